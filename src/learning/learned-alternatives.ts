/** Which alternatives `learn` writes into settings. */
import type { AlternativeGapId } from '#generated/reference/tables.js';
import { whyUnseen } from '../conformance/recognisers.ts';
import { whyUnplayed } from '../reference/alternatives/playable-alternatives.ts';

/** Whether evidence can show an alternative, and the local service can be set to it. */
export function isLearnable(gap: AlternativeGapId, alternative: string): boolean {
  return whyUnseen(gap, alternative) === undefined && whyUnplayed(gap, alternative) === undefined;
}
