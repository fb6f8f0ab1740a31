/**
 * How much of the grid the suite catches. `npm run power` plays every variant, in one process for each processor,
 * prints what falls short, and writes `docs/results/power.yaml`. `npm run power -- SEED COUNT` plays so many of them,
 * drawn by the seed (default: 100), and writes nothing unless `write` follows.
 */
import { fork } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { resultFile, resultFileText } from '../../src/generate/documentation/results.ts';
import { allNumbers, drawNumbers, gridVariants } from './grid.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { isExpected, powerTable } from './power-table.ts';

const program = fileURLToPath(import.meta.url);
const isPart = process.send !== undefined;

/** Plays the variants with these numbers, and sends each outcome to the parent. */
async function playPart(numbers: ReadonlySet<number>): Promise<void> {
  for (const [number, variant] of gridVariants().entries()) {
    if (numbers.has(number)) process.send?.({ number, outcome: await outcomeOf(variant) });
  }
}

/** Plays variants in several processes. Outcomes come in the order of the numbers. */
async function playAll(numbers: readonly number[]): Promise<Outcome[]> {
  const outcomes = new Map<number, Outcome>();
  const parts = Array.from({ length: availableParallelism() }, (_, part) =>
    numbers.filter((_, index) => index % availableParallelism() === part),
  );
  await Promise.all(
    parts.map(
      (part) =>
        new Promise<void>((resolve, reject) => {
          const child = fork(program, { execArgv: process.execArgv });
          child.send(part);
          child.on('message', ({ number, outcome }: { number: number; outcome: Outcome }) => {
            outcomes.set(number, outcome);
            const { breakage, conditions, result, by } = outcome;
            if (!isExpected(outcome))
              console.log(`${result}: ${breakage}, ${conditions}. Violated: ${by.join(', ')}`);
          });
          child.on('exit', (status) =>
            status === 0 ? resolve() : reject(new Error(`A part ended with ${status}.`)),
          );
        }),
    ),
  );
  return numbers.flatMap((number) => outcomes.get(number) ?? []);
}

if (isPart) {
  process.once('message', (numbers: readonly number[]) => {
    void playPart(new Set(numbers)).then(() => process.disconnect());
  });
} else {
  const [seed, count = '100', then] = process.argv.slice(2);
  if (!/^[1-9]\d*$/.test(count))
    throw new Error(`Expected how many variants to play, got ${count}.`);
  if (then !== undefined && then !== 'write') throw new Error(`Expected write, got ${then}.`);
  const drawn = seed === undefined ? undefined : { seed, count: Number(count) };
  const outcomes = await playAll(
    drawn === undefined ? allNumbers() : drawNumbers(drawn.seed, drawn.count),
  );
  const text = resultFileText('power', powerTable(outcomes, drawn));
  if (drawn === undefined || then === 'write') await writeFile(resultFile('power'), text);
  else console.log(text);
  for (const isLegal of [false, true]) {
    const those = outcomes.filter((outcome) => outcome.isLegal === isLegal);
    const kind = isLegal ? 'legal ones not flagged' : 'broken ones caught';
    console.log(`${those.filter(isExpected).length} of ${those.length} ${kind}.`);
  }
}
