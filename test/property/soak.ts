/**
 * `npm run soak`: the properties over a hundred thousand sequences, or as many as `--sequences`
 * says; `--seed` and `--path`, as a failure prints them, with `--only NAME` repeat one.
 */
import { parseArgs } from 'node:util';
import fc, { type Parameters } from 'fast-check';
import { properties, runsOf } from './properties.ts';

const { values } = parseArgs({
  options: {
    sequences: { type: 'string', default: '100000' },
    seed: { type: 'string' },
    path: { type: 'string' },
    only: { type: 'string' },
  },
});
const repeated: Parameters<unknown> = {
  ...(values.seed !== undefined && { seed: Number(values.seed) }),
  ...(values.path !== undefined && { path: values.path }),
};

for (const { name, property } of properties) {
  if (values.only !== undefined && !name.includes(values.only)) continue;
  const numRuns = runsOf(name, Number(values.sequences));
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
  process.exitCode = 1;
}
