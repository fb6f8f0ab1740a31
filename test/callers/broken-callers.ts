/** Callers that are broken in one way each, and the rules that each breaks. */

import { pause } from '../../src/callers/application/time-limits.ts';
import type { CallerRuleId } from '../../src/callers/rules.ts';
import { isObject } from '../../src/core/json.ts';
import {
  type Answer,
  download,
  type Habits,
  type Hands,
  type Job,
  jsonOf,
  look,
  Refused,
  retryAfterMs,
  sound,
  submit,
  textOf,
} from './habits.ts';

export interface BrokenCaller extends Partial<Habits> {
  /** All that it breaks. */
  readonly breaks: readonly CallerRuleId[];
}

const several = [...sound.declares, 'several'] as const;
const withWebhooks = [...sound.declares, 'webhooks'] as const;

/** An address with a secret in it. */
const withKey = (url: string, apiKey: string) =>
  `${url}${url.includes('?') ? '&' : '?'}api_key=${apiKey}`;

const brokenRequests: Record<string, BrokenCaller> = {
  'sends a prompt instead of an input': {
    breaks: ['requests-are-valid'],
    work: async (hands) => {
      // The service takes no such request, so it sends a good one afterwards.
      const { habits } = hands;
      const bad = { ...habits, submission: () => ({ prompt: 'x' }) };
      await submit({ ...hands, habits: bad }).catch(() => undefined);
      await habits.take(hands, await habits.wait(hands, await submit(hands)));
    },
  },
  'asks for a job at a path of its own': {
    breaks: ['requests-are-valid'],
    afterEnd: async ({ baseUrl, apiKey, habits }, job) => {
      const headers = habits.headers(apiKey);
      await fetch(`${baseUrl}/v2/${habits.endpoint}/jobs/${job['id']}`, { headers });
    },
  },
  'sends text': sendsAs('text/plain'),
  'sends a form type': sendsAs('application/x-www-form-urlencoded'),
  'asks without a key first': {
    breaks: ['key-in-header'],
    work: async (hands) => {
      const { habits, baseUrl } = hands;
      const body = JSON.stringify(habits.submission(undefined, ''));
      const headers = { 'content-type': 'application/json' };
      await fetch(`${baseUrl}/v2/${habits.endpoint}/run`, { method: 'POST', headers, body });
      await sound.work(hands);
    },
  },
  'has the key in addresses, too': {
    breaks: ['key-in-no-address'],
    address: (url, apiKey) => (url.includes('/v2/') ? withKey(url, apiKey) : url),
  },
  'has the key in its webhook address': {
    breaks: ['key-in-no-address'],
    declares: withWebhooks,
    webhookAddress: withKey,
  },
  'has the key in its input': {
    breaks: ['key-in-no-address'],
    submission: (_webhook, apiKey) => ({
      input: { prompt: 'x', width: 256, height: 256, api_key: apiKey },
    }),
  },
  'prints the key': { breaks: ['key-in-no-output'], says: (apiKey) => `using key ${apiKey}` },
  'prints the key with each error': {
    breaks: ['key-in-no-output'],
    reports: (error, apiKey) => ({ outcome: 'failure', said: `${String(error)} (key ${apiKey})` }),
  },
  'has the storage secret in its input': {
    breaks: ['storage-secret-in-storage-settings'],
    declares: [...sound.declares, 'storage'],
    submission: () => ({
      input: { prompt: 'x', width: 256, height: 256, secret: 'storage-secret-3141592653' },
      s3Config: storage,
    }),
  },
  'has an execution timeout out of bounds': {
    breaks: ['policy-in-bounds', 'requests-are-valid'],
    work: async (hands) => {
      const { habits } = hands;
      const bad = { input: { prompt: 'x' }, policy: { executionTimeout: 5000 } };
      await submit({ ...hands, habits: { ...habits, submission: () => bad } }).catch(
        () => undefined,
      );
      await sound.work(hands);
    },
  },
  'takes only 200 for success': {
    breaks: ['accepts-any-success'],
    isAccepted: ({ status }) => status === 200,
  },
  'takes only 200 for success, and submits until it gets it': {
    breaks: ['accepts-any-success'],
    isAccepted: ({ status }) => status === 200,
    isRepeated: (failure) =>
      sound.isRepeated(failure) || [201, 202].includes(failure.answer?.status ?? 0),
    attempts: Number.POSITIVE_INFINITY,
    pauseMs: (failure) => Math.min(1000, sound.pauseMs(failure)),
  },
  'takes only application/json for a job': {
    breaks: ['accepts-other-media-types'],
    parseJob: (answer) =>
      answer.headers['content-type'] === 'application/json' ? sound.parseJob(answer) : undefined,
    asksAgainAfterMissingJob: false,
  },
};

/** The service refuses such a body, so a good one follows. */
function sendsAs(contentType: string): BrokenCaller {
  return {
    breaks: ['sends-json'],
    work: async (hands) => {
      await submit({ ...hands, habits: { ...hands.habits, contentType } }).catch(() => undefined);
      await sound.work(hands);
    },
  };
}

const storage = {
  accessId: 'storage-id-2718281828',
  accessSecret: 'storage-secret-3141592653',
  bucketName: 'results',
  endpointUrl: 'https://storage.example',
};

const brokenRefusals: Record<string, BrokenCaller> = {
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
    breaks: ['submits-once-after-500'],
    isRepeated: (failure) => failure.answer?.status === 500 || sound.isRepeated(failure),
  },
  'submits again after any 5xx': {
    breaks: ['submits-once-after-500'],
    isRepeated: (failure) => (failure.answer?.status ?? 0) >= 500 || sound.isRepeated(failure),
  },
  'submits again after whatever failed': {
    breaks: [
      'submits-once-after-lost-answer',
      'submits-once-after-500',
      'does-not-repeat-400',
      'does-not-repeat-401',
      'does-not-repeat-404',
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

const brokenWaiting: Record<string, BrokenCaller> = {
  'polls every 10 ms': { breaks: ['polls-at-declared-pace'], pollPauseMs: () => 10 },
  'polls four times a second': { breaks: ['polls-at-declared-pace'], pollPauseMs: () => 250 },
  'polls three times at once': {
    breaks: ['polls-at-declared-pace'],
    wait: async (hands, job) => {
      const all = await Promise.all([1, 2, 3].map(() => sound.wait(hands, job)));
      return all[0] ?? job;
    },
  },
  'polls all its jobs at a fixed beat': {
    breaks: ['varies-its-polling'],
    declares: several,
    pollPauseMs: () => 1500,
  },
  'asks for ever in the background': {
    breaks: ['stops-after-end'],
    afterEnd: (hands, { id }) => {
      void goOn(hands, String(id)).catch(() => undefined);
      return Promise.resolve();
    },
  },
  'refreshes its finished jobs, seldom': {
    breaks: ['stops-after-end'],
    pollPauseMs: () => 2000,
    afterEnd: (hands, { id }) => {
      void goOn(hands, String(id), 2000).catch(() => undefined);
      return Promise.resolve();
    },
  },
  'goes on asking for a while': {
    breaks: ['stops-after-end'],
    afterEnd: async (hands, { id }) => {
      for (let count = 0; count < 5; count += 1) {
        await pause(520, hands.clock, hands.signal);
        await look(hands, String(id));
      }
    },
  },
  'dies of an unknown state': {
    breaks: ['survives-unknown-states'],
    endOf: (job) => {
      const known = ['IN_QUEUE', 'IN_PROGRESS', 'COMPLETED', 'FAILED', 'TIMED_OUT', 'CANCELLED'];
      if (!known.includes(String(job['status']))) throw new Error('Unknown state.');
      return sound.endOf(job);
    },
  },
  'takes an unknown state for success': {
    breaks: ['survives-unknown-states', 'reports-failed-jobs'],
    endOf: ({ status }) =>
      status === 'IN_QUEUE' || status === 'IN_PROGRESS' ? 'open' : 'completed',
    take: () => Promise.resolve(),
    declares: ['gives-up', 'ignores-output'],
  },
  'needs the times of a job': {
    breaks: ['survives-missing-members'],
    take: async (hands, job) => {
      if (job['status'] === 'COMPLETED' && !('executionTime' in job)) throw new Error('No time.');
      await sound.take(hands, job);
    },
  },
  'needs the worker of a job': {
    breaks: ['survives-missing-members'],
    take: async (hands, job) => {
      if (job['status'] === 'COMPLETED' && !('workerId' in job)) throw new Error('No worker.');
      await sound.take(hands, job);
    },
  },
  'dies of null': {
    breaks: ['survives-null-members'],
    endOf: (job) => {
      for (const value of Object.values(job)) if (value === null) throw new TypeError('null');
      return sound.endOf(job);
    },
  },
  'dies of members that it does not know': {
    breaks: ['survives-further-members'],
    endOf: (job) => {
      const known = 'id status delayTime executionTime output workerId error'.split(' ');
      if (!Object.keys(job).every((name) => known.includes(name))) throw new Error('Unknown.');
      return sound.endOf(job);
    },
  },
  'takes an answer without a job for the end': {
    breaks: ['survives-answers-without-job'],
    parseJob: (answer) => sound.parseJob(answer) ?? { status: 'COMPLETED', output: {} },
    take: async (hands, job) => {
      if (job['id'] !== undefined) await sound.take(hands, job);
    },
  },
  'asks for the id of the last answer, whatever it is': {
    breaks: ['survives-answers-without-job'],
    isAccepted: () => true,
    parseJob: (answer) => {
      const job = jsonOf(answer);
      return isObject(job) ? job : sound.parseJob(answer);
    },
    wait: async (hands, submitted) => {
      let job = submitted;
      while (hands.habits.endOf(job) === 'open') {
        await pause(1000, hands.clock, hands.signal);
        job = (await look(hands, String(job['id']))) ?? job;
      }
      return job;
    },
  },
  'submits again after an answer without a job': {
    breaks: ['survives-answers-without-job'],
    asksAgainAfterMissingJob: false,
    work: async (hands) => {
      await sound.work(hands).catch(async (error: unknown) => {
        if (!String(error).includes('There is no job')) throw error;
        await sound.work({ ...hands, habits: { ...hands.habits, asksAgainAfterMissingJob: true } });
      });
    },
  },
  'polls fast for the first two seconds': {
    breaks: ['polls-at-declared-pace'],
    pollPauseMs: (count) => (count <= 20 ? 100 : 1000),
  },
  'asks for ever for a job that is gone': {
    breaks: ['handles-vanished-jobs'],
    deadlineMs: 1_000_000,
    declares: ['downloads'],
    wait: async (hands, job) => {
      for (;;) {
        const end = await sound.wait(hands, job).catch((error: unknown) => {
          if (error instanceof Refused && error.status === 404) return undefined;
          throw error;
        });
        if (end !== undefined) return end;
      }
    },
  },
  'reports success for a job that is gone': {
    breaks: ['handles-vanished-jobs'],
    work: (hands) =>
      sound.work(hands).catch((error: unknown) => {
        const isGone = error instanceof Refused && error.status === 404 && !error.isSubmission;
        if (!isGone || error.isDownload) throw error;
      }),
  },
  'never gives up a job': { breaks: ['has-deadline'], deadlineMs: 1_000_000 },
  'gives up a job much later than declared': {
    breaks: ['has-deadline'],
    givesUpAfterMs: 3000,
    deadlineMs: 9000,
  },
  'submits again when runsync has not ended': {
    breaks: ['uses-unfinished-answer'],
    operation: 'runsync',
    declares: [...sound.declares, 'runsync'],
    work: async (hands) => {
      for (let count = 0; count < 4; count += 1) {
        const job = await submit(hands);
        if (hands.habits.endOf(job) !== 'open') return await hands.habits.take(hands, job);
      }
      throw new Error('It never ends.');
    },
  },
  'fails when runsync has not ended': {
    breaks: ['uses-unfinished-answer'],
    operation: 'runsync',
    declares: [...sound.declares, 'runsync'],
    wait: () => Promise.reject(new Error('It has not ended.')),
  },
};

async function goOn(hands: Hands, id: string, pauseMs = 600): Promise<void> {
  for (;;) {
    await pause(
      pauseMs,
      hands.clock,
      hands.signal.aborted ? new AbortController().signal : hands.signal,
    );
    await look(hands, id);
  }
}

/** Waits for the webhook call alone, and believes it. */
async function believe({ receiver, habits, signal }: Hands, submitted: Job): Promise<Job> {
  const call = await receiver?.called(String(submitted['id']), habits.deadlineMs, signal);
  if (call === undefined) throw new Error('No call came.');
  return call;
}

/** Believes a webhook call, and asks only if none comes in time. */
async function believeOrAsk(hands: Hands, submitted: Job): Promise<Job> {
  const { receiver, signal } = hands;
  const call = await receiver?.called(String(submitted['id']), 5000, signal);
  return call === undefined ? await sound.wait(hands, submitted) : call;
}

const brokenWebhooks: Record<string, BrokenCaller> = {
  'answers webhook calls with 204': answers(204),
  'answers webhook calls with 202': answers(202),
  'answers webhook calls with 500 after it has handled them': answers(500),
  'answers webhook calls with a redirect': answers(302),
  'answers webhook calls after 12 s': {
    breaks: ['acknowledges-in-time'],
    declares: withWebhooks,
    acknowledges: () => ({ status: 200, afterMs: 12_000 }),
  },
  'answers one webhook call after the other, slowly': {
    breaks: ['acknowledges-in-time', 'acknowledges-while-busy'],
    declares: [...withWebhooks, 'several'],
    acknowledges: slowly(),
  },
  'acts at each webhook call': {
    breaks: ['acts-once'],
    declares: withWebhooks,
    onCall: (call, hands) => {
      if (call['status'] === 'COMPLETED') hands.acts.again();
      sound.onCall(call, hands, '');
    },
    work: async (hands) => {
      const submitted = await submit(hands);
      await hands.habits.take(hands, await hands.habits.wait(hands, submitted));
    },
  },
  'acts at each webhook call, one after the other, slowly': {
    breaks: ['acts-once'],
    declares: withWebhooks,
    workMs: 20_000,
    onCall: (call, hands) => {
      if (call['status'] !== 'COMPLETED') return;
      void inTurn(hands.acts, async () => {
        await slowAct(hands.clock);
        hands.acts.again();
        sound.onCall(call, hands, '');
      });
    },
    deadlineMs: 15_000,
    work: async (hands) => {
      const submitted = await submit(hands);
      const id = String(submitted['id']);
      if ((await hands.receiver?.called(id, 15_000, hands.signal)) === undefined)
        throw new Error('No call came.');
    },
  },
  'acts when it has asked, and at a late call': {
    breaks: ['handles-late-calls'],
    declares: withWebhooks,
    onCall: (call, hands) => {
      // It knows the calls that it has had, but not what it has done without one.
      const isFirst = !idsOf(hands.acts).has(call['id']);
      idsOf(hands.acts).add(call['id']);
      if (isFirst && hands.acts.count > 0) hands.acts.again();
      sound.onCall(call, hands, '');
    },
  },
  'forgets calls about jobs that it does not know yet': {
    breaks: ['handles-early-calls', 'handles-lost-calls'],
    declares: withWebhooks,
    onCall: (call, hands) => {
      if (idsOf(hands.acts).has(call['id'])) sound.onCall(call, hands, '');
    },
    wait: async (hands, submitted) => {
      idsOf(hands.acts).add(submitted['id']);
      await believe(hands, submitted);
      return await sound.wait(hands, submitted);
    },
  },
  'relies on its webhook': {
    breaks: ['handles-lost-calls'],
    declares: withWebhooks,
    wait: async (hands, submitted) => {
      await believe(hands, submitted);
      return await sound.wait(hands, submitted);
    },
  },
  'believes forged calls': {
    breaks: ['rejects-forged-calls'],
    declares: ['gives-up', 'webhooks'],
    wait: async (hands, submitted) => await believeOrAsk(hands, submitted),
    take: async ({ habits }, job) => {
      if (habits.endOf(job) !== 'completed') throw new Error('It failed.');
      if (!isObject(job['output']) || Object.keys(job['output']).length === 0)
        throw new Error('No output.');
    },
  },
  'downloads what forged calls say': {
    breaks: ['rejects-forged-calls'],
    declares: withWebhooks,
    wait: async (hands, submitted) => await believeOrAsk(hands, submitted),
  },
  'dies of a call about an unknown job': {
    breaks: ['survives-unknown-jobs'],
    declares: withWebhooks,
    onCall: (call, hands) => {
      if (String(call['id']).startsWith('00000000')) broken.add(hands.acts);
      sound.onCall(call, hands, '');
    },
    wait: dieIfBroken,
  },
  'dies of a call with an unknown state': {
    breaks: ['survives-unknown-states-in-calls'],
    declares: withWebhooks,
    onCall: (call, hands) => {
      if (call['status'] === 'PREPARING') broken.add(hands.acts);
      sound.onCall(call, hands, '');
    },
    wait: dieIfBroken,
  },
};

/** Longer than a check watches anyway. */
async function slowAct(clock: Hands['clock']): Promise<void> {
  await pause(4000, clock, new AbortController().signal);
}

const turns = new WeakMap<object, Promise<void>>();

function inTurn(application: object, act: () => Promise<void>): Promise<void> {
  const turn = (turns.get(application) ?? Promise.resolve()).then(act);
  turns.set(application, turn);
  return turn;
}

/** Ids of jobs that an application remembers. */
const remembered = new WeakMap<object, Set<unknown>>();

function idsOf(application: object): Set<unknown> {
  const ids = remembered.get(application) ?? new Set();
  remembered.set(application, ids);
  return ids;
}

/** Which applications can work no more. */
const broken = new WeakSet<object>();

async function dieIfBroken(hands: Hands, submitted: Job): Promise<Job> {
  const job = await sound.wait(hands, submitted);
  if (broken.has(hands.acts)) throw new Error('The receiver has died.');
  return job;
}

function answers(status: number): BrokenCaller {
  return {
    breaks: ['acknowledges-with-200'],
    declares: withWebhooks,
    acknowledges: () => ({ status, afterMs: 0 }),
  };
}

/** Each call is answered four seconds after the one before. */
function slowly(): Habits['acknowledges'] {
  let count = 0;
  return () => {
    count += 1;
    return { status: 200, afterMs: count * 4000 };
  };
}

const brokenResults: Record<string, BrokenCaller> = {
  'downloads long after the end': {
    breaks: ['downloads-in-time'],
    workMs: 20_000,
    take: async (hands, job) => {
      if (job['status'] === 'COMPLETED') await pause(10_000, hands.clock, hands.signal);
      await sound.take(hands, job);
    },
  },
  'sends the key with downloads': {
    breaks: ['key-stays-with-service'],
    take: async (hands, job) => {
      const { apiKey, habits } = hands;
      const transport: Habits['transport'] = (sent, signal) =>
        habits.transport({ ...sent, headers: habits.headers(apiKey) }, signal);
      await sound.take({ ...hands, habits: { ...habits, transport } }, job);
    },
  },
  'sends the key in the address of downloads': {
    breaks: ['key-stays-with-service', 'key-in-no-address'],
    take: async (hands, job) => {
      const { habits } = hands;
      await sound.take({ ...hands, habits: { ...habits, address: withKey } }, job);
    },
  },
  'sends the key in a cookie with downloads': {
    breaks: ['key-stays-with-service'],
    take: async (hands, job) => {
      const { apiKey, habits } = hands;
      const transport: Habits['transport'] = (sent, signal) =>
        habits.transport({ ...sent, headers: { cookie: `session=${apiKey}` } }, signal);
      await sound.take({ ...hands, habits: { ...habits, transport } }, job);
    },
  },
  'asks for ever for a result that is gone': {
    breaks: ['handles-missing-results'],
    take: async (hands, job) => {
      const { habits } = hands;
      if (habits.endOf(job) !== 'completed') throw new Error('It failed.');
      for (;;) {
        const got = await sound.take(hands, job).then(
          () => true,
          (error: unknown) => {
            if (!(error instanceof Refused)) throw error;
            return false;
          },
        );
        if (got) return;
        await pause(500, hands.clock, hands.signal);
      }
    },
  },
  'follows a redirected submission with the key': {
    breaks: ['key-stays-with-service'],
    declares: [],
    endpoint: 'echo',
    transport: async (sent, signal) => {
      const { method, url, headers, body } = sent;
      if (body === undefined) return await sound.transport(sent, signal);
      const response = await fetch(url, { method, headers, body, signal, redirect: 'manual' });
      const location = response.headers.get('location');
      if (location !== null) return await sound.transport({ ...sent, url: location }, signal);
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        bytes: new Uint8Array(await response.arrayBuffer()),
      };
    },
    take: () => Promise.resolve(),
  },
  'follows redirects with the key': {
    breaks: ['key-stays-with-service'],
    transport: async (sent, signal) => {
      const { method, url, headers } = sent;
      if (method === 'POST') return await sound.transport(sent, signal);
      const response = await fetch(url, { method, headers, signal, redirect: 'manual' });
      const location = response.headers.get('location');
      await response.body?.cancel();
      return await sound.transport(location === null ? sent : { ...sent, url: location }, signal);
    },
  },
  'reports success for a download with 404': {
    breaks: ['handles-missing-results'],
    take: (hands, job) =>
      sound.take(hands, job).catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
      }),
  },
  'takes an error page for a result': {
    breaks: ['handles-missing-results'],
    take: (hands, job) => {
      const habits: Habits = { ...hands.habits, isAccepted: () => true };
      return sound.take({ ...hands, habits }, job);
    },
  },
  'gives up a download after two seconds': {
    breaks: ['survives-slow-downloads'],
    take: async (hands, job) => {
      const habits = { ...hands.habits, transport: hurriedly, attempts: 2 };
      await sound.take({ ...hands, habits }, job);
    },
  },
  'reports success for half a result': {
    breaks: ['notices-cut-downloads'],
    take: (hands, job) =>
      sound
        .take({ ...hands, habits: { ...hands.habits, attempts: 1 } }, job)
        .catch((error: unknown) => {
          if (!(error instanceof TypeError)) throw error;
        }),
  },
  'reports success for a failed job': {
    breaks: ['reports-failed-jobs'],
    take: async (hands, job) => {
      if (hands.habits.endOf(job) !== 'failed') await sound.take(hands, job);
    },
  },
  'polls a failed job for ever': {
    breaks: ['reports-failed-jobs', 'stops-after-end', 'has-deadline'],
    deadlineMs: 1_000_000,
    endOf: ({ status }) => (status === 'COMPLETED' ? 'completed' : 'open'),
  },
  'reports success without an output': {
    breaks: ['needs-output'],
    take: async (hands, job) => {
      const { habits } = hands;
      if (habits.endOf(job) !== 'completed') throw new Error('It failed.');
      const { output } = job;
      if (isObject(output) && typeof output['image_url'] === 'string')
        await download(hands, output['image_url']);
    },
  },
};

function hurriedly(...[sent, signal]: Parameters<Habits['transport']>): Promise<Answer> {
  return sound.transport(sent, AbortSignal.any([signal, AbortSignal.timeout(1500)]));
}

const brokenAtLoad: Record<string, BrokenCaller> = {
  'stops working when refused at load': {
    breaks: ['finishes-under-limits'],
    declares: several,
    work: (hands) =>
      sound.work({ ...hands, habits: { ...hands.habits, attempts: 1 } }).catch(async (error) => {
        if (!(error instanceof Refused) || error.status !== 429 || !error.isSubmission) throw error;
        await new Promise(() => undefined);
      }),
  },
  // How many it sends does not depend on how fast the machine answers.
  'sends a dozen requests for each that is refused': {
    breaks: ['requests-are-bounded', 'waits-for-retry-after'],
    declares: several,
    transport: async (sent, signal) => {
      const first = await sound.transport(sent, signal);
      if (sent.method !== 'POST' || first.status !== 429) return first;
      const dozen = Array.from({ length: 12 }, () => sound.transport(sent, signal));
      const answers = await Promise.all(dozen);
      return answers.find(({ status }) => status < 300) ?? first;
    },
  },
};

/** By topic, and by what is wrong. */
export const brokenCallers = {
  requests: brokenRequests,
  refusals: brokenRefusals,
  waiting: brokenWaiting,
  webhooks: brokenWebhooks,
  results: brokenResults,
  load: brokenAtLoad,
};
