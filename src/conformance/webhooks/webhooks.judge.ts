/** Rules about what a webhook call is and when it is made. */

import { isDeepStrictEqual } from 'node:util';
import { lifecycle } from '#generated/reference/tables.js';
import { isFinished } from '../../client/job.ts';
import { isObject } from '../../core/json.ts';
import { storageSettingsIn } from '../../evidence/redaction.ts';
import type { EvidenceView } from '../engine/judging/evidence-view.ts';
import type { Sample, WebhookCall } from '../engine/judging/job-history.ts';
import { broken, type Finding, holds, unclear } from '../engine/judging/judge.ts';
import type { Judges } from '../engine/judging/verdicts.ts';
import { hookQuery, orWhyNoCall, unreachable } from '../engine/judging/webhook-delivery.ts';
import type { WebhookHistory } from '../engine/judging/webhook-history.ts';
import { allCallsMs } from '../engine/webhook-attempts.ts';

const { webhook } = lifecycle;

/** Judges every address for itself. */
function byHook(
  judge: (history: WebhookHistory, evidence: EvidenceView) => readonly Finding[],
): (evidence: EvidenceView) => Finding[] {
  return (evidence) => evidence.webhooks.flatMap((history) => judge(history, evidence));
}

/**
 * Nothing is said of jobs that end in another way. That no call came at all may be a wall between the
 * deployment and the receiver, unless some other call came through, or it is known that there is none.
 */
function isCalledOnCompletion(
  { submission, job, calls, watchedUntilMs, refusedUntilMs, hook }: WebhookHistory,
  evidence: EvidenceView,
): Finding[] {
  const telling = calls.filter((call) => call.job?.phase === 'completed');
  if (telling.length > 0) {
    return [holds('The webhook was called for the completed job.', idsOf(telling))];
  }
  const completed = job?.samples.find((sample) => sample.job.phase === 'completed');
  // A call to an address that refused connections was made, and could not arrive.
  if (submission === undefined || completed === undefined || refusedUntilMs !== undefined)
    return [];
  const shownBy = [submission.exchange.id, completed.id, ...idsOf(calls)];
  const { deliveries, receiver } = evidence;
  if (deliveries.length === 0 && !receiver?.isReachable) {
    return [unclear(unreachable(evidence), shownBy)];
  }
  if (watchedUntilMs === undefined || watchedUntilMs < completed.untilMs + allCallsMs) {
    return [
      unclear(
        'Nobody watched for long enough to see a call; a receiver that stays for longer would tell.',
        shownBy,
      ),
    ];
  }
  if (calls.length > 0) {
    return [broken('The job completed, and no call of its webhook says so.', shownBy)];
  }
  const isOtherCalled = deliveries.some((delivery) => delivery.hook !== hook);
  return [
    broken(
      isOtherCalled
        ? 'The job completed and its webhook was not called; others were.'
        : `The job completed and its webhook was not called, though the deployment can reach the receiver: ${receiver?.reason}.`,
      shownBy,
    ),
  ];
}

function tellsOfEndsAlone({ calls }: WebhookHistory): Finding[] {
  return calls.flatMap(({ job, delivery }): Finding[] => {
    if (job?.phase === 'waiting' || job?.phase === 'running') {
      return [broken(`A call tells that the job is ${job.status}.`, [delivery.id])];
    }
    return job?.phase === 'completed'
      ? [holds('The call tells that the job has completed.', [delivery.id])]
      : [];
  });
}

/** A look whether the address is there is no webhook call, as long as the call itself follows. */
function isPosted(history: WebhookHistory): Finding[] {
  const { calls, submission } = history;
  const asked = hookQuery(history);
  return calls.flatMap((call): Finding[] => {
    const { delivery } = call;
    const shownBy = [...(submission === undefined ? [] : [submission.exchange.id]), delivery.id];
    if (delivery.method !== webhook.method) {
      const isCall = isObject(call.content) || !calls.some(isPost);
      return [
        isCall
          ? broken(`The webhook was called with ${delivery.method}.`, shownBy)
          : unclear(`There was a ${delivery.method} beside the call.`, shownBy),
      ];
    }
    const { query = '' } = delivery;
    return submission !== undefined && query !== asked
      ? [broken('The webhook was called at another address: its query is not as asked.', shownBy)]
      : [holds(`The webhook was called with ${webhook.method}.`, shownBy)];
  });
}

function isPost({ delivery }: WebhookCall): boolean {
  return delivery.method === webhook.method;
}

/** What names its sender in a call. */
const tokens = /authorization|cookie|digest|key|secret|signature|token/;

function isUnsigned({ calls }: WebhookHistory): Finding[] {
  return calls.map(({ delivery }) => {
    const found = Object.keys(delivery.headers).filter((name) => tokens.test(name));
    return found.length > 0
      ? broken(`The call carries ${found.join(', ')}.`, [delivery.id])
      : holds('The call carries none of the headers by which senders are known.', [delivery.id]);
  });
}

function idsOf(calls: readonly WebhookCall[]): number[] {
  return calls.map(({ delivery }) => delivery.id);
}

/**
 * Compares each call with two answers about the job's end, one from either side of the call where
 * there are. Where these differ from each other, such as in an address that is signed anew each time,
 * nothing is told; neither do the order of keys and the way in which numbers are written.
 */
function hasContentOfStatus(evidence: EvidenceView): Finding[] {
  return evidence.webhooks.flatMap((history) =>
    history.calls.flatMap((call) => compare(call, history)),
  );
}

function compare(call: WebhookCall, { job: history }: WebhookHistory): Finding[] {
  const { delivery, content, job } = call;
  // What is no call with a body of its own, other rules tell of.
  if (delivery.method !== 'POST') return [];
  if (!isObject(content)) return [broken('The body is no JSON object.', [delivery.id])];
  if (job === undefined) {
    return [broken('The body is no job: it has no id and status which are texts.', [delivery.id])];
  }
  if (history === undefined) return [];
  // Before the end of a job its status changes, and no call tells of it at all.
  if (job.phase === 'waiting' || job.phase === 'running') return [];
  const [first, second] = around(delivery.receivedMs, history.samples);
  if (first === undefined) return [];
  if (first.untilMs > delivery.receivedMs && first.job.status !== job.status) {
    const reason = `The body says ${job.status}, and ${first.job.status} was asked for later.`;
    return [unclear(reason, [delivery.id, first.id])];
  }
  const shownBy = [delivery.id, first.id, ...(second === undefined ? [] : [second.id])];
  const differing = differences(content, first.job.raw).filter(
    (place) =>
      second === undefined ||
      isDeepStrictEqual(valueAt(first.job.raw, place), valueAt(second.job.raw, place)),
  );
  const settings = storageSettingsIn(JSON.stringify(content));
  if (settings.length > 0 && storageSettingsIn(JSON.stringify(first.job.raw)).length === 0) {
    // They do not come and go, so that one status answer tells.
    const reason = `The body shows storage settings, which the status does not: ${settings.join(', ')}.`;
    return [broken(reason, shownBy)];
  }
  if (differing.length === 0) return [holds('The body says the same as the status.', shownBy)];
  const where = differing.map((place) => `/${place.join('/')}`).join(', ');
  return [
    second === undefined
      ? unclear(
          `The body differs from the status at ${where}, which may have changed; a second status request would tell.`,
          shownBy,
        )
      : broken(`The body differs from the status at ${where}.`, shownBy),
  ];
}

/** The answer about the ended job before an instant and the one after it, or the two after it. */
function around(atMs: number, samples: readonly Sample[]): Sample[] {
  const ended = samples.filter(({ by, job }) => by === 'getJobStatus' && isFinished(job));
  const before = ended.findLast(({ untilMs }) => untilMs <= atMs);
  const after = ended.filter(({ untilMs }) => untilMs > atMs);
  return [...(before === undefined ? [] : [before]), ...after].slice(0, 2);
}

type Place = readonly string[];

/** Where two values differ, as deep as objects and lists of the same length go. */
function differences(left: unknown, right: unknown, place: Place = []): Place[] {
  if (isDeepStrictEqual(left, right)) return [];
  const bothLists = Array.isArray(left) && Array.isArray(right) && left.length === right.length;
  if (!bothLists && !(isObject(left) && isObject(right))) return [place];
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...names].flatMap((name) =>
    differences(valueAt(left, [name]), valueAt(right, [name]), [...place, name]),
  );
}

/** Undefined, which no JSON value is, where there is nothing. */
function valueAt(value: unknown, place: Place): unknown {
  return place.reduce<unknown>(
    (part, name) =>
      typeof part === 'object' && part !== null
        ? Object.entries(part).find(([key]) => key === name)?.[1]
        : undefined,
    value,
  );
}

/** By rule. */
export const webhookJudges = {
  'webhook-on-completion': byHook(isCalledOnCompletion),
  'webhook-only-event': orWhyNoCall(byHook(tellsOfEndsAlone)),
  'webhook-is-post': orWhyNoCall(byHook(isPosted)),
  'webhook-unsigned': orWhyNoCall(byHook(isUnsigned)),
  'webhook-content': orWhyNoCall(hasContentOfStatus),
} satisfies Judges;
