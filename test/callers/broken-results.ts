/** Callers that do something wrong with results. */

import { pause, withTimeLimit } from '../../src/core/clock-waits.ts';
import { isObject } from '../../src/core/json.ts';
import { type BrokenCaller, withKey, withWebhooks } from './broken-caller.ts';
import { download, type Habits, type Hands, Refused, sound, submit } from './fetch-caller.ts';

/** Its endpoint returns a text and its language, if that is known, and maybe how many tokens it has and its parts. */
const textOutput = {
  type: 'object',
  required: ['text', 'language'],
  properties: {
    text: { type: 'string' },
    language: { type: ['string', 'null'] },
    tokens: { type: 'integer', minimum: 0 },
    parts: { type: 'array', items: { type: 'string' } },
  },
  examples: [{ text: 'A lighthouse', language: 'en', tokens: 2, parts: ['A'] }],
};

const [example] = textOutput.examples;

/** The habits of a caller of such an endpoint. */
export const withTextOutput = {
  declares: ['gives-up', 'output-schema'],
  schemas: { output: textOutput },
  endpoint: 'script',
  submission: (webhook, key, piece) => {
    const { input, ...others } = sound.submission(webhook, key, piece);
    return { ...others, input: { ...(isObject(input) && input), script: { output: example } } };
  },
} satisfies Partial<Habits>;

/** Needs something of an output. */
function needing(isEnough: (output: Readonly<Record<string, unknown>>) => boolean): BrokenCaller {
  return {
    ...withTextOutput,
    breaks: ['copes-with-outputs'],
    take: async (_hands, { output }) => {
      if (!isObject(output) || !isEnough(output)) throw new Error('The output is unusual.');
    },
  };
}

export const brokenResults: Readonly<Record<string, BrokenCaller>> = {
  'needs a member of the output that may be missing': needing(
    ({ tokens }) => typeof tokens === 'number',
  ),
  'takes no output with a member that it does not know': needing(
    (output) => Object.keys(output).length <= 4,
  ),
  'takes no null': needing(({ language }) => language !== null),
  'keeps texts in a column of 255 characters': needing(({ text }) => String(text).length <= 255),
  'takes no empty list': needing(
    ({ parts = ['none'] }) => Array.isArray(parts) && parts.length > 0,
  ),
  'downloads long after the end': {
    breaks: ['downloads-in-time'],
    workMs: 20_000,
    take: async (hands, job) => {
      if (job['status'] === 'COMPLETED') await pause(10_000, hands);
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
  'sends the key as a password with downloads': {
    breaks: ['key-stays-with-service'],
    take: async (hands, job) => {
      const { apiKey, habits } = hands;
      const authorization = `Basic ${Buffer.from(`api:${apiKey}`).toString('base64')}`;
      const transport: Habits['transport'] = (sent, signal) =>
        habits.transport({ ...sent, headers: { authorization } }, signal);
      await sound.take({ ...hands, habits: { ...habits, transport } }, job);
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
        await pause(500, hands);
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
      const habits = { ...hands.habits, transport: hurriedly(hands), attempts: 2 };
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
  'waits for ever for a download': {
    breaks: ['gives-up-stalled-downloads'],
    take: async (hands, job) => {
      const { habits } = hands;
      if (habits.endOf(job) !== 'completed') throw new Error('It failed.');
      await sound.take({ ...hands, downloadMs: Number.POSITIVE_INFINITY }, job);
    },
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
  'charges for a failed job, and reports the failure': {
    breaks: ['acts-on-results-only'],
    take: async (hands, job) => {
      hands.acts.once(job['id']);
      await sound.take(hands, job);
    },
  },
  'charges at each webhook call about its job, and reports failures': {
    breaks: ['acts-on-results-only'],
    declares: withWebhooks,
    onCall: (call, hands, path) => {
      if (call['status'] !== 'PREPARING') hands.acts.once(call['id']);
      sound.onCall(call, hands, path);
    },
  },
  'only submits, and charges at each webhook call': {
    breaks: ['acts-on-results-only'],
    declares: ['webhooks', 'ignores-output'],
    work: async (hands) => {
      await submit(hands);
    },
    onCall: (call, hands) => hands.acts.once(call['id']),
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

function hurriedly({ clock }: Hands): Habits['transport'] {
  return (sent, signal) =>
    withTimeLimit(1500, { clock, signal }, (until) => sound.transport(sent, until));
}
