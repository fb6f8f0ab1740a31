/** What became of the grid: for each breakage, what caught it, and under which conditions nothing did. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isObject, type JsonObject } from '../../src/core/json.ts';
import { groupBy } from '../../src/evidence/indexes.ts';
import { resultFile } from '../../src/generate/documentation/results.ts';
import type { Outcome } from './outcome.ts';
import { conditionsText, type Variant } from './variant.ts';

/** The results that a table lists by their conditions. */
const listed = ['flagged', 'blamed otherwise', 'missed', 'not met', 'suite failed'] as const;

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
  const lists = listed.flatMap((result): [string, string[]][] => {
    const those = outcomes.filter((outcome) => outcome.result === result);
    return those.length === 0 ? [] : [[result, those.map(({ conditions }) => conditions)]];
  });
  const rules = outcomes.filter(isExpected).flatMap(({ by }) => by);
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

/** The table that was written last. */
export class WrittenTable {
  /** How its variants were drawn; undefined if it has all. */
  readonly drawn: Draw | undefined;
  readonly #table: JsonObject;

  constructor(text = readFileSync(resultFile('power'), 'utf8')) {
    this.#table = parse(text);
    const { drawn } = this.#table;
    this.drawn =
      isObject(drawn) && typeof drawn['seed'] === 'string' && typeof drawn['count'] === 'number'
        ? { seed: drawn['seed'], count: drawn['count'] }
        : undefined;
  }

  /** Whether a variant that was played is not listed as one that fell short. */
  expects(variant: Variant): boolean {
    const { breakage } = variant;
    const rows = ['broken', 'legal'].flatMap((part) => {
      const { [part]: summary } = this.#table;
      const row = isObject(summary) && isObject(summary['rows']) && summary['rows'][breakage.name];
      return isObject(row) ? [row] : [];
    });
    return rows.every((row) =>
      listed.every((result) => {
        const { [result]: conditions } = row;
        return !Array.isArray(conditions) || !conditions.includes(conditionsText(variant));
      }),
    );
  }
}
