/** The rule about how many jobs may wait. */

import { limits } from '#generated/reference/tables.js';
import { type Call, isSuccess } from '../../evidence/calls.ts';
import type { EvidenceView } from '../engine/judging/evidence-view.ts';
import { problemCode } from '../engine/judging/job-calls.ts';
import type { JobHistory } from '../engine/judging/job-history.ts';
import { broken, type Finding, type Found, holds } from '../engine/judging/judge.ts';
import { requestGroups } from '../engine/judging/request-groups.ts';
import type { Judges } from '../engine/judging/verdicts.ts';

/** An accepted job, and when it waited. */
interface Accepted {
  /** The id of the exchange that submitted it. */
  readonly id: number;
  /** Since when it is known to have left the queue, in milliseconds; infinite if it is not. */
  readonly leftMs: number;
  /** When it was last seen to wait, in milliseconds; undefined if it never was. */
  readonly waitedMs: number | undefined;
}

function limitsQueue(evidence: EvidenceView): Finding[] {
  const submissions = requestGroups(evidence).filter(([first]) => first?.operationId === 'runJob');
  return submissions.flatMap((group): Found => {
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

function acceptedJob({ submission, samples }: JobHistory): Accepted {
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
  calls: readonly Call[],
  { accepted, limit }: { accepted: readonly Accepted[]; limit: number },
): Finding[] {
  const jobs = [...accepted].sort((left, right) => left.id - right.id);
  const answered = [...calls].sort((left, right) => left.exchange.id - right.exchange.id);
  let next = 0;
  let waiting: Accepted[] = [];
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
function earliestSent(calls: readonly Call[]): number[] {
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
  call: Call,
  { mayWait, limit }: { mayWait: readonly Accepted[]; limit: number },
): Found {
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
  return isRefused ? holds(`A submission was refused while ${surelyWait} jobs waited.`, [id]) : [];
}

/** By rule. */
export const queueLengthJudges = { 'queue-length': limitsQueue } satisfies Judges;
