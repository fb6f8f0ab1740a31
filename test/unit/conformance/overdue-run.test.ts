/** A run that takes longer than planned ends, and says why. */
import { expect, test } from 'vitest';
import { type EventLoopLag, noLag } from '../../../src/conformance/run/event-loop-lag.ts';
import { watchProgress } from '../../../src/conformance/run/overdue-run.ts';
import { ManualClock } from '../../../src/core/clock.ts';
import type { Exchange } from '../../../src/evidence/record-types.ts';

const planned = { usualMs: 60_000, longestMs: 240_000 };

function answered(status: string, id: string): Exchange {
  const body = JSON.stringify({ id, status });
  return {
    ...{ kind: 'exchange', id: 1, scenario: 'one', key: 'valid', sentMs: 0, receivedMs: 1 },
    request: { method: 'GET', target: `/v2/one/status/${id}`, headers: {} },
    response: { status: 200, headers: {}, bytes: body.length, body },
  };
}

/** When the run was stopped, in seconds, and why; an answer arrives every 5 s. */
async function stopOf(
  answerAt: (seconds: number) => Exchange | undefined,
  lag: EventLoopLag = noLag,
) {
  const clock = new ManualClock();
  const stops: { seconds: number; reason: string }[] = [];
  const startMs = clock.now();
  const seconds = () => (clock.now() - startMs) / 1000;
  const stop = (reason: string) => stops.push({ seconds: seconds(), reason });
  const warned: string[] = [];
  const warn = (reason: string) => warned.push(reason);
  const progress = watchProgress(planned, { clock, lag, stop, warn });
  while (stops.length === 0 && seconds() < 1000) {
    await clock.advance(5000);
    const answer = answerAt(seconds());
    if (answer !== undefined) progress.note(answer);
  }
  progress.end();
  return stops[0] && { ...stops[0], warned };
}

test('a run in which no job ends is stopped soon after twice its plan', async () => {
  const stopped = await stopOf(() => answered('IN_QUEUE', 'a'));
  expect(stopped?.seconds).toBeGreaterThan(120);
  expect(stopped?.seconds).toBeLessThan(140);
  expect(stopped?.reason).toContain('about 60 s were planned');
  expect(stopped?.reason).toContain('No further job was seen to end for 130 s.');
});

test('one job that is seen to end again and again is no progress', async () => {
  expect((await stopOf(() => answered('COMPLETED', 'a')))?.seconds).toBeLessThan(140);
});

test('a slow run goes on while jobs end, as long as planned for a slow deployment', async () => {
  const stopped = await stopOf((seconds) => answered('COMPLETED', `job ${seconds}`));
  expect(stopped?.seconds).toBeGreaterThanOrEqual(240);
  expect(stopped?.seconds).toBeLessThan(250);
  expect(stopped?.reason).toContain('at most 240 s if everything is slow');
  expect(stopped?.warned).toEqual([
    expect.stringMatching(
      /^The run has taken 120 s; .* goes on, because 2\d jobs were seen to end/,
    ),
  ]);
});

test('time for which the checks had to wait for their turn does not count', async () => {
  const lag = { totalMs: 200_000, recentMs: 0 };
  const stopped = await stopOf((seconds) => answered('COMPLETED', `job ${seconds}`), lag);
  expect(stopped?.seconds).toBeGreaterThanOrEqual(440);
  expect(stopped?.seconds).toBeLessThan(450);
});
