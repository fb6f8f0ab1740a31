/** Rules about the states of jobs. Names and transitions that are not stated are permitted. */
import type { Job } from '../../client/job.ts';
import { isObject } from '../../core/json.ts';
import { respelledState, stateNames } from '../contract/state-names.ts';
import { describeMargin, toleranceMs } from '../contract/tolerances.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { lastRunOf } from '../judging/jobs/job-calls.ts';
import { fullSamples, type JobHistory, retriesOf } from '../judging/jobs/job-history.ts';
import { declaredAs, type InputKind, termsOf } from '../judging/jobs/job-terms.ts';
import {
  broken,
  type Finding,
  type Findings,
  holds,
  judgeByJob,
  unclear,
} from '../judging/verdicts/judge.ts';
import type { Judges } from '../judging/verdicts/verdicts.ts';

/** A name that is almost a stated one, which callers compare with it in vain, is no state of another meaning. */
function judgeSpelling(
  { samples }: Pick<JobHistory, 'samples'>,
  name: (typeof stateNames)[keyof typeof stateNames],
): Finding | undefined {
  const sample = samples.find(({ job }) => respelledState(job.status) === name);
  return (
    sample && broken(`Expected the state name ${name}, got ${sample.job.status}.`, [sample.id])
  );
}

const stateInQueue = judgeByJob(({ samples }) => {
  const other = judgeSpelling({ samples }, stateNames.waiting);
  if (other !== undefined) return other;
  const answer = samples.find(({ by }) => by === 'runJob');
  if (answer === undefined) return [];
  const { job, id } = answer;
  return job.phase === 'waiting'
    ? holds(`A job that was just submitted is ${stateNames.waiting}.`, [id])
    : broken(
        `Expected a job that was just submitted to be ${stateNames.waiting}, got ${job.status}.`,
        [id],
      );
});

/** A running job may have another state name, but it does not wait. */
const stateInProgress = judgeByJob((history, evidence) => {
  const { samples } = history;
  const other = judgeSpelling(history, stateNames.running);
  if (other !== undefined) return other;
  const running = samples.find(({ job }) => job.phase === 'running');
  if (running !== undefined) return holds(`A job was seen ${stateNames.running}.`, [running.id]);
  const run = lastRunOf(history, evidence);
  if (run === undefined) return [];
  const shownBy = [...run.polls, run.end].map(({ id }) => id);
  if (run.polls.length > 0 && run.polls.every(({ job }) => job.phase === 'waiting')) {
    const reason = `Expected ${stateNames.running} while the job ran, got ${stateNames.waiting}.`;
    return broken(reason, shownBy, run.margin);
  }
  return unclear(`No status request showed the job ${stateNames.running} while it ran.`, shownBy);
});

const stateCompleted = judgeByJob((history, evidence) => {
  const other = judgeSpelling(history, stateNames.completed);
  if (other !== undefined) return other;
  const done = history.samples.find(({ job }) => job.phase === 'completed');
  return done === undefined
    ? resultWithoutCompletion(history, evidence)
    : holds(`A job was seen ${stateNames.completed}.`, [done.id]);
});

const withoutResult: readonly InputKind[] = ['failing', 'crashing'];

const resultCompletes = judgeByJob((history, evidence) => {
  const done = history.samples.find(({ job }) => job.phase === 'completed');
  if (done === undefined) return resultWithoutCompletion(history, evidence);
  const terms = termsOf(history, evidence);
  const kind = withoutResult.find((inputKind) => terms.is(inputKind));
  // An input that is also declared as ordinary may complete.
  if (kind !== undefined && !terms.is('ordinary')) {
    const reason = `Expected a job without a result, got ${stateNames.completed}. ${declaredAs(kind, terms)}`;
    return broken(reason, [done.id]);
  }
  return hasOutputMember(done.job)
    ? holds(`The job with the result is ${stateNames.completed}.`, [done.id])
    : [];
});

/** An output may grow while its job runs, so this breaks the rule only if the running time is declared. */
function resultWithoutCompletion(history: JobHistory, evidence: EvidenceView): Findings {
  const terms = termsOf(history, evidence);
  const { runsForMs } = terms;
  if (!(terms.is('ordinary') || terms.is('echo') || terms.is('slow'))) return [];
  const withOutput = history.samples.filter(({ job }) => hasOutputMember(job));
  const [first] = withOutput;
  const last = withOutput.at(-1);
  if (first === undefined || last === undefined) return [];
  const shownBy = [first.id, last.id];
  const { phase, status } = last.job;
  const mayHaveEnded =
    phase === 'ended' || (phase === 'unknown' && evidence.subject.finalStates === undefined);
  const seenMs = last.fromMs - first.untilMs;
  const reason = `The job has an output, but is not completed: ${status}.`;
  if (runsForMs === undefined) return unclear(reason, shownBy);
  const margin = describeMargin('result', { limitMs: runsForMs, seenMs });
  return mayHaveEnded || seenMs <= runsForMs + toleranceMs('result')
    ? unclear(reason, shownBy, margin)
    : broken(
        `Expected the job with the result to be ${stateNames.completed}, got ${status}.`,
        shownBy,
        margin,
      );
}

function hasOutputMember({ raw }: Job): boolean {
  return raw['output'] !== undefined && raw['output'] !== null;
}

const outputAfterCompletion = judgeByJob((history) =>
  fullSamples(history)
    .filter(({ job }) => job.phase === 'completed')
    .map(({ job, id }) =>
      hasOutputMember(job)
        ? holds('The completed job has an output.', [id])
        : broken('Expected the completed job to have an output, got none.', [id]),
    ),
);

/** Once a job has completed, its output remains available, whatever its state. */
const outputAtStatus = judgeByJob((history, evidence) => {
  const { samples } = history;
  const completed = firstCompleted(history, evidence);
  const full = samples.find(({ job }) => job.phase === 'completed' && hasFilledOutput(job));
  return samples.flatMap(({ by, job, id, fromMs, isDoubtful }): Findings => {
    // A job that was deleted may be shown in a state of its own.
    if (by !== 'getJobStatus' || isDoubtful) return [];
    if (job.phase !== 'completed') {
      return completed !== undefined &&
        (fromMs > completed.shownFromMs ||
          (fromMs === completed.shownFromMs && id > completed.id)) &&
        !hasOutputMember(job)
        ? broken(
            `Expected the output of the job, which was ${stateNames.completed} before, got ${job.status} without an output.`,
            [completed.id, id],
          )
        : [];
    }
    if (!hasOutputMember(job)) {
      return broken('Expected the output of the completed job in its status, got none.', [id]);
    }
    const isLost = full !== undefined && fromMs >= full.untilMs && !hasFilledOutput(job);
    return isLost
      ? broken('Expected the output that was there before, got an empty one.', [full.id, id])
      : holds('The status of a completed job has its output.', [id]);
  });
});

/** From when on every response has to show that a job completed; undefined for a retried job, which starts again. */
function firstCompleted(
  history: JobHistory,
  { transitMs }: EvidenceView,
): { readonly id: number; readonly shownFromMs: number } | undefined {
  if (retriesOf(history).length > 0) return undefined;
  const [first] = history.samples
    .filter(({ job }) => job.phase === 'completed')
    .map(({ id, by, fromMs, untilMs }) => ({
      id,
      shownFromMs: untilMs + (by === 'getJobStatus' ? 0 : transitMs({ fromMs, untilMs })),
    }))
    .sort((left, right) => left.shownFromMs - right.shownFromMs);
  return first;
}

function hasFilledOutput({ raw: { output } }: Job): boolean {
  return isObject(output) && Object.keys(output).length > 0;
}

/** Decided only by a job that was submitted while a worker was busy. */
const runsyncEntersQueue = judgeByJob(({ submission, endpointId, scenario, samples }, { jobs }) => {
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
    return unclear('No job was seen to keep the worker busy during the whole request.', [
      exchange.id,
    ]);
  return phase === 'waiting'
    ? holds('The `runsync` job waited in the queue.', [exchange.id])
    : broken(`Expected the job to wait in the queue while the worker was busy, got ${status}.`, [
        exchange.id,
      ]);
});

export const stateJudges = {
  'state-in-queue': stateInQueue,
  'state-in-progress': stateInProgress,
  'state-completed': stateCompleted,
  'result-completes': resultCompletes,
  'output-after-completion': outputAfterCompletion,
  'output-at-status': outputAtStatus,
  'runsync-enters-queue': runsyncEntersQueue,
} satisfies Judges;
