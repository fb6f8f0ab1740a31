/** Rules about what a webhook call is and when it is made. */
import { lifecycle } from '#generated/reference/tables.js';
import { isObject } from '../../core/json.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import type { WebhookHistory } from '../judging/gathered-webhooks.ts';
import { broken, type Finding, holds, unclear } from '../judging/judge.ts';
import type { Judges } from '../judging/verdicts.ts';
import type { WebhookCall } from '../judging/webhook-call.ts';
import { hookQuery, orWhyNoCall, unreachable } from '../judging/webhook-history.ts';
import { allCallsMs } from '../webhook-calls.ts';

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

/** By rule. */
export const webhookJudges = {
  'webhook-on-completion': byHook(isCalledOnCompletion),
  'webhook-only-event': orWhyNoCall(byHook(tellsOfEndsAlone)),
  'webhook-is-post': orWhyNoCall(byHook(isPosted)),
  'webhook-unsigned': orWhyNoCall(byHook(isUnsigned)),
} satisfies Judges;
