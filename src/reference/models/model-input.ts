/** What the demo models do with an input that is not theirs. */
import { describeFindings } from '../../validation/errors/findings.ts';
import type { SchemaError } from '../../validation/operation-validators.ts';
import type { SimulatedWork } from '../engine/worker.ts';

/**
 * Work that fails at once, with a sentence for each thing that is wrong.
 *
 * @rule wrong-input-fails-job
 */
export function refuseInput(
  input: unknown,
  errors: readonly SchemaError[] | null | undefined,
): SimulatedWork {
  const findings = describeFindings(errors ?? [], {
    value: input,
    location: 'body',
    base: '/input',
  });
  return failAtOnce(findings.map(({ detail }) => detail).join(' '));
}

/** Work that fails at once, with these words. */
export function failAtOnce(message: string): SimulatedWork {
  return { kind: 'simulated', durationMs: 0, outcome: { kind: 'error', message } };
}
