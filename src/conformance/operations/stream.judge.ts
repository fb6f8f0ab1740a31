/** Rules about streaming the parts of an output while its job runs. */
import { isDeepStrictEqual } from 'node:util';
import { lifecycle } from '#generated/reference/tables.js';
import { defaultFinalStates, isFinished } from '../../client/job.ts';
import { isObject } from '../../core/json.ts';
import { answerErrors } from '../../evidence/document-errors.ts';
import { elapsedOf } from '../../evidence/intervals.ts';
import { isSuccess, type OperationExchange } from '../../evidence/operation-exchange.ts';
import { stateNames } from '../contract/state-names.ts';
import { describeMargin, toleranceMs } from '../contract/tolerances.ts';
import { lateAnswer } from '../judging/answers/late-answer.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import {
  callsNamingJobs,
  isTransient,
  type JobCall,
  samplesAround,
} from '../judging/jobs/job-calls.ts';
import type { JobHistory } from '../judging/jobs/job-history.ts';
import { termsOf } from '../judging/jobs/job-terms.ts';
import {
  broken,
  type Finding,
  type Findings,
  holds,
  type Judge,
  unclear,
} from '../judging/verdicts/judge.ts';
import { indefiniteAnswer } from '../judging/verdicts/missing-evidence.ts';
import type { Judges } from '../judging/verdicts/verdicts.ts';

interface StreamResponse {
  readonly call: OperationExchange;
  readonly parts: readonly unknown[];
  readonly isLast: boolean;
}

/** All stream requests of one job, in order; undefined if the outcome of one is not known. */
function streamResponses(
  evidence: EvidenceView,
  history: JobHistory,
): readonly StreamResponse[] | undefined {
  const calls = history.calls.filter(
    ({ operationId, exchange }) =>
      (operationId === 'streamJob' || operationId === 'streamJobByPost') &&
      exchange.key === 'valid',
  );
  const responses = calls.map((call) => readStreamResponse(evidence, call));
  return responses.every((response) => response !== undefined) ? responses : undefined;
}

function readStreamResponse(
  { subject }: EvidenceView,
  call: OperationExchange,
): StreamResponse | undefined {
  const { answered } = call;
  if (!isSuccess(call) || !isObject(answered) || !Array.isArray(answered['stream'])) {
    return undefined;
  }
  const { status, stream } = answered;
  const ends = [stateNames.completed, ...(subject.finalStates ?? defaultFinalStates)];
  return {
    call,
    parts: stream.map((part: unknown) => (isObject(part) ? part['output'] : part)),
    isLast: typeof status === 'string' && ends.includes(status),
  };
}

function streamCalls(evidence: EvidenceView): JobCall[] {
  return callsNamingJobs(evidence, 'streamJob', 'streamJobByPost');
}

/** Stream requests for a job with declared parts that were refused, although the job was still there. */
function findRefusals(evidence: EvidenceView, when: 'running' | 'ended', what: string): Finding[] {
  return streamCalls(evidence).flatMap(({ history, call }): Findings => {
    const isRefused = !isSuccess(call) && !isTransient(call);
    if (!isRefused || !termsOf(history, evidence).is('streaming')) return [];
    const { before, after } = samplesAround(history, call);
    const [later] = after;
    const isEnded = before !== undefined && isFinished(before.job);
    if (later === undefined || isEnded !== (when === 'ended')) return [];
    return broken(`Expected ${what}, got status ${call.status}.`, [call.exchange.id, later.id]);
  });
}

/** The jobs with stream requests, each with the declared parts of its input. */
function streamedJobs(evidence: EvidenceView) {
  const histories = new Set(streamCalls(evidence).map(({ history }) => history));
  return [...histories].map((history) => {
    const terms = termsOf(history, evidence);
    const expected = terms.is('streaming') ? terms.endpoint?.inputs?.streaming?.parts : undefined;
    return { responses: streamResponses(evidence, history), expected };
  });
}

function answersOnce(evidence: EvidenceView): Finding[] {
  const malformed = streamCalls(evidence).find(
    ({ call }) => isSuccess(call) && (answerErrors(call, 'reference') ?? []).length > 0,
  );
  if (malformed !== undefined) {
    return [broken('Expected a list of parts, got something else.', [malformed.call.exchange.id])];
  }
  const refusals = findRefusals(evidence, 'running', 'the parts since the last request');
  if (refusals.length > 0) return refusals;
  return streamedJobs(evidence).flatMap(({ responses, expected }): Findings => {
    if (expected === undefined) return [];
    const shownBy = responses?.map(({ call }) => call.exchange.id) ?? [];
    if (responses === undefined) return unclear('A stream request was not answered.', shownBy);
    const returned = responses.flatMap(({ parts }) => parts);
    const isStart = returned.every((part, at) => isDeepStrictEqual(part, expected[at]));
    if (returned.length > expected.length || !isStart) {
      return broken(
        `Expected each streamed part once, in order, got ${JSON.stringify(returned)}.`,
        shownBy,
      );
    }
    const nonEmpty = responses.filter(({ parts }) => parts.length > 0);
    return nonEmpty.length > 1 && returned.length === expected.length
      ? holds('Each part was returned once, in order.', shownBy)
      : unclear('Not all parts were returned, or not over several requests.', shownBy);
  });
}

const carriesRest: Judge = (evidence) => [
  ...findRefusals(evidence, 'ended', 'the parts that remained'),
  ...streamedJobs(evidence).flatMap(({ responses, expected }): Findings => {
    if (expected === undefined || responses === undefined) return [];
    const at = responses.findIndex(({ isLast }) => isLast);
    const last = responses[at];
    if (last === undefined) return [];
    const shownBy = responses.slice(0, at + 1).map(({ call }) => call.exchange.id);
    const returned = responses.slice(0, at).flatMap(({ parts }) => parts).length;
    const rest = expected.slice(returned);
    if (last.parts.length < rest.length) {
      const partCount = `${last.parts.length} of ${rest.length} parts that remained`;
      return broken(`The response after the end has ${partCount}.`, shownBy);
    }
    return rest.length > 1
      ? holds('The response after the end has all parts that remained.', shownBy)
      : unclear('At most one part remained after the end.', shownBy);
  }),
];

function waitsForParts(evidence: EvidenceView): Finding[] {
  const limitMs = lifecycle.timers.streamWait.default;
  return streamCalls(evidence).flatMap(({ call }): Findings => {
    const { id } = call.exchange;
    if (isTransient(call)) return indefiniteAnswer('The request', call, [id]);
    const response = readStreamResponse(evidence, call);
    if (response === undefined) return [];
    const late = lateAnswer(call.exchange, { limitMs, evidence });
    if (late !== undefined) return late;
    if (response.parts.length > 0 || response.isLast) return [];
    const { atMostMs: seenMs } = elapsedOf(call.exchange);
    const margin = describeMargin('earlyAnswer', { limitMs, seenMs });
    return seenMs < limitMs - toleranceMs('earlyAnswer', limitMs)
      ? broken('An empty response came before the wait was over.', [id], margin)
      : holds('The response came when the wait was over.', [id], margin);
  });
}

export const streamJudges = {
  'stream-each-part-once': answersOnce,
  'stream-end-carries-rest': carriesRest,
  'stream-waits': waitsForParts,
} satisfies Judges;
