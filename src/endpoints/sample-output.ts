/** Outputs of a mock: the examples of a schema, or else values that are made from it. */
import { generateSync, type JsonSchema } from 'json-schema-faker';
import { byteLength } from '../core/bytes.ts';
import { invalidValues } from '../validation/errors/invalid-values.ts';
import type { CompiledSchema } from './compile-schemas.ts';
import { sampleSize } from './sample-size.ts';

export type SampleOutput = { readonly output: unknown } | { readonly problem: string };

/** Bounds of what is made, beyond which an owner has to give examples. */
const mostParts = 10_000;
const mostBytes = 2 ** 20;

/** Not every value that is made fits: the library knows nothing of `not`, among others. */
const attempts = 10;

const advice = 'Give the schema examples.';

/**
 * An output that fits the schema, the same for the same seed; or why there is none.
 * @param seed unsigned 32-bit integer
 */
export function drawOutput(compiled: CompiledSchema, seed: number): SampleOutput {
  const { schema, examples, errorsIn } = compiled;
  if (examples.length > 0) return { output: examples[seed % examples.length] };
  const smallest = sampleSize(schema, { isComplete: false, most: mostParts });
  if (smallest > mostParts) {
    return {
      problem: `Expected an output schema that fits a value of at most ${mostParts} items, members and characters, got one that needs more. ${advice}`,
    };
  }
  const isSmall = sampleSize(schema, { isComplete: true, most: mostParts }) <= mostParts;
  let problem = '';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const output = madeFrom(schema, { seed: (seed + attempt) >>> 0, isComplete: isSmall });
    if (output instanceof Error) {
      return { problem: `No output can be made from the schema: ${output.message}. ${advice}` };
    }
    const [invalid] = invalidValues(errorsIn(output), {
      value: output,
      location: 'body',
      base: '/output',
    });
    if (invalid === undefined) return withinBytes(output);
    problem = `The output made from the schema does not fit it: ${invalid.detail} ${advice}`;
  }
  return { problem };
}

function madeFrom(
  schema: CompiledSchema['schema'],
  { seed, isComplete }: { readonly seed: number; readonly isComplete: boolean },
): unknown {
  try {
    // The library may change it.
    const copy: JsonSchema = JSON.parse(JSON.stringify(schema));
    const optionalsProbability = isComplete ? 0.8 : 0;
    return generateSync(copy, { seed, optionalsProbability, refDepthMax: 2 }) ?? null;
  } catch (cause) {
    return cause instanceof Error ? cause : new Error(String(cause));
  }
}

function withinBytes(output: unknown): SampleOutput {
  const bytes = byteLength(JSON.stringify(output));
  if (bytes <= mostBytes) return { output };
  return {
    problem: `Expected an output of at most ${mostBytes} bytes, the one made from the schema has ${bytes}. ${advice}`,
  };
}
