/** Sound callers that use a part of the service only. */
import { isObject } from '../../src/core/json.ts';
import { type Habits, type Hands, type Job, send, sound } from './fetch-caller.ts';
import { hasOutput, secret } from './sound-callers.ts';

export const oneSidedCallers: Readonly<Record<string, Partial<Habits>>> = {
  'submits with runsync, and asks only for what is unfinished': {
    operation: 'runsync',
    submitTimeoutMs: 8000,
    declares: ['gives-up', 'runsync', 'downloads'],
  },
  'submits with runsync, downloads nothing and has no deadline': {
    operation: 'runsync',
    submitTimeoutMs: 8000,
    declares: ['runsync'],
    take: hasOutput,
  },
  'submits with runsync, and receives webhook calls': {
    operation: 'runsync',
    submitTimeoutMs: 8000,
    declares: ['gives-up', 'runsync', 'webhooks'],
    take: hasOutput,
  },
  'only polls': { declares: ['gives-up'], take: hasOutput },
  'believes webhook calls to a secret address, and asks when none comes': {
    declares: ['gives-up', 'webhooks'],
    webhookAddress: (url) => `${url}?token=${secret}`,
    onCall: (call, hands, path) => {
      if (path.includes(secret)) sound.onCall(call, hands, path);
    },
    wait: (hands, job) => calledWithin(2500, hands, job).catch(() => sound.wait(hands, job)),
    deadlineMs: 4000,
    take: hasOutput,
  },
  'only waits for webhook calls': {
    declares: ['gives-up', 'webhooks', 'never-asks'],
    webhookAddress: (url) => `${url}?token=${secret}`,
    onCall: (call, hands, path) => {
      if (path.includes(secret)) sound.onCall(call, hands, path);
    },
    wait: (hands, job) => calledWithin(7000, hands, job),
    take: hasOutput,
  },
  'only streams': {
    declares: ['gives-up'],
    endpoint: 'qwen3-32b-awq',
    submission: () => ({ input: { prompt: 'a lighthouse', max_tokens: 30, stream: true } }),
    wait: streamed,
    take: (_hands, { parts }) =>
      Array.isArray(parts) && parts.length > 0
        ? Promise.resolve()
        : Promise.reject(new Error('Nothing was streamed.')),
  },
};

/** What a webhook call says. */
async function calledWithin(ms: number, hands: Hands, { id }: Job): Promise<Job> {
  const { receiver, signal, habits, clock } = hands;
  const lastMs = clock.now() + ms;
  while (clock.now() < lastMs) {
    const call = await receiver?.called(String(id), lastMs - clock.now(), signal);
    if (call !== undefined && habits.endOf(call) !== 'open') return call;
  }
  throw new Error('No webhook call came.');
}

/** Gets the parts of the output until the job has ended. */
async function streamed(hands: Hands, { id }: Job): Promise<Job> {
  const { baseUrl, apiKey, habits, clock } = hands;
  const lastMs = clock.now() + habits.deadlineMs;
  const parts: unknown[] = [];
  while (clock.now() < lastMs) {
    const url = `${baseUrl}/v2/${habits.endpoint}/stream/${String(id)}`;
    const answer = await send(hands, { method: 'GET', url, headers: habits.headers(apiKey) });
    const job = habits.parseJob(answer);
    if (isObject(job) && Array.isArray(job['stream'])) parts.push(...job['stream']);
    if (job !== undefined && habits.endOf(job) !== 'open') {
      if (habits.endOf(job) === 'failed') throw new Error('The job failed.');
      return { ...job, parts };
    }
  }
  throw new Error('The job did not end.');
}
