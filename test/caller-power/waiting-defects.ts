/** What goes wrong after refusals and errors, and while a job is waited for. */
import type { CallerRuleId } from '../../src/callers/rules.ts';
import { isObject } from '../../src/core/json.ts';
import { type Answer, type Job, jsonOf, textOf } from '../callers/fetch-caller.ts';
import type { CorrectCaller } from './correct-callers.ts';
import type { Defect, DefectPart, DefectTable, Outgoing, Piece, Result } from './defect.ts';
import {
  after,
  asks,
  type Begin,
  declaring,
  ends,
  hasState,
  hasStatus,
  isGivenUp,
  isJob,
  isLost,
  jobIn,
  repeats,
  retryAfterOf,
  submitsAnew,
  toService,
} from './defect-parts.ts';

type When = Extract<DefectPart, { of: 'result' }>['when'];

const atSubmissions = (
  rules: readonly CallerRuleId[],
  begin: Begin,
  more: Partial<Defect> = {},
): Omit<Defect, 'name'> => ({
  rules,
  purposes: ['submission'],
  // A piece of work has one submission, and the first answer is the unusual one.
  unseenUnder: ['turn later', 'turn every second', 'time', 'errors before'],
  begin,
  ...more,
});

const atReads = (
  rules: readonly CallerRuleId[],
  begin: Begin,
  more: Partial<Defect> = {},
): Omit<Defect, 'name'> => ({ rules, purposes: ['status'], fits: asks, begin, ...more });

const atBoth = (
  rules: readonly CallerRuleId[],
  begin: Begin,
  more: Partial<Defect> = {},
): Omit<Defect, 'name'> => ({
  rules,
  purposes: toService,
  fits: asks,
  unseenUnder: ['at download', 'time', 'turn later', 'turn every second', 'errors before'],
  begin,
  ...more,
});

const refused = hasStatus(429);
const isSeconds = (answer: Answer | undefined) => /^\d+$/.test(retryAfterOf(answer) ?? '');
const refusedForSeconds: When = (result) => refused(result) && isSeconds(result.answer);
const refusedUntilDate: When = (result) =>
  refused(result) && retryAfterOf(result.answer) !== undefined && !isSeconds(result.answer);
const refusedWithoutTime: When = (result) =>
  refused(result) && retryAfterOf(result.answer) === undefined;
const isError = ({ answer }: Result) => answer !== undefined && answer.status >= 400;

const secondsIn = (answer: Answer | undefined) => Number(retryAfterOf(answer) ?? 0);

/** Its pieces of work do not wait for each other. */
const doesManyAtOnce = ({ name }: CorrectCaller): boolean =>
  name === 'several-at-once' || name === 'client';

const once: Partial<Defect> = {
  unseenUnder: ['at', 'turn later', 'turn every second', 'errors before', 'time'],
};

/** Asks on for ever, or so often. */
function goOn({ sent, piece }: Outgoing, pauseMs: number, most = Number.POSITIVE_INFINITY): void {
  const { clock } = piece.hands;
  const ask = (count: number) => {
    if (count > most) return;
    clock.schedule(clock.now() + pauseMs, () => {
      void fetch(sent.url, { headers: sent.headers }).catch(() => undefined);
      ask(count + 1);
    });
  };
  ask(1);
}

const ended = hasState('COMPLETED', 'FAILED', 'ERROR', 'failed');

const knownStates = ['IN_QUEUE', 'IN_PROGRESS', 'COMPLETED', 'FAILED', 'TIMED_OUT', 'CANCELLED'];
const isUnknown = isJob(({ status }) => !knownStates.includes(String(status)));

const completedJob = (holds: (job: Job) => boolean): ReturnType<typeof isJob> =>
  isJob((job) => job['status'] === 'COMPLETED' && holds(job));

/** Answers of a service that says nothing about the job. */
const isWithoutJob: When = (result) => result.answer?.status === 200 && jobIn(result) === undefined;

const isGone = hasStatus(404);

const repeatsRefusedForEver: Partial<Defect> = {
  unseenUnder: ['turn first', 'turn every second', 'errors none'],
};

export const waitingDefects: DefectTable = {
  'fails-at-429': atBoth(
    ['repeats-after-429', 'survives-error-bodies'],
    after(refused, ends('failure')),
  ),
  'takes-429-for-success': atBoth(
    ['repeats-after-429', 'gives-up-after-429'],
    after(refused, ends('success')),
  ),
  'does-not-wait-for-seconds': atBoth(
    ['waits-for-retry-after'],
    repeats(refusedForSeconds, { times: 5, pauseMs: 300 }),
  ),
  'waits-half-the-seconds': atBoth(
    ['waits-for-retry-after'],
    repeats(refusedForSeconds, { times: 5, pauseMs: (answer) => secondsIn(answer) * 500 }),
  ),
  'waits-for-milliseconds': atBoth(
    ['waits-for-retry-after'],
    repeats(refusedForSeconds, { times: 5, pauseMs: (answer) => 100 + secondsIn(answer) }),
  ),
  'waits-a-second-less': atBoth(
    ['waits-for-retry-after'],
    repeats(refusedForSeconds, {
      times: 5,
      pauseMs: (answer) => Math.max(200, secondsIn(answer) * 1000 - 1000),
    }),
  ),
  'waits-for-seconds-with-jitter-below': atBoth(
    ['waits-for-retry-after'],
    repeats(refusedForSeconds, { times: 5, pauseMs: (answer) => secondsIn(answer) * 700 }),
  ),
  'does-not-wait-for-dates': atSubmissions(
    ['waits-for-retry-date'],
    repeats(refusedUntilDate, { times: 5, pauseMs: 400 }),
  ),
  'fails-at-dates': atSubmissions(
    ['waits-for-retry-date'],
    after(refusedUntilDate, ends('failure')),
  ),
  'waits-a-second-for-dates': atSubmissions(
    ['waits-for-retry-date'],
    repeats(refusedUntilDate, { times: 6, pauseMs: 1000 }),
  ),
  'takes-dates-for-numbers': atSubmissions(
    ['waits-for-retry-date'],
    repeats(refusedUntilDate, {
      times: 9,
      pauseMs: (answer) => Number.parseInt(retryAfterOf(answer) ?? '', 10) || 0,
    }),
  ),
  'repeats-at-once-without-time': atBoth(
    ['waits-after-429', 'waits-longer-each-time'],
    repeats(refusedWithoutTime, { times: 8 }),
  ),
  'fails-without-time': atBoth(
    ['waits-after-429', 'repeats-after-429', 'waits-longer-each-time'],
    after(refusedWithoutTime, ends('failure')),
  ),
  'waits-as-long-each-time': atSubmissions(
    ['waits-longer-each-time'],
    repeats(refusedWithoutTime, { times: 8, pauseMs: 700 }),
  ),
  'waits-shorter-each-time': atSubmissions(
    ['waits-longer-each-time'],
    repeats(refusedWithoutTime, { times: 8, pauseMs: (_answer, count) => 2000 / count }),
  ),
  'repeats-429-for-ever': atBoth(
    ['gives-up-after-429'],
    repeats(refused, {
      times: Number.POSITIVE_INFINITY,
      pauseMs: (answer, count) => secondsIn(answer) * 1050 || Math.min(3000, 400 * 2 ** count),
    }),
    repeatsRefusedForEver,
  ),
  'repeats-429-for-ever-without-pause': atBoth(
    ['gives-up-after-429', 'waits-for-retry-after'],
    repeats(refused, { times: Number.POSITIVE_INFINITY, pauseMs: 50 }),
    repeatsRefusedForEver,
  ),
  'comes-back-at-the-same-instant': atSubmissions(
    ['varies-its-waits'],
    repeats(refusedForSeconds, { pauseMs: (answer) => secondsIn(answer) * 1000 + 50 }),
    { fits: doesManyAtOnce, unseenUnder: ['turn', 'time', 'errors before'] },
  ),

  ...Object.fromEntries(
    ([400, 401, 404, 413] as const).flatMap((status) => {
      const rules: readonly CallerRuleId[] = [`does-not-repeat-${status}`];
      return [
        [
          `repeats-${status}-once`,
          atSubmissions(rules, repeats(hasStatus(status), { pauseMs: 200 })),
        ],
        [
          `repeats-${status}-with-longer-pauses`,
          atSubmissions(
            rules,
            repeats(hasStatus(status), { times: 3, pauseMs: (_answer, count) => 400 * 2 ** count }),
          ),
        ],
        [
          `repeats-${status}-with-another-id`,
          atSubmissions(
            rules,
            repeats(hasStatus(status), {
              times: 2,
              pauseMs: 300,
              change: ({ headers }, count) => ({
                headers: { ...headers, 'x-request-id': `attempt-${count}` },
              }),
            }),
          ),
        ],
        [
          `takes-${status}-for-success`,
          atSubmissions(rules, after(hasStatus(status), ends('success'))),
        ],
      ];
    }),
  ),

  'fails-at-5xx-of-a-status': atReads(
    ['repeats-reads-after-errors'],
    after(({ answer }) => (answer?.status ?? 0) >= 500, ends('failure')),
    once,
  ),
  'fails-at-500-of-a-status': atReads(
    ['repeats-reads-after-errors'],
    after(hasStatus(500), ends('failure')),
    once,
  ),
  'fails-at-503-of-a-status': atReads(
    ['repeats-reads-after-errors'],
    after(hasStatus(503), ends('failure')),
    { unseenUnder: ['turn later', 'turn every second', 'errors none'] },
  ),
  'takes-5xx-of-a-status-for-the-end': atReads(
    ['repeats-reads-after-errors'],
    after(({ answer }) => (answer?.status ?? 0) >= 500, ends('success')),
  ),
  'submits-again-after-5xx-of-a-status': atReads(
    ['repeats-reads-after-errors', 'pays-once'],
    submitsAnew(({ answer }) => (answer?.status ?? 0) >= 500),
  ),
  'fails-at-a-lost-read': atReads(['repeats-lost-reads'], after(isLost, ends('failure')), once),
  'takes-a-lost-read-for-the-end': atReads(['repeats-lost-reads'], after(isLost, ends('success'))),
  'submits-again-after-a-lost-read': atReads(
    ['repeats-lost-reads', 'pays-once'],
    submitsAnew(isLost),
  ),
  'waits-for-ever-for-a-read': atReads(
    ['repeats-unanswered-reads'],
    () => ({ of: 'request', send: ({ sent, send }) => send(sent) }),
    { unseenUnder: ['turn later', 'turn every second', 'errors before', 'time'] },
  ),
  'fails-at-an-unanswered-read': atReads(
    ['repeats-unanswered-reads'],
    after(isGivenUp, ends('failure')),
    once,
  ),
  'submits-again-after-an-unanswered-read': atReads(
    ['repeats-unanswered-reads', 'pays-once'],
    submitsAnew(isGivenUp),
    once,
  ),

  'submits-again-after-a-lost-answer': atSubmissions(
    ['submits-once-after-lost-answer', 'pays-once'],
    repeats(isLost),
  ),
  'submits-again-long-after-a-lost-answer': atSubmissions(
    ['submits-once-after-lost-answer', 'pays-once'],
    repeats(isLost, { pauseMs: 2500 }),
  ),
  'submits-with-another-order-after-a-lost-answer': atSubmissions(
    ['submits-once-after-lost-answer', 'pays-once'],
    repeats(isLost, {
      pauseMs: 200,
      change: ({ body = '{}' }) => ({
        body: JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(body)).toReversed())),
      }),
    }),
  ),
  'submits-with-an-idempotency-key-after-a-lost-answer': atSubmissions(
    ['submits-once-after-lost-answer', 'pays-once'],
    repeats(isLost, {
      pauseMs: 200,
      change: ({ headers }) => ({ headers: { ...headers, 'idempotency-key': 'order-17' } }),
    }),
  ),
  'submits-with-the-attempt-after-a-lost-answer': atSubmissions(
    ['submits-once-after-lost-answer', 'pays-once'],
    repeats(isLost, {
      pauseMs: 200,
      change: ({ body = '{}' }, count) => {
        const { input, ...others } = JSON.parse(body);
        return { body: JSON.stringify({ ...others, input: { ...input, attempt: count } }) };
      },
    }),
  ),
  'submits-by-the-other-operation-after-a-lost-answer': atSubmissions(
    ['submits-once-after-lost-answer', 'pays-once'],
    repeats(isLost, {
      change: ({ url }) => ({ url: url.endsWith('/run') ? `${url}sync` : url.slice(0, -4) }),
    }),
  ),
  'hedges-its-submissions': atSubmissions(
    ['submits-once-after-lost-answer', 'pays-once'],
    hedges(1500),
  ),
  'hedges-its-submissions-late': atSubmissions(
    ['submits-once-after-lost-answer', 'pays-once'],
    hedges(4000),
  ),
  'submits-again-after-three-seconds': atSubmissions(
    ['submits-once-after-lost-answer', 'pays-once'],
    () => ({
      of: 'request',
      async send({ sent, send, pause }) {
        const first = send(sent).catch(() => undefined);
        const answer = await Promise.race([first, pause(3000)]);
        return answer ?? (await send(sent));
      },
    }),
  ),
  ...Object.fromEntries(
    [500, 502, 504].flatMap((status) => [
      [
        `submits-again-after-${status}`,
        atSubmissions(
          ['submits-once-after-errors', 'pays-once'],
          repeats(hasStatus(status), { pauseMs: 300 }),
        ),
      ],
    ]),
  ),
  'submits-again-after-any-5xx': atSubmissions(
    ['submits-once-after-errors', 'pays-once'],
    repeats(({ answer }) => (answer?.status ?? 0) >= 500, {
      times: 3,
      pauseMs: (_answer, count) => 300 * count,
    }),
  ),
  'submits-by-the-other-operation-after-500': atSubmissions(
    ['submits-once-after-errors', 'pays-once'],
    repeats(hasStatus(500), {
      pauseMs: 300,
      change: ({ url }) => ({ url: url.endsWith('/run') ? `${url}sync` : url.slice(0, -4) }),
    }),
  ),
  'begins-anew-after-any-error': {
    rules: ['submits-once-after-errors', 'submits-once-after-lost-answer', 'pays-once'],
    unseenUnder: ['turn later', 'turn every second'],
    begin: () => ({
      of: 'work',
      work: (piece, workCorrectly) =>
        workCorrectly().catch(async (error: unknown) => {
          if (piece.jobs.length > 0) throw error;
          await workCorrectly();
        }),
    }),
  },

  'parses-errors-as-json': atBoth(
    ['survives-error-bodies', 'survives-large-error-bodies'],
    after(
      (result) =>
        isError(result) && result.answer !== undefined && jsonOf(result.answer) === undefined,
      ends('failure'),
    ),
    {
      unseenUnder: [
        'at download',
        'at status',
        'turn later',
        'turn every second',
        'errors before',
        'time',
      ],
    },
  ),
  'needs-a-title-in-errors': atSubmissions(
    ['survives-error-bodies', 'survives-large-error-bodies'],
    after((result) => isError(result) && !isObject(bodyOf(result)), ends('failure')),
  ),
  'needs-a-text-in-errors': atSubmissions(
    ['survives-error-bodies'],
    after((result) => {
      const body = bodyOf(result);
      return isError(result) && isObject(body) && typeof (body['error'] ?? '') !== 'string';
    }, ends('failure')),
  ),
  'fails-at-html': atSubmissions(
    ['survives-error-bodies', 'survives-large-error-bodies'],
    after(
      (result) => isError(result) && /<h1|text\/html/.test(typeAndText(result)),
      ends('failure'),
    ),
  ),
  'fails-at-empty-errors': atSubmissions(
    ['survives-error-bodies', 'waits-after-429', 'repeats-after-429'],
    after((result) => isError(result) && result.answer?.bytes.length === 0, ends('failure')),
  ),
  'reads-errors-of-100-kb': atSubmissions(
    ['survives-large-error-bodies'],
    after(
      (result) => isError(result) && (result.answer?.bytes.length ?? 0) > 100_000,
      ends('failure'),
    ),
  ),

  'asks-three-times-at-once': atReads(
    ['polls-at-declared-pace'],
    () => ({
      of: 'request',
      async send({ pass }) {
        const more = [pass({}), pass({})].map((answer) => answer.catch(() => undefined));
        await Promise.all(more);
        return undefined;
      },
    }),
    { showsAmongOthers: true },
  ),
  'asks-ten-times-in-a-row': atReads(['polls-at-declared-pace'], () => ({
    of: 'request',
    async send({ pass }) {
      for (let count = 0; count < 10; count += 1) await pass({}).catch(() => undefined);
      return undefined;
    },
  })),
  'asks-at-whole-seconds': atReads(
    ['varies-its-polling'],
    () => ({
      of: 'request',
      async send({ piece, pause }) {
        const pollMs = 1000;
        await pause(pollMs - (piece.hands.clock.now() % pollMs));
        return undefined;
      },
    }),
    {
      fits: declaring('several'),
      unseenUnder: ['turn first', 'turn every second', 'errors', 'time'],
    },
  ),
  'asks-on-for-ever': atReads(
    ['stops-after-end'],
    after(ended, async (outgoing) => {
      goOn(outgoing, 600);
      return undefined;
    }),
    once,
  ),
  'asks-on-for-ever-slowly': atReads(
    ['stops-after-end'],
    after(ended, async (outgoing) => {
      goOn(outgoing, 1800);
      return undefined;
    }),
    once,
  ),
  'asks-on-six-times': atReads(
    ['stops-after-end'],
    after(ended, async (outgoing) => {
      goOn(outgoing, 500, 6);
      return undefined;
    }),
    once,
  ),
  'asks-on-after-failures': atReads(
    ['stops-after-end'],
    after(hasState('FAILED', 'ERROR', 'failed'), async (outgoing) => {
      goOn(outgoing, 600);
      return undefined;
    }),
    once,
  ),

  'fails-at-unknown-states': atReads(
    ['survives-unknown-states', 'reports-failed-jobs'],
    after((result) => isUnknown(result) && hasState('PREPARING')(result), ends('failure')),
    once,
  ),
  'takes-unknown-states-for-the-end': atReads(
    ['survives-unknown-states'],
    after(hasState('PREPARING'), ends('success')),
    once,
  ),
  'submits-again-at-unknown-states': atReads(
    ['survives-unknown-states', 'pays-once'],
    submitsAnew(hasState('PREPARING')),
    once,
  ),
  'needs-the-execution-time': atBoth(
    ['survives-missing-members'],
    after(
      completedJob((job) => !('executionTime' in job)),
      ends('failure'),
    ),
    once,
  ),
  'needs-the-delay': atReads(
    ['survives-missing-members'],
    after(
      isJob((job) => !('delayTime' in job)),
      ends('failure'),
    ),
  ),
  'needs-the-worker': atBoth(
    ['survives-missing-members'],
    after(
      completedJob((job) => !('workerId' in job)),
      ends('failure'),
    ),
    once,
  ),
  'fails-at-null': atBoth(
    ['survives-null-members'],
    after(
      isJob((job) => Object.values(job).includes(null)),
      ends('failure'),
    ),
    once,
  ),
  'takes-null-error-for-an-error': atBoth(
    ['survives-null-members'],
    after(
      isJob((job) => job['error'] === null),
      ends('failure'),
    ),
    once,
  ),
  'fails-at-further-members': atBoth(
    ['survives-further-members'],
    after(
      isJob((job) => {
        const names = 'id status delayTime executionTime output workerId error cost'.split(' ');
        return !Object.keys(job).every((name) => names.includes(name));
      }),
      ends('failure'),
    ),
  ),
  'fails-at-short-times': atBoth(
    ['survives-other-time-units'],
    after(
      completedJob(({ executionTime }) => typeof executionTime === 'number' && executionTime < 20),
      ends('failure'),
    ),
    once,
  ),
  'takes-an-answer-without-job-for-the-end': atReads(
    ['survives-answers-without-job'],
    after(isWithoutJob, ends('success')),
    once,
  ),
  'submits-again-at-an-answer-without-job': atReads(
    ['survives-answers-without-job', 'pays-once'],
    submitsAnew(isWithoutJob),
    once,
  ),
  'waits-for-ever-at-an-answer-without-job': atReads(
    ['survives-answers-without-job'],
    after(isWithoutJob, ({ pause }) => pause(1_000_000).then(() => undefined)),
    once,
  ),
  'takes-a-job-that-is-gone-for-the-end': atReads(
    ['handles-vanished-jobs'],
    after(isGone, ends('success')),
    once,
  ),
  'submits-again-when-a-job-is-gone': atReads(
    ['handles-vanished-jobs', 'pays-once'],
    submitsAnew(isGone),
    once,
  ),
  'asks-for-ever-when-a-job-is-gone': atReads(
    ['handles-vanished-jobs'],
    repeats(isGone, { times: Number.POSITIVE_INFINITY, pauseMs: 700 }),
    once,
  ),
  'asks-twenty-times-when-a-job-is-gone': atReads(
    ['handles-vanished-jobs'],
    repeats(isGone, { times: 20, pauseMs: 500 }),
    once,
  ),

  'never-gives-up': atDeadline((piece) => askForEver(piece)),
  'gives-up-in-silence': atDeadline(async () => undefined),
  'gives-up-late': atDeadline(async (piece, error) => {
    await askFor(piece, piece.hands.habits.givesUpAfterMs);
    throw error;
  }),
  'submits-again-at-its-deadline': {
    ...atDeadline(async (piece, error) => {
      const { submission, hands } = piece;
      if (submission !== undefined) {
        const { url, ...sent } = submission;
        await fetch(url, { ...sent, signal: hands.signal }).catch(() => undefined);
      }
      throw error;
    }),
    rules: ['pays-once', 'has-deadline'],
  },
  'gives-up-early': {
    rules: ['has-deadline', 'waits-for-results'],
    fits: asks,
    unseenUnder: ['turn later', 'turn every second'],
    begin: () => ({
      of: 'work',
      async work(piece, workCorrectly) {
        const { clock } = piece.hands;
        const timer = clock.schedule(clock.now() + 3500, () => piece.end('failure', 'Too slow.'));
        await workCorrectly().finally(() => clock.cancel(timer));
      },
    }),
  },

  'submits-again-when-the-job-is-slow': atReads(
    ['pays-once', 'waits-for-results'],
    () => {
      const opens = new Map<Piece, number>();
      return submitsAnew((result, { piece }) => {
        if (!hasState('IN_QUEUE', 'IN_PROGRESS')(result)) return false;
        opens.set(piece, (opens.get(piece) ?? 0) + 1);
        return (opens.get(piece) ?? 0) > 3;
      })();
    },
    once,
  ),
  'submits-again-when-runsync-is-not-done': {
    ...atSubmissions(
      ['uses-unfinished-answer', 'pays-once'],
      submitsAnew(hasState('IN_QUEUE', 'IN_PROGRESS')),
    ),
    fits: declaring('runsync'),
  },
  'fails-when-runsync-is-not-done': {
    ...atSubmissions(
      ['uses-unfinished-answer'],
      after(hasState('IN_QUEUE', 'IN_PROGRESS'), ends('failure')),
    ),
    fits: declaring('runsync'),
  },
  'takes-unfinished-runsync-for-the-end': {
    ...atSubmissions(
      ['uses-unfinished-answer'],
      after(hasState('IN_QUEUE', 'IN_PROGRESS'), ends('success')),
    ),
    fits: declaring('runsync'),
  },

  'hangs-when-refused-at-load': atSubmissions(
    ['finishes-under-limits', 'repeats-after-429'],
    after(refused, ({ pause }) => pause(1_000_000).then(() => undefined)),
    {
      fits: doesManyAtOnce,
      unseenUnder: ['turn', 'time', 'errors before'],
      showsAmongOthers: true,
    },
  ),
  'sends-ten-requests-for-each-refusal': atSubmissions(
    ['requests-are-bounded', 'waits-for-retry-after'],
    after(refused, async ({ sent, send }, { answer }) => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => send(sent)));
      return answers.find(({ status }) => status < 300) ?? answer;
    }),
    {
      fits: doesManyAtOnce,
      unseenUnder: ['turn', 'time', 'errors before'],
      showsAmongOthers: true,
    },
  ),
};

function bodyOf({ answer }: Result): unknown {
  return answer === undefined ? undefined : jsonOf(answer);
}

function typeAndText({ answer }: Result): string {
  return answer === undefined ? '' : `${answer.headers['content-type']} ${textOf(answer)}`;
}

/** Submits a second time when the first submission is not answered in time, and takes the first answer. */
function hedges(ms: number): Begin {
  return () => ({
    of: 'request',
    async send({ sent, send, pause }) {
      let isAnswered = false;
      const first = send(sent).finally(() => {
        isAnswered = true;
      });
      const second = pause(ms).then(() => (isAnswered ? first : send(sent)));
      return await Promise.any([first, second]);
    },
  });
}

/** What comes after the correct caller has given a job up that is still open. */
function atDeadline(then: (piece: Piece, error: unknown) => Promise<void>): Omit<Defect, 'name'> {
  return {
    // A job may also be gone.
    rules: ['has-deadline', 'handles-vanished-jobs'],
    fits: asks,
    unseenUnder: ['turn later', 'turn every second'],
    begin: () => ({
      of: 'work',
      work: (piece, workCorrectly) =>
        workCorrectly().catch(async (error: unknown) => {
          const job = piece.jobs.at(-1);
          if (job === undefined || piece.hands.habits.endOf(job) !== 'open') throw error;
          await then(piece, error);
        }),
    }),
  };
}

async function askForEver(piece: Piece): Promise<void> {
  await askFor(piece, Number.POSITIVE_INFINITY);
}

/** Asks for the latest job, once a second. */
async function askFor({ hands, jobs }: Piece, ms: number): Promise<void> {
  const { baseUrl, apiKey, habits, signal, clock } = hands;
  const lastMs = clock.now() + ms;
  const url = `${baseUrl}/v2/${habits.endpoint}/status/${String(jobs.at(-1)?.['id'])}`;
  while (clock.now() < lastMs) {
    await new Promise<void>((resolve, reject) => {
      clock.schedule(clock.now() + 1000, resolve);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    await fetch(url, { headers: habits.headers(apiKey), signal }).catch(() => undefined);
  }
}
