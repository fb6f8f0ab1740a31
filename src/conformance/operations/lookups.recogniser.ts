/** Recognises how jobs are looked up: unknown ones, how long ended ones are kept, and what else an endpoint offers. */

import { isFinished, readJobId } from '../../client/job.ts';
import { isObject } from '../../core/json.ts';
import { isSuccess, type OperationExchange } from '../../evidence/operation-exchange.ts';
import { isRedirect } from '../contract/redirects.ts';
import { type EvidenceView, memoize } from '../judging/evidence-view.ts';
import { isTransient } from '../judging/jobs/job-calls.ts';
import {
  follows,
  type JobHistory,
  observationOf,
  retriesOf,
  type Sample,
} from '../judging/jobs/job-history.ts';
import type { Bounds } from '../recognising/measured-bounds.ts';
import {
  does,
  doesElse,
  type Recognisers,
  type Sighting,
  unending,
} from '../recognising/sightings.ts';
import { extendedOperations } from '../target/declarations.ts';

type OtherOperation = 'offered' | 'not-found' | 'not-allowed';

type UnknownJobAnswer = 'not-found' | 'bad-request' | 'empty' | 'state';

/** Calls to an endpoint that answered a key in the same form with success, so that no refusal is because of either. */
const servedCalls = memoize(({ calls }: EvidenceView): ReadonlySet<OperationExchange> => {
  const placeOf = ({ endpointId, exchange: { keyForm } }: OperationExchange) =>
    JSON.stringify([endpointId, keyForm]);
  const serving = new Set(calls.filter(isSuccess).map(placeOf));
  return new Set(calls.filter((call) => serving.has(placeOf(call))));
});

/**
 * Status requests for jobs that the service surely does not know, or does not know any more: a new job may only not
 * be visible yet, and one of `runsync` may never be.
 */
function sightUnknownJobs(evidence: EvidenceView): Sighting<UnknownJobAnswer>[] {
  const served = servedCalls(evidence);
  const madeUp = evidence.callsOf('getJobStatus').filter((call) => {
    const { key, probes = [] } = call.exchange;
    const isOwners = key === 'valid' || key === 'unknown';
    return isOwners && probes.includes('unknown-job-is-404') && served.has(call);
  });
  const missingLater = evidence.jobs.flatMap(({ samples, missing }) => {
    const sample = samples.find(({ by }) => by === 'getJobStatus');
    return sample === undefined
      ? []
      : missing.filter((call) => follows(observationOf(call), sample));
  });
  return [...madeUp, ...missingLater].flatMap((call) => unknownAnswer(call, evidence) ?? []);
}

function unknownAnswer(
  call: OperationExchange,
  { persistentFailures }: EvidenceView,
): Sighting<UnknownJobAnswer> | undefined {
  const { status = 0, exchange, answered } = call;
  const shownBy = [exchange.id];
  const what = 'the status of an unknown job';
  if (status === 404) return does('not-found', `${what} got 404`, shownBy);
  if (status === 400) return does('bad-request', `${what} got 400`, shownBy);
  if (status === 200 && isObject(answered) && Object.keys(answered).length === 0) {
    return does('empty', `${what} got 200 and an empty object`, shownBy);
  }
  const state = isObject(answered) ? answered['status'] : undefined;
  if (status === 200 && typeof state === 'string') {
    return does('state', `${what} got ${status} and \`${state}\``, shownBy, { parameter: state });
  }
  const isChance = isTransient(call) && !persistentFailures.has(call);
  return isChance ? undefined : doesElse(`${what} got ${status}`, shownBy);
}

/** How long ended jobs were found, and when they were not any more. */
function retention(submittedBy: 'runJob' | 'runJobSync') {
  return (evidence: EvidenceView): Sighting<'limited'>[] =>
    evidence.jobs.flatMap((history) => {
      const isRetried = retriesOf(history).length > 0;
      return history.submission?.operationId === submittedBy && !isRetried ? keptFor(history) : [];
    });
}

/** Whether a status request surely found the job. */
function showsJobOf({ samples }: JobHistory): (call: OperationExchange) => boolean {
  const ids = new Set(samples.map(({ id }) => id));
  return ({ exchange }) => ids.has(exchange.id);
}

const isByStatus = ({ by }: Sample) => by === 'getJobStatus';

/** A webhook call may be recorded long after it came, so that only times tell what was first. */
function keptFor(history: JobHistory): Sighting<'limited'>[] {
  const { samples, submission, missing } = history;
  const ended = samples.filter(({ job }) => isFinished(job));
  const [first] = ended;
  if (first === undefined) return [];
  const endedByMs = Math.min(...ended.map(({ untilMs }) => untilMs));
  const statusCalls = history.calls
    .filter(
      ({ operationId, exchange: { sentMs, key } }) =>
        operationId === 'getJobStatus' &&
        (key === 'valid' || key === 'unknown') &&
        sentMs >= endedByMs,
    )
    .toSorted((left, right) => left.exchange.sentMs - right.exchange.sentMs);
  const isGone = (call: OperationExchange) => missing.includes(call);
  const kept = statusCalls.findLast(showsJobOf(history));
  // A job that is not found at its end may not be visible yet, or be deleted because of how it ended.
  const isKnown =
    kept !== undefined || (first.job.phase === 'completed' && samples.some(isByStatus));
  const keptMs = kept?.exchange.sentMs ?? endedByMs;
  const missingCall = isKnown
    ? statusCalls.find((call) => isGone(call) && call.exchange.sentMs >= keptMs)
    : undefined;
  const atLeast = Math.max(0, Math.floor(keptMs - endedByMs));
  if (missingCall === undefined) {
    if (kept === undefined) return [];
    const more = { bounds: { atLeast }, isPartial: true } as const;
    return [does('limited', 'an ended job was still found', [kept.exchange.id], more)];
  }
  const open = samples.filter(({ job, fromMs }) => !isFinished(job) && fromMs <= endedByMs);
  const earliestMs = Math.max(
    submission?.exchange.sentMs ?? 0,
    ...open.map(({ fromMs }) => fromMs),
  );
  const atMost = Math.ceil(missingCall.exchange.receivedMs - earliestMs);
  const shownBy = [...(kept === undefined ? [] : [kept.exchange.id]), missingCall.exchange.id];
  return [
    does('limited', 'an ended job was no longer found', shownBy, { bounds: { atLeast, atMost } }),
  ];
}

/** The first status request that found a job, and the last one before it that did not. */
interface FirstFound {
  readonly foundId: number;
  readonly missed: number | undefined;
  readonly bounds: Bounds;
}

/** From when on a new job is found: each status request limits it from one side. */
function sightVisibility({ jobs }: EvidenceView): Sighting<'at-once' | 'later'>[] {
  const lookups = jobs.flatMap((history): FirstFound[] => {
    const { submission, calls, missing } = history;
    if (submission?.operationId !== 'runJob') return [];
    const { sentMs, receivedMs } = submission.exchange;
    const statusCalls = calls.filter(
      ({ operationId, exchange: { key } }) => operationId === 'getJobStatus' && key === 'valid',
    );
    const foundCall = statusCalls.find(showsJobOf(history));
    if (foundCall === undefined) return [];
    const earlier = statusCalls.filter(({ exchange: { id } }) => id < foundCall.exchange.id);
    const missed = earlier.findLast((call) => missing.includes(call));
    // An answer before it that does not surely show the job leaves open whether it was found.
    if (missed === undefined && earlier.some(isSuccess)) return [];
    const { exchange } = foundCall;
    const atMost = Math.ceil(exchange.receivedMs - sentMs);
    if (missed === undefined)
      return [{ foundId: exchange.id, missed: undefined, bounds: { atMost } }];
    const atLeast = Math.max(0, Math.floor(missed.exchange.sentMs - receivedMs));
    return [{ foundId: exchange.id, missed: missed.exchange.id, bounds: { atLeast, atMost } }];
  });
  const late = lookups.filter(({ missed }) => missed !== undefined);
  if (late.length === 0) {
    const saw = 'the first status request for a new job found it';
    return lookups.map(({ foundId }) => does('at-once', saw, [foundId]));
  }
  return lookups.map(({ foundId, missed, bounds }) =>
    missed === undefined
      ? does('later', 'a new job was found', [foundId], { bounds, isPartial: true })
      : does('later', 'a new job was not found at first', [missed, foundId], { bounds }),
  );
}

/** A deployment may offer only some: how it refuses others matters only if it offers none. */
function otherOperations(evidence: EvidenceView): Sighting<OtherOperation>[] {
  const sightings = operationsSeen(evidence);
  const offered = sightings.filter(({ alternative }) => alternative === 'offered');
  return offered.length > 0 ? offered : sightings;
}

/** An operation is offered if it ever succeeds; otherwise its refusals say how it is missing. */
function operationsSeen(evidence: EvidenceView): Sighting<OtherOperation>[] {
  const served = servedCalls(evidence);
  // A new job may not be visible yet.
  const visibleFrom = new Map(
    evidence.jobs.map(({ jobId, samples }) => [jobId, samples.find(isByStatus)?.id ?? Infinity]),
  );
  return extendedOperations.flatMap((operationId): Sighting<OtherOperation>[] => {
    const calls = evidence
      .callsOf(operationId)
      .filter((call) => call.exchange.key === 'valid' && served.has(call));
    const offered = calls.find(isSuccess);
    if (offered !== undefined)
      return [does('offered', `\`${operationId}\` is offered`, [offered.exchange.id])];
    return calls.flatMap(({ status, exchange: { id }, jobId }) => {
      if (jobId !== undefined && id < (visibleFrom.get(jobId) ?? Infinity)) return [];
      if (status === 404) return does('not-found', `\`${operationId}\` got 404`, [id]);
      return status === 405 ? does('not-allowed', `\`${operationId}\` got 405`, [id]) : [];
    });
  });
}

/** Redirects of requests for a status, and of any other request. */
function sightRedirects({ calls }: EvidenceView): Sighting<'none' | 'temporary'>[] {
  const ofOperations = calls.filter(
    ({ operationId, status }) =>
      operationId !== undefined && operationId !== 'getResult' && status !== undefined,
  );
  const redirected = ofOperations
    .flatMap((call) => [...(call.redirects ?? []), call])
    .filter(({ status }) => isRedirect(status));
  if (redirected.length === 0) {
    return ofOperations.map(({ exchange: { id } }) =>
      does('none', 'a request was answered where it arrived', [id]),
    );
  }
  return redirected.map(({ operationId, status, exchange: { id } }) => {
    const saw = `\`${operationId}\` was redirected with ${status}`;
    return operationId === 'getJobStatus' && status === 307
      ? does('temporary', saw, [id])
      : doesElse(saw, [id]);
  });
}

/** The media types of successes with a job. */
function jobMediaTypes({ calls }: EvidenceView): Sighting<'json' | 'with-charset' | 'text'>[] {
  return calls
    .filter((call) => isSuccess(call) && readJobId(call.answered) !== undefined)
    .map(({ exchange: { id, response } }) =>
      sightMediaType(response?.headers['content-type'], 'a response with a job', id),
    );
}

/** The form of a media type of JSON. */
export function sightMediaType(
  type: string | undefined,
  what: string,
  id: number,
): Sighting<'json' | 'with-charset' | 'text'> {
  const [essence = '', ...parameters] = (type ?? '')
    .split(';')
    .map((part) => part.trim().toLowerCase());
  const saw = `${what} had ${type === undefined ? 'no media type' : `the media type \`${type}\``}`;
  if (essence === 'text/plain') return does('text', saw, [id]);
  if (essence !== 'application/json') return doesElse(saw, [id]);
  if (parameters.length === 0) return does('json', saw, [id]);
  const isCharset = parameters.length === 1 && /^charset="?utf-8"?$/.test(parameters[0] ?? '');
  return isCharset ? does('with-charset', saw, [id]) : doesElse(saw, [id]);
}

export const lookupRecognisers = {
  'new-job-visibility': {
    needs: 'a status request right after a `run` request',
    sightings: sightVisibility,
  },
  'unknown-job': {
    needs: 'a status request for a job that does not exist',
    sightings: sightUnknownJobs,
  },
  'retention-after-run': {
    needs: 'status requests for an ended job of `run` until it is no longer found',
    precision: { late: 'retention', early: 'retention' },
    declarations: ['long-run'],
    unseen: { unlimited: unending },
    sightings: retention('runJob'),
  },
  'retention-after-runsync': {
    needs: 'status requests for an ended job of `runsync` until it is no longer found',
    precision: { late: 'retention', early: 'retention' },
    declarations: ['long-run'],
    unseen: { unlimited: unending },
    sightings: retention('runJobSync'),
  },
  'other-operations': {
    needs: 'a request for an operation that is not stated, such as `health`',
    sightings: otherOperations,
  },
  redirects: {
    needs: 'a request for a stated operation',
    readsEveryAnswer: true,
    sightings: sightRedirects,
  },
  'job-media-type': {
    needs: 'a response with a job',
    sightings: jobMediaTypes,
  },
} satisfies Recognisers;
