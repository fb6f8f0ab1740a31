/** Submissions: the errors of each request, and what the deployment did with it. */

import { limits } from '#generated/reference/tables.js';
import { isObject, partAt } from '../../../core/json.ts';
import { mayTake } from '../../../endpoints/declared-schemas.ts';
import { requestErrors } from '../../../evidence/document-errors.ts';
import { groupBy } from '../../../evidence/indexes.ts';
import {
  isSubmissionId,
  isSuccess,
  type OperationExchange,
} from '../../../evidence/operation-exchange.ts';
import { mayBeRedacted } from '../../../evidence/placeholders.ts';
import { essenceOf } from '../../../validation/media-types.ts';
import type { SchemaError } from '../../../validation/plan.ts';
import { countJsonValues, depthOf, reasonsIn } from '../../contract/request-schema.ts';
import type { Profile } from '../../contract/rules.ts';
import { type EvidenceView, memoize, once } from '../evidence-view.ts';
import { jobIn } from '../jobs/job-history.ts';
import { isRequestOf, mayBeCutShort, withoutResult } from '../jobs/job-terms.ts';
import { neverAdmitted } from './always-refused-429.ts';

/**
 * What a deployment did with a submission.
 * - accepted: it answered with a job.
 * - odd: it answered with a success without a job.
 * - refused: it found the request invalid.
 * - unclear: it may have another reason than the request, such as the key, the rate or a crash.
 */
export type Reception = 'accepted' | 'odd' | 'refused' | 'unclear';

export interface Submission {
  readonly call: OperationExchange;
  readonly operationId: 'runJob' | 'runJobSync';
  readonly id: number;
  readonly endpointId: string;
  /** The body; undefined if it is not JSON, was too long to be recorded, or repeats keys. */
  readonly body: unknown;
  /** Whether the body is recorded in full, with a JSON content type, and repeats no key. */
  readonly isWhole: boolean;
  /** Whether it was sent as an invalid request, so that redacted parts were invalid, too. */
  readonly isInvalidOnPurpose: boolean;
  readonly reception: Reception;
  readonly errors: Readonly<Record<Profile, BodyErrors>>;
  /** Whether it is certainly valid by both profiles. */
  readonly isValid: boolean;
}

export interface BodyErrors {
  readonly found: readonly SchemaError[];
  /** There may be more or fewer errors: parts are redacted, or unspecified. */
  readonly isUnsure: boolean;
}

/** Statuses that may have another reason than the request itself. */
const otherReasons = new Set([401, 402, 403, 404, 405, 408, 410, 425, 429, 451]);

/** Statuses that an endpoint which accepts other submissions gives only for the request itself. */
const aboutRequest = new Set([401, 403, 404, 410]);

export const submissionsIn = memoize((evidence: EvidenceView): readonly Submission[] => {
  const mayFail = failingInputs(evidence);
  const all = receivedIn(evidence, mayFail);
  const placeOf = ({ endpointId, operationId, call: { exchange } }: Submission) =>
    `${exchange.key} ${exchange.keyForm} ${operationId} ${endpointId}`;
  const serving = new Set(
    all
      .filter(({ reception }) => reception === 'accepted')
      .map((submission) => placeOf(submission)),
  );
  const certain = all.filter(({ call }) => !mayAnswerError(call, mayFail));
  const forMember = refusedForMember(certain, placeOf);
  const unreliable = new Set(
    all
      .filter((submission) => submission.reception === 'unclear' && submission.isValid)
      .filter((submission) => !forMember.has(submission))
      .map((submission) => placeOf(submission)),
  );
  const faults = new Map(
    all.flatMap((submission) => {
      const fault = faultIn(submission);
      return fault === undefined ? [] : [[submission.call, fault] as const];
    }),
  );
  const limited = neverAdmitted([...faults.keys()], evidence, (call) => faults.get(call) ?? '');
  return all.map((submission) => {
    const { call, reception } = submission;
    const isOfRequest =
      limited.has(call) ||
      (aboutRequest.has(call.status ?? 0) &&
        serving.has(placeOf(submission)) &&
        !unreliable.has(placeOf(submission)));
    const isRefused = faults.has(call) && reception === 'unclear' && isOfRequest;
    return isRefused || forMember.has(submission)
      ? { ...submission, reception: 'refused' }
      : submission;
  });
});

/** So many valid submissions with a member, and without it, show that a status is due to it and not to chance. */
const fewestForMember = 2;

/**
 * Valid submissions that get a status with other usual reasons, but for a member of theirs: at their place, all that
 * have it get the same status, and all others are accepted.
 */
function refusedForMember(
  all: readonly Submission[],
  placeOf: (submission: Submission) => string,
): ReadonlySet<Submission> {
  const places = groupBy(
    all.filter(({ isValid }) => isValid),
    placeOf,
  );
  return new Set(
    [...places.values()].flatMap((submissions) => {
      const members = new Set(submissions.flatMap(({ body }) => reasonsIn(body)));
      return [...members].flatMap((member) => {
        const having = submissions.filter(({ body }) => reasonsIn(body).includes(member));
        const others = submissions.filter((submission) => !having.includes(submission));
        const statuses = new Set(having.map(({ call }) => call.status ?? 0));
        const isReason =
          Math.min(having.length, others.length) >= fewestForMember &&
          statuses.size === 1 &&
          // 401 may mean that the key lacks a permission for what the member asks for.
          [...statuses].every((status) => status !== 401 && aboutRequest.has(status)) &&
          having.every(({ reception }) => reception === 'unclear') &&
          others.every(({ reception }) => reception === 'accepted');
        return isReason ? having : [];
      });
    }),
  );
}

/** What is certainly wrong with a submission by the contract; undefined if nothing is. */
export function faultIn({
  isWhole,
  body,
  errors,
}: Pick<Submission, 'isWhole' | 'body' | 'errors'>): string | undefined {
  if (!isWhole) return undefined;
  return body === undefined ? 'not JSON' : errors.contract.found[0]?.schemaPath;
}

/** `runsync` may answer a job that did not complete with any error. */
function mayAnswerError(call: OperationExchange, mayFail: MayFail): boolean {
  return call.operationId === 'runJobSync' && mayFail(call);
}

const receivedIn = (evidence: EvidenceView, mayFail: MayFail): readonly Submission[] => {
  return evidence.calls.flatMap((call): Submission[] => {
    const { exchange, operationId, endpointId = '', sent } = call;
    if (!isSubmissionId(operationId)) return [];
    const { key, request, id, probes = [] } = exchange;
    if (key !== 'valid' && key !== 'unknown') return [];
    const isJson = essenceOf(request.headers['content-type']) === 'application/json';
    const isWhole = isJson && request.bytes === undefined && call.repeatsKeys === undefined;
    const isInvalidOnPurpose = probes.includes('invalid-request-is-400');
    const judged = { operationId, body: sent, isInvalidOnPurpose };
    const errors = {
      contract: bodyErrors(judged, 'contract'),
      reference: bodyErrors(judged, 'reference'),
    };
    const { found: certainErrors, isUnsure } = errors.reference;
    const isValid = isWhole && isModest(sent) && certainErrors.length === 0 && !isUnsure;
    const received = receptionOf(call);
    const isOfInput =
      received === 'refused' &&
      (mayAnswerError(call, mayFail) || hasUnfittingInput(call, evidence));
    const reception = isOfInput && errors.contract.found.length === 0 ? 'unclear' : received;
    return [{ call, id, endpointId, isWhole, reception, errors, isValid, ...judged }];
  });
};

/** Whether the input does not fit its declared schema: then it may be refused for that. */
function hasUnfittingInput(
  { endpointId, sent }: OperationExchange,
  { endpoint }: EvidenceView,
): boolean {
  const described = endpoint(endpointId);
  return described !== undefined && isObject(sent) && !mayTake(described, sent['input']);
}

/** Whether the job of a request may not complete. */
type MayFail = (call: OperationExchange) => boolean;

/** Finds requests whose job may not complete: it is declared, a job with the same input did not, or a limit ended it. */
function failingInputs({ jobs, endpoint }: EvidenceView): MayFail {
  const failed = new Set(
    jobs.flatMap(({ samples, submission }) =>
      submission !== undefined && samples.some(({ job }) => job.phase === 'ended')
        ? [inputIdentity({ endpointId: submission.endpointId ?? '', body: submission.sent })]
        : [],
    ),
  );
  return (call) => {
    const { endpointId = '', sent } = call;
    return (
      withoutResult.some((kind) => isRequestOf(sent, endpoint(endpointId), kind)) ||
      failed.has(inputIdentity({ endpointId, body: sent })) ||
      mayBeCutShort(call, { endpoint })
    );
  };
}

export function isRefusalStatus(status: number | undefined): boolean {
  return status !== undefined && status >= 400 && status < 500 && !otherReasons.has(status);
}

function receptionOf(call: OperationExchange): Reception {
  const { exchange, status = 0 } = call;
  if (status >= 200 && status < 300) return jobIn(call) === undefined ? 'odd' : 'accepted';
  // The query may be the reason, such as a wait that is too long.
  const isPlain = !exchange.request.target.includes('?');
  return isRefusalStatus(status) && isPlain ? 'refused' : 'unclear';
}

export type JudgedBody = Pick<Submission, 'operationId' | 'body'> &
  Partial<Pick<Submission, 'isInvalidOnPurpose'>>;

export function bodyErrors(
  { operationId, body, isInvalidOnPurpose = false }: JudgedBody,
  profile: Profile,
): BodyErrors {
  const all = requestErrors(operationId, body, profile);
  const certainErrors = all.filter((error) => isInvalidOnPurpose || !isDoubtful(error, body));
  return { found: certainErrors, isUnsure: certainErrors.length < all.length };
}

/** A null member may count as absent, and an address may have been redacted. */
function isDoubtful({ instancePath, keyword }: SchemaError, body: unknown): boolean {
  const value = partAt(body, instancePath);
  if (value === null) return instancePath !== '' && instancePath !== '/input';
  return (
    ['format', 'pattern'].includes(keyword) && typeof value === 'string' && mayBeRedacted(value)
  );
}

/** Whether there is a body within the reference's limits of depth and parts. */
export function isModest(body: unknown): boolean {
  if (body === undefined) return false;
  return depthOf(body) <= limits.nestingDepth && countJsonValues(body) <= limits.requestParts;
}

export interface RepeatedId {
  readonly jobId: string;
  readonly first: Submission;
  readonly again: Submission;
}

/**
 * Accepted submissions whose response has the id of an earlier one, anywhere in the run: each is a job of its own, even
 * if its body is the same. Ids of `runsync` are no UUIDs, so each endpoint may count its own.
 */
export const repeatedIds = memoize((evidence: EvidenceView): readonly RepeatedId[] => {
  const firstById = new Map<string, Submission>();
  return submissionsIn(evidence).flatMap((again): RepeatedId[] => {
    const { answered } = again.call;
    const jobId = isObject(answered) ? answered['id'] : undefined;
    if (again.reception !== 'accepted' || typeof jobId !== 'string') return [];
    const places = again.operationId === 'runJob' ? ['', again.endpointId] : [again.endpointId];
    const names = places.map((place) => JSON.stringify([place, jobId]));
    const first = names
      .map((name) => firstById.get(name))
      .find((submission) => submission !== undefined);
    for (const name of names) firstById.set(name, first ?? again);
    return first === undefined ? [] : [{ jobId, first, again }];
  });
});

/**
 * Finds submissions whose refusal surely came before there was a job. `runsync` may answer a failed job with any error,
 * unless the deployment was seen to answer one with the job itself.
 */
export function refusesAtOnce({ callsOf }: EvidenceView): (submission: Submission) => boolean {
  const showsFailures = callsOf('runJobSync').some(
    (call) => isSuccess(call) && jobIn(call)?.phase === 'ended',
  );
  return ({ operationId }) => operationId === 'runJob' || showsFailures;
}

/** Whether an endpoint accepted the same input before, so that the input is no reason for a refusal. */
export function acceptedInputs(
  submissions: readonly Submission[],
): (submission: Submission) => boolean {
  const inputs = once(
    () =>
      new Set(submissions.filter(({ reception }) => reception === 'accepted').map(inputIdentity)),
  );
  return (submission) => inputs().has(inputIdentity(submission));
}

function inputIdentity({ endpointId, body }: Pick<Submission, 'endpointId' | 'body'>): string {
  return JSON.stringify([endpointId, partAt(body, '/input')]);
}
