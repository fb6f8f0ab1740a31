/** Several replicas on one Redis, in real time: what one begins, another one finishes. */
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { limits } from '#generated/reference/tables.js';
import { RedisEngineStore } from '../../../../src/reference/engine-bullmq/redis-engine-store.ts';
import type { ServiceSettings } from '../../../../src/reference/settings/check-settings.ts';
import { hasRedis, RedisServer } from './redis-server.ts';
import { connectReplica, ended, type Replica } from './replica.ts';

const endpoints: ServiceSettings['endpoints'] = {
  script: { kind: 'serverless', worker: 'script', workers: { max: 4 } },
  image: { kind: 'public', model: 'image', price: 'image-fast', durationMs: 0 },
  none: { kind: 'serverless', worker: 'echo', workers: { max: 0 } },
};

describe.skipIf(!hasRedis)('with redis-server', () => {
  let server: RedisServer;
  let accounts = 0;

  beforeAll(async () => {
    // So that the server loses nothing when a test kills it.
    server = await RedisServer.start(['--appendfsync', 'always']);
  });

  afterAll(() => server.stop());

  /** The id of an account that no other test has. */
  function newAccount(): string {
    accounts += 1;
    return `account-${accounts}`;
  }

  /** A replica of a service, by default with an account of its own. */
  function replica({
    id = newAccount(),
    lockMs = 500,
    ...changes
  }: { id?: string; lockMs?: number } & Partial<ServiceSettings> = {}): Promise<Replica> {
    return connectReplica({
      ...{ url: server.url, id, lockMs, settings: { endpoints, ...changes }, console: true },
      pages: () => ({ status: 200, headers: { 'content-type': 'text/html' }, body: '' }),
    });
  }

  function twoReplicas(options: Parameters<typeof replica>[0] = {}): Promise<[Replica, Replica]> {
    const common = { id: newAccount(), ...options };
    return Promise.all([replica(common), replica(common)]);
  }

  const script = (what: object, rest: object = {}) => ({ ...rest, input: { script: what } });

  test('a job is found, waited for, cancelled and retried through any replica', async () => {
    const [one, other] = await twoReplicas();
    const failing = await one.call('POST', '/v2/script/run', script({ afterMs: 50, fail: 'No.' }));
    expect(await ended(other, 'script', failing.body.id)).toMatchObject({ status: 'FAILED' });
    const retried = await other.call('POST', `/v2/script/retry/${failing.body.id}`);
    expect(retried.status).toBe(200);
    expect(await ended(one, 'script', failing.body.id)).toMatchObject({ retries: 1 });
    const hanging = await one.call('POST', '/v2/script/run', script({ hang: true }));
    const cancelled = await other.call('POST', `/v2/script/cancel/${hanging.body.id}`);
    expect(cancelled.status).toBe(200);
    expect(await ended(one, 'script', hanging.body.id)).toMatchObject({ status: 'CANCELLED' });
    const waiting = await one.call('POST', '/v2/none/run', { input: {} });
    expect((await other.call('POST', '/v2/none/purge-queue')).body).toMatchObject({ removed: 1 });
    expect(await ended(one, 'none', waiting.body.id)).toMatchObject({ status: 'CANCELLED' });
    for (const what of ['endpoints', 'deliveries', 'clock']) {
      expect(await one.call('GET', `/control/${what}`)).toMatchObject({ status: 200 });
    }
  });

  test('requests to all replicas count in one window', async () => {
    const both = await twoReplicas({ limits: 'public' });
    const { requests } = limits.rates.operations.purgeQueue;
    const statuses: number[] = [];
    for (let sent = 0; sent < requests; sent += 1) {
      statuses.push((await both[sent % 2]?.call('POST', '/v2/none/purge-queue'))?.status ?? 0);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    for (const replica of both) {
      expect(await replica.call('POST', '/v2/none/purge-queue')).toMatchObject({
        status: 429,
        body: { code: 'tooManyRequests' },
      });
      expect(await replica.call('POST', '/v2/script/purge-queue')).toMatchObject({ status: 200 });
    }
  });

  test('requests to all replicas are under way together', async () => {
    const [one, other] = await twoReplicas({ limits: 'public', lockMs: 30_000 });
    const { body } = await one.call('POST', '/v2/none/run', { input: {} });
    const wait = (replica: Replica, ms: number) =>
      replica.call('GET', `/v2/none/status-sync/${body.id}?wait=${ms}`);
    const { concurrent = 0 } = limits.rates.operations.getJobStatusSync;
    const refused = { status: 429, body: { code: 'tooManyRequests' } };
    const answers = Array.from({ length: concurrent + 1 }, () => wait(one, 60_000));
    expect(await Promise.race(answers)).toMatchObject(refused);
    expect(await wait(other, 1000)).toMatchObject(refused);
  });

  test('a reset through one replica leaves an empty account to all', async () => {
    const id = newAccount();
    const fault = { operation: 'purgeQueue', count: 1, effect: { status: 503 } } as const;
    const accounts = { [id]: { keys: { key: {} }, faults: [fault] } };
    const [one, other] = await twoReplicas({ id, accounts });
    const purge = async () => (await one.call('POST', '/v2/image/purge-queue')).status;
    expect([await purge(), await purge()]).toEqual([503, 200]);
    const input = { prompt: 'A lighthouse', width: 1000, height: 1000 };
    const webhook = 'http://receiver.test/';
    const paid = await one.call('POST', '/v2/image/run', { input, webhook });
    await ended(one, 'image', paid.body.id);
    const queued = await one.call('POST', '/v2/none/run', { input: {} });
    const streaming = script({ chunks: [{ afterMs: 0, output: 1 }], hang: true });
    const running = await Promise.all(
      [one, other, one, other].map(({ call }) => call('POST', '/v2/script/run', streaming)),
    );
    const inProgress = async () =>
      (await other.call('GET', '/v2/script/health')).body.jobs.inProgress;
    await expect.poll(inProgress, { timeout: 60_000 }).toBe(running.length);
    const waiting = running.map(({ body }) =>
      one.call('GET', `/v2/script/status-sync/${body.id}?wait=60000`),
    );
    expect((await other.call('POST', '/control/reset')).status).toBe(204);
    for (const { status } of await Promise.all(waiting)) expect(status).toBe(404);
    for (const { call } of [one, other]) {
      expect((await call('GET', '/control/jobs')).body).toMatchObject({ total: 0 });
      expect((await call('GET', '/control/ledger')).body).toMatchObject({ total: '0' });
      for (const [endpointId, { body }] of [
        ['image', paid],
        ['none', queued],
      ] as const) {
        expect((await call('GET', `/v2/${endpointId}/status/${body.id}`)).status).toBe(404);
      }
      const { jobs } = (await call('GET', '/v2/script/health')).body;
      expect(new Set(Object.values(jobs))).toEqual(new Set([0]));
    }
    const redis = new Redis(server.url);
    const entries = async () => {
      const keys = await redis.keys(`inference-queue:{${id}:*`);
      return keys.filter((key) =>
        /:(wait|active|delayed|prioritized|paused|[0-9a-f-]{36})$/.test(key),
      );
    };
    await expect.poll(entries, { timeout: 60_000 }).toEqual([]);
    const kept = (await redis.keys(`inference:{${id}}:*`)).map((key) => key.replace(/.*}:/, ''));
    const lasting =
      /^(sequence|callsNumbered|endpoints|workers|log|due|scaler:.*|load:.*|rest:.*|starting:.*)$/;
    expect(kept.filter((key) => !lasting.test(key))).toEqual([]);
    redis.disconnect();
    await expect.poll(purge, { timeout: 60_000 }).toBe(503);
    const next = await one.call('POST', '/v2/script/runsync', script({}));
    expect(next.body).toMatchObject({ status: 'COMPLETED' });
    const { events } = (await other.call('GET', '/control/events')).body;
    expect(events[0]).toMatchObject({ type: 'accountReset' });
  }, 60_000);

  test('all replicas are one run of the service, and accept the same console session', async () => {
    const id = newAccount();
    const [one, other] = await twoReplicas({ id });
    const later = await replica({ id });
    const begun = await one.fetch('/console/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://localhost' },
      body: '{}',
    });
    const { sessionToken } = Object(await begun?.json());
    const run = (await one.call('GET', '/control/service'))?.body;
    expect(run).toMatchObject({ account: id, instanceId: expect.stringMatching(/./) });
    for (const each of [one, other, later]) {
      const session = { 'console-session-token': sessionToken };
      const response = await each.fetch('/control/service', { headers: session });
      expect(await response?.json()).toEqual(run);
      const headers = { 'console-session-token': '0'.repeat(64) };
      const wrong = await each.fetch('/control/service', { headers });
      expect(wrong?.status).toBe(401);
    }
  });

  test('of several tabs that use a ticket at once at two replicas, one is admitted', async () => {
    const [one, other] = await twoReplicas();
    const page = { 'content-type': 'application/json', origin: 'http://localhost' };
    const post = async (path: string, headers: Record<string, string>, body: object) => {
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      return Object(await (await one.fetch(path, init)).json());
    };
    const { sessionToken } = await post('/console/session', page, {});
    const session = { ...page, 'console-session-token': sessionToken };
    for (let round = 0; round < 10; round += 1) {
      const { target } = await post('/console/ticket', session, { target: '/control/service' });
      const tabs = [one, other, one, other].map((each) => each.fetch(target, {}));
      const statuses = (await Promise.all(tabs)).map(({ status }) => status);
      expect(statuses.sort()).toEqual([200, 401, 401, 401]);
    }
  });

  test('a replica that is elected again sets the capacity that another one has changed', async () => {
    const id = newAccount();
    const one = await replica({ id });
    const run = () => one.call('POST', '/v2/script/runsync', script({}));
    expect(await run()).toMatchObject({ body: { status: 'COMPLETED' } });
    const redis = new Redis(server.url);
    onTestFinished(() => redis.disconnect());
    // What another replica leaves that was elected, stopped the idle worker and lost its lease.
    const keys = ['scaler:script', 'load:script', 'rest:script'].map(
      (key) => `inference:{${id}}:${key}`,
    );
    await redis
      .multi()
      .del(keys)
      .hset(`inference-queue:{${id}:script}:script:meta`, 'concurrency', 0)
      .exec();
    expect(await run()).toMatchObject({ body: { status: 'COMPLETED' } });
  }, 120_000);

  test('keys that are created, changed and revoked through one replica are so for all', async () => {
    const id = newAccount();
    const [one, other] = await twoReplicas({ id });
    const { body: created } = await one.call('POST', '/control/keys', {
      name: 'New',
      permission: 'run',
    });
    const later = await replica({ id });
    const all = [one, other, later];
    const purges = async (key: string) => {
      const answers = all.map(({ call }) => call('POST', '/v2/none/purge-queue', undefined, key));
      return (await Promise.all(answers)).map(({ status }) => status);
    };
    await expect.poll(() => purges(created.key), { timeout: 60_000 }).toEqual([200, 200, 200]);
    const lists = await Promise.all(all.map(({ call }) => call('GET', '/control/keys')));
    for (const { body } of lists) {
      expect(body.keys).toMatchObject([
        { isFromSettings: true },
        { id: created.id, name: 'New', isFromSettings: false },
      ]);
      expect(body).toEqual(lists[0]?.body);
    }
    const redis = new Redis(server.url);
    const stored = await redis.hgetall(`inference:{${id}}:keys`);
    expect(JSON.stringify(stored)).toContain(created.id);
    expect(JSON.stringify(stored)).not.toContain(created.key);

    const path = `/control/keys/${created.id}`;
    expect((await other.call('PATCH', path, { permission: 'read' })).status).toBe(200);
    await expect.poll(() => purges(created.key), { timeout: 60_000 }).toEqual([401, 401, 401]);
    const reads = all.map(({ call }) => call('GET', '/v2/none/health', undefined, created.key));
    for (const { status } of await Promise.all(reads)) expect(status).toBe(200);
    expect((await later.call('DELETE', path)).status).toBe(204);
    expect((await later.call('GET', '/control/keys', undefined, created.key)).status).toBe(401);
    expect(await redis.exists(`inference:{${id}}:keys`)).toBe(0);
    redis.disconnect();

    const { body: next } = await one.call('POST', '/control/keys', { permission: 'run' });
    const initial = lists[0]?.body.keys[0].id;
    await expect.poll(() => purges(next.key), { timeout: 60_000 }).toEqual([200, 200, 200]);
    expect((await other.call('DELETE', `/control/keys/${initial}`)).status).toBe(204);
    await expect.poll(() => purges('key'), { timeout: 60_000 }).toEqual([401, 401, 401]);
    expect((await one.call('POST', '/control/reset', undefined, next.key)).status).toBe(204);
    await expect.poll(() => purges('key'), { timeout: 60_000 }).toEqual([200, 200, 200]);
    await expect.poll(() => purges(next.key), { timeout: 60_000 }).toEqual([401, 401, 401]);
  }, 60_000);

  test('a change does not bring back a key whose revocation a replica has missed', async () => {
    const id = newAccount();
    const one = await replica({ id });
    const { body: created } = await one.call('POST', '/control/keys', { permission: 'run' });
    const redis = new Redis(server.url);
    await redis.del(`inference:{${id}}:keys`);
    const path = `/control/keys/${created.id}`;
    expect((await one.call('PATCH', path, { permission: 'read' })).status).toBe(404);
    expect((await one.call('GET', '/control/keys', undefined, created.key)).status).toBe(401);
    expect(await redis.exists(`inference:{${id}}:keys`)).toBe(0);
    redis.disconnect();
  });

  test('what changes one process only is refused', async () => {
    const one = await replica();
    const fault = { effect: { status: 500 } };
    const declared = await one.call('PUT', '/control/faults', { faults: [fault] });
    expect(declared).toMatchObject({
      status: 501,
      body: {
        code: 'notShared',
        detail: expect.stringMatching(/^PUT \/control\/faults .*Set faults in the settings/),
      },
    });
    expect(await one.call('GET', '/control/faults')).toMatchObject({ status: 200 });
  });

  test('alternatives are those of the settings, and changing them here only is refused', async () => {
    const one = await replica();
    const set = 'Set alternatives in the settings of all replicas, and restart them.';
    const draw = 'Start all replicas with --alternatives random and the same --seed.';
    for (const [method, path, body, instead] of [
      ['PUT', '/control/alternatives', { 'success-status': 'created' }, set],
      ['DELETE', '/control/alternatives', undefined, set],
      ['POST', '/control/alternatives/random', { seed: 1 }, draw],
    ] as const) {
      const answer = await one.call(method, path, body);
      expect(answer).toMatchObject({ status: 501, body: { code: 'notShared' } });
      expect(answer.body.detail).toBe(
        `${method} ${path} is not available where replicas share the accounts: it would change one replica only. ${instead}`,
      );
    }
    const listed = await one.call('GET', '/control/alternatives');
    expect(listed.body.alternatives).toContainEqual(
      expect.objectContaining({ gap: 'success-status', alternative: 'ok', from: 'document' }),
    );
    expect((await one.call('POST', '/v2/script/run', script({}))).status).toBe(200);
  });

  test('a server that may delete keys is refused', async () => {
    const forgetful = await RedisServer.start(['--maxmemory-policy', 'allkeys-lru']);
    const url = forgetful.url;
    const connected = RedisEngineStore.connect({ url, logSize: 10, onError: () => undefined });
    await expect(connected).rejects.toThrow('noeviction');
    await forgetful.stop();
  });

  test('requests fail at once while Redis is away, and succeed when it is back', async () => {
    const one = await replica();
    const before = await one.call('POST', '/v2/script/run', script({ afterMs: 200 }));
    await server.halt('SIGKILL');
    await expect
      .poll(async () => (await one.call('POST', '/v2/script/run', script({}))).body)
      .toMatchObject({ status: 503, code: 'storeUnavailable' });
    const status = await one.call('GET', `/v2/script/status/${before.body.id}`);
    expect(status).toMatchObject({ status: 503, body: { code: 'storeUnavailable' } });
    const headers = { authorization: 'Bearer key' };
    const read = await one.fetch(`/v2/script/status/${before.body.id}`, { headers });
    expect(read.headers.get('retry-after')).toBe('2');
    expect(await one.isReady()).toBe(false);
    await server.run();
    await expect
      .poll(async () => (await one.call('POST', '/v2/script/run', script({}))).status, {
        timeout: 60_000,
      })
      .toBe(200);
    const after = await one.call('POST', '/v2/image/runsync', {
      input: { prompt: 'A lighthouse' },
    });
    expect(after.body).toMatchObject({ status: 'COMPLETED' });
    expect(await one.isReady()).toBe(true);
    expect(await ended(one, 'script', before.body.id)).toMatchObject({ status: 'COMPLETED' });
  }, 60_000);
});
