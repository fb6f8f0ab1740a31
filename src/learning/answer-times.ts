/** How long the operations of a deployment take to answer. */
import { indistinctMs } from '../conformance/judging/jobs/job-durations.ts';
import { elapsedOf } from '../evidence/intervals.ts';
import { isSuccess } from '../evidence/operation-exchange.ts';
import type { AnswerTimeSettings } from '../reference/accounts/answer-times.ts';
import type { EvidenceSource } from './evidence-sources.ts';
import type { LearnedSetting } from './learned-setting.ts';
import { type TimedSample, timedSamples, timePoint } from './time-points.ts';

/** All that do not wait for a job. */
const promptOperations = [
  'runJob',
  'getJobStatus',
  'cancelJob',
  'retryJob',
  'purgeQueue',
  'getEndpointHealth',
] as const satisfies readonly (keyof AnswerTimeSettings)[];

/** Fewer say too little of an operation: networks are late at times. */
const fewestAnswers = 5;

/** A point for each operation that does not wait for a job. */
export function answerTimePoints(sources: readonly EvidenceSource[]): LearnedSetting[] {
  return promptOperations.map((operationId) => {
    const samples = sources.flatMap((source) => answersIn(source, operationId));
    const point = timePoint(
      ['answerTimes', operationId],
      samples.length < fewestAnswers ? [] : samples,
      {
        wouldShow: `at least ${fewestAnswers} successful answers of \`${operationId}\``,
        otherwise: 0,
      },
    );
    const { measure } = point;
    if (measure?.kind !== 'times') return point;
    const most = measure.ms.at(-1) ?? 0;
    // The network takes as long as that; playing it would only cost time.
    const value = most < indistinctMs ? 0 : point.value;
    return { ...point, value, measure: { ...measure, kind: 'answerTimes' } };
  });
}

/** The times of successful answers. While the checks were late themselves, they measure nothing. */
function answersIn(
  source: EvidenceSource,
  operationId: (typeof promptOperations)[number],
): TimedSample[] {
  return source.view.callsOf(operationId).flatMap((call) => {
    const { atLeastMs, atMostMs } = elapsedOf(call.exchange);
    if (!isSuccess(call) || call.redirects !== undefined) return [];
    if (atMostMs - atLeastMs > indistinctMs) return [];
    const ms = Math.round((atLeastMs + atMostMs) / 2);
    const { id } = call.exchange;
    return timedSamples({ ms, leastMs: atLeastMs, mostMs: atMostMs, id }, source);
  });
}
