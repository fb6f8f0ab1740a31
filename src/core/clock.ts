/**
 * The only file that reads the system's time or sets its timers. Everything else takes a `Clock`,
 * so that a week of queue time can pass in a millisecond of a test, in order.
 */
import { Advances, type MovableClock } from './clock-moves.ts';
import { exactDurationText } from './duration-text.ts';
import { linkedSignal } from './signals.ts';
import { type Timer, TimerHeap } from './timer-heap.ts';
import { reporter } from './user-callbacks.ts';

export type { Timer };

/** Time as a parameter. All instants are integer milliseconds since the Unix epoch. */
export interface Clock {
  now(): number;
  /**
   * Calls `run` once when the clock reaches `dueMs`; an instant in the past is due at once, but
   * never before `schedule` has returned. Calls due at the same instant run in order of scheduling.
   */
  schedule(dueMs: number, run: () => void): Timer;
  /** Takes a pending call back. A timer that has fired or was cancelled before is ignored. */
  cancel(timer: Timer): void;
  /**
   * Announces real input or output (a webhook, a worker outside the process) that takes no clock
   * time: a manual clock stays at this instant until `work`, effects included, has settled. What it
   * throws is a fault: the advance of a manual clock rejects with it, when it has arrived.
   */
  hold(work: Promise<unknown>): void;
  /** Drops every pending call. The clock stays usable. */
  clear(): void;
}

/** The longest delay that `setTimeout` keeps; longer ones are reached in several steps. */
const longestDelayMs = 2 ** 31 - 1;

/** See `systemClock`. */
export class SystemClock implements Clock {
  readonly #onError: (error: unknown) => void;
  readonly #heap = new TimerHeap();
  #armed: ReturnType<typeof setTimeout> | undefined;
  #armedForMs = Number.POSITIVE_INFINITY;
  /** Kept, because asking for it takes as long as asking for the time since. */
  #originMs = performance.timeOrigin;

  constructor(onError: (error: unknown) => void) {
    this.#onError = reporter(onError);
  }

  /** Monotonic: a change of the wall clock after the start neither fires nor delays a timer. */
  now(): number {
    return Math.floor(this.#originMs + performance.now());
  }

  schedule(dueMs: number, run: () => void): Timer {
    const entry = this.#heap.add(dueMs, run);
    if (dueMs < this.#armedForMs) this.#arm();
    return entry;
  }

  cancel(timer: Timer): void {
    this.#heap.remove(timer);
    if (this.#heap.size === 0) this.#disarm();
  }

  /** Real time passes without help. Errors of the work are reported like those of a call. */
  hold(work: Promise<unknown>): void {
    work.catch(this.#onError);
  }

  clear(): void {
    this.#heap.clear();
    this.#disarm();
  }

  /** When the next call is due; undefined if no call is pending. */
  get nextDueMs(): number | undefined {
    return this.#heap.first?.dueMs;
  }

  /** How many calls were ever scheduled. */
  get scheduled(): number {
    return this.#heap.added;
  }

  /** Whether one of the first so many calls is still pending. */
  isPending(first: number): boolean {
    return this.#heap.hasOneOf(first);
  }

  /** From now on its time is ahead by so much more. `runDue` must follow. */
  moveAhead(ms: number): void {
    this.#originMs += ms;
  }

  #disarm(): void {
    clearTimeout(this.#armed);
    this.#armed = undefined;
    this.#armedForMs = Number.POSITIVE_INFINITY;
  }

  #arm(): void {
    this.#disarm();
    const next = this.#heap.first;
    if (next === undefined) return;
    this.#armedForMs = next.dueMs;
    const delayMs = Math.min(Math.max(0, next.dueMs - this.now()), longestDelayMs);
    this.#armed = setTimeout(() => this.runDue(), delayMs);
  }

  /** Makes the calls that are due. */
  runDue(): void {
    const now = this.now();
    for (let next = this.#heap.first; next && next.dueMs <= now; next = this.#heap.first) {
      this.#heap.remove(next);
      try {
        next.run();
      } catch (error) {
        this.#onError(error);
      }
    }
    this.#arm();
  }
}

/**
 * A clock that runs with the system's. Each has timers of its own.
 *
 * `onError` gets what a call throws; the other calls continue. Default: the error stays uncaught.
 */
export function systemClock({ onError = rethrow } = {}): Clock {
  return new SystemClock(onError);
}

/** Whether its instants are those of the system's time. */
export function isSystemClock(clock: Clock): boolean {
  return clock instanceof SystemClock;
}

export type Timers = Pick<Clock, 'now' | 'schedule' | 'cancel'>;

/** The system's own time and timers: a fraction of the code of a `systemClock`, for browsers. */
export function systemTimers(): Timers {
  const timeouts = new WeakMap<Timer, ReturnType<typeof setTimeout>>();
  const now = () => Math.floor(performance.timeOrigin + performance.now());
  return {
    now,
    schedule(dueMs, run) {
      const timer = { dueMs };
      const fire = () => (now() < dueMs ? arm() : run());
      const arm = () => {
        timeouts.set(timer, setTimeout(fire, Math.min(dueMs - now(), longestDelayMs)));
      };
      arm();
      return timer;
    },
    cancel: (timer) => clearTimeout(timeouts.get(timer)),
  };
}

/** Leaves an error uncaught. */
export function rethrow(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}

/** Settings of a manual clock. */
export interface ManualClockOptions {
  /** The first instant, in milliseconds since the epoch. Default: 2026-01-01T00:00:00Z. */
  readonly startMs?: number;
  /**
   * How long, in real milliseconds, an advance waits at one instant for held work to settle before
   * it continues without it. Default: 10000.
   */
  readonly holdLimitMs?: number;
  /**
   * After how many real milliseconds without an advance, while a call is pending, `console.warn` says so once: a
   * forgotten advance looks like a test that hangs. Default: 4000, before most tests time out. Infinity: never.
   */
  readonly warnAfterMs?: number;
}

/** A clock that stops until it is advanced. It never goes back. */
export class ManualClock implements Clock, MovableClock {
  readonly #heap = new TimerHeap();
  readonly #heldWork = new HeldWork();
  /** What held work has thrown since the last advance. */
  #failures: unknown[] = [];
  readonly #holdLimitMs: number;
  #nowMs: number;
  readonly #standstill: Standstill;
  readonly #advances = new Advances(this, (targetMs) => this.#runTo(targetMs));

  constructor({
    startMs = Date.UTC(2026, 0, 1),
    holdLimitMs = usualHoldLimitMs,
    warnAfterMs = 4000,
  }: ManualClockOptions = {}) {
    this.#nowMs = startMs;
    this.#standstill = new Standstill(this, warnAfterMs);
    this.#holdLimitMs = holdLimitMs;
  }

  now(): number {
    return this.#nowMs;
  }

  get nextDueMs(): number | undefined {
    return this.#heap.first?.dueMs;
  }

  schedule(dueMs: number, run: () => void): Timer {
    this.#standstill.watch();
    return this.#heap.add(dueMs, run);
  }

  cancel(timer: Timer): void {
    this.#heap.remove(timer);
  }

  clear(): void {
    this.#heap.clear();
  }

  hold(work: Promise<unknown>): void {
    void this.#heldWork.add(work.catch((error: unknown) => void this.#failures.push(error)));
  }

  advance(ms: number): Promise<void> {
    return this.#advances.by(ms);
  }

  advanceTo(instantMs: number): Promise<void> {
    return this.#advances.to(instantMs);
  }

  advanceToNext(): Promise<void> {
    return this.#advances.toNext();
  }

  async #runTo(targetMs: number): Promise<void> {
    this.#standstill.end();
    await this.#heldWork.settle(this.#holdLimitMs);
    for (let next = this.#heap.first; next && next.dueMs <= targetMs; next = this.#heap.first) {
      const instantMs = Math.max(next.dueMs, this.#nowMs);
      this.#nowMs = instantMs;
      for (let due = this.#heap.first; due && due.dueMs <= instantMs; due = this.#heap.first) {
        this.#heap.remove(due);
        due.run();
      }
      await this.#heldWork.settle(this.#holdLimitMs);
    }
    this.#nowMs = targetMs;
    if (this.#heap.size > 0) this.#standstill.watch();
    const [failure] = this.#failures.splice(0);
    if (failure !== undefined) throw failure;
  }
}

/** Warns once of a clock that stands still while a call is pending. */
class Standstill {
  readonly #clock: Pick<ManualClock, 'now' | 'nextDueMs'>;
  readonly #warnAfterMs: number;
  #timeout: ReturnType<typeof setTimeout> | undefined;
  #hasWarned = false;

  constructor(clock: Pick<ManualClock, 'now' | 'nextDueMs'>, warnAfterMs: number) {
    this.#clock = clock;
    this.#warnAfterMs = warnAfterMs;
  }

  watch(): void {
    if (this.#hasWarned || this.#timeout !== undefined || !Number.isFinite(this.#warnAfterMs))
      return;
    this.#timeout = setTimeout(() => this.#warn(), this.#warnAfterMs);
    // Node's keep a process alive; those of browsers are numbers.
    if (typeof this.#timeout === 'object') this.#timeout.unref();
  }

  end(): void {
    clearTimeout(this.#timeout);
    this.#timeout = undefined;
  }

  #warn(): void {
    this.end();
    const { nextDueMs } = this.#clock;
    if (nextDueMs === undefined) return;
    this.#hasWarned = true;
    const ms = Math.max(0, nextDueMs - this.#clock.now());
    console.warn(
      `A manual clock has stood still for ${this.#warnAfterMs / 1000} s, and a call is due in ${ms} ms of its time. Does something wait for it? Advance it: await clock.advance(${ms}).`,
    );
  }
}

/** How long an advance waits at one instant for held work, in real milliseconds. */
export const usualHoldLimitMs = 10_000;

/** Work during which a clock stays where it is. */
export class HeldWork {
  readonly #real: Timers;
  readonly #heldWork = new Set<Promise<unknown>>();
  /** What an advance has waited for too long. It is still held. */
  readonly #late = new WeakSet<Promise<unknown>>();

  constructor(real = systemTimers()) {
    this.#real = real;
  }

  get isNone(): boolean {
    return this.#heldWork.size === 0;
  }

  /** The work must not reject. */
  add(work: Promise<unknown>): Promise<void> {
    const settled = work.then(() => void this.#heldWork.delete(settled));
    this.#heldWork.add(settled);
    return settled;
  }

  /** Lets promise work run, then waits for held work, and for what that leads to; but once for each work. */
  async settle(limitMs: number): Promise<void> {
    await macrotask();
    for (let works = this.#inTime(); works.length > 0; works = this.#inTime()) {
      const outcome = await settledWithin(limitMs, Promise.all(works), this.#real);
      if (outcome === 'late') for (const work of works) this.#late.add(work);
      await macrotask();
    }
  }

  #inTime(): Promise<unknown>[] {
    return [...this.#heldWork].filter((work) => !this.#late.has(work));
  }
}

/**
 * Aborted after `ms` of real time, whatever an account's clock says: for input and output with the
 * world outside. Call `release` when the work is done. Limits of more than 24 days are cut to them.
 */
export function wallClockLimit(ms: number): { signal: AbortSignal; release(): void } {
  const controller = new AbortController();
  const timeout = setTimeout(
    () =>
      controller.abort(
        new DOMException(`No answer within ${exactDurationText(ms)}.`, 'TimeoutError'),
      ),
    Math.min(ms, longestDelayMs),
  );
  return { signal: controller.signal, release: () => clearTimeout(timeout) };
}

/** Runs work once after `ms` of real time, at most 24 days, unless it is released before. */
export function afterWallClock(ms: number, work: () => void): { release(): void } {
  const timeout = setTimeout(work, Math.min(ms, longestDelayMs));
  return { release: () => clearTimeout(timeout) };
}

/** Waits for real time, but no longer than until one of the signals aborts. */
export async function wallClockPause(ms: number, ends: readonly AbortSignal[] = []): Promise<void> {
  const limit = wallClockLimit(ms);
  const { signal, unlink } = linkedSignal([limit.signal, ...ends]);
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
  unlink();
  limit.release();
}

/** Resolves in a later turn of the event loop, so that what waits already comes first. */
export function macrotask(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else setTimeout(resolve, 0);
  });
}

/** How many turns of the event loop it takes to read a response that has arrived. */
const readTurns = 3;

/**
 * Resolves when what has arrived has been read. Timers run before that, so a process that was
 * suspended or busy has to wait for this before it says that something has not arrived in time.
 */
export async function waitForArrivals(): Promise<void> {
  for (let turn = 0; turn < readTurns; turn += 1) await macrotask();
}

/** Waits for work, but no longer than `limitMs`, by default of real time. Rejects if the work does. */
export async function settledWithin(
  limitMs: number,
  work: Promise<unknown>,
  timers = systemTimers(),
): Promise<'settled' | 'late'> {
  let limit: Timer | undefined;
  const late = new Promise<'late'>((resolve) => {
    limit = timers.schedule(timers.now() + limitMs, () => resolve('late'));
  });
  try {
    return await Promise.race([work.then(() => 'settled' as const), late]);
  } finally {
    if (limit !== undefined) timers.cancel(limit);
  }
}
