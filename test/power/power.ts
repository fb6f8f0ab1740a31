/**
 * How much of the grid the suite catches. `npm run power` plays every variant, in one process for each processor, and
 * writes docs/results/power.yaml; `npm run power -- SEED COUNT` plays so many of them, drawn by the seed, and prints what was not caught.
 */
import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { resultFile, resultFileText } from '../../src/generate/documentation/results.ts';
import { drawVariants, gridSeed, gridVariants } from './grid.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { powerTable } from './power-table.ts';
import { nameOfVariant } from './variant.ts';

const program = fileURLToPath(import.meta.url);
const isPart = process.send !== undefined;

/** Plays the variants of these names, and sends each outcome to the parent. */
async function playPart(names: ReadonlySet<string>): Promise<void> {
  for (const variant of gridVariants()) {
    if (names.has(nameOfVariant(variant))) process.send?.(await outcomeOf(variant));
  }
}

/** Plays variants in several processes. Outcomes come in the order of the variants. */
async function playAll(names: readonly string[]): Promise<Outcome[]> {
  const outcomes = new Map<string, Outcome>();
  const parts = Array.from({ length: availableParallelism() }, (_, part) =>
    names.filter((_, index) => index % availableParallelism() === part),
  );
  await Promise.all(
    parts.map(
      (part) =>
        new Promise<void>((resolve, reject) => {
          const child = fork(program, { execArgv: process.execArgv });
          child.send(part);
          child.on('message', (outcome: Outcome) => {
            outcomes.set(outcome.name, outcome);
            const { name, result, by } = outcome;
            if (result !== 'caught') console.log(`${result}: ${name} ${by.join(' ')}`);
          });
          child.on('exit', (status) =>
            status === 0 ? resolve() : reject(new Error(`A part ended with ${status}.`)),
          );
        }),
    ),
  );
  return names.flatMap((name) => outcomes.get(name) ?? []);
}

if (isPart) {
  process.once('message', (names: readonly string[]) => {
    void playPart(new Set(names)).then(() => process.disconnect());
  });
} else {
  const [seed, count = 'all'] = process.argv.slice(2);
  const variants = seed === undefined ? gridVariants() : drawVariants(seed, Number(count));
  const outcomes = await playAll(variants.map(nameOfVariant));
  const caught = outcomes.filter(({ result }) => result === 'caught').length;
  console.log(`${caught} of ${outcomes.length} caught (seed of the pairs: ${gridSeed}).`);
  if (seed === undefined) {
    writeFileSync(resultFile('power'), resultFileText('power', powerTable(outcomes)));
  }
}
