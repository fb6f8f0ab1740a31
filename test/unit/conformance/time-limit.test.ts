import { expect, test } from 'vitest';
import { limitTime } from '../../../src/conformance/run/time-limit.ts';
import { ManualClock } from '../../../src/core/clock.ts';
import { BusyClock } from './busy-clock.ts';

/** After how many milliseconds a limit of one second is over in a process that is so late. */
async function endOf(lateMs: number): Promise<number> {
  const real = new ManualClock({ warnAfterMs: Number.POSITIVE_INFINITY });
  const clock = new BusyClock(real);
  clock.lateMs = lateMs;
  const startMs = clock.now();
  const limit = limitTime(1000, 'too long', clock);
  while (!limit.signal.aborted) await real.advance(10);
  expect(limit.signal.reason).toEqual(new Error('too long'));
  limit.end();
  expect(real.nextDueMs).toBeUndefined();
  return clock.now() - startMs;
}

test('a limit is over on time if the process runs on time', async () => {
  expect(await endOf(0)).toBe(1000);
});

test('time for which the process had to wait for its turn does not count', async () => {
  const endMs = await endOf(50);
  // Each 50 ms took twice as long.
  expect(endMs).toBeGreaterThan(1900);
  expect(endMs).toBeLessThan(2200);
});

test('however late the process is, a limit ends', async () => {
  expect(await endOf(2000)).toBeLessThan(9100);
});
