import { expect, test } from 'vitest';
import { ManualClock } from '../../../../src/core/clock.ts';
import { Alternatives } from '../../../../src/reference/alternatives/account-alternatives.ts';
import { Faults } from '../../../../src/reference/engine/injected-faults.ts';
import { Memory } from '../../../../src/reference/engine-memory/kept-bytes.ts';
import { EventLog } from '../../../../src/reference/engine-memory/memory-event-log.ts';
import { Webhooks, WebhookTurns } from '../../../../src/reference/engine-memory/memory-webhooks.ts';

test.each([
  ['failure', [0, 14_000, 28_000]],
  ['attempt', [0, 10_000, 20_000]],
] as const)('the delay between attempts begins with the %s', async (origin, instants) => {
  // The receiver takes time of the clock, which stands still for held work.
  const clock = new ManualClock({ startMs: 0, holdLimitMs: 1 });
  const events = new EventLog(clock, 100);
  const sentMs: number[] = [];
  const all = new Webhooks({
    ...{ clock, events },
    alternatives: new Alternatives({ 'webhook-spacing-origin': origin }),
    faults: new Faults([], { events, seed: 'test' }),
    memory: new Memory(2 ** 20),
    webhookTurns: new WebhookTurns({ concurrentCalls: 1, concurrentCallsPerHost: 1 }),
    send: () => {
      sentMs.push(clock.now());
      return new Promise((resolve) => {
        clock.schedule(clock.now() + 4000, () => resolve({ kind: 'answered', status: 500 }));
      });
    },
  });
  const job = { jobId: 'job', endpointId: 'echo', operationId: 'runJob' };
  all.notify({ ...job, url: 'http://receiver.test/', body: '{}' });
  await clock.advance(60_000);
  expect(sentMs).toEqual(instants);
});
