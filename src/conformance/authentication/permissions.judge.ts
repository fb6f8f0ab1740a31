/** Rules about methods and permissions of operations beyond the stated ones. */
import { isDeepStrictEqual } from 'node:util';
import { isFinished, parseJob } from '../../client/job.ts';
import { answerErrors, describeError } from '../../evidence/document-errors.ts';
import {
  isSuccess,
  type OperationExchange,
  type OperationId,
} from '../../evidence/operation-exchange.ts';
import type { Exchange } from '../../evidence/record-types.ts';
import { askedWait } from '../contract/wait-parameter.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { callsNamingJobs, isTransient } from '../judging/jobs/job-calls.ts';
import { broken, type Finding, type Findings, holds, unclear } from '../judging/verdicts/judge.ts';
import { indefiniteAnswer } from '../judging/verdicts/missing-evidence.ts';
import type { Judges } from '../judging/verdicts/verdicts.ts';
import { extendedOperations } from '../target/declarations.ts';

/** The operations that are offered with both methods. */
const pairsOfReads = [
  { byGet: 'getJobStatusSync', byPost: 'getJobStatusSyncByPost' },
  { byGet: 'streamJob', byPost: 'streamJobByPost' },
] as const;

function readsByPost(evidence: EvidenceView): Finding[] {
  const declared = pairsOfReads.filter(
    ({ byGet, byPost }) =>
      evidence.subject.operations?.includes(byGet) === true &&
      evidence.subject.operations.includes(byPost),
  );
  const findings = declared.map(({ byGet, byPost }) => {
    const pairs = callsNamingJobs(evidence, byPost).flatMap(({ history, call }) => {
      if (askedWait(call.exchange.request.target).kind === 'outside') return [];
      const getCall = history.calls.find(
        (other) => other.operationId === byGet && isSuccess(other),
      );
      return getCall === undefined ? [] : [compareGetWithPost(getCall, call)];
    });
    return (
      pairs.find(({ outcome }) => outcome === 'broken') ??
      pairs.find(({ outcome }) => outcome === 'holds') ??
      unclear(`No job was asked for with both ${byGet} and ${byPost}.`, [])
    );
  });
  return allOf(findings, 'POST and GET are answered alike.');
}

function compareGetWithPost(byGet: OperationExchange, byPost: OperationExchange): Finding {
  const shownBy = [byGet.exchange.id, byPost.exchange.id];
  const { operationId } = byPost;
  if (isTransient(byPost)) return indefiniteAnswer('The POST request', byPost, shownBy);
  if (!isSuccess(byPost)) {
    return byPost.status === 404 && byPost.exchange.id > byGet.exchange.id
      ? unclear('The job may have been removed between the GET and the POST request.', shownBy)
      : broken(`${operationId} was answered with ${byPost.status}, unlike GET.`, shownBy);
  }
  const [fault] = answerErrors(byPost, 'reference') ?? [];
  if (fault !== undefined) {
    return broken(describeError(fault, byPost.answered), shownBy);
  }
  const jobs = [byGet, byPost].map(({ answered, jobId }) => parseJob(answered, { id: jobId }));
  const areEnded = jobs.every((job) => job !== undefined && isFinished(job));
  const isWhole = operationId === 'getJobStatusSyncByPost';
  if (isWhole && areEnded && !isDeepStrictEqual(byGet.answered, byPost.answered)) {
    return broken('POST and GET gave different answers about an ended job.', shownBy);
  }
  return holds(`${operationId} was answered like GET.`, shownBy);
}

/** The operations that a read-only key may use. */
const reading: readonly OperationId[] = extendedOperations.filter(
  (id) => !['cancelJob', 'retryJob', 'purgeQueue'].includes(id),
);

/** The levels of permission: every operation must be seen to permit or refuse each. */
const needed = ['valid', 'readOnly', 'forbidden'] as const;

function describeNeededKey(key: (typeof needed)[number]): string {
  return { valid: 'a valid key', readOnly: 'a read-only key', forbidden: 'a forbidden key' }[key];
}

function requiresPermission({ subject, calls }: EvidenceView): Finding[] {
  const offered = extendedOperations.filter((id) => subject.operations?.includes(id) === true);
  const findings = offered.map((operationId) => {
    const operationCalls = calls.filter((call) => call.operationId === operationId);
    const judged = operationCalls.flatMap((call) => judgePermission(call));
    const holdingIds = judged
      .filter(({ outcome }) => outcome === 'holds')
      .flatMap((finding) => finding.shownBy);
    const judgedKeys = new Set(
      operationCalls
        .filter(({ exchange }) => holdingIds.includes(exchange.id))
        .map(({ exchange }) => exchange.key),
    );
    const missing = needed.filter((key) => !judgedKeys.has(key));
    return (
      judged.find(({ outcome }) => outcome === 'broken') ??
      (missing.length === 0
        ? holds(`${operationId} checks the permission of the key.`, holdingIds)
        : unclear(
            `${operationId} was not called with ${missing.map(describeNeededKey).join(' and ')}.`,
            [],
          ))
    );
  });
  return allOf(findings, 'Every operation checks its permission.');
}

function judgePermission(call: OperationExchange): Findings {
  const { operationId, exchange, status } = call;
  if (operationId === undefined || isTransient(call)) return [];
  const may = mayUse(operationId, exchange.key);
  if (may === undefined) return [];
  const { id } = exchange;
  if (may === (status !== 401)) return holds(may ? 'permitted' : 'refused', [id]);
  return may
    ? broken(`${operationId} refuses a key that may use it.`, [id])
    : broken(`${operationId} answers ${status} to a key that may not use it.`, [id]);
}

function mayUse(operationId: OperationId, key: Exchange['key']): boolean | undefined {
  switch (key) {
    case 'valid':
      return true;
    case 'forbidden':
      return false;
    case 'readOnly':
      return reading.includes(operationId);
    default:
      return undefined;
  }
}

/** One finding for all: every one must hold. */
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

export const accessJudges = {
  'reads-by-post': readsByPost,
  'extended-permissions': requiresPermission,
} satisfies Judges;
