/** How the demo models reject an invalid input. */
import { type InvalidValue, invalidValues } from '../../validation/errors/invalid-values.ts';
import type { SchemaError } from '../../validation/plan.ts';
import type { Forecast, SimulatedWork } from '../engine/job-worker.ts';

/**
 * Work that fails at once, with a sentence for each invalid value.
 *
 * @rule wrong-input-fails-job
 */
export function refuseInput(
  input: unknown,
  errors: readonly SchemaError[] | null | undefined,
): SimulatedWork {
  return failAtOnce(
    inputProblems(input, errors)
      .map(({ detail }) => detail)
      .join(' '),
  );
}

export function forecastRefusal(
  input: unknown,
  errors: readonly SchemaError[] | null | undefined,
): Forecast {
  return { kind: 'invalid', problems: inputProblems(input, errors) };
}

function inputProblems(
  input: unknown,
  errors: readonly SchemaError[] | null | undefined,
): InvalidValue[] {
  return invalidValues(errors ?? [], { value: input, location: 'body', base: '/input' });
}

export function failAtOnce(message: string): SimulatedWork {
  return { kind: 'simulated', durationMs: 0, outcome: { kind: 'error', message } };
}
