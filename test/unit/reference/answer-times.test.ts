/** Answers that the settings hold back. */
import { afterEach, expect, test } from 'vitest';
import { createReferenceService } from '../../../src/reference/service.ts';
import type { ServiceSettings } from '../../../src/reference/settings/check-settings.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

function settingsWith(
  answerTimes: ServiceSettings['answerTimes'],
  clock: 'skipping' | 'manual' = 'skipping',
): ServiceSettings {
  return {
    accounts: { a: { keys: { key: {} }, clock, skipping: { idleMs: 0 } } },
    endpoints: { echo: { kind: 'serverless', worker: 'echo' } },
    ...(answerTimes !== undefined && { answerTimes }),
  };
}

function started(settings: ServiceSettings) {
  const service = createReferenceService({ settings, seed: 'answer times' });
  closing.push(() => service.close());
  const [account] = [...service.accounts.all()];
  if (account === undefined) throw new Error('Expected an account.');
  /** How long an answer takes on the clock of the account, in milliseconds, without real time. */
  const timed = async (path: string, method = 'GET') => {
    const fromMs = account.clock.now();
    const response = await service.fetch(
      new Request(`http://localhost/v2/echo/${path}`, {
        method,
        headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
        ...(method === 'POST' && { body: '{"input":{}}' }),
      }),
    );
    const body: unknown = JSON.parse(await response.text());
    const id = typeof body === 'object' && body !== null && 'id' in body ? body.id : undefined;
    return { id, status: response.status, ms: account.clock.now() - fromMs };
  };
  return { service, timed };
}

test('each operation takes its own time, and others none', async () => {
  const { timed } = started(
    settingsWith({ runJob: 60_000, getJobStatus: { distribution: 'observed', ms: [90_000] } }),
  );
  const { id, ms } = await timed('run', 'POST');
  expect(Math.floor(ms / 10_000)).toBe(6);
  expect(Math.floor((await timed(`status/${id}`)).ms / 10_000)).toBe(9);
  expect((await timed('health')).ms).toBeLessThan(10_000);
});

test('an answer that is no success is not held back', async () => {
  const { timed } = started(settingsWith({ getJobStatus: 60_000 }));
  const answer = await timed('status/unknown');
  expect(answer.status).toBe(404);
  expect(answer.ms).toBeLessThan(10_000);
});

test('on a clock that stands still, answers come at once', async () => {
  const { timed } = started(settingsWith({ runJob: 60_000 }, 'manual'));
  expect(await timed('run', 'POST')).toMatchObject({ ms: 0 });
});

test('the times change while the service runs', async () => {
  const { service, timed } = started(settingsWith(undefined));
  const changes = service.changeSettings(settingsWith({ runJob: 60_000 }));
  expect(changes).toEqual([{ text: 'answerTimes changed', isDone: true }]);
  expect(Math.floor((await timed('run', 'POST')).ms / 10_000)).toBe(6);
  service.changeSettings(settingsWith(undefined));
  expect((await timed('run', 'POST')).ms).toBeLessThan(10_000);
});
