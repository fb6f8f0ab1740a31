/** How late the checks were, and that no deployment is blamed for it. */
import { expect, test } from 'vitest';
import { judges } from '../../../src/conformance/judges.ts';
import { measureEventLoopLag } from '../../../src/conformance/run/event-loop-lag.ts';
import { ManualClock } from '../../../src/core/clock.ts';
import { outcomes as outcomesOf, type RecordedCall, withOperations } from './records.ts';
import { type Story, webhookView } from './webhook-records.ts';

test('a process that is scheduled on time has no lag', async () => {
  const clock = new ManualClock();
  const lag = measureEventLoopLag(clock);
  await clock.advance(60_000);
  expect({ ...lag }).toMatchObject({ totalMs: 0, recentMs: 0 });
  lag.stop();
  expect(clock.nextDueMs).toBeUndefined();
});

test('lag counts in the total permanently, and as recent until the next turns', async () => {
  const clock = new ManualClock();
  let behindMs = 0;
  // Its calls come late, as those of a process that waits for its turn.
  const lag = measureEventLoopLag({
    now: () => clock.now() + behindMs,
    schedule: (dueMs, run) => clock.schedule(dueMs, run),
    cancel: (timer) => clock.cancel(timer),
    hold: (work) => clock.hold(work),
    clear: () => clock.clear(),
  });
  behindMs = 3000;
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
  return [...judges[rule](webhookView(stories))].map(({ outcome }) => outcome);
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
  const calls = (lateMs: number) => [{ atS: 2 }, { atS: 16, lateMs }, { atS: 26 }];
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
  expect(outcomes('webhook-time-limit', { calls: call(6000) })).toEqual(['unclear']);
});

test('a call recorded late does not show when the pause started', () => {
  const calls = (lateMs: number) => [
    { atS: 2, answeredMs: 8000 },
    { atS: 18, lateMs },
  ];
  expect(outcomes('webhook-spacing-from-failure', { calls: calls(1) })).toEqual(['holds']);
  expect(outcomes('webhook-spacing-from-failure', { calls: calls(6000) })).toEqual([]);
});

test.each([
  ['recorded after its acknowledgement may have arrived before it', 4, 1, [0, 2000]],
  ['acknowledged late may be repeated', 12, 500, [9000, 0]],
])('a call %s', (_, atS, lateMs, [first = 0, second = 0]) => {
  const twice = (ofFirst: number, ofSecond: number) => {
    const calls = [
      { atS: 2, answeredStatus: 200, lateMs: ofFirst },
      { atS, answeredStatus: 200, lateMs: ofSecond },
    ];
    return outcomes('webhook-acknowledgement', { calls }, { calls });
  };
  expect(twice(first && lateMs, second && lateMs)).toContain('broken');
  expect(twice(first, second)).not.toContain('broken');
});

/** A synchronous submission that asks for a wait of 1 s and is answered after 6 s. */
const waited = (late: number): RecordedCall => ({
  ...{ at: 0, took: 6, late, call: 'runsync', query: '?wait=1000' },
  sent: { input: {} },
  answer: { status: 'IN_PROGRESS' },
});

test('a response recorded late is not treated as a late response', () => {
  const found = (late: number) => outcomesOf('runsync-wait-limit', [waited(late)], withOperations);
  expect(found(1)).toEqual(['broken']);
  expect(found(4)).toEqual(['unclear']);
});

test('a stream response recorded late is not treated as a late response', () => {
  const found = (late: number) =>
    outcomesOf(
      'stream-waits',
      [
        { at: 0, took: 0, call: 'run', sent: { input: {} } },
        { at: 0, took: 6, late, call: 'stream', answer: { status: 'IN_PROGRESS', stream: [] } },
      ],
      withOperations,
    );
  expect(found(1)).toEqual(['broken']);
  expect(found(4)).toEqual(['unclear']);
});

test('a late response is inconclusive about the wait if all responses are slow', () => {
  const asked = (at: number): RecordedCall => ({ at, took: 4, id: 'other', http: 404 });
  const found = (at: number) =>
    outcomesOf('runsync-wait-limit', [waited(0), asked(at)], withOperations);
  expect(found(3)).toEqual(['unclear']);
  expect(found(7)).toEqual(['broken']);
});

test('a service whose responses are all late may make its next webhook call equally late', () => {
  const done = { status: 'COMPLETED', output: {} };
  const calls = [{ atS: 2 }, { atS: 18 }, { atS: 28 }];
  const quick: Story = { calls, asked: [[15, done]] };
  const slow: Story = { calls, asked: [[15, done, 4000]] };
  expect(outcomes('webhook-spacing', quick)).toEqual(['broken', 'holds']);
  expect(outcomes('webhook-spacing', slow)).toEqual(['holds', 'holds']);
});

test('a service whose responses are all late may end a job equally late', () => {
  const looked = (at: number, took = 0.05): RecordedCall => ({
    ...{ at, took },
    answer: { status: 'IN_PROGRESS' },
  });
  const calls = (took: number): RecordedCall[] => [
    { at: 0, took: 0, call: 'run', sent: { input: {}, policy: { executionTimeout: 6000 } } },
    ...[1, 4, 7, 9].map((at) => looked(at)),
    looked(10, took),
    looked(13.5),
  ];
  expect(outcomesOf('timeout-terminates', calls(0.05), withOperations)).toEqual(['broken']);
  expect(outcomesOf('timeout-terminates', calls(3), withOperations)).toEqual([]);
});
