/**
 * How much of the grid the suite catches. `npm run power` plays every variant, in one process for each processor, and
 * prints what was not caught, then a table; `npm run power -- SEED COUNT` plays so many of them (default: 100), drawn by the seed.
 */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { stringify } from 'yaml';
import { allNumbers, drawNumbers, gridVariants } from './grid.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { powerTable } from './power-table.ts';

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
            if (result !== 'caught')
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
  const [seed, count = '100'] = process.argv.slice(2);
  if (!/^[1-9]\d*$/.test(count))
    throw new Error(`Expected how many variants to play, got ${count}.`);
  const numbers = seed === undefined ? allNumbers() : drawNumbers(seed, Number(count));
  const outcomes = await playAll(numbers);
  const caught = outcomes.filter(({ result }) => result === 'caught').length;
  console.log(stringify(powerTable(outcomes), { lineWidth: 0 }));
  console.log(`${caught} of ${outcomes.length} caught.`);
}
