/** Turns failed keywords into sentences that say what was expected, what arrived, and where. */
import { escapeToken, partAt } from '../../core/json.ts';
import type { ParameterLocation, SchemaError } from '../plan.ts';
import { documentPointer } from '../schema-variants.ts';
import { excerpt, quotedExcerpt, visiblePart } from './excerpt.ts';

export interface InvalidValue {
  /** The part of the message. */
  readonly in: 'body' | ParameterLocation;
  /** JSON pointer into that part (RFC 6901); for a parameter `/` and its name. */
  readonly pointer: string;
  /** What the document requires there. */
  readonly expected: string;
  /** What was there instead, shortened; its type only where the value could be a secret. */
  readonly received: string;
  /** The two as one sentence. */
  readonly detail: string;
}

export const maximumInvalidValues = 20;

/** The longest pointer in a sentence, in characters. */
const maximumPointer = 200;

/**
 * The keyword of an error about alternatives that each require a key of their own: `params.keys`
 * are these keys, and `params.found` are the keys that the value has instead.
 */
export const ownKeys = 'own keys';

/** Joins words as in `a, b or c`. */
export function alternatives(words: readonly string[]): string {
  const last = words.at(-1) ?? 'nothing';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${last}` : last;
}

/** Keywords that only repeat what the errors of their branches say. */
const summaryKeywords = new Set(['if', 'allOf', 'anyOf', 'oneOf', 'propertyNames']);

/** One thing wrong with a value, and the keyword of the document that requires it. */
export interface InvalidSchemaValue extends InvalidValue {
  readonly schema: string;
}

export interface DescribedPart {
  readonly value: unknown;
  readonly location: InvalidValue['in'];
  /** Pointer of the value within its part. Default: it is the whole part. */
  readonly base?: string;
  /** Whether a text replaces a redacted one. Default: never. */
  readonly isRedacted?: (text: string) => boolean;
  /** Whether a value that the keyword at this pointer refused is secret: only its type is shown. */
  readonly isSecret?: (schema: string) => boolean;
  /** Pointers to values that were to hold secrets: of these too only the type is shown. */
  readonly secretPlaces?: ReadonlySet<string>;
  /** More names of secret members, as `plainName` writes them: their texts are not shown. */
  readonly secretNames?: ReadonlySet<string>;
}

/** Names of members whose strings are never repeated. */
const secretName =
  /passw|secret|token|authoriz|cookie|credential|(?:api|access|private)[_-]?key|access[_-]?id/i;

const secretMember = new RegExp(`(?:${secretName.source})[^"]*"\\s*:`, 'i');

/**
 * Whether the visible part of a text has such a name, as JSON that was encoded twice has. A search of the
 * whole text could take quadratic time.
 */
function hasSecretMember(text: string): boolean {
  return secretMember.test(visiblePart(text));
}

/** A name as it counts for secrets: without letter case, hyphens, underscores, dots and spaces. */
export function plainName(name: string): string {
  return name.replaceAll(/[-_. ]/g, '').toLowerCase();
}

/** The longest list of what was expected, in characters. */
const maximumExpectation = 300;

/**
 * Describes the errors of one value in the order in which the schema was checked, the same only
 * once. Of more than 20 the first 20 are described, and the last of these says how many more there
 * are.
 */
export function invalidValues(
  errors: readonly SchemaError[],
  part: DescribedPart,
): InvalidSchemaValue[] {
  const specific = errors.filter((error) => !isSummary(error) && !isOfSearchedItem(error, errors));
  const distinct = firstOfSame(specific.length > 0 ? specific : errors);
  const findings = distinct
    .slice(0, maximumInvalidValues)
    .map((error) => describeInvalidValue(error, part));
  const last = findings.at(-1);
  const left = distinct.length - findings.length;
  if (last === undefined || left === 0) return findings;
  const detail = `${last.detail} ${left} more ${left === 1 ? 'error is' : 'errors are'} omitted.`;
  return [...findings.slice(0, -1), { ...last, detail }];
}

/** Alternatives may ask for the same, and so may the parts of an `allOf`. */
function firstOfSame(errors: readonly SchemaError[]): SchemaError[] {
  const keys = new Set<string>();
  return errors.filter((error) => {
    const key = `${subjectOfError(error).pointer} ${error.propertyName} ${expectedBySchema(error)}`;
    return !keys.has(key) && keys.add(key);
  });
}

function isSummary({ keyword, params }: SchemaError): boolean {
  // Too many branches that fit leave no errors of their own.
  return summaryKeywords.has(keyword) && !Array.isArray(params.passingSchemas);
}

/** Not every item has to match `contains`. */
function isOfSearchedItem({ schemaPath }: SchemaError, errors: readonly SchemaError[]): boolean {
  if (!schemaPath.includes('/contains/')) return false;
  return errors.some(
    (error) => error.keyword === 'contains' && schemaPath.startsWith(`${error.schemaPath}/`),
  );
}

/** An error about a whole part of a message, worded like the errors of a schema. */
export function invalidValue(
  location: InvalidValue['in'],
  pointer: string,
  expected: string,
  received: string,
): InvalidValue {
  const where =
    pointer === '' ? `the ${location}` : `${location} ${excerpt(pointer, maximumPointer)}`;
  return {
    in: location,
    pointer,
    expected,
    received,
    detail: `Expected ${expected} at ${where}, got ${received}.`,
  };
}

/** How long a pointer may be, in characters. */
const longestPointer = 1000;

/**
 * The same finding, at the nearest place around where its pointer would be longer than 1000
 * characters: names come from outside, and may be as long as a body.
 */
export function boundedPointer<Found extends { readonly pointer: string }>(part: Found): Found {
  const { pointer } = part;
  if (pointer.length <= longestPointer) return part;
  return { ...part, pointer: pointer.slice(0, pointer.lastIndexOf('/', longestPointer)) };
}

function describeInvalidValue(error: SchemaError, part: DescribedPart): InvalidSchemaValue {
  const subject = subjectOfError(error);
  const pointer = (part.base ?? '') + subject.pointer;
  const schema = documentPointer(error.schemaPath).replace(/\/false schema$/, '');
  const received = receivedBy(error, subject, part, { pointer, schema });
  return {
    ...invalidValue(part.location, pointer, boundedExpectation(expectedBySchema(error)), received),
    schema,
  };
}

function boundedExpectation(expected: string): string {
  const isLong = expected.length > maximumExpectation;
  return isLong ? `${expected.slice(0, maximumExpectation)}…` : expected;
}

function receivedBy(
  { keyword, propertyName, params, instancePath }: SchemaError,
  subject: { pointer: string; missing: boolean },
  { value, location, isRedacted, isSecret, secretPlaces, secretNames }: DescribedPart,
  refused: { pointer: string; schema: string },
): string {
  if (subject.missing) return 'nothing';
  if (propertyName !== undefined) {
    return hasSecretMember(propertyName) ? textLength(propertyName) : quotedExcerpt(propertyName);
  }
  if (keyword === ownKeys) {
    const [key, ...others] = textsIn(params.found);
    if (key === undefined) return 'none of them';
    return others.length === 0 ? quotedExcerpt(key) : [key, ...others].join(' and ');
  }
  const receivedValue = partAt(value, subject.pointer);
  if (typeof receivedValue === 'string' && isRedacted?.(receivedValue)) return 'a redacted value';
  if (
    /^m..Properties$/.test(keyword) &&
    typeof receivedValue === 'object' &&
    receivedValue !== null
  ) {
    return `one of ${Object.keys(receivedValue).length}`;
  }
  if (isSecret?.(refused.schema) || secretPlaces?.has(instancePath))
    return describeSecret(receivedValue);
  if (typeof receivedValue !== 'string') return describeReceived(receivedValue);
  // A body that is a string may be JSON that was encoded twice.
  const isWhole = location === 'body' && subject.pointer === '';
  const names = refused.pointer.split('/');
  const isNamed = names.some(
    (name) => secretName.test(name) || secretNames?.has(plainName(name)) === true,
  );
  const isHidden = isWhole || isNamed || hasSecretMember(receivedValue);
  return isHidden ? textLength(receivedValue) : describeReceived(receivedValue);
}

function subjectOfError(error: SchemaError): { pointer: string; missing: boolean } {
  const { missingProperty, unevaluatedProperty } = error.params;
  const { additionalProperty = unevaluatedProperty } = error.params;
  if (typeof missingProperty === 'string') {
    return { pointer: `${error.instancePath}/${escapeToken(missingProperty)}`, missing: true };
  }
  if (typeof additionalProperty === 'string') {
    const pointer = `${error.instancePath}/${escapeToken(additionalProperty)}`;
    return { pointer, missing: false };
  }
  return { pointer: error.instancePath, missing: false };
}

/** Whether one of these schemas, which a document marks as secret, has refused a value. */
export function isMarkedSecret(secrets: readonly string[], schema: string): boolean {
  return secrets.some((at) => schema === at || schema.startsWith(`${at}/`));
}

/**
 * Where a value was to hold secrets, by all errors of all alternatives: it may be these in another
 * form, such as an object that was encoded twice, or hold them under a misspelt name.
 * @param isNamed whether names of secrets are listed, which any object or array may hold
 */
export function secretPlacesOf(
  errors: readonly SchemaError[],
  { holders, isNamed }: { readonly holders: ReadonlySet<string>; readonly isNamed: boolean },
): ReadonlySet<string> {
  const isSecret = ({ schemaPath, keyword, params }: SchemaError) => {
    const schema = documentPointer(schemaPath);
    if (holders.has(schema.slice(0, schema.lastIndexOf('/')))) return true;
    const types = keyword === 'type' ? [params.type].flat() : [];
    return isNamed && (types.includes('object') || types.includes('array'));
  };
  return new Set(errors.filter(isSecret).map(({ instancePath }) => instancePath));
}

export function textLength(text: string): string {
  return `text of ${countWithNoun(text.length, 'character')}`;
}

/** What errors say of a secret. */
function describeSecret(value: unknown): string {
  if (typeof value === 'string') return textLength(value);
  const isPlain = typeof value === 'number' || typeof value === 'boolean';
  return isPlain ? nounFor(typeof value) : describeReceived(value);
}

function describeReceived(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return `an array of ${value.length}`;
  switch (typeof value) {
    case 'undefined':
      return 'nothing';
    case 'object':
      return 'an object';
    case 'string':
      return quotedExcerpt(value);
    default:
      // JSON.parse makes infinity of a number with too many digits.
      return typeof value === 'number' && !Number.isFinite(value)
        ? 'a number that is too large'
        : String(value);
  }
}

const comparisons: Readonly<Record<string, string>> = {
  '>=': 'at least',
  '<=': 'at most',
  '>': 'more than',
  '<': 'less than',
};

/** What was required, to follow the word "expected". */
function expectedBySchema(error: SchemaError): string {
  const expected = askedOfValue(error);
  return error.propertyName === undefined ? expected : `property names that are ${expected}`;
}

function askedOfValue(error: SchemaError): string {
  const { params } = error;
  // The schema's own wording.
  if (typeof params.expected === 'string') return params.expected;
  switch (error.keyword) {
    case 'type':
      return Array.isArray(params.type)
        ? params.type.map((type) => nounFor(String(type))).join(' or ')
        : nounFor(String(params.type));
    case 'required':
      return 'a value';
    case 'dependentRequired':
      return `a value, because ${String(params.property)} is given`;
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'no such property';
    case 'enum':
      return `one of ${JSON.stringify(params.allowedValues)}`;
    case 'const':
      return JSON.stringify(params.allowedValue);
    case 'format':
      return inFormat(String(params.format));
    case 'pattern':
      return `text matching ${String(params.pattern)}`;
    case 'multipleOf':
      return `a multiple of ${String(params.multipleOf)}`;
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return `a number of ${comparisons[String(params.comparison)] ?? params.comparison} ${String(params.limit)}`;
    case 'minLength':
      return `at least ${countWithNoun(params.limit, 'character')}`;
    case 'maxLength':
      return `at most ${countWithNoun(params.limit, 'character')}`;
    case 'minProperties':
      return `an object of at least ${countWithNoun(params.limit, 'property')}`;
    case 'maxProperties':
      return `an object of at most ${countWithNoun(params.limit, 'property')}`;
    case 'propertyNames':
      return 'property names as the document describes them';
    case 'minItems':
      return `an array of at least ${countWithNoun(params.limit, 'item')}`;
    case 'maxItems':
    case 'items':
    case 'additionalItems':
      return `an array of at most ${countWithNoun(params.limit, 'item')}`;
    case 'unevaluatedItems':
      return `an array of at most ${countWithNoun(params.len, 'item')}`;
    case 'uniqueItems':
      return `an array without repetition (items ${params.j} and ${params.i} are the same)`;
    case 'contains':
      return containingArray(params);
    case 'not':
      return 'a value that does not match the `not` schema';
    case 'readOnly':
      return 'no read-only property';
    case 'writeOnly':
      return 'no write-only property';
    case 'false schema':
      return ruledOut(error);
    case 'anyOf':
      return 'one of the alternatives';
    case 'oneOf':
      return Array.isArray(params.passingSchemas)
        ? `exactly one of the alternatives, not both number ${params.passingSchemas.map((index) => Number(index) + 1).join(' and ')}`
        : 'one of the alternatives';
    case ownKeys:
      return `${textsIn(params.found).length > 1 ? 'only ' : ''}one of the keys ${alternatives(textsIn(params.keys))}`;
    case 'if':
      return 'a value that satisfies the `if`/`then` condition';
    default:
      return `a value that ${error.message ?? `passes ${error.keyword}`}`;
  }
}

/** The formats of OpenAPI for numbers (3.1, section 4.4); all others are of text. */
function inFormat(format: string): string {
  const isOfNumbers = ['int32', 'int64', 'float', 'double'].includes(format);
  return `${isOfNumbers ? 'a number' : 'text'} in the format ${format}`;
}

/** If two properties exclude each other, the schema path names the other one. */
function ruledOut({ schemaPath }: SchemaError): string {
  const other = /\/dependentSchemas\/(\w+)\/properties\/\w+\/false schema$/.exec(schemaPath)?.[1];
  return other === undefined ? 'no value' : `no value beside ${other}`;
}

function containingArray({ minContains, maxContains }: SchemaError['params']): string {
  const most = maxContains === undefined ? '' : ` and at most ${maxContains}`;
  return `an array with at least ${countWithNoun(minContains, 'item')}${most} of the required kind`;
}

/** The texts in a list; none in anything else. */
export function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** `a string`, `an object`, `null`. */
function nounFor(type: string): string {
  if (type === 'null') return 'null';
  return /^[aeio]/.test(type) ? `an ${type}` : `a ${type}`;
}

/** `1 item`, `2 items`, `3 properties`. */
function countWithNoun(number: unknown, noun: string): string {
  if (number === 1) return `1 ${noun}`;
  return `${number} ${noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`}`;
}
