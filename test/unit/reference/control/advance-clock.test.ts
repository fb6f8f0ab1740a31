import { describe, expect, test } from 'vitest';
import type { AttemptOutcome } from '../../../../src/reference/engine/rules/webhook-attempts.ts';
import { controlTestbed } from './control-testbed.ts';

const start = Date.UTC(2026, 0, 1);

describe('a manual clock', () => {
  test('stands still and reports the next due time', async () => {
    const { control, run } = controlTestbed();
    expect(await control.getClock()).toEqual({
      kind: 'manual',
      nowMs: start,
      now: '2026-01-01T00:00:00.000Z',
      due: [],
    });
    await run('echo', { input: {} });
    expect(await control.advanceClock({ ms: 0 })).toMatchObject({ nextDueMs: start + 100 });
  });

  test('advances by a duration, to an instant, and to the next due time', async () => {
    const { control, run, status } = controlTestbed();
    const id = await run('echo', { input: {} });
    expect(await control.advanceClock({ ms: 60 })).toMatchObject({ nowMs: start + 60 });
    expect((await status('echo', id)).status).toBe('IN_PROGRESS');
    expect(await control.advanceClock({ untilMs: start + 99 })).toMatchObject({
      nowMs: start + 99,
    });
    expect((await status('echo', id)).status).toBe('IN_PROGRESS');
    expect(await control.advanceClock({ toNext: true })).toMatchObject({ nowMs: start + 100 });
    expect(await status('echo', id)).toMatchObject({ status: 'COMPLETED', executionTime: 100 });
  });

  test('answers after pending webhooks have been delivered at their instants', async () => {
    const outcomes: ((outcome: AttemptOutcome) => void)[] = [];
    const { control, run } = controlTestbed({
      sendWebhook: () => new Promise((resolve) => outcomes.push(resolve)),
    });
    await run('echo', { input: {}, webhook: 'https://receiver.test/hook' });
    let answered = false;
    const advance = control.advanceClock({ ms: 60_000 }).then(() => {
      answered = true;
    });
    for (const status of [500, 200]) {
      await expect.poll(() => outcomes.length).toBe(1);
      expect(answered).toBe(false);
      outcomes.shift()?.({ kind: 'answered', status });
    }
    await advance;
    const deliveries = await control.listDeliveries();
    expect(deliveries.map(({ atMs, outcome }) => [atMs - start, outcome])).toEqual([
      [10_100, 'status 200'],
      [100, 'status 500'],
    ]);
  });

  test('never goes back, even if another advance was faster', async () => {
    const { call, control } = controlTestbed();
    const [, late] = await Promise.all([
      call('POST', '/control/clock', { ms: 1000 }),
      call('POST', '/control/clock', { untilMs: start + 500 }),
    ]);
    expect(late).toMatchObject({
      status: 400,
      body: { code: 'invalidRequest', errors: [{ in: 'body', pointer: '/untilMs' }] },
    });
    expect((await control.getClock()).nowMs).toBe(start + 1000);
    expect((await control.advanceClock({ untilMs: start + 1000 })).nowMs).toBe(start + 1000);
  });

  test.each([
    {},
    { ms: -1 },
    { ms: 1, toNext: true },
    { toNext: false },
    { ms: 1e15 },
    { untilMs: 1e15 },
    null,
  ])('refuses %j', async (body) => {
    const { call } = controlTestbed();
    expect(await call('POST', '/control/clock', body)).toMatchObject({
      status: 400,
      body: { code: 'invalidRequest', errors: expect.anything() },
    });
    expect((await call('GET', '/control/clock')).body.nowMs).toBe(start);
  });

  test.each([
    ['text/plain', '{}', 400, 'unsupportedMediaType'],
    ['application/json', '{', 400, 'invalidJson'],
    ['application/json', ' '.repeat(2 ** 20 + 1), 413, 'payloadTooLarge'],
  ])('refuses a body of %s', async (type, body, status, code) => {
    const { call } = controlTestbed();
    const answer = await call('POST', '/control/clock', body, { 'content-type': type });
    expect(answer).toMatchObject({ status, body: { code } });
  });
});

test('the system clock cannot be advanced', async () => {
  const { call } = controlTestbed();
  const headers = { authorization: 'real-key' };
  const { body } = await call('GET', '/control/clock', undefined, headers);
  expect(body).toMatchObject({ kind: 'system' });
  expect(body).not.toHaveProperty('nextDueMs');
  expect(await call('POST', '/control/clock', { ms: 1 }, headers)).toMatchObject({
    status: 409,
    body: { code: 'clockNotManual' },
  });
});
