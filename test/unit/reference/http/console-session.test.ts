/** The session of the console: who gets it, and which calls it covers. */
import { expect, test } from 'vitest';
import { OwnTexts } from '../../../../src/reference/engine/shared-texts.ts';
import { createReferenceService, type ServiceSettings } from '../../../../src/reference/service.ts';
import type { HttpRequest, HttpResponse } from '../../../../src/validation/http.ts';

const own = 'localhost:8080';
const page = { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: 'page' };
const script = { status: 200, headers: { 'content-type': 'text/javascript' }, body: 'script' };

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

  /** The cookie that a load of the page sets, as a browser sends it back. */
  async function open(target = '/console/', sent: Sent = {}): Promise<string | undefined> {
    const { headers } = await send(target, sent);
    return headers['set-cookie']?.split(';')[0];
  }

  /** The status of a job that is submitted with these headers. */
  async function submit(headers: Readonly<Record<string, string>>, host = own): Promise<number> {
    const body = JSON.stringify({ input: { message: 'Hello' } });
    const sent = { method: 'POST', headers: { ...json, ...headers }, body, host };
    return (await send('/v2/echo/run', sent)).status;
  }

  return { service, send, open, submit };
}

test('the page sets a cookie that scripts cannot read and other sites do not send', async () => {
  const { send } = serving();
  const { headers } = await send('/console/jobs');
  expect(headers['set-cookie']).toMatch(
    /^console-8080=[0-9a-f]{64}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict$/,
  );
  expect((await send('/console/assets/app.js')).headers).not.toHaveProperty('set-cookie');
  expect((await send('/docs/')).headers).not.toHaveProperty('set-cookie');
});

test('a request for the page that is not a load of a tab gets no cookie', async () => {
  const { open } = serving();
  for (const dest of ['iframe', 'empty', 'image', 'script']) {
    expect([dest, await open('/console/', { headers: { 'sec-fetch-dest': dest } })]).toEqual([
      dest,
      undefined,
    ]);
  }
  expect(await open('/console/', { headers: { 'sec-fetch-dest': 'document' } })).toBeDefined();
});

test('the page makes calls of the service and of the control interface without a key', async () => {
  const { send, open, submit } = serving();
  const cookie = (await open()) ?? '';
  const health = await send('/v2/echo/health', { headers: { cookie, ...ofPage } });
  expect(health.status).toBe(200);
  expect(health.headers).not.toHaveProperty('access-control-allow-origin');
  expect(await submit({ cookie, ...ofPage })).toBe(200);
  const { status, body } = await send('/control/jobs', {
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
  });
  expect({ status, body: JSON.parse(`${body}`) }).toMatchObject({
    status: 200,
    body: { total: 1 },
  });
});

test('an address that a person types is a call of the session', async () => {
  const { send, open, submit } = serving();
  const cookie = (await open()) ?? '';
  const typed = { cookie, 'sec-fetch-site': 'none' };
  expect((await send('/control/jobs', { headers: typed })).status).toBe(200);
  expect(await submit({ ...typed, origin: `http://${own}` })).toBe(401);
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
  const cookie = (await open()) ?? '';
  expect(await submit({ cookie, ...headers })).toBe(401);
});

test.each(['same-site', 'cross-site'])(
  'a read from a page is refused if it is %s',
  async (site) => {
    const { send, open } = serving();
    const cookie = (await open()) ?? '';
    const headers = { cookie, 'sec-fetch-site': site };
    expect((await send('/control/jobs', { headers })).status).toBe(401);
  },
);

test('no call of the session may be read by a page of another origin', async () => {
  const { send, open } = serving();
  const cookie = (await open()) ?? '';
  const other = { cookie, origin: 'http://localhost:9999', 'sec-fetch-site': 'same-site' };
  for (const target of ['/console/', '/control/jobs']) {
    const { headers } = await send(target, { headers: other });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
  const { status, headers } = await send('/v2/echo/health', { headers: { ...other, ...json } });
  expect(status).toBe(401);
  expect(headers).not.toHaveProperty('access-control-allow-credentials');
});

test('a host that is not the own one gets neither a page nor a session', async () => {
  const { send, open, submit } = serving();
  const cookie = (await open()) ?? '';
  const host = 'rebound.test:8080';
  const rebound = { cookie, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
  const { status, headers } = await send('/console/', { host });
  expect(status).toBe(421);
  expect(headers).not.toHaveProperty('set-cookie');
  expect(await submit(rebound, host)).toBe(401);
  expect((await send('/control/jobs', { headers: rebound, host })).status).toBe(421);
  expect(await open('/console/', { host: 'inference.test' })).toBeDefined();
});

test.each(['127.0.0.1:99999', 'localhost:', '127.0.0.999', '[::1]:1'])(
  'an unusual host is no error: %s',
  async (host) => {
    const { send, open } = serving();
    const cookie = (await open('/console/?account=demo', { host })) ?? '';
    expect((await send('/control/jobs', { host, headers: { cookie } })).status).toBe(200);
  },
);

test('services on other ports of a host have cookies of their own', async () => {
  const { send, open } = serving();
  const value = (await open())?.split('=')[1];
  const headers = { cookie: `console-8081=${value}` };
  expect((await send('/control/jobs', { headers })).status).toBe(401);
  const both = { cookie: `console-8081=wrong; console-8080=${value}` };
  expect((await send('/control/jobs', { headers: both })).status).toBe(200);
});

test('the cookie is no API key, and an API key counts more than the cookie', async () => {
  const { open, submit } = serving();
  const cookie = (await open()) ?? '';
  expect(await submit({ authorization: `Bearer ${cookie.split('=')[1]}` })).toBe(401);
  expect(await submit({ cookie, ...ofPage, authorization: 'Bearer wrong' })).toBe(401);
});

test('a page gets the account that it names, the first one if it names none, and never another one', async () => {
  const { service, send, open } = serving();
  const cookie = (await open('/console/?account=nobody')) ?? '';
  const accountOf = async (named?: string) => {
    const name = named !== undefined && { 'console-account': named };
    const { status, body } = await send('/control/service', {
      headers: { cookie, ...ofPage, ...name },
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
  // The session goes on, so another load of the page begins none.
  expect(await open('/console/?account=other', { headers: { cookie } })).toBeUndefined();
});

test('a page whose account is gone submits nothing to another account', async () => {
  const alternatives = { 'missing-key': 'accepted' } as const;
  const { service, open, submit } = serving({
    accounts: { demo: { keys: { 'demo-key': {} }, alternatives } },
  });
  const cookie = (await open()) ?? '';
  expect(await submit({ cookie, ...ofPage, 'console-account': 'nobody' })).toBe(404);
  expect((await service.accounts.get('demo')?.engine.jobs({ limit: 1 }))?.total).toBe(0);
  expect(await submit({})).toBe(200);
});

test('an image that an output names is no call of the session', async () => {
  const { send, open } = serving();
  const cookie = (await open()) ?? '';
  for (const dest of ['image', 'video', 'iframe', 'script', 'style']) {
    const headers = { cookie, 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': dest };
    expect([dest, (await send('/control/jobs', { headers })).status]).toEqual([dest, 401]);
  }
  const headers = { cookie, 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' };
  expect((await send('/control/jobs', { headers })).status).toBe(200);
});

test('with a control token, the session begins with the token', async () => {
  const { send, open, submit } = serving({ token: 'secret' });
  expect(await open()).toBeUndefined();
  const login = (body: object, headers: Readonly<Record<string, string>> = ofPage) =>
    send('/console/session', {
      method: 'POST',
      headers: { ...json, ...headers },
      body: JSON.stringify(body),
    });
  for (const body of [{}, { token: 'wrong' }, { token: 1 }, []]) {
    const { status, headers } = await login(body);
    expect([body, status, headers['set-cookie']]).toEqual([body, 401, undefined]);
  }
  const { status, headers } = await login({ token: 'secret' });
  expect(status).toBe(204);
  const cookie = headers['set-cookie']?.split(';')[0] ?? '';
  expect(await submit({ cookie, ...ofPage })).toBe(200);
  expect((await send('/control/jobs', { headers: { cookie } })).status).toBe(200);
  // The session stands for the token.
  const other = await login({}, { ...ofPage, cookie });
  expect(other.status).toBe(204);
  expect(other.headers['set-cookie']).not.toContain(cookie);
  expect((await login({}, { ...ofPage, cookie: `${cookie}0` })).status).toBe(401);
});

test('every session has a value of its own, which a service on another port cannot use', async () => {
  const { open, send } = serving();
  const [one, two] = [await open(), await open()];
  expect(one).not.toBe(two);
  const value = one?.split('=')[1];
  const elsewhere = 'localhost:9090';
  const headers = { cookie: `console-9090=${value}` };
  expect((await send('/control/jobs', { headers, host: elsewhere })).status).toBe(401);
  expect((await send('/control/jobs', { headers: { cookie: one ?? '' } })).status).toBe(200);
});

test('a session can be ended, by the page itself only', async () => {
  const { open, send } = serving();
  const cookie = (await open()) ?? '';
  const end = async (headers: Readonly<Record<string, string>>) =>
    await send('/console/session', { method: 'DELETE', headers: { cookie, ...headers } });
  expect((await end({ origin: 'http://localhost:9999' })).status).toBe(400);
  expect((await send('/control/jobs', { headers: { cookie } })).status).toBe(200);
  const ended = await end(ofPage);
  expect([ended.status, ended.headers['set-cookie']]).toEqual([
    204,
    'console-8080=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict',
  ]);
  expect((await send('/control/jobs', { headers: { cookie } })).status).toBe(401);
});

test('a new session ends the one before', async () => {
  const { send, open } = serving();
  const cookie = (await open()) ?? '';
  const headers = { ...json, ...ofPage, cookie };
  const begun = await send('/console/session', { method: 'POST', headers, body: '{}' });
  expect(begun.status).toBe(204);
  expect((await send('/control/jobs', { headers: { cookie } })).status).toBe(401);
});

test('a cookie that is set with TLS is for this host alone', async () => {
  const { send } = serving();
  const begun = await send('/console/session', {
    method: 'POST',
    headers: { ...json, origin: `https://${own}`, 'sec-fetch-site': 'same-origin' },
    body: '{}',
  });
  const [cookie = '', ...attributes] = begun.headers['set-cookie']?.split('; ') ?? [];
  expect(cookie).toMatch(/^__Host-console-8080=[0-9a-f]{64}$/);
  expect(attributes).toEqual(['Path=/', 'Max-Age=43200', 'HttpOnly', 'SameSite=Strict', 'Secure']);
  expect((await send('/control/jobs', { headers: { cookie } })).status).toBe(200);
});

test('texts end by themselves, and the oldest early', () => {
  let nowMs = 0;
  const texts = new OwnTexts(() => nowMs);
  texts.set('first', 'one', 10);
  nowMs = 9;
  expect(texts.get('first')).toBe('one');
  nowMs = 10;
  expect(texts.get('first')).toBeUndefined();
  for (let count = 0; count < 1001; count += 1) texts.set(`${count}`, 'text', 10);
  expect([texts.get('0'), texts.get('1'), texts.get('1000')]).toEqual([undefined, 'text', 'text']);
});

test('only the page itself can begin a session', async () => {
  const { send } = serving();
  const begin = async (sent: Sent) =>
    (await send('/console/session', { method: 'POST', body: '{}', ...sent })).status;
  expect(await begin({ headers: { ...ofPage, ...json } })).toBe(204);
  expect(await begin({ headers: { ...ofPage } })).toBe(400);
  expect(await begin({ headers: { ...ofPage, 'content-type': 'text/plain' } })).toBe(400);
  expect(await begin({ headers: json })).toBe(400);
  expect(await begin({ headers: { ...ofPage, ...json }, body: '{' })).toBe(400);
  const elsewhere = { origin: 'http://localhost:9999', 'sec-fetch-site': 'same-site' };
  expect(await begin({ headers: { ...elsewhere, ...json } })).toBe(400);
  expect(await begin({ headers: { ...ofPage, ...json }, host: 'rebound.test' })).toBe(421);
});

test('there is no session without the console or the control interface', async () => {
  const cookie = (await serving().open()) ?? '';
  for (const options of [{ console: false }, { isControlled: false }]) {
    const { open, submit } = serving(options);
    expect(await open()).toBeUndefined();
    expect(await submit({ cookie, ...ofPage })).toBe(401);
  }
});
