/**
 * Describes failures in words. A value that failed is checked again here, for all that is wrong with it and, where
 * it fits none of several alternatives, for the one that comes closest.
 */
import { partAt } from '../../core/json.ts';
import type { AlternativesPlan, CheckSet, DocumentPlan, SchemaError } from '../plan.ts';
import { writtenAt } from '../source-places.ts';
import {
  boundedPointer,
  type InvalidValue,
  invalidValue,
  invalidValues,
  isMarkedSecret,
  maximumInvalidValues,
  ownKeys,
  secretPlacesOf,
} from './invalid-values.ts';

export type MessagePart = InvalidValue['in'] | 'status';

export interface InvalidPart extends Omit<InvalidValue, 'in'> {
  readonly in: MessagePart;
  /** Pointer to what requires it in the document. */
  readonly schema: string;
}

/** A value that its check refused, or a problem that was found without one. */
export type CheckFailure =
  | {
      readonly kind: 'schema';
      readonly check: string;
      readonly value: unknown;
      readonly in: InvalidValue['in'];
      /** Pointer of the value in its part of the message. */
      readonly base: string;
    }
  | { readonly kind: 'described'; readonly invalid: InvalidPart };

/** Checks a value in first-error mode; undefined where it is valid. */
export function findFailure(
  checks: CheckSet,
  check: string | undefined,
  where: { readonly value: unknown; readonly in: InvalidValue['in']; readonly base: string },
): CheckFailure | undefined {
  if (check === undefined || checks.first(check)(where.value)) return undefined;
  return { kind: 'schema', check, ...where };
}

/** A problem that was found without a schema. */
export function withoutSchema(
  where: { readonly in: MessagePart; readonly pointer: string; readonly schema: string },
  expected: string,
  received: string,
): CheckFailure {
  const { in: place, pointer, schema } = where;
  const words =
    place === 'status'
      ? { detail: `Expected ${expected} as status, got ${received}.` }
      : invalidValue(place, pointer, expected, received);
  return {
    kind: 'described',
    invalid: { ...words, in: place, pointer, schema, expected, received },
  };
}

/** For values with more members only the first error is reported, to bound the work. */
const maximumMembers = 10_000;

type ErrorsOf = (check: string, value: unknown) => Promise<readonly SchemaError[]>;

export interface ExplanationContext {
  readonly plan: DocumentPlan;
  readonly checks: CheckSet;
  /** Names of members and parameters whose texts are not shown, as `plainName` writes them. */
  readonly secretNames: ReadonlySet<string>;
}

/** Describes failures, with at most `maximumInvalidValues` findings in all. */
export async function explainFailures(
  failures: readonly CheckFailure[],
  using: ExplanationContext,
): Promise<readonly InvalidPart[]> {
  const findings: InvalidPart[] = [];
  for (const failure of failures) {
    if (findings.length >= maximumInvalidValues) break;
    if (failure.kind === 'described') findings.push(failure.invalid);
    else findings.push(...(await explainValue(failure, using)));
  }
  return findings.slice(0, maximumInvalidValues).map((finding) => {
    const schema = writtenAt(using.plan, finding.schema);
    return boundedPointer({ ...finding, schema });
  });
}

async function explainValue(
  failure: Extract<CheckFailure, { kind: 'schema' }>,
  { plan, checks, secretNames }: ExplanationContext,
): Promise<InvalidPart[]> {
  const { check, value, in: location, base } = failure;
  const mode = hasMoreMembers(value, maximumMembers) ? 'first' : 'all';
  const errorsOf: ErrorsOf = async (key, part) => {
    const validate = mode === 'first' ? checks.first(key) : await checks.all(key);
    return validate(part) ? [] : [...(validate.errors ?? [])];
  };
  const errors = await errorsOf(check, value);
  const search = { value, alternatives: plan.alternatives, errorsOf };
  const isSecret = (schema: string) => isMarkedSecret(plan.secrets, schema);
  const secretPlaces = secretPlacesOf(errors, {
    holders: new Set(plan.secretHolders),
    isNamed: secretNames.size > 0,
  });
  return invalidValues(mode === 'first' ? errors : await closestErrors(errors, search), {
    value,
    location,
    base,
    isSecret,
    secretPlaces,
    secretNames,
  });
}

/** Alternatives within alternatives are followed no deeper than this. */
const maximumDepth = 8;

/** What errors are about, and the alternatives that the schemas have. */
interface AlternativesSearch {
  readonly value: unknown;
  readonly alternatives: DocumentPlan['alternatives'];
  /** How many alternatives are around the value. Default: 0. */
  readonly depth?: number;
}

/** Asks what the check of an alternative says of a value. */
interface Question {
  readonly check: string;
  readonly value: unknown;
}

type AskingSteps<Result> = Generator<Question, Result, readonly SchemaError[]>;

/**
 * Replaces what all alternatives of a `oneOf` or `anyOf` say by what the closest of them says. AJV
 * lists the errors of the alternatives right before that of the keyword itself.
 */
async function closestErrors(
  errors: readonly SchemaError[],
  { errorsOf, ...search }: AlternativesSearch & { readonly errorsOf: ErrorsOf },
): Promise<SchemaError[]> {
  const asking = closestOnes(errors, search);
  let step = asking.next();
  while (!step.done) {
    const { check, value } = step.value;
    step = asking.next(await errorsOf(check, value));
  }
  return step.value;
}

/** The same at once, with checks that are there. */
export function closestErrorsNow(
  errors: readonly SchemaError[],
  {
    errorsOf,
    ...search
  }: AlternativesSearch & {
    readonly errorsOf: (check: string, value: unknown) => readonly SchemaError[];
  },
): SchemaError[] {
  const asking = closestOnes(errors, search);
  let step = asking.next();
  while (!step.done) {
    const { check, value } = step.value;
    step = asking.next(errorsOf(check, value));
  }
  return step.value;
}

function* closestOnes(
  errors: readonly SchemaError[],
  search: AlternativesSearch,
): AskingSteps<SchemaError[]> {
  const result: SchemaError[] = [];
  // Of the result, before each error: alternatives within others have been replaced by then.
  const lengths: number[] = [];
  for (const [index, error] of errors.entries()) {
    lengths.push(result.length);
    const best = yield* closestAlternative(error, search);
    const length = best === undefined ? undefined : lengths[index - best.replaces];
    if (best === undefined || length === undefined) {
      result.push(error);
      continue;
    }
    result.length = length;
    result.push(...best.errors);
  }
  return result;
}

/**
 * What the closest alternative says of the value that fits none, and how many errors before this
 * one are those of all alternatives. Undefined where the error is not about alternatives, or one of
 * them is valid on its own and depends on what is around it: then all errors stay.
 */
function* closestAlternative(
  { keyword, params, schemaPath, instancePath }: SchemaError,
  search: AlternativesSearch,
): AskingSteps<{ readonly errors: readonly SchemaError[]; readonly replaces: number } | undefined> {
  const { depth = 0 } = search;
  const alternatives = search.alternatives[schemaPath];
  const isNone = keyword === 'anyOf' || params.passingSchemas === null;
  if (alternatives === undefined || !isNone || depth > maximumDepth) return undefined;
  const value = partAt(search.value, instancePath);
  const branches: (readonly SchemaError[])[] = [];
  for (const check of alternatives.checks) branches.push(yield { check, value });
  const chosen = byDiscriminator(alternatives, branches, value) ?? closestOf(branches, schemaPath);
  const best = yield* closestOnes(chosen, { ...search, value, depth: depth + 1 });
  if (best.length === 0) return undefined;
  return {
    errors: best.map((error) => ({ ...error, instancePath: instancePath + error.instancePath })),
    replaces: branches.reduce((sum, branch) => sum + branch.length, 0),
  };
}

/** The errors of the alternative that the discriminator names. */
function byDiscriminator(
  { discriminator }: AlternativesPlan,
  branches: readonly (readonly SchemaError[])[],
  value: unknown,
): readonly SchemaError[] | undefined {
  if (discriminator === undefined || typeof value !== 'object' || value === null) return undefined;
  const name = Object.getOwnPropertyDescriptor(value, discriminator.property)?.value;
  const isKnown = typeof name === 'string' && Object.hasOwn(discriminator.values, name);
  const branch = isKnown ? branches[discriminator.values[name] ?? -1] : undefined;
  return branch === undefined || branch.length === 0 ? undefined : branch;
}

/**
 * The errors of the branch that was probably meant. Where that is unclear, one error says what
 * tells the branches apart: their types, a constant such as `kind`, or a key that only one of them
 * has.
 */
function closestOf(
  branches: readonly (readonly SchemaError[])[],
  schemaPath: string,
): readonly SchemaError[] {
  if (branches.some((errors) => errors.length === 0)) return [];
  const typed = branches.filter((errors) => atTop(errors, 'type').length === 0);
  const [mistyped] = branches.flatMap((errors) => atTop(errors, 'type'));
  if (typed.length === 0 && mistyped !== undefined) {
    const types = branches.flatMap((errors) =>
      atTop(errors, 'type').flatMap(({ params }) => params.type),
    );
    return [{ ...mistyped, params: { type: [...new Set(types)] } }];
  }
  return (
    byConstant(typed) ?? missingInAll(typed) ?? byOwnKey(typed, schemaPath) ?? leastWrong(typed)
  );
}

/** Each branch may allow one value, or one of the same member, such as `kind`. */
function byConstant(
  branches: readonly (readonly SchemaError[])[],
): readonly SchemaError[] | undefined {
  const tags = branches.map(
    (errors) =>
      new Map(errors.filter(isConstant).map((error) => [error.instancePath, error] as const)),
  );
  for (const place of new Set(tags.flatMap((constants) => [...constants.keys()]))) {
    const [meant, ...others] = branches.filter((_, index) => !tags[index]?.has(place));
    if (meant !== undefined && others.length === 0) return meant;
    if (meant !== undefined) continue;
    const refused = tags.flatMap((constants) => constants.get(place) ?? []);
    const [first, second] = refused;
    if (first === undefined || second === undefined) continue;
    const allowedValues = [...new Set(refused.map(({ params }) => params.allowedValue))];
    return [{ ...first, keyword: 'enum', params: { allowedValues } }];
  }
  return undefined;
}

function isConstant({ keyword, instancePath }: SchemaError): boolean {
  return keyword === 'const' && /^(\/[^/]+)?$/.test(instancePath);
}

/** Keys that every branch requires do not tell the branches apart, so they come first. */
function missingInAll(
  branches: readonly (readonly SchemaError[])[],
): readonly SchemaError[] | undefined {
  const [first = [], ...others] = branches.map((errors) => atTop(errors, 'required'));
  const shared = first.filter(({ params }) =>
    others.every((errors) =>
      errors.some((error) => error.params.missingProperty === params.missingProperty),
    ),
  );
  return others.length > 0 && shared.length > 0 ? shared : undefined;
}

/** Each branch may require a key of its own: the one whose key is there was meant. */
function byOwnKey(
  branches: readonly (readonly SchemaError[])[],
  schemaPath: string,
): readonly SchemaError[] | undefined {
  const surplus = branches.map(
    (errors) =>
      new Set(
        atTop(errors, 'additionalProperties').map(({ params }) =>
          String(params.additionalProperty),
        ),
      ),
  );
  const missing = (errors: readonly SchemaError[]) =>
    atTop(errors, 'required').map(({ params }) => String(params.missingProperty))[0];
  const strangeTo = (names: ReadonlySet<string> | undefined) =>
    [...strange].find((key) => !names?.has(key));
  const present = branches.filter((errors) => missing(errors) === undefined);
  if (present.length === 1) return present[0];
  const strange = new Set(surplus.flatMap((names) => [...names]));
  const keys = branches.flatMap(
    (errors, index) => missing(errors) ?? strangeTo(surplus[index]) ?? [],
  );
  const isApart = branches.length > 1 && new Set(keys).size === branches.length;
  if (!isApart) return undefined;
  const surplusKeys =
    present.length === 0 ? [...strange].slice(0, 1) : keys.filter((key) => strange.has(key));
  return [{ keyword: ownKeys, instancePath: '', schemaPath, params: { keys, found: surplusKeys } }];
}

function leastWrong(branches: readonly (readonly SchemaError[])[]): readonly SchemaError[] {
  const scored = branches.map((errors) => ({ errors, score: distance(errors) }));
  scored.sort((left, right) => left.score - right.score);
  return scored[0]?.errors ?? [];
}

function atTop(errors: readonly SchemaError[], keyword: string): SchemaError[] {
  return errors.filter((error) => error.instancePath === '' && error.keyword === keyword);
}

/**
 * A wrong type or a wrong constant says more than a missing or surplus member, and that more than a
 * limit.
 */
function distance(errors: readonly SchemaError[]): number {
  let sum = 0;
  for (const { keyword, instancePath } of errors) {
    const atTop = instancePath === '';
    if (/^(type|false schema|readOnly|writeOnly)$/.test(keyword)) sum += atTop ? 1000 : 20;
    else if (keyword === 'const' || keyword === 'enum') sum += 40;
    else if (keyword === 'required' || keyword === 'additionalProperties') sum += 10;
    else sum += 3;
  }
  return sum;
}

/** Stops counting at the limit. */
function hasMoreMembers(value: unknown, limit: number): boolean {
  const waiting = [value];
  for (let count = 0; waiting.length > 0; count += 1) {
    if (count + waiting.length > limit) return true;
    const part = waiting.pop();
    if (typeof part !== 'object' || part === null) continue;
    for (const key in part) waiting.push(Object.getOwnPropertyDescriptor(part, key)?.value);
  }
  return false;
}
