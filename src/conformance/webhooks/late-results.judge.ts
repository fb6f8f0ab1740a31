/** The rule that a job which was cancelled stays as it is when its worker delivers a result later. */
import { isFinished } from '../../client/job.ts';
import type { RuleId } from '../contract/rules.ts';
import { broken, type Findings, holds, type Judge, unclear } from '../judging/verdicts/judge.ts';
import type { Judges } from '../judging/verdicts/verdicts.ts';
import { endedJobs, isWatched } from './jobs-without-result.ts';

const lateResult = 'late-result-ignored' satisfies RuleId;

/** Jobs that were cancelled while they ran; the probing status request comes after their running time. */
const isLateResultIgnored: Judge = (evidence) =>
  endedJobs(evidence).flatMap((ended): Findings => {
    const { job, before, end, history, cause, shownBy } = ended;
    if (cause !== 'cancelled' || before?.job.phase !== 'running') return [];
    const changed = job.samples.find(
      (sample) =>
        sample.id > end.id &&
        sample.fromMs >= end.untilMs &&
        (sample.job.status !== end.job.status || sample.job.phase === 'completed'),
    );
    if (changed !== undefined) {
      return broken(`The job became ${changed.job.status} after its end.`, [end.id, changed.id]);
    }
    const announced = history.calls.find((call) => call.job?.phase === 'completed');
    if (announced !== undefined) {
      return broken('A result was announced after the end of the job.', [
        end.id,
        announced.delivery.id,
      ]);
    }
    const charged = evidence.ledgers.find(
      ({ scenario, charges }) =>
        scenario === job.scenario && charges.some(({ jobId }) => jobId === job.jobId),
    );
    if (charged !== undefined) {
      return broken('The job was charged after its end.', [end.id, charged.id]);
    }
    const last = job.calls.find(({ exchange }) => exchange.probes?.includes(lateResult));
    const kept = job.samples.find(({ id }) => id === last?.exchange.id);
    return kept !== undefined && isFinished(kept.job) && isWatched(ended)
      ? holds('The job did not change after its worker would have finished.', shownBy)
      : unclear(
          'No status request was sent after the running time of the job, or the webhook receiver closed too early.',
          shownBy,
        );
  });

export const lateResultJudges = {
  'late-result-ignored': isLateResultIgnored,
} satisfies Judges;
