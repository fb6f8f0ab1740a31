/** Rules about who works a job off: that it is the worker of its endpoint, on the job's own input. */
import { isDeepStrictEqual } from 'node:util';
import { isObject, requestFaults } from '../../evidence/calls.ts';
import { places } from '../declarations.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import type { JobHistory } from '../judging/job-history.ts';
import { type JobTerms, termsOf } from '../judging/job-terms.ts';
import { broken, type Finding, holds, type Judge, unclear } from '../judging/judge.ts';
import type { Judges } from '../judging/verdicts.ts';

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

const endpointRunsWorker: Judge = (evidence) => [
  ...resultsOf(evidence).map((result) => {
    if (!result.terms.is('echo')) return holds('The job has a result.', result.shownBy);
    return echoes(result)
      ? holds('The result was made of the input of the job.', result.shownBy)
      : broken('Expected a result made of the input of the job, got another one.', result.shownBy);
  }),
  ...evidence.jobs.flatMap((history) => noResult(history, evidence)),
];

function noResult(history: JobHistory, evidence: EvidenceView): Finding[] {
  const { submission, samples } = history;
  const last = samples.at(-1);
  if (submission === undefined || last === undefined || last.job.phase === 'completed') return [];
  if (!termsOf(history, evidence).is('ordinary')) return [];
  const shownBy = [submission.exchange.id, last.id];
  return [
    unclear(
      `A job of an ordinary input was last seen ${last.job.status}; one that completes would tell.`,
      shownBy,
    ),
  ];
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
