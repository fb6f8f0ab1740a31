/** Why callers do not notice what fills a gap, for messages; undefined for a gap that has alternatives. */
import { gapNamed, gapTexts } from '#generated/reference/tables.js';

export function whyUnnoticed(gap: string): string | undefined {
  return gapNamed(gap) && Object.entries(gapTexts).find(([id]) => id === gap)?.[1].unnoticed;
}
