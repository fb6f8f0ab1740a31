import { expect, test } from 'vitest';
import { ManualClock } from '../../../../src/core/clock.ts';
import type { NumberLiterals } from '../../../../src/core/number-literals.ts';
import { seededRandom } from '../../../../src/core/random.ts';
import { Alternatives } from '../../../../src/reference/alternatives/account-alternatives.ts';
import { Faults } from '../../../../src/reference/engine/injected-faults.ts';
import { Memory } from '../../../../src/reference/engine-memory/kept-bytes.ts';
import { MemoryEngine } from '../../../../src/reference/engine-memory/memory-engine.ts';
import { EventLog } from '../../../../src/reference/engine-memory/memory-event-log.ts';
import { WebhookTurns } from '../../../../src/reference/engine-memory/memory-webhooks.ts';
import { echoWorker } from '../../../../src/reference/models/echo.ts';

const workers = {
  min: 0,
  max: 0,
  coldStartMs: 0,
  idleTimeoutMs: 0,
  jobsPerWorker: 1,
  maxStarts: 3,
};

function engineOf(close: () => void) {
  const clock = new ManualClock();
  const events = new EventLog(clock, 100);
  const memory = new Memory(2 ** 20, new Memory(2 ** 20));
  const worker = { ...echoWorker({}), close };
  return new MemoryEngine({
    clock,
    events,
    faults: new Faults([], { events, seed: 'test' }),
    endpoints: new Map([['echo', { executionTimeoutMs: 6000, price: undefined, worker, workers }]]),
    random: seededRandom('test'),
    ids: seededRandom('test'),
    budget: undefined,
    queueLimits: undefined,
    memory,
    send: async () => ({ kind: 'answered', status: 200 }),
    webhookTurns: new WebhookTurns({ concurrentCalls: 1, concurrentCallsPerHost: 1 }),
    resultUrl: (file) => file,
    keptRequestBytes: 0,
    history: { jobs: 0, bytes: 0 },
    alternatives: new Alternatives(),
  });
}

const job = {
  endpointId: 'echo',
  request: { input: {} },
  submission: 'runJob',
  origin: '',
} as const;

test('closes its workers and keeps no bytes, timers or jobs', () => {
  let closed = 0;
  const engine = engineOf(() => {
    closed += 1;
  });
  engine.submit(job);
  const { whole } = engine.memory;
  expect(whole?.usedBytes).toBeGreaterThan(0);
  engine.close();
  expect([closed, whole?.usedBytes, engine.jobs({ limit: 1 }).total]).toEqual([1, 0, 0]);
});

test('closes a former worker when the last of its jobs has ended, or at once without any', () => {
  const closed: string[] = [];
  const plan = (name: string) => ({
    executionTimeoutMs: 6000,
    price: undefined,
    workers: { ...workers, min: 2, max: 2 },
    worker: {
      begin: () =>
        ({ kind: 'real', done: new Promise<never>(() => undefined), stop() {} }) as const,
      close: () => closed.push(name),
    },
  });
  const engine = engineOf(() => closed.push('first'));
  const { setEndpoint } = engine.settings;
  setEndpoint('echo', plan('second'));
  expect(closed).toEqual(['first']);
  const jobs = [1, 2].map(() => engine.submit(job));
  setEndpoint('echo', plan('third'));
  for (const accepted of jobs) {
    expect(closed).toEqual(['first']);
    if (accepted.kind !== 'accepted') throw new Error('Expected a job.');
    engine.cancel({ endpointId: 'echo', jobId: accepted.jobId });
  }
  expect(closed).toEqual(['first', 'second']);
  engine.submit(job);
  setEndpoint('echo', plan('fourth'));
  engine.close();
  expect(closed.toSorted()).toEqual(['first', 'fourth', 'second', 'third']);
});

test('throws for an endpoint that the account does not have', () => {
  const engine = engineOf(() => undefined);
  expect(() => engine.submit({ ...job, endpointId: 'nowhere' })).toThrow(RangeError);
});

test('numbers as they were sent count in memory, and go with the storage settings', () => {
  const engine = engineOf(() => undefined);
  const bytesWith = (numberLiterals: NumberLiterals | undefined, end: 'waits' | 'cancelled') => {
    const before = engine.memory.usedBytes;
    const request = { input: {}, s3Config: { key: 1 } };
    const accepted = engine.submit({ ...job, request, numberLiterals });
    if (accepted.kind !== 'accepted') throw new Error(`Expected room, got ${accepted.kind}.`);
    if (end === 'cancelled') engine.cancel({ endpointId: 'echo', jobId: accepted.jobId });
    return engine.memory.usedBytes - before;
  };
  const literals = { s3Config: { key: '1.0' } };
  expect(bytesWith(literals, 'waits')).toBeGreaterThan(bytesWith(undefined, 'waits'));
  expect(bytesWith(literals, 'cancelled')).toBe(bytesWith(undefined, 'cancelled'));
  engine.close();
});
