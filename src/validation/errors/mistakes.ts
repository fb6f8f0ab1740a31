/**
 * What is wrong with a value that a person wrote: one sentence for each mistake, with the name that was
 * probably meant. Everything it needs was made when the schema was compiled.
 */
import { closestNames, suggestion } from '../../core/closest-names.ts';
import { escapeToken, partAt } from '../../core/json.ts';
import type { DocumentPlan, SchemaError, Validate } from '../plan.ts';
import { closestErrorsNow } from './explain.ts';
import { alternatives, invalidValues, ownKeys, textsIn } from './invalid-values.ts';

export interface Mistake {
  /** Whether the key should change, or be there, or its value. */
  readonly of: 'key' | 'value';
  /** JSON pointer to it. */
  readonly pointer: string;
  /** A sentence without a full stop. */
  readonly message: string;
}

/** What the compiler knows of a format beyond the errors. */
export interface Explanation {
  readonly alternatives: DocumentPlan['alternatives'];
  /** The checks of all alternatives. */
  readonly checks: Readonly<Record<string, Validate>>;
  /** The known keys of an object, by the pointer of the keyword that refuses others. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
}

interface ExplainedValue {
  readonly value: unknown;
  readonly explanation: Explanation;
}

/** As many mistakes of a value are looked for and described: nobody reads more. */
export const mostMistakes = 100;

/** The mistakes of a value, one for each that was made, at most `mostMistakes`. */
export function mistakesIn(errors: readonly SchemaError[], explained: ExplainedValue): Mistake[] {
  return mistakesOf(errorsMeant(errors, explained), errors, explained);
}

/** If all alternatives fail, only the errors of the intended one are reported. */
export function errorsMeant(
  errors: readonly SchemaError[],
  { value, explanation }: ExplainedValue,
): SchemaError[] {
  const { checks, alternatives } = explanation;
  const errorsOf = (key: string, part: unknown) => {
    const check = checks[key];
    return check === undefined || check(part) ? [] : [...(check.errors ?? [])];
  };
  return closestErrorsNow(errors, { value, alternatives, errorsOf });
}

/**
 * One mistake for each of the first errors of `errorsMeant`, but for those that others tell as well.
 * @param all the errors before that
 */
export function mistakesOf(
  meant: readonly SchemaError[],
  all: readonly SchemaError[],
  { value, explanation }: ExplainedValue,
): Mistake[] {
  return meant
    .filter(({ schemaPath }) => !isOfName(schemaPath))
    .filter(isFirstOfItsForm())
    .slice(0, mostMistakes)
    .map((error) => {
      switch (error.keyword) {
        case 'additionalProperties':
          return unknownKey(error, explanation.keys[error.schemaPath] ?? []);
        case 'propertyNames':
          return badName(error, all);
        case 'minProperties':
          return tooFewEntries(error);
        case ownKeys:
          return wrongKey(error, value);
        default:
          return badValue(error, value);
      }
    });
}

/** The most keys of which a message lists all. */
const longestList = 20;

function unknownKey({ instancePath, params }: SchemaError, knownKeys: readonly string[]): Mistake {
  const key = String(params.additionalProperty);
  const isLong = knownKeys.length > longestList;
  const expected =
    knownKeys.length === 1
      ? 'the key'
      : isLong
        ? 'one of the keys of the schema, such as'
        : 'one of the keys';
  const listedKeys = isLong
    ? closestNames(key, knownKeys).concat(knownKeys).slice(0, 3)
    : knownKeys;
  return {
    of: 'key',
    pointer: `${instancePath}/${escapeToken(key)}`,
    message: `expected ${expected} ${alternatives(listedKeys)}${atPointer(instancePath)}, got ${JSON.stringify(key)}${suggestion(key, knownKeys)}`,
  };
}

/** The names of accounts, endpoints and keys have a form. */
function badName(
  { instancePath, params, schemaPath }: SchemaError,
  errors: readonly SchemaError[],
): Mistake {
  const name = String(params.propertyName);
  const isApiKey = instancePath.endsWith('/keys');
  const shownName = isApiKey ? `a name of ${name.length} characters` : JSON.stringify(name);
  const inner = errors.find((error) => error.schemaPath === `${schemaPath}/pattern`);
  return {
    of: 'key',
    pointer: `${instancePath}/${escapeToken(name)}`,
    message: `expected a name of ${inner?.params.expected}${atPointer(instancePath)}, got ${shownName}`,
  };
}

/** Accounts, keys and endpoints must not be empty. */
function tooFewEntries({ instancePath, params }: SchemaError): Mistake {
  const message = `expected at least ${params.limit} entry${atPointer(instancePath)}, got an empty object`;
  return { of: 'value', pointer: instancePath, message };
}

function badValue(error: SchemaError, value: unknown): Mistake {
  const [invalid] = invalidValues([error], { value, location: 'body' });
  const pointer = invalid?.pointer ?? error.instancePath;
  const isOfKey = error.keyword === 'required' || error.keyword === 'false schema';
  const hint = valueMeant(error, partAt(value, pointer));
  const message = `expected ${invalid?.expected}${atPointer(pointer)}, got ${invalid?.received}${hint}`;
  return { of: isOfKey ? 'key' : 'value', pointer, message };
}

/** Suggests one of the values that an `enum` or `const` allows. */
function valueMeant({ params }: SchemaError, value: unknown): string {
  const allowed = textsIn(params.allowedValues ?? [params.allowedValue]);
  return typeof value === 'string' ? suggestion(value, allowed) : '';
}

function atPointer(pointer: string): string {
  return pointer === '' ? '' : ` at ${pointer}`;
}

/** A text that violates both format and pattern is reported once. */
function isFirstOfItsForm(): (error: SchemaError) => boolean {
  const places = new Set<string>();
  return ({ keyword, instancePath }) => {
    if (keyword !== 'format' && keyword !== 'pattern') return true;
    const isFirst = !places.has(instancePath);
    places.add(instancePath);
    return isFirst;
  };
}

/** The error of `propertyNames` itself reports these errors, too. */
function isOfName(schemaPath: string): boolean {
  return schemaPath.includes('/propertyNames/');
}

/** The key that distinguishes alternatives is missing, misspelt or repeated. */
function wrongKey(error: SchemaError, value: unknown): Mistake {
  const { instancePath, params } = error;
  const mistake = badValue(error, value);
  const [key, other] = textsIn(params.found);
  if (key === undefined || other !== undefined) return mistake;
  return {
    of: 'key',
    pointer: `${instancePath}/${escapeToken(key)}`,
    message: mistake.message + suggestion(key, textsIn(params.keys)),
  };
}
