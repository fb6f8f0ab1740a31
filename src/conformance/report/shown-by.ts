/** What evidence a finding rests on, and which rules a piece of evidence decides. */
import type { EvidenceRecord } from '../../evidence/records.ts';
import { excerpt } from '../../validation/excerpt.ts';
import type { Verdict } from '../judging/verdicts.ts';
import type { RuleId } from '../rules.ts';
import { entryOf } from './timeline.ts';

/** The most ids that are listed. */
const mostIds = 8;

/** The most pieces of evidence of a finding that are described in a line each. */
const mostLines = 3;

/** How much of a request line or a label is repeated, in characters. */
const longestText = 160;

/**
 * `evidence 1, 2`; of many the first, and how many more; empty where there is none.
 * @param idText how an id is written. Default: as a number.
 */
export function evidenceText(
  shownBy: readonly number[],
  idText: (id: number) => string = String,
): string {
  const ids = [...new Set(shownBy)];
  if (ids.length === 0) return '';
  const more = ids.length > mostIds ? ` and ${ids.length - mostIds} more` : '';
  return `evidence ${ids.slice(0, mostIds).map(idText).join(', ')}${more}`;
}

/** Describes evidence by its ids: the request line, the answer, the label and the scenario. */
export type EvidenceLines = (shownBy: readonly number[]) => string[];

/** Of many pieces of evidence the first three are described, and the ids of the others are listed. */
export function evidenceLinesOf(records: readonly EvidenceRecord[]): EvidenceLines {
  const known = new Map(records.flatMap((record) => ('id' in record ? [[record.id, record]] : [])));
  return (shownBy) => {
    const ids = [...new Set(shownBy)];
    const described = ids.slice(0, mostLines).map((id) => {
      const record = known.get(id);
      if (record === undefined) return `evidence ${id}`;
      const { text, label } = entryOf(record);
      const about = label === undefined ? '' : ` (${excerpt(label, longestText)})`;
      return `evidence ${id}: ${excerpt(text, longestText)}${about} in ${record.scenario}`;
    });
    const rest = ids.slice(mostLines);
    return rest.length === 0 ? described : [...described, `and ${evidenceText(rest)}`];
  };
}

/** How a piece of evidence counts for a rule, the most serious first. */
export const weights = ['violated', 'notice', 'inconclusive', 'verified'] as const;

/** A rule that a piece of evidence decides, and how. */
export interface ShownRule {
  readonly rule: RuleId;
  readonly as: (typeof weights)[number];
}

/** By the id of evidence the rules that it decides, the most serious first. */
export function rulesByEvidence(
  verdicts: readonly Verdict[],
): ReadonlyMap<number, readonly ShownRule[]> {
  const shown = new Map<number, ShownRule[]>();
  for (const as of weights) {
    for (const { rule, verdict, said, notices } of verdicts) {
      const those = as === 'notice' ? notices : verdict === as ? said : [];
      for (const id of new Set(those.flatMap(({ shownBy }) => shownBy))) {
        shown.set(id, [...(shown.get(id) ?? []), { rule, as }]);
      }
    }
  }
  return shown;
}

/** The first of a list, and a line that counts the rest. */
export function capped<Item>(
  items: readonly Item[],
  most: number,
  rest: (left: number) => Item,
): readonly Item[] {
  return items.length <= most ? items : [...items.slice(0, most), rest(items.length - most)];
}
