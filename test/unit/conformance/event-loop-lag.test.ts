/** How late the checks were, and that no deployment is blamed for it. */
import { expect, test } from 'vitest';
import { judges } from '../../../src/conformance/judges.ts';
import { measureEventLoopLag } from '../../../src/conformance/run/time.ts';
import { ManualClock } from '../../../src/core/clock.ts';
import { callView, type RecordedCall } from './call-records.ts';
import { type Story, webhookView } from './webhook-records.ts';

test('a process that is scheduled on time has no lag', async () => {
  const clock = new ManualClock();
  const lag = measureEventLoopLag(clock);
  await clock.advance(60_000);
  expect({ ...lag }).toMatchObject({ totalMs: 0, recentMs: 0 });
  lag.stop();
  expect(clock.nextDueMs).toBeUndefined();
});

/** A clock whose calls come late, as those of a process that waits for its turn. */
class StarvedClock extends ManualClock {
  behindMs = 0;

  override now(): number {
    return super.now() + this.behindMs;
  }
}

test('lag counts in the total permanently, and as recent until the next turns', async () => {
  const clock = new StarvedClock();
  const lag = measureEventLoopLag(clock);
  clock.behindMs = 3000;
  // Nothing has run yet that could have noted anything.
  expect(lag.recentMs).toBe(2950);
  await clock.advance(50);
  expect({ ...lag }).toMatchObject({ totalMs: 3000, recentMs: 3000 });
});

/** A clock each of whose readings takes as long as a process may be late. */
class SlowClock extends ManualClock {
  takenMs = 0;

  override now(): number {
    this.takenMs += 20;
    return super.now() + this.takenMs;
  }
}

test('new lag counts equally in the total and as recent', async () => {
  const clock = new SlowClock();
  const lag = measureEventLoopLag(clock);
  await clock.advance(100);
  const { recentMs } = lag;
  expect(recentMs).toBeGreaterThan(20);
  // It was read a reading later.
  expect(lag.totalMs).toBe(recentMs + 20);
});

function outcomes(rule: keyof typeof judges, ...stories: Story[]): string[] {
  return judges[rule](webhookView(stories)).map(({ outcome }) => outcome);
}

function outcomesOf(rule: keyof typeof judges, told: readonly RecordedCall[]): string[] {
  return judges[rule](callView(told)).map(({ outcome }) => outcome);
}

test.each([
  ['both recorded in time', 0, 0, 'broken'],
  ['the first one recorded late', 3000, 0, 'holds'],
  ['the second one recorded late', 0, 3000, 'broken'],
])('webhook calls that seem to be 7 s apart, %s', (_, first, second, expected) => {
  const calls = [
    { atS: 2, lateMs: first },
    { atS: 9, lateMs: second },
  ];
  expect(outcomes('webhook-spacing', { calls })).toEqual([expected]);
});

test('a late record can explain webhook calls that seem too far apart', () => {
  const calls = (lateMs: number) => [{ atS: 2 }, { atS: 19, lateMs }, { atS: 29 }];
  expect(outcomes('webhook-spacing', { calls: calls(1) })).toEqual(['broken', 'holds']);
  expect(outcomes('webhook-spacing', { calls: calls(2000) })).toEqual(['holds', 'holds']);
});

test('the margin of a pause names the lag of the checks', () => {
  const calls = [{ atS: 2, lateMs: 3000 }, { atS: 9 }];
  const [finding] = judges['webhook-spacing'](webhookView([{ calls }]));
  expect(finding?.margin).toMatch(/^7000 ms observed, .*; up to 3050 ms more because /);
});

test('a caller that seems to give up early may have waited before its call was recorded', () => {
  const call = (lateMs: number) => [{ atS: 6, lateMs, givenUpMs: 10_000 }, { atS: 20 }];
  expect(outcomes('webhook-time-limit', { calls: call(1) })).toEqual(['broken']);
  expect(outcomes('webhook-time-limit', { calls: call(5000) })).toEqual(['holds']);
});

test('a call recorded late does not show when the pause started', () => {
  const calls = (lateMs: number) => [
    { atS: 2, answeredMs: 8000 },
    { atS: 18, lateMs },
  ];
  expect(outcomes('webhook-spacing-from-failure', { calls: calls(1) })).toEqual(['holds']);
  expect(outcomes('webhook-spacing-from-failure', { calls: calls(6000) })).toEqual([]);
});

test('a call recorded after its acknowledgement may have arrived before it', () => {
  const calls = (lateMs: number) => [
    { atS: 2, answeredStatus: 200 },
    { atS: 4, answeredStatus: 200, lateMs },
  ];
  const twice = (lateMs: number) => [{ calls: calls(lateMs) }, { calls: calls(lateMs) }];
  expect(outcomes('webhook-acknowledgement', ...twice(1))).toContain('broken');
  expect(outcomes('webhook-acknowledgement', ...twice(2000))).not.toContain('broken');
});

test('a call that was acknowledged late may be repeated', () => {
  const calls = (lateMs: number) => [
    { atS: 2, answeredStatus: 200, lateMs },
    { atS: 12, answeredStatus: 200 },
  ];
  const twice = (lateMs: number) => [{ calls: calls(lateMs) }, { calls: calls(lateMs) }];
  expect(outcomes('webhook-acknowledgement', ...twice(500))).toContain('broken');
  expect(outcomes('webhook-acknowledgement', ...twice(9000))).not.toContain('broken');
});

test('a response recorded late is not treated as a late response', () => {
  const waited = (late: number): RecordedCall => ({
    call: 'POST /runsync?wait=1000',
    took: 6000,
    late,
    sent: { input: {} },
    body: { id: 'sync-a', status: 'IN_PROGRESS' },
  });
  expect(outcomesOf('runsync-wait-limit', [waited(1000)])).toEqual(['broken']);
  expect(outcomesOf('runsync-wait-limit', [waited(4000)])).toEqual(['unclear']);
});

test('a stream response recorded late is not treated as a late response', () => {
  const run: RecordedCall = {
    call: 'POST /run',
    sent: { input: {} },
    body: { id: 'a', status: 'IN_QUEUE' },
  };
  const taken = (late: number): RecordedCall => ({
    call: 'GET /stream/a',
    took: 6000,
    late,
    body: { status: 'IN_PROGRESS', stream: [] },
  });
  expect(outcomesOf('stream-waits', [run, taken(1000)])).toEqual(['broken']);
  expect(outcomesOf('stream-waits', [run, taken(4000)])).toEqual(['unclear']);
});

test('a late response is inconclusive about the wait if all responses are slow', () => {
  const waited: RecordedCall = {
    call: 'POST /runsync?wait=1000',
    took: 6000,
    sent: { input: {} },
    body: { id: 'sync-a', status: 'IN_PROGRESS' },
  };
  const asked = (at: number): RecordedCall => ({
    call: 'GET /status/b',
    at,
    took: 4000,
    status: 404,
  });
  expect(outcomesOf('runsync-wait-limit', [waited, asked(3000)])).toEqual(['unclear']);
  expect(outcomesOf('runsync-wait-limit', [waited, asked(7000)])).toEqual(['broken']);
});

test('a service whose responses are all late may make its next webhook call equally late', () => {
  const done = { status: 'COMPLETED', output: {} };
  const calls = [{ atS: 2 }, { atS: 20 }, { atS: 30 }];
  const quick: Story = { calls, asked: [[15, done]] };
  const slow: Story = { calls, asked: [[15, done, 4000]] };
  expect(outcomes('webhook-spacing', quick)).toEqual(['broken', 'holds']);
  expect(outcomes('webhook-spacing', slow)).toEqual(['holds', 'holds']);
});

test('a service whose responses are all late may end a job equally late', () => {
  const looked = (at: number, took = 50): RecordedCall => ({
    call: 'GET /status/a',
    at,
    took,
    body: { id: 'a', status: 'IN_PROGRESS' },
  });
  const policy = { executionTimeout: 6000 };
  const told = (took: number) => [
    { call: 'POST /run', sent: { input: {}, policy }, body: { id: 'a', status: 'IN_QUEUE' } },
    ...[1000, 4000, 7000, 9000].map((at) => looked(at)),
    looked(10_000, took),
    looked(13_500),
  ];
  expect(outcomesOf('timeout-terminates', told(50))).toEqual(['broken']);
  expect(outcomesOf('timeout-terminates', told(3000))).toEqual([]);
});
