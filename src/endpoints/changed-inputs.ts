/** Inputs that are made from the schema of an endpoint, to see which ones it takes. */
import { isArray, isObject, type Json, type JsonObject } from '../core/json.ts';
import {
  type ChangedValue,
  changedValues,
  mostVariedFirst,
  otherExamples,
} from './changed-values.ts';
import type { CompiledSchema } from './compile-schemas.ts';
import { valueKeywords } from './sample-value.ts';

/** The most inputs that are made for one endpoint, because each is a job. */
const most = { fitting: 12, unfitting: 30 } as const;

/** What says that a worker must take a value without a text or an address that nobody knows. */
const plainKeywords: ReadonlySet<string> = new Set([
  ...['required', 'enum', 'minItems', 'maxItems'],
  ...['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum'],
]);

/** What suggests values that are made, of which a worker must take those with nothing of ours in them. */
const makingKeywords: ReadonlySet<string> = new Set(['oneOf', 'anyOf', 'properties', 'type']);

const inputsBySchema = new WeakMap<CompiledSchema, readonly ChangedValue[]>();

/**
 * Inputs that differ from one by one change, at most 12 that fit the schema and 30 that do not; the other examples of the
 * schema come first. Those that fit have no text or number of ours, which a worker may not find, and no member that a
 * schema permits by not naming it. A format alone refuses nothing: for many validators it is a comment (JSON Schema
 * 2020-12, section 7).
 */
export function changedInputs(schema: CompiledSchema, input: JsonObject): readonly ChangedValue[] {
  const earlier = inputsBySchema.get(schema);
  if (earlier !== undefined) return earlier;
  const changes = changedValues(schema, input);
  const given = givenValues(schema.schema);
  for (const value of valuesWithin(input)) given.add(value);
  const isGiven = (value: JsonObject) => valuesWithin(value).every((part) => given.has(part));
  const fitting = changes.filter(
    ({ fits, keyword, value }) =>
      fits && (plainKeywords.has(keyword) || (makingKeywords.has(keyword) && isGiven(value))),
  );
  const unfitting = changes.filter(({ fits, keyword }) => !fits && keyword !== 'format');
  const inputs = [
    ...[...otherExamples(schema, input), ...mostVariedFirst(fitting)].slice(0, most.fitting),
    ...unfitting.slice(0, most.unfitting),
  ];
  inputsBySchema.set(schema, inputs);
  return inputs;
}

/** The texts and numbers that a schema gives as values: in lists, examples and defaults. */
function givenValues(schema: Json): Set<Json> {
  const given = new Set<Json>();
  const collect = (part: Json): void => {
    if (isArray(part)) part.forEach(collect);
    if (!isObject(part)) return;
    for (const [keyword, inside] of Object.entries(part)) {
      if (valueKeywords.has(keyword)) {
        for (const value of valuesWithin(inside)) given.add(value);
      } else collect(inside);
    }
  };
  collect(schema);
  return given;
}

/** The texts and numbers in a value. */
function valuesWithin(value: Json): Json[] {
  if (isArray(value)) return value.flatMap(valuesWithin);
  if (isObject(value)) return Object.values(value).flatMap(valuesWithin);
  return typeof value === 'string' || typeof value === 'number' ? [value] : [];
}
