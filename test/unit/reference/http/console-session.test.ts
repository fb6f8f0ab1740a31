/** The session of the console: who gets it, and which calls it covers. */
import { describe, expect, test } from 'vitest';
import { OwnTexts } from '../../../../src/reference/engine/shared-texts.ts';
import { createReferenceService } from '../../../../src/reference/service.ts';
import type { ServiceSettings } from '../../../../src/reference/settings/check-settings.ts';
import type { HttpRequest, HttpResponse } from '../../../../src/validation/http.ts';

const own = 'localhost:8080';
const page = { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: 'page' };
const script = { status: 200, headers: { 'content-type': 'text/javascript' }, body: 'script' };

const sessionHeader = 'console-session-token';

/** Headers by which a browser says that the console's own page makes the call. */
const ofPage = { origin: `http://${own}`, 'sec-fetch-site': 'same-origin' };
const json = { 'content-type': 'application/json' };

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly host?: string;
}

function serving({
  token,
  console = true,
  isControlled = true,
  accounts = {
    demo: { keys: { 'demo-key': {} }, clock: 'manual' },
    other: { keys: { 'other-key': {} } },
  },
}: {
  token?: string;
  console?: boolean;
  isControlled?: boolean;
  accounts?: ServiceSettings['accounts'];
} = {}) {
  const service = createReferenceService({
    settings: {
      accounts,
      endpoints: { echo: { kind: 'serverless', worker: 'echo' } },
      hosts: ['inference.test'],
    },
    control: { enabled: isControlled, token },
    console,
    pages: ({ target }) => (target.startsWith('/console/assets/') ? script : page),
  });

  async function send(
    target: string,
    { method = 'GET', headers = {}, body = '', host = own }: Sent = {},
  ): Promise<HttpResponse> {
    const request: HttpRequest = {
      method,
      target,
      origin: `http://${host}`,
      authority: host,
      header: (name) => headers[name],
      body: async () => Buffer.from(body),
      signal: new AbortController().signal,
    };
    return await service.handle(request);
  }

  async function begin({ headers = {}, ...sent }: Sent = {}): Promise<HttpResponse> {
    const all = { ...ofPage, ...json, ...headers };
    return await send('/console/session', { method: 'POST', body: '{}', ...sent, headers: all });
  }

  /** The headers with which the page sends its calls, once it has begun a session. */
  async function open(sent: Sent = {}): Promise<Readonly<Record<string, string>>> {
    const { status, body } = await begin(sent);
    return status === 200 ? { [sessionHeader]: JSON.parse(`${body}`).sessionToken } : {};
  }

  /** The status of a job that is submitted with these headers. */
  async function submit(headers: Readonly<Record<string, string>>, host = own): Promise<number> {
    const body = JSON.stringify({ input: { message: 'Hello' } });
    const sent = { method: 'POST', headers: { ...json, ...headers }, body, host };
    return (await send('/v2/echo/run', sent)).status;
  }

  return { service, send, begin, open, submit };
}

test('no answer sets a cookie, and the token is told to the page only', async () => {
  const { send, begin } = serving();
  for (const target of ['/console/', '/console/jobs', '/console/assets/app.js', '/docs/']) {
    expect((await send(target)).headers).not.toHaveProperty('set-cookie');
  }
  const { status, headers, body } = await begin();
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(headers).not.toHaveProperty('set-cookie');
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  expect(JSON.parse(`${body}`)).toEqual({ sessionToken: expect.stringMatching(/^[0-9a-f]{64}$/) });
});

test('the page makes calls of the service and of the control interface without a key', async () => {
  const { send, open, submit } = serving();
  const session = await open();
  const health = await send('/v2/echo/health', { headers: { ...session, ...ofPage } });
  expect(health.status).toBe(200);
  expect(health.headers).not.toHaveProperty('access-control-allow-origin');
  expect(await submit({ ...session, ...ofPage })).toBe(200);
  const { status, body } = await send('/control/jobs', {
    headers: { ...session, 'sec-fetch-site': 'same-origin' },
  });
  expect({ status, body: JSON.parse(`${body}`) }).toMatchObject({
    status: 200,
    body: { total: 1 },
  });
});

test.each<[string, Readonly<Record<string, string>>]>([
  ['without an origin', {}],
  ['from another port', { origin: 'http://localhost:9999', 'sec-fetch-site': 'same-site' }],
  ['from another port, by an old browser', { origin: 'http://localhost:9999' }],
  ['from another site', { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }],
  ['from a page without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['with an origin that only begins like it', { origin: `http://${own}.evil.test` }],
  ['with the own origin, but from another site', { ...ofPage, 'sec-fetch-site': 'cross-site' }],
])('a call that changes something is refused %s', async (_, headers) => {
  const { open, submit } = serving();
  expect(await submit({ ...(await open()), ...headers })).toBe(401);
});

test.each(['same-site', 'cross-site', 'none'])('a read is refused if it is %s', async (site) => {
  const { send, open } = serving();
  const headers = { ...(await open()), 'sec-fetch-site': site };
  expect((await send('/control/jobs', { headers })).status).toBe(401);
});

test('no call of the session may be read by a page of another origin', async () => {
  const { send, open } = serving();
  const session = await open();
  const other = { ...session, origin: 'http://localhost:9999', 'sec-fetch-site': 'same-site' };
  for (const target of ['/console/', '/control/jobs']) {
    const { headers } = await send(target, { headers: other });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
  const { status, headers } = await send('/v2/echo/health', { headers: { ...other, ...json } });
  expect(status).toBe(401);
  expect(headers).not.toHaveProperty('access-control-allow-credentials');
});

test('a host that is not the own one gets neither a page nor a session', async () => {
  const { send, begin, open, submit } = serving();
  const session = await open();
  const host = 'rebound.test:8080';
  const rebound = { ...session, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
  expect((await send('/console/', { host })).status).toBe(421);
  expect((await begin({ host, headers: { origin: `http://${host}` } })).status).toBe(421);
  expect(await submit(rebound, host)).toBe(401);
  expect((await send('/control/jobs', { headers: rebound, host })).status).toBe(421);
  const named = { host: 'inference.test', headers: { origin: 'http://inference.test' } };
  expect((await begin(named)).status).toBe(200);
});

test.each(['127.0.0.1:99999', 'localhost:', '127.0.0.999', '[::1]:1'])(
  'an unusual host is no error: %s',
  async (host) => {
    const { send, open } = serving();
    const session = await open({ host, headers: { origin: `http://${host}` } });
    expect((await send('/control/jobs', { host, headers: session })).status).toBe(200);
  },
);

test('the token is no API key, a key counts more than it, and a cookie counts nothing', async () => {
  const { open, submit } = serving();
  const session = await open();
  const token = session[sessionHeader] ?? '';
  expect(await submit({ ...ofPage, authorization: `Bearer ${token}` })).toBe(401);
  expect(await submit({ ...session, ...ofPage, authorization: 'Bearer wrong' })).toBe(401);
  const cookie = ['console-8080', sessionHeader, 'session'].map((name) => `${name}=${token}`);
  expect(await submit({ ...ofPage, cookie: cookie.join('; ') })).toBe(401);
  expect(await submit({ ...ofPage, [sessionHeader]: `${token}0` })).toBe(401);
});

test('a page gets the account that it names, the first one if it names none, and never another one', async () => {
  const { service, send, open } = serving();
  const session = await open();
  const accountOf = async (named?: string) => {
    const name = named !== undefined && { 'console-account': named };
    const { status, body } = await send('/control/service', {
      headers: { ...session, ...ofPage, ...name },
    });
    const { account, code, detail } = JSON.parse(`${body}`);
    return status === 200 ? account : [status, code, detail];
  };
  const gone = (id: string) => [404, 'accountNotFound', `There is no account ${id}.`];
  expect(await accountOf()).toBe('demo');
  expect(await accountOf('demo')).toBe('demo');
  expect(await accountOf('other')).toBe('other');
  expect(await accountOf('nobody')).toEqual(gone('nobody'));
  expect(await accountOf('%')).toEqual(gone('%'));
  expect(await accountOf('f%C3%BCr')).toEqual(gone('für'));
  for (const id of ['other', 'demo']) {
    const account = service.accounts.get(id);
    if (account !== undefined) service.accounts.reset(account);
  }
  expect(await accountOf('other')).toBe('other');
  service.accounts.remove('demo');
  expect(await accountOf('demo')).toEqual(gone('demo'));
  expect(await accountOf('other')).toBe('other');
});

test('a page whose account is gone submits nothing to another account', async () => {
  const alternatives = { 'missing-key': 'accepted' } as const;
  const { service, open, submit } = serving({
    accounts: { demo: { keys: { 'demo-key': {} }, alternatives } },
  });
  const session = await open();
  expect(await submit({ ...session, ...ofPage, 'console-account': 'nobody' })).toBe(404);
  expect((await service.accounts.get('demo')?.engine.jobs({ limit: 1 }))?.total).toBe(0);
  expect(await submit({})).toBe(200);
});

test('only scripts are in a session', async () => {
  const { send, open } = serving();
  const session = await open();
  for (const dest of ['document', 'image', 'video', 'iframe', 'script', 'style']) {
    const headers = { ...session, 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': dest };
    expect([dest, (await send('/control/jobs', { headers })).status]).toEqual([dest, 401]);
  }
  const headers = { ...session, 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' };
  expect((await send('/control/jobs', { headers })).status).toBe(200);
});

test('with a control token, the session begins with the token', async () => {
  const { send, begin, submit } = serving({ token: 'secret' });
  const login = (body: object, headers: Readonly<Record<string, string>> = {}) =>
    begin({ headers, body: JSON.stringify(body) });
  for (const body of [{}, { token: 'wrong' }, { token: 1 }, { token: null }]) {
    expect([body, (await login(body)).status]).toEqual([body, 401]);
  }
  const { status, body } = await login({ token: 'secret' });
  expect(status).toBe(200);
  const { sessionToken } = JSON.parse(`${body}`);
  const session = { [sessionHeader]: sessionToken };
  expect(await submit({ ...session, ...ofPage })).toBe(200);
  expect((await send('/control/jobs', { headers: session })).status).toBe(200);
  // A page that is loaded again goes on with its session.
  const again = await login({}, session);
  expect([again.status, JSON.parse(`${again.body}`)]).toEqual([200, { sessionToken }]);
  expect((await login({}, { [sessionHeader]: `${sessionToken}0` })).status).toBe(401);
});

test('a program that has the token ends a session without headers of a browser', async () => {
  const { open, send } = serving();
  const session = await open();
  const end = async (headers: Readonly<Record<string, string>>) =>
    (await send('/console/session', { method: 'DELETE', headers })).status;
  expect(await end({})).toBe(400);
  expect(await end({ [sessionHeader]: 'of-no-session' })).toBe(400);
  expect(await end({ ...session, 'sec-fetch-site': 'same-site' })).toBe(400);
  expect((await send('/control/jobs', { headers: session })).status).toBe(200);
  expect(await end(session)).toBe(204);
  expect((await send('/control/jobs', { headers: session })).status).toBe(401);
});

test('every session has a token of its own, and no page of another origin can end it', async () => {
  const { open, send } = serving();
  const [session, other] = [await open(), await open()];
  expect(session).not.toEqual(other);
  const end = async (headers: Readonly<Record<string, string>>) =>
    await send('/console/session', { method: 'DELETE', headers: { ...session, ...headers } });
  expect((await end({ origin: 'http://localhost:9999' })).status).toBe(400);
  expect((await send('/control/jobs', { headers: session })).status).toBe(200);
  expect((await end(ofPage)).status).toBe(204);
  expect((await send('/control/jobs', { headers: session })).status).toBe(401);
  expect((await send('/control/jobs', { headers: other })).status).toBe(200);
});

describe('a tab', () => {
  const tab = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' };

  async function opening(headers: Readonly<Record<string, string>>, target = '/control/service') {
    const { send, open } = serving();
    const body = JSON.stringify({ target });
    const all = { ...(await open()), ...ofPage, ...json, ...headers };
    const { status, body: answer } = await send('/console/ticket', {
      method: 'POST',
      body,
      headers: all,
    });
    return { send, status, address: JSON.parse(`${answer}`).target };
  }

  test('gets the address that the page asks for once, with the account of the page', async () => {
    const { send, status, address } = await opening({ 'console-account': 'other' });
    expect(status).toBe(200);
    expect(address).toMatch(/^\/control\/service\?ticket=[0-9a-f]{64}$/);
    const opened = await send(address, { headers: tab });
    expect(opened.status).toBe(200);
    expect(JSON.parse(`${opened.body}`).account).toBe('other');
    expect((await send(address, { headers: tab })).status).toBe(401);
  });

  test('gets no other address, by no other method and under no other host', async () => {
    const { send, address } = await opening({});
    const [path, ticket] = address.split('?');
    const host = 'rebound.test:8080';
    expect((await send(address, { headers: tab, host })).status).toBe(421);
    const changing = { headers: { ...tab, ...ofPage }, method: 'POST' };
    expect((await send(`/control/reset?${ticket}`, changing)).status).toBe(401);
    expect((await send(path, { headers: tab })).status).toBe(401);
    // A ticket that somebody tries elsewhere is used up.
    expect((await send(`/control/jobs?${ticket}`, { headers: tab })).status).toBe(401);
    expect((await send(address, { headers: tab })).status).toBe(401);
  });

  test.each<[string, number, Readonly<Record<string, string>>, string?]>([
    ['without a session', 401, { [sessionHeader]: 'none' }],
    ['with a key', 401, { authorization: 'Bearer demo-key' }],
    ['from another port', 400, { origin: 'http://localhost:9999' }],
    ['as a form would', 400, { 'content-type': 'text/plain' }],
    ['for a page of another service', 400, {}, '//evil.test/control/'],
    ['for a path without secrets', 400, {}, '/docs/'],
  ])('is not admitted %s', async (_, expected, headers, target) => {
    const { status, address } = await opening(headers, target);
    expect({ status, address }).toEqual({ status: expected, address: undefined });
  });
});

test('texts end by themselves, and the oldest early', () => {
  let nowMs = 0;
  const texts = new OwnTexts(() => nowMs);
  texts.set('first', 'one', 10);
  nowMs = 9;
  expect(texts.get('first')).toBe('one');
  nowMs = 10;
  expect(texts.get('first')).toBeUndefined();
  texts.set('ticket', 'text', 1);
  expect([texts.take('ticket'), texts.take('ticket')]).toEqual(['text', undefined]);
  for (let count = 0; count < 1001; count += 1) texts.set(`${count}`, 'text', 10);
  expect([texts.get('0'), texts.get('1'), texts.get('1000')]).toEqual([undefined, 'text', 'text']);
});

test('only the page itself can begin a session', async () => {
  const { send } = serving();
  const begin = async (sent: Sent) =>
    (await send('/console/session', { method: 'POST', body: '{}', ...sent })).status;
  expect(await begin({ headers: { ...ofPage, ...json } })).toBe(200);
  expect(await begin({ headers: { ...ofPage } })).toBe(400);
  expect(await begin({ headers: { ...ofPage, 'content-type': 'text/plain' } })).toBe(400);
  expect(await begin({ headers: json })).toBe(400);
  for (const body of ['{', '[]', 'null', '""']) {
    expect([body, await begin({ headers: { ...ofPage, ...json }, body })]).toEqual([body, 400]);
  }
  const elsewhere = { origin: 'http://localhost:9999', 'sec-fetch-site': 'same-site' };
  expect(await begin({ headers: { ...elsewhere, ...json } })).toBe(400);
  expect(await begin({ headers: { ...ofPage, ...json }, host: 'rebound.test' })).toBe(421);
  // A proxy in front may speak TLS.
  expect(await begin({ headers: { ...json, origin: `https://${own}` } })).toBe(200);
});

test('there is no session without the console or the control interface', async () => {
  const session = await serving().open();
  for (const options of [{ console: false }, { isControlled: false }]) {
    const { begin, submit } = serving(options);
    expect((await begin()).status).toBe(404);
    expect(await submit({ ...session, ...ofPage })).toBe(401);
  }
});
