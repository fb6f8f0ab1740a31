/** Rules about what runs a job: the worker of its endpoint, with the job's own input. */
import { isDeepStrictEqual } from 'node:util';
import { isFinished } from '../../client/job.ts';
import { isObject, partAt } from '../../core/json.ts';
import { requestErrors } from '../../evidence/document-errors.ts';
import { groupBy } from '../../evidence/indexes.ts';
import type { OperationId } from '../../evidence/operation-exchange.ts';
import { storagePlace } from '../contract/request-schema.ts';
import { describeMargin, toleranceMs } from '../contract/tolerances.ts';
import { unusualContentIn, withoutUnique } from '../contract/unusual-content.ts';
import { crossedAnswers } from '../judging/answers/crossed-answers.ts';
import { repeatedIds } from '../judging/answers/submissions.ts';
import { type EvidenceView, memoize } from '../judging/evidence-view.ts';
import { notFoundAt } from '../judging/jobs/job-course.ts';
import {
  isRetriedOrCancelled,
  type JobHistory,
  timesInState,
} from '../judging/jobs/job-history.ts';
import {
  declaredAs,
  isRequestOf,
  type JobTerms,
  mayBeCutShort,
  termsOf,
} from '../judging/jobs/job-terms.ts';
import {
  broken,
  type Finding,
  type Findings,
  holds,
  type Judge,
  unclear,
} from '../judging/verdicts/judge.ts';
import { needsEvidence } from '../judging/verdicts/missing-evidence.ts';
import type { Judges } from '../judging/verdicts/verdicts.ts';
import { places } from '../target/declarations.ts';

interface Result {
  readonly job: JobHistory;
  readonly terms: JobTerms;
  readonly output: Readonly<Record<string, unknown>>;
  readonly shownBy: readonly number[];
}

/** Every output of each completed job whose submission was seen. */
function resultsOf(evidence: EvidenceView): Result[] {
  return evidence.jobs.flatMap((history) => {
    const { submission, samples } = history;
    if (submission === undefined) return [];
    const terms = termsOf(history, evidence);
    const reported = samples
      .filter(({ by, job }) => by === 'getJobStatus' && job.phase === 'completed')
      .map(({ job }) => job.raw['output'])
      .filter(isObject);
    return samples.flatMap(({ id, by, job: { phase, raw } }): Result[] => {
      const { output } = raw;
      if (phase !== 'completed' || !isObject(output)) return [];
      // A webhook body that differs from every status response breaks a rule of its own.
      const isOther = by === 'webhook' && !reported.some((same) => isDeepStrictEqual(same, output));
      if (isOther && reported.length > 0) return [];
      const shownBy = [...new Set([submission.exchange.id, id])];
      return [{ job: history, terms, output, shownBy }];
    });
  });
}

/** The worker may add to what it returns, but must not leave anything out. */
function echoes({ terms, output }: Result): boolean {
  return (
    isObject(terms.input) &&
    Object.entries(terms.input).every(([name, value]) => isDeepStrictEqual(output[name], value))
  );
}

/** @param returning results whose workers returned unusual content */
const echoesUnusual = (
  { job, terms, output, shownBy }: Result,
  returning: readonly Result[],
): Findings => {
  const sent = unusualContentIn(terms.input);
  const returned = unusualContentIn(output);
  if (sent === undefined) {
    return returned === undefined
      ? []
      : broken('The output contains content that only the inputs of other jobs had.', shownBy);
  }
  if (returned === undefined) {
    // Other parts of its input a worker may leave out, or refuse, but not for one job of several alike.
    const other = returning.find(
      (result) => result.job !== job && isSentAlike({ job, terms }, result),
    );
    return other === undefined
      ? []
      : broken(
          'Expected the output to contain the content of the input, as that of another job with the same one does, got an output without it.',
          [...shownBy, ...other.shownBy],
        );
  }
  return isDeepStrictEqual(returned, sent)
    ? holds('The output contains the unusual content of the input unchanged.', shownBy)
    : broken(
        `Expected the output to contain the content of the input unchanged, got other content at ${differingMembersText(sent, returned)}. inputs.echo of ${terms.endpoint?.id} declares that the worker returns its input.`,
        shownBy,
      );
};

/** Whether two jobs have the same input except for what tells them apart, and both or neither have storage settings. */
function isSentAlike(left: Pick<Result, 'job' | 'terms'>, right: typeof left): boolean {
  const sentBy = ({ job, terms }: typeof left) => ({
    endpoint: job.endpointId,
    input: isObject(terms.input) ? withoutUnique(terms.input) : terms.input,
    hasStorage: partAt(job.submission?.sent, storagePlace) !== undefined,
  });
  return isDeepStrictEqual(sentBy(left), sentBy(right));
}

function differingMembersText(
  sent: Readonly<Record<string, unknown>>,
  returned: Readonly<Record<string, unknown>>,
): string {
  const names = new Set([...Object.keys(sent), ...Object.keys(returned)]);
  return [...names]
    .filter((name) => !isDeepStrictEqual(sent[name], returned[name]))
    .map((name) => JSON.stringify(name))
    .join(', ');
}

/** Each accepted submission is a job of its own, in the whole run. */
function repeatedJobs(evidence: EvidenceView): Finding[] {
  return repeatedIds(evidence).map(({ jobId, first, again }) =>
    broken(`Expected a new job, got the id of another one: ${jobId}.`, [first.id, again.id]),
  );
}

const endpointRunsWorker: Judge = (evidence) => {
  const all = resultsOf(evidence);
  const returning = all.filter(({ output }) => unusualContentIn(output) !== undefined);
  const results = all.flatMap((result): Findings => {
    const unusual = [echoesUnusual(result, returning)].flat();
    if (!result.terms.is('echo'))
      return [holds('The job has a result.', result.shownBy), ...unusual];
    if (unusual.length > 0) return unusual;
    return echoes(result)
      ? holds('The result contains the input of the job.', result.shownBy)
      : broken(
          'Expected a result that contains the input of the job, got another one.',
          result.shownBy,
        );
  });
  const others = evidence.jobs.flatMap((history) => noResult(history, evidence));
  // Other results do not outweigh an endpoint on which no ordinary job completes.
  const isOutweighed = evidence.jobs.some((history) => isStuck(history, evidence));
  return [
    ...results.filter(({ outcome }) => !isOutweighed || outcome !== 'holds'),
    ...others,
    ...repeatedJobs(evidence),
  ];
};

/** Whether an ordinary job waited longer than any worker start, on an endpoint where none completed. */
function isStuck(history: JobHistory, evidence: EvidenceView): boolean {
  const period = timesInState(history, 'waiting').at(-1);
  if (period === undefined || period.next !== undefined || isRetriedOrCancelled(history))
    return false;
  if (period.atLeastMs <= toleranceMs('coldStart')) return false;
  const terms = termsOf(history, evidence);
  if (!terms.is('ordinary') || terms.lowPriority === true) return false;
  return !evidence.jobs.some(
    (other) =>
      other.endpointId === history.endpointId &&
      other.samples.some(({ job }) => job.phase === 'completed') &&
      termsOf(other, evidence).is('ordinary'),
  );
}

function noResult(history: JobHistory, evidence: EvidenceView): Findings {
  const { submission, samples } = history;
  const last = samples.at(-1);
  if (submission === undefined || last === undefined || last.job.phase === 'completed') return [];
  const terms = termsOf(history, evidence);
  if (!terms.is('ordinary')) return [];
  const shownBy = [submission.exchange.id, last.id];
  const waitedMs = waitedAlone(history, evidence);
  const isDeclared = terms.endpoint?.inputs?.ordinary !== undefined && terms.lowPriority !== true;
  if (isDeclared && waitedMs > toleranceMs('coldStart')) {
    const reason = `Expected the worker to run the job, which stayed ${last.job.status} with nothing ahead of it. ${declaredAs('ordinary', terms)}`;
    const margin = describeMargin('coldStart', { limitMs: 0, seenMs: waitedMs });
    return broken(reason, shownBy, margin);
  }
  const { sameWay, otherWay } = ordinaryOutcomes(history, evidence);
  const isOnlyThisWay =
    sameWay.completed === 0 && sameWay.ended >= fewestEnds && otherWay.completed >= fewestEnds;
  if (last.job.phase === 'ended' && isOnlyThisWay) {
    return broken(
      `Expected the job to complete, as ${otherWay.completed} jobs with the same input did that were submitted the other way, got ${last.job.status}, like all ${sameWay.ended} jobs submitted this way.`,
      shownBy,
    );
  }
  return unclear(
    `A job with an ordinary input was not seen to complete; it was last ${last.job.status}.`,
    shownBy,
  );
}

/** How many jobs of an input must have ended each way before chance does not explain it. */
const fewestEnds = 4;

interface Outcomes {
  readonly completed: number;
  readonly ended: number;
}

/** What became of the jobs with ordinary input of the same endpoint, by those submitted in the same way and in the other one. */
function ordinaryOutcomes(
  { endpointId, submission }: JobHistory,
  evidence: EvidenceView,
): { readonly sameWay: Outcomes; readonly otherWay: Outcomes } {
  const { runJob = none, runJobSync = none } = outcomesAt(evidence).get(endpointId) ?? {};
  return submission?.operationId === 'runJob'
    ? { sameWay: runJob, otherWay: runJobSync }
    : { sameWay: runJobSync, otherWay: runJob };
}

const none: Outcomes = { completed: 0, ended: 0 };

const outcomesAt = memoize((evidence: EvidenceView) => {
  const ordinary = evidence.jobs.filter((history) => {
    const terms = termsOf(history, evidence);
    const isLimited = terms.askedTimeoutMs !== undefined || terms.askedTtlMs !== undefined;
    return terms.is('ordinary') && !isLimited && !isRetriedOrCancelled(history);
  });
  const countOutcomes = (jobs: readonly JobHistory[]): Outcomes => {
    const lasts = jobs.map(({ samples }) => samples.at(-1)?.job.phase);
    return {
      completed: lasts.filter((phase) => phase === 'completed').length,
      ended: lasts.filter((phase) => phase === 'ended').length,
    };
  };
  return new Map(
    [...groupBy(ordinary, ({ endpointId }) => endpointId)].map(([endpointId, jobs]) => {
      const by = (operationId: OperationId) =>
        countOutcomes(jobs.filter(({ submission }) => submission?.operationId === operationId));
      return [endpointId, { runJob: by('runJob'), runJobSync: by('runJobSync') }] as const;
    }),
  );
});

/** Inputs whose jobs are declared to end by themselves, and soon. */
const shortKinds = ['ordinary', 'echo', 'failing', 'crashing'] as const;

/** The longest time for which a job waited while its endpoint ran no other; a short job counts for a short time. */
function waitedAlone(history: JobHistory, evidence: EvidenceView): number {
  const { jobs, calls, endpoint } = evidence;
  const period = timesInState(history, 'waiting').at(-1);
  if (period === undefined || period.next !== undefined || isRetriedOrCancelled(history)) return 0;
  const isHere = (endpointId: string | undefined) => endpointId === history.endpointId;
  const others = jobs.flatMap((other) => {
    if (other === history || !isHere(other.endpointId)) return [];
    const [first] = other.samples;
    const ended = other.samples.find(({ job }) => isFinished(job));
    const untilMs = ended?.untilMs ?? notFoundAt(other)?.exchange.receivedMs;
    const neverStarted = other.samples.every(({ job }) => job.phase === 'waiting');
    // A job that was never seen outside the queue keeps no worker busy.
    if (first === undefined || (untilMs === undefined && neverStarted)) return [];
    const fromMs = other.submission?.exchange.sentMs ?? first.fromMs;
    const terms = termsOf(other, evidence);
    const isSeenLate = untilMs !== undefined && untilMs - fromMs > toleranceMs('shortJob');
    const isShort = isSeenLate && shortKinds.some((kind) => terms.is(kind));
    return [{ fromMs, untilMs: untilMs ?? Number.POSITIVE_INFINITY, isShort }];
  });
  const short = others.filter(({ isShort }) => isShort);
  const shortWithin = (fromMs: number, toMs: number) =>
    short.reduce((sumMs, period) => {
      const overlapMs = Math.min(period.untilMs, toMs) - Math.max(period.fromMs, fromMs);
      return sumMs + Math.min(Math.max(0, overlapMs), toleranceMs('shortJob'));
    }, 0);
  // A `runsync` job may keep the worker busy until its response.
  const synchronous = calls.flatMap(({ operationId, endpointId, sent, exchange }) => {
    if (operationId !== 'runJobSync' || !isHere(endpointId)) return [];
    const isShort = (['ordinary', 'echo'] as const).some((kind) =>
      isRequestOf(sent, endpoint(endpointId), kind),
    );
    return isShort ? [] : [{ fromMs: exchange.sentMs, untilMs: exchange.receivedMs }];
  });
  let aloneFromMs = period.first.untilMs;
  let longestMs = 0;
  const busy = [...others.filter(({ isShort }) => !isShort), ...synchronous].sort(
    (left, right) => left.fromMs - right.fromMs,
  );
  const end = { fromMs: period.last.fromMs, untilMs: period.last.fromMs };
  for (const { fromMs, untilMs } of [...busy, end]) {
    const aloneUntilMs = Math.min(fromMs, period.last.fromMs);
    const busyMs = shortWithin(aloneFromMs, aloneUntilMs);
    longestMs = Math.max(longestMs, aloneUntilMs - aloneFromMs - busyMs);
    aloneFromMs = Math.max(aloneFromMs, untilMs);
  }
  return longestMs;
}

const outputIsResult: Judge = (evidence) => {
  const results = resultsOf(evidence);
  const returning = results.filter(({ output }) => unusualContentIn(output) !== undefined);
  return [
    ...crossedAnswers(evidence),
    ...results.flatMap((result): Findings => {
      const unusual = [echoesUnusual(result, returning)].flat();
      if (unusual.length > 0 || !result.terms.is('echo')) return unusual;
      return echoes(result)
        ? holds('The output is what the worker returns.', result.shownBy)
        : broken(
            'Expected the output to be what the worker returns, got something else.',
            result.shownBy,
          );
    }),
  ];
};

/** Outputs distinguish endpoints: images, other outputs, and inputs that are echoed. */
const endpointIdIdentifies: Judge = (evidence) => {
  const results = resultsOf(evidence);
  const isImage = ({ output }: Result) => typeof output['image_url'] === 'string';
  const isImageModel = ({ terms: { endpoint } }: Result) =>
    endpoint?.kind === 'public' && endpoint.model === 'image';
  const images = results.filter(isImageModel);
  const echoed = results.filter(({ terms }) => terms.is('echo'));
  const mismatched = [
    ...images.filter((result) => !isImage(result) && echoes(result)),
    ...echoed.filter((result) => isImage(result) && !echoes(result)),
  ];
  if (mismatched.length > 0) {
    return mismatched.map(({ shownBy }) =>
      broken('Expected the result of the endpoint, got that of another one.', shownBy),
    );
  }
  const [image] = images;
  const [echo] = echoed.filter(echoes);
  const others = results.filter(({ terms }) => terms.endpoint?.kind === 'serverless');
  const [other] = others;
  if (image === undefined || (echo ?? other) === undefined) return [];
  const shownBy = [...image.shownBy, ...((echo ?? other)?.shownBy ?? [])];
  if (!images.every(isImage)) {
    return [unclear('A job of the image endpoint completed without an `image_url`.', shownBy)];
  }
  if (echo !== undefined || !others.some(isImage)) {
    return [holds('The outputs of the two endpoints are of different kinds.', shownBy)];
  }
  return [
    needsEvidence(
      {
        seen: 'The image endpoint and a serverless endpoint both returned an `image_url`',
        needed: `declare ${places['echo-input']} of kind serverless`,
      },
      shownBy,
    ),
  ];
};

const stated = ['runJob', 'runJobSync', 'getJobStatus'] as const;

const oneInterface: Judge = (evidence) => {
  const used = evidence.calls.flatMap((call) => {
    const { operationId, endpointId, status = 0, exchange, sent } = call;
    const kind = evidence.endpoint(endpointId)?.kind;
    const operation = stated.find((id) => id === operationId);
    if (operation === undefined || kind === undefined || exchange.key !== 'valid') return [];
    if (operation !== 'getJobStatus' && requestErrors(operation, sent).length > 0) return [];
    const isOffered = status >= 200 && status <= 299;
    // A status request may get 404 because the job is gone, and so may a submission that waits for it.
    const mayBeGone = operation === 'getJobStatus' || mayBeCutShort(call, evidence);
    const isMissing = [405, 501].includes(status) || (status === 404 && !mayBeGone);
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
      broken(`Expected ${kind} endpoints to offer ${operation} as others do.`, [id]),
    );
  }
  const offers = stated.flatMap((operation) =>
    (['public', 'serverless'] as const).map((kind) =>
      offered.find((other) => other.operation === operation && other.kind === kind),
    ),
  );
  const shownBy = offers.flatMap((offer) => (offer === undefined ? [] : [offer.id]));
  return shownBy.length === offers.length
    ? [holds('Both kinds of endpoints offer every stated operation.', shownBy)]
    : [];
};

export const workerJudges = {
  'endpoint-runs-worker': endpointRunsWorker,
  'output-is-result': outputIsResult,
  'endpoint-id-identifies': endpointIdIdentifies,
  'one-interface': oneInterface,
} satisfies Judges;
