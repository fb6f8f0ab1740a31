/** Rules about calls that wait for a job, and for how long. */
import { isDeepStrictEqual } from 'node:util';
import { identifiers, lifecycle } from '#generated/reference/tables.js';
import { isFinished, type Job, parseJob } from '../../client/job.ts';
import { isObject } from '../../core/json.ts';
import { requestErrors } from '../../evidence/document-errors.ts';
import { groupBy } from '../../evidence/indexes.ts';
import { arrivalOf, elapsedOf } from '../../evidence/intervals.ts';
import { isSuccess, type OperationExchange, parseJson } from '../../evidence/operation-exchange.ts';
import { describeMargin, toleranceMs } from '../contract/tolerances.ts';
import { askedWait } from '../contract/wait-parameter.ts';
import { lateAnswer } from '../judging/answers/late-answer.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { callsNamingJobs, isTransient, samplesAround } from '../judging/jobs/job-calls.ts';
import { isRetriedOrCancelled, type JobHistory } from '../judging/jobs/job-history.ts';
import { broken, type Finding, type Findings, holds, unclear } from '../judging/verdicts/judge.ts';
import { indefiniteAnswer } from '../judging/verdicts/missing-evidence.ts';
import type { Judges } from '../judging/verdicts/verdicts.ts';
import { hookOf } from '../judging/webhooks/webhook-address.ts';
import { findReceiverUnreachable } from '../judging/webhooks/webhook-delivery.ts';

interface CallWait {
  readonly limitMs: number;
  readonly seenMs: number;
  readonly job: Job | undefined;
  readonly isOver: boolean;
}

function waitOf(
  call: OperationExchange,
  limitMs: number,
  finalStates: readonly string[] | undefined,
): CallWait {
  const { atMostMs: seenMs } = elapsedOf(call.exchange);
  return {
    limitMs,
    seenMs,
    job: isSuccess(call) ? parseJob(call.answered, { finalStates, id: call.jobId }) : undefined,
    isOver: seenMs >= limitMs - toleranceMs('earlyAnswer', limitMs),
  };
}

function synchronousCalls({ calls }: EvidenceView): readonly OperationExchange[] {
  return calls.filter(
    ({ operationId, sent, exchange }) =>
      operationId === 'runJobSync' &&
      exchange.key === 'valid' &&
      exchange.hangUpAfterMs === undefined &&
      requestErrors('runJobSync', sent, 'reference').length === 0,
  );
}

function limitsWait(evidence: EvidenceView): Finding[] {
  const { default: defaultMs } = lifecycle.timers.runsyncWait;
  return synchronousCalls(evidence).flatMap((call): Findings => {
    const { id } = call.exchange;
    const wait = askedWait(call.exchange.request.target);
    if (isTransient(call)) return [];
    if (wait.kind === 'outside') {
      if (call.status === 400) return [];
      return broken(`Expected a wait of ${wait.text} to be refused, got status ${call.status}.`, [
        id,
      ]);
    }
    if (wait.kind === 'within' && call.status === 400) {
      return broken(`A wait of ${wait.ms} ms was refused.`, [id]);
    }
    const limitMs = wait.kind === 'within' ? wait.ms : defaultMs;
    const late = lateAnswer(call.exchange, { limitMs, evidence });
    if (late !== undefined) return late;
    const { seenMs, job, isOver } = waitOf(call, limitMs, evidence.subject.finalStates);
    const margin = describeMargin('lateAnswer', { limitMs, seenMs });
    return isOver && job !== undefined && !isFinished(job)
      ? holds('The response came when the wait was over.', [id], margin)
      : [];
  });
}

function answersUnfinished(evidence: EvidenceView): Finding[] {
  const { default: defaultMs } = lifecycle.timers.runsyncWait;
  return synchronousCalls(evidence).flatMap((call): Findings => {
    const { id } = call.exchange;
    const wait = askedWait(call.exchange.request.target);
    if (wait.kind === 'outside' || call.status === undefined || call.status === 429) return [];
    const limitMs = wait.kind === 'within' ? wait.ms : defaultMs;
    const { seenMs, job, isOver } = waitOf(call, limitMs, evidence.subject.finalStates);
    const margin = describeMargin('earlyAnswer', { limitMs, seenMs });
    if (job === undefined) {
      // 504 is not a response to the end of a wait either.
      const isTimeout = call.status < 500 || call.status === 504;
      return isOver && isTimeout
        ? broken(
            `Expected the unfinished job when the wait was over, got status ${call.status}.`,
            [id],
            margin,
          )
        : [];
    }
    if (isFinished(job) || job.phase === 'unknown') return [];
    if (!isOver)
      return broken('The response came before the end of the job and of the wait.', [id], margin);
    if (job.phase === 'waiting' && hadStarted(call, evidence)) {
      const reason = 'The job is said to wait, although it had started by its own report.';
      return broken(reason, [id], margin);
    }
    if ('output' in job.raw) {
      return broken(`The unfinished job is ${job.status}, but has an output.`, [id], margin);
    }
    const reason = `The response when the wait was over is the unfinished job: ${job.status}.`;
    return holds(reason, [id], margin);
  });
}

/** Whether the job of a call had started before the answer was sent, as it reports itself later. */
function hadStarted(call: OperationExchange, evidence: EvidenceView): boolean {
  const { sentMs, receivedMs } = call.exchange;
  const { timeUnitMs } = evidence.subject;
  const history = evidence.jobs.find(({ submission }) => submission === call);
  if (history === undefined || timeUnitMs === undefined || isRetriedOrCancelled(history)) {
    return false;
  }
  const delays = history.samples.flatMap(({ job }) =>
    job.phase === 'waiting' ? [] : (job.delayTime ?? []),
  );
  const delayMs = Math.max(...delays) * timeUnitMs;
  const transitMs = evidence.transitMs({ fromMs: sentMs, untilMs: receivedMs });
  const startedMs = sentMs + transitMs + delayMs + toleranceMs('reportedTime', delayMs);
  return delays.length > 0 && startedMs + timeUnitMs < receivedMs - transitMs;
}

function answersFailed(evidence: EvidenceView): Finding[] {
  const tries = synchronousCalls(evidence).filter(({ endpointId, sent }) => {
    const { failing, crashing } = evidence.endpoint(endpointId)?.inputs ?? {};
    const input = isObject(sent) ? sent['input'] : undefined;
    return [failing, crashing].some((wrong) => wrong && isDeepStrictEqual(wrong, input));
  });
  // An internal error may happen to every request, but not each time at an endpoint.
  const tried = groupBy(tries, ({ endpointId }) => endpointId);
  const isEachTime = ({ endpointId }: OperationExchange) => {
    const same = tried.get(endpointId) ?? [];
    return same.length > 1 && same.every(({ status = 0 }) => status >= 500);
  };
  return tries.map((call): Finding => {
    const { id } = call.exchange;
    const { status } = call;
    if (isTransient(call) && !isEachTime(call)) return indefiniteAnswer('The request', call, [id]);
    if (!isSuccess(call)) return broken(`Expected the failed job, got status ${status}.`, [id]);
    const { finalStates } = evidence.subject;
    const job = parseJob(call.answered, { finalStates });
    if (job === undefined) return broken('Expected the failed job, got something else.', [id]);
    return job.phase === 'ended'
      ? holds(`The response is the ended job: ${job.status}.`, [id])
      : unclear(`The end of the job was not seen; it is ${job.status}.`, [id]);
  });
}

function waitsForStatus(evidence: EvidenceView): Finding[] {
  const { default: defaultMs } = lifecycle.timers.statusSyncWait;
  const both = ['getJobStatusSync', 'getJobStatusSyncByPost'] as const;
  let isOverSeen = false;
  let isEndSeen = false;
  const shownBy: number[] = [];
  const findings = callsNamingJobs(evidence, ...both).flatMap(({ history, call }): Findings => {
    const { id, sentMs } = call.exchange;
    const wait = askedWait(call.exchange.request.target);
    const limitMs = wait.kind === 'within' ? wait.ms : defaultMs;
    const { seenMs, job, isOver } = waitOf(call, limitMs, evidence.subject.finalStates);
    // 504 is no response to the end of a wait either.
    if (isTransient(call) && !(isOver && call.status === 504)) return [];
    if (wait.kind === 'outside') {
      return isSuccess(call)
        ? broken(`Expected a wait of ${wait.text} to be refused, got status ${call.status}.`, [id])
        : [];
    }
    if (job === undefined) {
      const [later] = samplesAround(history, call).after;
      if (later === undefined) return [];
      const got = isSuccess(call) ? 'something else' : `status ${call.status}`;
      return broken(`Expected the job, got ${got}.`, [id, later.id]);
    }
    const late = lateAnswer(call.exchange, { limitMs, evidence });
    if (late !== undefined) return late;
    const margin = describeMargin('earlyAnswer', { limitMs, seenMs });
    if (!isFinished(job)) {
      if (!isOver && job.phase !== 'unknown') {
        return broken('The response came before the end of the job and of the wait.', [id], margin);
      }
      isOverSeen = true;
      shownBy.push(id);
      return [];
    }
    const isEnded = history.samples.some(
      (sample) => sample.id < id && sample.untilMs <= sentMs && isFinished(sample.job),
    );
    const waited = isEnded ? lateAnswer(call.exchange, { limitMs: 0, evidence }) : undefined;
    if (waited !== undefined) return waited;
    isEndSeen = true;
    shownBy.push(id);
    return [];
  });
  if (findings.length > 0) return findings;
  return isOverSeen && isEndSeen
    ? [holds('Responses came as soon as a job had ended, and when the wait was over.', shownBy)]
    : [
        unclear(
          'A response as soon as the job has ended and one when the wait is over were not both seen.',
          shownBy,
        ),
      ];
}

function findsSynchronous({ jobs }: EvidenceView): Finding[] {
  const visibleMs = soonestFoundMs(jobs);
  return jobs.flatMap((history): Findings => {
    const { submission, calls, missing, samples, jobId } = history;
    const isSynchronous =
      submission?.operationId === 'runJobSync' && jobId.startsWith(identifiers.synchronousPrefix);
    if (!isSynchronous) return [];
    const isFound = samples.some(({ by }) => by === 'getJobStatus');
    return calls.flatMap((call): Findings => {
      const { id } = call.exchange;
      if (call.operationId !== 'getJobStatus' || call.exchange.key !== 'valid') return [];
      const shownBy = [submission.exchange.id, id];
      if (isTransient(call)) return indefiniteAnswer('The request', call, shownBy);
      if (isSuccess(call) && !missing.includes(call)) {
        const job = parseJob(call.answered, { id: jobId });
        // Other rules judge a response without a job.
        if (job === undefined) return [];
        if (job.id !== jobId) return broken('The response is another job.', shownBy);
        // Its state may be that of a job which does not exist.
        const isSure = samples.some((sample) => sample.id === id && !sample.isDoubtful);
        return isSure ? holds('The job was found by its id.', shownBy) : [];
      }
      return !isFound && isSurelyKept(history, call) && ageMs(history, call) >= visibleMs
        ? broken(`Expected the job, got status ${call.status}.`, shownBy)
        : [];
    });
  });
}

/** Whether a job has not been deleted yet, neither because of how it ended nor because its time was over. */
function isSurelyKept(history: JobHistory, call: OperationExchange): boolean {
  const keptMs = lifecycle.timers.retentionAfterRunsync.default;
  const isCompleted = history.samples.some(({ job }) => job.phase === 'completed');
  return isCompleted && ageMs(history, call) < keptMs - toleranceMs('retention', keptMs);
}

function ageMs({ submission }: JobHistory, { exchange }: OperationExchange): number {
  return exchange.receivedMs - (submission?.exchange.sentMs ?? exchange.receivedMs);
}

/** How soon jobs of `run` were found: a new job may not be visible at once, whoever submitted it. */
function soonestFoundMs(jobs: readonly JobHistory[]): number {
  const ages = jobs.flatMap((history) => {
    const { submission, samples } = history;
    const sample = samples.find(({ by }) => by === 'getJobStatus');
    if (submission?.operationId !== 'runJob' || sample === undefined) return [];
    return [sample.untilMs - submission.exchange.sentMs];
  });
  const [first = toleranceMs('unknownJob'), ...others] = ages;
  return others.reduce((least, age) => Math.min(least, age), first);
}

function survivesHangUp(evidence: EvidenceView): Finding[] {
  const { calls, deliveries, watches, endpoint, receiver } = evidence;
  return calls.flatMap((call): Findings => {
    const { operationId, exchange, endpointId } = call;
    const hook = hookOf(call);
    const { hangUpAfterMs, id, receivedMs, scenario } = exchange;
    if (operationId !== 'runJobSync' || hangUpAfterMs === undefined) return [];
    // Only the webhook shows the end of a job whose caller hung up.
    if (hook === undefined) return [];
    const { atLeastMs, atMostMs } = elapsedOf(exchange);
    // An earlier failure has another cause.
    if (exchange.response !== undefined || atMostMs < hangUpAfterMs) return [];
    const delivery = deliveries.find((other) => other.hook === hook && other.scenario === scenario);
    if (delivery !== undefined) {
      const job = parseJob(parseJson(delivery.body));
      const shownBy = [id, delivery.id];
      if (job?.phase === 'completed') {
        return arrivalOf(delivery).fromMs < receivedMs
          ? unclear('The job ended before its caller hung up.', shownBy)
          : holds('The job completed after its caller hung up.', shownBy);
      }
      return job?.status === lifecycle.transitions.cancel.to
        ? broken('The job was cancelled when its caller hung up.', shownBy)
        : unclear('The job ended without completing, but was not cancelled.', shownBy);
    }
    const { slow } = endpoint(endpointId)?.inputs ?? {};
    const limitMs = slow?.runsForMs ?? Number.POSITIVE_INFINITY;
    const untilMs = receivedMs + limitMs + toleranceMs('hangUp', limitMs);
    const isWatched = watches.some(
      (watch) => watch.hook === hook && watch.fromMs <= receivedMs && watch.untilMs >= untilMs,
    );
    if (deliveries.length === 0 && !receiver?.isReachable) {
      return findReceiverUnreachable(evidence, [id]);
    }
    // A late check may have hung up before the request was sent.
    return isWatched && atLeastMs > 0
      ? broken('The job did not complete after its caller hung up.', [id])
      : unclear('The end of the job was not seen.', [id]);
  });
}

export const waitingJudges = {
  'runsync-wait-limit': limitsWait,
  'runsync-unfinished-answer': answersUnfinished,
  'runsync-answers-failed-job': answersFailed,
  'status-sync-waits': waitsForStatus,
  'status-takes-sync-id': findsSynchronous,
  'hang-up-keeps-job': survivesHangUp,
} satisfies Judges;
