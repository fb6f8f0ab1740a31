/** The service refuses requests, or fails. */
import { statusesOf } from '../rules.ts';
import { type CallerScenario, longestDeadlineMs, patienceMs } from '../run/scenario.ts';
import type { AnswerTurn, Reply } from '../stage/stage-interventions.ts';
import {
  chainStagings,
  firstAnswers,
  isOf,
  reads,
  type Staging,
  slowJobs,
  submissions,
} from '../stage/staging.ts';

const refusedForSeconds: CallerScenario = {
  name: 'refused-for-seconds',
  happens: 'The first submission is answered with 429 and `Retry-After: 2`.',
  rules: [
    'repeats-after-429',
    'waits-for-retry-after',
    'waits-for-retry-date',
    'waits-after-429',
    'survives-error-bodies',
    'survives-large-error-bodies',
  ],
  faults: [{ effect: { status: 429, retryAfterSeconds: 2 }, count: 1 }],
};

const refusedUntilDate: CallerScenario = {
  name: 'refused-until-date',
  happens:
    'The first submission is answered with 429 and a date in `Retry-After`, three seconds ahead.',
  rules: ['repeats-after-429', 'waits-for-retry-date'],
  alternatives: { 'retry-after': 'date' },
  faults: [{ effect: { status: 429, retryAfterSeconds: 3 }, count: 1 }],
};

const refusedWithoutTime: CallerScenario = {
  name: 'refused-without-time',
  happens:
    'The first three requests are answered with 429 without `Retry-After`, and so are the first and the third status request after them.',
  rules: ['repeats-after-429', 'waits-after-429', 'waits-longer-each-time'],
  faults: [{ effect: { status: 429 }, count: 3 }],
  staging: chainStagings(
    firstAnswers(reads, [
      () => rateLimitReply({}),
      (_request, forward) => forward(),
      () => rateLimitReply({}),
    ]),
    slowJobs(1500),
  ),
  makesItAsk: true,
};

const refusedStatus: CallerScenario = {
  name: 'refused-status',
  happens: 'The first status request is answered with 429 and `Retry-After: 2`.',
  rules: ['repeats-after-429', 'waits-for-retry-after'],
  faults: [{ operation: 'getJobStatus', effect: { status: 429, retryAfterSeconds: 2 }, count: 1 }],
  makesItAsk: true,
};

/** Enough for ten attempts, one a second, and for six after pauses that double, in milliseconds. */
const enoughAttemptsMs = 24_000;

const refusedForEver: CallerScenario = {
  name: 'refused-for-ever',
  happens: 'Every request is answered with 429 and `Retry-After: 1`.',
  rules: ['gives-up-after-429'],
  faults: [{ effect: { status: 429, retryAfterSeconds: 1 } }],
  workMs: ({ workMs, givesUpAfterMs = 0 }) =>
    Math.max(workMs * 1.5, enoughAttemptsMs, Math.min(givesUpAfterMs, longestDeadlineMs) + 4000),
};

/** As many as do not take long to start, and enough to tell chance from habit. */
const manyPieces = 6;

const refusedTogether: CallerScenario = {
  name: 'refused-together',
  happens: `The first submissions of ${manyPieces} pieces of work that come at once are answered with 429 and \`Retry-After: 3\` at the same instant.`,
  rules: ['varies-its-waits'],
  pieces: manyPieces,
  staging: refuseAtOnce(manyPieces),
};

/** Holds the first submissions until all have arrived, but not for ever, and refuses them together. */
function refuseAtOnce(most: number): Staging {
  return (hand) => {
    const first = createMeetingPoint(most);
    let second: MeetingPoint | undefined;
    let isOver = false;
    return {
      async answers(request, forward) {
        if (!isOf(request, submissions)) return await forward();
        if (!isOver) {
          await Promise.race([first.arrives(), hand.pass(longestGatheringMs)]);
          isOver = true;
          first.open();
          // Many send only so many at once. Who submits one after the other is not refused together.
          if (first.count() > 1) {
            second ??= createMeetingPoint(first.count());
            return rateLimitReply({ 'retry-after': '3' });
          }
        }
        // What the service does with one of them must not delay the others.
        if (second !== undefined)
          await Promise.race([second.arrives(), hand.pass(longestReturnMs)]);
        return await forward();
      },
    };
  };
}

interface MeetingPoint {
  /** Resolves for all when enough have arrived, or it opens. */
  arrives(): Promise<void>;
  /** How many have arrived. */
  count(): number;
  open(): void;
}

/** Opens when so many have arrived. */
function createMeetingPoint(most: number): MeetingPoint {
  let arrived = 0;
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {
    open,
    count: () => arrived,
    arrives() {
      arrived += 1;
      if (arrived === most) open();
      return opened;
    },
  };
}

/** How long the first one that comes back waits for the others, in milliseconds. */
const longestReturnMs = 1500;

const longestGatheringMs = 3000;

/** The service answers everything with one status, each as a scenario. */
const refusedForGood = (
  [
    ['does-not-repeat-400', 400],
    ['does-not-repeat-401', 401],
    ['does-not-repeat-404', 404],
    ['does-not-repeat-413', 413],
  ] as const
).map(
  ([rule, status]): CallerScenario => ({
    name: `answered-with-${status}`,
    happens: `Every submission is answered with ${status}.`,
    rules: [rule, 'key-in-no-output'],
    faults: [
      { operation: 'runJob', effect: { status } },
      { operation: 'runJobSync', effect: { status } },
    ],
    watchesForMs: 1500,
  }),
);

const failingReads: CallerScenario = {
  name: 'failing-reads',
  happens: 'The first status requests are answered with 500 and 503.',
  rules: ['repeats-reads-after-errors'],
  faults: [
    { operation: 'getJobStatus', effect: { status: 500 }, count: 1 },
    { operation: 'getJobStatus', effect: { status: 503 }, count: 1 },
  ],
  makesItAsk: true,
};

const unavailableRead: CallerScenario = {
  name: 'unavailable-read',
  happens: 'The first status request is answered with 503.',
  rules: ['repeats-reads-after-errors'],
  faults: [{ operation: 'getJobStatus', effect: { status: 503 }, count: 1 }],
  makesItAsk: true,
};

const lostReads: CallerScenario = {
  name: 'lost-reads',
  happens: 'The connections of the first two status requests close without an answer.',
  rules: ['repeats-lost-reads'],
  staging: firstAnswers(reads, [drop, drop]),
  makesItAsk: true,
};

const unansweredReads: CallerScenario = {
  name: 'unanswered-reads',
  happens: 'The first status request is never answered.',
  rules: ['repeats-unanswered-reads'],
  staging: firstAnswers(reads, [() => ({ noReply: 'held', label: 'never answered' })]),
  makesItAsk: true,
  workMs: ({ workMs }) => Math.max(workMs * 1.5, patienceMs),
};

const lostSubmission: CallerScenario = {
  name: 'lost-submission',
  happens: 'The service accepts the first submission, and the connection closes without an answer.',
  rules: ['submits-once-after-lost-answer'],
  staging: firstAnswers(submissions, [
    async (_request, forward) => {
      await forward();
      return { noReply: 'dropped', label: 'accepted, answer lost' };
    },
  ]),
  watchesForMs: 1500,
};

/** Longer than usual clients wait for an answer, in milliseconds. */
const silentMs = 12_000;

const unansweredSubmission: CallerScenario = {
  name: 'unanswered-submission',
  happens: `The service accepts the first submission, and sends no answer for ${silentMs / 1000} s. Then the connection closes.`,
  rules: ['submits-once-after-lost-answer'],
  staging: firstAnswers(submissions, [
    async (_request, forward) => {
      await forward();
      return { noReply: 'held', longestMs: silentMs, label: 'accepted, no answer' };
    },
  ]),
  workMs: ({ workMs }) => Math.max(workMs, silentMs) * 1.5,
  watchesForMs: 1500,
};

const failedSubmissions = statusesOf('submits-once-after-errors').map(
  (status): CallerScenario => ({
    name: `submission-answered-with-${status}`,
    happens: `The service accepts the first submission, and answers ${status}.`,
    rules: ['submits-once-after-errors'],
    staging: firstAnswers(submissions, [
      async (_request, forward) => {
        await forward();
        return failureReply(status, 'accepted all the same');
      },
    ]),
    watchesForMs: 1500,
  }),
);

/** Bodies that an error may have, by what they are. */
const errorBodies: Readonly<Record<string, Pick<Reply, 'body'> & { readonly type?: string }>> = {
  'error-text': { type: 'application/json', body: '{"error":"Too many requests"}' },
  'error-object': {
    type: 'application/json',
    body: '{"error":{"code":429,"message":"slow down"}}',
  },
  'json-list': { type: 'application/json', body: '["Too many requests"]' },
  'json-null': { type: 'application/json', body: 'null' },
  'broken-json': { type: 'application/json', body: '{"error": "Too ma' },
  text: { type: 'text/plain', body: 'Too many requests' },
  html: { type: 'text/html', body: '<!doctype html><title>429</title><h1>Too many requests</h1>' },
  empty: { body: '' },
};

const errorForms = Object.entries(errorBodies).map(
  ([form, { type, body }]): CallerScenario => ({
    name: `error-body-${form}`,
    happens: `The first submission is answered with 429, \`Retry-After: 1\` and a body of another form (${form}).`,
    rules: ['survives-error-bodies'],
    staging: firstAnswers(submissions, [
      () => ({
        status: 429,
        body,
        label: `a body of the form ${form}`,
        headers: { 'retry-after': '1', ...(type !== undefined && { 'content-type': type }) },
      }),
    ]),
  }),
);

const largeError: CallerScenario = {
  name: 'large-error-body',
  happens: 'The first submission is answered with 429, `Retry-After: 1` and 1 MB of text.',
  rules: ['survives-large-error-bodies'],
  staging: firstAnswers(submissions, [
    () => ({
      status: 429,
      headers: { 'retry-after': '1', 'content-type': 'text/html' },
      body: 'too many requests '.repeat(60_000),
      label: '1 MB',
    }),
  ]),
};

export const refusalScenarios: readonly CallerScenario[] = [
  refusedForSeconds,
  refusedUntilDate,
  refusedWithoutTime,
  refusedStatus,
  refusedForEver,
  refusedTogether,
  ...refusedForGood,
  failingReads,
  unavailableRead,
  lostReads,
  unansweredReads,
  lostSubmission,
  unansweredSubmission,
  ...failedSubmissions,
  ...errorForms,
  largeError,
];

function drop(): ReturnType<AnswerTurn> {
  return { noReply: 'dropped', label: 'connection closed' };
}

function rateLimitReply(headers: Readonly<Record<string, string>>): Reply {
  return { status: 429, headers, body: '' };
}

function failureReply(status: number, label: string): Reply {
  const body = JSON.stringify({ status, title: 'The service failed' });
  return { status, headers: { 'content-type': 'application/problem+json' }, body, label };
}
