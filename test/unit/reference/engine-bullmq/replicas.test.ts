/** Several replicas on one Redis, in real time: what one begins, another one finishes. */
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { limits } from '#generated/reference/tables.js';
import { RedisEngineStore } from '../../../../src/reference/engine-bullmq/redis-engine-store.ts';
import { createReferenceService, type ServiceSettings } from '../../../../src/reference/service.ts';
import { hasRedis, RedisServer } from './redis-server.ts';

const endpoints: ServiceSettings['endpoints'] = {
  script: { kind: 'serverless', worker: 'script', workers: { max: 4 } },
  image: { kind: 'public', model: 'image', price: 'image-fast', durationMs: 0 },
  none: { kind: 'serverless', worker: 'echo', workers: { max: 0 } },
};

interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely here.
  readonly body: any;
}

interface Replica {
  call(method: string, path: string, body?: unknown, key?: string): Promise<Answer>;
  /** A request of a browser. */
  load(path: string, headers: Record<string, string>): Promise<Response>;
  /** Ends its connections at once, as if the process had died. */
  die(): void;
  isReady(): Promise<boolean>;
}

describe.skipIf(!hasRedis)('with redis-server', () => {
  let server: RedisServer;
  let accounts = 0;
  const stores: RedisEngineStore[] = [];
  const hooks: { url: string; body: string }[] = [];

  beforeAll(async () => {
    // So that the server loses nothing when a test kills it.
    server = await RedisServer.start(['--appendfsync', 'always']);
  });

  afterEach(async () => {
    await Promise.all(stores.splice(0).map((store) => store.close()));
    hooks.length = 0;
  });

  afterAll(() => server.stop());

  /** The id of an account that no other test has. */
  function newAccount(): string {
    accounts += 1;
    return `account-${accounts}`;
  }

  /** Replicas of a service, by default with an account of their own. */
  async function replicas(
    count: number,
    {
      id = newAccount(),
      lockMs = 500,
      ...changes
    }: { id?: string; lockMs?: number } & Partial<ServiceSettings> = {},
  ): Promise<Replica[]> {
    return Promise.all(
      Array.from({ length: count }, async () => {
        const store = await RedisEngineStore.connect({
          url: server.url,
          logSize: 1000,
          lookMs: 100,
          lockMs,
          onError: () => undefined,
        });
        stores.push(store);
        const service = createReferenceService({
          settings: { accounts: { [id]: { keys: { key: {} } } }, endpoints, ...changes },
          store,
          control: { enabled: true },
          console: true,
          pages: () => ({ status: 200, headers: { 'content-type': 'text/html' }, body: '' }),
          sendWebhook: async (url, body) => {
            hooks.push({ url, body });
            return { kind: 'answered', status: 200 };
          },
        });
        return {
          async call(method, path, body, key = 'key') {
            const response = await service.fetch(
              new Request(`http://localhost${path}`, {
                method,
                headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
                ...(body === undefined ? {} : { body: JSON.stringify(body) }),
              }),
            );
            const text = await response.text();
            return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
          },
          load: (path, headers) =>
            service.fetch(new Request(`http://localhost${path}`, { headers })),
          die: () => store.disconnect(),
          isReady: () => store.isUsable(),
        };
      }),
    );
  }

  /** The job when it has ended. */
  async function ended({ call }: Replica, endpointId: string, id: string): Promise<Answer['body']> {
    for (;;) {
      const { status, body } = await call('GET', `/v2/${endpointId}/status-sync/${id}?wait=5000`);
      if (status !== 200 || !['IN_QUEUE', 'IN_PROGRESS'].includes(body.status)) return body;
    }
  }

  const script = (what: object, rest: object = {}) => ({ ...rest, input: { script: what } });

  test('a job is found, waited for, cancelled and retried through any replica', async () => {
    const [one, other] = await replicas(2);
    if (one === undefined || other === undefined) throw new Error('Expected two replicas.');
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
  });

  test('requests to all replicas count in one window', async () => {
    const both = await replicas(2, { limits: 'public' });
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
    const [one, other] = await replicas(2, { limits: 'public', lockMs: 30_000 });
    if (one === undefined || other === undefined) throw new Error('Expected two replicas.');
    const { body } = await one.call('POST', '/v2/none/run', { input: {} });
    const wait = (replica: Replica, ms: number) =>
      replica.call('GET', `/v2/none/status-sync/${body.id}?wait=${ms}`);
    const { concurrent = 0 } = limits.rates.operations.getJobStatusSync;
    const refused = { status: 429, body: { code: 'tooManyRequests' } };
    const answers = Array.from({ length: concurrent + 1 }, () => wait(one, 60_000));
    expect(await Promise.race(answers)).toMatchObject(refused);
    expect(await wait(other, 1000)).toMatchObject(refused);
  });

  test('a replica that is not the elected scaler hands on what is due for workers', async () => {
    const id = newAccount();
    await replicas(1, { id });
    const redis = new Redis(server.url);
    onTestFinished(() => redis.disconnect());
    const listener = redis.duplicate();
    onTestFinished(() => listener.disconnect());
    await listener.subscribe(`inference:{${id}}:changes`);
    const heard: string[] = [];
    listener.on('message', (_channel, message) => heard.push(message));
    await redis.set(`inference:{${id}}:scaler:script`, 'another replica');
    await redis.zadd(`inference:{${id}}:due`, 0, 'scale:script');
    await expect.poll(() => heard, { timeout: 5000 }).toContain('scale:script');
  });

  test('a reset through one replica leaves an empty account to all', async () => {
    const id = newAccount();
    const fault = { operation: 'purgeQueue', count: 1, effect: { status: 503 } } as const;
    const accounts = { [id]: { keys: { key: {} }, faults: [fault] } };
    const [one, other] = await replicas(2, { id, accounts });
    if (one === undefined || other === undefined) throw new Error('Expected two replicas.');
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
    await expect.poll(inProgress, { timeout: 5000 }).toBe(running.length);
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
    await expect.poll(entries, { timeout: 5000 }).toEqual([]);
    const kept = (await redis.keys(`inference:{${id}}:*`)).map((key) => key.replace(/.*}:/, ''));
    const lasting = /^(sequence|endpoints|workers|log|due|scaler:.*|load:.*|rest:.*|starting:.*)$/;
    expect(kept.filter((key) => !lasting.test(key))).toEqual([]);
    redis.disconnect();
    await expect.poll(purge, { timeout: 5000 }).toBe(503);
    const next = await one.call('POST', '/v2/script/runsync', script({}));
    expect(next.body).toMatchObject({ status: 'COMPLETED' });
    const { events } = (await other.call('GET', '/control/events')).body;
    expect(events[0]).toMatchObject({ type: 'accountReset' });
  }, 20_000);

  test('all replicas are one run of the service, and accept the same console session', async () => {
    const id = newAccount();
    const [one, other] = await replicas(2, { id });
    const [later] = await replicas(1, { id });
    const page = await one?.load('/console/', {});
    const [cookie = ''] = page?.headers.get('set-cookie')?.split(';') ?? [];
    const run = (await one?.call('GET', '/control/service'))?.body;
    expect(run).toMatchObject({ account: id, instanceId: expect.stringMatching(/./) });
    for (const replica of [one, other, later]) {
      const response = await replica?.load('/control/service', { cookie });
      expect(await response?.json()).toEqual(run);
      const [name] = cookie.split('=');
      const wrong = await replica?.load('/control/service', {
        cookie: `${name}=${'0'.repeat(64)}`,
      });
      expect(wrong?.status).toBe(401);
    }
  });

  test('a replica that is elected again sets the capacity that another one has changed', async () => {
    const id = newAccount();
    const [one] = await replicas(1, { id });
    const run = () => one?.call('POST', '/v2/script/runsync', script({}));
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
    const [one, other] = await replicas(2, { id });
    if (one === undefined || other === undefined) throw new Error('Expected two replicas.');
    const { body: created } = await one.call('POST', '/control/keys', {
      name: 'New',
      permission: 'run',
    });
    const [later] = await replicas(1, { id });
    if (later === undefined) throw new Error('Expected a replica.');
    const all = [one, other, later];
    const purges = async (key: string) => {
      const answers = all.map(({ call }) => call('POST', '/v2/none/purge-queue', undefined, key));
      return (await Promise.all(answers)).map(({ status }) => status);
    };
    await expect.poll(() => purges(created.key), { timeout: 5000 }).toEqual([200, 200, 200]);
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
    await expect.poll(() => purges(created.key), { timeout: 5000 }).toEqual([401, 401, 401]);
    const reads = all.map(({ call }) => call('GET', '/v2/none/health', undefined, created.key));
    for (const { status } of await Promise.all(reads)) expect(status).toBe(200);
    expect((await later.call('DELETE', path)).status).toBe(204);
    expect((await later.call('GET', '/control/keys', undefined, created.key)).status).toBe(401);
    expect(await redis.exists(`inference:{${id}}:keys`)).toBe(0);
    redis.disconnect();

    const { body: next } = await one.call('POST', '/control/keys', { permission: 'run' });
    const initial = lists[0]?.body.keys[0].id;
    await expect.poll(() => purges(next.key), { timeout: 5000 }).toEqual([200, 200, 200]);
    expect((await other.call('DELETE', `/control/keys/${initial}`)).status).toBe(204);
    await expect.poll(() => purges('key'), { timeout: 5000 }).toEqual([401, 401, 401]);
    expect((await one.call('POST', '/control/reset', undefined, next.key)).status).toBe(204);
    await expect.poll(() => purges('key'), { timeout: 5000 }).toEqual([200, 200, 200]);
    await expect.poll(() => purges(next.key), { timeout: 5000 }).toEqual([401, 401, 401]);
  }, 20_000);

  test('a change does not bring back a key whose revocation a replica has missed', async () => {
    const id = newAccount();
    const [one] = await replicas(1, { id });
    if (one === undefined) throw new Error('Expected a replica.');
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
    const [one] = await replicas(1);
    const fault = { effect: { status: 500 } };
    const declared = await one?.call('PUT', '/control/faults', { faults: [fault] });
    expect(declared).toMatchObject({
      status: 501,
      body: {
        code: 'notShared',
        detail: expect.stringMatching(/^PUT \/control\/faults .*Set faults in the settings/),
      },
    });
    expect(await one?.call('GET', '/control/faults')).toMatchObject({ status: 200 });
  });

  test('a server that may delete keys is refused', async () => {
    const forgetful = await RedisServer.start(['--maxmemory-policy', 'allkeys-lru']);
    const url = forgetful.url;
    const connected = RedisEngineStore.connect({ url, logSize: 10, onError: () => undefined });
    await expect(connected).rejects.toThrow('noeviction');
    await forgetful.stop();
  });

  test('jobs of a replica that dies are run by another one, charged once and announced at most three times', async () => {
    const id = newAccount();
    const slow = (durationMs: number): Partial<ServiceSettings> => ({
      endpoints: {
        image: { kind: 'public', model: 'image', price: 'image-fast', durationMs, workers },
      },
    });
    const workers = { max: 8 };
    // It would still be at the first jobs when the test is over.
    const [one] = await replicas(1, { id, ...slow(60_000) });
    if (one === undefined) throw new Error('Expected a replica.');
    const input = { prompt: 'A lighthouse', width: 1000, height: 1000 };
    const request = { input, webhook: 'http://receiver.test/' };
    const submitted = await Promise.all(
      Array.from({ length: 8 }, () => one.call('POST', '/v2/image/run', request)),
    );
    const ids: string[] = submitted.map(({ body }) => body.id);
    const inProgress = async () => (await one.call('GET', '/v2/image/health')).body.jobs.inProgress;
    await expect.poll(inProgress, { timeout: 5000 }).toBe(8);
    one.die();
    const [other] = await replicas(1, { id, ...slow(0) });
    if (other === undefined) throw new Error('Expected a replica.');
    for (const jobId of ids) {
      expect(await ended(other, 'image', jobId)).toMatchObject({ status: 'COMPLETED' });
    }
    const { body: ledger } = await other.call('GET', '/control/ledger');
    expect(ledger).toMatchObject({ total: '0.0192', totals: [{ endpointId: 'image', jobs: 8 }] });
    const calls = () => {
      const told = hooks.map(({ body }) => JSON.parse(body).id);
      return ids.map((jobId) => told.filter((each) => each === jobId).length);
    };
    await expect.poll(() => Math.min(...calls()), { timeout: 5000 }).toBeGreaterThan(0);
    expect(Math.max(...calls())).toBeLessThanOrEqual(3);
  }, 20_000);

  test('requests fail at once while Redis is away, and succeed when it is back', async () => {
    const [one] = await replicas(1);
    if (one === undefined) throw new Error('Expected a replica.');
    const before = await one.call('POST', '/v2/script/run', script({ afterMs: 200 }));
    await server.halt('SIGKILL');
    await expect
      .poll(async () => (await one.call('POST', '/v2/script/run', script({}))).body)
      .toMatchObject({ status: 503, code: 'storeUnavailable' });
    const status = await one.call('GET', `/v2/script/status/${before.body.id}`);
    expect(status).toMatchObject({ status: 503, body: { code: 'storeUnavailable' } });
    const read = await one.load(`/v2/script/status/${before.body.id}`, {
      authorization: 'Bearer key',
    });
    expect(read.headers.get('retry-after')).toBe('2');
    expect(await one.isReady()).toBe(false);
    await server.run();
    await expect
      .poll(async () => (await one.call('POST', '/v2/script/run', script({}))).status, {
        timeout: 10_000,
      })
      .toBe(200);
    const after = await one.call('POST', '/v2/image/runsync', {
      input: { prompt: 'A lighthouse' },
    });
    expect(after.body).toMatchObject({ status: 'COMPLETED' });
    expect(await one.isReady()).toBe(true);
    expect(await ended(one, 'script', before.body.id)).toMatchObject({ status: 'COMPLETED' });
  }, 30_000);
});
