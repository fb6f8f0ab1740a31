/** That the body of a webhook call says the same as a status request. */
import { isDeepStrictEqual } from 'node:util';
import { isFinished } from '../../client/job.ts';
import { isObject } from '../../core/json.ts';
import { storageSettingsIn } from '../../evidence/redaction.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import type { WebhookHistory } from '../judging/gathered-webhooks.ts';
import type { Sample } from '../judging/job-history.ts';
import { broken, type Finding, holds, unclear } from '../judging/judge.ts';
import type { Judges } from '../judging/verdicts.ts';
import type { WebhookCall } from '../judging/webhook-call.ts';
import { orWhyNoCall } from '../judging/webhook-history.ts';

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
export const webhookContentJudges = {
  'webhook-content': orWhyNoCall(hasContentOfStatus),
} satisfies Judges;
