/**
 * How much of the grid the suite catches, in one process for each processor.
 *
 * - `npm run power` plays every variant, and writes `docs/results/power.yaml`.
 * - `npm run power -- missed` plays those again that fell short, and `npm run power -- unplayed COUNT` so many of those that
 *   the table does not have. Both update the table.
 * - `npm run power -- SEED COUNT` plays so many that the seed draws, and prints what it finds.
 */
import { fork } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { resultFile, resultFileText } from '../../src/generate/documentation/results.ts';
import { allNumbers, drawNumbers, gridVariants, shuffledNumbers } from './grid.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { isExpected, outcomeName, powerTable, writtenOutcomes } from './power-table.ts';
import { variantName } from './variant.ts';

const program = fileURLToPath(import.meta.url);
const isPart = process.send !== undefined;

/** What updates the table. */
const updates = ['all', 'missed', 'unplayed'];

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

/** The numbers of the variants to play. @param written what the table says, by name */
function chooseNumbers(
  what: string,
  { count, written }: { count: number; written: ReadonlyMap<string, Outcome> },
): number[] {
  const numbersWhere = (isChosen: (outcome: Outcome | undefined) => boolean) =>
    new Set(
      [...gridVariants().entries()].flatMap(([number, variant]) =>
        isChosen(written.get(variantName(variant))) ? [number] : [],
      ),
    );
  switch (what) {
    case 'all':
      return allNumbers();
    case 'missed':
      return [...numbersWhere((outcome) => outcome !== undefined && !isExpected(outcome))];
    case 'unplayed': {
      const unplayed = numbersWhere((outcome) => outcome === undefined);
      return shuffledNumbers('unplayed')
        .filter((number) => unplayed.has(number))
        .slice(0, count);
    }
    default:
      return drawNumbers(what, count);
  }
}

async function playAndWrite(what: string, count: number): Promise<void> {
  const grid = gridVariants();
  const names = new Set(grid.map(variantName));
  const written = new Map(
    writtenOutcomes().flatMap((outcome) => {
      const name = outcomeName(outcome);
      return names.has(name) ? [[name, outcome]] : [];
    }),
  );
  const outcomes = await playAll(chooseNumbers(what, { count, written }));
  for (const isLegal of [false, true]) {
    const those = outcomes.filter((outcome) => outcome.isLegal === isLegal);
    const kind = isLegal ? 'legal ones not flagged' : 'broken ones caught';
    console.log(`${those.filter(isExpected).length} of ${those.length} ${kind}.`);
  }
  if (!updates.includes(what)) return;
  for (const outcome of outcomes) written.set(outcomeName(outcome), outcome);
  const inOrder = grid.flatMap((variant) => written.get(variantName(variant)) ?? []);
  const text = resultFileText('power', powerTable(inOrder, grid.length));
  await writeFile(resultFile('power'), text);
}

if (isPart) {
  process.once('message', (numbers: readonly number[]) => {
    void playPart(new Set(numbers)).then(() => process.disconnect());
  });
} else {
  const [what = 'all', count = '100'] = process.argv.slice(2);
  if (!/^[1-9]\d*$/.test(count))
    throw new Error(`Expected how many variants to play, got ${count}.`);
  await playAndWrite(what, Number(count));
}
