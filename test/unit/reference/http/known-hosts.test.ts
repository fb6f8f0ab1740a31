import { describe, expect, onTestFinished, test } from 'vitest';
import { knownHosts } from '../../../../src/reference/http/known-hosts.ts';
import { createReferenceService } from '../../../../src/reference/service.ts';
import { listen } from '../../../../src/validation/adapters/node-http.ts';
import { raw } from '../../validation/raw-client.ts';
import { bare } from '../check-answer.ts';

const settings = {
  accounts: { demo: { keys: { 'demo-key': {} } } },
  endpoints: { echo: { kind: 'serverless', worker: 'echo' } },
} as const;

/** Paths that need no key, each with what is answered there to a host that is known. */
const keyless = [
  ['POST', '/control/accounts', 400],
  ['GET', '/control/clock', 401],
  ['GET', '/control/nothing', 404],
  ['GET', '/page', 200],
  ['GET', '/results/demo/1/a.png', 404],
  ['GET', '/nowhere', 404],
  ['OPTIONS', '*', 405],
] as const;

async function serving() {
  const service = createReferenceService({
    settings: { ...settings, hosts: ['inference.test', '[2001:db8::1]'] },
    hosts: ['192.0.2.7'],
    control: { enabled: true },
    pages: ({ target }) =>
      target === '/page' ? { status: 200, headers: {}, body: 'page' } : undefined,
  });
  const listening = await listen(service.handle, { host: '127.0.0.1', port: 0 });
  onTestFinished(() => listening.close());
  const statusOf = async (target: string, lines: string, method = 'GET') => {
    const head = `${method} ${target} HTTP/1.1\r\n${lines}Content-Length: 0\r\n`;
    const answer = await raw(listening.url, `${head}Connection: close\r\n\r\n`);
    return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
  };
  return { service, listening, statusOf };
}

const known = [
  'localhost',
  'localhost:8080',
  'LOCALHOST.:80',
  'app.localhost',
  '127.0.0.1',
  '127.1.2.3:9',
  '[::1]',
  '[::1]:8080',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  'inference.test',
  'Inference.Test.:443',
  '[2001:DB8:0::1]:1',
  '192.0.2.7',
];

const unknown = [
  'rebound.test',
  'rebound.test:8080',
  'localhost.rebound.test',
  'notlocalhost',
  '127.0.0.1.rebound.test',
  '10.0.0.1',
  '0.0.0.0',
  '[::2]',
  '[::ffff:10.0.0.1]',
  'a.inference.test',
  'inference.test.rebound.test',
  'localhost@rebound.test',
  'rebound.test#localhost',
  'localhost/rebound.test',
  'localhost:80:80',
  '[::1',
  '',
];

describe('a page without authentication', () => {
  test('is served under loopback names and the names in settings and options', async () => {
    const { statusOf } = await serving();
    for (const [method, target, status] of keyless) {
      for (const host of known) {
        expect([host, await statusOf(target, `Host: ${host}\r\n`, method)]).toEqual([host, status]);
      }
    }
  });

  test('gets status 421 under any other name', async () => {
    const { statusOf } = await serving();
    for (const [method, target] of keyless) {
      for (const host of unknown) {
        expect([host, await statusOf(target, `Host: ${host}\r\n`, method)]).toEqual([host, 421]);
      }
    }
  });

  test.each<[string, string, string, number]>([
    ['of an absolute target', 'http://rebound.test/page', 'Host: localhost\r\n', 421],
    [
      'of an absolute target, not the header',
      'http://localhost/page',
      'Host: rebound.test\r\n',
      200,
    ],
    [
      'of a target with an unusual authority',
      'http://localhost@rebound.test/page',
      'Host: localhost\r\n',
      421,
    ],
    ['in any letter case of the scheme', 'HTTP://rebound.test/page', 'Host: localhost\r\n', 421],
    [
      'of the second header, which is refused',
      '/page',
      'Host: localhost\r\nHost: rebound.test\r\n',
      400,
    ],
    ['that is missing', '/page', '', 400],
  ])('checks the host %s', async (_, target, lines, status) => {
    const { statusOf } = await serving();
    expect(await statusOf(target, lines)).toBe(status);
  });

  test('is not served over HTTP/1.0 without a host', async () => {
    const { listening } = await serving();
    expect(await raw(listening.url, 'GET /page HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 421 /);
    const named = 'GET /page HTTP/1.0\r\nHost: localhost\r\n\r\n';
    expect(await raw(listening.url, named)).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('names the accepted hosts in the refusal', async () => {
    const { listening } = await serving();
    const answer = await raw(
      listening.url,
      'GET /page HTTP/1.1\r\nHost: rebound.test\r\nConnection: close\r\n\r\n',
    );
    expect(JSON.parse(answer.slice(answer.indexOf('{')))).toEqual({
      status: 421,
      title: 'Misdirected request',
      code: 'misdirectedRequest',
      detail:
        'Expected a host of this service, such as localhost or one that its settings name, got "rebound.test".',
    });
  });
});

test('authenticated requests are served under every name', async () => {
  const { statusOf } = await serving();
  const lines = 'Host: rebound.test\r\nAuthorization: demo-key\r\n';
  expect(await statusOf('/v2/echo/status/none', lines)).toBe(404);
  expect(await statusOf('/v2/echo/status/none', 'Host: rebound.test\r\n')).toBe(401);
});

test('a request without a connection has no host to refuse', async () => {
  const { service } = await serving();
  const request = (headers: Record<string, string>) =>
    service.fetch(new Request('http://service.test/page', { headers }));
  expect((await request({})).status).toBe(200);
  expect((await request({ host: 'rebound.test' })).status).toBe(421);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=a'])(
  'a web page cannot create an account with a body of %s, which browsers send to any origin',
  async (type) => {
    const { service } = await serving();
    const before = [...service.accounts.all()].length;
    const response = await service.fetch(
      new Request('http://localhost/control/accounts', {
        method: 'POST',
        headers: { 'content-type': type, origin: 'https://page.test' },
        body: '{}',
      }),
    );
    expect(response.status).toBe(400);
    expect([...service.accounts.all()]).toHaveLength(before);
  },
);

test('each request is judged by its own host, whatever the one before had', () => {
  const isKnown = knownHosts(['inference.test']);
  const judged = ['localhost', 'rebound.test', 'localhost', 'inference.test', 'rebound.test'].map(
    (authority) => isKnown({ ...bare({ method: 'GET', target: '/' }), authority }),
  );
  expect(judged).toEqual([true, false, true, true, false]);
});
