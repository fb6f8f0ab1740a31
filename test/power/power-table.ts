/** What became of the grid: for each breakage, what caught it, and under which conditions nothing did. */
import type { JsonObject } from '../../src/core/json.ts';
import { groupBy } from '../../src/evidence/indexes.ts';
import type { Outcome } from './outcome.ts';

export function powerTable(outcomes: readonly Outcome[]): JsonObject {
  const byBreakage = groupBy(outcomes, ({ breakage }) => breakage);
  const caught = outcomes.filter(({ result }) => result === 'caught').length;
  return {
    variants: outcomes.length,
    caught,
    breakages: Object.fromEntries([...byBreakage].map(([breakage, all]) => [breakage, rowOf(all)])),
  };
}

function rowOf(outcomes: readonly Outcome[]): JsonObject {
  const named = (result: Outcome['result']) =>
    outcomes.filter((outcome) => outcome.result === result).map(({ conditions }) => conditions);
  const lists = (['blamed otherwise', 'missed', 'not met', 'suite failed'] as const).flatMap(
    (result): [string, string[]][] => {
      const names = named(result);
      return names.length === 0 ? [] : [[result, names]];
    },
  );
  const rules = outcomes.filter(({ result }) => result === 'caught').flatMap(({ by }) => by);
  const mostBlamed = [...groupBy(rules, (rule) => rule)]
    .toSorted(([, left], [, right]) => right.length - left.length)
    .slice(0, 3)
    .map(([rule]) => rule);
  return {
    caught: `${named('caught').length} of ${outcomes.length}`,
    by: mostBlamed,
    ...Object.fromEntries(lists),
  };
}
