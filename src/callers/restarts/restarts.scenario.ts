/** The application is killed and started again: same command, port, environment and data folder. */
import { completed } from '../judging/application-jobs.ts';
import { type CallerScenario, storesWithinMs } from '../run/scenario.ts';
import type { AnswerTurn, Reply, StagedRequest } from '../stage/stage-interventions.ts';
import {
  beforeEnd,
  chainStagings,
  isOf,
  jobInReply,
  reads,
  type StageHand,
  type Staging,
  slowJobs,
  submissions,
  unanswered,
  unfinishedAnswers,
} from '../stage/staging.ts';

const restartInProgress: CallerScenario = {
  name: 'restart-while-job-runs',
  happens:
    'The application is killed a second after its submission was answered, and started again. The job completes later.',
  rules: ['resumes-after-restart', 'works-once-after-restart'],
  staging: unfinishedAnswers(
    chainStagings(
      restartAfterAnswer((request, reply) => isOf(request, submissions) && isJob(reply), {
        afterMs: storesWithinMs,
      }),
      slowJobs(storesWithinMs + 1500),
    ),
  ),
  restarts: 'by staging',
  watchesForMs: 2500,
};

const restartAtEnd: CallerScenario = {
  name: 'restart-after-end-is-seen',
  happens:
    'The application is killed as soon as it was told that its job has completed, before it can report the work as done, and started again.',
  rules: ['resumes-after-restart', 'works-once-after-restart'],
  staging: chainStagings(
    restartAfterAnswer((request, reply) => isOf(request, reads) && isCompletedJob(reply), {
      afterMs: 0,
    }),
    slowJobs(storesWithinMs),
  ),
  makesItAsk: true,
  restarts: 'by staging',
  watchesForMs: 2500,
};

const restartAfterCall: CallerScenario = {
  name: 'restart-after-webhook-call',
  happens:
    'The application is killed as soon as it has answered a webhook call with success, and started again.',
  rules: ['keeps-acknowledged-calls'],
  staging: unfinishedAnswers(chainStagings(restartAfterCalls(), slowJobs(storesWithinMs))),
  restarts: 'by staging',
  watchesForMs: 2500,
};

const restartAfterWork: CallerScenario = {
  name: 'restart-after-work',
  happens:
    'The application is killed a second after it has reported its work as done, and started again.',
  rules: ['works-once-after-restart'],
  restarts: 'after work',
  watchesForMs: 4000,
};

export const restartScenarios: readonly CallerScenario[] = [
  restartInProgress,
  restartAtEnd,
  restartAfterCall,
  restartAfterWork,
];

/** Restarts the application after the first answer of a kind was sent. */
function restartAfterAnswer(
  isMoment: (request: StagedRequest, reply: Reply) => boolean,
  { afterMs }: { afterMs: number },
): Staging {
  return (hand) => {
    let isOver = false;
    const restart = () => {
      if (isOver) return;
      isOver = true;
      if (afterMs === 0) void restartNow(hand);
      else void hand.pass(afterMs).then(() => restartNow(hand));
    };
    const answers: AnswerTurn = async (request, forward) => {
      const reply = await forward();
      return !isOver && isMoment(request, reply) ? { ...reply, onSent: restart } : reply;
    };
    return { answers };
  };
}

/** What goes wrong is reported where the scenario waits for it. */
function restartNow(hand: StageHand): Promise<void> {
  return hand.restart().catch(() => undefined);
}

/** The longest time that the end of a job is hidden from who asks, in milliseconds. */
const longestHidingMs = 8000;

/** Restarts the application after its first webhook call. Until it is back, its jobs are in progress for who asks. */
function restartAfterCalls(): Staging {
  return (hand) => {
    let isCalled = false;
    let isShown = false;
    const show = () => {
      isShown = true;
    };
    return {
      async answers(request, forward) {
        const reply = await forward();
        const job = isOf(request, reads) ? jobInReply(reply) : undefined;
        if (isShown || job === undefined || hand.now() >= longestHidingMs) return reply;
        return beforeEnd(reply, job);
      },
      async calls(call, deliver) {
        const isFirst = !isCalled;
        isCalled = true;
        const status = (await deliver(call)) ?? unanswered;
        if (isFirst && status >= 200 && status <= 299) void restartNow(hand).then(show);
        else if (isFirst) show();
        return status;
      },
    };
  };
}

function isJob(reply: Reply): boolean {
  return jobInReply(reply) !== undefined;
}

function isCompletedJob(reply: Reply): boolean {
  return jobInReply(reply)?.['status'] === completed;
}
