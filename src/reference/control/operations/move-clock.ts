import { limits } from '#generated/control/tables.js';
import type { components } from '#generated/control/types.d.ts';
import { type Clock, ManualClock } from '../../../core/clock.ts';
import type { MovableClock } from '../../../core/clock-moves.ts';
import { SkippingClock } from '../../../core/skipping-clock.ts';
import { invalidValue } from '../../../validation/errors/invalid-values.ts';
import { jsonResponse } from '../../../validation/http.ts';
import type { Account } from '../../accounts/account.ts';
import type { DueOptions } from '../../engine/engine.ts';
import { clockKind } from '../clock-kind.ts';
import type { ControlOperation } from '../control-operation.ts';
import { ControlProblem, invalidCall } from '../control-problem.ts';

type Schemas = components['schemas'];

async function clockContent(account: Account, options: DueOptions): Promise<Schemas['Clock']> {
  const { clock } = account;
  const nowMs = clock.now();
  return {
    kind: clockKind(clock),
    nowMs,
    now: new Date(nowMs).toISOString(),
    ...(isMovable(clock) && clock.nextDueMs !== undefined && { nextDueMs: clock.nextDueMs }),
    ...(clock instanceof SkippingClock && {
      isPaused: clock.isPaused,
      skippedMs: clock.skippedMs,
      ...(clock.disturbedBy !== undefined && { disturbedBy: clock.disturbedBy }),
    }),
    due: await listDueEntries(account, options),
  };
}

function isMovable(clock: Clock): clock is ManualClock | SkippingClock {
  return clock instanceof ManualClock || clock instanceof SkippingClock;
}

/** What is due first, in the engine and elsewhere. */
async function listDueEntries(
  { engine, delayed }: Account,
  options: DueOptions,
): Promise<Schemas['Due'][]> {
  const responses = Array.from(delayed, ([{ dueMs: atMs }, endpointId]): Schemas['Due'] => ({
    atMs,
    kind: 'response',
    endpointId,
  }));
  return [...(await engine.due(limits.dueEntries, options)), ...responses]
    .sort((a, b) => a.atMs - b.atMs)
    .slice(0, limits.dueEntries);
}

export const getClock: ControlOperation<'getClock'> = {
  about: 'account',
  async handle({ read, account, turns }) {
    const { foldDeletions } = (await read()).parameters.query;
    return jsonResponse(200, await clockContent(account, { turns, foldDeletions }));
  },
};

/** The last instant that a date-time can name (RFC 3339, section 5.6): years have four digits. */
const lastMs = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

export const advanceClock: ControlOperation<'advanceClock'> = {
  about: 'account',
  changes: 'clock',
  async handle({ read, account, turns }) {
    const { clock } = account;
    const { body: advance } = await read();
    if (!isMovable(clock)) {
      throw new ControlProblem(
        'clockNotManual',
        "The account runs on the system's clock. Create an account with a manual or a skipping one.",
      );
    }
    await move(clock, advance);
    return jsonResponse(200, await clockContent(account, { turns }));
  },
};

export const changeClock: ControlOperation<'changeClock'> = {
  about: 'account',
  changes: 'clock',
  async handle({ read, account, turns }) {
    const { clock } = account;
    const { body } = await read();
    if (!(clock instanceof SkippingClock)) {
      throw new ControlProblem(
        'clockNotSkipping',
        `The account has a ${clockKind(clock)} clock. Create an account with a skipping one.`,
      );
    }
    if (body.isPaused) clock.pause();
    else clock.resume();
    return jsonResponse(200, await clockContent(account, { turns }));
  },
};

async function move(clock: Clock & MovableClock, advance: Schemas['ClockAdvance']): Promise<void> {
  if ('toNext' in advance) return clock.advanceToNext();
  if ('ms' in advance) {
    const longestMs = lastMs - clock.now();
    if (advance.ms > longestMs) throw invalidTime('/ms', `at most ${longestMs}`, advance.ms);
    return clock.advance(advance.ms);
  }
  const { untilMs } = advance;
  if (untilMs > lastMs) throw invalidTime('/untilMs', `an instant up to ${lastMs}`, untilMs);
  try {
    await clock.advanceTo(untilMs);
  } catch (error) {
    // The clock may have been moved beyond it while this move waited for its turn.
    const nowMs = clock.now();
    if (untilMs >= nowMs) throw error;
    throw invalidTime(
      '/untilMs',
      `an instant from ${nowMs} on, because time never goes back`,
      untilMs,
    );
  }
}

function invalidTime(pointer: string, expected: string, received: number): ControlProblem {
  return invalidCall([invalidValue('body', pointer, expected, String(received))]);
}
