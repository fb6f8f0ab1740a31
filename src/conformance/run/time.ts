/**
 * The clock of a scenario: real time, or the deployment's manual clock, which the scenario advances.
 */
import type { ControlClient, ControlledClock } from '../../client/control.ts';
import type { Clock, Timer } from '../../core/clock.ts';

/** The time of one scenario. */
export interface Time {
  /** Milliseconds since the Unix epoch. */
  now(): number;
  /** The time of an arrival, while the clock may be advancing. */
  arrival(): Promise<number>;
  /** The event loop lag of the checks. */
  readonly lag: EventLoopLag;
  /** Lets this much time pass. Rejects with the signal's reason when the run is cancelled. */
  pass(ms: number): Promise<void>;
  /** Lets time pass until the work has settled. */
  during<Result>(work: Promise<Result>): Promise<Result>;
  /** Lets this much time pass for work that has just started, whether or not it settles. */
  within(ms: number, work: Promise<unknown>): Promise<void>;
}

/** Real time. */
export function systemTime(
  clock: Clock,
  { signal, lag }: { signal: AbortSignal; lag: EventLoopLag },
): Time {
  return {
    now: () => clock.now(),
    arrival: () => Promise.resolve(clock.now()),
    lag,
    pass: (ms) => sleep(clock, ms, signal),
    during: (work) => work,
    within: (ms) => sleep(clock, ms, signal),
  };
}

/** The longest step by which the clock advances while a request is pending, in milliseconds. */
const longestStepMs = 1000;

/** How long to wait for pending answers before advancing the clock, in milliseconds of real time. */
const headStartMs = 5;

/** How many round trips to wait in addition, which adapts the wait to slow machines. */
const roundTrips = 3;

/**
 * A manual clock that only the scenario advances.
 * @param clock real time, in which requests travel
 */
export async function controlledTime(
  control: Pick<ControlClient, 'getClock' | 'advanceClock'>,
  { clock, signal }: { clock: Clock; signal: AbortSignal },
): Promise<Time> {
  let shown = await control.getClock({ signal });
  let advances = 0;
  let pending = 0;
  let changes = 0;
  let moving: Promise<void> | undefined;

  /** Readings may arrive out of order, so the latest one counts. */
  function show(seen: ControlledClock): void {
    if (seen.nowMs >= shown.nowMs) shown = seen;
  }

  async function pass(ms: number): Promise<void> {
    advances += 1;
    try {
      show(await control.advanceClock({ ms }, { signal }));
    } finally {
      advances -= 1;
    }
  }

  /** Lets pending requests arrive, and be answered if they need not wait. Ends early if stopped. */
  async function giveStart(isStopped = () => false): Promise<void> {
    await sleep(clock, headStartMs, signal);
    for (let count = 0; count < roundTrips && !isStopped(); count += 1) {
      show(await control.getClock({ signal }));
    }
  }

  /** Advances the clock for all pending requests together. */
  async function move(): Promise<void> {
    try {
      while (pending > 0) {
        const before = changes;
        await giveStart(() => changes !== before);
        if (changes !== before) continue;
        const untilNext = (shown.nextDueMs ?? shown.nowMs) - shown.nowMs;
        await pass(Math.min(untilNext, longestStepMs));
      }
    } finally {
      moving = undefined;
    }
  }

  return {
    now: () => shown.nowMs,
    async arrival() {
      if (advances > 0) show(await control.getClock({ signal }));
      return shown.nowMs;
    },
    // The clock advances only while no answer arrives.
    lag: noLag,
    pass,
    async during(work) {
      pending += 1;
      changes += 1;
      moving ??= move();
      try {
        return await Promise.race([work, moving.then(() => work)]);
      } finally {
        pending -= 1;
        changes += 1;
      }
    },
    async within(ms, work) {
      await Promise.race([work, giveStart()]);
      await pass(ms);
    },
  };
}

/** Resolves after this much time; rejects with the signal's reason if aborted before. */
function sleep(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    const abort = () => {
      clock.cancel(timer);
      reject(signal.reason);
    };
    const timer = clock.schedule(clock.now() + ms, () => {
      signal.removeEventListener('abort', abort);
      resolve();
    });
    signal.addEventListener('abort', abort, { once: true });
  });
}

/**
 * Creates a rate limiter: waits before each request so that on average at most `perSecond` are sent.
 * Without `perSecond` it does not wait. Rejects with the signal's reason.
 */
export function createPace(
  perSecond: number | undefined,
  { clock, signal }: { clock: Clock; signal: AbortSignal },
): () => Promise<void> {
  if (perSecond === undefined) return () => Promise.resolve();
  let nextMs = 0;
  return () => {
    const now = clock.now();
    const turnMs = Math.max(now, nextMs);
    nextMs = turnMs + 1000 / perSecond;
    return turnMs > now ? sleep(clock, turnMs - now, signal) : Promise.resolve();
  };
}

/**
 * A signal that is aborted with the reason of the first aborted source. Replaces `AbortSignal.any`,
 * whose signal Node 20 may collect while it is still in use. `unlink` removes the listeners, because
 * thousands of requests would otherwise leak listeners on the signal of a run.
 */
export function linkedSignal(sources: readonly AbortSignal[]): {
  readonly signal: AbortSignal;
  readonly unlink: () => void;
} {
  const own = new AbortController();
  const abort = () => own.abort(sources.find(({ aborted }) => aborted)?.reason);
  for (const source of sources) source.addEventListener('abort', abort);
  if (sources.some(({ aborted }) => aborted)) abort();
  return {
    signal: own.signal,
    unlink: () => {
      for (const source of sources) source.removeEventListener('abort', abort);
    },
  };
}

/**
 * Event loop lag: how late the checks themselves are. On a busy machine, arrivals are recorded late and
 * requests leave late, which is not the deployment's fault.
 */
export interface EventLoopLag {
  /** The total so far. */
  readonly totalMs: number;
  /** The maximum delay of something that is recorded now. */
  readonly recentMs: number;
}

/** For a clock that only the checks advance. */
export const noLag: EventLoopLag = { totalMs: 0, recentMs: 0 };

/** The interval of measurements, in milliseconds. */
const measureEveryMs = 50;

/** Timers are normally late by up to this, in milliseconds. */
const normalMs = 10;

/**
 * The maximum number of event loop turns to accept, read and record a call. There is at least one turn
 * between two measurements.
 */
const turnsToRecord = 4;

/** Measures the lag with a repeating timer until stopped. */
export function measureEventLoopLag(clock: Clock): EventLoopLag & { stop(): void } {
  let totalMs = 0;
  let recentLags: readonly number[] = [];
  let dueMs = 0;
  let timer: Timer;
  const lateMs = () => {
    const missedByMs = clock.now() - dueMs;
    return missedByMs > normalMs ? missedByMs : 0;
  };
  const arm = () => {
    dueMs = clock.now() + measureEveryMs;
    timer = clock.schedule(dueMs, measure);
  };
  const measure = () => {
    const ms = lateMs();
    totalMs += ms;
    recentLags = [...recentLags, ms].slice(-turnsToRecord);
    arm();
  };
  arm();
  return {
    get totalMs() {
      return totalMs + lateMs();
    },
    get recentMs() {
      return recentLags.reduce((sum, ms) => sum + ms, lateMs());
    },
    stop: () => clock.cancel(timer),
  };
}
