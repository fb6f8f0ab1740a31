/**
 * A clock that runs with the system's and skips the time in which everybody only waits, so that a job
 * of ten minutes takes milliseconds without anybody moving the clock.
 */

import {
  type Clock,
  HeldWork,
  rethrow,
  SystemClock,
  systemTimers,
  type Timer,
  type Timers,
  usualHoldLimitMs,
  waitForArrivals,
} from './clock.ts';
import { Advances, type MovableClock } from './clock-moves.ts';
import { Unrest } from './starved-skips.ts';
import { reporter } from './user-callbacks.ts';

/** Settings of a skipping clock. */
export interface SkippingClockOptions {
  /**
   * For how long, in real milliseconds, nobody has to do anything before the clock skips: callers
   * need time to act on what they were told. 0 is enough for callers in this process that do
   * nothing but call the service. Default: 20.
   */
  readonly idleMs?: number | undefined;
  /**
   * The longest single skip, in milliseconds. The clock waits in real time until what is due later
   * is that near. Default: 24 hours, the time that jobs may wait in the queue.
   */
  readonly maxSkipMs?: number | undefined;
  /**
   * Gets what a call, a follower or held work throws; all else continues. Default: the error stays uncaught.
   */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** From and to which instant a clock skips, in milliseconds since the epoch. */
export interface Skip {
  readonly fromMs: number;
  readonly toMs: number;
}

export interface ServedCaller {
  /** Whether it changes nothing. */
  readonly onlyLooks: boolean;
  /** What it calls, such as an operation. */
  readonly name?: string;
}

/** The time in which housekeeping is due: that of a clock without what it skips. */
export interface Housekeeping extends Timers {
  /** The instant of the clock at which it will be due, unless the clock skips until then. */
  onClock(dueMs: number): number;
}

/** A process that was suspended gets so many chances to notice what happened meanwhile. */
const idleSteps = 4;

const dayMs = 86_400_000;

/**
 * A clock that runs with the system's. When nobody does anything, it skips to the next instant at
 * which something is due: no work is held, no caller is served who does not wait for the clock, and
 * nothing was scheduled for a short real time.
 */
export class SkippingClock implements Clock, MovableClock {
  /** What is due here is worth a skip. */
  readonly #time: SystemClock;
  /** What is due here is not: it has no part in skips, but in advances. */
  readonly #unskipped: SystemClock;
  readonly #advances = new Advances(this, (targetMs) => this.#runTo(targetMs));
  readonly #heldWork: HeldWork;
  readonly #idleMs: number;
  readonly #maxSkipMs: number;
  readonly #onError: (error: unknown) => void;
  readonly #followers = new Set<(skip: Skip) => void>();
  readonly #unrestFollowers = new Set<(by: string) => void>();
  readonly #unrest: Unrest;
  /** Callers who are served and do not wait for the clock. */
  #served = 0;
  #advancing = 0;
  /** Counts what has happened. */
  #acts = 0;
  /** The count at the end of the last time in which nothing happened. */
  #idleActs: number | undefined;
  #isWatching = false;
  #isPaused = false;
  #skippedMs = 0;
  readonly #real: Timers;
  /** When what is due next will be near enough for a skip. */
  #near: Timer | undefined;

  /** For what happens when time passes, but is no reason to skip: nobody waits for it. */
  readonly housekeeping: Housekeeping = {
    now: () => this.#unskipped.now(),
    schedule: (dueMs, run) => this.#unskipped.schedule(dueMs, run),
    cancel: (timer) => this.#unskipped.cancel(timer),
    onClock: (dueMs) => dueMs + this.#skippedMs,
  };

  /** @param real the time of the world outside; it measures how long nobody does anything */
  constructor(
    { idleMs = 20, maxSkipMs = dayMs, onError = rethrow }: SkippingClockOptions = {},
    real: Timers = systemTimers(),
  ) {
    for (const [name, ms] of Object.entries({ idleMs, maxSkipMs })) {
      if (!(ms >= 0)) throw new RangeError(`Expected ${name} of at least 0, got ${ms}.`);
    }
    this.#idleMs = idleMs;
    this.#maxSkipMs = maxSkipMs;
    this.#real = real;
    this.#heldWork = new HeldWork(real);
    this.#onError = reporter(onError);
    this.#time = new SystemClock(onError);
    this.#unskipped = new SystemClock(onError);
    this.#unrest = new Unrest({
      now: () => real.now(),
      mark: () => this.#time.scheduled,
      isPending: (mark) => this.#time.isPending(mark),
      onUnrest: (by) => this.#tell(this.#unrestFollowers, by),
    });
  }

  now(): number {
    return this.#time.now();
  }

  schedule(dueMs: number, run: () => void): Timer {
    const timer = this.#time.schedule(dueMs, run);
    this.#noteAct();
    return timer;
  }

  cancel(timer: Timer): void {
    this.#time.cancel(timer);
    this.#unskipped.cancel(timer);
    if (this.#time.nextDueMs === undefined) this.#forgetNear();
  }

  /** The clock does not skip until the work has settled. */
  hold(work: Promise<unknown>): void {
    this.#count();
    void this.#heldWork.add(work.catch(this.#onError)).then(() => this.#noteAct());
  }

  clear(): void {
    this.#time.clear();
    this.#unskipped.clear();
    this.#forgetNear();
  }

  get nextDueMs(): number | undefined {
    const { nextDueMs: dueMs } = this.#time;
    const { nextDueMs: unskippedMs } = this.#unskipped;
    if (unskippedMs === undefined) return dueMs;
    const housekeepingMs = this.housekeeping.onClock(unskippedMs);
    return dueMs === undefined ? housekeepingMs : Math.min(dueMs, housekeepingMs);
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

  /** Time passes as it really does until `resume`. Advances still move it. */
  pause(): void {
    this.#isPaused = true;
    this.#unrest.end();
  }

  /** Skips again. */
  resume(): void {
    this.#isPaused = false;
    this.#noteAct();
  }

  /** Whether it skips nothing until it is resumed. */
  get isPaused(): boolean {
    return this.#isPaused;
  }

  /** How much time it has skipped in all, without advances, in milliseconds. */
  get skippedMs(): number {
    return this.#skippedMs;
  }

  /**
   * Calls the listener after each skip, before anything that is due then happens, until the returned
   * function is called.
   */
  follow(listener: (skip: Skip) => void): () => void {
    this.#followers.add(listener);
    return () => {
      this.#followers.delete(listener);
    };
  }

  /**
   * What of late has disturbed the clock in each pause, while nothing was skipped for ten seconds of real
   * time although something is due: the name of a caller that was served, or `schedule` for calls of the
   * clock. Undefined while it skips, and as long as nobody needs it to.
   */
  get disturbedBy(): string | undefined {
    return this.#unrest.by;
  }

  /** Calls the listener the first time that `disturbedBy` has a value, until the returned function is called. */
  followUnrest(listener: (by: string) => void): () => void {
    this.#unrestFollowers.add(listener);
    return () => {
      this.#unrestFollowers.delete(listener);
    };
  }

  /**
   * A caller is served until the returned function is called: nothing is skipped, except while it
   * waits for the clock. Callers who only look do not delay a skip any further, however often they do.
   */
  serve({ onlyLooks, name }: ServedCaller): () => void {
    this.#served += 1;
    if (!onlyLooks) this.#count(name);
    return () => {
      this.#served -= 1;
      if (!onlyLooks) this.#count(name);
      this.#watch();
    };
  }

  /** A caller who is served waits for something that takes time on the clock. */
  async whileWaiting<Value>(work: Promise<Value>): Promise<Value> {
    this.#served -= 1;
    this.#noteAct();
    try {
      return await work;
    } finally {
      this.#served += 1;
      this.#count();
    }
  }

  #noteAct(): void {
    this.#count();
    this.#watch();
  }

  #count(name?: string): void {
    this.#acts += 1;
    if (!this.#isPaused && this.#advancing === 0) this.#unrest.note(name);
  }

  /** Where to skip to; undefined while there is a reason not to. */
  get #target(): number | undefined {
    const isBusy = this.#served > 0 || this.#advancing > 0 || !this.#heldWork.isNone;
    return this.#isPaused || isBusy ? undefined : this.#time.nextDueMs;
  }

  #watch(): void {
    if (this.#isWatching || this.#target === undefined) return;
    this.#isWatching = true;
    void this.#skipWhileIdle();
  }

  async #skipWhileIdle(): Promise<void> {
    try {
      while (this.#target !== undefined) {
        const isIdle = await this.#idle();
        const toMs = this.#target;
        if (!isIdle || toMs === undefined) continue;
        const tooFarMs = toMs - this.now() - this.#maxSkipMs;
        if (tooFarMs > 0) return this.#watchAgainIn(tooFarMs);
        this.#skipTo(toMs);
      }
    } finally {
      this.#isWatching = false;
    }
  }

  #watchAgainIn(ms: number): void {
    this.#forgetNear();
    this.#near = this.#real.schedule(this.#real.now() + ms, () => this.#watch());
  }

  #forgetNear(): void {
    if (this.#near !== undefined) this.#real.cancel(this.#near);
    this.#near = undefined;
  }

  /**
   * Whether nothing happens for a while. In steps, so that a process that was suspended does not take
   * this for idleness.
   */
  async #idle(): Promise<boolean> {
    const acts = this.#acts;
    if (this.#idleMs > 0 && acts !== this.#idleActs) {
      for (let step = 0; step < idleSteps; step += 1) {
        await this.#pause(this.#idleMs / idleSteps);
        if (this.#acts !== acts) return false;
      }
    }
    await waitForArrivals();
    if (this.#acts !== acts) return false;
    this.#idleActs = acts;
    this.#unrest.end();
    return true;
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.#real.schedule(this.#real.now() + ms, resolve);
    });
  }

  #skipTo(toMs: number): void {
    const fromMs = this.now();
    const ms = Math.max(0, toMs - fromMs);
    if (ms > 0) {
      this.#skippedMs += ms;
      this.#time.moveAhead(ms);
      this.#tell(this.#followers, { fromMs, toMs });
    }
    this.#time.runDue();
  }

  #tell<News>(followers: ReadonlySet<(news: News) => void>, news: News): void {
    for (const follower of followers) {
      try {
        follower(news);
      } catch (error) {
        this.#onError(error);
      }
    }
  }

  /** Makes an advance. Real time passes meanwhile. */
  async #runTo(targetMs: number): Promise<void> {
    this.#advancing += 1;
    this.#unrest.end();
    try {
      await this.#heldWork.settle(usualHoldLimitMs);
      for (let isLast = false; !isLast; ) {
        const nextMs = this.nextDueMs ?? Number.POSITIVE_INFINITY;
        isLast = nextMs > targetMs;
        const stepMs = Math.max(0, Math.min(nextMs, targetMs) - this.now());
        for (const clock of [this.#time, this.#unskipped]) clock.moveAhead(stepMs);
        for (const clock of [this.#time, this.#unskipped]) clock.runDue();
        await this.#heldWork.settle(usualHoldLimitMs);
      }
    } finally {
      this.#advancing -= 1;
      this.#noteAct();
    }
  }
}

/** When housekeeping is due on any clock: results that expire, idle workers that stop. */
export function housekeepingOf(clock: Clock): Housekeeping {
  return clock instanceof SkippingClock
    ? clock.housekeeping
    : {
        now: () => clock.now(),
        schedule: (dueMs, run) => clock.schedule(dueMs, run),
        cancel: (timer) => clock.cancel(timer),
        onClock: (dueMs) => dueMs,
      };
}
