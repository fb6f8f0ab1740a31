/** How time passes for a scenario: by itself, or as far as the scenario moves the deployment's clock. */
import type { ControlClient, ControlledClock } from '../../../client/control.ts';
import type { Clock } from '../../../core/clock.ts';
import { type EventLoopLag, noLag } from './event-loop-lag.ts';

/** The time of one scenario. */
export interface Time {
  /** Milliseconds since the Unix epoch. */
  now(): number;
  /** The instant at which something arrives from outside, while time may be on the move. */
  arrival(): Promise<number>;
  /** How late the checks are in it. */
  readonly lag: EventLoopLag;
  /** Lets this much time pass. Rejects with the signal's reason when the run is called off. */
  pass(ms: number): Promise<void>;
  /** Lets time pass until the work has settled. */
  during<Result>(work: Promise<Result>): Promise<Result>;
  /** Lets this much time pass for work that has just begun, however far it comes. */
  within(ms: number, work: Promise<unknown>): Promise<void>;
}

/** Time that passes by itself. */
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

/** The longest step in which time is moved while a request is under way. */
const longestStepMs = 1000;

/** How long nothing may be answered, in real time, before time is moved for what is under way. */
const headStartMs = 5;

/** How many requests that are sent later are answered before, however slow the machine is. */
const overtakings = 3;

/**
 * Time that stands still unless the scenario moves it, which nobody else may do.
 * @param clock real time, in which requests travel
 */
export async function controlledTime(
  control: Pick<ControlClient, 'getClock' | 'advanceClock'>,
  { clock, signal }: { clock: Clock; signal: AbortSignal },
): Promise<Time> {
  let shown = await control.getClock({ signal });
  let advances = 0;
  let underWay = 0;
  let changes = 0;
  let moving: Promise<void> | undefined;

  /** Instants are only ever learnt later than they were, so the latest one holds. */
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

  /** Lets what was sent before arrive, and be answered if it need not wait. */
  async function giveStart(): Promise<void> {
    await sleep(clock, headStartMs, signal);
    for (let count = 0; count < overtakings; count += 1) show(await control.getClock({ signal }));
  }

  /** Moves time for all that is under way at once, or it would run ahead of each by itself. */
  async function move(): Promise<void> {
    try {
      while (underWay > 0) {
        const before = changes;
        await giveStart();
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
    // While something is under way, time moves on only when nothing has come of it.
    lag: noLag,
    pass,
    async during(work) {
      underWay += 1;
      changes += 1;
      moving ??= move();
      try {
        return await Promise.race([work, moving.then(() => work)]);
      } finally {
        underWay -= 1;
        changes += 1;
      }
    },
    async within(ms, work) {
      await Promise.race([work, giveStart()]);
      await pass(ms);
    },
  };
}

/** Resolves after this much time; rejects with the signal's reason when it is aborted before. */
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
 * Waits before each request so that on average no more than `perSecond` are sent; without it there
 * is no wait. Rejects with the signal's reason.
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
 * A signal that is aborted, with their reason, as soon as one of the sources is. In place of
 * `AbortSignal.any`, whose signal Node 20 may collect while somebody still waits for it.
 * `unlink` takes it off the sources again: a request listens for as long as it is in memory, and
 * thousands of them would be too many for the signal of a run.
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
