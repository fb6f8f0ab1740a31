/** The records of evidence and the calls in them. openapi/conformance/ describes every member. */
import type { components } from '#generated/conformance/types.d.ts';
import { compiled as contract } from '#generated/contract/validators/index.js';
import { operations } from '#generated/reference/tables.js';
import { compiled as reference } from '#generated/reference/validators/index.js';
import { invalidValues, isMarkedSecret } from '../validation/errors/invalid-values.ts';
import type { CheckModule, CompiledDocument } from '../validation/load-validator.ts';
import type { OperationPlan, SchemaError } from '../validation/plan.ts';

type Schemas = components['schemas'];

/** One line of an evidence file. */
export type EvidenceRecord = Schemas['EvidenceRecord'];
/** The deployment and its owner's declarations. */
export type Subject = Schemas['SubjectRecord'];
/** The scenarios that a run left out. */
export type PlanRecord = Schemas['PlanRecord'];
/** Whether the deployment can reach the webhook receiver. */
export type Receiver = Schemas['ReceiverRecord'];
/** A scenario that did not run, and why. */
export type ScenarioLeftOut = Schemas['ScenarioLeftOut'];
/** The recorded reason if a scenario was left out because the caller selected others. */
export const notSelected = 'Not selected.';
/** An endpoint of the deployment. */
export type SubjectEndpoint = Schemas['SubjectEndpoint'];
/** A request and its answer. */
export type Exchange = Schemas['ExchangeRecord'];
/** A webhook call that arrived. */
export type Delivery = Schemas['DeliveryRecord'];
/** A period in which a webhook receiver was open. */
export type Watch = Schemas['WatchRecord'];
/** How a scenario ended. */
export type ScenarioEnd = Schemas['ScenarioRecord'];
/** The reason of scenarios that stopped because somebody cancelled the run. */
export const cancelledReason = 'The run was cancelled.';
/** The charges of the account at one time. */
export type LedgerReading = Schemas['LedgerRecord'];
/** The result of a run. */
export type RunRecord = Schemas['RunRecord'];

/** The id of an operation of either profile. */
export type OperationId = keyof typeof operations;

/** An exchange, in the document's terms. */
export interface Call {
  readonly exchange: Exchange;
  /** Undefined if the document does not have the path or the method. */
  readonly operationId: OperationId | undefined;
  readonly endpointId: string | undefined;
  /** The job in the path. */
  readonly jobId: string | undefined;
  /** The request's body; undefined without one or if it is not JSON. */
  readonly sent: unknown;
  /** The answer's body; undefined without one, or if it is not JSON or incomplete. */
  readonly answered: unknown;
  /** The answer's status; undefined without a complete answer. */
  readonly status: number | undefined;
}

/** The checks of one profile of the document, which find all errors. */
interface ProfileChecks {
  readonly operations: ReadonlyMap<string, OperationPlan>;
  readonly request: CheckModule['checks'];
  readonly response: CheckModule['checks'];
}

const profiles = { contract: await profileOf(contract), reference: await profileOf(reference) };

async function profileOf({ plan, request, response }: CompiledDocument): Promise<ProfileChecks> {
  const sent = plan.operations.flatMap(({ body, parameters }) => [
    ...[jsonCheck(body?.content) ?? []].flat(),
    ...parameters.flatMap(({ check }) => check ?? []),
  ]);
  const answers = plan.operations.flatMap(({ responses }) =>
    Object.values(responses).flatMap(({ content }) => jsonCheck(content) ?? []),
  );
  return {
    operations: new Map(plan.operations.map((operation) => [operation.id, operation])),
    request: await loaded(request.all, sent),
    response: await loaded(response.all, answers),
  };
}

/** The checks of some keys. */
async function loaded(
  load: CompiledDocument['request']['all'],
  keys: readonly string[],
): Promise<CheckModule['checks']> {
  const entries = keys.map(async (key) => {
    const check = (await load(key)).checks[key];
    return check === undefined ? [] : [[key, check] as const];
  });
  return Object.fromEntries((await Promise.all(entries)).flat());
}

/** The errors of a value; undefined without a check for it. */
function errorsOf(
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

/** The operations at a path, for all methods. */
export function operationsAt(path: string): OperationId[] {
  return routes.filter(({ pattern }) => pattern.test(path)).map(({ operationId }) => operationId);
}

/** The errors in the body of a submission; empty if it is valid. */
export function requestErrors(
  operationId: OperationId,
  body: unknown,
  profile: keyof typeof profiles = 'contract',
): readonly SchemaError[] {
  const { operations, request } = profiles[profile];
  return errorsOf(request, jsonCheck(operations.get(operationId)?.body?.content), body) ?? [];
}

/** The content types that the body of an operation may have in the contract; empty without a body. */
export function contentTypesOf(operationId: OperationId): string[] {
  const { content = [] } = profiles.contract.operations.get(operationId)?.body ?? {};
  return content.map(({ mediaType }) => mediaType);
}

/** The errors of a parameter value in the reference. */
export function parameterErrors(
  operationId: OperationId,
  name: string,
  value: unknown,
): readonly SchemaError[] {
  const { operations, request } = profiles.reference;
  const plan = operations.get(operationId)?.parameters.find((one) => one.name === name);
  return errorsOf(request, plan?.check, value) ?? [];
}

/** The errors in the JSON of an answer; undefined if the document does not describe it. */
export function answerErrors(
  { operationId, status, answered }: Pick<Call, 'operationId' | 'status' | 'answered'>,
  profile: keyof typeof profiles = 'contract',
): readonly SchemaError[] | undefined {
  if (operationId === undefined || status === undefined) return undefined;
  const { operations, response } = profiles[profile];
  const responses = operations.get(operationId)?.responses;
  const plan =
    responses?.[`${status}`] ?? responses?.[`${Math.floor(status / 100)}XX`] ?? responses?.default;
  return errorsOf(response, jsonCheck(plan?.content), answered);
}

/** Whether the answer is a success (2xx). */
export function isSuccess({ status = 0 }: Pick<Call, 'status'>): boolean {
  return status >= 200 && status <= 299;
}

/** Whether an answer had no end: it was longer than the limit, or it never finished. */
export function isEndless({ response, isGivenUp }: Exchange): boolean {
  // Videos may be of any length.
  return isGivenUp === true || (response?.isCutOff === true && response.body !== undefined);
}

/** An error as a sentence: expected value, received value and place. */
export function describeError(error: SchemaError, value: unknown): string {
  const isSecret = (schema: string) => isMarkedSecret(contract.plan.secrets, schema);
  const [finding] = invalidValues([error], { value, location: 'body', isRedacted, isSecret });
  return finding?.detail ?? `The body ${error.message ?? 'is wrong'}.`;
}

/** Whether a text is only the placeholder of a secret. */
function isRedacted(text: string): boolean {
  return /^(?:(?:\[[\w. -]+\] ?)+|https?:\/\/redacted\.invalid\/\S*|redacted(?:-\d+)?)$/.test(text);
}

/** The value of a JSON text; undefined for invalid JSON. */
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
