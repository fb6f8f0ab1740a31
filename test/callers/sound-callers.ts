/** Callers of unusual kinds that are sound: none breaks a rule. */
import { request as requestHttp } from 'node:http';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { pause, withTimeLimit } from '../../src/core/clock-waits.ts';
import { isObject } from '../../src/core/json.ts';
import { withTextOutput } from './broken-results.ts';
import {
  type Answer,
  fetchOnce,
  type Habits,
  type Hands,
  type Job,
  look,
  retryAfterMs,
  type Sent,
  sound,
  submit,
} from './fetch-caller.ts';

const withWebhooks = [...sound.declares, 'webhooks'] as const;
const withRunsync = [...sound.declares, 'runsync'] as const;

export const soundCallers: Readonly<Record<string, Partial<Habits>>> = {
  'does what the guides say': {},
  'copes with every output of its schema': {
    ...withTextOutput,
    declares: [...withTextOutput.declares, 'input-schema'],
    schemas: { ...withTextOutput.schemas, input: { required: ['prompt'] } },
    take: async (hands, job) => {
      if (hands.habits.endOf(job) !== 'completed') throw new Error('It failed.');
      const { output } = job;
      if (!isObject(output) || typeof output['text'] !== 'string') throw new Error('No text.');
    },
  },
  'receives webhook calls, and asks': { declares: withWebhooks },
  'waits for webhook calls, and asks only if none comes': {
    declares: withWebhooks,
    pollPauseMs: () => 4500,
    givesUpAfterMs: 18_000,
    deadlineMs: 14_000,
    workMs: 20_000,
  },
  'has a secret in its webhook address, and believes who knows it': {
    declares: ['gives-up', 'webhooks'],
    webhookAddress: (url) => `${url}?token=${secret}`,
    onCall: (call, hands, path) => {
      if (path.includes(secret)) sound.onCall(call, hands, path);
    },
    wait: believeOrAsk,
    deadlineMs: 4000,
    take: hasOutput,
  },
  'has an order that customers know in its webhook address, and believes who knows its secret': {
    declares: ['gives-up', 'webhooks'],
    webhookAddress: (url) => `${url}/${order}?token=${secret}`,
    givenTexts: () => [`{"order":"${order}"}`],
    onCall: (call, hands, path) => {
      if (path.includes(order) && path.includes(secret)) sound.onCall(call, hands, path);
    },
    wait: believeOrAsk,
    deadlineMs: 4000,
    take: hasOutput,
  },
  'has user and password in its webhook address': {
    declares: withWebhooks,
    webhookAddress: (url) => url.replace('http://', 'http://user:secret@'),
  },
  'refuses calls about jobs that it does not know': {
    declares: withWebhooks,
    acknowledges: ({ id }) => ({
      status: String(id).startsWith('00000000') ? 404 : 200,
      afterMs: 0,
    }),
  },
  'only submits, and acts on each completed job of its account that a call names': {
    declares: ['webhooks', 'ignores-output'],
    work: async (hands) => {
      handsOf.set(hands.acts, hands);
      await submit(hands);
    },
    onCall: ({ id }, { acts }) => {
      const hands = handsOf.get(acts);
      if (hands === undefined) return;
      void look(hands, String(id)).then(
        (job) => {
          if (job !== undefined && hands.habits.endOf(job) === 'completed') acts.once(id);
        },
        () => undefined,
      );
    },
  },
  'reports what its jobs cost': { declares: [...sound.declares, 'reports-cost'] },
  'resumes its work after a restart': { declares: [...withWebhooks, 'resumes'] },
  'polls slowly': {
    pollPauseMs: () => 3500,
    givesUpAfterMs: 14_000,
    deadlineMs: 12_000,
    workMs: 20_000,
  },
  'gives up a job early, and says so': { deadlineMs: 3000, givesUpAfterMs: 3000 },
  'gives up after two attempts, and says so': { attempts: 2 },
  'repeats what is refused until its deadline, which is later than usual work ends': {
    ...{ workMs: 8000, givesUpAfterMs: 20_000, deadlineMs: 18_000 },
    attempts: Number.POSITIVE_INFINITY,
    pauseMs: (failure) => Math.min(1500, sound.pauseMs(failure)) + retryAfterMs(failure),
    work: ({ clock, signal, ...hands }) =>
      withTimeLimit(18_000, { clock, signal }, (until) =>
        sound.work({ ...hands, clock, signal: until }),
      ),
  },
  'submits with runsync only': {
    operation: 'runsync',
    submitTimeoutMs: 8000,
    declares: withRunsync,
  },
  'submits with runsync, and receives webhook calls': {
    operation: 'runsync',
    submitTimeoutMs: 8000,
    declares: [...withRunsync, 'webhooks'],
  },
  'asks for the head of a result first': {
    take: async (hands, job) => {
      const { output } = job;
      if (hands.habits.endOf(job) === 'completed' && hasAddress(output))
        await fetchOnce({ method: 'HEAD', url: output.image_url, headers: {} }, hands.signal);
      await sound.take(hands, job);
    },
  },
  'polls from two places at once': {
    pollPauseMs: (_count, random) => 1100 + 200 * random(),
    wait: async (hands, job) => {
      const both = await Promise.all([sound.wait(hands, job), sound.wait(hands, job)]);
      return both[0];
    },
  },
  'speaks HTTP/1.0': { transport: overHttp10 },
  'opens a connection for each request, and sends its body in chunks': {
    transport: overOwnConnections,
  },
  'accepts compressed answers': {
    headers: (key) => ({ authorization: `Bearer ${key}`, 'accept-encoding': 'gzip, br' }),
  },
  'sends its key without the word Bearer': { headers: (key) => ({ authorization: key }) },
  'writes headers in odd case': {
    headers: (key) => ({ AUTHORIZATION: `Bearer ${key}`, 'x-Request-ID': 'abc', ACCEPT: '*/*' }),
    contentType: 'Application/JSON; charset=UTF-8',
  },
  'sends other bytes with each attempt': {
    submission: (webhook) => ({ ...sound.submission(webhook, ''), sentAt: attempts() }),
  },
  'checks the result twice': {
    afterEnd: async (hands, job) => {
      await look(hands, String(job['id']));
      await sound.take(hands, job);
    },
  },
  'asks once more a while later': {
    afterEnd: async (hands, { id }) => {
      await pause(1500, hands);
      await look(hands, String(id));
    },
  },
  'asks at once after its submission, and then less and less often': {
    pollPauseMs: (count) => Math.min(2000, 50 * 3 ** count),
  },
  'waits with full jitter': {
    pauseMs: (failure) =>
      retryAfterMs(failure) * (1 + failure.random() / 4) +
      1000 * 2 ** failure.attempt * failure.random(),
    attempts: 4,
    pollPauseMs: (_count, random) => 200 + 1600 * random(),
  },
  'waits long, and as long each time': {
    pauseMs: (failure) => Math.max(2500, retryAfterMs(failure) * 1.2),
    attempts: 5,
    workMs: 20_000,
  },
  'has a library that repeats reads at once': { transport: repeatingReads },
  'works through a queue with one worker': {
    declares: [...sound.declares, 'several'],
    work: inQueue(1),
  },
  'works through a queue with four workers': {
    declares: [...sound.declares, 'several'],
    work: inQueue(4),
  },
  'does several pieces of work at once': { declares: [...sound.declares, 'several', 'webhooks'] },
  'may submit again, as it declares': {
    declares: [...sound.declares, 'submits-again'],
    isRepeated: (failure) =>
      failure.answer === undefined || failure.answer.status >= 500 || sound.isRepeated(failure),
  },
  'does two jobs for each piece of work, one after the other': {
    givesUpAfterMs: 16_000,
    workMs: 18_000,
    work: async (hands) => {
      await sound.work(withPrompt(hands, 'a lighthouse'));
      await sound.work(withPrompt(hands, 'a harbour'));
    },
  },
  'does two jobs for each piece of work at the same time': {
    work: async (hands) => {
      const both = ['a lighthouse', 'a harbour'].map((prompt) =>
        sound.work(withPrompt(hands, prompt)),
      );
      const ends = await Promise.allSettled(both);
      for (const end of ends) if (end.status === 'rejected') throw end.reason;
    },
  },
  'does three equal jobs for each piece of work at the same time': {
    declares: [...sound.declares, 'several'],
    work: async (hands) => {
      const ends = await Promise.allSettled([1, 2, 3].map(() => sound.work(hands)));
      for (const end of ends) if (end.status === 'rejected') throw end.reason;
    },
  },
  'does three jobs at the same time, with the time in each attempt': {
    declares: [...sound.declares, 'several', 'webhooks'],
    work: async (hands) => {
      const ends = await Promise.allSettled(
        ['a lighthouse', 'a harbour', 'a ship'].map((prompt) =>
          sound.work(withPrompt(hands, prompt, attempts)),
        ),
      );
      for (const end of ends) if (end.status === 'rejected') throw end.reason;
    },
  },
  'writes bearer in lower case': { headers: (key) => ({ authorization: `bearer ${key}` }) },
  'sends complete URLs, as to a proxy': {
    transport: (one, signal) => overHttp10(one, signal, { target: one.url }),
  },
  'adds what proxies add': {
    headers: (key) => ({
      authorization: `Bearer ${key}`,
      via: '1.1 proxy.example',
      forwarded: 'for=192.0.2.1;proto=https;host=app.example',
      'x-forwarded-for': '192.0.2.1',
      'x-forwarded-host': 'app.example',
      'x-forwarded-proto': 'https',
    }),
  },
  'asks past caches': {
    address: (url) => (url.includes('/status/') ? `${url}?_=${attempts()}` : url),
  },
  'asks for the health of its endpoint first': {
    work: async (hands) => {
      const { baseUrl, apiKey, habits } = hands;
      const url = `${baseUrl}/v2/${habits.endpoint}/health`;
      await fetchOnce({ method: 'GET', url, headers: habits.headers(apiKey) }, hands.signal);
      await sound.work(hands);
    },
  },
  'cancels a job that it gives up': {
    wait: async (hands, job) => {
      const { baseUrl, apiKey, habits } = hands;
      try {
        return await sound.wait(hands, job);
      } catch (error) {
        const url = `${baseUrl}/v2/${habits.endpoint}/cancel/${String(job['id'])}`;
        await fetchOnce({ method: 'POST', url, headers: habits.headers(apiKey) }, hands.signal);
        throw error;
      }
    },
  },
  'has its order in its webhook address': {
    declares: withWebhooks,
    webhookAddress: (url) => `${url}?order=n%C2%BA%201&signed=${secret}`,
  },
  'gives up a status request after ten seconds': {
    readTimeoutMs: 10_000,
    deadlineMs: 14_000,
    givesUpAfterMs: 18_000,
    workMs: 18_000,
  },
  'waits with decorrelated jitter': {
    pauseMs: (failure) =>
      retryAfterMs(failure) + 200 + failure.random() * (600 * 2 ** failure.attempt - 200),
    attempts: 5,
  },
  'reads its results in small parts': { transport: readingSlowly },
  'submits, and leaves the rest to others': {
    declares: ['ignores-output'],
    work: async (hands) => {
      await submit(hands);
    },
  },
  'asks for a job even if runsync has ended it': {
    operation: 'runsync',
    submitTimeoutMs: 8000,
    declares: withRunsync,
    take: async (hands, job) => {
      await look(hands, String(job['id']));
      await sound.take(hands, job);
    },
  },
};

/** By the acts of the application, which its receiver has, too. */
const handsOf = new WeakMap<object, Hands>();

function withPrompt(hands: Hands, prompt: string, stamp?: () => number): Hands {
  const submission: Habits['submission'] = (webhook) => ({
    input: { prompt, width: 256, height: 256, ...(stamp && { at: stamp() }) },
    ...(webhook !== undefined && { webhook }),
  });
  return { ...hands, habits: { ...hands.habits, submission } };
}

async function readingSlowly(one: Sent, signal: AbortSignal): Promise<Answer> {
  const { method, url, headers, body } = one;
  const response = await fetch(url, {
    ...{ method, headers, signal },
    ...(body !== undefined && { body }),
  });
  const parts: Uint8Array[] = [];
  for await (const part of response.body ?? []) {
    parts.push(part);
    await setImmediate();
  }
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    bytes: Buffer.concat(parts),
  };
}

/** Of an order, as its customers know it. */
export const order = '6f1d5e0a-3c58-4a0b-9f5e-2d7c4b8a9e10';

export const secret = 'c2VjcmV0LW9mLXRoZS1hcHBsaWNhdGlvbg1';

let sent = 0;
/** Differs each time, as a time would. */
function attempts(): number {
  sent += 1;
  return sent;
}

function hasAddress(output: unknown): output is { image_url: string } {
  return typeof output === 'object' && output !== null && 'image_url' in output;
}

export function hasOutput({ habits }: Hands, job: Job): Promise<void> {
  const isDone = habits.endOf(job) === 'completed' && hasAddress(job['output']);
  return isDone ? Promise.resolve() : Promise.reject(new Error('It failed.'));
}

async function believeOrAsk(hands: Hands, submitted: Job): Promise<Job> {
  const { receiver, signal, habits } = hands;
  const call = await receiver?.called(String(submitted['id']), 5000, signal);
  return call === undefined || habits.endOf(call) === 'open'
    ? await sound.wait(hands, submitted)
    : call;
}

async function repeatingReads(one: Sent, signal: AbortSignal): Promise<Answer> {
  for (let count = 1; ; count += 1) {
    const answer = await fetchOnce(one, signal).catch((error: unknown) => {
      if (one.method === 'POST' || count === 3 || signal.aborted) throw error;
      return undefined;
    });
    if (answer === undefined) continue;
    if (one.method === 'POST' || answer.status < 500 || count === 3) return answer;
  }
}

/** Each application has so many workers. */
export function inQueue(workers: number): Habits['work'] {
  const running = new WeakMap<object, Promise<void>[]>();
  return (hands) => {
    const lanes =
      running.get(hands.acts) ?? Array.from({ length: workers }, () => Promise.resolve());
    running.set(hands.acts, lanes);
    const before = lanes.shift() ?? Promise.resolve();
    const work = before.catch(() => undefined).then(() => sound.work(hands));
    lanes.push(work);
    return work;
  };
}

function overOwnConnections(
  { method, url, headers, body }: Sent,
  signal: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = requestHttp(url, { method, headers, signal, agent: false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const names = Object.entries(incoming.headers);
        resolve({
          status: incoming.statusCode ?? 0,
          headers: Object.fromEntries(names.map(([name, value]) => [name, String(value)])),
          bytes: Buffer.concat(chunks),
        });
      });
    });
    asking.on('error', reject);
    // Without a length, what is written before the end is a chunk.
    if (body !== undefined) for (const part of partsOf(body)) asking.write(part);
    asking.end();
  });
}

function partsOf(text: string): string[] {
  const middle = Math.floor(text.length / 2);
  return [text.slice(0, middle), text.slice(middle)];
}

function overHttp10(
  { method, url, headers, body = '' }: Sent,
  signal: AbortSignal,
  { target }: { target?: string } = {},
): Promise<Answer> {
  const { hostname, port, pathname, search } = new URL(url);
  const lines = [
    `${method} ${target ?? pathname + search} HTTP/1.0`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === '' ? [] : [`content-length: ${Buffer.byteLength(body)}`]),
  ];
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), signal });
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(Buffer.from(chunk)));
    socket.on('error', reject);
    socket.on('end', () => {
      const whole = Buffer.concat(chunks);
      const end = whole.indexOf('\r\n\r\n');
      const [status = '', ...rest] = whole.subarray(0, end).toString().split('\r\n');
      const pairs = rest.map((line): [string, string] => {
        const [name = '', ...value] = line.split(':');
        return [name.toLowerCase(), value.join(':').trim()];
      });
      const answer = {
        status: Number(status.split(' ')[1]),
        headers: Object.fromEntries(pairs),
        bytes: whole.subarray(end + 4),
      };
      const length = Number(answer.headers['content-length'] ?? answer.bytes.length);
      if (end === -1 || answer.bytes.length < length) reject(new Error('The answer is cut.'));
      else resolve(answer);
    });
    socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  });
}
