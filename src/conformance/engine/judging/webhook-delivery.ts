/** What the calls to a webhook address tell. */

import { lifecycle } from '#generated/reference/tables.js';
import { isObject } from '../../../core/json.ts';
import { isLoopback } from '../../../core/loopback.ts';
import { nextCallMs } from '../webhook-attempts.ts';
import type { EvidenceView } from './evidence-view.ts';
import { groupBy } from './indexes.ts';
import type { WebhookCall } from './job-history.ts';
import { type Finding, type Judge, unclear } from './judge.ts';
import type { WebhookHistory } from './webhook-history.ts';

const { webhook } = lifecycle;

/** The query of the address that a request gives as its webhook, empty where it has none. */
export function hookQuery({ submission }: WebhookHistory): string {
  const { sent } = submission ?? {};
  const address = isObject(sent) ? sent['webhook'] : undefined;
  return typeof address === 'string' ? (/\?[^#]*/.exec(address)?.[0] ?? '') : '';
}

/**
 * The calls about one end of a job: a job that fails and is queued again may be announced twice, each
 * time anew.
 */
export function notificationsOf({ calls, job }: WebhookHistory): (readonly WebhookCall[])[] {
  const begunAnew = job?.calls.some(({ operationId }) => operationId === 'retryJob') ?? false;
  if (begunAnew) return [];
  return [...groupBy(calls, ({ job }) => job?.status ?? '').values()];
}

/** Whether calls do not get lost: the address of the webhook is on the loopback interface. */
export function isOnLoopback({ submission }: WebhookHistory): boolean {
  const { sent } = submission ?? {};
  const address = isObject(sent) ? sent['webhook'] : undefined;
  return (
    typeof address === 'string' && URL.canParse(address) && isLoopback(new URL(address).hostname)
  );
}

/**
 * Whether the deployment is known to reach the receiver, so that calls which did not arrive were not
 * made. Where nobody looked, the address of the webhook tells.
 */
export function isReachable(history: WebhookHistory, { receiver }: EvidenceView): boolean {
  return receiver?.isReachable ?? isOnLoopback(history);
}

/** Whether a call was answered with the status that acknowledges it. */
export function isAcknowledged({ delivery }: WebhookCall): boolean {
  return delivery.answeredStatus === webhook.acknowledgedBy;
}

/**
 * How a call has failed by any reading; undefined where it has not, or that is not known: other
 * successes and redirects are left open.
 */
export function failureOf({ delivery }: WebhookCall): string | undefined {
  const { answeredStatus, givenUpMs, droppedMs } = delivery;
  if (answeredStatus !== undefined) {
    return answeredStatus >= 400 ? `answered with ${answeredStatus}` : undefined;
  }
  if (givenUpMs !== undefined) return 'given up without an answer';
  return droppedMs === undefined ? undefined : 'whose connection was closed without an answer';
}

/**
 * Why no webhook call arrived at all, for rules of which nothing is known then; undefined where one
 * arrived, or nobody listened for any.
 */
function whyNoCall(evidence: EvidenceView): Finding | undefined {
  const { deliveries, watches, receiver } = evidence;
  if (deliveries.length > 0 || watches.length === 0) return undefined;
  return unclear(
    receiver?.isReachable
      ? 'No webhook call arrived, though the deployment can reach the receiver: see webhook-on-completion.'
      : unreachable(evidence),
    [],
  );
}

/** Says that it is not known whether calls can arrive, why, and what to do about that. */
export function unreachable({ receiver }: EvidenceView): string {
  const why = receiver === undefined ? '' : ` (${receiver.reason})`;
  return `No webhook call arrived, and it is not known whether the deployment can reach the receiver${why}. Set webhooks.publicUrl to an address that leads from the deployment to the receiver.`;
}

/** Adds to a judge why there is nothing to judge, where no webhook call arrived at all. */
export function orWhyNoCall(judge: Judge): Judge {
  return (evidence) => {
    const findings = judge(evidence);
    if (findings.length > 0) return findings;
    const why = whyNoCall(evidence);
    return why === undefined ? [] : [why];
  };
}

/** Whether somebody watched for so long that a further call would have been seen. */
export function isSilentAfter(call: WebhookCall, { watchedUntilMs }: WebhookHistory): boolean {
  const { end } = call;
  return (
    end !== undefined && watchedUntilMs !== undefined && watchedUntilMs >= end.untilMs + nextCallMs
  );
}
