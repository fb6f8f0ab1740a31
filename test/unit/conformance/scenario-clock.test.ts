/** Time that the checks move: it waits for what is only slow, and moves on for what waits. */
import { expect, test } from 'vitest';
import { controlledTime } from '../../../src/conformance/run/scenario-clock.ts';
import { ManualClock, systemClock } from '../../../src/core/clock.ts';

/** Work that is finished by hand. */
function unfinished() {
  let finish: (value: string) => void = () => undefined;
  const work = new Promise<string>((resolve) => {
    finish = resolve;
  });
  return { work, finish };
}

/** A clock that stands at 0 until it is moved, and tells each time that it is asked. */
async function timeWith(onAsked: (times: number) => void) {
  let nowMs = 0;
  let asked = 0;
  const shown = () => ({ kind: 'manual' as const, nowMs, now: '', nextDueMs: 500, due: [] });
  const clock = systemClock();
  const time = await controlledTime(
    {
      getClock: async () => {
        asked += 1;
        onAsked(asked);
        return shown();
      },
      advanceClock: async (advance) => {
        nowMs += 'ms' in advance ? advance.ms : 0;
        return shown();
      },
    },
    { clock, signal: new AbortController().signal },
  );
  return time;
}

test('work that finishes before requests sent later does not advance the clock', async () => {
  const { work, finish } = unfinished();
  // The first one is asked at the beginning, before there is any work.
  const time = await timeWith((asked) => asked === 3 && finish('slow'));
  expect(await time.during(work)).toBe('slow');
  expect(time.now()).toBe(0);
});

test('unfinished work advances the clock', async () => {
  const { work, finish } = unfinished();
  const time = await timeWith((asked) => asked === 6 && finish('waited'));
  expect(await time.during(work)).toBe('waited');
  expect(time.now()).toBe(500);
});

test('a request can arrive before its caller hangs up', async () => {
  let asked = 0;
  const time = await timeWith((times) => {
    asked = times;
  });
  await time.within(1500, new Promise(() => undefined));
  expect(time.now()).toBe(1500);
  expect(asked).toBeGreaterThan(2);
});

test.each([
  ['took a moment', 9000, 0],
  ['took so long that the service no longer held its clock', 10_000, 7000],
])('what is recorded after an advance that %s', async (_, tookMs, lateMs) => {
  const clock = new ManualClock();
  let nowMs = 0;
  const shown = () => ({ kind: 'manual' as const, nowMs, now: '', due: [] });
  const time = await controlledTime(
    {
      getClock: async () => shown(),
      advanceClock: async (advance) => {
        await clock.advance(tookMs);
        nowMs += 'ms' in advance ? advance.ms : 0;
        return shown();
      },
    },
    { clock, signal: new AbortController().signal },
  );
  await time.pass(2000);
  await time.pass(5000);
  expect({ ...time.callLag }).toEqual({ totalMs: lateMs, recentMs: lateMs });
  // Requests are answered on time: the clock stands still until then.
  expect(time.lag.totalMs).toBe(0);
});
