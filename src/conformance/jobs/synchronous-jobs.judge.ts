/** What `runsync` answers: the job once it has completed, or an excuse for one that has not. */
import type { Job } from '../../client/job.ts';
import { isObject, partAt } from '../../core/json.ts';
import { groupBy } from '../../evidence/indexes.ts';
import { elapsedOf } from '../../evidence/intervals.ts';
import type { OperationExchange } from '../../evidence/operation-exchange.ts';
import { memberName, membersBesideInput } from '../contract/request-schema.ts';
import { describeBound, toleranceMs, unfinishedAttempts } from '../contract/tolerances.ts';
import { askedWait } from '../contract/wait-parameter.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { termsOf } from '../judging/jobs/job-terms.ts';
import { isUnhindered } from '../judging/jobs/other-jobs.ts';
import { broken, type Finding, holds, type Judge, unclear } from '../judging/verdicts/judge.ts';
import { needsEvidence } from '../judging/verdicts/missing-evidence.ts';
import type { Judges } from '../judging/verdicts/verdicts.ts';
import { places } from '../target/declarations.ts';

interface AnsweredJob {
  readonly submission: OperationExchange;
  readonly job: Job;
  readonly seenMs: number;
  readonly isUnfinished: boolean;
  /** Whether the answer came so soon that nobody waited for the job. */
  readonly isImmediate: boolean;
  /** Whether another job of the run may have been ahead. */
  readonly isHindered: () => boolean;
  /** Whether it waits with low priority, for which no worker has to start. */
  readonly isPatient: boolean;
}

function answeredJobs(evidence: EvidenceView): AnsweredJob[] {
  return evidence.jobs.flatMap((history): AnsweredJob[] => {
    const { submission, samples } = history;
    const answer = samples.find(({ by }) => by === 'runJobSync');
    if (submission?.operationId !== 'runJobSync' || answer === undefined) return [];
    const { job } = answer;
    const isUnfinished = job.phase === 'waiting' || job.phase === 'running';
    // How long a request with a `wait` parameter waits is not stated.
    const isAsked = askedWait(submission.exchange.request.target).kind !== 'nothing';
    if (isAsked && job.phase !== 'completed' && job.phase !== 'ended') return [];
    const { atMostMs: seenMs } = elapsedOf(submission.exchange);
    return [
      {
        submission,
        job,
        seenMs,
        isUnfinished,
        isImmediate: seenMs < toleranceMs('shortWait'),
        isHindered: () => !isUnhindered(evidence)(submission),
        isPatient: job.phase === 'waiting' && termsOf(history, evidence).lowPriority === true,
      },
    ];
  });
}

/**
 * How long a deployment waits is not stated, and it may stop waiting for a job behind others. So an
 * unfinished job breaks the rule only if other answers refute that it did: none to the same request was
 * completed, or several came at once although no other job was ahead or only where the request had some member.
 */
const runsyncAnswersCompleted: Judge = (evidence) => {
  const answers = answeredJobs(evidence);
  const needless = answers.filter((answer) => isImpatient(answer) && !answer.isHindered());
  const withMember = unfinishedWithMember(answers);
  const byRequest = groupBy(answers, ({ submission: { endpointId, sent } }) =>
    JSON.stringify([endpointId, isObject(sent) ? sent['input'] : undefined]),
  );
  return [...byRequest.values()].flatMap((same) => {
    const isAlways = isNeverCompleted(same);
    return same.map((answer) => {
      const member = withMember.get(answer);
      if (isAlways) return judgeAnswered(answer, 'every time');
      if (member !== undefined) {
        return judgeAnswered(
          answer,
          `at once, as every request with \`${member}\` was answered, and no other`,
        );
      }
      return needless.length >= unfinishedAttempts && needless.includes(answer)
        ? judgeAnswered(
            answer,
            `at once, as ${needless.length} requests did with no other job of this run ahead`,
          )
        : judgeAnswered(answer, undefined);
    });
  });
};

/** Whether nobody waited for a job that is not finished. */
function isImpatient({ isUnfinished, isImmediate, isPatient }: AnsweredJob): boolean {
  return isUnfinished && isImmediate && !isPatient;
}

/** Whether answers to the same request show no completed job, and either each came at once or, in several tries, a worker was running the job. */
function isNeverCompleted(same: readonly AnsweredJob[]): boolean {
  if (!same.every(({ isUnfinished }) => isUnfinished)) return false;
  const isRunning = same.every(({ job }) => job.phase === 'running');
  const isSoon = same.every(({ seenMs }) => seenMs < toleranceMs('runningWait'));
  return same.every(({ isImmediate }) => isImmediate) || (isRunning && isSoon)
    ? same.length > 1
    : isRunning && same.length >= unfinishedAttempts;
}

function hasContent(value: unknown): boolean {
  return isObject(value) ? Object.keys(value).length > 0 : value !== undefined && value !== null;
}

/** Answers that came at once and unfinished to every request with some member, although others got their job with jobs ahead, too. */
function unfinishedWithMember(answers: readonly AnsweredJob[]): ReadonlyMap<AnsweredJob, string> {
  const ofMember = membersBesideInput.map(({ at }) => {
    const has = ({ submission: { sent } }: AnsweredJob) => hasContent(partAt(sent, at));
    const mayShowWait = ({ job, isUnfinished }: AnsweredJob) =>
      isUnfinished || job.phase === 'completed';
    const having = answers.filter(
      (answer) => has(answer) && mayShowWait(answer) && !answer.isPatient,
    );
    // An empty member may count as one.
    const others = answers.filter(
      (answer) => mayShowWait(answer) && partAt(answer.submission.sent, at) === undefined,
    );
    const places = new Set(having.map(({ submission }) => submission.endpointId));
    const isPrompt = ({ submission, job, isImmediate, isHindered }: AnsweredJob) =>
      places.has(submission.endpointId) && job.phase === 'completed' && isImmediate && isHindered();
    const isOnlyThese =
      having.every(({ isUnfinished }) => isUnfinished) &&
      having.filter(isImpatient).length >= unfinishedAttempts &&
      !others.some(isImpatient) &&
      others.filter(isPrompt).length >= unfinishedAttempts;
    return { at, answers: isOnlyThese ? having.filter(isImpatient) : [] };
  });
  // The outermost member says most.
  return new Map(
    ofMember
      .toReversed()
      .flatMap(({ at, answers: those }) => those.map((answer) => [answer, memberName(at)])),
  );
}

/** @param whyBroken how the answer would be unfinished without a legal reason; undefined if it may have one */
function judgeAnswered(
  { submission, job: { phase, status }, seenMs }: AnsweredJob,
  whyBroken: string | undefined,
): Finding {
  const ids = [submission.exchange.id];
  if (phase === 'completed') return holds('The response is the completed job.', ids);
  if (phase === 'ended') {
    return unclear(`The job did not complete; it is ${status}.`, ids);
  }
  // A name that is not stated may mean that the job ended without a result.
  if (phase === 'unknown') {
    return needsEvidence(
      {
        seen: `It is not stated whether ${status} ends a job`,
        needed: `declare ${places['final-states']}`,
      },
      ids,
    );
  }
  const boundMs = toleranceMs('syncWait');
  const margin = describeBound('syncWait', { boundMs, seenMs, counts: 'below' });
  return whyBroken !== undefined && seenMs < boundMs
    ? // A slow machine sees answers later, never sooner.
      {
        ...broken(`Expected the completed job, got ${status} ${whyBroken}.`, ids, margin),
        isTimed: false,
      }
    : needsEvidence(
        {
          seen: `The response is an unfinished job, ${status}; it may have waited behind other jobs`,
          needed: 'run the checks while nobody else uses the endpoint',
        },
        ids,
        margin,
      );
}

export const synchronousJobJudges = {
  'runsync-answers-completed': runsyncAnswersCompleted,
} satisfies Judges;
