/** Values that fit a schema: its examples, or else values that are made from it. */
import { generateSync, type JsonSchema } from 'json-schema-faker';
import { byteLength } from '../core/bytes.ts';
import { exactDurationText } from '../core/duration-text.ts';
import { isArray, isObject, type Json, type JsonObject } from '../core/json.ts';
import { invalidValues } from '../validation/errors/invalid-values.ts';
import { type CompiledSchema, isUnfinishedCheck } from './compile-schemas.ts';
import type { SchemaRole } from './endpoint-schemas.ts';
import { sampleSize } from './sample-size.ts';
import { createTimeLimit, type TimeLimit } from './time-limit.ts';

export type SampleValue = { readonly value: unknown } | { readonly problem: string };

/** Bounds of what is made, beyond which an owner has to give examples. */
const mostParts = 10_000;
const mostBytes = 2 ** 20;

/** Not every value that is made fits: the library knows nothing of `not`, among others. */
const attempts = 10;

/** In how many of them members have the examples and defaults of their schemas, which need not fit. */
const attemptsWithExamples = 3;

const advice = 'Give the schema examples.';

export interface SampleOptions {
  /** Unsigned 32-bit integer. */
  readonly seed: number;
  /** How problems name the value. */
  readonly role: SchemaRole;
}

/** A value that fits the schema, the same for the same seed; or why there is none. */
export function drawSample(compiled: CompiledSchema, { seed, role }: SampleOptions): SampleValue {
  const { schema, examples, errorsIn } = compiled;
  if (examples.length > 0) return { value: examples[seed % examples.length] };
  const smallest = sampleSize(schema, { isComplete: false, most: mostParts });
  if (smallest > mostParts) {
    return {
      problem: `Expected an ${role} schema that fits a value of at most ${mostParts} items, members and characters, got one that needs more. ${advice}`,
    };
  }
  const isSmall = sampleSize(schema, { isComplete: true, most: mostParts }) <= mostParts;
  let problem = '';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const value = madeFrom(schema, {
      seed: (seed + attempt) >>> 0,
      isComplete: isSmall,
      usesExamples: attempt < attemptsWithExamples,
    });
    if (value instanceof Error) {
      return { problem: `No ${role} can be made from the schema: ${value.message}. ${advice}` };
    }
    const errors = errorsIn(value);
    const [invalid] = invalidValues(errors, { value, location: 'body', base: `/${role}` });
    if (invalid === undefined) return withinBytes(value, role);
    problem = `The ${role} made from the schema does not fit it: ${invalid.detail} ${advice}`;
    // The next would take as long.
    if (isUnfinishedCheck(errors)) break;
  }
  return { problem };
}

function madeFrom(
  schema: CompiledSchema['schema'],
  {
    seed,
    isComplete,
    usesExamples,
  }: { readonly seed: number; readonly isComplete: boolean; readonly usesExamples: boolean },
): unknown {
  try {
    // The library may change it.
    const copy: JsonSchema = JSON.parse(JSON.stringify(boundedSchema(schema)));
    const optionalsProbability = isComplete ? 0.8 : 0;
    const options = { seed, optionalsProbability, refDepthMax: 2 };
    const examples = { useExamplesValue: usesExamples, useDefaultValue: usesExamples };
    const make = () => generateSync(copy, { ...options, ...examples }) ?? null;
    const outcome = hasPatterns(schema) ? endInTime(make) : { result: make() };
    if (outcome !== undefined) return outcome.result;
    return new Error(`it takes longer than ${exactDurationText(patternTimeMs)}`);
  } catch (cause) {
    return cause instanceof Error ? cause : new Error(String(cause));
  }
}

/** The most time for the texts of all patterns: repetitions within each other make very long ones. */
const patternTimeMs = 2000;

let timeLimit: TimeLimit | undefined;

function endInTime<Result>(work: () => Result): { readonly result: Result } | undefined {
  timeLimit ??= createTimeLimit(patternTimeMs);
  return timeLimit(work);
}

function hasPatterns(schema: JsonObject): boolean {
  return /"pattern(?:Properties)?":/.test(JSON.stringify(schema));
}

/** The names of keywords that hold values, not schemas. */
export const valueKeywords: ReadonlySet<string> = new Set([
  'const',
  'default',
  'enum',
  'example',
  'examples',
]);

/** How much more than it must a list, text or object may have: the library draws sizes up to the maximum. */
const mostMore = { maxItems: 10, maxLength: 200, maxProperties: 10 } as const;

/** The same schema with lower maxima, and no defaults beside examples. What fits it fits the schema, too. */
function boundedSchema(part: Json): Json {
  if (isArray(part)) return part.map(boundedSchema);
  if (!isObject(part)) return part;
  const bounded: Record<string, Json> = {};
  const hasExamples = isArray(part.examples) || part.example !== undefined;
  for (const [name, value] of Object.entries(part)) {
    // The library would prefer it to the examples.
    if (name === 'default' && hasExamples) continue;
    bounded[name] = valueKeywords.has(name) ? value : boundedSchema(value);
  }
  const lower = (name: keyof typeof mostMore, fewest: Json | undefined) => {
    const most = part[name];
    const least = typeof fewest === 'number' ? fewest : 0;
    if (typeof most === 'number') bounded[name] = Math.min(most, least + mostMore[name]);
  };
  lower('maxItems', part.minItems);
  if (part.pattern === undefined && part.format === undefined) lower('maxLength', part.minLength);
  const names = isObject(part.properties) ? Object.keys(part.properties).length : 0;
  const required = isArray(part.required) ? part.required.length : 0;
  lower('maxProperties', Math.max(names, required, Number(part.minProperties ?? 0)));
  return bounded;
}

/** The smallest value that can be made from a schema, which it may still not fit; undefined if there is none. */
export function makeValue(schema: JsonObject): Json | undefined {
  if (sampleSize(schema, { isComplete: false, most: mostParts }) > mostParts) return undefined;
  const value = madeFrom(schema, { seed: 1, isComplete: false, usesExamples: true });
  if (value instanceof Error) return undefined;
  const text = JSON.stringify(value);
  return text === undefined || byteLength(text) > mostBytes ? undefined : JSON.parse(text);
}

function withinBytes(value: unknown, role: SchemaRole): SampleValue {
  const bytes = byteLength(JSON.stringify(value));
  if (bytes <= mostBytes) return { value };
  return {
    problem: `Expected an ${role} of at most ${mostBytes} bytes, the one made from the schema has ${bytes}. ${advice}`,
  };
}
