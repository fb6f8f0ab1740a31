/** The account's clock. */
import type { components } from '#generated/control/types.d.ts';
import { type Clock, ManualClock } from '../../../core/clock.ts';
import { finding } from '../../../validation/errors/findings.ts';
import { jsonResponse } from '../../../validation/http.ts';
import { type ControlOperation, ControlProblem, invalidCall } from '../control-operation.ts';

/** What callers see of an account's clock. */
function clockContent(clock: Clock): components['schemas']['Clock'] {
  const nowMs = clock.now();
  const now = new Date(nowMs).toISOString();
  if (!(clock instanceof ManualClock)) return { kind: 'system', nowMs, now };
  const { nextDueMs } = clock;
  return { kind: 'manual', nowMs, now, ...(nextDueMs !== undefined && { nextDueMs }) };
}

/** Answers what the account's clock shows. */
export const getClock: ControlOperation<'getClock'> = {
  about: 'account',
  handle({ account }) {
    return jsonResponse(200, clockContent(account.clock));
  },
};

/** The last instant that a date-time can name (RFC 3339, section 5.6): years have four digits. */
const lastMs = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** Moves a manual clock forward; answers when all that falls due on the way has happened. */
export const advanceClock: ControlOperation<'advanceClock'> = {
  about: 'account',
  async handle({ read, account: { clock } }) {
    const { body: advance } = await read();
    if (!(clock instanceof ManualClock)) {
      throw new ControlProblem(
        'clockNotManual',
        "The account runs on the system's clock. Create an account with a manual one.",
      );
    }
    await move(clock, advance);
    return jsonResponse(200, clockContent(clock));
  },
};

async function move(
  clock: ManualClock,
  advance: components['schemas']['ClockAdvance'],
): Promise<void> {
  if ('toNext' in advance) return clock.advanceToNext();
  if ('ms' in advance) {
    const longestMs = lastMs - clock.now();
    if (advance.ms > longestMs) throw refusal('/ms', `at most ${longestMs}`, advance.ms);
    return clock.advance(advance.ms);
  }
  const { untilMs } = advance;
  if (untilMs > lastMs) throw refusal('/untilMs', `an instant up to ${lastMs}`, untilMs);
  try {
    await clock.advanceTo(untilMs);
  } catch (error) {
    // The clock may have been moved beyond it while this move waited for its turn.
    const nowMs = clock.now();
    if (untilMs >= nowMs) throw error;
    throw refusal('/untilMs', `an instant from ${nowMs} on, because time never goes back`, untilMs);
  }
}

function refusal(pointer: string, expected: string, received: number): ControlProblem {
  return invalidCall([finding('body', pointer, expected, String(received))]);
}
