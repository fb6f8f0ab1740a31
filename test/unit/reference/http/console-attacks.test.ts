/** What a program on another port of this machine can do with all that a browser sends to it. */
import { once } from 'node:events';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { createReferenceService } from '../../../../src/reference/service.ts';
import { type Listening, listen } from '../../../../src/validation/adapters/node-http.ts';

type Headers = Readonly<Record<string, string>>;

let listening: Listening;
let port = '';

beforeAll(async () => {
  const service = createReferenceService({
    settings: {
      accounts: { demo: { keys: { 'demo-key': {} } } },
      endpoints: { echo: { kind: 'serverless', worker: 'echo' } },
    },
    control: { enabled: true, token: 'secret' },
    console: true,
    pages: () => ({ status: 200, headers: { 'content-type': 'text/html' }, body: 'page' }),
  });
  listening = await listen(service.handle, { host: '127.0.0.1', port: 0 });
  port = new URL(listening.url).port;
  return async () => {
    service.close();
    await listening.close();
  };
});

/** A request with any headers, `Host` too, which `fetch` would not send. */
async function send(method: string, path: string, headers: Headers, body = '') {
  const sent = request({ port, host: '127.0.0.1', method, path, headers });
  sent.end(body);
  const [answer] = await once(sent, 'response');
  const { statusCode: status, headers: received } = answer;
  const content = status === 204 ? undefined : await json(answer).catch(() => undefined);
  return { status, cookies: received['set-cookie'] ?? [], content: Object(content) };
}

const page = () => ({ host: `localhost:${port}`, origin: `http://localhost:${port}` });
const typed = { 'content-type': 'application/json' };

async function login(): Promise<{ token: string; cookie: string }> {
  const body = JSON.stringify({ token: 'secret' });
  const begun = await send('POST', '/console/session', { ...page(), ...typed }, body);
  expect(begun.status).toBeLessThan(300);
  const loaded = await send('GET', '/console/', page());
  const cookies = [...begun.cookies, ...loaded.cookies].map((cookie) => cookie.split(';')[0]);
  return { token: begun.content.sessionToken, cookie: cookies.join('; ') };
}

test('the session of the page works with its token', async () => {
  const { token } = await login();
  const headers = { ...page(), 'console-session-token': token };
  expect((await send('GET', '/control/jobs', headers)).status).toBe(200);
  const job = await send('POST', '/v2/echo/run', { ...headers, ...typed }, '{"input":{}}');
  expect(job.status).toBe(200);
});

test.each<[string, () => Headers]>([
  ['nothing else', () => ({ host: `localhost:${port}` })],
  ['a forged Origin', page],
  ['a forged Origin and Referer', () => ({ ...page(), referer: `${page().origin}/console/jobs` })],
  [
    'all that a browser says of the own page',
    () => ({ ...page(), 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }),
  ],
  ['a forged Origin with TLS', () => ({ ...page(), origin: `https://localhost:${port}` })],
  [
    'the address that a person types',
    () => ({ ...page(), 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }),
  ],
  [
    'another name of this machine',
    () => ({ host: `[::1]:${port}`, origin: `http://[::1]:${port}` }),
  ],
  ['a made-up token', () => ({ ...page(), 'console-session-token': '0'.repeat(64) })],
])('cookies are replayed with %s', async (_, forged) => {
  // A browser sends cookies to all ports of a host.
  const { cookie } = await login();
  const headers = { ...typed, ...(cookie === '' ? {} : { cookie }), ...forged() };
  for (const [method, path, body] of [
    ['GET', '/control/jobs'],
    ['GET', '/control/events/stream'],
    ['POST', '/control/reset'],
    ['POST', '/v2/echo/run', '{"input":{}}'],
    ['POST', '/console/session', '{}'],
    ['POST', '/console/ticket', '{"target":"/control/report/page"}'],
  ] as const) {
    const { status, content } = await send(method, path, headers, body);
    expect([path, [400, 401].includes(Number(status)), content.sessionToken]).toEqual([
      path,
      true,
      undefined,
    ]);
  }
});

test('a name that leads to this machine gets nothing, with the right token either', async () => {
  const { token, cookie } = await login();
  const host = `rebound.test:${port}`;
  const rebound = { host, origin: `http://${host}`, cookie, 'sec-fetch-site': 'same-origin' };
  const headers = { ...typed, ...rebound, 'console-session-token': token };
  for (const path of ['/console/', '/control/jobs']) {
    expect([path, (await send('GET', path, headers)).status]).toEqual([path, 421]);
  }
  const body = JSON.stringify({ token: 'secret' });
  expect((await send('POST', '/console/session', headers, body)).status).toBe(421);
  expect((await send('POST', '/v2/echo/run', headers, '{"input":{}}')).status).toBe(401);
});
