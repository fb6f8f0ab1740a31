/**
 * Answers that another finding already explains: submissions that were all refused alike, whatever they say, and bodies
 * that are not the JSON of a job. They show neither what else they may seem to show nor that a declaration is wrong.
 */
import { requestErrors } from '../../../evidence/document-errors.ts';
import { groupBy } from '../../../evidence/indexes.ts';
import {
  isSubmission,
  isSubmissionId,
  isSuccess,
  jobInAnswer,
  type OperationExchange,
  type SubmissionId,
  type SubmittingExchange,
} from '../../../evidence/operation-exchange.ts';
import { essenceOf } from '../../../validation/media-types.ts';
import { type EvidenceView, memoize } from '../evidence-view.ts';
import { longKinds, mayFail, termsOf } from '../jobs/job-terms.ts';
import { isEmptyAnswer } from '../jobs/missing-jobs.ts';

/** So many refusals alike of an operation are no chance. */
const fewestRefusals = 3;

type AnsweredCalls = Pick<EvidenceView, 'subject' | 'calls'>;

/** The submissions to a declared endpoint, or with one operation, that were all refused with one status. */
export interface RefusedAlike {
  readonly endpointId?: string;
  readonly operationId?: SubmissionId;
  readonly status: number;
  /** Those of them that are valid. */
  readonly submissions: readonly SubmittingExchange[];
}

export const refusedEndpoints = memoize(({ subject, calls }: AnsweredCalls): RefusedAlike[] => {
  const valid = groupBy(validSubmissions(calls), ({ endpointId }) => endpointId);
  return subject.endpoints.flatMap(({ id }) => {
    const submissions = valid.get(id) ?? [];
    const status = onlyStatus(submissions);
    return status === undefined ? [] : [{ endpointId: id, status, submissions }];
  });
});

/** Leaves out endpoints that refused everything, and needs plain submissions. */
export const refusedOperations = memoize((course: AnsweredCalls): RefusedAlike[] => {
  const refusedIds = new Set(refusedEndpoints(course).map(({ endpointId }) => endpointId));
  const valid = validSubmissions(course.calls).filter(
    ({ endpointId, exchange }) =>
      !refusedIds.has(endpointId) && exchange.hangUpAfterMs === undefined,
  );
  return [...groupBy(valid, ({ operationId }) => operationId)].flatMap(
    ([operationId, submissions]) => {
      const status = onlyStatus(submissions);
      const plain = submissions.filter((submission) => isPlain(submission, course));
      if (status === undefined || status < 400 || plain.length < fewestRefusals) return [];
      return [{ operationId, status, submissions }];
    },
  );
});

/** Whether nothing about a submission may be why it is refused: its key and its body have the stated form, and its job completes soon. */
function isPlain(
  submission: SubmittingExchange,
  { subject: { endpoints } }: AnsweredCalls,
): boolean {
  const { endpointId, operationId, exchange } = submission;
  const { keyForm = 'bearer', request } = exchange;
  const endpoint = (id: string | undefined) => endpoints.find((candidate) => candidate.id === id);
  const terms = termsOf({ submission, endpointId }, { endpoint });
  const isLong = operationId === 'runJobSync' && longKinds.some((kind) => terms.is(kind));
  return (
    keyForm === 'bearer' &&
    essenceOf(request.headers['content-type']) === 'application/json' &&
    !mayFail(terms) &&
    !isLong
  );
}

function validSubmissions(calls: readonly OperationExchange[]): SubmittingExchange[] {
  return calls
    .filter(isSubmission)
    .filter(
      ({ operationId, sent, exchange: { key } }) =>
        key === 'valid' && requestErrors(operationId, sent, 'reference').length === 0,
    );
}

/** The status of a refusal that all answers have. */
function onlyStatus(submissions: readonly SubmittingExchange[]): number | undefined {
  const [status, ...others] = new Set(submissions.map((submission) => submission.status));
  return status === undefined || status < 300 || others.length > 0 ? undefined : status;
}

/** Why answers show nothing else, as a clause, by the id of their exchange. */
export const explainedAnswers = memoize((course: AnsweredCalls): ReadonlyMap<number, string> => {
  const refused = [...explainingEndpoints(course), ...refusedOperations(course)];
  return new Map(
    course.calls.flatMap((call): (readonly [number, string])[] => {
      const alike = refused.find((candidate) => isRefusedBy(call, candidate));
      const text = alike === undefined ? unreadableText(call) : refusalText(alike);
      return text === undefined ? [] : [[call.exchange.id, text]];
    }),
  );
});

/** What is not plain may be why an endpoint refuses it, unless every other endpoint refuses everything alike. */
function explainingEndpoints(course: AnsweredCalls): RefusedAlike[] {
  const endpoints = refusedEndpoints(course);
  const isEverywhere = onlyStatus(validSubmissions(course.calls)) !== undefined;
  const all = endpoints.flatMap(({ submissions }) => submissions);
  return endpoints.filter(({ submissions }) =>
    (isEverywhere ? all : submissions).some((submission) => isPlain(submission, course)),
  );
}

/** Whether all evidence of a finding or a sighting is explained. */
export function areAllExplained(
  shownBy: readonly number[],
  explained: ReadonlyMap<number, string>,
): boolean {
  return shownBy.length > 0 && shownBy.every((id) => explained.has(id));
}

function isRefusedBy(
  { exchange, endpointId, operationId, status }: OperationExchange,
  alike: RefusedAlike,
): boolean {
  return (
    exchange.key === 'valid' &&
    status === alike.status &&
    endpointId === (alike.endpointId ?? endpointId) &&
    operationId === (alike.operationId ?? operationId)
  );
}

/** As a clause, such as ``every `runsync` was answered with 503``. */
export function refusalText({ endpointId, operationId, status }: RefusedAlike): string {
  const what =
    operationId === undefined
      ? `submission to ${endpointId}`
      : `\`${operationNames[operationId]}\``;
  return `every ${what} was answered with ${status}`;
}

const operationNames = { runJob: 'run', runJobSync: 'runsync', getJobStatus: 'status' } as const;

/** What is said of a success that should have a job, and has no JSON object. */
function unreadableText(call: OperationExchange): string | undefined {
  const { operationId } = call;
  if (!isSubmissionId(operationId) && operationId !== 'getJobStatus') return undefined;
  // An unknown job may be answered so.
  if (operationId === 'getJobStatus' && isEmptyAnswer(call)) return undefined;
  if (!isSuccess(call) || jobInAnswer(call) !== undefined) return undefined;
  return `some responses of \`${operationNames[operationId]}\` were not the JSON of a job`;
}
