import { expect, test } from 'vitest';
import { createClient } from '../../../src/client/index.ts';
import { canary, failure, id, job, json, scripted } from './scripted-deployment.ts';

test.each([
  'https://deployment.test',
  'https://deployment.test/',
  ' https://deployment.test ',
  'https://deployment.test/v2',
  'https://deployment.test//v2//',
])('requests go to the same URL with the base URL %j', async (baseUrl) => {
  const { client, requests } = scripted([job('IN_QUEUE')], { baseUrl });
  await client.run('a/b ü', { input: { a: 1 } });
  expect(requests).toMatchObject([
    {
      method: 'POST',
      url: 'https://deployment.test/v2/a%2Fb%20%C3%BC/run',
      body: '{"input":{"a":1}}',
    },
  ]);
  expect(requests[0]?.headers.get('authorization')).toBe(`Bearer ${canary}`);
  expect(requests[0]?.headers.get('content-type')).toBe('application/json');
});

test("a gateway's path before the version is kept", async () => {
  const { client, requests } = scripted([json({ status: 'X' })], {
    baseUrl: 'http://gateway.test/ai/v2',
  });
  await client.status('echo', 'x?y#z');
  expect(requests[0]?.url).toBe('http://gateway.test/ai/v2/echo/status/x%3Fy%23z');
});

test('a path that merely ends like the version is kept', async () => {
  const { client, requests } = scripted([job('X')], { baseUrl: 'http://gateway.test/apiv2' });
  await client.status('echo', id);
  expect(requests[0]?.url).toBe(`http://gateway.test/apiv2/v2/echo/status/${id}`);
});

test.each([
  '',
  'deployment.test',
  'ftp://deployment.test',
  'https://user:secret@deployment.test',
  'https://deployment.test?key=secret',
  'https://deployment.test#secret',
])('the base URL %j is refused, and the error does not repeat it', (baseUrl) => {
  const create = () => createClient({ baseUrl, apiKey: 'key' });
  expect(create).toThrow(TypeError);
  expect(create).not.toThrow(/secret/);
});

test.each(['', ' ', 'secret\n', 'two secrets', 'sécret'])('the key %j is refused', (apiKey) => {
  const create = () => createClient({ baseUrl: 'https://deployment.test', apiKey });
  expect(create).toThrow(TypeError);
  expect(create).not.toThrow(/s.cret/);
});

test.each([undefined, null, 7])('the key %j gets the same error as an empty one', (apiKey) => {
  const baseUrl = 'https://deployment.test';
  // @ts-expect-error a program without types can pass an unset variable
  expect(() => createClient({ baseUrl, apiKey })).toThrow(
    new TypeError('Expected an apiKey of visible ASCII characters; is it empty?'),
  );
});

test('a client without a key sends none: the session of a page stands in for it', async () => {
  const headers: Headers[] = [];
  const client = createClient({
    baseUrl: 'https://deployment.test',
    fetch: async (request) => {
      headers.push(request.headers);
      return Response.json({ id: 'a', status: 'COMPLETED' });
    },
  });
  await client.status('echo', 'a');
  expect(headers.map((sent) => sent.has('authorization'))).toEqual([false]);
});

test.each(['', '.', '..'])('the id %j is refused before anything is sent', async (odd) => {
  const { client, requests } = scripted([]);
  expect(await failure(client.run(odd, { input: {} }))).toBeInstanceOf(TypeError);
  expect(await failure(client.status('echo', odd))).toBeInstanceOf(TypeError);
  expect(requests).toEqual([]);
});

test.each(['run', 'runSync', 'runAndWait'] as const)(
  'without a request, %s says what it expects',
  async (name) => {
    const { client, requests } = scripted([]);
    // @ts-expect-error a program without types can leave it out
    const error = await failure(client[name]('echo'));
    expect(error).toEqual(new TypeError('Expected a request with an input.'));
    expect(requests).toEqual([]);
  },
);

test("the caller's headers are sent too, except Authorization", async () => {
  const headers = { 'X-Trace': '7', Authorization: 'other' };
  const { client, requests } = scripted([job('X')], { headers });
  await client.status('echo', id);
  expect(requests[0]?.headers.get('x-trace')).toBe('7');
  expect(requests[0]?.headers.get('authorization')).toBe(`Bearer ${canary}`);
});

test('the error for an invalid header names only the header', () => {
  const headers = { 'X-Trace': 'secret\n\nvalue' };
  const create = () => scripted([], { headers });
  expect(create).toThrow(new TypeError('The header "X-Trace" cannot be sent as it is.'));
});

test('a body that JSON cannot express is refused before anything is sent', async () => {
  const { client, requests } = scripted([]);
  expect(await failure(client.run('echo', { input: { a: 1n } }))).toBeInstanceOf(TypeError);
  expect(requests).toEqual([]);
});

test('members in extra are sent beside the others, which they do not replace', async () => {
  const { client, requests } = scripted([job('IN_QUEUE')]);
  await client.run('echo', {
    input: { extra: 1 },
    policy: { ttl: 10_000, lowPriority: undefined, extra: { priority: 2, ttl: 1 } },
    s3Config: { bucketName: 'a', extra: { region: 'b' } },
    extra: { version: 3, input: 4 },
  });
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
    input: { extra: 1 },
    policy: { ttl: 10_000, priority: 2 },
    s3Config: { bucketName: 'a', region: 'b' },
    version: 3,
  });
});

test.each([200, 201, 202, 299])('status %i is a success', async (status) => {
  const { client } = scripted([json({ id, status: 'IN_QUEUE' }, status)]);
  expect(await client.run('echo', { input: {} })).toMatchObject({ id, phase: 'waiting' });
});

test('runSync returns the job with its phase', async () => {
  const { client, requests } = scripted([job('COMPLETED', { output: { a: 1 } })]);
  const done = await client.runSync('echo', { input: {} });
  expect(requests).toMatchObject([{ url: 'https://deployment.test/v2/echo/runsync' }]);
  expect(done.phase === 'completed' && done.output).toEqual({ a: 1 });
});

test('a response without an id is the requested job', async () => {
  const { client } = scripted([json({ status: 'IN_PROGRESS' })]);
  expect(await client.status('echo', id)).toMatchObject({ id, phase: 'running' });
});

test('nothing is sent after the signal was aborted', async () => {
  const { client, requests } = scripted([]);
  const reason = new Error('before');
  const message = expect.stringMatching(/: aborted$/);
  const aborted = { name: 'AbortError', cause: reason, message };
  const options = { signal: AbortSignal.abort(reason) };
  expect(await failure(client.run('echo', { input: {} }, options))).toMatchObject(aborted);
  expect(await failure(client.runSync('echo', { input: {} }, options))).toMatchObject(aborted);
  expect(await failure(client.status('echo', id, options))).toMatchObject(aborted);
  expect(await failure(client.runAndWait('echo', { input: {} }, options))).toMatchObject(aborted);
  expect(await failure(client.waitFor('echo', id, options))).toMatchObject(aborted);
  expect(requests).toEqual([]);
});
