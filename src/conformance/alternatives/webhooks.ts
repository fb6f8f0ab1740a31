/** Recognises which webhook calls a deployment makes, and what they carry. */

import type { Delivery } from '../../evidence/records.ts';
import { holdsSignature, marksSender } from '../contract/sender-marks.ts';
import { allCallsMs } from '../contract/webhook-bounds.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { isReachable } from '../judging/webhook-delivery.ts';
import { attemptJudges } from '../webhooks/attempts.judge.ts';
import { type EndReason, endsBy } from './job-ends.ts';
import { mediaTypeOf } from './lookups.ts';
import { byFindings, does, doesElse, type Recognisers, type Sighting } from './sightings.ts';

/** Webhook calls proper: other methods only look at an address. */
function callsIn({ deliveries }: EvidenceView): readonly Delivery[] {
  return deliveries.filter(({ method }) => method === 'POST');
}

function signatures(evidence: EvidenceView): Sighting<'unsigned' | 'signed'>[] {
  return callsIn(evidence).map(({ headers, id }) => {
    const found = Object.keys(headers).filter(marksSender);
    const signature = found.find(holdsSignature);
    if (signature !== undefined) {
      const saw = `a webhook call had a signature in \`${signature}\``;
      return does('signed', saw, [id], { parameter: signature });
    }
    return found.length === 0
      ? does('unsigned', 'a webhook call had no signature', [id])
      : doesElse(`a webhook call had no signature but \`${found.join('`, `')}\``, [id]);
  });
}

function userAgents(evidence: EvidenceView): Sighting<'none' | 'named'>[] {
  return callsIn(evidence).map(({ headers: { 'user-agent': name }, id }) =>
    name === undefined
      ? does('none', 'a webhook call had no `User-Agent`', [id])
      : does('named', `a webhook call had the \`User-Agent\` \`${name}\``, [id], {
          parameter: name,
        }),
  );
}

/** Whether the webhooks of jobs were called that ended for a reason, `what` they are. */
function callsFor(what: string, ...reasons: readonly EndReason[]) {
  return (evidence: EvidenceView): Sighting<'called' | 'not-called'>[] => {
    const ends = new Map(endsBy(evidence, ...reasons).map((end) => [end.history, end]));
    return evidence.webhooks.flatMap((webhook) => {
      const end = webhook.job && ends.get(webhook.job);
      if (end === undefined || end.status === undefined) return [];
      const announced = webhook.calls.find(({ job }) => job?.status === end.status);
      if (announced !== undefined) {
        return does('called', `the webhook of ${what} was called`, [announced.delivery.id]);
      }
      const { watchedUntilMs = Number.NEGATIVE_INFINITY, refusedUntilMs } = webhook;
      const isWatched = refusedUntilMs === undefined && watchedUntilMs >= end.untilMs + allCallsMs;
      const canBeCalled = evidence.deliveries.length > 0 || isReachable(webhook, evidence);
      if (!isWatched || !canBeCalled) return [];
      return does('not-called', `the webhook of ${what} was not called`, [end.firstId]);
    });
  };
}

/** A call that had been answered when the response to its `run` request came. */
function callsAndAnswers(evidence: EvidenceView): Sighting<'after' | 'before'>[] {
  const orders = evidence.webhooks.flatMap(({ submission, calls: [first] }) => {
    if (submission?.operationId !== 'runJob' || first === undefined) return [];
    const { exchange } = submission;
    const { delivery } = first;
    const isBefore =
      delivery.id < exchange.id &&
      (delivery.answeredMs ?? delivery.receivedMs) <= exchange.receivedMs;
    return [{ isBefore, shownBy: [exchange.id, delivery.id] }];
  });
  const before = orders.filter(({ isBefore }) => isBefore);
  // Whether a call comes before depends on how long its job takes.
  return before.length > 0
    ? before.map(({ shownBy }) =>
        does('before', 'a webhook call came before the response to its submission', shownBy),
      )
    : orders.map(({ shownBy }) =>
        does('after', 'a webhook call came after the response to its submission', shownBy),
      );
}

const needsFailure = 'a job with a webhook that fails';

export const webhookRecognisers = {
  'webhook-authentication': {
    needs: 'a webhook call',
    declarations: ['webhook-receiver'],
    sightings: signatures,
  },
  'webhook-user-agent': {
    needs: 'a webhook call',
    declarations: ['webhook-receiver'],
    sightings: userAgents,
  },
  'webhook-media-type': {
    needs: 'a webhook call',
    declarations: ['webhook-receiver'],
    sightings: (evidence) =>
      callsIn(evidence).map(({ headers, id }) =>
        mediaTypeOf(headers['content-type'], 'a webhook call', id),
      ),
  },
  'webhook-of-failed-job': {
    needs: needsFailure,
    declarations: ['webhook-receiver', 'failing-input'],
    sightings: callsFor('a failed job', 'failed'),
  },
  'webhook-of-cancelled-job': {
    needs: 'a job with a webhook that is cancelled',
    declarations: ['webhook-receiver', 'cancel-operation', 'slow-input'],
    sightings: callsFor('a cancelled job', 'cancelled'),
  },
  'webhook-of-late-job': {
    needs: 'a job with a webhook that waits or runs for too long',
    declarations: ['webhook-receiver', 'hanging-input'],
    sightings: callsFor('a job that took too long', 'terminated', 'expired'),
  },
  'webhook-before-answer': {
    needs: 'a job of `run` with a webhook that completes at once',
    declarations: ['webhook-receiver'],
    sightings: callsAndAnswers,
  },
  'webhook-other-acknowledgement': {
    needs: 'a webhook call that the receiver answers with a 2XX status other than 200',
    declarations: ['webhook-receiver'],
    sightings: byFindings(attemptJudges['webhook-one-acknowledgement'], ({ outcome, shownBy }) =>
      outcome === 'holds'
        ? does('only-200', 'a call answered with another 2XX status was repeated', shownBy)
        : does('any-2xx', 'a call answered with another 2XX status was not repeated', shownBy),
    ),
  },
} satisfies Recognisers;
