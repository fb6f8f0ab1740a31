/** Which alternatives `learn` writes into settings. */
import { whyUnseen } from '../conformance/alternatives/support.ts';
import { whyUnplayed } from '../reference/alternatives/support.ts';

/** Whether evidence can show an alternative, and the local service can be set to it. */
export function isLearned(gap: string, alternative: string): boolean {
  return whyUnseen(gap, alternative) === undefined && whyUnplayed(gap, alternative) === undefined;
}
