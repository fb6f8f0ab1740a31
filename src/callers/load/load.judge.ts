/** What an application does with more work than the limits allow. */

import { broken, type Finding, holds } from '../../conformance/judging/verdicts/judge.ts';
import { isSubmission } from '../../evidence/operation-exchange.ts';
import type { CallerEvidence, Scene } from '../judging/caller-evidence.ts';
import type { CallerJudges } from '../judging/verdicts.ts';

export const loadJudges = {
  *'finishes-under-limits'({ scenes }: CallerEvidence): Iterable<Finding> {
    for (const scene of scenes.filter(isLimited)) {
      const { works } = scene;
      const open = works.filter(({ outcome }) => outcome === 'unfinished' || outcome === 'crashed');
      const shownBy = (open.length > 0 ? open : works).map(({ id }) => id);
      yield open.length > 0
        ? broken(
            `${open.length} of ${works.length} pieces of work were neither done nor reported as failed.`,
            shownBy,
          )
        : holds(`All ${works.length} pieces of work ended.`, shownBy);
    }
  },
  *'requests-are-bounded'({ scenes }: CallerEvidence): Iterable<Finding> {
    for (const { calls, works, demands } of scenes.filter(isLimited)) {
      const submitted = calls.filter(isSubmission);
      const jobs = works.length * demands.jobs;
      const shownBy = submitted.slice(0, 3).map(({ exchange }) => exchange.id);
      const each = demands.jobs > 1 ? ` with ${demands.jobs} jobs each` : '';
      const what = `${works.length} pieces of work${each} took ${submitted.length} submissions`;
      yield submitted.length > jobs * mostSubmissions
        ? broken(`${what}: expected at most ${mostSubmissions} for each job.`, shownBy)
        : holds(`${what}.`, shownBy);
    }
  },
} satisfies Partial<CallerJudges>;

/** The most submissions for a job that is refused a few times. */
const mostSubmissions = 6;

/** Several pieces of work, of which some were refused and some accepted. */
function isLimited({ calls, works }: Scene): boolean {
  const submitted = calls.filter(isSubmission);
  const refused = submitted.filter(({ status }) => status === 429);
  return works.length > 1 && refused.length > 0 && refused.length < submitted.length;
}
