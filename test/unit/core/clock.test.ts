import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ManualClock, systemClock, systemTimers } from '../../../src/core/clock.ts';

describe('a manual clock', () => {
  test('runs due timers in order of time, then of scheduling, each at its own instant', async () => {
    const clock = new ManualClock({ startMs: 1000 });
    const seen: [string, number][] = [];
    const note = (name: string) => () => seen.push([name, clock.now()]);
    clock.schedule(1020, note('c'));
    clock.schedule(1010, note('a'));
    clock.schedule(1010, note('b'));
    clock.schedule(1030, note('later'));

    await clock.advance(20);

    expect(seen).toEqual([
      ['a', 1010],
      ['b', 1010],
      ['c', 1020],
    ]);
    expect(clock.now()).toBe(1020);
    expect(clock.nextDueMs).toBe(1030);
  });

  test('runs timers that other timers scheduled, at their own instants', async () => {
    const clock = new ManualClock({ startMs: 0 });
    const seen: number[] = [];
    const repeat = () => {
      seen.push(clock.now());
      clock.schedule(clock.now() + 10, repeat);
    };
    clock.schedule(10, repeat);
    await clock.advance(35);
    expect(seen).toEqual([10, 20, 30]);
  });

  test('lets promise callbacks of one instant run before the next instant', async () => {
    const clock = new ManualClock({ startMs: 0 });
    const seen: string[] = [];
    clock.schedule(1, () => {
      void (async () => {
        for (let turn = 0; turn < 50; turn += 1) await null;
        seen.push(`promise at ${clock.now()}`);
      })();
    });
    clock.schedule(2, () => seen.push('timer at 2'));
    await clock.advance(5);
    expect(seen).toEqual(['promise at 1', 'timer at 2']);
  });

  test('stays at the instant at which held work began until that work settles', async () => {
    const clock = new ManualClock({ startMs: 0 });
    const { promise, resolve } = deferred();
    const seen: number[] = [];
    clock.schedule(5, () => {
      clock.hold(promise.then(() => void seen.push(clock.now())));
      setImmediate(resolve);
    });
    clock.schedule(6, () => void seen.push(clock.now()));
    await clock.advance(100);
    expect(seen).toEqual([5, 6]);
  });

  test('continues after the wall-clock limit if held work hangs', async () => {
    const clock = new ManualClock({ startMs: 0, holdLimitMs: 1 });
    clock.hold(new Promise(() => {}));
    await clock.advance(10);
    expect(clock.now()).toBe(10);
  });

  test('continues if held work fails, and rejects on arrival', async () => {
    const clock = new ManualClock({ startMs: 0 });
    clock.hold(Promise.reject(new Error('refused')));
    await expect(clock.advance(10)).rejects.toThrow('refused');
    expect(clock.now()).toBe(10);
    await clock.advance(1);
  });

  test('moves to the next due instant, or nowhere if nothing is due', async () => {
    const clock = new ManualClock({ startMs: 0 });
    clock.schedule(7, () => {});
    await clock.advanceToNext();
    expect(clock.now()).toBe(7);
    await clock.advanceToNext();
    expect(clock.now()).toBe(7);
  });

  test('refuses to go back', async () => {
    const clock = new ManualClock({ startMs: 10 });
    await expect(clock.advance(-1)).rejects.toThrow(RangeError);
    await expect(clock.advance(Number.NaN)).rejects.toThrow(RangeError);
    await expect(clock.advanceTo(9)).rejects.toThrow('Expected an instant from 10 on, got 9.');
    expect(clock.now()).toBe(10);
  });

  test('queues concurrent advances', async () => {
    const clock = new ManualClock({ startMs: 0 });
    const seen: number[] = [];
    clock.schedule(15, () => void seen.push(clock.now()));
    await Promise.all([clock.advance(10), clock.advance(10)]);
    expect(clock.now()).toBe(20);
    expect(seen).toEqual([15]);
  });

  test('fires exactly the timers that were not cancelled, in order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ due: fc.nat(50), cancel: fc.boolean() }), { maxLength: 40 }),
        async (plans) => {
          const clock = new ManualClock({ startMs: 0 });
          const fired: number[] = [];
          const timers = plans.map(({ due }, index) =>
            clock.schedule(due, () => void fired.push(index)),
          );
          for (const [index, { cancel }] of plans.entries()) {
            const timer = timers[index];
            if (cancel && timer) {
              clock.cancel(timer);
              clock.cancel(timer);
            }
          }
          await clock.advance(50);
          const expected = plans
            .map((plan, index) => ({ ...plan, index }))
            .filter(({ cancel }) => !cancel)
            .sort((a, b) => a.due - b.due || a.index - b.index)
            .map(({ index }) => index);
          expect(fired).toEqual(expected);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('a manual clock that is never advanced', () => {
  /** Real time that passes as told, and what is warned of meanwhile. */
  function realTime() {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      warn.mockRestore();
      vi.useRealTimers();
    });
    return { warnings: warn.mock.calls, pass: (ms: number) => vi.advanceTimersByTime(ms) };
  }

  test('says once what is due, and how to go on', () => {
    const { warnings, pass } = realTime();
    const clock = new ManualClock({ startMs: 1000 });
    clock.schedule(1500, () => undefined);
    pass(3999);
    expect(warnings).toEqual([]);
    pass(1);
    expect(warnings).toEqual([[expect.stringContaining('await clock.advance(500)')]]);
    clock.schedule(2000, () => undefined);
    pass(10_000);
    expect(warnings).toHaveLength(1);
  });

  test('says nothing while it is advanced, or if nothing is due, or if it should not', async () => {
    const { warnings, pass } = realTime();
    const advancing = new ManualClock({ startMs: 0 });
    advancing.schedule(9, () => undefined);
    const idle = new ManualClock();
    idle.cancel(idle.schedule(0, () => undefined));
    new ManualClock({ warnAfterMs: Number.POSITIVE_INFINITY }).schedule(0, () => undefined);
    pass(3000);
    await advancing.advance(1);
    pass(3000);
    expect(warnings).toEqual([]);
    pass(1000);
    expect(warnings).toHaveLength(1);
  });
});

describe.each([
  ['the system clock', systemClock],
  ['the system timers', systemTimers],
])('%s', (_, create) => {
  test('calls timers in order, never early, and skips cancelled ones', async () => {
    const clock = create();
    const start = clock.now();
    const seen: [string, boolean][] = [];
    const cancelled = clock.schedule(start + 1, () => seen.push(['cancelled', true]));
    await new Promise<void>((resolve) => {
      clock.schedule(start + 12, () => {
        seen.push(['second', clock.now() >= start + 12]);
        resolve();
      });
      clock.schedule(start + 3, () => seen.push(['first', clock.now() >= start + 3]));
      clock.cancel(cancelled);
    });
    expect(seen).toEqual([
      ['first', true],
      ['second', true],
    ]);
  });

  test('supports delays longer than 24 days', async () => {
    const clock = create();
    let fired = false;
    const timer = clock.schedule(clock.now() + 2 ** 32, () => {
      fired = true;
    });
    await new Promise<void>((resolve) => clock.schedule(clock.now() + 5, resolve));
    clock.cancel(timer);
    expect(fired).toBe(false);
  });
});

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

test('an exception in a timer of the system clock is reported and does not stop the others', async () => {
  const errors: unknown[] = [];
  const clock = systemClock({ onError: (error) => errors.push(error) });
  const failure = new Error('in a timer');
  const now = clock.now();
  clock.schedule(now, () => {
    throw failure;
  });
  await new Promise<void>((resolve) => clock.schedule(now, resolve));
  expect(errors).toEqual([failure]);
});
