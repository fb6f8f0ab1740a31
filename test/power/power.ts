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
import { isExpected, powerTable, writtenOutcomes } from './power-table.ts';
import { conditionsText, type Variant } from './variant.ts';

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

if (isPart) {
  process.once('message', (numbers: readonly number[]) => {
    void playPart(new Set(numbers)).then(() => process.disconnect());
  });
} else {
  const [what = 'all', count = '100'] = process.argv.slice(2);
  if (!/^[1-9]\d*$/.test(count))
    throw new Error(`Expected how many variants to play, got ${count}.`);
  const grid = gridVariants();
  const isInGrid = new Set(grid.map(nameOf));
  const written = new Map(
    writtenOutcomes()
      .map((outcome) => [nameOfOutcome(outcome), outcome] as const)
      .filter(([name]) => isInGrid.has(name)),
  );
  const outcomes = await playAll(chooseNumbers(what, Number(count)));
  for (const isLegal of [false, true]) {
    const those = outcomes.filter((outcome) => outcome.isLegal === isLegal);
    const kind = isLegal ? 'legal ones not flagged' : 'broken ones caught';
    console.log(`${those.filter(isExpected).length} of ${those.length} ${kind}.`);
  }
  if (updates.includes(what)) {
    if (what === 'all') written.clear();
    for (const outcome of outcomes) written.set(nameOfOutcome(outcome), outcome);
    const inOrder = grid.flatMap((variant) => written.get(nameOf(variant)) ?? []);
    const text = resultFileText('power', powerTable(inOrder, grid.length));
    await writeFile(resultFile('power'), text);
  }

  function chooseNumbers(what: string, count: number): number[] {
    const numbersWhere = (isChosen: (outcome: Outcome | undefined) => boolean) =>
      allNumbers().filter((number) => {
        const variant = grid[number];
        return variant !== undefined && isChosen(written.get(nameOf(variant)));
      });
    switch (what) {
      case 'all':
        return allNumbers();
      case 'missed':
        return numbersWhere((outcome) => outcome !== undefined && !isExpected(outcome));
      case 'unplayed': {
        const unplayed = new Set(numbersWhere((outcome) => outcome === undefined));
        return shuffledNumbers('unplayed')
          .filter((number) => unplayed.has(number))
          .slice(0, count);
      }
      default:
        return drawNumbers(what, count);
    }
  }
}

function nameOf(variant: Variant): string {
  return `${variant.breakage.name}: ${conditionsText(variant)}`;
}

function nameOfOutcome({ breakage, conditions }: Outcome): string {
  return `${breakage}: ${conditions}`;
}
