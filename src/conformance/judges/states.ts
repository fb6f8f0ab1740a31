/** Rules about the states of jobs, as far as they are stated: other names and moves are permitted. */
import type { Job } from '../../client/job.ts';
import { isObject } from '../../core/json.ts';
import { allowanceMs, describeMargin } from '../allowances.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { fullSamples, type JobHistory } from '../judging/job-history.ts';
import { declaredAs, type InputKind, termsOf } from '../judging/job-terms.ts';
import { broken, type Finding, holds, type Judge, unclear } from '../judging/judge.ts';
import { lastRunOf } from '../judging/last-run.ts';
import { stateNames } from '../judging/state-names.ts';
import type { Judges } from '../judging/verdicts.ts';

const stateInQueue: Judge = ({ jobs }) =>
  jobs.flatMap(({ samples }): Finding[] => {
    const answer = samples.find(({ by }) => by === 'runJob');
    if (answer === undefined) return [];
    const { job, id } = answer;
    return job.phase === 'waiting'
      ? [holds(`A job that was just submitted is ${stateNames.waiting}.`, [id])]
      : [
          broken(
            `Expected a job that was just submitted to be ${stateNames.waiting}, got ${job.status}.`,
            [id],
          ),
        ];
  });

/** A job may be in progress under other names, but it does not wait while it runs. */
const stateInProgress: Judge = (evidence) =>
  evidence.jobs.flatMap((history): Finding[] => {
    const { samples } = history;
    const running = samples.find(({ job }) => job.phase === 'running');
    if (running !== undefined)
      return [holds(`A job was seen ${stateNames.running}.`, [running.id])];
    const run = lastRunOf(history, evidence);
    if (run === undefined) return [];
    const shownBy = [...run.looks, run.end].map(({ id }) => id);
    if (run.looks.length > 0 && run.looks.every(({ job }) => job.phase === 'waiting')) {
      const reason = `Expected ${stateNames.running} while the job ran, got ${stateNames.waiting}.`;
      return [broken(reason, shownBy, run.margin)];
    }
    return [
      unclear(
        `The job was not seen ${stateNames.running} while it ran; a status request within its running time would tell.`,
        shownBy,
      ),
    ];
  });

const statusIsCurrent: Judge = (evidence) =>
  evidence.jobs.flatMap((history): Finding[] => {
    const run = lastRunOf(history, evidence);
    if (run === undefined) return [];
    const { looks, end, margin } = run;
    const late = looks.find(({ job }) => job.phase === 'waiting');
    if (late !== undefined) {
      const reason = `Expected the job in progress, since it had been running, got ${stateNames.waiting}.`;
      return [broken(reason, [late.id, end.id], margin)];
    }
    const running = looks.find(({ job }) => job.phase === 'running');
    if (running === undefined)
      return [
        unclear(
          'The job was not seen while it ran; a status request within its running time would tell.',
          [end.id],
        ),
      ];
    const reason = 'The job was shown in progress while it ran, and completed afterwards.';
    return [holds(reason, [running.id, end.id], margin)];
  });

const stateCompleted: Judge = (evidence) =>
  evidence.jobs.flatMap((history): Finding[] => {
    const done = history.samples.find(({ job }) => job.phase === 'completed');
    return done === undefined
      ? resultWithoutCompletion(history, evidence)
      : [holds(`A job was seen ${stateNames.completed}.`, [done.id])];
  });

/** Inputs on which the worker returns no result. */
const withoutResult: readonly InputKind[] = ['failing', 'crashing'];

const resultCompletes: Judge = (evidence) =>
  evidence.jobs.flatMap((history): Finding[] => {
    const done = history.samples.find(({ job }) => job.phase === 'completed');
    if (done === undefined) return resultWithoutCompletion(history, evidence);
    const terms = termsOf(history, evidence);
    const kind = withoutResult.find((one) => terms.is(one));
    // An input that is declared as ordinary, too, may complete.
    if (kind !== undefined && !terms.is('ordinary')) {
      const reason = `Expected a job without a result, got ${stateNames.completed}. ${declaredAs(kind, terms)}`;
      return [broken(reason, [done.id])];
    }
    return hasOutput(done.job)
      ? [holds(`The job with the result is ${stateNames.completed}.`, [done.id])]
      : [];
  });

/**
 * A job shows its result, and yet goes on not being completed: a result may grow while its job runs, so
 * this is wrong only where it is declared how long that is.
 */
function resultWithoutCompletion(history: JobHistory, evidence: EvidenceView): Finding[] {
  const terms = termsOf(history, evidence);
  const { runsForMs } = terms;
  if (!(terms.is('ordinary') || terms.is('echo') || terms.is('slow'))) return [];
  const shown = history.samples.filter(({ job }) => hasOutput(job));
  const [first] = shown;
  const last = shown.at(-1);
  if (first === undefined || last === undefined) return [];
  const shownBy = [first.id, last.id];
  const { phase, status } = last.job;
  const mayHaveEnded =
    phase === 'ended' || (phase === 'unknown' && evidence.subject.finalStates === undefined);
  const seenMs = last.fromMs - first.untilMs;
  const reason = `The job has an output, but is not completed: ${status}.`;
  if (runsForMs === undefined) return [unclear(reason, shownBy)];
  const margin = describeMargin('result', { limitMs: runsForMs, seenMs });
  return mayHaveEnded || seenMs <= runsForMs + allowanceMs('result')
    ? [unclear(reason, shownBy, margin)]
    : [
        broken(
          `Expected the job with the result to be ${stateNames.completed}, got ${status}.`,
          shownBy,
          margin,
        ),
      ];
}

function hasOutput({ raw }: Job): boolean {
  return raw['output'] !== undefined && raw['output'] !== null;
}

/** Of every source: answers and webhook calls. */
const outputAfterCompletion: Judge = ({ jobs }) =>
  jobs.flatMap((history) =>
    fullSamples(history)
      .filter(({ job }) => job.phase === 'completed')
      .map(({ job, id }) =>
        hasOutput(job)
          ? holds('The completed job has an output.', [id])
          : broken('Expected an output of the completed job, got none.', [id]),
      ),
  );

/** Whatever state a job is in after it has completed: its output stays available. */
const outputAtStatus: Judge = ({ jobs }) =>
  jobs.flatMap((history) => {
    const { samples } = history;
    const completed = firstCompleted(history);
    const full = samples.find(({ job }) => job.phase === 'completed' && isFilled(job));
    return samples.flatMap(({ by, job, id, fromMs }): Finding[] => {
      if (by !== 'getJobStatus') return [];
      if (job.phase !== 'completed') {
        return completed !== undefined &&
          id > completed.id &&
          fromMs >= completed.surelyMs &&
          !hasOutput(job)
          ? [
              broken(
                `Expected the output of the job, which had been ${stateNames.completed} before, got ${job.status} without one.`,
                [completed.id, id],
              ),
            ]
          : [];
      }
      if (!hasOutput(job)) {
        return [broken('Expected the output of the completed job, got none.', [id])];
      }
      const isLost = full !== undefined && fromMs >= full.untilMs && !isFilled(job);
      return isLost
        ? [broken('Expected the output that was there before, got an empty one.', [full.id, id])]
        : [holds('The status of a completed job has its output.', [id])];
    });
  });

/**
 * Where a job was first seen completed, and from when on every answer has to know that: from the next
 * one on where a status answer said so, else after a while. A retry begins the job anew.
 */
function firstCompleted({
  samples,
  calls,
}: JobHistory): { readonly id: number; readonly surelyMs: number } | undefined {
  if (calls.some(({ operationId }) => operationId === 'retryJob')) return undefined;
  const [first] = samples
    .filter(({ job }) => job.phase === 'completed')
    .map(({ id, by, untilMs }) => ({
      id,
      surelyMs: untilMs + (by === 'getJobStatus' ? 0 : allowanceMs('unknownJob')),
    }))
    .sort((left, right) => left.surelyMs - right.surelyMs);
  return first;
}

function isFilled({ raw: { output } }: Job): boolean {
  return isObject(output) && Object.keys(output).length > 0;
}

/** By rule. */
export const stateJudges = {
  'state-in-queue': stateInQueue,
  'state-in-progress': stateInProgress,
  'state-completed': stateCompleted,
  'status-is-current': statusIsCurrent,
  'result-completes': resultCompletes,
  'output-after-completion': outputAfterCompletion,
  'output-at-status': outputAtStatus,
} satisfies Judges;
