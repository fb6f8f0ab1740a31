/** Callers with broken requests, or secrets in wrong places. */
import { type BrokenCaller, withKey, withWebhooks } from './broken-caller.ts';
import { sound, submit } from './fetch-caller.ts';

export const brokenRequests: Readonly<Record<string, BrokenCaller>> = {
  'submits an input that does not fit the schema': {
    breaks: ['input-fits-schema'],
    declares: [...sound.declares, 'input-schema'],
    schemas: {
      input: {
        type: 'object',
        required: ['prompt'],
        properties: { prompt: { type: 'string', maxLength: 3 } },
      },
    },
  },
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
  'puts its JSON together by hand': {
    breaks: ['requests-are-valid', 'sends-texts-unchanged'],
    transport: (sent, signal) => {
      const { body, ...rest } = sent;
      if (body === undefined) return sound.transport(sent, signal);
      const byHand = body.replaceAll('\\"', '"').replaceAll('\\n', '\n');
      return sound.transport({ ...rest, body: byHand }, signal);
    },
  },
  'sends letters beyond ASCII as question marks': {
    breaks: ['sends-texts-unchanged'],
    submission: (webhook, key, piece = '') =>
      sound.submission(webhook, key, piece.replaceAll(/[^\n -~]/g, '?')),
  },
  'asks for a job at a path of its own': {
    breaks: ['requests-are-valid'],
    afterEnd: async ({ baseUrl, apiKey, habits }, job) => {
      const headers = habits.headers(apiKey);
      await fetch(`${baseUrl}/v2/${habits.endpoint}/jobs/${job['id']}`, { headers });
    },
  },
  'asks for its job at another endpoint, too': {
    breaks: ['requests-are-valid'],
    afterEnd: async ({ baseUrl, apiKey, habits }, job) => {
      const headers = habits.headers(apiKey);
      await fetch(`${baseUrl}/v2/qwen3-32b-awq/status/${job['id']}`, { headers });
    },
  },
  'submits with runsync, and does not declare its work short': {
    breaks: ['runsync-for-short-work'],
    operation: 'runsync',
    submitTimeoutMs: 8000,
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
  'has the key in addresses, in Base64': {
    breaks: ['key-in-no-address'],
    address: (url, apiKey) =>
      url.includes('/v2/') ? withKey(url, Buffer.from(`api:${apiKey}`).toString('base64url')) : url,
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
  'prints the headers of its requests': {
    breaks: ['key-in-no-output'],
    says: (apiKey) => JSON.stringify({ headers: { Authorization: `Bearer ${apiKey}` } }),
  },
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
