/** When a job of a known running time must have been running. */
import { isFinished } from '../../client/job.ts';
import { allowanceMs, describeBound } from '../allowances.ts';
import type { EvidenceView } from './evidence-view.ts';
import { isInterfered, type JobHistory, type Sample } from './job-history.ts';
import { termsOf } from './job-terms.ts';

/** What was seen of a job of a known running time while it must have run for the last time. */
export function lastRunOf(
  history: JobHistory,
  evidence: EvidenceView,
): { looks: readonly Sample[]; end: Sample; margin: string } | undefined {
  const { runsForMs } = termsOf(history, evidence);
  const end = history.samples.find(({ job }) => job.phase === 'completed');
  if (runsForMs === undefined || end === undefined || isInterfered(history)) return undefined;
  const surelyMs = runsForMs - allowanceMs('declaredTime', runsForMs);
  const looks = history.samples.filter(
    ({ by, job, fromMs, untilMs }) =>
      by === 'getJobStatus' &&
      !isFinished(job) &&
      untilMs <= end.fromMs &&
      fromMs > end.untilMs - surelyMs,
  );
  const seenMs = end.untilMs - (looks[0]?.fromMs ?? end.untilMs);
  return {
    looks,
    end,
    margin: describeBound('declaredTime', { boundMs: surelyMs, seenMs, counts: 'below' }),
  };
}
