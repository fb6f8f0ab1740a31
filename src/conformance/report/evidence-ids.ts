/** Which evidence shows something, in few words. */
import type { Finding } from '../judging/judge.ts';

/** The most ids that are told. */
const mostIds = 8;

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

/** Joins findings that say the same, so that each thing is said once, with all that shows it. */
export function saidOnce(findings: readonly Finding[]): Finding[] {
  const said = new Map<string, Finding>();
  for (const finding of findings) {
    const key = JSON.stringify([finding.reason, finding.margin]);
    const shownBy = [...(said.get(key)?.shownBy ?? []), ...finding.shownBy];
    said.set(key, { ...finding, shownBy });
  }
  return [...said.values()];
}
