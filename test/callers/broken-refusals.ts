/** Callers that do something wrong after refusals, errors and lost answers. */
import type { CallerRuleId } from '../../src/callers/rules.ts';
import { isObject } from '../../src/core/json.ts';
import { type BrokenCaller, several } from './broken-caller.ts';
import { jsonOf, Refused, retryAfterMs, sound, textOf } from './fetch-caller.ts';
import { inQueue } from './sound-callers.ts';

export const brokenRefusals: Readonly<Record<string, BrokenCaller>> = {
  'gives up at the first 429': {
    breaks: ['repeats-after-429'],
    isRepeated: (failure) => failure.answer?.status !== 429 && sound.isRepeated(failure),
  },
  'ignores Retry-After': {
    breaks: ['waits-for-retry-after', 'waits-for-retry-date'],
    pauseMs: ({ attempt, random }) => 300 * 2 ** attempt * (1 + random() / 3),
    attempts: 5,
  },
  'reads only numbers in Retry-After': {
    breaks: ['waits-for-retry-date'],
    pauseMs: (failure) => {
      const isNumber = /^\d+$/.test(failure.answer?.headers['retry-after'] ?? '');
      return sound.pauseMs(isNumber ? failure : { ...failure, answer: undefined });
    },
  },
  'gives up at a date in Retry-After': {
    breaks: ['waits-for-retry-date'],
    isRepeated: (failure) => {
      const isNumber = /^\d*$/.test(failure.answer?.headers['retry-after'] ?? '');
      return isNumber && sound.isRepeated(failure);
    },
  },
  'gives up without Retry-After': {
    breaks: ['waits-after-429'],
    isRepeated: (failure) => {
      const isKnown = failure.answer?.headers['retry-after'] !== undefined;
      return (failure.answer?.status !== 429 || isKnown) && sound.isRepeated(failure);
    },
  },
  'repeats at once': {
    breaks: [
      'waits-after-429',
      'waits-for-retry-after',
      'waits-for-retry-date',
      'waits-longer-each-time',
    ],
    pauseMs: () => 0,
    attempts: 5,
  },
  'repeats at once where nothing says when': {
    breaks: ['waits-after-429', 'waits-longer-each-time'],
    pauseMs: (failure) => retryAfterMs(failure),
  },
  'repeats the first time at once': {
    breaks: ['waits-after-429'],
    pauseMs: (failure) =>
      failure.attempt === 1
        ? retryAfterMs(failure)
        : sound.pauseMs({ ...failure, attempt: failure.attempt - 1 }),
  },
  'waits the same half second each time': {
    breaks: ['waits-longer-each-time'],
    pauseMs: (failure) => Math.max(500, retryAfterMs(failure)),
  },
  'waits as long in all its pieces of work': {
    breaks: ['varies-its-waits'],
    declares: several,
    pauseMs: (failure) => Math.max(250 * 2 ** failure.attempt, retryAfterMs(failure)),
  },
  'waits as long in all its pieces of work, of which it does four at once': {
    breaks: ['varies-its-waits'],
    declares: several,
    workMs: 20_000,
    work: inQueue(4),
    pauseMs: (failure) => Math.max(250 * 2 ** failure.attempt, retryAfterMs(failure)),
  },
  'repeats for ever after 429': {
    breaks: ['gives-up-after-429'],
    attempts: Number.POSITIVE_INFINITY,
    pauseMs: (failure) => retryAfterMs(failure) || Math.min(2000, 250 * 2 ** failure.attempt),
    isRepeated: ({ answer, ...failure }) =>
      answer?.status === 429 || (failure.attempt < 6 && sound.isRepeated({ answer, ...failure })),
  },
  'reports success when only refused': {
    breaks: [
      'gives-up-after-429',
      'does-not-repeat-400',
      'does-not-repeat-401',
      'does-not-repeat-404',
      'does-not-repeat-413',
    ],
    attempts: 4,
    work: (hands) =>
      sound.work(hands).catch((error: unknown) => {
        if (!(error instanceof Refused) || !error.isSubmission) throw error;
      }),
  },
  'repeats a request that was answered with 400': repeats(400, 'does-not-repeat-400'),
  'repeats a request that was answered with 401': repeats(401, 'does-not-repeat-401'),
  'repeats a request that was answered with 404': repeats(404, 'does-not-repeat-404'),
  'repeats a request that was answered with 413': repeats(413, 'does-not-repeat-413'),
  'repeats 401 until the end of its time': {
    breaks: ['does-not-repeat-401'],
    attempts: Number.POSITIVE_INFINITY,
    isRepeated: ({ answer, ...failure }) =>
      answer?.status === 401 || (failure.attempt < 6 && sound.isRepeated({ answer, ...failure })),
    pauseMs: (failure) => Math.min(3000, sound.pauseMs(failure)),
  },
  'gives up at a status request with 5xx': {
    breaks: ['repeats-reads-after-errors'],
    isRepeated: (failure) => (failure.answer?.status ?? 0) < 500 && sound.isRepeated(failure),
  },
  'submits again after a failed status request': {
    breaks: ['repeats-reads-after-errors'],
    isRepeated: (failure) => (failure.answer?.status ?? 0) < 500 && sound.isRepeated(failure),
    work: async (hands) => {
      await sound.work(hands).catch(async (error: unknown) => {
        if (!(error instanceof Refused) || error.status < 500 || error.isSubmission) throw error;
        await sound.work(hands);
      });
    },
  },
  'gives up at a lost status request': {
    breaks: ['repeats-lost-reads'],
    isRepeated: (failure) =>
      (failure.answer !== undefined || failure.nowMs - failure.sentMs > 1000) &&
      sound.isRepeated(failure),
  },
  'waits for ever for a status': {
    breaks: ['repeats-unanswered-reads'],
    readTimeoutMs: 1_000_000,
  },
  'submits again after a lost answer': {
    breaks: ['submits-once-after-lost-answer'],
    isRepeated: (failure) => failure.answer === undefined || sound.isRepeated(failure),
  },
  'submits again when the answer takes two seconds': {
    breaks: ['submits-once-after-lost-answer'],
    submitTimeoutMs: 2000,
    isRepeated: (failure) =>
      (failure.answer === undefined && failure.nowMs - failure.sentMs >= 1900) ||
      sound.isRepeated(failure),
  },
  'reads Retry-After as milliseconds': {
    breaks: ['waits-for-retry-after'],
    pauseMs: (failure) => {
      const given = failure.answer?.headers['retry-after'] ?? '';
      return /^\d+$/.test(given) ? Number(given) + 300 * failure.attempt : sound.pauseMs(failure);
    },
  },
  'never waits longer than a second': {
    breaks: ['waits-for-retry-after', 'waits-for-retry-date'],
    pauseMs: (failure) => Math.min(1000, sound.pauseMs(failure)),
  },
  'submits again after 500': {
    breaks: ['submits-once-after-errors'],
    isRepeated: (failure) => failure.answer?.status === 500 || sound.isRepeated(failure),
  },
  'submits again after any 5xx': {
    breaks: ['submits-once-after-errors'],
    isRepeated: (failure) => (failure.answer?.status ?? 0) >= 500 || sound.isRepeated(failure),
  },
  'submits again after whatever failed': {
    breaks: [
      'submits-once-after-lost-answer',
      'submits-once-after-errors',
      'does-not-repeat-400',
      'does-not-repeat-401',
      'does-not-repeat-404',
      'does-not-repeat-413',
    ],
    isRepeated: () => true,
    attempts: 4,
  },
  'parses each error as JSON': {
    breaks: ['survives-error-bodies', 'survives-large-error-bodies'],
    readError: (answer) => String(JSON.parse(textOf(answer))),
  },
  'needs an object with a message in each error': {
    breaks: ['survives-error-bodies', 'survives-large-error-bodies'],
    readError: (answer) => {
      const body = jsonOf(answer);
      if (!isObject(body)) throw new TypeError('Cannot read properties of the error.');
      return String(body['title'] ?? body['error']);
    },
  },
  'reads errors of 64 kB': {
    breaks: ['survives-large-error-bodies'],
    readError: (answer) => {
      if (answer.bytes.length > 65_536) throw new RangeError('The error is too large.');
      return textOf(answer);
    },
  },
};

function repeats(status: number, rule: CallerRuleId): BrokenCaller {
  return {
    breaks: [rule],
    attempts: 4,
    isRepeated: (failure) => failure.answer?.status === status || sound.isRepeated(failure),
  };
}
