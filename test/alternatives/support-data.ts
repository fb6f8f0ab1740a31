/**
 * Which alternatives the service plays, the suite recognises and `learn` writes. Run as a program, it writes
 * docs/results/alternatives.yaml.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { alternativeGaps, gaps } from '#generated/reference/tables.js';
import { whyUnseen } from '../../src/conformance/recognisers.ts';
import type { Json } from '../../src/core/json.ts';
import { resultFile, resultFileText } from '../../src/generate/documentation/results.ts';
import type { Support } from '../../src/generate/documentation/support.ts';
import { isLearnable } from '../../src/learning/learned-alternatives.ts';
import { whyUnplayed } from '../../src/reference/alternatives/playable-alternatives.ts';

/** An alternative of a gap, and what there is for it. */
export interface SupportRow {
  readonly gap: string;
  readonly alternative: string;
  readonly isChosen: boolean;
  /** Why the service does not play it; undefined if it does. */
  readonly unplayed: string | undefined;
  /** Why the suite does not recognise it; undefined if it does. */
  readonly unseen: string | undefined;
  readonly isLearned: boolean;
}

export function supportRows(): SupportRow[] {
  return alternativeGaps.flatMap((gap) => {
    const { alternatives = {}, chosen } = gaps[gap];
    return Object.keys(alternatives).map((alternative) => ({
      gap,
      alternative,
      isChosen: alternative === chosen,
      unplayed: whyUnplayed(gap, alternative),
      unseen: whyUnseen(gap, alternative),
      isLearned: isLearnable(gap, alternative),
    }));
  });
}

/** The alternatives that the service does not play or the suite does not recognise. */
export function supportData(): Support {
  const support: Record<string, Record<string, Json>> = {};
  for (const { gap, alternative, unplayed, unseen } of supportRows()) {
    const reasons: Record<string, Json> = {};
    if (unplayed !== undefined) reasons['service'] = unplayed;
    if (unseen !== undefined) reasons['suite'] = unseen;
    if (Object.keys(reasons).length > 0) support[gap] = { ...support[gap], [alternative]: reasons };
  }
  return support;
}

export function supportText(): string {
  return resultFileText('alternatives', supportData());
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(resultFile('alternatives'), supportText());
