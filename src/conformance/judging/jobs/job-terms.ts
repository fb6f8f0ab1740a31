/** The terms of a job: what its request asks for, and what the owner declares about its input. */
import { isDeepStrictEqual } from 'node:util';
import { lifecycle } from '#generated/reference/tables.js';
import { isObject } from '../../../core/json.ts';
import { elapsedOf } from '../../../evidence/intervals.ts';
import type { OperationExchange } from '../../../evidence/operation-exchange.ts';
import type { SubjectEndpoint } from '../../../evidence/record-types.ts';
import { shortestTimeoutMs } from '../../contract/request-schema.ts';
import type { EvidenceView } from '../evidence-view.ts';
import { mayBeOver } from './job-course.ts';
import type { JobHistory } from './job-history.ts';

export type InputKind = keyof NonNullable<SubjectEndpoint['inputs']>;

/** Inputs that are declared to make their jobs fail. */
const failing: readonly InputKind[] = ['failing', 'crashing', 'errorOutput', 'otherOutput'];

/** Inputs whose jobs may take long. */
export const longKinds: readonly InputKind[] = ['longer', 'slow', 'hanging', 'streaming'];

/** Inputs that are declared to make their jobs end without a result. */
export const withoutResult: readonly InputKind[] = [...failing, 'hanging'];

/**
 * The undeclared timeout of an endpoint, where the question is why a job ended: it is taken to have none that
 * a request could not ask for.
 */
export const shortestAskedMs = shortestTimeoutMs;

/**
 * The undeclared timeout of an endpoint, where a job that ended early accuses the deployment: the endpoint may
 * have a shorter one than a request may ask for, because nothing is stated of it.
 */
export const shortestAccusableMs = 2000;

/** Whether a job is declared to fail. */
export function mayFail(terms: JobTerms): boolean {
  return failing.some((kind) => terms.is(kind));
}

export interface JobTerms {
  readonly endpoint: SubjectEndpoint | undefined;
  /** Undefined where the submission was not seen. */
  readonly input: unknown;
  /** Whether the input is the one that the endpoint's owner has declared for a kind. */
  is(kind: InputKind): boolean;
  readonly runsForMs: number | undefined;
  readonly lowPriority: boolean | undefined;
  readonly askedTimeoutMs: number | undefined;
  readonly askedTtlMs: number | undefined;
  /** The endpoint's own timeout; undefined if it is not declared. */
  readonly ownTimeoutMs: number | undefined;
  /** The limits that apply to the job; undefined if unknown. */
  readonly timeoutMs: number | undefined;
  readonly ttlMs: number | undefined;
}

export function termsOf(
  { submission, endpointId }: Pick<JobHistory, 'submission' | 'endpointId'>,
  evidence: Pick<EvidenceView, 'endpoint'>,
): JobTerms {
  const endpoint = evidence.endpoint(endpointId);
  const { input, policy } = readRequest(submission?.sent);
  const { timeoutMs: ownTimeout } = endpoint ?? {};
  const ownTimeoutMs =
    ownTimeout === 'default' ? lifecycle.timers.executionTimeout.default : ownTimeout;
  const askedTimeoutMs = numberAtMember(policy, 'executionTimeout');
  const askedTtlMs = numberAtMember(policy, 'ttl');
  const is = (kind: InputKind) => isDeepStrictEqual(declaredInput(kind, endpoint), input);
  return {
    endpoint,
    input,
    is,
    runsForMs: is('slow') ? endpoint?.inputs?.slow?.runsForMs : undefined,
    lowPriority: booleanIn(policy, 'lowPriority'),
    askedTimeoutMs,
    askedTtlMs,
    ownTimeoutMs,
    timeoutMs: submission && (askedTimeoutMs ?? ownTimeoutMs),
    ttlMs: submission && (askedTtlMs ?? lifecycle.timers.ttl.default),
  };
}

/** Whether a request took so long that the execution timeout or the ttl of its job may have ended it. */
export function mayBeCutShort(
  call: OperationExchange,
  evidence: Pick<EvidenceView, 'endpoint'>,
): boolean {
  const { timeoutMs = Number.POSITIVE_INFINITY, ttlMs = Number.POSITIVE_INFINITY } = termsOf(
    { submission: call, endpointId: call.endpointId },
    evidence,
  );
  const limitMs = Math.min(timeoutMs, ttlMs);
  return mayBeOver(elapsedOf(call.exchange).atMostMs, limitMs);
}

/** Names the declaration that a verdict relies on, as a sentence. */
export function declaredAs(kind: InputKind, { endpoint }: JobTerms): string {
  const meanings: Readonly<Partial<Record<InputKind, string>>> = {
    ordinary: 'completes',
    echo: 'completes',
    hanging: 'outlasts every execution timeout',
    failing: 'makes the worker fail',
    crashing: 'makes the worker crash',
  };
  return `inputs.${kind} of ${endpoint?.id ?? 'the endpoint'} declares that its job ${meanings[kind] ?? 'behaves this way'}.`;
}

/** Names the price of an endpoint that a verdict relies on, as a sentence. */
export function declaredPrice({ id, price, priceId }: SubjectEndpoint): string {
  const name = priceId === undefined ? '' : ` ${priceId},`;
  return `\`price\` of ${id} declares${name} ${price?.price} for ${price?.per}.`;
}

export function isRequestOf(
  sent: unknown,
  endpoint: SubjectEndpoint | undefined,
  kind: InputKind,
): boolean {
  return isDeepStrictEqual(declaredInput(kind, endpoint), readRequest(sent).input);
}

const everyKind: Readonly<Record<InputKind, true>> = {
  ordinary: true,
  longer: true,
  resized: true,
  slow: true,
  hanging: true,
  failing: true,
  crashing: true,
  storageEcho: true,
  echo: true,
  errorOutput: true,
  otherOutput: true,
  streaming: true,
};

/** The inputs that the owner of an endpoint declares, by their kinds. */
export function declaredInputsOf(
  endpoint: SubjectEndpoint | undefined,
): (readonly [InputKind, unknown])[] {
  const inputs = endpoint?.inputs ?? {};
  return Object.keys(everyKind)
    .filter((kind): kind is InputKind => kind in inputs)
    .map((kind) => [kind, declaredInput(kind, endpoint)]);
}

function declaredInput(kind: InputKind, endpoint: SubjectEndpoint | undefined): unknown {
  if (endpoint === undefined) return noInput;
  const { inputs = {} } = endpoint;
  switch (kind) {
    case 'slow':
      return inputs.slow?.input ?? noInput;
    case 'streaming':
      return inputs.streaming?.input ?? noInput;
    case 'ordinary':
      return inputs.ordinary ?? {};
    default:
      return inputs[kind] ?? noInput;
  }
}

const noInput = Symbol('no input');

type Members = Readonly<Record<string, unknown>>;

function readRequest(sent: unknown): { input: unknown; policy: Members } {
  const { input, policy } = isObject(sent) ? sent : {};
  return { input, policy: isObject(policy) ? policy : {} };
}

function numberAtMember(members: Members, name: string): number | undefined {
  const value = members[name];
  return typeof value === 'number' ? value : undefined;
}

function booleanIn(members: Members, name: string): boolean | undefined {
  const value = members[name];
  return typeof value === 'boolean' ? value : undefined;
}
