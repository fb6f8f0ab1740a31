/** Inputs that are made from the schema of an endpoint, to see which ones it takes. */
import type { JsonObject } from '../core/json.ts';
import {
  type ChangedValue,
  changedValues,
  givenValues,
  mostVariedFirst,
  otherExamples,
  valuesWithin,
} from './changed-values.ts';
import type { CompiledSchema } from './compile-schemas.ts';

/** The most inputs that are made for one endpoint, because each is a job. */
const most = { fitting: 16, unfitting: 30 } as const;

/** Keywords whose changes add no text or URL that a worker may not know. */
const plainKeywords: ReadonlySet<string> = new Set([
  ...['required', 'enum', 'minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum'],
]);

/** Keywords whose changes may need made-up texts and numbers: only those without any are sent. */
const makingKeywords: ReadonlySet<string> = new Set([
  ...['oneOf', 'anyOf', 'properties', 'type', 'minItems', 'maxItems'],
]);

/**
 * Inputs that differ from one by one change, at most 16 that fit the schema and 30 that do not; the other examples of the
 * schema come first. Those that fit have no made-up text, which a worker may not find, and no member that a schema permits
 * by not naming it. A format alone refuses nothing: for many validators it is a comment (JSON Schema
 * 2020-12, section 7).
 */
export function changedInputs(schema: CompiledSchema, input: JsonObject): readonly ChangedValue[] {
  const changes = changedValues(schema, input);
  const knownValues = givenValues(schema.schema);
  for (const value of valuesWithin(input)) knownValues.add(value);
  const isGiven = (value: JsonObject) => valuesWithin(value).every((part) => knownValues.has(part));
  const fitting = changes.filter(
    ({ fits, keyword, value }) =>
      fits && (plainKeywords.has(keyword) || (makingKeywords.has(keyword) && isGiven(value))),
  );
  const unfitting = changes.filter(({ fits, keyword }) => !fits && keyword !== 'format');
  return [
    ...[...otherExamples(schema, input), ...mostVariedFirst(fitting)].slice(0, most.fitting),
    ...unfitting.slice(0, most.unfitting),
  ];
}
