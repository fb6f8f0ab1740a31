/** Recognises which webhook calls a deployment makes, and what they carry. */

import { isDeepStrictEqual } from 'node:util';
import { timeBetween } from '../../evidence/intervals.ts';
import type { DeliveryRecord } from '../../evidence/record-types.ts';
import { holdsSignature, marksSender } from '../contract/sender-marks.ts';
import { toleranceMs } from '../contract/tolerances.ts';
import { allCallsMs, mostAttempts } from '../contract/webhook-bounds.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { type EndReason, endsBy } from '../judging/jobs/job-ends.ts';
import { isReachable, isSilentAfter } from '../judging/webhooks/webhook-delivery.ts';
import { sightMediaType } from '../operations/lookups.recogniser.ts';
import { byRule } from '../recognising/by-rule.ts';
import {
  byFindings,
  does,
  doesElse,
  type Recognisers,
  type Sighting,
  unrecognisableGap,
} from '../recognising/sightings.ts';
import { acknowledgementJudges, redirectFollowed } from './acknowledgement.judge.ts';
import { webhookDelayJudges } from './delays.judge.ts';
import { spacingJudges } from './spacing.judge.ts';

/** Webhook calls proper: other methods only look at an address. */
function callsIn({ deliveries }: EvidenceView): readonly DeliveryRecord[] {
  return deliveries.filter(({ method }) => method === 'POST');
}

function signatures(evidence: EvidenceView): Sighting<'unsigned' | 'signed'>[] {
  return callsIn(evidence).map(({ headers, id }) => {
    const senderHeaders = Object.keys(headers).filter(marksSender);
    const signature = senderHeaders.find(holdsSignature);
    if (signature !== undefined) {
      const saw = `a webhook call had a signature in \`${signature}\``;
      return does('signed', saw, [id], { parameter: signature });
    }
    return senderHeaders.length === 0
      ? does('unsigned', 'a webhook call had no signature', [id])
      : doesElse(`a webhook call had no signature but \`${senderHeaders.join('`, `')}\``, [id]);
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

/** Submissions that got an error, and whose webhook was called all the same. `runsync` may tell of its job by an error. */
function callsAfterErrors({ webhooks }: EvidenceView): Sighting<'server-errors'>[] {
  return webhooks.flatMap(({ submission, isShared, calls }) => {
    const call = calls.find(({ delivery }) => delivery.method === 'POST');
    const { status = 0, operationId, exchange } = submission ?? {};
    if (call === undefined || exchange === undefined || isShared) return [];
    if (operationId !== 'runJob' || status < 400) return [];
    const saw = `the webhook of a submission that got ${status} was called`;
    const shownBy = [exchange.id, call.delivery.id];
    return status < 500 ? doesElse(saw, shownBy) : does('server-errors', saw, shownBy);
  });
}

/**
 * Calls that had been answered when the response to their `run` request came. Only one that comes right after the
 * response, at the first attempt, shows that calls do not come before it: for others, the job may have taken so long.
 */
function callsAndAnswers(evidence: EvidenceView): Sighting<'after' | 'before'>[] {
  const sightings = evidence.webhooks.flatMap(({ submission, calls: [first], refusedUntilMs }) => {
    const { receivedMs = 0, answeredMs, id = 0 } = first?.delivery ?? {};
    if (submission?.operationId !== 'runJob' || answeredMs === undefined) return [];
    if (refusedUntilMs !== undefined) return [];
    const { exchange } = submission;
    const shownBy = [exchange.id, id];
    if (id < exchange.id) {
      // The response may have come while the checks were busy.
      if (answeredMs > exchange.receivedMs - (exchange.lateMs ?? 0)) return [];
      return does('before', 'a webhook call came before the response to its submission', shownBy);
    }
    const saw = 'a webhook call came right after the response to its submission';
    const isSoon = receivedMs - exchange.receivedMs < toleranceMs('shortWait');
    return isSoon ? does('after', saw, shownBy) : [];
  });
  const before = sightings.filter(({ alternative }) => alternative === 'before');
  return before.length > 0 ? before : sightings;
}

function probes({ webhooks }: EvidenceView): Sighting<'none' | 'get'>[] {
  return webhooks.flatMap(({ calls: [first, ...others], isShared, refusedUntilMs }) => {
    // Calls that were refused left no trace, and one that only looks belongs to no job.
    if (first === undefined || isShared || refusedUntilMs !== undefined) return [];
    const { id, method } = first.delivery;
    if (method === 'POST')
      return does('none', 'a webhook was called without a look at its URL', [id]);
    if (others.length === 0) return [];
    const saw = `a webhook was called after a ${method} at its URL`;
    return method === 'GET' ? does('get', saw, [id]) : doesElse(saw, [id]);
  });
}

/**
 * How long after the end of a job its webhook was called: a job ends between two status responses. The same time
 * divides both alternatives, so that every delay is only one of them.
 */
function delays(evidence: EvidenceView): Sighting<'at-once' | 'later'>[] {
  const shortMs = toleranceMs('shortWait');
  return evidence.webhooks.flatMap(({ job, calls, refusedUntilMs }) => {
    const call = calls.find(({ delivery }) => delivery.method === 'POST');
    if (call === undefined || job === undefined || refusedUntilMs !== undefined) return [];
    const samples = job.samples.filter(({ by }) => by !== 'webhook');
    const end = samples.find(({ job: { status } }) => status === call.job?.status);
    const open = samples.findLast(({ job: { status } }) => status !== call.job?.status);
    const { arrival, delivery } = call;
    const atMost = open === undefined ? undefined : Math.ceil(arrival.untilMs - open.fromMs);
    const atLeast = end === undefined ? 0 : Math.floor(arrival.fromMs - end.untilMs);
    if (atLeast >= Math.max(shortMs, evidence.transitMs(arrival))) {
      const bounds = { atLeast, ...(atMost !== undefined && { atMost }) };
      return does('later', 'a webhook was called a while after its job had ended', [delivery.id], {
        bounds,
      });
    }
    const saw = 'a webhook was called as soon as its job had ended';
    return atMost !== undefined && atMost < shortMs ? does('at-once', saw, [delivery.id]) : [];
  });
}

/** Compares each call with a status response that has the same JSON values. */
function bytes({ webhooks }: EvidenceView): Sighting<'same' | 'other-form'>[] {
  return webhooks.flatMap(({ job, calls }) => {
    const call = calls.find(({ delivery }) => delivery.method === 'POST');
    const sample = job?.samples.find(
      ({ by, job: { raw } }) => by === 'getJobStatus' && isDeepStrictEqual(raw, call?.content),
    );
    if (call === undefined || sample === undefined) return [];
    const ids = [call.delivery.id, sample.id];
    return call.delivery.body === sample.text
      ? does('same', 'the body of a webhook call had the bytes of the status response', ids)
      : does(
          'other-form',
          'the body of a webhook call had other bytes than the status response',
          ids,
        );
  });
}

/** Calls that the service gave up, and whether it repeated them. */
function timeLimits({ webhooks }: EvidenceView): Sighting<'limited' | 'not-repeated'>[] {
  return webhooks.flatMap((history) =>
    history.calls.flatMap((call, index, all): Sighting<'limited' | 'not-repeated'>[] => {
      const { delivery, arrival, end } = call;
      if (delivery.answeredMs !== undefined || end === undefined) return [];
      const next = all[index + 1];
      const { atLeastMs, atMostMs } = timeBetween(arrival, end);
      if (delivery.givenUpMs === undefined) {
        const more = { bounds: { atLeast: Math.floor(atLeastMs) }, isPartial: true } as const;
        return [does('limited', 'a webhook call still waited', [delivery.id], more)];
      }
      if (next !== undefined) {
        const bounds = { atLeast: Math.floor(atLeastMs), atMost: Math.ceil(atMostMs) };
        const ids = [delivery.id, next.delivery.id];
        return [
          does('limited', 'a webhook call without a response was given up and repeated', ids, {
            bounds,
          }),
        ];
      }
      return all.length < mostAttempts && isSilentAfter(call, history)
        ? [
            does('not-repeated', 'a webhook call without a response was not repeated', [
              delivery.id,
            ]),
          ]
        : [];
    }),
  );
}

const sightWebhookRedirects = (evidence: EvidenceView): Sighting<'failed' | 'followed'>[] => {
  const findings = [...acknowledgementJudges['webhook-not-redirected'](evidence)];
  const followed = findings.filter(({ reason }) => reason === redirectFollowed);
  if (followed.length > 0) {
    return followed.map(({ shownBy }) =>
      does('followed', 'the redirect of a webhook call was followed', shownBy),
    );
  }
  return findings.flatMap(({ outcome, shownBy }) => {
    if (outcome === 'holds')
      return does('failed', 'a webhook call answered with a redirect was repeated', shownBy);
    return outcome === 'broken'
      ? doesElse('a webhook call answered with a redirect was not repeated', shownBy)
      : [];
  });
};

const needsFailure = 'a job with a webhook that fails';

export const webhookRecognisers = {
  'webhook-spacing-origin': byRule('webhook-spacing-origin', spacingJudges),
  'webhook-and-workers': byRule('webhook-and-workers', webhookDelayJudges),
  'refused-request-effect': {
    needs: 'a call of the webhook of a submission that got an error',
    declarations: ['webhook-receiver'],
    unseen: {
      none: 'That one refused submission was not accepted does not show that none will be.',
    },
    sightings: callsAfterErrors,
  },
  'webhook-probe': {
    needs: 'a webhook call',
    declarations: ['webhook-receiver'],
    sightings: probes,
  },
  'webhook-delay': {
    needs: 'a webhook call, and status requests shortly before and after the end of its job',
    declarations: ['webhook-receiver'],
    sightings: delays,
  },
  'webhook-same-bytes': {
    needs: 'a webhook call, and a status request for its job',
    declarations: ['webhook-receiver'],
    sightings: bytes,
  },
  'webhook-time-limit': {
    needs: 'a webhook call that the receiver does not answer',
    precision: { late: 'lateCall', early: 'lateCall' },
    declarations: ['webhook-receiver', 'real-time'],
    sightings: timeLimits,
  },
  'webhook-redirect': {
    needs: 'a webhook call that the receiver answers with a redirect',
    declarations: ['webhook-receiver'],
    sightings: sightWebhookRedirects,
  },
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
        sightMediaType(headers['content-type'], 'a webhook call', id),
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
    sightings: byFindings(
      acknowledgementJudges['webhook-one-acknowledgement'],
      ({ outcome, shownBy }) =>
        outcome === 'holds'
          ? does('only-200', 'a call answered with another 2XX status was repeated', shownBy)
          : does('any-2xx', 'a call answered with another 2XX status was not repeated', shownBy),
    ),
  },
  'webhook-content-time': unrecognisableGap(
    'It takes a job that runs again between two calls of its webhook, and the second one may be for its next end.',
  ),
  'webhook-addresses': unrecognisableGap(
    'Every webhook that the suite gives has the host of its receiver, so no other host can be refused.',
  ),
} satisfies Recognisers;
