/** The errors of recorded messages according to the document. */
import { compiled as contract } from '#generated/contract/validators/index.js';
import { compiled as reference } from '#generated/reference/validators/index.js';
import { invalidValues, isMarkedSecret } from '../validation/errors/invalid-values.ts';
import type { CheckModule, CompiledDocument } from '../validation/load-validator.ts';
import type { OperationPlan, SchemaError } from '../validation/plan.ts';
import type { OperationExchange, OperationId } from './operation-exchange.ts';

/** A profile of the document, with the checks that find all errors. */
interface ProfileChecks {
  readonly operations: ReadonlyMap<string, OperationPlan>;
  readonly request: CheckModule['checks'];
  readonly response: CheckModule['checks'];
}

const profiles = { contract: await checksOf(contract), reference: await checksOf(reference) };

async function checksOf({ plan, request, response }: CompiledDocument): Promise<ProfileChecks> {
  const sent = plan.operations.flatMap(({ body, parameters }) => [
    ...[jsonCheck(body?.content) ?? []].flat(),
    ...parameters.flatMap(({ check }) => check ?? []),
  ]);
  const answers = plan.operations.flatMap(({ responses }) =>
    Object.values(responses).flatMap(({ content }) => jsonCheck(content) ?? []),
  );
  return {
    operations: new Map(plan.operations.map((operation) => [operation.id, operation])),
    request: await loadChecks(request.all, sent),
    response: await loadChecks(response.all, answers),
  };
}

async function loadChecks(
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
  const plan = operations.get(operationId)?.parameters.find((parameter) => parameter.name === name);
  return errorsOf(request, plan?.check, value) ?? [];
}

/** The errors in the JSON of an answer; undefined if the document does not describe it. */
export function answerErrors(
  { operationId, status, answered }: Pick<OperationExchange, 'operationId' | 'status' | 'answered'>,
  profile: keyof typeof profiles = 'contract',
): readonly SchemaError[] | undefined {
  if (operationId === undefined || status === undefined) return undefined;
  const { operations, response } = profiles[profile];
  const responses = operations.get(operationId)?.responses;
  const plan =
    responses?.[`${status}`] ?? responses?.[`${Math.floor(status / 100)}XX`] ?? responses?.default;
  return errorsOf(response, jsonCheck(plan?.content), answered);
}

/** An error as a sentence: expected value, received value and place. */
export function describeError(error: SchemaError, value: unknown): string {
  const isSecret = (schema: string) => isMarkedSecret(contract.plan.secrets, schema);
  const [invalid] = invalidValues([error], { value, location: 'body', isRedacted, isSecret });
  return invalid?.detail ?? `The body ${error.message ?? 'is invalid'}.`;
}

/** Whether a text is only the placeholder of a secret. */
function isRedacted(text: string): boolean {
  return /^(?:(?:\[[\w. -]+\] ?)+|https?:\/\/redacted\.invalid\/\S*|redacted(?:-\d+)?)$/.test(text);
}
