/** Other settings while the service runs. */
import { afterEach, expect, test } from 'vitest';
import { ManualClock } from '../../../src/core/clock.ts';
import { createReferenceService } from '../../../src/reference/service.ts';
import type { ServiceSettings } from '../../../src/reference/settings/check-settings.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const image = { kind: 'public', model: 'image', price: 'image-fast', durationMs: 1000 } as const;
const settings: ServiceSettings = {
  accounts: { a: { keys: { 'a-key': {} } }, b: { keys: { 'b-key': {} } } },
  endpoints: {
    one: { kind: 'serverless', worker: 'script', workers: { max: 1 } },
    two: { kind: 'serverless', worker: 'script', workers: { max: 1 } },
    image,
  },
};

function started(own: ServiceSettings = settings) {
  const clock = new ManualClock();
  const service = createReferenceService({
    settings: own,
    clock,
    seed: 'changes',
    control: { enabled: true },
    onWarning: () => undefined,
  });
  closing.push(() => service.close());
  const call = async (
    path: string,
    { key = 'a-key', body }: { key?: string; body?: object } = {},
  ) => {
    const method = body === undefined ? 'GET' : 'POST';
    const headers = {
      'content-type': 'application/json',
      ...(key !== '' && { authorization: `Bearer ${key}` }),
    };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await service.fetch(
      new Request(`http://localhost${path}`, { method, headers, ...sent }),
    );
    return { status: response.status, body: JSON.parse(await response.text()) };
  };
  const run = async (endpoint: string, script: object, key?: string): Promise<string> => {
    const body = { input: { script } };
    const { body: job } = await call(`/v2/${endpoint}/run`, { ...(key && { key }), body });
    return job.id;
  };
  const change = (next: ServiceSettings) =>
    service.changeSettings(next).map(({ text, isDone }) => (isDone ? text : `not done: ${text}`));
  const ended = async (endpoint: string, input: object) => {
    const { body: job } = await call(`/v2/${endpoint}/run`, { body: { input } });
    await clock.advance(1000);
    return (await call(`/v2/${endpoint}/status/${job.id}`)).body;
  };
  return { service, clock, call, run, change, ended };
}

test('jobs of an endpoint that changes go on, and new ones run as it says now', async () => {
  const { clock, call, run, change, ended } = started();
  const running = await run('one', { afterMs: 2000, output: { old: true } });
  const waiting = await run('one', { afterMs: 2000 });
  const one = { kind: 'serverless', worker: 'script', workers: { max: 2 } } as const;
  expect(change({ ...settings, endpoints: { ...settings.endpoints, one } })).toEqual([
    'endpoint one changed',
  ]);
  await clock.advance(0);
  expect((await call(`/v2/one/status/${waiting}`)).body.status).toBe('IN_PROGRESS');
  await clock.advance(2000);
  expect((await call(`/v2/one/status/${running}`)).body).toMatchObject({
    status: 'COMPLETED',
    output: { old: true },
  });
  const echo = { kind: 'serverless', worker: 'echo' } as const;
  change({ ...settings, endpoints: { ...settings.endpoints, one: echo } });
  expect((await ended('one', { word: 'now' })).output).toEqual({ word: 'now' });
});

test('fewer workers: those that are too many stop after their jobs', async () => {
  const max = (count: number): ServiceSettings => ({
    ...settings,
    endpoints: { one: { kind: 'serverless', worker: 'script', workers: { max: count } } },
  });
  const { clock, call, run, change } = started(max(3));
  for (let jobs = 0; jobs < 3; jobs += 1) await run('one', { afterMs: 1000 });
  await clock.advance(0);
  change(max(1));
  const later = await run('one', { afterMs: 1000 });
  const last = await run('one', { afterMs: 1000 });
  await clock.advance(1000);
  const states = [later, last].map(async (id) => (await call(`/v2/one/status/${id}`)).body.status);
  expect(await Promise.all(states)).toEqual(['IN_PROGRESS', 'IN_QUEUE']);
});

test('endpoints are added, and removed with their jobs', async () => {
  const { call, run, change, ended } = started();
  await run('two', { hang: true });
  await run('two', { hang: true }, 'b-key');
  await run('two', { hang: true });
  const { two: _, ...others } = settings.endpoints;
  const added = { kind: 'serverless', worker: 'echo' } as const;
  expect(change({ ...settings, endpoints: { ...others, added } })).toEqual([
    'endpoint added added',
    'endpoint two removed: 3 jobs ended',
  ]);
  expect((await call('/v2/two/run', { body: { input: {} } })).status).toBe(404);
  expect((await ended('added', {})).status).toBe('COMPLETED');
  const { body } = await call('/control/endpoints');
  expect(body.endpoints.map(({ id }: { id: string }) => id)).toEqual(['one', 'image', 'added']);
});

test('accounts are added, and removed with their jobs and keys', async () => {
  const { call, run, change } = started();
  await run('one', { hang: true }, 'b-key');
  const { a = { keys: {} } } = settings.accounts;
  expect(change({ ...settings, accounts: { a, c: { keys: { 'c-key': {} } } } })).toEqual([
    'account b removed: 1 job ended',
    'account c added',
  ]);
  const statusOf = async (key: string) =>
    (await call('/v2/one/run', { key, body: { input: {} } })).status;
  expect([await statusOf('b-key'), await statusOf('c-key')]).toEqual([401, 200]);
});

test('no account replaces one that a test created, or takes its key', async () => {
  const { service, call, run, change } = started();
  const created = await call('/control/accounts', { body: { key: 'new-key' } });
  const { id } = created.body;
  const job = await run('one', { hang: true }, 'new-key');
  const statusOf = async (key: string) => (await call(`/v2/one/status/${job}`, { key })).status;
  const { a = { keys: {} }, b = { keys: {} } } = settings.accounts;
  const others = { [id]: { keys: { other: {} } }, c: { keys: { 'new-key': {} } } };
  const changed = { a: { ...a, keys: { 'a-key': {}, 'new-key': {} } }, b };
  const next = { ...settings, accounts: { ...changed, ...others } };
  const why = (what: string) =>
    `the throw-away account ${id} has ${what}, delete that account first`;
  const left = [
    `not done: account a not changed: ${why('one of its keys')}`,
    `not done: account ${id} not added: ${why('its name')}`,
    `not done: account c not added: ${why('one of its keys')}`,
  ];
  expect(change(next)).toEqual(left);
  expect(change(next)).toEqual(left);
  expect([await statusOf('new-key'), await statusOf('other')]).toEqual([200, 401]);
  service.accounts.remove(id);
  const { c: _, ...taken } = next.accounts;
  expect(change({ ...next, accounts: taken })).toEqual([
    'account a: keys changed',
    `account ${id} added`,
  ]);
  expect([await statusOf('new-key'), await statusOf('other')]).toEqual([404, 404]);
});

test('keys, budget, faults and alternatives of an account change, and its jobs stay', async () => {
  const { call, run, change } = started();
  const job = await run('one', { hang: true });
  const created = await call('/control/keys', { body: { permission: 'read' } });
  const a = {
    keys: { 'new-key': {}, 'b-key': {} },
    budget: { amount: '0' },
    faults: [{ operation: 'cancelJob' as const, effect: { status: 503 } }],
    alternatives: { 'error-body': 'text' as const },
  };
  const b = { keys: { 'a-key': { permission: 'none' as const } } };
  const accounts = { a, b };
  expect(change({ ...settings, accounts })).toEqual([
    'account a: keys, budget, faults, alternatives changed',
    'account b: keys changed',
  ]);
  const status = async (key: string) => (await call(`/v2/one/status/${job}`, { key })).status;
  expect(await status('new-key')).toBe(200);
  expect(await status('b-key')).toBe(200);
  expect(await status('a-key')).toBe(401);
  expect(await status(created.body.key)).toBe(200);
  const input = { prompt: 'A lighthouse', width: 64, height: 64 };
  const refused = call('/v2/image/run', { key: 'new-key', body: { input } });
  await expect(refused).rejects.toThrow(/not valid JSON/);
  expect(change({ ...settings, accounts: { ...accounts, a: { ...a, alternatives: {} } } })).toEqual(
    ['account a: alternatives changed'],
  );
  expect((await call('/v2/image/run', { key: 'new-key', body: { input } })).status).toBe(402);
  const cancelled = await call(`/v2/one/cancel/${job}`, { key: 'new-key', body: {} });
  expect(cancelled.status).toBe(503);
});

test('faults that a test declared, and counts of those that stay, go on', async () => {
  const fault = { operation: 'getJobStatus' as const, count: 1, effect: { status: 500 } };
  const [first, second] = [fault, { ...fault, effect: { status: 503 } }];
  const faulty = (faults: (typeof fault)[]) => ({
    ...settings,
    accounts: { a: { keys: { 'a-key': {} }, faults } },
  });
  const { service, change } = started(faulty([first]));
  const faults = service.accounts.get('a')?.faults;
  faults?.strike('status', { operationId: 'getJobStatus' });
  faults?.add({ effect: { stale: true } });
  change(faulty([first, second]));
  expect(faults?.list().map(({ fault: { effect }, fired }) => [effect, fired])).toEqual([
    [first.effect, 1],
    [second.effect, 0],
    [{ stale: true }, 0],
  ]);
});

test('what the service reads at its start needs a restart, each time until then', () => {
  const { service, change } = started();
  const { a = { keys: {} } } = settings.accounts;
  const next: ServiceSettings = {
    ...settings,
    accounts: { ...settings.accounts, a: { ...a, clock: 'manual', budget: { amount: '1' } } },
    memory: { historyJobs: 1 },
    limits: 'public',
  };
  const left = [
    'not done: memory: changes only with a restart',
    'not done: limits: changes only with a restart',
  ];
  const clock = 'not done: clock of account a: changes only with a restart';
  expect(change(next)).toEqual([...left, 'account a: budget changed', clock]);
  expect(change(next)).toEqual([...left, clock]);
  expect(change(settings)).toEqual(['account a: budget changed']);
  expect(change(settings)).toEqual([]);
  expect(service.accounts.get('a')?.settings).toEqual(a);
});

test('invalid settings change nothing', async () => {
  const { call, change } = started();
  const wrong: object = { ...settings, accounts: {} };
  expect(() => change({ ...settings, ...wrong })).toThrow(
    /expected at least 1 entry at \/accounts/,
  );
  const one = { kind: 'serverless', worker: { queue: true } } as const;
  expect(() => change({ ...settings, endpoints: { one } })).toThrow(/one: .* needs a store/);
  expect((await call('/v2/one/run', { body: { input: {} } })).status).toBe(200);
});

test('alternatives of the service change for accounts without their own, and for no account', async () => {
  const { call, change } = started();
  change({ ...settings, alternatives: { 'missing-key': 'forbidden' } });
  expect((await call('/v2/one/run', { key: '', body: { input: {} } })).status).toBe(403);
  change(settings);
  expect((await call('/v2/one/run', { key: '', body: { input: {} } })).status).toBe(401);
});

test('the pauses of a clock that skips need a restart', () => {
  const skipping = (idleMs: number): ServiceSettings => ({
    ...settings,
    accounts: { a: { keys: { 'a-key': {} }, clock: 'skipping', skipping: { idleMs } } },
  });
  const { service, change } = started(skipping(20));
  expect(change(skipping(5000))).toEqual([
    'not done: skipping of account a: changes only with a restart',
  ]);
  expect(service.accounts.get('a')?.settings.skipping).toEqual({ idleMs: 20 });
});
