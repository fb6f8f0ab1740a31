/** Wrong requests, and keys, secrets and texts in wrong places. */
import type { CallerRuleId } from '../../src/callers/rules.ts';
import type { Sent } from '../callers/fetch-caller.ts';
import type { CorrectCaller } from './correct-callers.ts';
import type { Defect, DefectTable, Piece } from './defect.ts';
import {
  after,
  changed,
  declaring,
  ends,
  hasStatus,
  jobIn,
  toService,
  withMembers,
  wrongFirst,
} from './defect-parts.ts';

function withoutKey({ headers }: Sent): Partial<Sent> {
  return {
    headers: Object.fromEntries(
      Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'authorization'),
    ),
  };
}

function withQuery(url: string, query: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}${query}`;
}

function withHeaders({ headers }: Sent, more: Record<string, string>): Partial<Sent> {
  return { headers: { ...headers, ...more } };
}

/** A piece of work has one submission, and the service answers it in another way than usual. */
const firstTime: Partial<Defect> = {
  unseenUnder: ['at', 'turn later', 'turn every second', 'errors before', 'time'],
};

const submitsByRun = ({ habits }: CorrectCaller): boolean => habits.operation === 'run';

const inSubmission = (
  rules: readonly CallerRuleId[],
  begin: Defect['begin'],
  more: Partial<Defect> = {},
): Omit<Defect, 'name'> => ({
  rules,
  purposes: ['submission'],
  unseenUnder: ['at status', 'at download'],
  begin,
  ...more,
});

const inRequests = (
  rules: readonly CallerRuleId[],
  begin: Defect['begin'],
  more: Partial<Defect> = {},
): Omit<Defect, 'name'> => ({
  rules,
  purposes: toService,
  unseenUnder: ['at download'],
  begin,
  ...more,
});

const inDownloads = (
  begin: Defect['begin'],
  more: readonly CallerRuleId[] = [],
): Omit<Defect, 'name'> => ({
  rules: ['key-stays-with-service', ...more],
  purposes: ['download'],
  fits: declaring('downloads'),
  unseenUnder: ['at submission', 'at status', 'at download'],
  begin,
});

/** Prints before each request. */
const prints = (text: (apiKey: string, sent: Sent) => string): Omit<Defect, 'name'> => ({
  rules: ['key-in-no-output'],
  begin: () => ({
    of: 'request',
    async send({ sent, piece }) {
      piece.print(text(piece.hands.apiKey, sent));
      return undefined;
    },
  }),
});

const base64 = (text: string) => Buffer.from(text).toString('base64');

const lost = new WeakSet<Piece>();

const ofSchema: Partial<Defect> = {
  callers: ['describing'],
  unseenUnder: ['turn later', 'turn every second', 'errors before', 'time'],
};

export const requestDefects: DefectTable = {
  'leaves-out-what-the-schema-requires': inSubmission(
    ['input-fits-schema'],
    changed((sent) => {
      const { input } = JSON.parse(sent.body ?? '{}');
      return withMembers(sent, { input: { ...input, prompt: undefined } });
    }),
    ofSchema,
  ),
  'asks-without-the-key-first': inRequests(['key-in-header'], wrongFirst(withoutKey)),
  'sends-the-key-in-another-header-first': inRequests(
    ['key-in-header'],
    wrongFirst((sent, key) => withHeaders({ ...sent, ...withoutKey(sent) }, { 'x-api-key': key })),
  ),
  'sends-half-of-the-key-first': inRequests(
    ['key-in-header'],
    wrongFirst((sent, key) => withHeaders(sent, { authorization: `Bearer ${key.slice(0, 12)}` })),
  ),
  'sends-the-key-of-an-empty-variable-first': inRequests(
    ['key-in-header'],
    wrongFirst((sent) => withHeaders(sent, { authorization: 'Bearer undefined' })),
  ),
  'key-in-query': inRequests(
    ['key-in-no-address'],
    changed((sent, key) => ({ url: withQuery(sent.url, `api_key=${key}`) })),
  ),
  'key-in-query-encoded': inRequests(
    ['key-in-no-address'],
    changed(({ url }, key) => ({
      url: withQuery(url, `auth=${encodeURIComponent(`Bearer ${key}`)}`),
    })),
  ),
  'key-in-query-as-base64': inRequests(
    ['key-in-no-address'],
    changed(({ url }, key) => ({ url: withQuery(url, `auth=${encodeURIComponent(base64(key))}`) })),
  ),
  'key-in-body': inSubmission(
    ['key-in-no-address'],
    changed((sent, key) => withMembers(sent, { apiKey: key })),
  ),
  'key-in-input': inSubmission(
    ['key-in-no-address'],
    changed((sent, key) => {
      const { input } = JSON.parse(sent.body ?? '{}');
      return withMembers(sent, { input: { ...input, auth: { headers: [`Bearer ${key}`] } } });
    }),
  ),
  'key-in-body-as-base64': inSubmission(
    ['key-in-no-address'],
    changed((sent, key) => withMembers(sent, { auth: base64(`user:${key}`) })),
  ),
  'key-in-webhook-address': inSubmission(
    ['key-in-no-address'],
    changed((sent, key) => {
      const { webhook } = JSON.parse(sent.body ?? '{}');
      return typeof webhook === 'string'
        ? withMembers(sent, { webhook: withQuery(webhook, `token=${key}`) })
        : {};
    }),
    { fits: declaring('webhooks') },
  ),
  'key-with-downloads': inDownloads(
    changed((sent, key) => withHeaders(sent, { authorization: `Bearer ${key}` })),
  ),
  'key-in-a-header-of-downloads': inDownloads(
    changed((sent, key) => withHeaders(sent, { 'x-api-key': key })),
  ),
  'key-in-a-cookie-of-downloads': inDownloads(
    changed((sent, key) => withHeaders(sent, { cookie: `session=${key}` })),
  ),
  'key-in-the-address-of-downloads': inDownloads(
    changed(({ url }, key) => ({ url: withQuery(url, `key=${key}`) })),
    ['key-in-no-address'],
  ),
  'key-with-downloads-as-basic': inDownloads(
    changed((sent, key) => withHeaders(sent, { authorization: `Basic ${base64(`api:${key}`)}` })),
  ),
  // What follows redirects leaves out `Authorization` alone.
  'key-in-a-further-header': inRequests(
    ['key-stays-with-service'],
    changed((sent, key) => withHeaders(sent, { 'x-api-key': key })),
    { unseenUnder: ['at download', 'turn later', 'turn every second', 'time', 'errors before'] },
  ),
  'follows-redirects-with-the-key': {
    rules: ['key-stays-with-service'],
    purposes: toService,
    unseenUnder: ['at download', 'turn later', 'turn every second', 'errors before', 'time'],
    begin: () => ({
      of: 'request',
      async send({ sent, signal, send }) {
        const { method, headers, body } = sent;
        const asked = { method, headers, signal, redirect: 'manual' } as const;
        const first = await fetch(sent.url, body === undefined ? asked : { ...asked, body });
        const location = first.headers.get('location');
        if (first.status >= 300 && first.status < 400 && location !== null)
          return await send({ ...sent, url: new URL(location, sent.url).href });
        const bytes = new Uint8Array(await first.arrayBuffer());
        return { status: first.status, headers: Object.fromEntries(first.headers), bytes };
      },
    }),
  },

  'prints-the-key': prints((key) => `using the key ${key}`),
  'prints-the-authorization-header': prints((key) => `> Authorization: Bearer ${key}`),
  'prints-its-headers-as-json': {
    ...prints((_key, { headers }) => JSON.stringify({ headers })),
    purposes: toService,
  },
  'prints-the-key-as-json': prints((key) => JSON.stringify({ level: 'debug', apiKey: key })),
  'prints-the-key-as-escaped-json': prints((key) =>
    JSON.stringify({ message: JSON.stringify({ apiKey: key }) }),
  ),
  'prints-an-address-with-the-key': prints((key, { url }) => `GET ${withQuery(url, `key=${key}`)}`),
  'prints-a-curl-command': prints(
    (key, { url }) => `curl -H 'Authorization: Bearer ${key}' ${url}`,
  ),
  'prints-the-key-as-base64': prints((key) => `auth ${base64(key)}`),
  'prints-basic-credentials': prints((key) => `Authorization: Basic ${base64(`api:${key}`)}`),
  'prints-the-key-as-hexadecimal': prints((key) => `key ${Buffer.from(key).toString('hex')}`),
  'prints-the-key-percent-encoded': prints((key) =>
    [...key].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join(''),
  ),
  'prints-all-but-the-end-of-the-key': prints((key) => `key ${key.slice(0, -4)}****`),
  'prints-the-key-without-its-beginning': prints((key) => `key …${key.slice(4)}`),
  'prints-the-key-in-two-lines': prints((key) => `${key.slice(0, 16)}\n${key.slice(16)}`),
  'prints-the-key-with-errors': {
    rules: ['key-in-no-output'],
    purposes: toService,
    begin: after(
      ({ answer }) => answer === undefined || answer.status >= 400,
      async ({ piece, sent }, { answer }) => {
        piece.print(`Error: ${sent.url}: ${answer?.status} with key ${piece.hands.apiKey}`);
        return undefined;
      },
    ),
  },
  'prints-its-environment-when-it-fails': {
    rules: ['key-in-no-output'],
    unseenUnder: ['turn later', 'turn every second'],
    begin: () => ({
      of: 'work',
      work: (piece, workCorrectly) =>
        workCorrectly().catch((error: unknown) => {
          piece.print(`API_KEY=${piece.hands.apiKey}\nHOME=/root`);
          throw error;
        }),
    }),
  },

  'sends-text-first': inSubmission(
    ['sends-json'],
    wrongFirst((sent) => withHeaders(sent, { 'content-type': 'text/plain' })),
  ),
  'sends-a-form-first': inSubmission(
    ['sends-json', 'requests-are-valid'],
    wrongFirst((sent) => ({
      ...withHeaders(sent, { 'content-type': 'application/x-www-form-urlencoded' }),
      body: 'prompt=a+lighthouse',
    })),
  ),
  'names-no-type-first': inSubmission(
    ['sends-json'],
    wrongFirst(({ headers }) => ({
      headers: Object.fromEntries(
        Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-type'),
      ),
    })),
  ),
  'sends-no-input-first': inSubmission(
    ['requests-are-valid'],
    wrongFirst(() => ({ body: '{"prompt":"a lighthouse"}' })),
  ),
  'sends-a-text-as-input-first': inSubmission(
    ['requests-are-valid'],
    wrongFirst(() => ({ body: '{"input":"a lighthouse"}' })),
  ),
  'sends-broken-json-first': inSubmission(
    ['requests-are-valid'],
    wrongFirst(() => ({ body: '{"input":{"prompt":"a lighthouse"}' })),
  ),
  'sends-single-quotes-first': inSubmission(
    ['requests-are-valid'],
    wrongFirst(() => ({ body: "{'input': {'prompt': 'a lighthouse'}}" })),
  ),
  'sends-a-short-timeout-first': inSubmission(
    ['policy-in-bounds', 'requests-are-valid'],
    wrongFirst((sent) => withMembers(sent, { policy: { executionTimeout: 60 } })),
  ),
  'sends-a-long-time-to-live-first': inSubmission(
    ['policy-in-bounds', 'requests-are-valid'],
    wrongFirst((sent) => withMembers(sent, { policy: { ttl: 3_000_000_000 } })),
  ),
  'asks-at-another-path-too': {
    rules: ['requests-are-valid'],
    purposes: ['status'],
    fits: ({ habits }) => !habits.declares.includes('never-asks'),
    unseenUnder: ['at submission', 'at download'],
    begin: () => ({
      of: 'request',
      async send({ sent, send }) {
        await send({ ...sent, url: sent.url.replace('/status/', '/jobs/') });
        return undefined;
      },
    }),
  },
  'submits-without-a-version-first': inSubmission(
    ['requests-are-valid'],
    wrongFirst(({ url }) => ({ url: url.replace('/v2/', '/') })),
  ),
  'submits-by-runsync-without-saying-so': inSubmission(
    ['runsync-for-short-work'],
    changed(({ url }) => ({ url: url.replace(/\/run$/, '/runsync') })),
    { fits: submitsByRun },
  ),
  'needs-exactly-200': {
    rules: ['accepts-any-success'],
    purposes: ['submission'],
    fits: submitsByRun,
    ...firstTime,
    begin: after(hasStatus(201, 202), ends('failure')),
  },
  'needs-200-or-201': {
    rules: ['accepts-any-success'],
    purposes: ['submission'],
    fits: submitsByRun,
    ...firstTime,
    begin: after(hasStatus(202), ends('failure')),
  },
  'takes-201-for-the-end': {
    rules: ['accepts-any-success'],
    purposes: ['submission'],
    fits: submitsByRun,
    ...firstTime,
    begin: after(hasStatus(201), ends('success')),
  },
  'repeats-what-is-answered-with-202': {
    rules: ['accepts-any-success', 'pays-once'],
    purposes: ['submission'],
    fits: submitsByRun,
    ...firstTime,
    begin: after(hasStatus(202), async ({ pause, send, sent, piece }) => {
      if (lost.has(piece)) return undefined;
      lost.add(piece);
      await pause(500);
      return await send(sent);
    }),
  },
  'needs-exactly-application-json': {
    rules: ['accepts-other-media-types'],
    purposes: toService,
    ...firstTime,
    begin: after(
      (result) =>
        jobIn(result) !== undefined &&
        result.answer?.headers['content-type'] !== 'application/json',
      ends('failure'),
    ),
  },
  'does-not-parse-text': {
    rules: ['accepts-other-media-types'],
    purposes: toService,
    ...firstTime,
    begin: after(
      (result) =>
        jobIn(result) !== undefined &&
        result.answer?.headers['content-type']?.startsWith('text/') === true,
      ends('failure'),
    ),
  },
};

/** Does something with a text that was given to the application. */
const withText = (write: (text: string) => string): Omit<Defect, 'name'> =>
  inSubmission(
    ['sends-texts-unchanged'],
    changed((sent) => {
      const { input } = JSON.parse(sent.body ?? '{}');
      return withMembers(sent, { input: { ...input, prompt: write(String(input.prompt)) } });
    }),
    { ...firstTime, fits: ({ name }) => !['two-jobs', 'client'].includes(name) },
  );

const inStorage = (begin: Defect['begin']): Omit<Defect, 'name'> => ({
  rules: ['storage-secret-in-storage-settings'],
  purposes: ['submission'],
  callers: ['storing'],
  begin,
});

function storageSecretIn({ body = '{}' }: Sent): string {
  return String(JSON.parse(body).s3Config?.accessSecret);
}

export const textDefects: DefectTable = {
  'drops-accents-of-texts': withText((text) =>
    text.normalize('NFD').replaceAll(/\p{Diacritic}/gu, ''),
  ),
  'replaces-letters-beyond-ascii': withText((text) => text.replaceAll(/[^\n -~]/g, '?')),
  'reads-texts-in-another-encoding': withText((text) => Buffer.from(text).toString('latin1')),
  'joins-lines-of-texts': withText((text) => text.replaceAll('\n', ' ')),
  'takes-the-first-line-of-texts': withText((text) => text.split('\n')[0] ?? ''),
  'drops-quotes-of-texts': withText((text) => text.replaceAll('"', '')),
  'escapes-texts-twice': withText((text) => JSON.stringify(text).slice(1, -1)),
  'escapes-texts-as-html': withText((text) => text.replaceAll('"', '&quot;')),
  'drops-backslashes-of-texts': withText((text) => text.replaceAll('\\', '')),
  'cuts-texts': withText((text) => text.slice(0, 30)),
  'storage-secret-in-the-input': inStorage(
    changed((sent) => {
      const { input } = JSON.parse(sent.body ?? '{}');
      return withMembers(sent, { input: { ...input, secret: storageSecretIn(sent) } });
    }),
  ),
  'storage-secret-in-a-header': inStorage(
    changed((sent) => withHeaders(sent, { 'x-storage-secret': storageSecretIn(sent) })),
  ),
  'storage-secret-in-the-query': inStorage(
    changed((sent) => ({ url: withQuery(sent.url, `secret=${storageSecretIn(sent)}`) })),
  ),
  'prints-the-storage-secret': inStorage(() => ({
    of: 'request',
    async send({ sent, piece }) {
      piece.print(`storing with ${storageSecretIn(sent)}`);
      return undefined;
    },
  })),
};
