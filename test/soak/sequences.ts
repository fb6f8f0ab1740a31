/** The properties of the reference over many sequences of operations. */
import fc, { type Parameters } from 'fast-check';
import { properties, runsOf } from '../property/properties.ts';

/** What is repeated of a failure, as it was printed. */
export interface SequenceOptions {
  readonly sequences: number;
  readonly seed?: number | undefined;
  readonly path?: string | undefined;
  /** A part of the name of the only property to look at. Default: all. */
  readonly only?: string | undefined;
}

/** Prints a line a property; resolves to whether all of them hold. */
export async function soakSequences({
  sequences,
  seed,
  path,
  only,
}: SequenceOptions): Promise<boolean> {
  const repeated: Parameters<unknown> = {
    ...(seed !== undefined && { seed }),
    ...(path !== undefined && { path }),
  };
  let allHold = true;
  for (const { name, property } of properties) {
    if (only !== undefined && !name.includes(only)) continue;
    const numRuns = runsOf(name, sequences);
    const startMs = performance.now();
    const details = await fc.check(property, { ...repeated, numRuns });
    const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
    const outcome = details.failed ? 'FAILED' : 'ok';
    console.log(
      `${outcome.padEnd(6)}  ${name}: ${details.numRuns} sequences in ${seconds} s, seed ${details.seed}`,
    );
    if (!details.failed) continue;
    console.log(fc.defaultReportMessage(details));
    console.log(details.errorInstance);
    allHold = false;
  }
  return allHold;
}
