import { describe, expect, test } from 'vitest';
import { limits } from '#generated/control/tables.js';
import { createReferenceService } from '../../../../src/reference/service.ts';
import { controlTestbed, demoSettings, origin } from './control-testbed.ts';

describe('a temporary account', () => {
  test('has its own key and clock, and the same service as all accounts', async () => {
    const { client, run, status } = controlTestbed();
    const one = await client().createAccount({ clock: 'manual' });
    const other = await client().createAccount({ clock: 'manual' });
    expect(new Set([one.id, other.id, one.apiKey, other.apiKey]).size).toBe(4);
    const id = await run('echo', { input: {} }, one.apiKey);
    await other.control.advanceClock({ ms: 1000 });
    expect((await status('echo', id, one.apiKey)).status).toBe('IN_PROGRESS');
    await one.control.advanceClock({ ms: 1000 });
    expect((await status('echo', id, one.apiKey)).status).toBe('COMPLETED');
    expect(await status('echo', id, other.apiKey)).toMatchObject({ code: 'jobNotFound' });
  });

  test('runs on the system clock by default', async () => {
    const { client } = controlTestbed();
    const { control } = await client().createAccount();
    expect((await control.getClock()).kind).toBe('system');
  });

  test('accepts a key, a seed, endpoints, faults and a budget', async () => {
    const { client, call } = controlTestbed();
    const fault = { operation: 'cancelJob', effect: { status: 503 } } as const;
    const settings = {
      key: 'my-key',
      seed: 7,
      endpoints: ['echo'],
      faults: [fault],
      budget: { amount: '0.5', exceeded: 'warn' },
    } as const;
    const account = await client().createAccount({
      ...settings,
      endpoints: [...settings.endpoints],
      faults: [...settings.faults],
    });
    expect(account.apiKey).toBe('my-key');
    const headers = { authorization: 'my-key' };
    expect((await call('GET', '/v2/echo/health', undefined, headers)).status).toBe(200);
    expect(await call('GET', '/v2/image/health', undefined, headers)).toMatchObject({
      body: { code: 'endpointNotFound' },
    });
    const declared = { fault, fired: 0, isFromSettings: true };
    expect(await account.control.listFaults()).toMatchObject([declared]);
    expect((await account.control.getLedger()).budget).toEqual({
      amount: '0.5',
      exceeded: 'warn',
      reached: false,
    });
    await account.delete();
    const again = await client().createAccount({ seed: 7, key: 'my-key' });
    expect(again.id).not.toBe(account.id);
    expect((await call('GET', '/v2/image/health', undefined, headers)).status).toBe(200);
  });

  test('keeps its own settings after a reset', async () => {
    const { client, call } = controlTestbed();
    const { apiKey, control } = await client().createAccount({
      clock: 'manual',
      endpoints: ['echo'],
    });
    await control.resetAccount();
    expect((await control.getClock()).kind).toBe('manual');
    const headers = { authorization: apiKey };
    expect((await call('GET', '/v2/image/health', undefined, headers)).status).toBe(404);
  });

  test('is deleted with everything in progress, and only once', async () => {
    const { client, call } = controlTestbed();
    const account = await client().createAccount({ clock: 'manual' });
    const headers = { authorization: account.apiKey };
    const waiting = call('POST', '/v2/echo/runsync', { input: {} }, headers);
    await expect.poll(() => account.control.listJobs()).toMatchObject({ total: 1 });
    await account.delete();
    expect((await waiting).body.status).toBe('IN_PROGRESS');
    expect((await call('GET', '/control/clock', undefined, headers)).status).toBe(401);
    expect((await call('GET', '/v2/echo/health', undefined, headers)).status).toBe(401);
    expect(await call('DELETE', `/control/accounts/${account.id}`)).toMatchObject({
      status: 404,
      body: { code: 'accountNotFound' },
    });
  });

  test('may not use the name of an account in the settings', async () => {
    const { client } = controlTestbed({
      settings: {
        ...demoSettings,
        accounts: { 'throw-away-1': { keys: { mine: {} } } },
      },
    });
    expect((await client().createAccount()).id).toBe('throw-away-2');
  });

  test.each([
    ['an empty body', undefined, 'invalidRequest'],
    ['an unknown member', { clocks: 'manual' }, 'invalidRequest'],
    ['an invalid key', { key: 'a b' }, 'invalidRequest'],
    ['an unknown clock', { clock: 'sundial' }, 'invalidRequest'],
    ['an invalid fault', { faults: [{ effect: { status: 200, drop: true } }] }, 'invalidRequest'],
    ['an endpoint that the service does not have', { endpoints: ['nowhere'] }, 'invalidRequest'],
    [
      'a fault of an endpoint that it does not have',
      { endpoints: ['echo'], faults: [{ endpoint: 'image', effect: { drop: true } }] },
      'invalidRequest',
    ],
    ['an invalid budget', { budget: { amount: 5 } }, 'invalidRequest'],
    ['the key of another account', { key: 'demo-key' }, 'keyTaken'],
  ])('is not created if %s is requested', async (_, body, code) => {
    const { call } = controlTestbed();
    expect((await call('POST', '/control/accounts', body)).body).toMatchObject({ code });
  });
});

test('is refused at the limit until another one is deleted', async () => {
  const { call, client } = controlTestbed();
  const accounts = await Promise.all(
    Array.from({ length: limits.throwAwayAccounts }, () => client().createAccount()),
  );
  expect(await call('POST', '/control/accounts', {})).toMatchObject({
    status: 429,
    body: {
      code: 'tooManyAccounts',
      detail: `Expected at most ${limits.throwAwayAccounts} throw-away accounts at a time. Delete unused accounts.`,
    },
  });
  await accounts[0]?.delete();
  expect((await call('POST', '/control/accounts', {})).status).toBe(201);
});

describe('deleting an account', () => {
  test.each([
    ['no key', ''],
    ['an unknown key', 'nobody'],
    ['a key of another account', 'demo-key'],
    ['a key of another throw-away account', 'other-key'],
  ])('needs its own key: with %s it stays', async (_, authorization) => {
    const { client, call } = controlTestbed();
    const account = await client().createAccount({ clock: 'manual' });
    await client().createAccount({ key: 'other-key' });
    const path = `/control/accounts/${account.id}`;
    expect(await call('DELETE', path, undefined, { authorization })).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
    });
    expect((await account.control.getClock()).kind).toBe('manual');
  });

  test('needs no key if the control token is sent', async () => {
    const { client, call } = controlTestbed({ token: 'secret' });
    const account = await client().createAccount();
    const headers = { authorization: '', 'x-control-token': 'secret' };
    const path = `/control/accounts/${account.id}`;
    expect((await call('DELETE', path, undefined, headers)).status).toBe(204);
    await expect(account.control.getClock()).rejects.toThrow('401');
  });
});

describe('the list of accounts', () => {
  test('has those of the settings, then the latest others, with their clocks', async () => {
    const { client } = controlTestbed();
    const made = [
      await client().createAccount({ clock: 'manual' }),
      await client().createAccount(),
    ];
    const { accounts, total } = await client().listAccounts();
    const ofSettings = Object.keys(demoSettings.accounts);
    expect(total).toBe(ofSettings.length + 2);
    expect(accounts.map(({ id }) => id)).toEqual([
      ...ofSettings,
      ...made.map(({ id }) => id).reverse(),
    ]);
    expect(accounts.at(-1)).toEqual({ id: made[0]?.id, clock: 'manual', isFromSettings: false });
    expect(accounts.at(-2)).toEqual({ id: made[1]?.id, clock: 'system', isFromSettings: false });
    expect(accounts[0]).toMatchObject({ id: ofSettings[0], isFromSettings: true });
    await made[1]?.delete();
    expect((await client().listAccounts({ text: 'THROW-AWAY' })).accounts).toHaveLength(1);
  });

  test('is bounded, and found by a part of the id', async () => {
    const { client } = controlTestbed();
    for (let count = 0; count < 101; count += 1) await client().createAccount();
    const { accounts, total } = await client().listAccounts({ text: 'throw-away' });
    expect([accounts.length, total]).toEqual([100, 101]);
    expect(accounts[0]?.id).toBe('throw-away-101');
    expect(await client().listAccounts({ text: 'away-77', limit: 1 })).toMatchObject({
      total: 1,
      accounts: [{ id: 'throw-away-77' }],
    });
  });

  test('needs the control token where there is one, and no key', async () => {
    const { call } = controlTestbed({ token: 'secret' });
    const none = { authorization: '' };
    const statusOf = async (headers: Readonly<Record<string, string>>) =>
      (await call('GET', '/control/accounts', undefined, { ...none, ...headers })).status;
    expect(await statusOf({ 'x-control-token': 'secret' })).toBe(200);
    expect(await statusOf({ 'x-control-token': 'wrong' })).toBe(401);
  });
});

test('an account in the settings cannot be deleted', async () => {
  const { call } = controlTestbed();
  expect(await call('DELETE', '/control/accounts/demo')).toMatchObject({
    status: 409,
    body: { code: 'accountNotDisposable' },
  });
  expect((await call('GET', '/control/clock')).status).toBe(200);
});

describe('ids and keys', () => {
  const seed = { seed: 'same', endpoints: ['echo'] };

  test('are not reused after a reset', async () => {
    const { client, run } = controlTestbed();
    const first = await run('echo', { input: {} });
    await client('demo-key').resetAccount();
    expect(await run('echo', { input: {} })).not.toBe(first);
  });

  test('differ between two accounts with the same seed', async () => {
    const { client, run } = controlTestbed();
    const one = await client().createAccount(seed);
    const other = await client().createAccount(seed);
    const ids = [await run('echo', { input: {} }, one.apiKey)];
    ids.push(await run('echo', { input: {} }, other.apiKey));
    await one.delete();
    const again = await client().createAccount({ ...seed, key: one.apiKey });
    ids.push(await run('echo', { input: {} }, again.apiKey));
    expect(new Set(ids).size).toBe(3);
  });

  test("keys are independent of the service's seed", async () => {
    const keys = await Promise.all(
      [controlTestbed(), controlTestbed()].map(
        async ({ client }) => (await client().createAccount(seed)).apiKey,
      ),
    );
    expect(keys[0]).not.toBe(keys[1]);
  });

  test('differ between two services without a seed', async () => {
    const first = async () => {
      const { fetch } = createReferenceService({ settings: demoSettings });
      const headers = { authorization: 'demo-key', 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: '{"input":{}}' };
      const answer = await fetch(new Request(`${origin}/v2/echo/run`, init));
      return await answer.text();
    };
    expect(await first()).not.toBe(await first());
  });
});

describe('a reset', () => {
  test('restarts the account with its keys, initial faults and random sequence', async () => {
    const { client, control, run, status } = controlTestbed();
    const picture = async (id: string) => {
      await control.advanceClock({ ms: 1000 });
      return new URL((await status('image', id)).output.image_url).pathname;
    };
    const first = await run('image', { input: { prompt: 'a lighthouse' } });
    const made = await picture(first);
    await control.advanceClock({ ms: 86_400_000 });
    await control.clearFaults();
    expect((await control.getLedger()).jobs).toBe(1);

    await control.resetAccount();
    expect(await control.listJobs()).toEqual({ total: 0, jobs: [] });
    expect(await control.listEvents()).toEqual([]);
    expect(await control.getLedger()).toMatchObject({ total: '0', totals: [] });
    expect(await control.getClock()).toMatchObject({ now: '2026-01-01T00:00:00.000Z' });
    expect(await control.listFaults()).toHaveLength(1);
    expect(await status('image', first, 'demo-key')).toMatchObject({ code: 'jobNotFound' });
    expect(await client('read-key').listEvents()).toEqual([]);
    expect(await picture(await run('image', { input: { prompt: 'a lighthouse' } }))).toBe(made);
  });

  test('answers waiting callers, calls no webhook and charges nothing', async () => {
    const called: string[] = [];
    const { client, call } = controlTestbed({
      sendWebhook: async (url) => {
        called.push(url);
        return { kind: 'answered', status: 200 };
      },
    });
    const control = client('demo-key');
    const body = { input: { prompt: 'a' }, webhook: 'https://receiver.test/' };
    const waiting = call('POST', '/v2/image/runsync', body);
    await expect.poll(() => control.listJobs()).toMatchObject({ total: 1 });
    await control.resetAccount();
    expect((await waiting).body.status).toBe('IN_QUEUE');
    await control.advanceClock({ ms: 60_000 });
    expect(called).toEqual([]);
    expect((await control.getLedger()).total).toBe('0');
  });
});
