/** What became of the grid: for each breakage, which rule caught it under which conditions, and under which none did. */
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isObject, type Json, type JsonObject } from '../../src/core/json.ts';
import { groupBy } from '../../src/evidence/indexes.ts';
import { type ResultName, resultFile } from '../../src/generate/documentation/results.ts';
import type { Outcome } from './outcome.ts';

/** The results in the order of a row. Under `caught` and `blamed otherwise`, conditions stand by the first rule that was violated. */
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

/** @param count how many variants the grid has */
export function powerTable(outcomes: readonly Outcome[], count: number): JsonObject {
  const [legal, broken] = [true, false].map((isLegal) =>
    outcomes.filter((outcome) => outcome.isLegal === isLegal),
  );
  return {
    played: `${outcomes.length} of ${count}`,
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

export function isExpected({ result }: Pick<Outcome, 'result'>): boolean {
  return result === 'caught' || result === 'not flagged';
}

/** The name of the variant that was played. */
export function outcomeName({ breakage, conditions }: Outcome): string {
  return `${breakage}: ${conditions}`;
}

function rowOf(outcomes: readonly Outcome[]): JsonObject {
  const byResult = groupBy(outcomes, ({ result }) => result);
  return Object.fromEntries(
    results.flatMap((result): [string, Json][] => {
      const those = byResult.get(result);
      return those === undefined ? [] : [[result, conditionsIn(those)]];
    }),
  );
}

function conditionsIn(outcomes: readonly Outcome[]): Json {
  const byRule = groupBy(outcomes, ({ by: [rule] }) => rule ?? '');
  const texts = [...byRule].map(([rule, those]): [string, string] => [
    rule,
    those.map(({ conditions }) => conditions).join(separator),
  ]);
  const withoutRule = texts.find(([rule]) => rule === '');
  return withoutRule?.[1] ?? Object.fromEntries(texts);
}

/** What a table says, as it was written last; nothing before. */
export function writtenOutcomes(name: ResultName): Outcome[] {
  const file = resultFile(name);
  return existsSync(file) ? outcomesIn(readFileSync(file, 'utf8')) : [];
}

function outcomesIn(text: string): Outcome[] {
  const table: Json = parse(text);
  return (['broken', 'legal'] as const).flatMap((part) =>
    entriesOf(memberOf(memberOf(table, part), 'rows')).flatMap(([breakage, row]) =>
      results.flatMap((result) =>
        conditionsByRule(memberOf(row, result)).map(
          ({ rule, conditions }): Outcome => ({
            breakage,
            conditions,
            isLegal: part === 'legal',
            result,
            by: rule === undefined ? [] : [rule],
          }),
        ),
      ),
    ),
  );
}

function conditionsByRule(
  list: Json | undefined,
): { readonly rule: string | undefined; readonly conditions: string }[] {
  const texts = typeof list === 'string' ? [[undefined, list] as const] : entriesOf(list);
  return texts.flatMap(([rule, text]) =>
    typeof text === 'string'
      ? text.split(separator).map((conditions) => ({ rule, conditions }))
      : [],
  );
}

function memberOf(value: Json | undefined, name: string): Json | undefined {
  return isObject(value) ? value[name] : undefined;
}

function entriesOf(value: Json | undefined): [string, Json][] {
  return isObject(value) ? Object.entries(value) : [];
}
