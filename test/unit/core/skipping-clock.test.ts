import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lifecycle } from '#generated/reference/tables.js';
import { defaults } from '#generated/service-settings/validators.js';
import { ManualClock, macrotask, systemTimers, usualHoldLimitMs } from '../../../src/core/clock.ts';
import { type Skip, SkippingClock } from '../../../src/core/skipping-clock.ts';

const hourMs = 3_600_000;

/** In these tests nobody outside of the process acts. */
const alone = { idleMs: 0 };

/** Resolves when the clock reaches a time from now. */
function elapsed(clock: SkippingClock, ms: number): Promise<number> {
  return new Promise((resolve) => {
    clock.schedule(clock.now() + ms, () => resolve(clock.now()));
  });
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await macrotask();
}

/** More than the clock needs to notice that nothing happens. */
const many = 50;

describe('a skipping clock', () => {
  test('shows real time until it skips, and goes on from there', async () => {
    const clock = new SkippingClock(alone);
    const realMs = systemTimers().now();
    const startMs = clock.now();
    expect(startMs - realMs).toBeGreaterThanOrEqual(0);
    expect(await elapsed(clock, hourMs)).toBeGreaterThanOrEqual(startMs + hourMs);
    expect(clock.now()).toBeGreaterThanOrEqual(startMs + hourMs);
    expect(clock.skippedMs).toBeLessThanOrEqual(hourMs);
    const unskippedMs = clock.now() - clock.skippedMs;
    expect(systemTimers().now() - unskippedMs).toBeLessThan(hourMs / 2);
    expect(systemTimers().now()).toBeGreaterThanOrEqual(unskippedMs - 1);
  });

  test('runs what is due in order of time, then of scheduling, never early', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ seconds: fc.nat(50), cancel: fc.boolean() }), { maxLength: 12 }),
        async (plans) => {
          const clock = new SkippingClock(alone);
          const startMs = clock.now();
          const fired: number[] = [];
          let early = 0;
          const timers = plans.map(({ seconds }, index) => {
            const dueMs = startMs + seconds * 1000;
            return clock.schedule(dueMs, () => {
              if (clock.now() < dueMs) early += 1;
              fired.push(index);
            });
          });
          plans.forEach(({ cancel }, index) => {
            const timer = timers[index];
            if (cancel && timer !== undefined) clock.cancel(timer);
          });
          await elapsed(clock, 51_000);
          const expected = plans
            .map((plan, index) => ({ ...plan, index }))
            .filter(({ cancel }) => !cancel)
            .sort((a, b) => a.seconds - b.seconds || a.index - b.index)
            .map(({ index }) => index);
          expect(fired).toEqual(expected);
          expect(early).toBe(0);
        },
      ),
      { numRuns: 30 },
    );
  });

  test('waits for real work to settle, and for a caller to be served', async () => {
    const clock = new SkippingClock(alone);
    const seen: string[] = [];
    const { promise, resolve } = deferred();
    clock.hold(promise);
    const reached = elapsed(clock, hourMs).then(() => seen.push('reached'));
    await turns(many);
    expect(seen).toEqual([]);
    const leave = clock.serve({ onlyLooks: true });
    resolve();
    await turns(many);
    expect(seen).toEqual([]);
    leave();
    await reached;
  });

  test('does not wait for a caller who waits for it', async () => {
    const clock = new SkippingClock(alone);
    const leave = clock.serve({ onlyLooks: false });
    const other = clock.serve({ onlyLooks: false });
    const waiting = clock.whileWaiting(elapsed(clock, hourMs));
    let isOver = false;
    void waiting.then(() => {
      isOver = true;
    });
    await turns(many);
    expect(isOver).toBe(false);
    other();
    await waiting;
    let isLater = false;
    void elapsed(clock, hourMs).then(() => {
      isLater = true;
    });
    await turns(many);
    expect(isLater).toBe(false);
    leave();
    await expect.poll(() => isLater).toBe(true);
  });

  test('gives callers real time to act on what they were told', async () => {
    const real = new ManualClock();
    const clock = new SkippingClock({ idleMs: 40 }, real);
    let isReached = false;
    void elapsed(clock, hourMs).then(() => {
      isReached = true;
    });
    const passes = async (ms: number) => {
      await turns(many);
      await real.advance(ms);
      await turns(many);
    };
    for (let act = 0; act < 5; act += 1) {
      await passes(30);
      clock.serve({ onlyLooks: false })();
    }
    // Until the pause in which the last act fell is over.
    await passes(10);
    await passes(39);
    expect(isReached).toBe(false);
    await passes(1);
    expect(isReached).toBe(true);
  });

  test('skips although somebody looks again and again', async () => {
    const clock = new SkippingClock({ idleMs: 5 });
    let isOver = false;
    const reached = elapsed(clock, hourMs).then(() => {
      isOver = true;
    });
    while (!isOver) {
      clock.serve({ onlyLooks: true })();
      await macrotask();
    }
    await reached;
  });

  test('does not skip to housekeeping, nor bring it nearer', async () => {
    const clock = new SkippingClock(alone);
    const { housekeeping } = clock;
    let isDone = false;
    const timer = housekeeping.schedule(housekeeping.now() + hourMs, () => {
      isDone = true;
    });
    await turns(many);
    expect(clock.skippedMs).toBe(0);
    await elapsed(clock, 2 * hourMs);
    await turns(many);
    expect(isDone).toBe(false);
    expect(housekeeping.onClock(timer.dueMs) - clock.now()).toBeGreaterThan(hourMs / 2);
    await clock.advance(hourMs);
    expect(isDone).toBe(true);
    expect(clock.nextDueMs).toBeUndefined();
  });

  test('skips nothing while it is paused, and goes on when it is resumed', async () => {
    const clock = new SkippingClock(alone);
    clock.pause();
    const reached = elapsed(clock, hourMs);
    await turns(many);
    expect([clock.isPaused, clock.skippedMs]).toEqual([true, 0]);
    clock.resume();
    await reached;
    expect(clock.isPaused).toBe(false);
  });

  test('can be advanced, paused or not, in order', async () => {
    const clock = new SkippingClock(alone);
    clock.pause();
    const startMs = clock.now();
    const seen: string[] = [];
    clock.schedule(startMs + 2 * hourMs, () => seen.push('second'));
    clock.schedule(startMs + hourMs, () => {
      seen.push('first');
      clock.hold(turns(3).then(() => void seen.push('work of the first')));
      clock.schedule(startMs + hourMs, () => seen.push('follows'));
    });
    expect(clock.nextDueMs).toBe(startMs + hourMs);
    await clock.advanceToNext();
    expect(seen).toEqual(['first', 'follows', 'work of the first']);
    await clock.advanceTo(startMs + 3 * hourMs);
    expect(seen).toEqual(['first', 'follows', 'work of the first', 'second']);
    expect(clock.now()).toBeGreaterThanOrEqual(startMs + 3 * hourMs);
    expect(clock.skippedMs).toBe(0);
    await expect(clock.advance(-1)).rejects.toThrow(RangeError);
    await expect(clock.advanceTo(startMs)).rejects.toThrow(RangeError);
  });

  test('does not skip further than it may', async () => {
    const clock = new SkippingClock({ ...alone, maxSkipMs: 60_000 });
    const far = elapsed(clock, hourMs);
    const near = elapsed(clock, 60_000);
    await near;
    await turns(many);
    expect(clock.skippedMs).toBeLessThanOrEqual(60_000);
    await clock.advance(hourMs - 2 * 60_000);
    await far;
  });

  test('skips to what has become near enough', async () => {
    const clock = new SkippingClock({ ...alone, maxSkipMs: 60_000 });
    await elapsed(clock, 60_020);
    expect(clock.skippedMs).toBeGreaterThan(50_000);
    expect(clock.skippedMs).toBeLessThanOrEqual(60_000);
  });

  test('may by default skip as long as a job waits in the queue by default', async () => {
    const clock = new SkippingClock(alone);
    await elapsed(clock, lifecycle.timers.ttl.default);
    expect(defaults.SkippingSettings.maxSkipMs).toBe(lifecycle.timers.ttl.default);
  });

  test('tells its followers from where to where it has skipped', async () => {
    const clock = new SkippingClock(alone);
    const skips: Skip[] = [];
    const unfollow = clock.follow((skip) => skips.push(skip));
    const startMs = clock.now();
    await elapsed(clock, hourMs);
    unfollow();
    await elapsed(clock, hourMs);
    expect(skips).toHaveLength(1);
    expect(skips[0]?.fromMs).toBeGreaterThanOrEqual(startMs);
    expect(skips[0]?.toMs).toBeGreaterThanOrEqual(startMs + hourMs);
  });

  test('reports what a call and held work throw, and goes on', async () => {
    const errors: unknown[] = [];
    const clock = new SkippingClock({ ...alone, onError: (error) => errors.push(error) });
    clock.schedule(clock.now() + hourMs, () => {
      throw new Error('of a call');
    });
    clock.hold(Promise.reject(new Error('of work')));
    await elapsed(clock, 2 * hourMs);
    expect(errors.map(String)).toEqual(['Error: of work', 'Error: of a call']);
  });

  test('waits for work for which an advance has not waited', async () => {
    const real = new ManualClock();
    const clock = new SkippingClock(alone, real);
    const { promise, resolve } = deferred();
    clock.hold(promise);
    const advance = clock.advance(1);
    await turns(many);
    await real.advance(usualHoldLimitMs);
    await advance;
    const reached = elapsed(clock, hourMs);
    await turns(many);
    expect(clock.skippedMs).toBe(0);
    // Once is enough.
    await clock.advance(1);
    resolve();
    await reached;
    expect(clock.skippedMs).toBeGreaterThan(0);
  });

  test('tells once who always acts, if something has been due for ten seconds', async () => {
    const real = new ManualClock();
    const clock = new SkippingClock({ idleMs: 20 }, real);
    const told: string[] = [];
    clock.followUnrest((by) => told.push(by));
    const act = async (seconds: number) => {
      for (let acts = 0; acts < 10 * seconds; acts += 1) {
        clock.serve({ onlyLooks: false, name: 'runJob' })();
        // What an act leads to is no reason to tell.
        clock.cancel(clock.schedule(clock.now() + 1000, () => undefined));
        await real.advance(100);
      }
    };
    await act(25);
    expect([told, clock.disturbedBy]).toEqual([[], undefined]);
    const leave = clock.serve({ onlyLooks: true });
    const reached = elapsed(clock, hourMs);
    await act(25);
    expect([told, clock.disturbedBy]).toEqual([['runJob'], 'runJob']);
    leave();
    for (let step = 0; step < 8; step += 1) {
      await turns(many);
      await real.advance(5);
    }
    await reached;
    expect(clock.disturbedBy).toBeUndefined();
    expect(told).toHaveLength(1);
  });

  test('goes on when a follower throws, or a report of errors', async () => {
    const errors: unknown[] = [];
    const clock = new SkippingClock({
      ...alone,
      onError(error) {
        errors.push(error);
        throw new Error('of the report');
      },
    });
    clock.follow(() => {
      throw new Error('of a follower');
    });
    clock.hold(Promise.reject(new Error('of work')));
    const startMs = clock.now();
    clock.schedule(startMs + hourMs, () => {
      throw new Error('of a call');
    });
    await clock.advance(hourMs);
    await elapsed(clock, hourMs);
    expect(errors.map(String)).toEqual([
      'Error: of work',
      'Error: of a call',
      'Error: of a follower',
    ]);
  });

  test('goes on when an advance fails', async () => {
    const real = new ManualClock();
    const clock = new SkippingClock(alone, {
      now: () => real.now(),
      cancel: (timer) => real.cancel(timer),
      schedule() {
        throw new Error('no timers');
      },
    });
    const { promise, resolve } = deferred();
    clock.hold(promise);
    await expect(clock.advance(1)).rejects.toThrow('no timers');
    resolve();
    await elapsed(clock, hourMs);
  });

  test('drops everything that is pending', async () => {
    const clock = new SkippingClock(alone);
    clock.schedule(clock.now() + hourMs, () => {
      throw new Error('This was dropped.');
    });
    clock.housekeeping.schedule(0, () => {
      throw new Error('This was dropped.');
    });
    clock.clear();
    await turns(many);
    expect([clock.nextDueMs, clock.skippedMs]).toEqual([undefined, 0]);
  });

  test.each([{ idleMs: -1 }, { maxSkipMs: Number.NaN }])('refuses %j', (options) => {
    expect(() => new SkippingClock(options)).toThrow(RangeError);
  });
});

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
