import { expect, test } from 'vitest';
import { type AccountEvent, createControlClient } from '../../../src/client/control.ts';
import { ConnectionError, HttpError, InvalidAnswerError } from '../../../src/client/errors.ts';
import { createReferenceService } from '../../../src/reference/service.ts';
import { listen } from '../../../src/validation/adapters/node-http.ts';

const baseUrl = 'http://service.test';

function answering(body: string, { status = 200, type = 'application/json' } = {}) {
  const requests: Request[] = [];
  const control = createControlClient({
    baseUrl: `${baseUrl}/`,
    apiKey: 'key',
    token: 'secret',
    fetch: async (request) => {
      requests.push(request);
      return new Response(status === 204 ? null : body, {
        status,
        headers: { 'content-type': type },
      });
    },
  });
  return { control, requests };
}

test('sends method, path, query, key, token and body', async () => {
  const { control, requests } = answering('{"events": [], "faults": []}');
  await control.listEvents({ after: 3, type: 'charged', limit: 7 });
  await control.declareFaults([{ effect: { drop: true } }]);
  await control.deleteAccount('a/b');
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET ${baseUrl}/control/events?after=3&type=charged&limit=7`,
    `PUT ${baseUrl}/control/faults`,
    `DELETE ${baseUrl}/control/accounts/a%2Fb`,
  ]);
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer key');
  expect(requests[0]?.headers.get('x-control-token')).toBe('secret');
  expect(await requests[1]?.json()).toEqual({ faults: [{ effect: { drop: true } }] });
});

test('a refusal by the service is an HttpError', async () => {
  const problem = { status: 409, title: 'Clock not manual', detail: 'It runs.', code: 'c' };
  const { control } = answering(JSON.stringify(problem), { status: 409 });
  const error = await control.advanceClock({ ms: 1 }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({
    status: 409,
    body: problem,
    message: `POST ${baseUrl}/control/clock: answered with 409, It runs.`,
  });
});

test.each(['{', ''])('a success with the body %j is an InvalidAnswerError', async (body) => {
  await expect(answering(body).control.getClock()).rejects.toThrow(InvalidAnswerError);
});

test('a service that cannot be reached is a ConnectionError', async () => {
  const cause = new TypeError('fetch failed');
  const control = createControlClient({ baseUrl, fetch: () => Promise.reject(cause) });
  const error = await control.resetAccount().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ConnectionError);
  expect(error).toMatchObject({ cause });
});

test.each([
  { apiKey: 'my-secret\n' },
  { apiKey: 'my-secret\r\nx: y' },
  { apiKey: '' },
  { token: 'my-secret\n' },
  { token: 'my secret' },
])('%j cannot be sent, and the error does not repeat it', (secret) => {
  const make = () => createControlClient({ baseUrl, ...secret });
  expect(make).toThrow(TypeError);
  expect(make).toThrow(/^Expected (an apiKey|a token) of visible ASCII/);
  expect(make).not.toThrow(/my.secret/);
});

test.each(['http://me:my-secret@host', 'http://host?my-secret'])(
  '%s is rejected as a base URL, and the error does not repeat it',
  (url) => {
    const make = () => createControlClient({ baseUrl: url });
    expect(make).toThrow(TypeError);
    expect(make).not.toThrow(/my-secret/);
  },
);

test('no error repeats the key or the token', async () => {
  const secrets = { apiKey: 'my-"key"', token: 'my-token-of-7' };
  const said = `not with ${secrets.apiKey} and ${secrets.token}`;
  const failing = (fetch: () => Promise<Response>) =>
    createControlClient({ baseUrl, ...secrets, fetch });
  const errors = await Promise.all([
    failing(() => Promise.reject(new Error(said)))
      .getClock()
      .catch((error: unknown) => error),
    failing(async () => Response.json({ detail: said }, { status: 400 }))
      .getClock()
      .catch((error: unknown) => error),
    failing(async () => new Response(`data: ${said}\n\n`))
      .streamEvents()
      .next()
      .catch((error: unknown) => error),
  ]);
  expect(errors.map((error) => (error instanceof Error ? error.name : error))).toEqual([
    'ConnectionError',
    'HttpError',
    'InvalidAnswerError',
  ]);
  for (const error of errors) {
    const told = error instanceof Error ? error.message + JSON.stringify(error) : '';
    expect(told).toContain('not with [API key] and [control token]');
    expect(told).not.toMatch(/my-/);
  }
});

test('an aborted call rejects with the reason of the signal', async () => {
  const reason = new Error('enough');
  const control = createControlClient({ baseUrl: 'http://127.0.0.1:9' });
  await expect(control.getClock({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
});

test('an invalid event is an InvalidAnswerError', async () => {
  const { control } = answering('data: {"type":"exploded"}\n\n', { type: 'text/event-stream' });
  await expect(control.streamEvents().next()).rejects.toThrow(InvalidAnswerError);
});

test('a reader that stops closes the stream of events', async () => {
  let isCancelled = false;
  const event = { type: 'workerReady', endpointId: 'echo', workerId: 'w', sequence: 1, atMs: 0 };
  const control = createControlClient({
    baseUrl,
    fetch: async () =>
      new Response(
        new ReadableStream({
          start: (controller) =>
            controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)),
          cancel: () => {
            isCancelled = true;
          },
        }),
        { headers: { 'content-type': 'text/event-stream' } },
      ),
  });
  for await (const seen of control.streamEvents()) {
    expect(seen).toEqual(event);
    break;
  }
  expect(isCancelled).toBe(true);
});

test('a stream that breaks is a ConnectionError', async () => {
  const control = createControlClient({
    baseUrl,
    fetch: async () =>
      new Response(
        new ReadableStream({
          pull(controller) {
            controller.error(new TypeError('terminated'));
          },
        }),
      ),
  });
  await expect(control.streamEvents().next()).rejects.toThrow(ConnectionError);
});

test('streams events over HTTP until the loop ends, the signal aborts or the account is deleted', async () => {
  const service = createReferenceService({
    settings: {
      accounts: { demo: { keys: { 'demo-key': {} }, clock: 'manual' } },
      endpoints: { echo: { kind: 'serverless', worker: 'echo' } },
    },
    control: { enabled: true },
  });
  const server = await listen(service.handle, { host: '127.0.0.1', port: 0 });
  const { control, delete: remove } = await createControlClient({
    baseUrl: server.url,
  }).createAccount({ clock: 'manual' });

  const first = control.streamEvents();
  const seen: AccountEvent[] = [];
  const account = service.accounts.get('throw-away-1');
  account?.engine.events.append({ type: 'workerReady', endpointId: 'echo', workerId: 'w' });
  for await (const event of first) {
    seen.push(event);
    break;
  }
  expect(seen).toEqual([
    {
      sequence: 1,
      atMs: expect.any(Number),
      type: 'workerReady',
      endpointId: 'echo',
      workerId: 'w',
    },
  ]);

  const abort = new AbortController();
  const second = control.streamEvents({ after: 1 }, { signal: abort.signal });
  const next = second.next();
  abort.abort();
  await expect(next).rejects.toBe(abort.signal.reason);

  const third = control.streamEvents({ after: 0 });
  expect((await third.next()).value).toMatchObject({ sequence: 1 });
  await remove();
  expect(await third.next()).toEqual({ done: true, value: undefined });
  service.close();
  await server.close();
});
