import { expect, test } from 'vitest';
import { operations } from '#generated/control/tables.js';
import { createReferenceService } from '../../../../src/reference/service.ts';
import { controlTestbed, demoSettings, origin } from './control-testbed.ts';

const calls = Object.values(operations).map(
  ({ method, path }) => [method, path.replace('{account_id}', 'x')] as const,
);

test.each(calls)(
  '%s %s does not exist while the control interface is off',
  async (method, path) => {
    const service = createReferenceService({ settings: demoSettings });
    const answerTo = async (target: string) => {
      const headers = { authorization: 'Bearer demo-key' };
      const response = await service.fetch(new Request(origin + target, { method, headers }));
      return [response.status, await response.text()];
    };
    expect(await answerTo(path)).toEqual(await answerTo('/nowhere'));
  },
);

test.each(calls)('%s %s requires the token if there is one', async (method, path) => {
  const { call } = controlTestbed({ token: 'secret' });
  const body = method === 'POST' || method === 'PUT' ? {} : undefined;
  for (const headers of [{}, { 'x-control-token': 'secre' }, { 'x-control-token': '' }]) {
    expect(await call(method, path, body, headers)).toMatchObject({
      status: 401,
      body: { code: 'unauthorized', detail: expect.stringContaining('control token') },
    });
  }
});

test('calls with the token are answered', async () => {
  const { call, client } = controlTestbed({ token: 'secret' });
  const headers = { 'x-control-token': 'secret' };
  expect((await call('GET', '/control/clock', undefined, headers)).status).toBe(200);
  expect((await client('demo-key').getClock()).kind).toBe('manual');
});

test('a call applies to the account of its key', async () => {
  const { call } = controlTestbed();
  const kindOf = async (authorization: string) =>
    (await call('GET', '/control/clock', undefined, { authorization })).body.kind;
  expect(await kindOf('Bearer demo-key')).toBe('manual');
  expect(await kindOf('Bearer real-key')).toBe('system');
});

test.each(['', 'Bearer ', 'Bearer nobody'])(
  'the key %j belongs to no account',
  async (authorization) => {
    const { call } = controlTestbed();
    const answer = await call('GET', '/control/ledger', undefined, { authorization });
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  },
);

test('paths and methods are checked before the key', async () => {
  const { call } = controlTestbed();
  const headers = { authorization: '' };
  const wrongMethod = await call('PUT', '/control/clock', {}, headers);
  expect(wrongMethod).toMatchObject({ status: 405, body: { code: 'methodNotAllowed' } });
  expect(wrongMethod.headers.get('allow')).toBe('GET, POST, PATCH, HEAD');
  expect(await call('DELETE', '/control/accounts/%ff', undefined, headers)).toMatchObject({
    status: 400,
    body: { code: 'invalidPath' },
  });
  expect(await call('GET', '/control/nothing', undefined, headers)).toMatchObject({
    status: 404,
    body: { code: 'pathNotFound' },
  });
});

test('other paths are left to the service', async () => {
  const { call } = controlTestbed();
  for (const path of ['/control', '/controls/clock', '/v2/control/clock']) {
    expect(await call('GET', path)).toMatchObject({ status: 404, body: { code: 'pathNotFound' } });
  }
});

const permissions = {
  accounts: {
    demo: {
      keys: {
        'demo-key': {},
        'read-key': { permission: 'read' },
        'no-key': { permission: 'none' },
        'echo-key': { permission: 'none', endpoints: { echo: 'run' } },
      },
    },
  },
  endpoints: { echo: { kind: 'serverless', worker: 'echo' } },
} as const;

test.each(['no-key', 'echo-key'])(
  '%s without a general permission can see nothing',
  async (key) => {
    const { call } = controlTestbed({ settings: permissions });
    // The names of the accounts are no secrets.
    const looks = calls.filter(
      ([method, path]) => method === 'GET' && path !== '/control/accounts',
    );
    expect(looks.map(([, path]) => path)).toContain('/control/jobs');
    for (const [method, path] of looks) {
      expect(await call(method, path, undefined, { authorization: key })).toMatchObject({
        status: 401,
        body: { code: 'unauthorized' },
      });
    }
  },
);

test('a read-only key can read but change nothing', async () => {
  const { call } = controlTestbed({ settings: permissions });
  const headers = { authorization: 'Bearer read-key' };
  expect((await call('GET', '/control/ledger', undefined, headers)).status).toBe(200);
  expect((await call('POST', '/control/reset', undefined, headers)).status).toBe(401);
  expect((await call('PUT', '/control/faults', { faults: [] }, headers)).status).toBe(401);
});
