/** Submissions as the rules about requests see them: what is wrong with one, and what came of it. */
import { limits } from '#generated/reference/tables.js';
import { type Call, requestFaults } from '../../../evidence/calls.ts';
import { essenceOf } from '../../../validation/media-types.ts';
import type { SchemaError } from '../../../validation/operation-validators.ts';
import { depthOf, memberAt, partsOf } from '../request-schema.ts';
import type { RuleProfile } from '../rules.ts';
import { type EvidenceView, memoize, once } from './evidence-view.ts';
import { jobIn } from './job-history.ts';

/**
 * What a deployment made of a submission.
 * - accepted: the answer is a job.
 * - odd: the answer is a success without a job.
 * - refused: the request was found wrong.
 * - unclear: there may be another reason than the request, such as the key, the rate or a crash.
 */
export type Reception = 'accepted' | 'odd' | 'refused' | 'unclear';

/** A submission with a key that may submit. */
export interface Submission {
  readonly call: Call;
  readonly operationId: 'runJob' | 'runJobSync';
  readonly id: number;
  readonly endpointId: string;
  /** The body; undefined where it is no JSON, or was too long to be kept. */
  readonly body: unknown;
  /** Whether the body is known in full, and says that it is JSON. */
  readonly isWhole: boolean;
  /** Whether it was sent because the contract forbids it, so that what is redacted was wrong too. */
  readonly isInvalidOnPurpose: boolean;
  readonly reception: Reception;
  /** What is wrong with the body, by either edition of the document. */
  readonly faults: Readonly<Record<RuleProfile, Faults>>;
  /** Whether it is beyond doubt in order, whatever edition is asked. */
  readonly isValid: boolean;
}

/** What a body breaks, as far as evidence shows it. */
export interface Faults {
  readonly found: readonly SchemaError[];
  /** There may be more or less than was found: parts are redacted, or left open by the document. */
  readonly isUnsure: boolean;
}

/** Refusals for which there may be a reason beside the request itself. */
const otherReasons = new Set([401, 402, 403, 404, 405, 408, 410, 425, 429, 451]);

/** The submissions in the order in which they were sent. */
export const submissionsIn = memoize(({ calls }: EvidenceView): readonly Submission[] =>
  calls.flatMap((call): Submission[] => {
    const { exchange, operationId, endpointId = '', sent } = call;
    if (operationId !== 'runJob' && operationId !== 'runJobSync') return [];
    const { key, request, id, probes = [] } = exchange;
    if (key !== 'valid' && key !== 'unknown') return [];
    const isJson = essenceOf(request.headers['content-type']) === 'application/json';
    const isWhole = isJson && request.bytes === undefined;
    const reception = receptionOf(call);
    const isInvalidOnPurpose = probes.includes('invalid-request-is-400');
    const judged = { operationId, body: sent, isInvalidOnPurpose };
    const faults = {
      contract: faultsOf(judged, 'contract'),
      reference: faultsOf(judged, 'reference'),
    };
    const isValid = isWhole && isModest(sent) && isFaultless(faults.reference);
    return [{ call, id, endpointId, isWhole, reception, faults, isValid, ...judged }];
  }),
);

/** Whether a status says that the request itself is wrong. */
export function isRefusal(status: number | undefined): boolean {
  return status !== undefined && status >= 400 && status < 500 && !otherReasons.has(status);
}

function receptionOf(call: Call): Reception {
  const { exchange, status = 0 } = call;
  if (status >= 200 && status < 300) return jobIn(call) === undefined ? 'odd' : 'accepted';
  // A query may be the reason as well, such as a wait that is too long.
  const isPlain = !exchange.request.target.includes('?');
  return isRefusal(status) && isPlain ? 'refused' : 'unclear';
}

/** What it takes to judge a body. */
export type Judged = Pick<Submission, 'operationId' | 'body'> &
  Partial<Pick<Submission, 'isInvalidOnPurpose'>>;

/** What is wrong with the body of a submission, by an edition of the document. */
export function faultsOf(
  { operationId, body, isInvalidOnPurpose = false }: Judged,
  edition: RuleProfile,
): Faults {
  const all = requestFaults(operationId, body, edition);
  const found = all.filter((fault) => isInvalidOnPurpose || !isDoubtful(fault, body));
  return { found, isUnsure: found.length < all.length };
}

/**
 * A member that is null may be taken for one that is left out; an address with a bracket may have
 * been redacted.
 */
function isDoubtful({ instancePath, keyword }: SchemaError, body: unknown): boolean {
  const value = memberAt(body, instancePath);
  if (value === null) return instancePath !== '' && instancePath !== '/input';
  return keyword === 'format' && typeof value === 'string' && value.includes('[');
}

/** Whether there is a body, and none that is too deep or has too many parts for our reference. */
function isModest(body: unknown): boolean {
  if (body === undefined) return false;
  return depthOf(body) <= limits.nestingDepth && partsOf(body) <= limits.requestParts;
}

function isFaultless({ found, isUnsure }: Faults): boolean {
  return found.length === 0 && !isUnsure;
}

/**
 * Tells whether an endpoint takes an input: a submission with the very same one was accepted there,
 * so that the input is no reason to refuse another one.
 */
export function acceptedInputs(submissions: readonly Submission[]): (one: Submission) => boolean {
  const known = once(
    () => new Set(submissions.filter(({ reception }) => reception === 'accepted').map(inputOf)),
  );
  return (one) => known().has(inputOf(one));
}

function inputOf({ endpointId, body }: Submission): string {
  return JSON.stringify([endpointId, memberAt(body, '/input')]);
}
