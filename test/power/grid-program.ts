/**
 * Plays the variants of a grid in one process for each processor, and writes its table. The first argument is
 *
 * - nothing: every variant is played, and the table is written;
 * - `missed`: those are played again that fell short; `unplayed COUNT`: so many of those that the table does not have; or
 *   `named TEXT`: those whose name begins with the text. All three update the table;
 * - `SEED COUNT`: so many are played that the seed draws, and what they find is printed.
 */
import { fork } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import {
  type ResultName,
  resultFile,
  resultFileText,
} from '../../src/generate/documentation/results.ts';
import { drawNumbers, shuffledNumbers } from './grid-numbers.ts';
import type { Outcome } from './outcome.ts';
import { isExpected, outcomeName, powerTable, writtenOutcomes } from './power-table.ts';

export interface Grid<Variant> {
  /** The name of its table. */
  readonly result: ResultName;
  /** The program that was started; it is started again for each part. */
  readonly program: string;
  /** Always in the same order. */
  readonly variants: readonly Variant[];
  /** Unique in the grid, and that of its outcome. */
  readonly nameOf: (variant: Variant) => string;
  readonly outcomeOf: (variant: Variant) => Promise<Outcome>;
  /** How many each process plays at the same time. Default: 1. */
  readonly atOnce?: number;
}

/** What updates the table. */
const updates = ['all', 'missed', 'unplayed', 'named'];

export async function runGridProgram<Variant>(grid: Grid<Variant>): Promise<void> {
  if (process.send !== undefined) {
    process.once('message', (numbers: readonly number[]) => {
      void playPart(grid, numbers).then(() => process.disconnect());
    });
    return;
  }
  const [what = 'all', which = '100'] = process.argv.slice(2);
  if (what !== 'named' && !/^[1-9]\d*$/.test(which))
    throw new Error(`Expected how many variants to play, got ${which}.`);
  await playAndWrite(grid, { what, which });
}

/** Plays the variants with these numbers, and sends each outcome to the parent. */
async function playPart<Variant>(
  { variants, outcomeOf, atOnce = 1 }: Grid<Variant>,
  numbers: readonly number[],
): Promise<void> {
  const waiting = [...numbers];
  const lane = async () => {
    for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) {
      const variant = variants[number];
      if (variant !== undefined) process.send?.({ number, outcome: await outcomeOf(variant) });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

/** Plays variants in several processes. Outcomes come in the order of the numbers. */
async function playAll(
  { program }: Pick<Grid<unknown>, 'program'>,
  numbers: readonly number[],
): Promise<Outcome[]> {
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

/** The arguments. */
interface Choice {
  readonly what: string;
  /** How many, or with which name. */
  readonly which: string;
}

/** The numbers of the variants to play. @param written what the table says, by name */
function chooseNumbers<Variant>(
  { variants, nameOf }: Grid<Variant>,
  { what, which, written }: Choice & { readonly written: ReadonlyMap<string, Outcome> },
): number[] {
  const numbersWhere = (isChosen: (outcome: Outcome | undefined) => boolean) =>
    new Set(
      [...variants.entries()].flatMap(([number, variant]) =>
        isChosen(written.get(nameOf(variant))) ? [number] : [],
      ),
    );
  switch (what) {
    case 'all':
      return [...variants.keys()];
    case 'missed':
      return [...numbersWhere((outcome) => outcome !== undefined && !isExpected(outcome))];
    case 'unplayed': {
      const unplayed = numbersWhere((outcome) => outcome === undefined);
      return shuffledNumbers('unplayed', variants.length)
        .filter((number) => unplayed.has(number))
        .slice(0, Number(which));
    }
    case 'named':
      return [...variants.entries()].flatMap(([number, variant]) =>
        nameOf(variant).startsWith(which) ? [number] : [],
      );
    default:
      return drawNumbers(what, { count: Number(which), all: variants.length });
  }
}

async function playAndWrite<Variant>(grid: Grid<Variant>, { what, which }: Choice): Promise<void> {
  const { result, variants, nameOf } = grid;
  const names = new Set(variants.map(nameOf));
  const written = new Map(
    writtenOutcomes(result).flatMap((outcome) => {
      const name = outcomeName(outcome);
      return names.has(name) ? [[name, outcome]] : [];
    }),
  );
  const outcomes = await playAll(grid, chooseNumbers(grid, { what, which, written }));
  for (const isLegal of [false, true]) {
    const those = outcomes.filter((outcome) => outcome.isLegal === isLegal);
    const kind = isLegal ? 'legal ones not flagged' : 'broken ones caught';
    console.log(`${those.filter(isExpected).length} of ${those.length} ${kind}.`);
  }
  if (!updates.includes(what)) return;
  for (const outcome of outcomes) written.set(outcomeName(outcome), outcome);
  const inOrder = variants.flatMap((variant) => written.get(nameOf(variant)) ?? []);
  await writeFile(resultFile(result), resultFileText(result, powerTable(inOrder, variants.length)));
}
