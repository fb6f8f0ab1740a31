/** The operations of the control interface. */
import type { components } from '#generated/control/types.d.ts';
import { pricing } from '#generated/reference/tables.js';
import { type Clock, ManualClock } from '../../core/clock.ts';
import { finding } from '../../validation/errors/findings.ts';
import { jsonResponse } from '../../validation/http.ts';
import type { Faults } from '../engine/faults.ts';
import type { Job } from '../engine/job.ts';
import {
  type ControlOperation,
  ControlProblem,
  done,
  faultFindings,
  invalidCall,
} from './control-operation.ts';
import { EventStream } from './event-stream.ts';

/** Creates an account to be thrown away, with a key of its own. */
export const createAccount: ControlOperation<'createAccount'> = {
  about: 'service',
  async handle({ read, throwAways }) {
    const { body } = await read();
    return jsonResponse(201, throwAways.create(body));
  },
};

/** Deletes an account that was created here, with all that is under way in it. */
export const deleteAccount: ControlOperation<'deleteAccount'> = {
  about: 'named',
  handle({ path: { account_id: id = '' }, throwAways }) {
    throwAways.delete(id);
    return done;
  },
};

/** Resets the account: it keeps its keys, and its faults and seed are again those of its creation. */
export const resetAccount: ControlOperation<'resetAccount'> = {
  about: 'account',
  handle({ account, accounts }) {
    accounts.reset(account);
    return done;
  },
};

// Clocks.

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

// Events.

/** Lists what has happened in the account, the oldest first. */
export const listEvents: ControlOperation<'listEvents'> = {
  about: 'account',
  async handle({ read, account }) {
    const { parameters } = await read();
    const { type, after = 0, limit } = parameters.query;
    const all = await account.engine.events.list({ after });
    const events = all.filter((event) => type === undefined || event.type === type).slice(0, limit);
    return jsonResponse(200, { events });
  },
};

/** Sends what has happened in the account and what happens from now on, as it happens. */
export const streamEvents: ControlOperation<'streamEvents'> = {
  about: 'account',
  async handle({ request, read, account: { id }, accounts }) {
    const { parameters } = await read();
    const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };
    if (request.method === 'HEAD') return { status: 200, headers };
    const { type, after = 0 } = parameters.query;
    const stream = new EventStream({
      account: () => accounts.get(id),
      after: parameters.header['last-event-id'] ?? after,
      wants: (event) => type === undefined || event.type === type,
      signal: request.signal,
    });
    return { status: 200, headers, stream };
  },
};

/** What callers see of an account's faults. */
function faultContent(faults: Faults): components['schemas']['DeclaredFaultList'] {
  return {
    faults: faults.list().map(({ fault, left }) => ({
      fault,
      ...(left !== undefined && { left }),
    })),
  };
}

/** Lists the declared faults of the account. */
export const listFaults: ControlOperation<'listFaults'> = {
  about: 'account',
  handle({ account }) {
    return jsonResponse(200, faultContent(account.faults));
  },
};

/** Replaces the faults of the account; counts and random values start again. */
export const declareFaults: ControlOperation<'declareFaults'> = {
  about: 'account',
  async handle({ read, account }) {
    const { faults } = (await read()).body;
    const findings = faultFindings(faults, { has: (id) => account.endpointIds.has(id) });
    if (findings.length > 0) throw invalidCall(findings);
    account.faults.declare(faults);
    return jsonResponse(200, faultContent(account.faults));
  },
};

/** Removes all faults. */
export const clearFaults: ControlOperation<'clearFaults'> = {
  about: 'account',
  handle({ account }) {
    account.faults.declare([]);
    return done;
  },
};

// Jobs, webhook calls and charges.

/** Lists the jobs that the account still has, the last one first. */
export const listJobs: ControlOperation<'listJobs'> = {
  about: 'account',
  async handle({ read, account }) {
    const { parameters } = await read();
    const { state, endpoint: endpointId, limit = 0 } = parameters.query;
    const { total, jobs } = await account.engine.jobs({ state, endpointId, limit });
    return jsonResponse(200, {
      total,
      jobs: jobs.map(summary),
    } satisfies components['schemas']['JobList']);
  },
};

/** Field by field, so that nothing of a job is shown by chance. */
function summary(job: Job): components['schemas']['JobSummary'] {
  const { id, endpointId, submission, lowPriority, retries, queuedMs } = job;
  const { startedMs, endedMs, workerId, error } = job;
  return {
    id,
    endpointId,
    submission,
    status: job.state,
    lowPriority,
    retries,
    queuedMs,
    ...(startedMs !== undefined && { startedMs }),
    ...(endedMs !== undefined && { endedMs }),
    ...(workerId !== undefined && { workerId }),
    ...(error !== undefined && { error }),
  };
}

/** Lists the attempts to call webhooks, the last one first. */
export const listDeliveries: ControlOperation<'listDeliveries'> = {
  about: 'account',
  async handle({ read, account }) {
    const { parameters } = await read();
    const { job: jobId, endpoint: endpointId, limit = 0 } = parameters.query;
    const deliveries = await account.engine.deliveries({ jobId, endpointId, limit });
    return jsonResponse(200, { deliveries } satisfies components['schemas']['DeliveryList']);
  },
};

/** Answers what the account's jobs have cost. */
export const getLedger: ControlOperation<'getLedger'> = {
  about: 'account',
  async handle({ account }) {
    const { total, totals, budget } = await account.engine.ledger();
    return jsonResponse(200, {
      currency: pricing.currency,
      total,
      jobs: totals.reduce((sum, { jobs }) => sum + jobs, 0),
      totals: [...totals],
      ...(budget !== undefined && { budget }),
    } satisfies components['schemas']['Ledger']);
  },
};
