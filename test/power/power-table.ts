/** What became of the grid: for each breakage, what caught it, and under which conditions nothing did. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isObject, type JsonObject } from '../../src/core/json.ts';
import { groupBy } from '../../src/evidence/indexes.ts';
import { resultFile } from '../../src/generate/documentation/results.ts';
import type { Outcome } from './outcome.ts';

/** The results, in the order of a row: it lists the conditions of each. */
const results = [
  'flagged',
  'blamed otherwise',
  'missed',
  'not met',
  'suite failed',
  'caught',
  'not flagged',
] as const satisfies readonly Outcome['result'][];

/** Between the conditions of two variants. */
const separator = '; ';

/** How variants were drawn. */
export interface Draw {
  readonly seed: string;
  readonly count: number;
}

/** @param drawn how the outcomes were chosen; undefined for all */
export function powerTable(outcomes: readonly Outcome[], drawn: Draw | undefined): JsonObject {
  const [legal, broken] = [true, false].map((isLegal) =>
    outcomes.filter((outcome) => outcome.isLegal === isLegal),
  );
  return {
    ...(drawn && { drawn: { ...drawn } }),
    broken: summaryOf(broken ?? []),
    legal: summaryOf(legal ?? []),
  };
}

function summaryOf(outcomes: readonly Outcome[]): JsonObject {
  const byName = groupBy(outcomes, ({ breakage }) => breakage);
  return {
    variants: outcomes.length,
    asExpected: outcomes.filter(isExpected).length,
    rows: Object.fromEntries([...byName].map(([name, all]) => [name, rowOf(all)])),
  };
}

export function isExpected({ result }: Outcome): boolean {
  return result === 'caught' || result === 'not flagged';
}

function rowOf(outcomes: readonly Outcome[]): JsonObject {
  const lists = results.flatMap((result): [string, string][] => {
    const those = outcomes.filter((outcome) => outcome.result === result);
    return those.length === 0
      ? []
      : [[result, those.map(({ conditions }) => conditions).join(separator)]];
  });
  const rules = outcomes
    .filter(isExpected)
    .flatMap(({ by, right }) => by.filter((rule) => right.includes(rule)));
  const mostBlamed = [...groupBy(rules, (rule) => rule)]
    .toSorted(([, left], [, right]) => right.length - left.length)
    .slice(0, 3)
    .map(([rule]) => rule);
  return {
    asExpected: `${outcomes.filter(isExpected).length} of ${outcomes.length}`,
    ...(mostBlamed.length > 0 && { by: mostBlamed }),
    ...Object.fromEntries(lists),
  };
}

/** The variants that the table, as it was written last, lists as caught, or as legal and not flagged. */
export class ExpectedVariants {
  readonly #conditions: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(text = readFileSync(resultFile('power'), 'utf8')) {
    const table: JsonObject = parse(text);
    const rows = [table['broken'], table['legal']].flatMap((summary) =>
      isObject(summary) && isObject(summary['rows']) ? Object.entries(summary['rows']) : [],
    );
    this.#conditions = new Map(
      rows.map(([breakage, row]) => {
        const lists = isObject(row) ? [row['caught'], row['not flagged']] : [];
        const texts = lists.filter((list) => typeof list === 'string');
        return [breakage, new Set(texts.flatMap((list) => list.split(separator)))];
      }),
    );
  }

  get count(): number {
    return [...this.#conditions.values()].reduce((sum, { size }) => sum + size, 0);
  }

  has({
    breakage,
    conditions,
  }: {
    readonly breakage: string;
    readonly conditions: string;
  }): boolean {
    return this.#conditions.get(breakage)?.has(conditions) ?? false;
  }
}
