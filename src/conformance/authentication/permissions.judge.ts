/** Rules that are the same for several operations beyond the stated ones: methods and permissions. */

import { isDeepStrictEqual } from 'node:util';
import { isFinished, parseJob } from '../../client/job.ts';
import {
  answerFaults,
  type Call,
  describeFault,
  isSuccess,
  type OperationId,
} from '../../evidence/calls.ts';
import type { Exchange } from '../../evidence/records.ts';
import type { EvidenceView } from '../engine/judging/evidence-view.ts';
import { callsNamingJobs, isTransient, transientAnswer } from '../engine/judging/job-calls.ts';
import { broken, type Finding, holds, unclear } from '../engine/judging/judge.ts';
import type { Judges } from '../engine/judging/verdicts.ts';

/** The operations that are offered with both methods. */
const twins = [
  { byGet: 'getJobStatusSync', byPost: 'getJobStatusSyncByPost' },
  { byGet: 'streamJob', byPost: 'streamJobByPost' },
] as const;

function readsByPost(evidence: EvidenceView): Finding[] {
  const declared = twins.filter(
    ({ byGet, byPost }) =>
      evidence.subject.operations?.includes(byGet) === true &&
      evidence.subject.operations.includes(byPost),
  );
  const findings = declared.map(({ byGet, byPost }) => {
    const pairs = callsNamingJobs(evidence, byPost).flatMap(({ history, call }) => {
      const known = history.calls.find((other) => other.operationId === byGet && isSuccess(other));
      return known === undefined ? [] : [compare(known, call)];
    });
    return (
      pairs.find(({ outcome }) => outcome === 'broken') ??
      pairs.find(({ outcome }) => outcome === 'holds') ??
      unclear(
        `No answer to ${byPost} can be compared; answers to it and to ${byGet} about one job would tell.`,
        [],
      )
    );
  });
  return allOf(findings, 'Asking with POST is answered like with GET.');
}

function compare(byGet: Call, byPost: Call): Finding {
  const shownBy = [byGet.exchange.id, byPost.exchange.id];
  const { operationId } = byPost;
  if (isTransient(byPost)) return unclear(transientAnswer('The POST', byPost), shownBy);
  if (!isSuccess(byPost)) {
    return byPost.status === 404 && byPost.exchange.id > byGet.exchange.id
      ? unclear(
          'The job may have been forgotten; one that is asked for sooner would tell.',
          shownBy,
        )
      : broken(`${operationId} is answered with ${byPost.status}, unlike GET.`, shownBy);
  }
  const [fault] = answerFaults(byPost, 'reference') ?? [];
  if (fault !== undefined) {
    return broken(describeFault(fault, byPost.answered), shownBy);
  }
  const jobs = [byGet, byPost].map(({ answered, jobId }) => parseJob(answered, { id: jobId }));
  const areEnded = jobs.every((job) => job !== undefined && isFinished(job));
  const isWhole = operationId === 'getJobStatusSyncByPost';
  if (isWhole && areEnded && !isDeepStrictEqual(byGet.answered, byPost.answered)) {
    return broken('An ended job is answered otherwise than with GET.', shownBy);
  }
  return holds(`${operationId} is answered like with GET.`, shownBy);
}

const extended: readonly OperationId[] = [
  'cancelJob',
  'retryJob',
  'purgeQueue',
  'getEndpointHealth',
  'streamJob',
  'streamJobByPost',
  'getJobStatusSync',
  'getJobStatusSyncByPost',
];

/** Those that a key may do which may only ask. */
const asking: readonly OperationId[] = extended.filter(
  (id) => !['cancelJob', 'retryJob', 'purgeQueue'].includes(id),
);

function asksForPermission({ subject, calls }: EvidenceView): Finding[] {
  const offered = extended.filter((id) => subject.operations?.includes(id) === true);
  const findings = offered.map((operationId) => {
    const own = calls.filter((call) => call.operationId === operationId);
    const judged = own.flatMap((call) => judgePermission(call));
    const seen = new Set(judged.map(({ reason }) => reason));
    return (
      judged.find(({ outcome }) => outcome === 'broken') ??
      (seen.size > 1
        ? holds(
            `${operationId} asks for a permission.`,
            judged.flatMap(({ shownBy }) => shownBy),
          )
        : unclear(
            `${operationId} was not seen with a key that may and one that may not, which together would tell.`,
            [],
          ))
    );
  });
  return allOf(findings, 'Every operation asks for its permission.');
}

function judgePermission(call: Call): Finding[] {
  const { operationId, exchange, status } = call;
  if (operationId === undefined || isTransient(call)) return [];
  const may = mayUse(operationId, exchange.key);
  if (may === undefined) return [];
  const { id } = exchange;
  if (may === (status !== 401)) return [holds(may ? 'permitted' : 'refused', [id])];
  return may
    ? [broken(`${operationId} refuses a key that may use it.`, [id])]
    : [broken(`${operationId} answers ${status} to a key that may not use it.`, [id])];
}

/** Undefined where it is not known. */
function mayUse(operationId: OperationId, key: Exchange['key']): boolean | undefined {
  switch (key) {
    case 'valid':
      return true;
    case 'forbidden':
      return false;
    case 'readOnly':
      return asking.includes(operationId);
    default:
      return undefined;
  }
}

/** One finding for all: each has to hold. */
function allOf(findings: readonly Finding[], reason: string): Finding[] {
  const broken = findings.filter(({ outcome }) => outcome === 'broken');
  if (broken.length > 0) return broken;
  const open = findings.filter(({ outcome }) => outcome === 'unclear');
  if (open.length > 0) return open;
  if (findings.length === 0) return [];
  return [
    holds(
      reason,
      findings.flatMap(({ shownBy }) => shownBy),
    ),
  ];
}

/** By rule. */
export const accessJudges = {
  'reads-by-post': readsByPost,
  'extended-permissions': asksForPermission,
} satisfies Judges;
