/** What every counter of requests has to do with random arrivals. */
import { expect } from 'vitest';
import type { ManualClock } from '../../../../src/core/clock.ts';
import { seededRandom } from '../../../../src/core/random.ts';
import type { RequestCounter } from '../../../../src/reference/engine/request-counter.ts';

// Redis forgets instants by its own clock, so no pause of the machine may be as long as the window.
const limit = { requests: 7, windowMs: 600_000, concurrent: undefined };

/** Compares each outcome with the requests that were counted in the time just before. */
export async function expectSlidingWindow(
  clock: ManualClock,
  counter: RequestCounter,
  arrivals: number,
): Promise<void> {
  const random = seededRandom('sliding');
  const below = (end: number) => Math.floor(random.next() * end);
  const counted: number[] = [];
  let refusals = 0;
  for (let arrival = 0; arrival < arrivals; arrival += 1) {
    // Bursts, and pauses around the length of the window.
    const pauseMs = below(below(10) === 0 ? 720_000 : 60_000);
    await clock.advance(pauseMs);
    const nowMs = clock.now();
    const oldest = counted.at(-limit.requests) ?? Number.NEGATIVE_INFINITY;
    const isFull = oldest > nowMs - limit.windowMs;
    const expected = isFull
      ? { kind: 'windowFull', waitMs: oldest + limit.windowMs - nowMs }
      : { kind: 'counted' };
    expect(await counter.count('key', limit), `arrival ${arrival}`).toMatchObject(expected);
    if (isFull) refusals += 1;
    else counted.push(nowMs);
  }
  expect(refusals).toBeGreaterThan(arrivals / 10);
  expect(counted.length).toBeGreaterThan(arrivals / 10);
}
