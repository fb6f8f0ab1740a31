/** Jobs take time, never end, vanish, or look unusual. */
import { betweenLabel } from '../judging/exchange-labels.ts';
import { untilSilentMs } from '../judging/watch-times.ts';
import { type CallerScenario, longestDeadlineMs } from '../run/scenario.ts';
import type { AnswerTurn } from '../stage/stage-interventions.ts';
import {
  beforeEnd,
  everyAnswer,
  firstAnswers,
  jobInReply,
  reads,
  type Staging,
  slowJobs,
} from '../stage/staging.ts';

/** How long slow jobs take: enough requests to see a pace, in milliseconds. */
const slowMs = 5000;

const slowWork: CallerScenario = {
  name: 'slow-work',
  happens: `The job takes ${slowMs / 1000} s.`,
  rules: ['polls-at-declared-pace', 'stops-after-end', 'waits-for-results'],
  staging: slowJobs(slowMs),
  makesItAsk: true,
  watchesForMs: 1500,
  watchesUntilMs: untilSilentMs,
};

const severalSlow: CallerScenario = {
  name: 'several-slow-jobs',
  happens: `Several jobs take ${slowMs / 1000} s each, at the same time.`,
  rules: ['varies-its-polling'],
  pieces: 4,
  staging: slowJobs(slowMs),
  makesItAsk: true,
};

/** Points that are open, each as a scenario in which the service does it in another way than usual. */
const otherAlternatives: readonly CallerScenario[] = [
  {
    name: 'further-states',
    happens: 'Jobs pass through states with unknown names.',
    rules: ['survives-unknown-states'],
    staging: unknownStates('PREPARING', 2),
    makesItAsk: true,
  },
  {
    name: 'missing-members',
    happens: 'Jobs lack `delayTime`, `executionTime` and `workerId`.',
    rules: ['survives-missing-members'],
    alternatives: {
      'delay-time-member': 'missing',
      'execution-time-member': 'missing',
      'worker-id-member': 'missing',
    },
  },
  {
    name: 'null-members',
    happens: 'Members without a value are `null` instead of missing.',
    rules: ['survives-null-members'],
    alternatives: { 'missing-members': 'null-value' },
  },
  {
    name: 'further-members',
    happens: 'Answers have members that the description does not list.',
    rules: ['survives-further-members'],
    alternatives: { 'further-members': 'some' },
  },
  {
    name: 'times-in-seconds',
    happens: 'Times are in seconds.',
    rules: ['survives-other-time-units'],
    alternatives: { 'time-units': 'seconds' },
  },
];

/** Two forms of an answer without a job: one with members to look for, and one without. */
const withoutJob = (
  [
    ['answers-without-members', ['{}', '{}']],
    ['answers-without-job', ['null', '']],
  ] as const
).map(
  ([name, bodies]): CallerScenario => ({
    name,
    happens: `The first status requests are answered with 200, without a job: ${bodies.map(bodyText).join(', ')}.`,
    rules: ['survives-answers-without-job'],
    staging: firstAnswers(
      reads,
      bodies.map(
        (body): AnswerTurn =>
          () => ({
            status: 200,
            headers: { 'content-type': 'application/json' },
            body,
            label: `200 without a job: ${bodyText(body)}`,
          }),
      ),
    ),
    makesItAsk: true,
  }),
);

function bodyText(body: string): string {
  return body === '' ? 'nothing' : `\`${body}\``;
}

const vanishedJob: CallerScenario = {
  name: 'vanished-job',
  happens:
    'After its first status request, the job is gone: every further one is answered with 404.',
  rules: ['handles-vanished-jobs'],
  staging: stageVanishingJob(),
  makesItAsk: true,
  watchesForMs: 1500,
};

/** The deadline counts from the submission, and a program may be slow to start, in milliseconds. */
const startMs = 10_000;

const hangingJob: CallerScenario = {
  name: 'hanging-job',
  happens: 'The job never ends.',
  rules: ['has-deadline'],
  staging: slowJobs(Number.POSITIVE_INFINITY),
  workMs: ({ givesUpAfterMs = longestDeadlineMs, workMs }) =>
    Math.max(workMs, Math.min(givesUpAfterMs, longestDeadlineMs) * 1.5 + startMs),
};

const unfinishedAnswer: CallerScenario = {
  name: 'unfinished-answer',
  happens: '`runsync` answers with a job that is in progress, and ends later.',
  rules: ['uses-unfinished-answer'],
  staging: slowJobs(3000),
  makesItAsk: true,
};

export const waitingScenarios: readonly CallerScenario[] = [
  slowWork,
  severalSlow,
  ...otherAlternatives,
  ...withoutJob,
  vanishedJob,
  hangingJob,
  unfinishedAnswer,
];

/** The first so many status requests for each job see a state of an unknown name. */
function unknownStates(state: string, count: number): Staging {
  return () => {
    const counts = new Map<string, number>();
    return {
      async answers(request, forward) {
        const reply = await forward();
        const job = jobInReply(reply);
        if (request.operationId !== 'getJobStatus' || job === undefined) return reply;
        const id = String(job['id']);
        const before = counts.get(id) ?? 0;
        counts.set(id, before + 1);
        if (before >= count) return reply;
        return beforeEnd(reply, job, { state, label: betweenLabel });
      },
    };
  };
}

function stageVanishingJob(): Staging {
  return (hand) => {
    let count = 0;
    const slow = slowJobs(Number.POSITIVE_INFINITY)(hand).answers;
    const notFound = everyAnswer(reads, () => ({
      status: 404,
      headers: { 'content-type': 'application/problem+json' },
      body: '{"status":404,"title":"Job not found"}',
      label: 'the job is gone',
    }))(hand).answers;
    return {
      answers(request, forward) {
        if (request.operationId === 'getJobStatus') count += 1;
        return (count > 1 ? notFound : slow)?.(request, forward) ?? forward();
      },
    };
  };
}
