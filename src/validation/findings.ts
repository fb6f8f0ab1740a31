/** Turns failed keywords into sentences that say what was expected, what arrived, and where. */
import type { ParameterLocation, SchemaError } from './operation-validators.ts';

/** One thing wrong with a message. */
export interface Finding {
  /** The part of the message. */
  readonly in: 'body' | ParameterLocation;
  /** JSON pointer into that part (RFC 6901); for a parameter `/` and its name. */
  readonly pointer: string;
  /** What the document asks for there. */
  readonly expected: string;
  /** What was there instead, shortened; its type only where the value could be a secret. */
  readonly received: string;
  /** The two as one sentence. */
  readonly detail: string;
}

/** The most findings reported for one message. */
const maximumFindings = 20;

/** The longest excerpt of a received value, in characters. */
const maximumExcerpt = 60;

/** Keywords that only repeat what the errors of their branches say. */
const summaryKeywords = new Set(['if', 'allOf', 'anyOf', 'oneOf']);

/** Describes the errors of one value; at most 20, in the order in which the schema was checked. */
export function describeFindings(
  errors: readonly SchemaError[],
  { value, location, base = '' }: { value: unknown; location: Finding['in']; base?: string },
): Finding[] {
  const specific = errors.filter((error) => !summaryKeywords.has(error.keyword));
  return (specific.length > 0 ? specific : errors)
    .slice(0, maximumFindings)
    .map((error) => describe(error, { value, location, base }));
}

/** A finding about a whole part of a message, in the same words as those of a schema. */
export function finding(
  location: Finding['in'],
  pointer: string,
  expected: string,
  received: string,
): Finding {
  const where = pointer === '' ? `the ${location}` : `${location} ${pointer}`;
  return {
    in: location,
    pointer,
    expected,
    received,
    detail: `Expected ${expected} at ${where}, got ${received}.`,
  };
}

function describe(
  error: SchemaError,
  { value, location, base }: { value: unknown; location: Finding['in']; base: string },
): Finding {
  const subject = subjectOf(error);
  const pointer = base + subject.pointer;
  const received = subject.missing
    ? 'nothing'
    : excerpt(valueAt(value, subject.pointer), { secret: isSecret(pointer) });
  return finding(location, pointer, expectation(error), received);
}

function subjectOf(error: SchemaError): { pointer: string; missing: boolean } {
  const { missingProperty, additionalProperty } = error.params;
  if (error.keyword === 'required' && typeof missingProperty === 'string') {
    return { pointer: `${error.instancePath}/${escapePointer(missingProperty)}`, missing: true };
  }
  if (typeof additionalProperty === 'string') {
    const pointer = `${error.instancePath}/${escapePointer(additionalProperty)}`;
    return { pointer, missing: false };
  }
  return { pointer: error.instancePath, missing: false };
}

const comparisons: Readonly<Record<string, string>> = {
  '>=': 'at least',
  '<=': 'at most',
  '>': 'more than',
  '<': 'less than',
};

function expectation(error: SchemaError): string {
  const { params } = error;
  switch (error.keyword) {
    case 'type':
      return Array.isArray(params.type)
        ? params.type.map((type) => nounFor(String(type))).join(' or ')
        : nounFor(String(params.type));
    case 'required':
      return 'a value';
    case 'additionalProperties':
      return 'no such property';
    case 'enum':
      return `one of ${JSON.stringify(params.allowedValues)}`;
    case 'const':
      return JSON.stringify(params.allowedValue);
    case 'format':
      return `text in the format ${String(params.format)}`;
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
      return `at least ${String(params.limit)} characters`;
    case 'maxLength':
      return `at most ${String(params.limit)} characters`;
    default:
      return `a value that ${error.message ?? `passes ${error.keyword}`}`;
  }
}

function nounFor(type: string): string {
  if (type === 'null') return 'null';
  return /^[aeio]/.test(type) ? `an ${type}` : `a ${type}`;
}

/** Storage credentials are never repeated, whatever is wrong with them. */
function isSecret(pointer: string): boolean {
  return pointer === '/s3Config' || pointer.startsWith('/s3Config/');
}

function excerpt(value: unknown, { secret }: { secret: boolean }): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return `an array of ${value.length}`;
  switch (typeof value) {
    case 'undefined':
      return 'nothing';
    case 'object':
      return 'an object';
    case 'string':
      if (secret) return `text of ${value.length} characters`;
      return value.length > maximumExcerpt
        ? `${JSON.stringify(value.slice(0, maximumExcerpt))}… (${value.length} characters)`
        : JSON.stringify(value);
    default:
      return secret ? nounFor(typeof value) : String(value);
  }
}

function valueAt(value: unknown, pointer: string): unknown {
  let current = value;
  for (const token of pointer.split('/').slice(1)) {
    if (typeof current !== 'object' || current === null) return undefined;
    const key = token.replaceAll('~1', '/').replaceAll('~0', '~');
    current = Object.getOwnPropertyDescriptor(current, key)?.value;
  }
  return current;
}

/** Writes a property name as a JSON pointer token (RFC 6901, section 3). */
export function escapePointer(token: string): string {
  return token.replaceAll('~', '~0').replaceAll('/', '~1');
}
