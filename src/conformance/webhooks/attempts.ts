/** The attempts of a run to call webhooks. */
import type { EvidenceView } from '../judging/evidence-view.ts';
import type { ReceivedWebhook } from '../judging/jobs/job-history.ts';
import type { Finding, Findings } from '../judging/verdicts/judge.ts';
import { notificationsOf } from '../judging/webhooks/webhook-delivery.ts';
import type { WebhookHistory } from '../judging/webhooks/webhook-history.ts';

/** The attempts to announce that a job has completed, in order; at least one. */
export interface Attempts {
  readonly history: WebhookHistory;
  readonly calls: readonly ReceivedWebhook[];
  readonly first: ReceivedWebhook;
  readonly last: ReceivedWebhook;
  readonly shownBy: readonly number[];
}

export function byAttempts(
  judge: (attempts: Attempts, evidence: EvidenceView) => Findings,
): (evidence: EvidenceView) => Finding[] {
  return (evidence) => attemptsIn(evidence).flatMap((attempts) => judge(attempts, evidence));
}

export function attemptsIn(evidence: EvidenceView): Attempts[] {
  return evidence.webhooks.flatMap((history) =>
    notificationsOf(history).flatMap((calls): Attempts[] => {
      const [first, last] = [calls[0], calls.at(-1)];
      // Only completion is stated: a failed job may be retried and announced again.
      if (first?.job?.phase !== 'completed' || last === undefined) return [];
      return [{ history, calls, first, last, shownBy: calls.map(({ delivery }) => delivery.id) }];
    }),
  );
}
