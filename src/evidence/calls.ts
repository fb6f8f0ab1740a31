import type { components } from '#generated/conformance/types.d.ts';
import { compiled as contract } from '#generated/contract/validators/index.js';
import { operations } from '#generated/reference/tables.js';
import { compiled as reference } from '#generated/reference/validators/index.js';
import { describeFindings, isMarkedSecret } from '../validation/errors/findings.ts';
import type { CheckModule, CompiledDocument } from '../validation/load-validator.ts';
import type { SchemaError } from '../validation/operation-types.ts';
import type { OperationPlan } from '../validation/plan.ts';

/** What evidence is made of. The schema in openapi/conformance/ describes every member. */
type Schemas = components['schemas'];

/** One line of an evidence file. */
export type EvidenceRecord = Schemas['EvidenceRecord'];
/** The deployment, and what its owner has declared about it. */
export type Subject = Schemas['SubjectRecord'];
/** What a run was to leave out. */
export type PlanRecord = Schemas['PlanRecord'];
/** Whether the deployment can reach the webhook receiver. */
export type Receiver = Schemas['ReceiverRecord'];
/** A scenario that did not run, and why. */
export type ScenarioLeftOut = Schemas['ScenarioLeftOut'];
/** An endpoint of the deployment. */
export type SubjectEndpoint = Schemas['SubjectEndpoint'];
/** A request and what came of it. */
export type Exchange = Schemas['ExchangeRecord'];
/** A webhook call that arrived. */
export type Delivery = Schemas['DeliveryRecord'];
/** A time in which a webhook receiver was there. */
export type Watch = Schemas['WatchRecord'];
/** How a scenario ended. */
export type ScenarioEnd = Schemas['ScenarioRecord'];
/** The reason of scenarios that stopped because somebody cancelled the run. */
export const cancelledReason = 'The run was cancelled.';
/** What the account had been charged at an instant. */
export type LedgerReading = Schemas['LedgerRecord'];
/** How a run went as a whole. */
export type RunRecord = Schemas['RunRecord'];

/** Exchanges as the document sees them: which operation, what was sent, what is wrong with it. */
/** The id of an operation of either edition. */
export type OperationId = keyof typeof operations;

/** What an exchange was, in the terms of the document. */
export interface Call {
  readonly exchange: Exchange;
  /** Undefined for a path or a method that the document does not have. */
  readonly operationId: OperationId | undefined;
  readonly endpointId: string | undefined;
  /** The job in the path. */
  readonly jobId: string | undefined;
  /** The request's body; undefined where it has none or it is not JSON. */
  readonly sent: unknown;
  /** The answer's body; undefined if there is none, it is not JSON, or it was cut off. */
  readonly answered: unknown;
  /**
   * The answer's status; undefined where there is no answer. One that was not read as a whole is
   * none: what it would have shown is not known.
   */
  readonly status: number | undefined;
}

/** An edition of the document, with the checks that find all errors. */
interface Edition {
  readonly operations: ReadonlyMap<string, OperationPlan>;
  readonly request: CheckModule['checks'];
  readonly response: CheckModule['checks'];
}

/** The two editions of the document. */
const editions = { contract: await editionOf(contract), reference: await editionOf(reference) };

async function editionOf({ plan, request, response }: CompiledDocument): Promise<Edition> {
  return {
    operations: new Map(plan.operations.map((operation) => [operation.id, operation])),
    request: (await request.all()).checks,
    response: (await response.all()).checks,
  };
}

/** What is wrong with a value; undefined where nothing checks it. */
function faultsOf(
  checks: CheckModule['checks'],
  key: string | undefined,
  value: unknown,
): readonly SchemaError[] | undefined {
  const check = key === undefined ? undefined : checks[key];
  if (check === undefined) return undefined;
  return check(value) ? [] : (check.errors ?? []);
}

function jsonCheck(
  content: OperationPlan['responses'][string]['content'] = [],
): string | undefined {
  return content.find(({ mediaType }) => mediaType === 'application/json')?.check;
}

const routes = Object.values(operations).map(({ operationId, method, path }) => ({
  operationId,
  method,
  pattern: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

/** Reads an exchange. */
export function readCall(exchange: Exchange): Call {
  const { request, response } = exchange;
  const [path = ''] = request.target.split(/[?#]/);
  const found = routes
    .filter(({ method }) => method === request.method)
    .map(({ operationId, pattern }) => ({ operationId, match: pattern.exec(path) }))
    .find(({ match }) => match !== null);
  const ids = found?.match?.groups ?? {};
  return {
    exchange,
    operationId: found?.operationId,
    endpointId: decoded(ids['endpoint_id']),
    jobId: decoded(ids['job_id']),
    sent: parseJson(request.body),
    answered: response?.isCutOff ? undefined : parseJson(response?.body),
    status: response?.isCutOff ? undefined : response?.status,
  };
}

/** The operations that the document has at a path, whatever the method. */
export function operationsAt(path: string): OperationId[] {
  return routes.filter(({ pattern }) => pattern.test(path)).map(({ operationId }) => operationId);
}

/** What is wrong with the body of a request to submit; nothing where it is valid. */
export function requestFaults(
  operationId: OperationId,
  body: unknown,
  edition: keyof typeof editions = 'contract',
): readonly SchemaError[] {
  const { operations, request } = editions[edition];
  return faultsOf(request, jsonCheck(operations.get(operationId)?.body?.content), body) ?? [];
}

/** What is wrong with a value of a parameter of the reference. */
export function parameterFaults(
  operationId: OperationId,
  name: string,
  value: unknown,
): readonly SchemaError[] {
  const { operations, request } = editions.reference;
  const plan = operations.get(operationId)?.parameters.find((one) => one.name === name);
  return faultsOf(request, plan?.check, value) ?? [];
}

/** What is wrong with the JSON of an answer; undefined where the document says nothing of it. */
export function answerFaults(
  { operationId, status, answered }: Pick<Call, 'operationId' | 'status' | 'answered'>,
  edition: keyof typeof editions = 'contract',
): readonly SchemaError[] | undefined {
  if (operationId === undefined || status === undefined) return undefined;
  const { operations, response } = editions[edition];
  const responses = operations.get(operationId)?.responses;
  const plan =
    responses?.[`${status}`] ?? responses?.[`${Math.floor(status / 100)}XX`] ?? responses?.default;
  return faultsOf(response, jsonCheck(plan?.content), answered);
}

/** Whether the answer is a success (2xx); no answer is none. */
export function isSuccess({ status = 0 }: Pick<Call, 'status'>): boolean {
  return status >= 200 && status <= 299;
}

/** Whether an answer had no end: there was more than is read, or it had to be given up. */
export function isEndless({ response, isGivenUp }: Exchange): boolean {
  // A film may be as long as it likes.
  return isGivenUp === true || (response?.isCutOff === true && response.body !== undefined);
}

/** A fault in a sentence: what was expected, what arrived, and where. */
export function describeFault(fault: SchemaError, value: unknown): string {
  const isSecret = (schema: string) => isMarkedSecret(contract.plan.secrets, schema);
  const [finding] = describeFindings([fault], { value, location: 'body', isRedacted, isSecret });
  return finding?.detail ?? `The body ${fault.message ?? 'is wrong'}.`;
}

/** Whether a text of evidence is nothing but what stands in place of a secret. */
function isRedacted(text: string): boolean {
  return /^(?:(?:\[[\w. -]+\] ?)+|https?:\/\/redacted\.invalid\/\S*|redacted(?:-\d+)?)$/.test(text);
}

/** The value of a JSON text; undefined where it is none. */
export function parseJson(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function decoded(segment: string | undefined): string | undefined {
  if (segment === undefined) return undefined;
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
