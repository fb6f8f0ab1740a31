/**
 * Reads what requests carry by their document. Each value is checked up to its first error, and
 * only where there is one, once more for all of them.
 */
import { type BodyBounds, receiveBody, unsupported } from '../../validation/check-body.ts';
import type { Failure } from '../../validation/failures.ts';
import { describeFindings, type Finding } from '../../validation/findings.ts';
import type { HttpRequest } from '../../validation/http.ts';
import type { ParameterValidator, RequestValidate } from '../../validation/operation-validators.ts';
import type { CheckSet, ParameterPlan } from '../../validation/plan.ts';
import { asItStands } from '../../validation/prepare.ts';
import type { Refusal } from '../../validation/problem.ts';
import { readParameters } from '../../validation/read-parameters.ts';
import type { ProblemClass } from './problem-catalogue.ts';

/** A compiled schema that narrows what it accepts. */
export type Guard<Value> = ((value: unknown) => value is Value) & RequestValidate;

/** Media types with their schemas. */
export interface DeclaredBody<Value> {
  readonly required: boolean;
  readonly content: Readonly<Record<string, Guard<Value>>>;
}

/** A body that matches its schema, or all that is wrong with it. */
export type BodyReading<Value> =
  | { readonly kind: 'valid'; readonly value: Value }
  | { readonly kind: 'invalid'; readonly findings: readonly Finding[] };

type BodyRefusal = 'unsupportedMediaType' | 'payloadTooLarge' | 'invalidJson';

/**
 * Makes the reader of an operation's body. Nothing is coerced and no default is filled in. It throws
 * a problem where there is nothing that a schema could judge: what the headers say is looked at
 * before anything is read, then the size, then the JSON. A client that goes away in the middle has
 * sent invalid JSON.
 *
 * @rule wrong-media-type-is-415
 * @rule request-size
 * @rule request-depth
 * @rule request-parts
 * @rule not-json-is-400
 */
export function bodyReader<Value>(
  { required, content }: DeclaredBody<Value>,
  { bounds, Problem }: { bounds: BodyBounds; Problem: ProblemClass<BodyRefusal, Error> },
): (request: HttpRequest) => Promise<BodyReading<Value>> {
  const types = Object.entries(content).map(([mediaType, validate]) => ({ mediaType, validate }));
  const plan = { required, content: types, pointer: '' };
  const refuse = ({ problem: { status, detail }, headers }: Refusal) =>
    new Problem(bodyRefusals.get(status) ?? 'invalidJson', detail, { headers });
  return async (request) => {
    if (request.header('content-type') === undefined) throw refuse(unsupported(plan, undefined));
    const body = await receiveBody(plan, request, { bounds });
    switch (body.kind) {
      case 'refused':
        throw refuse(body);
      case 'unchecked':
        return { kind: 'invalid', findings: await describe(body.failures, new Map()) };
      case 'received': {
        const { value } = body;
        const { validate } = body.content;
        if (validate(value)) return { kind: 'valid', value };
        const findings = await allFindings(validate, { value, location: 'body' });
        return { kind: 'invalid', findings };
      }
    }
  };
}

const bodyRefusals: ReadonlyMap<number, BodyRefusal> = new Map([
  [413, 'payloadTooLarge'],
  [415, 'unsupportedMediaType'],
]);

/** The values by name, and what is wrong with those that are missing from them. */
export interface ParameterReading {
  readonly values: Readonly<Record<string, unknown>>;
  readonly findings: readonly Finding[];
}

/**
 * Makes the reader of an operation's query and headers. Undeclared ones are ignored; an empty header
 * is none.
 */
export function parameterReader(
  parameters: readonly ParameterValidator[],
): (request: HttpRequest) => Promise<ParameterReading> {
  const declared = parameters.filter((parameter) => parameter.in !== 'path');
  const validators = new Map(declared.map(({ name, validate }) => [name, validate]));
  const checks: CheckSet = {
    first: (name) => validators.get(name) ?? never,
    all: (name) => validators.get(name)?.all() ?? never,
  };
  const plan = { parameters: declared.map(planOf), pointer: '' };
  const options = { checks, undeclaredQuery: 'ignore', prepare: asItStands } as const;
  return async (request) => {
    const { target } = request;
    const header = (name: string) => request.header(name.toLowerCase()) || undefined;
    const source = { raw: {}, request: { target, header } };
    const { values, failures } = readParameters(plan, source, options);
    const findings = failures.length === 0 ? [] : await describe(failures, validators);
    return { values: { ...values.query, ...values.header }, findings };
  };
}

/** Every parameter of these documents is a single value, not a list or an object. */
function planOf({ name, in: location, required, type }: ParameterValidator): ParameterPlan {
  const style = location === 'query' ? 'form' : 'simple';
  const shape = { types: [type] };
  return { name, in: location, required, check: name, shape, style, explode: false, pointer: '' };
}

function never(): boolean {
  return false;
}

async function describe(
  failures: readonly Failure[],
  validators: ReadonlyMap<string, RequestValidate>,
): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const failure of failures) {
    if (failure.kind === 'schema') {
      const { value, in: location, base } = failure;
      const validate = validators.get(failure.check);
      if (validate) found.push(...(await allFindings(validate, { value, location, base })));
    } else if (failure.finding.in !== 'status') {
      const { in: location, pointer, expected, received, detail } = failure.finding;
      found.push({ in: location, pointer, expected, received, detail });
    }
  }
  return found;
}

async function allFindings(
  { all }: RequestValidate,
  where: { value: unknown; location: Finding['in']; base?: string },
): Promise<Finding[]> {
  const validate = await all();
  validate(where.value);
  return describeFindings(validate.errors ?? [], where);
}
