/** What the request log shows of keys: its records never change, and a real secret is in none of them. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { controlTestbed, demoSettings } from './control-testbed.ts';

/** What beginners send: unset variables, words of texts, the name of a model. */
const words = [
  ...['undefined', 'null', 'test', 'prompt', 'Bearer', 'true', 'input', 'dev', 'flux-1-dev', 'v2'],
  ...['application/json', 'black-forest-labs-flux-1-dev', 'echo', 'run', '1024x1024', '[API key]'],
];

const word = fc.constantFrom(...words);
const secret = fc
  .stringMatching(/^[a-z]{4}[0-9]{4}[a-zA-Z0-9+/_-]{12,30}$/)
  .map((text) => `rpa_${text}`);

/** Each puts a key where a client may put it, in one of the notations of HTTP and JSON. */
const notations: Readonly<Record<string, (key: string) => Sent>> = {
  bearer: (key) => ({ headers: { authorization: `Bearer ${key}` } }),
  bare: (key) => ({ headers: { authorization: key } }),
  otherScheme: (key) => ({ headers: { authorization: `Token ${key}` } }),
  basicPassword: (key) => ({ headers: { authorization: `Basic ${base64(`user:${key}`)}` } }),
  basicUser: (key) => ({ headers: { authorization: `Basic ${base64(`${key}:`)}` } }),
};

const echoes: Readonly<Record<string, (key: string) => Sent>> = {
  nowhere: () => ({}),
  value: (key) => ({ body: { input: { text: `the key ${key}.` } } }),
  nested: (key) => ({ body: { input: { text: nest({ a: [key] }, 4) } } }),
  escaped: (key) => ({ body: `{"input":{"a":"${escaped(key)}"}}` }),
  base64: (key) => ({ body: { input: { text: base64(`u:${key}`) } } }),
  percent: (key) => ({ query: `?a=${percent(key)}` }),
  path: (key) => ({ path: `/v2/echo/status/${encodeURIComponent(key)}` }),
  header: (key) => ({ headers: { 'x-note': `of ${key}`, 'x-again': base64(key) } }),
};

interface Sent {
  readonly path?: string;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64');
}

function percent(text: string): string {
  return Buffer.from(text).toString('hex').replaceAll(/../g, '%$&');
}

function escaped(text: string): string {
  return [...text].map((one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
}

function nest(value: unknown, depth: number): string {
  return JSON.stringify(depth === 0 ? value : { a: nest(value, depth - 1) });
}

/** All that a caller of the control interface can read of the requests. */
async function shownBy({ control }: ReturnType<typeof controlTestbed>) {
  const list = await control.listRequests({ scope: 'all' });
  const archive = await control.getRequestArchive({ scope: 'all' });
  const [subject, ...lines] = (await control.getRequestEvidence({ scope: 'all' })).split('\n');
  expect(subject).toContain('"subject"');
  const details = await Promise.all(list.requests.map(({ id }) => control.getRequest(id)));
  // The present state of a job is no part of the record.
  const ofRecord = <Request extends { jobStatus?: string }>({ jobStatus: _, ...rest }: Request) =>
    rest;
  return {
    list: list.requests.map(ofRecord),
    details: details.map(ofRecord),
    entries: archive.log.entries,
    lines: lines.filter((line) => line !== ''),
  };
}

const body = {
  input: {
    ...{ a: null, test: true, undefined: 1, prompt: 'a test of null', dev: { Bearer: ['dev'] } },
    ...{ city: 'undefined', model: 'black-forest-labs-flux-1-dev', size: '1024x1024' },
  },
};

test('records of other requests stay as they are, to the byte, whatever key is sent', async () => {
  const keys = fc.array(
    fc.tuple(fc.constantFrom(...Object.keys(notations)), fc.oneof(word, secret)),
    {
      minLength: 1,
      maxLength: 4,
    },
  );
  await fc.assert(
    fc.asyncProperty(
      keys,
      fc.dictionary(word, fc.oneof(word, fc.json())),
      async (sent, members) => {
        const bed = controlTestbed({ settings: demoSettings });
        const path = '/v2/black-forest-labs-flux-1-dev/run';
        await bed.call('POST', path, { input: { ...body.input, ...members } });
        await bed.call('POST', '/v2/echo/run', { input: { ...body.input, ...members } });
        await bed.call('POST', path, body, { authorization: '' });
        const before = await shownBy(bed);
        for (const [notation, key] of sent) {
          await bed.call('POST', '/v2/echo/run', body, notations[notation]?.(key).headers);
        }
        await bed.call('POST', path, body);
        await bed.call('POST', '/v2/echo/run', body);
        const after = await shownBy(bed);
        expect(after.list.slice(-before.list.length)).toEqual(before.list);
        expect(after.details.slice(-before.list.length)).toEqual(before.details);
        expect(after.entries.slice(0, before.entries.length)).toEqual(before.entries);
        expect(after.lines.slice(0, before.lines.length)).toEqual(before.lines);
        const [last, ofModel] = after.details;
        expect(last?.request.body).toBe(JSON.stringify(body));
        expect(ofModel?.target).toBe(path);
        for (const { response } of after.details) {
          const challenge = response?.headers['www-authenticate'];
          if (challenge !== undefined) expect(challenge).toMatch(/^Bearer\b/);
        }
      },
    ),
    { numRuns: 15, seed: 35 },
  );
}, 120_000);

test('names stay, and a real secret is shown in no notation', async () => {
  const asked = fc.record({
    how: fc.constantFrom(...Object.keys(notations)),
    echo: fc.constantFrom(...Object.keys(echoes)),
    key: secret,
    names: fc.array(word, { maxLength: 3 }),
    isAccepted: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(asked, { minLength: 1, maxLength: 3 }), async (all) => {
      const { demo = { keys: {} }, ...accounts } = demoSettings.accounts;
      const accepted = all.flatMap(({ key, isAccepted }) => (isAccepted ? [[key, {}]] : []));
      const keys = { ...demo.keys, ...Object.fromEntries(accepted) };
      const settings = { ...demoSettings, accounts: { demo: { ...demo, keys }, ...accounts } };
      const bed = controlTestbed({ settings });
      for (const { how, echo, key, names } of all) {
        const by = notations[how]?.(key);
        const again = echoes[echo]?.(key) ?? {};
        const named = Object.fromEntries(names.map((name) => [name, { [name]: name }]));
        const content = again.body ?? { input: named };
        const target = (again.path ?? '/v2/echo/run') + (again.query ?? '');
        const headers = { ...again.headers, ...by?.headers, 'content-type': 'application/json' };
        await bed.call('POST', target, content, headers);
      }
      const shown = await shownBy(bed);
      const text = JSON.stringify(shown);
      for (const { key } of all) {
        for (const form of [key, percent(key), escaped(key), encodeURIComponent(key)]) {
          expect(text).not.toContain(form);
          expect(text).not.toContain(JSON.stringify(form).slice(1, -1));
        }
        expect(text).not.toContain(base64(`xxx${key}`).slice(4, -4));
        expect(text).not.toContain(base64(`xx${key}`).slice(4, -4));
        expect(text).not.toContain(base64(key).slice(0, -4));
      }
      for (const [index, { echo, names }] of all.toReversed().entries()) {
        if (echo !== 'nowhere' || names.length === 0) continue;
        const sent = shown.details[index]?.request.body;
        if (sent === undefined) continue;
        const { input } = JSON.parse(sent);
        expect(Object.keys(input)).toEqual(
          Object.keys(Object.fromEntries(names.map((n) => [n, 1]))),
        );
      }
    }),
    { numRuns: 30, seed: 35 },
  );
}, 120_000);

/** The demo settings with another key of the account `demo`, and one of another account. */
function withKeys(key: string, foreign: string) {
  const { demo = { keys: {} }, ...accounts } = demoSettings.accounts;
  const keys = { ...demo.keys, [key]: {} };
  const other = { keys: { [foreign]: {} } };
  return { ...demoSettings, accounts: { demo: { ...demo, keys }, ...accounts, other } };
}

test('a key in settings is in no record from the start, in no account; a shorter one is a word', async () => {
  const [own, foreign] = ['rpa_4f1c9ab27d304e58', 'made-of-long-words'];
  const bed = controlTestbed({ settings: withKeys(own, foreign) });
  await bed.call('POST', '/v2/echo/run', { input: { own, foreign, [own]: 'demo-key' } });
  await bed.call('POST', '/v2/echo/run', { input: { own, foreign } }, { authorization: foreign });
  const bodies: (string | undefined)[] = [];
  for (const control of [bed.control, bed.client(foreign)]) {
    const [record] = (await control.listRequests({})).requests;
    bodies.push((await control.getRequest(record?.id ?? '')).request.body);
  }
  expect(bodies).toEqual([
    `{"input":{"own":"[API key]","foreign":"[API key]","${own}":"demo-key"}}`,
    '{"input":{"own":"[API key]","foreign":"[API key]"}}',
  ]);
});

test('an endpoint whose id is a key stays in records after settings without it', async () => {
  const id = 'rpa-4f1c9ab27d304e58';
  const settings = withKeys(id, 'another');
  const endpoints = {
    ...settings.endpoints,
    [id]: { kind: 'serverless', worker: 'echo' } as const,
  };
  const bed = controlTestbed({ settings: { ...settings, endpoints } });
  await bed.call('POST', `/v2/${id}/run`, { input: {} });
  const before = await shownBy(bed);
  expect(before.list[0]?.path).toBe(`/v2/${id}/run`);
  bed.service.changeSettings(settings);
  expect(await shownBy(bed)).toEqual(before);
});

test('a key that was made at run time is in no record after it was accepted, and earlier ones stay', async () => {
  const bed = controlTestbed({ settings: demoSettings });
  const { key } = await bed.control.createKey({ permission: 'run' });
  await bed.call('POST', '/v2/echo/run', { input: { key } });
  const before = await shownBy(bed);
  await bed.call('GET', '/v2/echo/health', undefined, { authorization: key });
  await bed.call('POST', '/v2/echo/run', { input: { again: key } });
  const after = await shownBy(bed);
  expect(after.details.at(-1)).toEqual(before.details[0]);
  expect(after.details[0]?.request.body).toBe('{"input":{"again":"[API key]"}}');
});

test.each([
  ['the id of an endpoint', 'black-forest-labs-flux-1-dev', true],
  ['the id of an endpoint, refused', 'black-forest-labs-flux-1-dev', false],
  ['a content type', 'application/json', true],
  ['a host', 'service.example.test:8080', true],
])('a key that equals %s leaves what a record is about readable', async (_, key, isConfigured) => {
  const settings = isConfigured ? withKeys(key, 'another') : demoSettings;
  const endpointId = 'black-forest-labs-flux-1-dev';
  const endpoints = {
    ...settings.endpoints,
    [endpointId]: { kind: 'serverless', worker: 'echo' } as const,
  };
  const bed = controlTestbed({ settings: { ...settings, endpoints } });
  const path = `/v2/${endpointId}/run`;
  const headers = { host: 'service.example.test:8080', 'content-type': 'application/json' };
  const authorization = `Bearer ${key}`;
  await bed.call('POST', `${path}?a=${key}`, { input: { a: key } }, { ...headers, authorization });
  const { list, details, entries, lines } = await shownBy(bed);
  expect(list[0]).toMatchObject({ path, endpointId });
  expect(details[0]?.target).toBe(`${path}?a=[API key]`);
  expect(details[0]?.request.headers).toMatchObject(headers);
  expect(details[0]?.request.body).toBe(isConfigured ? '{"input":{"a":"[API key]"}}' : undefined);
  expect(JSON.stringify([entries, lines])).toContain(`${path}?a=[API key]`);
});

test('a storage secret in the error of a job is not in the record of its submission', async () => {
  const bed = controlTestbed({ settings: demoSettings });
  const accessSecret = 'stored-under-no-other-name';
  const s3Config = {
    accessId: 'none',
    bucketName: 'b',
    endpointUrl: 'https://a.test',
    accessSecret,
  };
  await bed.run('script', { input: { script: { fail: `No access: ${accessSecret}` } }, s3Config });
  await bed.control.advanceClock({ ms: 10_000 });
  const { list, details } = await shownBy(bed);
  expect(list[0]?.jobError).toContain('No access: ');
  expect(JSON.stringify([list, details])).not.toContain(accessSecret);
});

test('a storage secret that a worker repeats is in no later record, and earlier ones stay', async () => {
  const bed = controlTestbed({ settings: demoSettings });
  const accessSecret = 'stored-under-no-other-name';
  await bed.run('echo', { input: { text: accessSecret } });
  const [before] = (await shownBy(bed)).details;
  const storage = { accessId: 'none', bucketName: 'pictures', endpointUrl: 'https://a.test' };
  await bed.run('echo', { input: {}, s3Config: { ...storage, accessSecret } });
  const id = await bed.run('echo', { input: { text: accessSecret } });
  await bed.control.advanceClock({ ms: 1000 });
  const job = await bed.status('echo', id);
  expect(job).toMatchObject({ status: 'COMPLETED', output: { text: accessSecret } });
  const { list, details, entries, lines } = await shownBy(bed);
  const [status, ...others] = details;
  const earlier = others.pop();
  expect(status?.response?.body).toContain('[s3Config.accessSecret]');
  expect(JSON.stringify([status, others, list])).not.toContain(accessSecret);
  expect(JSON.stringify([entries.slice(1), lines.slice(1)])).not.toContain(accessSecret);
  expect(earlier).toEqual(before);
  expect(earlier?.request.body).toContain(accessSecret);
});
