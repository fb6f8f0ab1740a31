/** Rules about the paths of operations, and about successes. */
import { operations } from '#generated/reference/tables.js';
import { isSuccess, type OperationExchange } from '../../evidence/operation-exchange.ts';
import { toleranceMs } from '../contract/tolerances.ts';
import { isRefusalStatus, type Submission, submissionsIn } from '../judging/answers/submissions.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { mayBeRemoved } from '../judging/jobs/job-calls.ts';
import { mayBeCutShort } from '../judging/jobs/job-terms.ts';
import {
  broken,
  type Finding,
  foundFor,
  holds,
  type Judge,
  type LazyJudge,
} from '../judging/verdicts/judge.ts';
import { needsEvidence } from '../judging/verdicts/missing-evidence.ts';
import type { Judges } from '../judging/verdicts/verdicts.ts';

const missing = new Set([404, 405, 410, 501]);

interface CallsAtEndpoint {
  readonly endpointId: string | undefined;
  readonly calls: readonly OperationExchange[];
}

/** Broken if an endpoint that is known to exist answers every such call as if the path did not exist. */
function judgeServed(
  endpoints: readonly CallsAtEndpoint[],
  { calls, subject, endpoint }: EvidenceView,
  what: string,
): Finding[] {
  // A success shows nothing about an id that was made up.
  const mayExist = (id: string | undefined) =>
    subject.endpoints.length === 0 || endpoint(id) !== undefined;
  const existingIds = new Set(
    calls
      .filter(isSuccess)
      .map(({ endpointId }) => endpointId)
      .filter(mayExist),
  );
  return endpoints.flatMap(({ endpointId, calls: endpointCalls }) => {
    const served = endpointCalls.find(isSuccess);
    if (served !== undefined) return holds(`\`${what}\` is served.`, [served.exchange.id]);
    const ids = endpointCalls.map(({ exchange }) => exchange.id);
    const isAbsent = endpointCalls.every(({ status = 0 }) => missing.has(status));
    if (ids.length === 0 || !isAbsent || !existingIds.has(endpointId)) return [];
    return broken(`\`${what}\` was answered with ${endpointCalls[0]?.status} every time.`, ids);
  });
}

function byEndpoint(calls: readonly OperationExchange[]): CallsAtEndpoint[] {
  const endpoints = [...new Set(calls.map(({ endpointId }) => endpointId))];
  return endpoints.map((endpointId) => ({
    endpointId,
    calls: calls.filter((call) => call.endpointId === endpointId),
  }));
}

function submits(
  evidence: EvidenceView,
  operationId: Submission['operationId'],
): CallsAtEndpoint[] {
  const calls = submissionsIn(evidence)
    .filter((submission) => submission.operationId === operationId && submission.isValid)
    // The job of such a call may have been deleted while it waited.
    .filter(({ call }) => isSuccess(call) || !mayBeCutShort(call, evidence))
    .map(({ call }) => call);
  return byEndpoint(calls);
}

/** Status requests with a permitted key for submitted jobs that were not removed. */
function statusCalls(evidence: EvidenceView): OperationExchange[] {
  return evidence.jobs
    .filter(({ submission }) => submission?.operationId === 'runJob')
    .filter((history) => !mayBeRemoved(history, evidence))
    .flatMap(({ calls }) => calls)
    .filter(({ operationId, exchange: { key } }) => {
      return operationId === 'getJobStatus' && (key === 'valid' || key === 'unknown');
    });
}

/** Without those that came before a new job had to be visible, where the operation is served at some endpoint. */
function settledCalls(evidence: EvidenceView): OperationExchange[] {
  const calls = statusCalls(evidence);
  if (!calls.some(isSuccess)) return calls;
  const early = new Set(
    evidence.jobs.flatMap(({ submission, calls: jobCalls }) =>
      jobCalls.filter(
        ({ exchange }) =>
          exchange.sentMs < (submission?.exchange.receivedMs ?? 0) + toleranceMs('unknownJob'),
      ),
    ),
  );
  return calls.filter((call) => isSuccess(call) || !early.has(call));
}

const pathRun: Judge = (evidence) => judgeServed(submits(evidence, 'runJob'), evidence, 'run');

const pathRunSync: Judge = (evidence) =>
  judgeServed(submits(evidence, 'runJobSync'), evidence, 'runsync');

/** Requests with another key may name jobs of another account. */
const pathStatus: Judge = (evidence) => {
  const calls = settledCalls(evidence);
  const withValidKey = new Set(
    calls.filter(({ exchange }) => exchange.key === 'valid').map(({ exchange }) => exchange.id),
  );
  return judgeServed(byEndpoint(calls), evidence, 'status').map((finding) => {
    const isOwn = finding.shownBy.some((id) => withValidKey.has(id));
    return finding.outcome === 'broken' && !isOwn
      ? needsEvidence(
          {
            seen: finding.reason,
            needed: 'request the status with the key that submitted the job',
          },
          finding.shownBy,
        )
      : finding;
  });
};

const twoWaysToSubmit: Judge = (evidence) => {
  const findings = [...pathRun(evidence), ...pathRunSync(evidence)];
  const absent = findings.filter(({ outcome }) => outcome === 'broken');
  if (absent.length > 0) return absent;
  const [run, runSync] = (['runJob', 'runJobSync'] as const).map((operationId) =>
    submissionsIn(evidence).find(
      (submission) => submission.operationId === operationId && submission.reception === 'accepted',
    ),
  );
  if (run === undefined || runSync === undefined) return [];
  return [holds('Jobs were submitted with `run` and with `runsync`.', [run.id, runSync.id])];
};

/** `/v2`, the beginning of every operation's path. */
const version = operations.runJob.path.slice(0, operations.runJob.path.indexOf('/', 1));

/** Broken if the path of an operation is served only without the version. */
const versionInPath: Judge = (evidence) => {
  const unversioned = evidence.calls.filter(
    (call) => call.exchange.probes?.includes('version-in-path') && isSuccess(call),
  );
  return (['runJob', 'runJobSync', 'getJobStatus'] as const).flatMap((operationId): Finding[] => {
    const versioned = evidence
      .callsOf(operationId)
      .filter(({ exchange }) => exchange.request.target.startsWith(`${version}/`));
    const served = versioned.find(isSuccess);
    if (served !== undefined) {
      const reason = `The path of ${operationId} that begins with ${version} is served.`;
      return [holds(reason, [served.exchange.id])];
    }
    const isAbsent = versioned.every(({ status = 0 }) => missing.has(status));
    const { path } = operations[operationId];
    const other = unversioned.find(({ exchange: { request } }) =>
      request.target.endsWith(lastSegment(path)),
    );
    if (other === undefined || !isAbsent) return [];
    const ids = [other, ...versioned].map(({ exchange }) => exchange.id);
    return [broken(`The path of ${operationId} is served only without ${version}.`, ids)];
  });
};

/** The last segment of a path, such as `/run`. */
const lastSegment = (path: string) => path.slice(path.lastIndexOf('/'));

/** If some bare requests are answered, others are refused for another reason. */
const statusWithoutBody: LazyJudge = (evidence) => {
  const bare = statusCalls(evidence).filter(({ exchange: { request } }) => {
    return request.body === undefined && request.headers['content-type'] === undefined;
  });
  const served = new Set(bare.filter(isSuccess).map(({ endpointId }) => endpointId));
  return foundFor(bare, (call) => {
    const { exchange, status, endpointId } = call;
    if (isSuccess(call))
      return holds('A status request without a body was answered.', [exchange.id]);
    if (!isRefusalStatus(status) || missing.has(status ?? 0) || served.has(endpointId)) return [];
    return broken(`A status request without a body was refused with ${status}.`, [exchange.id]);
  });
};

export const requestPathJudges = {
  'two-ways-to-submit': twoWaysToSubmit,
  'path-run': pathRun,
  'path-runsync': pathRunSync,
  'path-status': pathStatus,
  'version-in-path': versionInPath,
  'status-without-body': statusWithoutBody,
} satisfies Judges;
