/** What goes wrong after refusals, errors and lost answers. */
import type { CallerRuleId } from '../../src/callers/rules.ts';
import { isObject } from '../../src/core/json.ts';
import { type Answer, jsonOf, textOf } from '../callers/fetch-caller.ts';
import type { CorrectCaller } from './correct-callers.ts';
import type { Defect, DefectTable, Result } from './defect.ts';
import {
  after,
  atBoth,
  atReads,
  atSubmissions,
  type Begin,
  ends,
  hasStatus,
  isGivenUp,
  isLost,
  once,
  repeats,
  retryAfterOf,
  submitsAnew,
  type When,
} from './defect-parts.ts';

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

const repeatsRefusedForEver: Partial<Defect> = {
  unseenUnder: ['turn first', 'turn every second', 'errors none'],
};

export const refusalDefects: DefectTable = {
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
