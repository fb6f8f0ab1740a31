/** The clock of a scenario: real time, or the deployment's manual clock, which the scenario advances. */
import type { ControlClient, ControlledClock } from '../../client/control.ts';
import { type Clock, usualHoldLimitMs } from '../../core/clock.ts';
import { pause } from '../../core/clock-waits.ts';
import { type EventLoopLag, noLag } from './event-loop-lag.ts';

export interface Time {
  /** Milliseconds since the Unix epoch. */
  now(): number;
  /** The time of an arrival, while the clock may be advancing. */
  arrival(): Promise<number>;
  readonly lag: EventLoopLag;
  /** How late webhook calls may be recorded, which is more than `lag` where the clock does not wait for them. */
  readonly callLag: EventLoopLag;
  /** Lets this much time pass. Rejects with the signal's reason when the run is cancelled. */
  pass(ms: number): Promise<void>;
  /** Lets time pass until the work has settled. */
  during<Result>(work: Promise<Result>): Promise<Result>;
  /** Lets this much time pass for work that has just started, whether or not it settles. */
  within(ms: number, work: Promise<unknown>): Promise<void>;
}

export function systemTime(
  clock: Clock,
  { signal, lag }: { signal: AbortSignal; lag: EventLoopLag },
): Time {
  return {
    now: () => clock.now(),
    arrival: () => Promise.resolve(clock.now()),
    lag,
    callLag: lag,
    pass: (ms) => pause(ms, { clock, signal }),
    during: (work) => work,
    within: (ms) => pause(ms, { clock, signal }),
  };
}

/** The longest step by which the clock advances while a request is pending, in milliseconds. */
const longestStepMs = 1000;

/** How long to wait for pending answers before advancing the clock, in milliseconds of real time. */
const headStartMs = 5;

/** How many round trips to wait in addition, which adapts the wait to slow machines. */
const roundTrips = 3;

/**
 * A manual clock that only the scenario advances; `clock` is real time, in which requests travel. The service holds it
 * while a webhook call is under way, but not for ever: after an advance that took so long, times are uncertain.
 */
export async function controlledTime(
  control: Pick<ControlClient, 'getClock' | 'advanceClock'>,
  { clock, signal }: { clock: Clock; signal: AbortSignal },
): Promise<Time> {
  let latest = await control.getClock({ signal });
  let advances = 0;
  let pending = 0;
  let changes = 0;
  let moving: Promise<void> | undefined;
  let unheldSinceMs: number | undefined;

  /** Readings may arrive out of order, so the latest one counts. */
  function show(reading: ControlledClock): void {
    if (reading.nowMs >= latest.nowMs) latest = reading;
  }

  async function pass(ms: number): Promise<void> {
    advances += 1;
    const startedMs = clock.now();
    const fromMs = latest.nowMs;
    try {
      show(await control.advanceClock({ ms }, { signal }));
    } finally {
      advances -= 1;
      if (clock.now() - startedMs >= usualHoldLimitMs) unheldSinceMs ??= fromMs;
    }
  }

  /** The time since which the clock no longer waits for calls that are under way. */
  const callLag: EventLoopLag = {
    get totalMs() {
      return latest.nowMs - (unheldSinceMs ?? latest.nowMs);
    },
    get recentMs() {
      return callLag.totalMs;
    },
  };

  /** Lets pending requests arrive, and be answered if they need not wait. Ends early if stopped. */
  async function giveStart(isStopped = () => false): Promise<void> {
    await pause(headStartMs, { clock, signal });
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
        const untilNext = (latest.nextDueMs ?? latest.nowMs) - latest.nowMs;
        await pass(Math.min(untilNext, longestStepMs));
      }
    } finally {
      moving = undefined;
    }
  }

  return {
    now: () => latest.nowMs,
    async arrival() {
      if (advances > 0) show(await control.getClock({ signal }));
      return latest.nowMs;
    },
    // The clock advances only while no answer arrives.
    lag: noLag,
    callLag,
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
