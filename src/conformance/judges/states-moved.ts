/** Rules about the way of a job through its states and what it shows there, as far as they are chosen. */
import { isFinished } from '../../client/job.ts';
import { endOf, follows, fullSamples, isInterfered } from '../judging/job-history.ts';
import { termsOf } from '../judging/job-terms.ts';
import { broken, type Finding, holds, type Judge, unclear } from '../judging/judge.ts';
import { lastRunOf } from '../judging/last-run.ts';
import { stateNames } from '../judging/state-names.ts';
import type { Judges } from '../judging/verdicts.ts';

const workerTakesJob: Judge = (evidence) =>
  evidence.jobs.flatMap((history): Finding[] => {
    const { samples } = history;
    if (isInterfered(history)) return [];
    const running = samples.find(({ job }) => job.phase === 'running');
    const back = samples.find(
      ({ job, fromMs }) =>
        job.phase === 'waiting' && running !== undefined && fromMs > running.untilMs,
    );
    if (running !== undefined && back !== undefined) {
      return [broken('The job went back into the queue.', [running.id, back.id])];
    }
    const run = lastRunOf(history, evidence);
    if (run === undefined) return [];
    const { looks, end, margin } = run;
    const other = looks.find(({ job }) => job.phase !== 'running');
    if (other !== undefined) {
      const reason = `Expected ${stateNames.running} while the job ran, got ${other.job.status}.`;
      return [broken(reason, [other.id, end.id], margin)];
    }
    const waiting = samples.find(({ job }) => job.phase === 'waiting');
    if (running === undefined || waiting === undefined) return [];
    return [holds('The job went from the queue into progress.', [waiting.id, running.id])];
  });

const endedIsFinal: Judge = ({ jobs }) =>
  jobs.flatMap((history): Finding[] => {
    const end = endOf(history);
    const isRetried = history.calls.some(({ operationId }) => operationId === 'retryJob');
    if (end === undefined || isRetried) return [];
    return history.samples
      .filter((sample) => follows(sample, end))
      .map(({ job, id }) =>
        job.status === end.job.status
          ? holds(`The job stayed ${job.status}.`, [end.id, id])
          : broken(`The job went from ${end.job.status} to ${job.status}.`, [end.id, id]),
      );
  });

const startedJobFields: Judge = ({ jobs }) =>
  jobs.flatMap((history) =>
    fullSamples(history)
      .filter(({ job: { phase } }) => phase === 'running' || phase === 'completed')
      .map(({ job: { delayTime, workerId, status }, id }) =>
        delayTime !== undefined && workerId !== undefined
          ? holds(`The job that is ${status} has its delay and its worker.`, [id])
          : broken(`Expected delay time and worker id of the job that is ${status}.`, [id]),
      ),
  );

const endedJobFields: Judge = (evidence) =>
  evidence.jobs.flatMap((history) => {
    const { samples } = history;
    const hasRun = samples.some(
      ({ job: { phase } }) => phase === 'running' || phase === 'completed',
    );
    const terms = termsOf(history, evidence);
    const hasFailed = terms.is('failing') || terms.is('crashing');
    return fullSamples(history)
      .filter(({ job }) => isFinished(job) && (hasRun || hasFailed))
      .map(({ job: { executionTime, status }, id }) =>
        executionTime === undefined
          ? broken(`Expected the execution time of the job that is ${status}.`, [id])
          : holds(`The job that is ${status} has its execution time.`, [id]),
      );
  });

/** Only told by a job that was submitted while every worker was busy. */
const runsyncEntersQueue: Judge = ({ jobs }) =>
  jobs.flatMap(({ submission, endpointId, scenario, samples }): Finding[] => {
    const answer = samples.find(({ by }) => by === 'runJobSync');
    const { exchange } = submission ?? {};
    if (exchange === undefined || answer === undefined) return [];
    if (!exchange.probes?.includes('runsync-enters-queue')) return [];
    const busy = jobs.find(
      (other) =>
        other.endpointId === endpointId &&
        other.scenario === scenario &&
        other.samples.some(
          ({ job, untilMs }) => job.phase === 'running' && untilMs <= exchange.sentMs,
        ) &&
        other.samples.some(
          ({ job, fromMs }) => job.phase === 'running' && fromMs >= exchange.receivedMs,
        ),
    );
    const { status, phase } = answer.job;
    if (busy === undefined)
      return [
        unclear('The worker was not busy all the time; a job that keeps it busy would tell.', [
          exchange.id,
        ]),
      ];
    return phase === 'waiting'
      ? [holds('The synchronous job waited in the queue.', [exchange.id])]
      : [broken(`Expected the job in the queue of a busy worker, got ${status}.`, [exchange.id])];
  });

/** By rule. */
export const movementJudges = {
  'worker-takes-job': workerTakesJob,
  'ended-is-final': endedIsFinal,
  'started-job-fields': startedJobFields,
  'ended-job-fields': endedJobFields,
  'runsync-enters-queue': runsyncEntersQueue,
} satisfies Judges;
