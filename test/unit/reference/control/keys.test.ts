import { describe, expect, test } from 'vitest';
import { limits } from '#generated/control/tables.js';
import { controlTestbed, demoSettings } from './control-testbed.ts';

/** What the service answers to a reading and a running request with the key. */
async function allowed({ call }: ReturnType<typeof controlTestbed>, key: string) {
  const headers = { authorization: `Bearer ${key}` };
  const [read, run] = [
    await call('GET', '/v2/echo/health', undefined, headers),
    await call('POST', '/v2/echo/run', { input: {} }, headers),
  ];
  return [read.status, run.status];
}

describe('a created key', () => {
  test('works at once and is listed without its value', async () => {
    const bed = controlTestbed();
    const { control } = bed;
    const { id, key } = await control.createKey({ name: 'CI', permission: 'run' });
    expect(await allowed(bed, key)).toEqual([200, 200]);
    const keys = await control.listKeys();
    expect(keys).toEqual([
      { id: 'key-1', hint: '-key', permission: 'run', endpoints: {}, isFromSettings: true },
      { id: 'key-2', hint: '-key', permission: 'read', endpoints: {}, isFromSettings: true },
      {
        id,
        name: 'CI',
        hint: key.slice(-4),
        permission: 'run',
        endpoints: {},
        createdMs: (await control.getClock()).nowMs,
        isFromSettings: false,
      },
    ]);
    expect(JSON.stringify(keys)).not.toContain(key);
  });

  test('is unpredictable, although all else follows from the seed', async () => {
    const create = () => controlTestbed().client('demo-key').createKey({ permission: 'run' });
    const [one, other] = [await create(), await create()];
    expect(one.id).toBe(other.id);
    expect(one.key).toMatch(/^key-[0-9a-f]{32}$/);
    expect(one.key).not.toBe(other.key);
  });

  test('has permissions on single endpoints', async () => {
    const bed = controlTestbed();
    const { control } = bed;
    const { key } = await control.createKey({ permission: 'none', endpoints: { echo: 'read' } });
    expect(await allowed(bed, key)).toEqual([200, 401]);
    const headers = { authorization: key };
    expect((await bed.call('GET', '/v2/image/health', undefined, headers)).status).toBe(401);
    expect((await bed.call('GET', '/control/clock', undefined, headers)).status).toBe(401);
  });

  test('belongs to no other account', async () => {
    const bed = controlTestbed();
    const { id } = await bed.client('demo-key').createKey({ permission: 'run' });
    const other = bed.client('real-key');
    expect((await other.listKeys()).map((key) => key.id)).not.toContain(id);
    await expect(other.revokeKey(id)).rejects.toMatchObject({ body: { code: 'keyNotFound' } });
    await expect(other.changeKey(id, { permission: 'none' })).rejects.toMatchObject({
      body: { code: 'keyNotFound' },
    });
  });

  test('ends with its account', async () => {
    const bed = controlTestbed();
    const account = await bed.client().createAccount();
    const { key } = await account.control.createKey({ permission: 'run' });
    await account.delete();
    expect(await allowed(bed, key)).toEqual([401, 401]);
  });
});

test('only a key that is known to be public is listed with its value, as long as it exists', async () => {
  let publicKeys = ['revoked-key'];
  const { client, control } = controlTestbed({ publicKeys: () => publicKeys });
  expect(JSON.stringify(await control.listKeys())).not.toContain('"value"');
  publicKeys = ['demo-key', 'revoked-key'];
  const created = await control.createKey({ permission: 'run' });
  await control.changeKey('key-1', { name: 'first' });
  const valuesOf = async () => (await control.listKeys()).map(({ id, value }) => [id, value]);
  expect(await valuesOf()).toEqual([
    ['key-1', 'demo-key'],
    ['key-2', undefined],
    [created.id, undefined],
  ]);
  const other = await client().createAccount();
  expect(await other.control.listKeys()).toMatchObject([{ isFromSettings: false }]);
  await client(created.key).revokeKey('key-1');
  expect(JSON.stringify(await client(created.key).listKeys())).not.toContain('demo-key');
});

test('a short key has no hint', async () => {
  const { client } = controlTestbed({
    settings: { ...demoSettings, accounts: { demo: { keys: { 'my-key7': {} } } } },
  });
  const [key] = await client('my-key7').listKeys();
  expect(key).toEqual({ id: 'key-1', permission: 'run', endpoints: {}, isFromSettings: true });
});

test('changed permissions hold from the next request on, the rest stays', async () => {
  const bed = controlTestbed();
  const { control } = bed;
  const { id, key } = await control.createKey({ name: 'CI', permission: 'run' });
  expect(await control.changeKey(id, { permission: 'read' })).toMatchObject({
    id,
    name: 'CI',
    hint: key.slice(-4),
  });
  expect(await allowed(bed, key)).toEqual([200, 401]);
  await control.changeKey(id, { name: 'Nightly', endpoints: { echo: 'run' } });
  expect(await allowed(bed, key)).toEqual([200, 200]);
  expect((await control.listKeys()).at(-1)).toMatchObject({ name: 'Nightly', permission: 'read' });
});

describe('a revoked key', () => {
  test('gets 401 at once, on every path, also after a long wait', async () => {
    const bed = controlTestbed();
    const { control } = bed;
    const { id, key } = await control.createKey({ permission: 'run' });
    const headers = { authorization: key };
    const waiting = bed.call('POST', '/v2/script/runsync', { input: {} }, headers);
    await expect.poll(() => control.listJobs()).toMatchObject({ total: 1 });
    await control.revokeKey(id);
    expect(await allowed(bed, key)).toEqual([401, 401]);
    expect((await bed.call('GET', '/control/jobs', undefined, headers)).status).toBe(401);
    await control.advanceClock({ ms: 120_000 });
    expect((await waiting).status).toBe(200);
    expect(await allowed(bed, key)).toEqual([401, 401]);
    await expect(control.revokeKey(id)).rejects.toMatchObject({ body: { code: 'keyNotFound' } });
  });

  test('of the settings stays reserved for its account, which has it again after a reset', async () => {
    const bed = controlTestbed();
    const { key } = await bed.client('demo-key').createKey({ permission: 'run' });
    const control = bed.client(key);
    await control.revokeKey('key-1');
    expect(await allowed(bed, 'demo-key')).toEqual([401, 401]);
    await expect(control.createAccount({ key: 'demo-key' })).rejects.toMatchObject({
      body: { code: 'keyTaken' },
    });
    await control.changeKey('key-2', { permission: 'none' });
    await control.resetAccount();
    expect(await allowed(bed, 'demo-key')).toEqual([200, 200]);
    expect(await allowed(bed, 'read-key')).toEqual([200, 401]);
    expect(await allowed(bed, key)).toEqual([401, 401]);
    const keys = await bed.client('demo-key').listKeys();
    expect(keys.map(({ isFromSettings }) => isFromSettings)).toEqual([true, true]);
    expect(keys.map(({ id }) => id)).not.toContain('key-1');
  });
});

test('the last key that may change the account stays', async () => {
  const control = controlTestbed().client('demo-key');
  const refused = { status: 409, body: { code: 'lastKey' } };
  await expect(control.revokeKey('key-1')).rejects.toMatchObject(refused);
  await expect(control.changeKey('key-1', { permission: 'read' })).rejects.toMatchObject(refused);
  await control.changeKey('key-1', { name: 'Mine', endpoints: { echo: 'none' } });
  await control.revokeKey('key-2');
  await control.createKey({ permission: 'run' });
  await control.changeKey('key-1', { permission: 'read' });
});

test('keys are refused at the limit until another one is revoked', async () => {
  const { call, control } = controlTestbed();
  for (let count = 2; count < limits.keys; count += 1)
    await control.createKey({ permission: 'read' });
  expect(await call('POST', '/control/keys', { permission: 'read' })).toMatchObject({
    status: 429,
    body: { code: 'tooManyKeys', detail: expect.stringContaining(`${limits.keys}`) },
  });
  await control.revokeKey('key-2');
  await control.createKey({ permission: 'read' });
});

test('a key that may only read lists keys but changes none', async () => {
  const control = controlTestbed().client('read-key');
  expect(await control.listKeys()).toHaveLength(2);
  const refused = { status: 401 };
  await expect(control.createKey({ permission: 'read' })).rejects.toMatchObject(refused);
  await expect(control.changeKey('key-2', { permission: 'run' })).rejects.toMatchObject(refused);
  await expect(control.revokeKey('key-2')).rejects.toMatchObject(refused);
});

test.each([
  ['POST', '/control/keys', {}],
  ['POST', '/control/keys', { permission: 'all' }],
  ['POST', '/control/keys', { permission: 'read', endpoints: { nowhere: 'run' } }],
  ['PATCH', '/control/keys/key-2', {}],
  ['PATCH', '/control/keys/key-2', { endpoints: { nowhere: 'run' } }],
])('%s %s %j is refused and changes nothing', async (method, path, body) => {
  const { call, client } = controlTestbed();
  const before = await client('demo-key').listKeys();
  expect(await call(method, path, body)).toMatchObject({
    status: 400,
    body: { code: 'invalidRequest', errors: expect.anything() },
  });
  expect(await client('demo-key').listKeys()).toEqual(before);
});
