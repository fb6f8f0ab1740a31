/** Rules about 429 and `Retry-After`, and the limits of request rate, concurrency and queue length. */
import { lifecycle, limits, type OperationRate } from '#generated/reference/tables.js';
import { isFinished, parseJob } from '../../client/job.ts';
import { isObject } from '../../core/json.ts';
import { groupBy } from '../../evidence/indexes.ts';
import type { Interval } from '../../evidence/intervals.ts';
import { isSuccess, type OperationExchange } from '../../evidence/operation-exchange.ts';
import { askedWait } from '../contract/wait-parameter.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { problemCode } from '../judging/jobs/job-calls.ts';
import type { JobHistory } from '../judging/jobs/job-history.ts';
import {
  broken,
  type Finding,
  type Findings,
  holds,
  type Judge,
  unclear,
} from '../judging/verdicts/judge.ts';
import type { Judges } from '../judging/verdicts/verdicts.ts';
import { unrefusedBursts } from './declared-burst.ts';

const rates: Readonly<Record<string, OperationRate>> = limits.rates.operations;

/** The requests that are counted together, in order; none if the target declares no limits. */
function requestGroups({
  subject,
  calls,
}: EvidenceView): readonly (readonly OperationExchange[])[] {
  if (!subject.claims.includes('request-burst')) return [];
  const counted = calls.filter(
    ({ operationId, exchange }) => operationId !== undefined && exchange.key === 'valid',
  );
  const groups = groupBy(counted, ({ operationId, endpointId, exchange }) =>
    JSON.stringify([exchange.scenario, operationId, endpointId]),
  );
  return [...groups.values()];
}

function rateOfCalls([first]: readonly OperationExchange[]): OperationRate | undefined {
  return first?.operationId === undefined ? undefined : rates[first.operationId];
}

/** Whether a rate limit refused the request, and not a full queue. */
function isRefusedForRate(call: OperationExchange): boolean {
  return call.status === 429 && problemCode(call) !== 'queueFull';
}

function isAdmitted(call: OperationExchange): boolean {
  return call.status !== undefined && !isRefusedForRate(call);
}

/** How many other requests the service may have been handling when a request arrived. */
function possiblyAtOnce(
  { exchange }: OperationExchange,
  group: readonly OperationExchange[],
): number {
  return group.filter(
    (other) =>
      other.exchange.id !== exchange.id &&
      !isRefusedForRate(other) &&
      other.exchange.sentMs <= exchange.receivedMs &&
      other.exchange.receivedMs > exchange.sentMs,
  ).length;
}

const { windowMs } = limits.rates;

/** How many requests may have been admitted in the window in which a request arrived. */
function possiblyInWindow(
  { exchange }: OperationExchange,
  group: readonly OperationExchange[],
): number {
  return group.filter(
    (other) =>
      !isRefusedForRate(other) &&
      other.exchange.receivedMs >= exchange.sentMs - windowMs &&
      other.exchange.sentMs <= exchange.receivedMs,
  ).length;
}

/** More refusals than this in this period cannot be caused by rate limiting. */
const persistent = { refusals: 5, ms: 25_000 };

/** Too many requests are refused in bursts; for another reason a request is refused again and again. */
const meansTooMany: Judge = (evidence) => [...unrefusedBursts(evidence), ...refusals(evidence)];

function refusals({ calls }: EvidenceView): Finding[] {
  const answered = calls.filter(
    ({ operationId, status }) => operationId !== undefined && status !== undefined,
  );
  const groups = groupBy(answered, ({ exchange: { scenario, key, request } }) =>
    JSON.stringify([scenario, key, request.method, request.target, request.body]),
  );
  return [...groups.values()].flatMap((group): Findings => {
    const refused = group.filter(({ status }) => status === 429);
    const [first] = refused;
    const last = refused.at(-1);
    if (first === undefined || last === undefined) return [];
    const shownBy = refused.map(({ exchange }) => exchange.id);
    const wereAdmitted = group.filter(({ status }) => status !== 429);
    if (wereAdmitted.length > 0) {
      const before = wereAdmitted.some(({ exchange }) => exchange.id < first.exchange.id);
      const after = wereAdmitted.findLast(({ exchange }) => exchange.id > last.exchange.id);
      return before && after !== undefined
        ? holds('The refused request was answered after a pause.', [...shownBy, after.exchange.id])
        : unclear('A request was refused, and not answered both before and after that.', shownBy);
    }
    const lastedMs = last.exchange.sentMs - first.exchange.receivedMs;
    const isPersistent = refused.length >= persistent.refusals && lastedMs >= persistent.ms;
    // If others were answered meanwhile, the reason is neither the caller nor the operation.
    const other = calls.find(
      ({ operationId, endpointId, exchange, status = 429 }) =>
        operationId === first.operationId &&
        endpointId === first.endpointId &&
        exchange.scenario === first.exchange.scenario &&
        exchange.key === first.exchange.key &&
        exchange.id > first.exchange.id &&
        status < 300,
    );
    return isPersistent && other !== undefined
      ? broken(
          `The request was refused ${refused.length} times in ${Math.round(lastedMs / 1000)} s, while another one was answered.`,
          [...shownBy, other.exchange.id],
        )
      : unclear('The refused request was not answered after a pause.', shownBy);
  });
}

const saysWhen: Judge = (evidence) =>
  requestGroups(evidence).flatMap((group) =>
    group.flatMap((call, at): Findings => {
      const { id, receivedMs } = call.exchange;
      if (call.status !== 429) return [];
      const text = call.exchange.response?.headers['retry-after'];
      if (text === undefined || !/^\d+$/.test(text)) {
        return broken(`Expected seconds in Retry-After, got ${text ?? 'nothing'}.`, [id]);
      }
      const waitMs = Number(text) * 1000;
      if (!isRefusedForRate(call)) return [];
      if (waitMs > windowMs) {
        return broken(
          `Expected Retry-After to be at most ${windowMs / 1000} s, the length of a window, got ${text} s.`,
          [id],
        );
      }
      const next = group
        .slice(at + 1)
        .find(({ exchange }) => exchange.sentMs >= receivedMs + waitMs);
      if (next === undefined || possiblyAtOnce(next, group) > 0) return [];
      const isUsedUp = group.some(
        (other) =>
          other.exchange.id > id &&
          other.exchange.id < next.exchange.id &&
          isAdmitted(other) &&
          other.exchange.receivedMs > receivedMs,
      );
      if (isUsedUp) return [];
      const shownBy = [id, next.exchange.id];
      return isRefusedForRate(next)
        ? broken(`After ${text} s the request was refused again.`, shownBy)
        : holds(`After ${text} s the request was admitted.`, shownBy);
    }),
  );

const limitsRate: Judge = (evidence) =>
  requestGroups(evidence).flatMap((group): Findings => {
    const limit = rateOfCalls(group)?.requests;
    return limit === undefined
      ? []
      : [...findExcessRequests(group, limit), ...findEarlyRefusals(group, limit)];
  });

/** Counts the admitted requests in windows with a known start: those after a pause as long as a window. */
function findExcessRequests(group: readonly OperationExchange[], limit: number): Finding[] {
  let passed = 0;
  let latestMs = Number.NEGATIVE_INFINITY;
  const starts = group.filter(({ exchange: { sentMs } }) => {
    // All earlier requests must have been answered that long ago.
    while (passed < group.length && (group[passed]?.exchange.sentMs ?? sentMs) < sentMs) {
      latestMs = Math.max(latestMs, group[passed]?.exchange.receivedMs ?? latestMs);
      passed += 1;
    }
    return latestMs <= sentMs - windowMs;
  });
  return starts.flatMap(({ exchange: { sentMs } }): Findings => {
    const within = group.filter(
      ({ exchange }) => exchange.sentMs >= sentMs && exchange.receivedMs < sentMs + windowMs,
    );
    const admitted = within.filter(isAdmitted).length;
    const refused = within.find(isRefusedForRate);
    const shownBy = within.slice(-3).map(({ exchange }) => exchange.id);
    if (admitted > limit) {
      return broken(
        `Expected at most ${limit} admitted requests in a window, got ${admitted}.`,
        shownBy,
      );
    }
    return admitted === limit && refused !== undefined
      ? holds(`${limit} requests were admitted in a window, and one more was refused.`, shownBy)
      : [];
  });
}

function findEarlyRefusals(group: readonly OperationExchange[], limit: number): Finding[] {
  return group.flatMap((call): Findings => {
    if (!isRefusedForRate(call) || possiblyAtOnce(call, group) > 0) return [];
    const possible = possiblyInWindow(call, group);
    return possible < limit
      ? broken(
          `A request was refused after ${possible} requests in a window; ${limit} are allowed.`,
          [call.exchange.id],
        )
      : [];
  });
}

/** How long the service held a request until its wait was over; undefined for any other request. */
function heldMs(call: OperationExchange): number | undefined {
  const { operationId, answered, jobId } = call;
  if (!isSuccess(call)) return undefined;
  const job = parseJob(answered, { id: jobId });
  if (job === undefined || isFinished(job)) return undefined;
  switch (operationId) {
    case 'streamJob':
    case 'streamJobByPost': {
      const stream = isObject(answered) ? answered['stream'] : undefined;
      const isEmpty = Array.isArray(stream) && stream.length === 0;
      return isEmpty ? lifecycle.timers.streamWait.default : undefined;
    }
    case 'runJobSync':
    case 'getJobStatusSync':
    case 'getJobStatusSyncByPost': {
      const wait = askedWait(call.exchange.request.target);
      return wait.kind === 'within' ? wait.ms : lifecycle.timers.statusSyncWait.default;
    }
    default:
      return undefined;
  }
}

/** When the service surely held a request, however long it was in transit. */
function surelyHeld(call: OperationExchange): Interval[] {
  const forMs = heldMs(call);
  if (forMs === undefined) return [];
  const { sentMs, receivedMs } = call.exchange;
  const fromMs = receivedMs - forMs;
  const untilMs = sentMs + forMs;
  return fromMs < untilMs ? [{ fromMs: Math.max(fromMs, sentMs), untilMs }] : [];
}

const limitsConcurrency: Judge = (evidence) =>
  requestGroups(evidence).flatMap((group): Findings => {
    const { concurrent: limit, requests = 0 } = rateOfCalls(group) ?? {};
    if (limit === undefined) return [];
    const intervals = group.flatMap(surelyHeld);
    const most = Math.max(
      0,
      ...intervals.map(
        ({ fromMs }) =>
          intervals.filter((other) => other.fromMs <= fromMs && other.untilMs > fromMs).length,
      ),
    );
    const shownBy = group.slice(-3).map(({ exchange }) => exchange.id);
    if (most > limit) {
      return broken(`Expected at most ${limit} requests at the same time, got ${most}.`, shownBy);
    }
    const refused = group.filter(isRefusedForRate);
    if (refused.length === 0) return most === limit ? refusedOtherwise(group) : [];
    return refused.flatMap((call): Findings => {
      const concurrent = possiblyAtOnce(call, group);
      // The refusal of a request that was alone breaks the rule about rates.
      const isBelow = concurrent > 0 && concurrent < limit;
      if (isBelow && possiblyInWindow(call, group) < requests) {
        return broken(
          `A request was refused during ${concurrent} others; ${limit} are allowed at the same time.`,
          [call.exchange.id],
        );
      }
      return most === limit
        ? holds(
            `${limit} requests were accepted at the same time, and one more was refused.`,
            shownBy,
          )
        : [];
    });
  });

/** Errors instead of 429, while as many requests as allowed were held. A single one may have another reason. */
function refusedOtherwise(group: readonly OperationExchange[]): Findings {
  const failed = group.filter(({ status = 0 }) => status >= 400);
  const [first, second] = failed;
  if (first === undefined || second === undefined) return [];
  return broken(
    `Expected 429 for requests beyond the limit, got ${first.status}.`,
    failed.map(({ exchange }) => exchange.id),
  );
}

// The rule about how many jobs may wait.

interface QueuedJob {
  readonly id: number;
  /** Since when it is known to have left the queue, in milliseconds; infinite if it is not. */
  readonly leftMs: number;
  /** When it was last seen to wait, in milliseconds; undefined if it never was. */
  readonly waitedMs: number | undefined;
}

function limitsQueue(evidence: EvidenceView): Finding[] {
  const submissions = requestGroups(evidence).filter(([first]) => first?.operationId === 'runJob');
  return submissions.flatMap((group): Findings => {
    const [first] = group;
    const workers = evidence.endpoint(first?.endpointId)?.workers;
    if (first === undefined || workers === undefined) return [];
    const limit = Math.max(limits.queue.jobs, limits.queue.jobsPerWorker * workers);
    const { endpointId, exchange } = first;
    const accepted = evidence
      .jobsAt({ endpointId, scenario: exchange.scenario })
      .filter(({ submission }) => submission !== undefined)
      .map(acceptedJob);
    return judgeSubmissions(group, { accepted, limit });
  });
}

function acceptedJob({ submission, samples }: JobHistory): QueuedJob {
  const left = samples.filter(({ job }) => job.phase !== 'waiting');
  const waiting = samples.filter(({ job }) => job.phase === 'waiting');
  return {
    id: submission?.exchange.id ?? 0,
    leftMs: left.reduce((first, { untilMs }) => Math.min(first, untilMs), Infinity),
    waitedMs: waiting.reduce<number | undefined>(
      (last, { fromMs }) => Math.max(last ?? fromMs, fromMs),
      undefined,
    ),
  };
}

/** Judges the submissions in the order of their ids. A job that left the queue is dropped once no later call was sent before that. */
function judgeSubmissions(
  calls: readonly OperationExchange[],
  { accepted, limit }: { accepted: readonly QueuedJob[]; limit: number },
): Finding[] {
  const jobs = [...accepted].sort((left, right) => left.id - right.id);
  const answered = [...calls].sort((left, right) => left.exchange.id - right.exchange.id);
  let next = 0;
  let waiting: QueuedJob[] = [];
  const earliest = earliestSent(answered);
  return answered.flatMap((call, index) => {
    const { id, sentMs } = call.exchange;
    for (let job = jobs[next]; job !== undefined && job.id < id; job = jobs[next]) {
      waiting.push(job);
      next += 1;
    }
    waiting = waiting.filter(({ leftMs }) => leftMs > (earliest[index] ?? sentMs));
    return judgeSubmission(call, {
      mayWait: waiting.filter(({ leftMs }) => leftMs > sentMs),
      limit,
    });
  });
}

/** For each call, when the first of it and all later ones was sent, in milliseconds. */
function earliestSent(calls: readonly OperationExchange[]): number[] {
  let earliestMs = Infinity;
  return calls
    .map(({ exchange }) => exchange.sentMs)
    .reverse()
    .map((sentMs) => {
      earliestMs = Math.min(earliestMs, sentMs);
      return earliestMs;
    })
    .reverse();
}

function judgeSubmission(
  call: OperationExchange,
  { mayWait, limit }: { mayWait: readonly QueuedJob[]; limit: number },
): Findings {
  const { id, receivedMs } = call.exchange;
  const isRefused = call.status === 429 && problemCode(call) === 'queueFull';
  if (isRefused && mayWait.length < limit) {
    return broken(
      `A submission was refused while at most ${mayWait.length} jobs waited; ${limit} are allowed.`,
      [id],
    );
  }
  if (mayWait.length < limit) return [];
  // First in, first out: all jobs submitted after a waiting one wait, too.
  const oldest = mayWait.findIndex(({ waitedMs = -Infinity }) => waitedMs >= receivedMs);
  const surelyWait = oldest < 0 ? 0 : mayWait.length - oldest;
  if (surelyWait < limit) return [];
  if (isSuccess(call)) {
    return broken(
      `A submission was accepted while ${surelyWait} jobs waited; ${limit} are allowed.`,
      [id],
    );
  }
  if (isRefused) return holds(`A submission was refused while ${surelyWait} jobs waited.`, [id]);
  const { status } = call;
  return status === undefined || status === 429
    ? []
    : broken(`Expected 429 while ${surelyWait} jobs waited, got ${status}.`, [id]);
}

export const limitJudges = {
  'too-many-requests-is-429': meansTooMany,
  'retry-after': saysWhen,
  'request-rates': limitsRate,
  'request-concurrency': limitsConcurrency,
  'queue-length': limitsQueue,
} satisfies Judges;
