/** What the calls to a webhook address show. */

import { lifecycle } from '#generated/reference/tables.js';
import { isLoopback } from '../../../core/loopback.ts';
import { isUrl } from '../../../core/urls.ts';
import { groupBy } from '../../../evidence/indexes.ts';
import { nextCallMs } from '../../contract/webhook-bounds.ts';
import type { EvidenceView } from '../evidence-view.ts';
import { type ReceivedWebhook, retriesOf } from '../jobs/job-history.ts';
import { type Finding, type Judge, type LazyJudge, unclear } from '../verdicts/judge.ts';
import { needsEvidence } from '../verdicts/missing-evidence.ts';
import { webhookAddress } from './webhook-address.ts';
import type { WebhookHistory } from './webhook-history.ts';

const { webhook } = lifecycle;

export function hookQuery({ submission }: WebhookHistory): string {
  return /\?[^#]*/.exec(webhookAddress(submission) ?? '')?.[0] ?? '';
}

/** Whether two queries, each with its question mark or empty, are the same as URLs: a caller encodes what a URI has to. */
export function isSameQuery(left: string, right: string): boolean {
  const [first, second] = [left, right].map((query) => new URL(query, 'http://a.test/').search);
  return first === second;
}

/** The calls by the state that they report: a job that fails and is queued again may be announced twice. */
export function notificationsOf({ calls, job }: WebhookHistory): (readonly ReceivedWebhook[])[] {
  if (job !== undefined && retriesOf(job).length > 0) return [];
  return [...groupBy(calls, ({ job }) => job?.status ?? '').values()];
}

/** Whether calls cannot get lost: the webhook address is on the loopback interface. */
export function isOnLoopback({ submission }: WebhookHistory): boolean {
  const address = webhookAddress(submission) ?? '';
  return isUrl(address) && isLoopback(new URL(address).hostname);
}

/** Whether a call that did not arrive was not made; if that was not tested, the webhook address decides. */
export function isReachable(history: WebhookHistory, { receiver }: EvidenceView): boolean {
  return receiver?.isReachable ?? isOnLoopback(history);
}

export function isCallAcknowledged({ delivery }: ReceivedWebhook): boolean {
  return delivery.answeredStatus === webhook.acknowledgedBy;
}

/** Undefined if the receiver did not answer with an error. Of other successes and redirects nothing is stated. */
export function rejectionOf({
  delivery: { answeredStatus = 0 },
}: ReceivedWebhook): string | undefined {
  return answeredStatus >= 400 ? `answered with ${answeredStatus}` : undefined;
}

/** Undefined if it was answered, or if the caller abandoned it. */
export function closureOf({ delivery }: ReceivedWebhook): string | undefined {
  const { answeredStatus, droppedMs } = delivery;
  return answeredStatus === undefined && droppedMs !== undefined
    ? 'closed by the receiver without an answer'
    : undefined;
}

export function findReceiverUnreachable(
  { receiver }: EvidenceView,
  shownBy: readonly number[],
  observation = 'No webhook call arrived',
): Finding {
  const why = receiver === undefined ? '' : ` (${receiver.reason})`;
  return needsEvidence(
    {
      seen: `${observation}, and it is unknown whether the deployment can reach the receiver${why}`,
      needed: 'set webhooks.publicUrl to an address at which the deployment reaches the receiver',
    },
    shownBy,
  );
}

export function closedTooEarly(since: string, shownBy: readonly number[]): Finding {
  const observation = `The webhook receiver closed too early after ${since} to see a further call`;
  return needsEvidence({ seen: observation, needed: 'keep it open longer' }, shownBy);
}

/** Adds a reason to a judge without findings if no webhook call arrived. */
export function orWhyNoCall(judge: LazyJudge): Judge {
  return (evidence) => {
    const findings = [...judge(evidence)];
    const { deliveries, watches, receiver } = evidence;
    if (findings.length > 0 || deliveries.length > 0 || watches.length === 0) return findings;
    const reason =
      'No webhook call arrived, although the deployment can reach the receiver; see webhook-on-completion.';
    return [receiver?.isReachable ? unclear(reason, []) : findReceiverUnreachable(evidence, [])];
  };
}

/** Whether the receiver listened long enough to see a further call. */
export function isSilentAfter(call: ReceivedWebhook, { watchedUntilMs }: WebhookHistory): boolean {
  const { end } = call;
  return (
    end !== undefined && watchedUntilMs !== undefined && watchedUntilMs >= end.untilMs + nextCallMs
  );
}
