import { afterEach, describe, expect, test } from 'vitest';
import { limits } from '#generated/control/tables.js';
import { type ControlClient, createControlClient } from '../../../../src/client/control.ts';
import { fetchSender } from '../../../../src/reference/engine/send-webhook.ts';
import { createReferenceService } from '../../../../src/reference/service.ts';
import type { ServiceSettings } from '../../../../src/reference/settings/check-settings.ts';
import { type Listening, listen } from '../../../../src/validation/adapters/node-http.ts';
import { controlTestbed, demoSettings, origin } from './control-testbed.ts';

const servers: Listening[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** A service that calls webhooks over the network, at an address of its own. */
async function listening({
  settings = demoSettings,
  limitMs = 10_000,
}: {
  settings?: ServiceSettings;
  limitMs?: number;
} = {}) {
  const service = createReferenceService({
    settings,
    seed: 'test',
    control: { enabled: true },
    sendWebhook: fetchSender({ limitMs }),
  });
  const server = await listen(service.handle, { host: '127.0.0.1', port: 0 });
  servers.push(server);
  const control = createControlClient({ baseUrl: server.url, apiKey: 'demo-key' });
  const run = async (webhook: string, input: object) => {
    const answer = await fetch(`${server.url}/v2/echo/run`, {
      method: 'POST',
      headers: { authorization: 'demo-key', 'content-type': 'application/json' },
      body: JSON.stringify({ input, webhook }),
    });
    expect(answer.status).toBe(200);
  };
  return { service, server, control, run };
}

const outcomes = async (control: ControlClient) =>
  (await control.listDeliveries()).map(({ attempt, outcome }) => [attempt, outcome]).reverse();

describe('a job that names a receiver', () => {
  test('gets the scripted responses, and the receiver has the calls', async () => {
    const { control, run } = await listening();
    const responses = [{ status: 500 }, { reset: true as const }, { status: 200 }];
    const { id, url } = await control.createReceiver({ responses });
    await run(url, { message: '<b>Hello</b>' });
    await control.advanceClock({ ms: 60_000 });
    expect(await outcomes(control)).toEqual([
      [1, 'status 500'],
      [2, expect.not.stringContaining('status')],
      [3, 'status 200'],
    ]);
    const calls = await control.listReceiverCalls(id);
    expect(calls.map(({ number, response }) => [number, response])).toEqual([
      [3, { status: 200 }],
      [2, { reset: true }],
      [1, { status: 500 }],
    ]);
    const [last, middle, first] = calls;
    expect(JSON.parse(last?.body ?? '')).toMatchObject({
      status: 'COMPLETED',
      output: { message: '<b>Hello</b>' },
    });
    expect([first?.body, middle?.body]).toEqual([last?.body, last?.body]);
    expect(last?.headers).toMatchObject({ 'content-type': 'application/json' });
    const attemptedMs = (await control.listDeliveries()).map(({ atMs }) => atMs);
    expect(calls.map(({ receivedMs }) => receivedMs)).toEqual(attemptedMs);
  });

  test('waits for a slow response while the manual clock stands still', async () => {
    const { control, run } = await listening();
    const { url } = await control.createReceiver({ responses: [{ status: 200, delayMs: 20 }] });
    await run(url, {});
    const before = await control.getClock();
    await control.advanceClock({ ms: 100 });
    expect(await outcomes(control)).toEqual([[1, 'status 200']]);
    expect((await control.getClock()).nowMs).toBe(before.nowMs + 100);
  });

  test('gives up waiting at the time limit of webhook calls', async () => {
    const { control, run } = await listening({ limitMs: 20 });
    const { url } = await control.createReceiver({ responses: [{ status: 200, delayMs: 60_000 }] });
    await run(url, {});
    await control.advanceClock({ ms: 60_000 });
    const late = 'No answer within 20 ms.';
    expect(await outcomes(control)).toEqual([1, 2, 3].map((attempt) => [attempt, late]));
  });
});

test('a slow response ends early if the account is reset', async () => {
  const { control } = await listening();
  const { id, url } = await control.createReceiver({
    responses: [{ status: 202, delayMs: 60_000 }],
  });
  const answer = fetch(url, { method: 'POST' });
  await expect.poll(() => control.listReceiverCalls(id)).toHaveLength(1);
  await control.resetAccount();
  expect((await answer).status).toBe(202);
});

describe('the path of a receiver', () => {
  test('is unpredictable, takes only POST, and needs neither key nor token', async () => {
    const bed = controlTestbed({ token: 'secret' });
    const create = () => bed.client('demo-key').createReceiver();
    const [one, other] = [await create(), await create()];
    expect(one.path).toMatch(/^\/receivers\/[0-9a-f]{32}$/);
    expect(one.url).toBe(origin + one.path);
    expect(other.path).not.toBe(one.path);
    const headers = { authorization: '' };
    expect((await bed.call('POST', `${one.path}?endpoint=echo`, 'x', headers)).status).toBe(200);
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await bed.call(method, one.path, undefined, headers);
      expect(answer).toMatchObject({ status: 405, body: { code: 'methodNotAllowed' } });
      expect(answer.headers.get('allow')).toBe('POST');
    }
    for (const path of ['/receivers/', '/receivers/receiver-1', `${one.path}/`]) {
      expect(await bed.call('POST', path, 'x', headers)).toMatchObject({
        status: 404,
        body: { code: 'pathNotFound' },
      });
    }
  });

  test('is for no page of another origin, not even of this machine', async () => {
    const bed = controlTestbed();
    const { path } = await bed.client('demo-key').createReceiver();
    const answer = await bed.call('POST', path, 'x', { origin: 'http://localhost:3000' });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('does not exist while the control interface is off', async () => {
    const service = createReferenceService({ settings: demoSettings });
    const answer = await service.fetch(new Request(`${origin}/receivers/x`, { method: 'POST' }));
    expect(answer.status).toBe(404);
  });

  test.each([
    ['the receiver is deleted', (control: ControlClient, id: string) => control.deleteReceiver(id)],
    ['the account is reset', (control: ControlClient) => control.resetAccount()],
  ])('ends when %s', async (_, end) => {
    const { call, control } = controlTestbed();
    const { id, path } = await control.createReceiver();
    await end(control, id);
    expect((await call('POST', path, 'x')).status).toBe(404);
    expect(await control.listReceivers()).toEqual([]);
    const gone = { body: { code: 'receiverNotFound' } };
    await expect(control.listReceiverCalls(id)).rejects.toMatchObject(gone);
    await expect(control.deleteReceiver(id)).rejects.toMatchObject(gone);
    expect((await control.createReceiver()).id).not.toBe(id);
  });

  test('ends when the account is deleted', async () => {
    const bed = controlTestbed();
    const account = await bed.client().createAccount();
    const { path } = await account.control.createReceiver();
    await account.delete();
    expect((await bed.call('POST', path, 'x')).status).toBe(404);
  });
});

describe('a call', () => {
  test('is kept as text, without headers that may be secret', async () => {
    const { call, control } = controlTestbed();
    const { id, path } = await control.createReceiver();
    const headers = { authorization: 'my-secret', 'x-token': 'my-secret', cookie: 'my-secret' };
    await call('POST', path, '<script>alert(1)</script>', headers);
    const calls = await control.listReceiverCalls(id);
    expect(calls[0]?.body).toBe('<script>alert(1)</script>');
    expect(calls[0]?.headers).toHaveProperty('content-type');
    expect(JSON.stringify(calls)).not.toContain('my-secret');
  });

  test('is refused beyond the size limit and not recorded', async () => {
    const { call, control } = controlTestbed();
    const { id, path } = await control.createReceiver();
    const answer = await call('POST', path, 'x'.repeat(limits.requestBodyBytes + 1));
    expect(answer).toMatchObject({ status: 413, body: { code: 'payloadTooLarge' } });
    expect(await control.listReceiverCalls(id)).toEqual([]);
  });

  test('starts a new script, while earlier calls stay', async () => {
    const { call, control } = controlTestbed();
    const { id, path } = await control.createReceiver({
      name: 'Mine',
      responses: [{ status: 404 }, { status: 503 }],
    });
    const post = async () => (await call('POST', path, 'x')).status;
    expect([await post(), await post(), await post()]).toEqual([404, 503, 503]);
    const changed = await control.changeReceiver(id, [{ status: 201 }, { status: 200 }]);
    expect(changed).toMatchObject({ id, name: 'Mine', path, calls: 3 });
    expect([await post(), await post(), await post()]).toEqual([201, 200, 200]);
    expect(await control.listReceiverCalls(id, { limit: 2 })).toMatchObject([
      { number: 6 },
      { number: 5 },
    ]);
  });
});

test('the oldest calls of an account are dropped, by bytes and by number', async () => {
  const { call, control, service } = controlTestbed();
  const [one, other] = [await control.createReceiver(), await control.createReceiver()];
  const numbers = async (id: string) =>
    (await control.listReceiverCalls(id, { limit: 1000 })).map(({ number }) => number);
  const large = 'x'.repeat(limits.requestBodyBytes);
  const fitting = Math.floor(limits.receivedBytes / limits.requestBodyBytes);
  await call('POST', one.path, large);
  for (let count = 0; count < fitting; count += 1) await call('POST', other.path, large);
  expect([await numbers(one.id), await numbers(other.id)]).toEqual([[], [2, 1]]);
  await control.deleteReceiver(other.id);
  for (let count = 0; count <= limits.receivedCalls; count += 1) {
    await service.fetch(new Request(origin + one.path, { method: 'POST' }));
  }
  const kept = await numbers(one.id);
  expect([kept.length, kept.at(-1)]).toEqual([limits.receivedCalls, 3]);
});

test('receivers are refused at the limit and belong to no other account', async () => {
  const { call, client, control } = controlTestbed();
  for (let count = 0; count < limits.receivers; count += 1) await control.createReceiver();
  expect(await call('POST', '/control/receivers', {})).toMatchObject({
    status: 429,
    body: { code: 'tooManyReceivers', detail: expect.stringContaining(`${limits.receivers}`) },
  });
  const other = client('real-key');
  expect(await other.listReceivers()).toEqual([]);
  const hidden = { body: { code: 'receiverNotFound' } };
  await expect(other.deleteReceiver('receiver-1')).rejects.toMatchObject(hidden);
  await expect(other.listReceiverCalls('receiver-1')).rejects.toMatchObject(hidden);
  await expect(other.changeReceiver('receiver-1', [{ status: 200 }])).rejects.toMatchObject(hidden);
  await control.deleteReceiver('receiver-1');
  await control.createReceiver();
});

test.each([
  { responses: [] },
  { responses: [{ status: 200, reset: true }] },
  { responses: [{ status: 200, delayMs: 60_001 }] },
  { responses: [{ status: 200 }], path: '/receivers/mine' },
])('a receiver cannot be made from %j', async (body) => {
  const { call } = controlTestbed();
  expect(await call('POST', '/control/receivers', body)).toMatchObject({
    status: 400,
    body: { code: 'invalidRequest' },
  });
});

test('calls count as stored data, and those of many accounts stay within the memory', async () => {
  const serviceBytes = 4_000_000;
  const { call, service } = controlTestbed({
    settings: { ...demoSettings, memory: { serviceBytes, accountBytes: serviceBytes } },
  });
  const used = async () => (await service.accounts.load()).keptBytes;
  const paths: string[] = [];
  const ids: string[] = [];
  for (let count = 0; count < 20; count += 1) {
    const { body: created } = await call('POST', '/control/accounts', {});
    ids.push(created.id);
    const { body } = await call('POST', '/control/receivers', {}, { authorization: created.key });
    paths.push(body.path);
  }
  for (const path of paths) {
    for (let count = 0; count < 5; count += 1) {
      const init = {
        method: 'POST',
        body: 'x'.repeat(200_000),
        headers: { 'user-agent': 'y'.repeat(5000) },
      };
      expect((await service.fetch(new Request(origin + path, init))).status).toBe(200);
      expect(await used()).toBeLessThanOrEqual(serviceBytes);
    }
  }
  expect(await used()).toBeGreaterThan(serviceBytes / 2);
  for (const id of ids) service.accounts.remove(id);
  expect(await used()).toBe(0);
});
