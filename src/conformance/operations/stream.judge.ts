/** Rules about taking the parts of an output while its job goes on. */

import { isDeepStrictEqual } from 'node:util';
import { lifecycle } from '#generated/reference/tables.js';
import { defaultFinalStates } from '../../client/job.ts';
import { isObject } from '../../core/json.ts';
import { answerFaults, type Call, isSuccess } from '../../evidence/calls.ts';
import { elapsed } from '../engine/intervals.ts';
import type { EvidenceView } from '../engine/judging/evidence-view.ts';
import { callsNamingJobs, isTransient, transientAnswer } from '../engine/judging/job-calls.ts';
import type { JobHistory } from '../engine/judging/job-history.ts';
import { termsOf } from '../engine/judging/job-terms.ts';
import { broken, type Finding, holds, unclear } from '../engine/judging/judge.ts';
import { lateAnswer } from '../engine/judging/late-answers.ts';
import type { Judges } from '../engine/judging/verdicts.ts';
import { stateNames } from '../engine/state-names.ts';
import { describeMargin, toleranceMs } from '../engine/tolerances.ts';

/** What one request for parts brought. */
interface Taking {
  readonly call: Call;
  readonly parts: readonly unknown[];
  /** Whether the job had ended by the time of the answer. */
  readonly isLast: boolean;
}

/** All requests for parts of one job, in order; undefined where one is not known to have failed or not. */
function takingsOf(evidence: EvidenceView, history: JobHistory): readonly Taking[] | undefined {
  const calls = history.calls.filter(
    ({ operationId, exchange }) =>
      (operationId === 'streamJob' || operationId === 'streamJobByPost') &&
      exchange.key === 'valid',
  );
  const takings = calls.map((call) => readTaking(evidence, call));
  return takings.every((taking) => taking !== undefined) ? takings : undefined;
}

function readTaking({ subject }: EvidenceView, call: Call): Taking | undefined {
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

/** The jobs that were asked for parts, each with what was declared of its input. */
function streamedJobs(evidence: EvidenceView) {
  const asked = ['streamJob', 'streamJobByPost'] as const;
  const histories = new Set(
    asked.flatMap((id) => callsNamingJobs(evidence, id).map(({ history }) => history)),
  );
  return [...histories].map((history) => {
    const terms = termsOf(history, evidence);
    const expected = terms.is('streaming') ? terms.endpoint?.inputs?.streaming?.parts : undefined;
    return { takings: takingsOf(evidence, history), expected };
  });
}

function answersOnce(evidence: EvidenceView): Finding[] {
  const [misshapen] = ['streamJob' as const, 'streamJobByPost' as const]
    .flatMap((id) => callsNamingJobs(evidence, id))
    .filter(({ call }) => isSuccess(call) && (answerFaults(call, 'reference') ?? []).length > 0);
  if (misshapen !== undefined) {
    return [broken('The answer is no list of parts.', [misshapen.call.exchange.id])];
  }
  return streamedJobs(evidence).flatMap(({ takings, expected }): Finding[] => {
    if (expected === undefined) return [];
    const shownBy = takings?.map(({ call }) => call.exchange.id) ?? [];
    if (takings === undefined)
      return [
        unclear(
          'A request for parts was not answered; an answer to each of them would tell.',
          shownBy,
        ),
      ];
    const taken = takings.flatMap(({ parts }) => parts);
    const isStart = taken.every((part, at) => isDeepStrictEqual(part, expected[at]));
    if (taken.length > expected.length || !isStart) {
      return [broken(`${JSON.stringify(taken)} is not what was streamed, each once.`, shownBy)];
    }
    const onTheWay = takings.filter(({ parts }) => parts.length > 0);
    return onTheWay.length > 1 && taken.length === expected.length
      ? [holds('Each part was answered once, in order.', shownBy)]
      : [
          unclear(
            'The parts were not taken in several requests, all of them; that would tell.',
            shownBy,
          ),
        ];
  });
}

function carriesRest(evidence: EvidenceView): Finding[] {
  return streamedJobs(evidence).flatMap(({ takings, expected }): Finding[] => {
    if (expected === undefined || takings === undefined) return [];
    const at = takings.findIndex(({ isLast }) => isLast);
    const last = takings[at];
    if (last === undefined) return [];
    const shownBy = takings.slice(0, at + 1).map(({ call }) => call.exchange.id);
    const taken = takings.slice(0, at).flatMap(({ parts }) => parts).length;
    const rest = expected.slice(taken);
    if (last.parts.length < rest.length) {
      const found = `${last.parts.length} of ${rest.length} parts that remained`;
      return [broken(`The answer after the end has ${found}.`, shownBy)];
    }
    return rest.length > 1
      ? [holds('The answer after the end has all parts that remained.', shownBy)]
      : [unclear('At most one part remained after the end; several would tell.', shownBy)];
  });
}

function waitsForParts(evidence: EvidenceView): Finding[] {
  const limitMs = lifecycle.timers.streamWait.default;
  return ['streamJob' as const, 'streamJobByPost' as const]
    .flatMap((id) => callsNamingJobs(evidence, id))
    .flatMap(({ call }): Finding[] => {
      const { id } = call.exchange;
      if (isTransient(call)) return [unclear(transientAnswer('The request', call), [id])];
      const taking = readTaking(evidence, call);
      if (taking === undefined) return [];
      const late = lateAnswer(call.exchange, { limitMs, evidence });
      if (late !== undefined) return [late];
      if (taking.parts.length > 0 || taking.isLast) return [];
      const { atMostMs: seenMs } = elapsed(call.exchange);
      const margin = describeMargin('earlyAnswer', { limitMs, seenMs });
      return seenMs < limitMs - toleranceMs('earlyAnswer', limitMs)
        ? [broken('The answer came empty before the wait was over.', [id], margin)]
        : [holds('The answer came when the wait was over.', [id], margin)];
    });
}

/** By rule. */
export const streamJudges = {
  'stream-each-part-once': answersOnce,
  'stream-end-carries-rest': carriesRest,
  'stream-waits': waitsForParts,
} satisfies Judges;
