/** Rules about what a webhook call is, when it is made, and what it contains. */
import { isDeepStrictEqual } from 'node:util';
import { lifecycle } from '#generated/reference/tables.js';
import { isFinished } from '../../client/job.ts';
import { escapeToken, isObject, partAt } from '../../core/json.ts';
import { isSuccess } from '../../evidence/operation-exchange.ts';
import type { DeliveryRecord } from '../../evidence/record-types.ts';
import { storageSettingsIn } from '../../evidence/storage-secrets.ts';
import { allCallsMs } from '../contract/webhook-bounds.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import {
  isRetriedOrCancelled,
  type JobHistory,
  type ReceivedWebhook,
  type Sample,
} from '../judging/jobs/job-history.ts';
import {
  broken,
  brokenInTime,
  type Finding,
  type Findings,
  holds,
  type Judge,
  unclear,
} from '../judging/verdicts/judge.ts';
import type { Judges } from '../judging/verdicts/verdicts.ts';
import { webhookAddress } from '../judging/webhooks/webhook-address.ts';
import {
  closedTooEarly,
  findReceiverUnreachable,
  hookQuery,
  isSameQuery,
  orWhyNoCall,
} from '../judging/webhooks/webhook-delivery.ts';
import type { WebhookHistory } from '../judging/webhooks/webhook-history.ts';

const { webhook } = lifecycle;

function byHook(
  judge: (history: WebhookHistory, evidence: EvidenceView) => Findings,
): (evidence: EvidenceView) => Finding[] {
  return (evidence) => evidence.webhooks.flatMap((history) => judge(history, evidence));
}

/** If no call arrived, the deployment may be unable to reach the receiver, unless it is known to reach it. */
function isCalledOnCompletion(
  { submission, job, calls, watchedUntilMs, refusedUntilMs, hook }: WebhookHistory,
  evidence: EvidenceView,
): Findings {
  const announcing = calls.filter((call) => call.job?.phase === 'completed');
  if (announcing.length > 0) {
    return holds('The webhook was called for the completed job.', deliveryIds(announcing));
  }
  const completed = job?.samples.find((sample) => sample.job.phase === 'completed');
  // A call to an address that refused connections was made, and could not arrive.
  if (submission === undefined || completed === undefined || refusedUntilMs !== undefined)
    return [];
  const shownBy = [submission.exchange.id, completed.id, ...deliveryIds(calls)];
  const { deliveries, receiver } = evidence;
  if (deliveries.length === 0 && !receiver?.isReachable) {
    return findReceiverUnreachable(evidence, shownBy);
  }
  if (watchedUntilMs === undefined || watchedUntilMs < completed.untilMs + allCallsMs) {
    return closedTooEarly('the job had completed', shownBy);
  }
  if (calls.length > 0) {
    return brokenInTime('The job completed, but no call of its webhook reports that.', shownBy);
  }
  const isOtherCalled = deliveries.some((delivery) => delivery.hook !== hook);
  return brokenInTime(
    isOtherCalled
      ? 'The job completed, but its webhook was not called; others were.'
      : `The job completed, but its webhook was not called, though the deployment can reach the receiver: ${receiver?.reason}.`,
    shownBy,
  );
}

function reportsOnlyEnds({ calls }: WebhookHistory): Findings {
  return calls.flatMap(({ job, delivery }): Findings => {
    if (job?.phase === 'waiting' || job?.phase === 'running') {
      return broken(`A call reports that the job is ${job.status}.`, [delivery.id]);
    }
    return job?.phase === 'completed'
      ? holds('The call reports that the job has completed.', [delivery.id])
      : [];
  });
}

/** A probe of the address with another method is not a webhook call, if the call itself follows. */
function isPosted(history: WebhookHistory): Finding[] {
  const { calls, submission } = history;
  const expectedQuery = hookQuery(history);
  return calls.flatMap((call): Findings => {
    const { delivery } = call;
    const shownBy = [...(submission === undefined ? [] : [submission.exchange.id]), delivery.id];
    if (delivery.method !== webhook.method) {
      const isCall =
        isObject(call.content) || calls.every((other) => other.delivery.method !== webhook.method);
      return isCall
        ? broken(`The webhook was called with ${delivery.method}.`, shownBy)
        : unclear(`There was also a ${delivery.method} request.`, shownBy);
    }
    const { query = '', otherPath } = delivery;
    if (otherPath !== undefined) {
      const reason = `The webhook was called at another address: its path is ${otherPath}.`;
      return isRespelled(otherPath, webhookAddress(submission))
        ? broken(reason, shownBy)
        : unclear(`${reason} A proxy in front of the receiver may have changed it.`, shownBy);
    }
    return submission !== undefined && !isSameQuery(query, expectedQuery)
      ? broken(
          'The webhook was called at another address: its query differs from the request.',
          shownBy,
        )
      : holds(`The webhook was called with ${webhook.method}.`, shownBy);
  });
}

/** Whether a path has the letters of an address, in another case or with other spaces: no proxy changes these. */
function isRespelled(path: string, address: string | undefined): boolean {
  if (address === undefined) return false;
  const { pathname } = new URL(address);
  const lettersOf = (text: string) => text.toLowerCase().replaceAll(/\+|%20/g, ' ');
  // A proxy may keep the beginning of a path from the receiver.
  return !pathname.endsWith(path) && lettersOf(pathname).endsWith(lettersOf(path));
}

function deliveryIds(calls: readonly ReceivedWebhook[]): number[] {
  return calls.map(({ delivery }) => delivery.id);
}

/**
 * Compares each call with two status responses of the ended job, if possible one before and one after
 * the call. Fields in which these differ, such as an address with a new signature each time, decide
 * nothing; nor do the order of keys and the notation of numbers.
 */
const hasContentOfStatus: Judge = (evidence) =>
  evidence.webhooks.flatMap((history) =>
    history.calls.flatMap((call) => compareWithJob(call, history, evidence)),
  );

function compareWithJob(
  call: ReceivedWebhook,
  webhookHistory: WebhookHistory,
  evidence: EvidenceView,
): Findings {
  const { delivery, content, job } = call;
  const { job: history } = webhookHistory;
  // Other rules judge other methods.
  if (delivery.method !== 'POST') return [];
  if (!isObject(content)) return broken('The body is not a JSON object.', [delivery.id]);
  if (job === undefined) {
    return broken('The body is not a job: it lacks a string `id` or `status`.', [delivery.id]);
  }
  const named = otherId(call, webhookHistory);
  if (named !== undefined) return named;
  if (history === undefined) return [];
  // The status of an unfinished job may change; other rules judge such calls.
  if (job.phase === 'waiting' || job.phase === 'running') return [];
  const behind = statusBehind(call, history, evidence);
  if (behind !== undefined) {
    const reason = `The body has the status ${job.status}, and a status response after the call has ${behind.job.status}.`;
    return broken(reason, [delivery.id, behind.id]);
  }
  const [first, second] = endSamplesAround(delivery, history.samples);
  if (first === undefined) return [];
  // A job that had ended without a result may still get one, but a result does not become a failure.
  const hasLostResult = job.phase === 'completed' && first.job.phase === 'ended';
  if (hasLostResult && !isRetriedOrCancelled(history)) {
    const reason = `The body says that the job is ${job.status}, and the status response that it is ${first.job.status}.`;
    return broken(reason, [delivery.id, first.id]);
  }
  if (first.untilMs > delivery.receivedMs && first.job.status !== job.status) {
    const reason = `The body has the status ${job.status}, and a later status response has ${first.job.status}.`;
    return unclear(reason, [delivery.id, first.id]);
  }
  const shownBy = [delivery.id, first.id, ...(second === undefined ? [] : [second.id])];
  const differing = differingPointers(content, first.job.raw).filter(
    (place) =>
      second === undefined ||
      isDeepStrictEqual(partAt(first.job.raw, place), partAt(second.job.raw, place)),
  );
  const settings = storageSettingsIn(JSON.stringify(content));
  if (settings.length > 0 && storageSettingsIn(JSON.stringify(first.job.raw)).length === 0) {
    // They do not come and go, so one status response decides.
    const reason = `The body shows storage settings, which the status response does not: ${settings.join(', ')}.`;
    return broken(reason, shownBy);
  }
  if (differing.length === 0)
    return holds('The body has the same content as the status response.', shownBy);
  const where = differing.join(', ');
  // Whether a job without a result runs again by itself is not stated; its call may come when it has.
  const isOtherRun = differing.includes('/retries') || !isSeenBeforeDelivery(first, delivery);
  if (job.phase !== 'completed' && isOtherRun) {
    const reason = `The body differs from status responses at ${where}; the job may have run again.`;
    return unclear(reason, shownBy);
  }
  return second === undefined
    ? unclear(
        `The body differs from a single status response at ${where}, which may have changed.`,
        shownBy,
      )
    : broken(`The body differs from the status responses at ${where}.`, shownBy);
}

/** The address was given for one job, whose id the answer to its submission tells. */
function otherId(
  { delivery, job }: ReceivedWebhook,
  { submission, isShared }: WebhookHistory,
): Finding | undefined {
  if (submission === undefined || isShared || !isSuccess(submission)) return undefined;
  const id = isObject(submission.answered) ? submission.answered['id'] : undefined;
  if (typeof id !== 'string' || job === undefined || job.id === id) return undefined;
  const reason = `The body has the id ${job.id}, and the answer to the submission of its job ${id}.`;
  return broken(reason, [submission.exchange.id, delivery.id]);
}

/** A status response that was requested after a call which reports completion, and shows it only later. */
function statusBehind(
  { job, arrival }: ReceivedWebhook,
  { samples }: JobHistory,
  { transitMs }: EvidenceView,
): Sample | undefined {
  if (job?.phase !== 'completed') return undefined;
  const statusSamples = samples.filter(({ by }) => by === 'getJobStatus');
  const completed = statusSamples.find((sample) => sample.job.phase === 'completed');
  const fromMs = arrival.untilMs + transitMs(arrival);
  return statusSamples.find(
    (sample) =>
      sample.fromMs > fromMs &&
      completed !== undefined &&
      sample.untilMs <= completed.fromMs &&
      (sample.job.phase === 'waiting' || sample.job.phase === 'running'),
  );
}

/** The status responses of the ended job before and after a call, or the two after it. */
function endSamplesAround(delivery: DeliveryRecord, samples: readonly Sample[]): Sample[] {
  const ended = samples.filter(({ by, job }) => by === 'getJobStatus' && isFinished(job));
  const before = ended.findLast((sample) => isSeenBeforeDelivery(sample, delivery));
  const after = ended.filter((sample) => !isSeenBeforeDelivery(sample, delivery));
  return [...(before === undefined ? [] : [before]), ...after].slice(0, 2);
}

/** Where the clock stands still, ids decide. */
function isSeenBeforeDelivery({ untilMs, id }: Sample, delivery: DeliveryRecord): boolean {
  return untilMs <= delivery.receivedMs && id < delivery.id;
}

/** JSON pointers to where two values differ, as deep as objects and lists of the same length go. */
function differingPointers(left: unknown, right: unknown, place = ''): string[] {
  if (isDeepStrictEqual(left, right)) return [];
  const bothLists = Array.isArray(left) && Array.isArray(right) && left.length === right.length;
  if (!bothLists && !(isObject(left) && isObject(right))) return [place];
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...names].flatMap((name) => {
    const member = `/${escapeToken(name)}`;
    return differingPointers(partAt(left, member), partAt(right, member), place + member);
  });
}

export const webhookJudges = {
  'webhook-on-completion': byHook(isCalledOnCompletion),
  'webhook-only-event': orWhyNoCall(byHook(reportsOnlyEnds)),
  'webhook-is-post': orWhyNoCall(byHook(isPosted)),
  'webhook-content': orWhyNoCall(hasContentOfStatus),
} satisfies Judges;
