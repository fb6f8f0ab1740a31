/** Code that the console makes of requests, run as it stands: it makes the same request again. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createControlClient, type RequestDetails } from '../../../src/client/control.ts';
import {
  type CodeRequest,
  codeRequestFromLog,
  jobRequest,
  submissionRequest,
} from '../../../src/console/code/code-request.ts';
import { languages } from '../../../src/console/code/languages.ts';
import { createReferenceService } from '../../../src/reference/service.ts';
import { type Listening, listen } from '../../../src/validation/adapters/node-http.ts';
import { runCopied } from '../../processes/run-copied.ts';
import { missingFor, typeErrors } from '../../snippets/code-samples.ts';

const service = createReferenceService({
  settings: {
    accounts: {
      demo: {
        keys: { 'demo-key': {}, 'reader-key': { permission: 'read' }, "it's": {} },
      },
    },
    endpoints: {
      echo: { kind: 'serverless', worker: 'echo' },
      script: { kind: 'serverless', worker: 'script' },
      hasty: { kind: 'serverless', worker: 'script', executionTimeoutMs: 100 },
      image: { kind: 'public', model: 'image', price: 'image-fast', durationMs: 0 },
    },
  },
  control: { enabled: true, publicKeys: () => ['demo-key', 'reader-key'] },
});
const control = () => createControlClient({ baseUrl: server.url, apiKey: 'demo-key' });
let server: Listening;

beforeAll(async () => {
  server = await listen(service.handle, { host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  service.close();
  await server.close();
});

const hostile = {
  "it's": 'a "quoted"\n</script> \\ `$(id)` $x #z \u2028 é',
  nested: { list: [1, null, true, {}, []] },
};

interface Given {
  readonly method?: string;
  readonly path: string;
  readonly key?: string;
  readonly type?: string;
  readonly body?: string;
}

const json = (value: unknown) => JSON.stringify(value);

async function send({ method = 'POST', path, key = 'demo-key', type, body }: Given) {
  const headers = new Headers(key === '' ? {} : { authorization: `Bearer ${key}` });
  if (body !== undefined) headers.set('content-type', type ?? 'application/json');
  const answer = await fetch(server.url + path, { method, headers, body: body ?? null });
  return JSON.parse((await answer.text()) || 'null');
}

async function recorded(given: Given): Promise<RequestDetails> {
  await send(given);
  return last();
}

async function last(): Promise<RequestDetails> {
  const [first = { id: '' }] = (await control().listRequests({ scope: 'all', limit: 1 })).requests;
  return control().getRequest(first.id);
}

/** What a request says, as far as code repeats it. */
function said({ method, target, status, code, key, request: { body } }: RequestDetails) {
  const value = body?.startsWith('{') && body.endsWith('}') ? parse(body) : body;
  return { method, target, status, code, key, body: value };
}

async function codeOf(name: string, request: CodeRequest): Promise<string | undefined> {
  const keys = await control().listKeys();
  const language = languages.find((one) => one.name === name);
  return language?.codeOf(request, { baseUrl: server.url, keys });
}

const requests: readonly (readonly [what: string, given: Given])[] = [
  ['a submission', { path: '/v2/echo/run', body: json({ input: hostile }) }],
  ['a submission that waits', { path: '/v2/echo/runsync', body: '{"input": {"__proto__": 1}}' }],
  ['a policy', { path: '/v2/echo/run', body: json({ input: {}, policy: { ttl: 60_000 } }) }],
  ['an unknown member', { path: '/v2/echo/run', body: json({ input: {}, constructor: 1 }) }],
  ['a wrong body', { path: '/v2/echo/run', body: json({ inputs: hostile }) }],
  ['a body that is no JSON', { path: '/v2/echo/run', body: `{"input": ${hostile["it's"]}` }],
  ['another type', { path: '/v2/echo/run', type: 'text/plain', body: json({ input: {} }) }],
  ['a key that may not', { path: '/v2/echo/run', key: 'reader-key', body: json({ input: {} }) }],
  ['an unknown key', { path: '/v2/echo/run', key: 'no-key', body: json({ input: {} }) }],
  ['no key', { path: '/v2/echo/run', key: '', body: json({ input: {} }) }],
  ['an unknown endpoint', { path: '/v2/ecko/run', body: json({ input: {} }) }],
  ['an unknown job', { method: 'GET', path: '/v2/echo/status/%22a%22' }],
  ['an unknown path', { method: 'GET', path: "/v2/it's?a=%20b" }],
  ['a wrong method', { method: 'DELETE', path: '/v2/echo/run' }],
  ['a query', { method: 'GET', path: '/v2/echo/health?a=1' }],
  ['a read', { method: 'GET', path: '/v2/echo/health' }],
  ['a purge', { path: '/v2/echo/purge-queue' }],
];

const testedOnes = new Set(['a submission', 'a wrong body', 'no key', 'a purge']);

describe.each(['curl', 'TypeScript', 'Python', 'Test'])('a recorded request as %s', (name) => {
  // Each test takes seconds to start.
  const tried = name === 'Test' ? requests.filter(([what]) => testedOnes.has(what)) : requests;
  test.skipIf(missingFor(name) !== undefined).each(tried)('%s', async (_, given) => {
    const before = await recorded(given);
    const code = (await codeOf(name, codeRequestFromLog(before))) ?? '';
    const { exitCode, output, errors } = await runCopied(code);
    const after = await last();
    expect(after.id, errors).not.toBe(before.id);
    expect(said(after), code).toEqual(said(before));
    const isRefused = (before.status ?? 0) >= 400 && name !== 'Test';
    expect({ isRefused: exitCode !== 0, output, errors }).toMatchObject({
      isRefused: isRefused && !(name === 'TypeScript' && code.includes('fetch(')),
    });
  });
});

test('code says where secrets were replaced', async () => {
  const login = { path: '/v2/echo/run', body: json({ input: { password: 'lighthouse' } }) };
  const request = codeRequestFromLog(await recorded(login));
  for (const name of ['curl', 'TypeScript', 'Python', 'Test']) {
    const code = await codeOf(name, request);
    expect(code, name).toContain('replaced secrets in the body: fill in your own.');
    expect(code, name).not.toContain('lighthouse');
  }
});

describe('a test of a request without an answer', () => {
  const health: Given = { method: 'GET', path: '/v2/echo/health' };
  const drop = { operation: 'getEndpointHealth', effect: { drop: true } } as const;

  test('that the service dropped expects no answer', async () => {
    await control().declareFaults([drop]);
    await expect(send(health)).rejects.toThrow();
    const code = (await codeOf('Test', codeRequestFromLog(await last()))) ?? '';
    expect(code).toContain('GET /v2/echo/health: no answer');
    expect(await runCopied(code), code).toMatchObject({ exitCode: 0 });
    await control().clearFaults();
    expect(await runCopied(code), code).not.toMatchObject({ exitCode: 0 });
  });

  test('that still waits names no status', async () => {
    const { status: _, ...waiting } = await recorded(health);
    const code = (await codeOf('Test', codeRequestFromLog({ ...waiting, state: 'waiting' }))) ?? '';
    expect(code).toContain('GET /v2/echo/health: succeeds');
    expect(await runCopied(code), code).toMatchObject({ exitCode: 0 });
  });
});

test('code in TypeScript compiles in a strict project', async () => {
  const sources: string[] = [];
  for (const [, given] of requests) {
    const request = codeRequestFromLog(await recorded(given));
    for (const name of ['TypeScript', 'Test']) sources.push((await codeOf(name, request)) ?? '');
  }
  const samples = sources.map((source, index) => ({ operationId: `s${index}`, lang: '', source }));
  expect(await typeErrors(samples)).toEqual([]);
});

test('a key whose value is a secret is taken from the environment', async () => {
  const { key } = await control().createKey({ name: 'CI\n"key"', permission: 'run' });
  const given = { path: '/v2/echo/run', key, body: json({ input: {} }) };
  const before = await recorded(given);
  for (const name of ['curl', 'TypeScript', 'Python', 'Test']) {
    const code = (await codeOf(name, codeRequestFromLog(before))) ?? '';
    expect(code).not.toContain(key);
    expect(await runCopied(code, { API_KEY: key }), code).toMatchObject({ exitCode: 0 });
    expect(said(await last())).toEqual(said(before));
  }
  const { exitCode, errors } = await runCopied(
    (await codeOf('curl', codeRequestFromLog(before))) ?? '',
  );
  expect(exitCode).not.toBe(0);
  expect(errors).toContain('Set it to an API key of the account.');
});

describe('a job as a test and as a target file', () => {
  test.each([
    ['echo', { input: hostile }, 'ordinary'],
    ['script', { input: { script: { fail: 'No "luck".' } } }, 'failing'],
    ['hasty', { input: { script: { hang: true } } }, 'hanging'],
    ['script', { input: { script: { afterMs: 2000 } } }, 'slow'],
    ['image', { input: { prompt: 'a', width: 256, height: 256 } }, 'ordinary'],
  ])('on %s', async (endpointId, body, named) => {
    const { id, output } = await send({ path: `/v2/${endpointId}/runsync`, body: json(body) });
    const job = await control().getJob(id);
    const endpoint = (await control().listEndpoints()).find((one) => one.id === endpointId);
    const request = jobRequest(job, { output, endpoint });
    if (request === undefined) throw new Error('The input is kept.');
    const code = (await codeOf('Test', request)) ?? '';
    expect(code).toContain(job.status);
    expect(await runCopied(code), code).toMatchObject({ exitCode: 0 });
    const file = (await codeOf('Target file', request)) ?? '';
    expect(Object.keys(parse(file).endpoints[endpointId].inputs)).toEqual([named]);
    expect(await runCopied(file.replace('target.yaml\n', 'target.yaml --plan\n'))).toMatchObject({
      exitCode: 0,
    });
  });

  test('fails if the outcome is another one', async () => {
    const request = submissionRequest({
      endpointId: 'script',
      body: { input: { script: { fail: 'No.' } } },
    });
    expect((await runCopied((await codeOf('Test', request)) ?? '')).exitCode).not.toBe(0);
  });
});

test('only a submission is a target file', async () => {
  const request = codeRequestFromLog(await recorded({ method: 'GET', path: '/v2/echo/health' }));
  expect(await codeOf('Target file', request)).toBeUndefined();
});
