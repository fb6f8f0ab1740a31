/** Rules about who works a job off: that it is the worker of its endpoint, on the job's own input. */

import { isDeepStrictEqual } from 'node:util';
import { isFinished } from '../../client/job.ts';
import { isObject } from '../../core/json.ts';
import { requestFaults } from '../../evidence/calls.ts';
import { places } from '../engine/declarations.ts';
import type { EvidenceView } from '../engine/judging/evidence-view.ts';
import { goneAt, isInterfered, type JobHistory, staysIn } from '../engine/judging/job-history.ts';
import { declaredAs, isRequestOf, type JobTerms, termsOf } from '../engine/judging/job-terms.ts';
import { broken, type Finding, holds, type Judge, unclear } from '../engine/judging/judge.ts';
import type { Judges } from '../engine/judging/verdicts.ts';
import { allowanceMs, describeMargin } from '../engine/tolerances.ts';

interface Result {
  readonly terms: JobTerms;
  readonly output: Readonly<Record<string, unknown>>;
  readonly shownBy: readonly number[];
}

/** The first output that was seen of each completed job whose submission was seen. */
function resultsOf(evidence: EvidenceView): Result[] {
  return evidence.jobs.flatMap((history) => {
    const { submission } = history;
    const done = history.samples.find(({ job }) => job.phase === 'completed');
    const output = done?.job.raw['output'];
    if (submission === undefined || done === undefined || !isObject(output)) return [];
    const shownBy = [...new Set([submission.exchange.id, done.id])];
    return { terms: termsOf(history, evidence), output, shownBy };
  });
}

/** The worker may add to what it returns, but must not leave anything out. */
function echoes({ terms, output }: Result): boolean {
  return (
    isObject(terms.input) &&
    Object.entries(terms.input).every(([name, value]) => isDeepStrictEqual(output[name], value))
  );
}

const endpointRunsWorker: Judge = (evidence) => {
  const results = resultsOf(evidence).map((result) => {
    if (!result.terms.is('echo')) return holds('The job has a result.', result.shownBy);
    return echoes(result)
      ? holds('The result was made of the input of the job.', result.shownBy)
      : broken('Expected a result made of the input of the job, got another one.', result.shownBy);
  });
  const others = evidence.jobs.flatMap((history) => noResult(history, evidence));
  // Results of other endpoints and inputs do not make up for one that no ordinary job gets.
  const isOutweighed = evidence.jobs.some((history) => isStuck(history, evidence));
  return [...results.filter(({ outcome }) => !isOutweighed || outcome !== 'holds'), ...others];
};

/** Whether an ordinary job waited for longer than any start takes, where none has completed. */
function isStuck(history: JobHistory, evidence: EvidenceView): boolean {
  const stay = staysIn(history, 'waiting').at(-1);
  if (stay === undefined || stay.next !== undefined || isInterfered(history)) return false;
  if (stay.atLeastMs <= allowanceMs('coldStart')) return false;
  const terms = termsOf(history, evidence);
  if (!terms.is('ordinary') || terms.lowPriority === true) return false;
  return !evidence.jobs.some(
    (other) =>
      other.endpointId === history.endpointId &&
      other.samples.some(({ job }) => job.phase === 'completed') &&
      termsOf(other, evidence).is('ordinary'),
  );
}

function noResult(history: JobHistory, evidence: EvidenceView): Finding[] {
  const { submission, samples } = history;
  const last = samples.at(-1);
  if (submission === undefined || last === undefined || last.job.phase === 'completed') return [];
  const terms = termsOf(history, evidence);
  if (!terms.is('ordinary')) return [];
  const shownBy = [submission.exchange.id, last.id];
  const waitedMs = waitedAlone(history, evidence);
  const isDeclared = terms.endpoint?.inputs?.ordinary !== undefined && terms.lowPriority !== true;
  if (isDeclared && waitedMs > allowanceMs('coldStart')) {
    const reason = `Expected the worker to run the job, which stayed ${last.job.status} with nothing ahead of it. ${declaredAs('ordinary', terms)}`;
    const margin = describeMargin('coldStart', { limitMs: 0, seenMs: waitedMs });
    return [broken(reason, shownBy, margin)];
  }
  return [
    unclear(
      `A job of an ordinary input was last seen ${last.job.status}; one that completes would tell.`,
      shownBy,
    ),
  ];
}

/** Inputs that are declared to end by themselves, and soon. */
const shortKinds = ['ordinary', 'echo', 'failing', 'crashing'] as const;

/**
 * The longest time for which a job was last seen in the queue while its endpoint may have run no
 * other. A job that ends by itself, and whose end was seen late, ran for a part of that time only.
 */
function waitedAlone(history: JobHistory, evidence: EvidenceView): number {
  const { jobs, calls, endpoint } = evidence;
  const stay = staysIn(history, 'waiting').at(-1);
  if (stay === undefined || stay.next !== undefined || isInterfered(history)) return 0;
  const isHere = (endpointId: string | undefined) => endpointId === history.endpointId;
  const others = jobs.flatMap((other) => {
    if (other === history || !isHere(other.endpointId)) return [];
    const [first] = other.samples;
    const ended = other.samples.find(({ job }) => isFinished(job));
    const untilMs = ended?.untilMs ?? goneAt(other)?.exchange.receivedMs;
    const neverStarted = other.samples.every(({ job }) => job.phase === 'waiting');
    // What was never seen to leave the queue keeps no worker busy.
    if (first === undefined || (untilMs === undefined && neverStarted)) return [];
    const fromMs = other.submission?.exchange.sentMs ?? first.fromMs;
    const terms = termsOf(other, evidence);
    const isSeenLate = untilMs !== undefined && untilMs - fromMs > allowanceMs('shortJob');
    const isShort = isSeenLate && shortKinds.some((kind) => terms.is(kind));
    return [{ fromMs, untilMs: untilMs ?? Number.POSITIVE_INFINITY, isShort }];
  });
  const short = others.filter(({ isShort }) => isShort);
  const shortWithin = (fromMs: number, toMs: number) =>
    short.reduce((sumMs, one) => {
      const overlapMs = Math.min(one.untilMs, toMs) - Math.max(one.fromMs, fromMs);
      return sumMs + Math.min(Math.max(0, overlapMs), allowanceMs('shortJob'));
    }, 0);
  // Of a submission that is waited for nothing is known until its answer.
  const waitedFor = calls.flatMap(({ operationId, endpointId, sent, exchange }) => {
    if (operationId !== 'runJobSync' || !isHere(endpointId)) return [];
    const isShort = (['ordinary', 'echo'] as const).some((kind) =>
      isRequestOf(sent, endpoint(endpointId), kind),
    );
    return isShort ? [] : [{ fromMs: exchange.sentMs, untilMs: exchange.receivedMs }];
  });
  let aloneFromMs = stay.first.untilMs;
  let longestMs = 0;
  const busy = [...others.filter(({ isShort }) => !isShort), ...waitedFor].sort(
    (left, right) => left.fromMs - right.fromMs,
  );
  const end = { fromMs: stay.last.fromMs, untilMs: stay.last.fromMs };
  for (const { fromMs, untilMs } of [...busy, end]) {
    const aloneUntilMs = Math.min(fromMs, stay.last.fromMs);
    const busyMs = shortWithin(aloneFromMs, aloneUntilMs);
    longestMs = Math.max(longestMs, aloneUntilMs - aloneFromMs - busyMs);
    aloneFromMs = Math.max(aloneFromMs, untilMs);
  }
  return longestMs;
}

const outputIsResult: Judge = (evidence) =>
  resultsOf(evidence)
    .filter(({ terms }) => terms.is('echo'))
    .map((result) =>
      echoes(result)
        ? holds('The output is what the worker returns.', result.shownBy)
        : broken(
            'Expected what the worker returns as the output, got something else.',
            result.shownBy,
          ),
    );

/** Shown by what endpoints can be told apart by: images, other outputs, and inputs that come back. */
const endpointIdIdentifies: Judge = (evidence) => {
  const results = resultsOf(evidence);
  const isPicture = ({ output }: Result) => typeof output['image_url'] === 'string';
  const isImageModel = ({ terms: { endpoint } }: Result) =>
    endpoint?.kind === 'public' && endpoint.model === 'image';
  const pictures = results.filter(isImageModel);
  const echoed = results.filter(({ terms }) => terms.is('echo'));
  const mixedUp = [
    ...pictures.filter((result) => !isPicture(result) && echoes(result)),
    ...echoed.filter((result) => isPicture(result) && !echoes(result)),
  ];
  if (mixedUp.length > 0) {
    return mixedUp.map(({ shownBy }) =>
      broken('Expected the result of the endpoint, got that of another one.', shownBy),
    );
  }
  const [picture] = pictures;
  const [echo] = echoed.filter(echoes);
  const others = results.filter(({ terms }) => terms.endpoint?.kind === 'serverless');
  const [other] = others;
  if (picture === undefined || (echo ?? other) === undefined) return [];
  const shownBy = [...picture.shownBy, ...((echo ?? other)?.shownBy ?? [])];
  if (!pictures.every(isPicture)) {
    return [unclear('A job of the image endpoint completed without an `image_url`.', shownBy)];
  }
  if (echo !== undefined || !others.some(isPicture)) {
    return [holds('The outputs of the two endpoints are of different kinds.', shownBy)];
  }
  const why = 'The image endpoint and a serverless endpoint both returned an `image_url`.';
  const todo = `Declare ${places['echo-input']} of kind serverless to tell them apart.`;
  return [unclear(`${why} ${todo}`, shownBy)];
};

const stated = ['runJob', 'runJobSync', 'getJobStatus'] as const;

/** An operation which the document has for both kinds, and which one of them does not have. */
const oneInterface: Judge = (evidence) => {
  const used = evidence.calls.flatMap((call) => {
    const { operationId, endpointId, status = 0, exchange, sent } = call;
    const kind = evidence.endpoint(endpointId)?.kind;
    const operation = stated.find((id) => id === operationId);
    if (operation === undefined || kind === undefined || exchange.key !== 'valid') return [];
    if (operation !== 'getJobStatus' && requestFaults(operation, sent).length > 0) return [];
    const isOffered = status >= 200 && status <= 299;
    // A job may be gone; an endpoint that answers others may not.
    const isMissing =
      [405, 501].includes(status) || (status === 404 && operation !== 'getJobStatus');
    return isOffered || isMissing
      ? { operation, endpointId, kind, isOffered, id: exchange.id }
      : [];
  });
  const offered = used.filter(({ isOffered }) => isOffered);
  const missing = used.filter(
    ({ isOffered, operation, endpointId, kind }) =>
      !isOffered &&
      offered.some((other) => other.endpointId === endpointId) &&
      offered.some((other) => other.operation === operation && other.kind !== kind) &&
      !offered.some((other) => other.operation === operation && other.endpointId === endpointId),
  );
  if (missing.length > 0) {
    return missing.map(({ operation, kind, id }) =>
      broken(`Expected ${operation} on ${kind} endpoints as on others, got none.`, [id]),
    );
  }
  const shown = stated.flatMap((operation) =>
    (['public', 'serverless'] as const).map((kind) =>
      offered.find((other) => other.operation === operation && other.kind === kind),
    ),
  );
  const shownBy = shown.flatMap((one) => (one === undefined ? [] : [one.id]));
  return shownBy.length === shown.length
    ? [holds('Both kinds of endpoints have every operation.', shownBy)]
    : [];
};

/** By rule. */
export const workerJudges = {
  'endpoint-runs-worker': endpointRunsWorker,
  'output-is-result': outputIsResult,
  'endpoint-id-identifies': endpointIdIdentifies,
  'one-interface': oneInterface,
} satisfies Judges;
