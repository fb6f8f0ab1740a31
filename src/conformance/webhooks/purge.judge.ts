/** The rule that the webhooks of purged jobs are not called. */
import type { EvidenceView } from '../judging/evidence-view.ts';
import { broken, type Findings, holds, type Judge, unclear } from '../judging/verdicts/judge.ts';
import type { Judges } from '../judging/verdicts/verdicts.ts';
import { endedJobs, isWatched } from './jobs-without-result.ts';

function canArrive({ deliveries, receiver }: EvidenceView): boolean {
  return deliveries.length > 0 || receiver?.isReachable === true;
}

const isPurgeSilent: Judge = (evidence) =>
  endedJobs(evidence).flatMap((ended): Findings => {
    const { cause, history, shownBy } = ended;
    if (cause !== 'purged') return [];
    if (history.calls.length > 0) {
      return broken('The webhook of a purged job was called.', shownBy);
    }
    // If no call can arrive, a missing call shows nothing.
    return isWatched(ended) && canArrive(evidence)
      ? holds('The webhook of a purged job was not called.', shownBy)
      : unclear(
          'The webhook receiver closed too early, or no webhook call arrived at all.',
          shownBy,
        );
  });

export const webhookPurgeJudges = {
  'purge-not-announced': isPurgeSilent,
} satisfies Judges;
