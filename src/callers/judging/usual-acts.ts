/** How often an application acts on results when nothing is unusual. */
import { isUsual, type Scene } from './caller-evidence.ts';

/** How often an application acts for a piece of work: once for each job, or less if it usually does. */
export function actsOfWork(scenes: readonly Scene[]): number {
  const usualActs = scenes.filter(isUsual).flatMap(({ end }) => end?.acts ?? []);
  return Math.min(scenes[0]?.demands.jobs ?? 1, Math.max(1, ...usualActs));
}
