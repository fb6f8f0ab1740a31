/** What an application does with more work than the limits allow. */
import { broken, type Finding, holds } from '../../conformance/judging/judge.ts';
import type { CallerEvidence, Scene } from '../judging/caller-evidence.ts';
import { isSubmission } from '../judging/jobs.ts';
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
    for (const { calls, works } of scenes.filter(isLimited)) {
      const submitted = calls.filter(isSubmission);
      const share = submitted.length / works.length;
      const shownBy = submitted.slice(0, 3).map(({ exchange }) => exchange.id);
      const what = `${works.length} pieces of work took ${submitted.length} submissions`;
      yield share > mostSubmissions
        ? broken(`${what}: expected at most ${mostSubmissions} for each.`, shownBy)
        : holds(`${what}.`, shownBy);
    }
  },
} satisfies Partial<CallerJudges>;

/** The most submissions for a piece of work that is refused a few times. */
const mostSubmissions = 6;

/** Several pieces of work, of which some were refused and some accepted. */
function isLimited({ calls, works }: Scene): boolean {
  const submitted = calls.filter(isSubmission);
  const refused = submitted.filter(({ status }) => status === 429);
  return works.length > 1 && refused.length > 0 && refused.length < submitted.length;
}
