/** Callers that take webhook calls in a wrong way. */

import { pause } from '../../src/core/clock-waits.ts';
import { isObject } from '../../src/core/json.ts';
import { type BrokenCaller, withWebhooks } from './broken-caller.ts';
import { type Habits, type Hands, type Job, look, sound, submit } from './fetch-caller.ts';
import { hasOutput, order, secret } from './sound-callers.ts';

export const brokenWebhooks: Readonly<Record<string, BrokenCaller>> = {
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
  'does not look at its token, and has a number of an order in its webhook address': {
    breaks: ['rejects-forged-calls'],
    declares: ['gives-up', 'webhooks'],
    webhookAddress: (url) => `${url}/${order}?token=${secret}`,
    givenTexts: () => [`{"order":"${order}"}`],
    onCall: (call, hands, path) => {
      if (path.includes(order)) sound.onCall(call, hands, path);
    },
    wait: async (hands, submitted) => await believeOrAsk(hands, submitted),
    take: hasOutput,
  },
  'looks at its token only if a call has one': {
    breaks: ['rejects-forged-calls'],
    declares: ['gives-up', 'webhooks'],
    webhookAddress: (url) => `${url}?token=${secret}`,
    onCall: (call, hands, path) => {
      if (!path.includes('token=') || path.includes(secret)) sound.onCall(call, hands, path);
    },
    wait: async (hands, submitted) => await believeOrAsk(hands, submitted),
    take: hasOutput,
  },
  'takes any call for the end of its job': {
    breaks: ['rejects-forged-calls'],
    declares: ['gives-up', 'webhooks'],
    onCall: (call, { receiver }) => {
      receiver?.calls.set(anyId, call);
      receiver?.wake();
    },
    wait: async (hands, submitted) =>
      (await hands.receiver?.called(anyId, 5000, hands.signal)) ??
      (await sound.wait(hands, submitted)),
    take: hasOutput,
  },
  'asks for the job that a call names, and takes it for its own': {
    breaks: ['rejects-forged-calls'],
    declares: ['gives-up', 'webhooks'],
    onCall: (call, { receiver }) => {
      receiver?.calls.set(anyId, call);
      receiver?.wake();
    },
    wait: async (hands, submitted) => {
      let { id } = submitted;
      for (;;) {
        const job = await look(hands, String(id)).catch(() => undefined);
        if (job !== undefined && hands.habits.endOf(job) !== 'open') return job;
        const call = await hands.receiver?.called(anyId, 1000, hands.signal);
        id = call?.['id'] ?? submitted['id'];
      }
    },
    take: hasOutput,
  },
  'answers a call about an unknown job with 503': {
    breaks: ['survives-unknown-jobs'],
    declares: withWebhooks,
    acknowledges: ({ id }) => ({
      status: String(id).startsWith('00000000') ? 503 : 200,
      afterMs: 0,
    }),
  },
  'answers a call with an unknown state with 400': {
    breaks: ['survives-unknown-states-in-calls'],
    declares: withWebhooks,
    acknowledges: ({ status }) => ({ status: status === 'PREPARING' ? 400 : 200, afterMs: 0 }),
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
  'takes a call with an unknown state for the end': {
    breaks: ['survives-unknown-states-in-calls'],
    declares: ['gives-up', 'webhooks'],
    wait: async (hands, submitted) => {
      const id = String(submitted['id']);
      const call = await hands.receiver?.called(id, 5000, hands.signal);
      return call?.['status'] === 'PREPARING' ? call : await sound.wait(hands, submitted);
    },
    take: async (hands, job) => {
      if (job['status'] !== 'PREPARING') await hasOutput(hands, job);
    },
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

/** Under which the last call is kept, whatever its job is. */
const anyId = 'any';

/** Longer than a check watches anyway. */
async function slowAct(clock: Hands['clock']): Promise<void> {
  await pause(4000, { clock });
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
