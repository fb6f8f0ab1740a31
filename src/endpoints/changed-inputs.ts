/** Inputs that are made from the schema of an endpoint, to see which ones it takes. */
import { isSameJson, type JsonObject } from '../core/json.ts';
import {
  type ChangedValue,
  changedValues,
  givenValues,
  mostVariedFirst,
  otherExamples,
  valuesWithin,
} from './changed-values.ts';
import type { CompiledSchema } from './compile-schemas.ts';
import { drawSample } from './sample-value.ts';

/** The most inputs that are made for one endpoint, because each is a job. */
const most = { fitting: 16, unfitting: 30 } as const;

/** Of how many other examples and alternatives mistakes are made. */
const mostOthers = 6;

/** Keywords whose changes add no text or URL that a worker may not know. */
const plainKeywords: ReadonlySet<string> = new Set([
  ...['required', 'enum', 'minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum'],
]);

/** Keywords whose changes may need made-up texts and numbers: only those without any are sent. */
const makingKeywords: ReadonlySet<string> = new Set([
  ...['properties', 'type', 'items', 'minItems', 'maxItems'],
]);

/** Keywords of alternatives, each of which is sent, if need be with made-up texts and numbers. */
const alternativeKeywords: ReadonlySet<string> = new Set(['oneOf', 'anyOf']);

/** The end of what is said of an input that fits, but that a worker may refuse: it may not know a made-up text. */
const withMadeUpValues = ', with made-up values';

export function hasMadeUpValues(label: string): boolean {
  return label.endsWith(withMadeUpValues);
}

export interface MadeInputs {
  /** What is said of the input that the others are made of. */
  readonly baseLabel: string;
  readonly changed: readonly ChangedValue[];
}

/**
 * Inputs that differ from one by one change, at most 16 that fit the schema and 30 that do not; the other examples of the
 * schema come first. Those that fit have no made-up text, which a worker may not find, but in alternatives without
 * examples, and no member that a schema permits by not naming it. A format alone refuses nothing: for many validators it
 * is a comment (JSON Schema 2020-12, section 7).
 */
export function makeInputs(schema: CompiledSchema, input: JsonObject): MadeInputs {
  const knownValues = givenValues(schema.schema);
  const isKnown = (value: JsonObject) => valuesWithin(value).every((part) => knownValues.has(part));
  const isMade = schema.examples.length === 0 && isSameJson(input, sampleOf(schema));
  const baseLabel = `unchanged${isMade && !isKnown(input) ? withMadeUpValues : ''}`;
  for (const value of valuesWithin(input)) knownValues.add(value);
  const changes = changedValues(schema, input);
  const fitting = changes.flatMap((change): ChangedValue[] => {
    if (!change.fits) return [];
    if (plainKeywords.has(change.keyword)) return [change];
    const isAlternative = alternativeKeywords.has(change.keyword);
    if (!isAlternative && !makingKeywords.has(change.keyword)) return [];
    if (isKnown(change.value)) return [change];
    return isAlternative ? [{ ...change, change: change.change + withMadeUpValues }] : [];
  });
  const others = [
    ...otherExamples(schema, input),
    ...fitting.filter(({ keyword }) => alternativeKeywords.has(keyword)),
  ];
  const mistakes = [
    ...changes,
    ...others.slice(0, mostOthers).flatMap((other) => mistakesWithin(other, schema)),
  ].filter(({ fits, keyword }) => !fits && keyword !== 'format');
  const changed = [
    ...[...otherExamples(schema, input), ...mostVariedFirst(fitting)].slice(0, most.fitting),
    ...mostVariedFirst(mistakes).slice(0, most.unfitting),
  ];
  return { baseLabel, changed };
}

function sampleOf(schema: CompiledSchema): unknown {
  const sample = drawSample(schema, { seed: 0, role: 'input' });
  return 'value' in sample ? sample.value : undefined;
}

/** Mistakes in the part that another example or alternative has in place of the usual one. */
function mistakesWithin(other: ChangedValue, schema: CompiledSchema): readonly ChangedValue[] {
  return changedValues(schema, other.value)
    .filter(({ pointer }) => `${pointer}/`.startsWith(`${other.pointer}/`))
    .map((mistake) => ({
      ...mistake,
      pointer: `${other.change} ${mistake.pointer}`,
      change: `${other.change}; ${mistake.change}`,
    }));
}
