/** Redis or a connection to it fails, and comes back: nothing accepted is lost or done twice. */
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { lifecycle } from '#generated/reference/tables.js';
import { ManualClock, systemTimers } from '../../../../src/core/clock.ts';
import { scripts } from '../../../../src/reference/engine-bullmq/scripts/scripts.ts';
import type { ServiceSettings } from '../../../../src/reference/settings/check-settings.ts';
import { RedisProxy } from './redis-proxy.ts';
import { hasRedis, RedisServer } from './redis-server.ts';
import { connectReplica, ended, type Replica, type ReplicaOptions } from './replica.ts';

describe.skipIf(!hasRedis)('with redis-server', () => {
  let server: RedisServer;
  let redis: Redis;
  let accounts = 0;
  /** Jobs whose webhooks were called, once for each call. */
  const called: string[] = [];

  beforeAll(async () => {
    server = await RedisServer.start();
    redis = new Redis(server.url);
  });

  afterEach(() => {
    server.resume();
    called.length = 0;
  });

  afterAll(async () => {
    redis.disconnect();
    await server.stop();
  });

  /** The id of an account that no other test has. */
  function newAccount(): string {
    accounts += 1;
    return `account-${accounts}`;
  }

  function replica(
    id: string,
    endpoints: ServiceSettings['endpoints'],
    options: Partial<ReplicaOptions> = {},
  ): Promise<Replica> {
    return connectReplica({
      url: server.url,
      settings: { endpoints },
      id,
      sendWebhook: async (_url, body) => {
        called.push(JSON.parse(body).id);
        return { kind: 'answered', status: 200 };
      },
      ...options,
    });
  }

  async function newProxy(): Promise<RedisProxy> {
    const proxy = await RedisProxy.start(server.port);
    onTestFinished(() => proxy.stop());
    return proxy;
  }

  const image = (durationMs: number): ServiceSettings['endpoints'] => ({
    image: {
      kind: 'public',
      model: 'image',
      price: 'image-fast',
      durationMs,
      workers: { max: 4, coldStartMs: 0 },
    },
  });
  const script = (max: number): ServiceSettings['endpoints'] => ({
    script: { kind: 'serverless', worker: 'script', workers: { max, coldStartMs: 0 } },
  });
  const hanging = { input: { script: { hang: true } } };
  const request = { input: { prompt: 'A lighthouse' }, webhook: 'http://receiver.test/' };

  async function submit({ call }: Replica, endpointId: string, body: unknown): Promise<string> {
    const answer = await call('POST', `/v2/${endpointId}/run`, body);
    expect(answer).toMatchObject({ status: 200 });
    return answer.body.id;
  }

  /** Until so many jobs of the endpoint are in progress. */
  async function inProgress({ call }: Replica, endpointId: string, count: number) {
    const jobs = async () => (await call('GET', `/v2/${endpointId}/health`)).body.jobs;
    await expect.poll(jobs, { timeout: 60_000 }).toMatchObject({ inProgress: count });
  }

  const unavailable = { status: 503, body: { code: 'storeUnavailable' } };

  test('Redis is paused for 10 seconds', async () => {
    const one = await replica(newAccount(), image(300));
    const ids = await Promise.all(Array.from({ length: 12 }, () => submit(one, 'image', request)));
    await inProgress(one, 'image', 4);
    server.pause();
    const { now } = systemTimers();
    const endMs = now() + 10_000;
    const during: unknown[] = [];
    await expect
      .poll(
        async () => {
          const answer = await one.call('POST', '/v2/image/run', request);
          const status = await one.call('GET', `/v2/image/status/${ids[0]}`);
          during.push(answer, status, await one.isReady());
          return now() >= endMs;
        },
        { timeout: 60_000, interval: 10 },
      )
      .toBe(true);
    // Two seconds for each of them would be five.
    expect(during.length).toBeGreaterThan(60);
    for (const answer of during) {
      if (answer !== false) expect(answer).toMatchObject(unavailable);
    }
    server.resume();
    await expect.poll(() => one.isReady(), { timeout: 60_000 }).toBe(true);
    for (const id of ids) {
      expect(await ended(one, 'image', id)).toMatchObject({ status: 'COMPLETED' });
    }
    // A submission that was refused may have been accepted all the same.
    const unfinished = async () => {
      const { jobs } = (await one.call('GET', '/v2/image/health')).body;
      return jobs.inQueue + jobs.inProgress;
    };
    await expect.poll(unfinished, { timeout: 60_000 }).toBe(0);
    const page = await one.call('GET', '/control/jobs?limit=1');
    const { body: ledger } = await one.call('GET', '/control/ledger');
    expect(ledger.totals).toMatchObject([{ jobs: page.body.total }]);
    const calls = () => ids.map((id) => called.filter((each) => each === id).length);
    await expect.poll(() => Math.min(...calls()), { timeout: 60_000 }).toBeGreaterThan(0);
    expect(Math.max(...calls())).toBeLessThanOrEqual(lifecycle.webhook.retries + 1);
  }, 90_000);

  test('nobody notices that the scripts of Redis are flushed', async () => {
    const id = newAccount();
    const both = await Promise.all([replica(id, script(8)), replica(id, script(8))]);
    let isOver = false;
    const flushing = (async () => {
      let flushes = 0;
      for (; !isOver; flushes += 1) await redis.script('FLUSH');
      return flushes;
    })();
    const answers = Array.from({ length: 60 }, async (_, index) => {
      const { call } = both[index % 2] ?? both[0];
      const submitted = await call('POST', `/v2/script/run${index % 3 === 0 ? 'sync' : ''}`, {
        input: { script: { chunks: [{ afterMs: 0, output: index }] } },
      });
      const path = `status-sync/${submitted.body.id}?wait=60000`;
      const read = await call('GET', `/v2/script/${path}`);
      const health = await call('GET', '/v2/script/health');
      return [submitted.status, read.status, read.body.status, health.status];
    });
    const seen = new Set((await Promise.all(answers)).map((answer) => answer.join()));
    isOver = true;
    expect(await flushing).toBeGreaterThan(10);
    expect([...seen]).toEqual(['200,200,COMPLETED,200']);
  }, 60_000);

  test.each(['the network fails', 'Redis ends the connections'])(
    'callers who wait while %s get their results',
    async (what) => {
      const id = newAccount();
      const proxy = await newProxy();
      const clock = new ManualClock({ startMs: systemTimers().now(), holdLimitMs: 100 });
      const one = await replica(id, script(4), { url: proxy.url, clock });
      await clock.advance(0);
      const other = await replica(id, script(4));
      const read = await submit(one, 'script', hanging);
      const streamed = await submit(one, 'script', hanging);
      const answers = [
        one.call('POST', '/v2/script/runsync?wait=60000', hanging),
        one.call('GET', `/v2/script/status-sync/${read}?wait=60000`),
        one.call('GET', `/v2/script/stream/${streamed}`),
      ];
      await inProgress(other, 'script', 3);
      const { body: page } = await other.call('GET', '/control/jobs');
      // Answered after the first looks of those who wait.
      await one.call('GET', `/v2/script/status/${read}`);
      if (what === 'the network fails') {
        proxy.cut();
        await expect
          .poll(() => one.call('POST', '/v2/script/run', hanging), { timeout: 60_000 })
          .toMatchObject(unavailable);
        expect(await one.isReady()).toBe(false);
        // They look in vain.
        await clock.advance(200);
      } else {
        await redis.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
        await redis.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
      }
      for (const job of page.jobs) {
        const path = `/v2/script/cancel/${job.id}`;
        await expect
          .poll(async () => (await other.call('POST', path)).status, { timeout: 60_000 })
          .not.toBe(503);
      }
      proxy.mend();
      for (const answer of await Promise.all(answers)) {
        expect(answer).toMatchObject({ status: 200, body: { status: 'CANCELLED' } });
      }
    },
    60_000,
  );

  test('limited requests get the same problem while the network fails', async () => {
    const proxy = await newProxy();
    const settings = { endpoints: script(4), limits: 'public' as const };
    const one = await replica(newAccount(), script(4), { url: proxy.url, settings });
    const purge = () => one.call('POST', '/v2/script/purge-queue');
    expect(await purge()).toMatchObject({ status: 200 });
    proxy.cut();
    await expect.poll(purge, { timeout: 60_000 }).toMatchObject(unavailable);
    proxy.mend();
    await expect.poll(purge, { timeout: 60_000 }).toMatchObject({ status: 200 });
  }, 60_000);

  const steps = [
    ['submit', 1, 'a submission'],
    ['start', 1, 'the start of a job'],
    ['commit', 1, 'a part of the output'],
    ['end', 1, 'the end of a job'],
    ['commit', 3, 'the beginning of a webhook call'],
    ['commit', 4, 'the outcome of a webhook call'],
  ] as const;
  test.each(steps.flatMap((step) => [['command', ...step] as const, ['answer', ...step] as const]))(
    'the %s of %s %i is lost: %s',
    async (lost, name, nth, _what) => {
      const id = newAccount();
      const proxy = await newProxy();
      const clock = new ManualClock({ startMs: systemTimers().now(), holdLimitMs: 100 });
      const one = await replica(id, script(4), { url: proxy.url, clock });
      await clock.advance(0);
      proxy.cutAt(scripts[name].digest, nth, lost);
      const parts = ['one', 'two'].map((output) => ({ afterMs: 0, output }));
      const job = { input: { script: { chunks: parts } }, webhook: request.webhook };
      const first = await one.call('POST', '/v2/script/run', job);
      if (name === 'submit') expect(first).toMatchObject(unavailable);
      if (name === 'submit' && lost === 'command') {
        await expect
          .poll(async () => (await one.call('POST', '/v2/script/run', job)).status)
          .toBe(200);
      }
      const completed = async () => {
        await clock.advance(1000);
        return (await one.call('GET', '/control/jobs?state=COMPLETED')).body.total;
      };
      await expect.poll(completed, { timeout: 60_000 }).toBe(1);
      const { body } = await one.call('GET', '/control/jobs');
      expect(body.total).toBe(1);
      const jobId = body.jobs[0].id;
      expect(await one.call('GET', `/v2/script/stream/${jobId}`)).toMatchObject({
        body: { status: 'COMPLETED', stream: [{ output: 'one' }, { output: 'two' }] },
      });
      const hook = async () => {
        await clock.advance(1000);
        return (await one.call('GET', `/control/jobs/${jobId}`)).body.webhook;
      };
      await expect.poll(hook, { timeout: 60_000 }).toMatchObject({ state: 'acknowledged' });
      expect(called).toEqual([jobId]);
      expect(proxy.hasCut).toBe(true);
    },
    60_000,
  );

  test('the elected scaler dies before it starts the first worker', async () => {
    const id = newAccount();
    const elected = await replica(id, script(4));
    const key = `inference:{${id}}:scaler:script`;
    await expect.poll(() => redis.exists(key), { timeout: 60_000 }).toBe(1);
    elected.die();
    const other = await replica(id, script(4));
    const jobId = await submit(other, 'script', { input: { script: {} } });
    // By now, another one asked, and was told that the dead one does it. Then its lease ends.
    for (let asked = 0; asked < 20; asked += 1) await other.call('GET', '/v2/script/health');
    await redis.pexpire(key, 1);
    expect(await ended(other, 'script', jobId)).toMatchObject({ status: 'COMPLETED' });
  }, 60_000);

  test('a replica that has lost its jobs reports late', async () => {
    const id = newAccount();
    const proxy = await newProxy();
    const options = { startMs: systemTimers().now(), holdLimitMs: 100 };
    const [clock, otherClock] = [new ManualClock(options), new ManualClock(options)];
    const one = await replica(id, image(1000), { url: proxy.url, clock });
    await clock.advance(0);
    const ids = await Promise.all(Array.from({ length: 4 }, () => submit(one, 'image', request)));
    await inProgress(one, 'image', 4);
    proxy.cut();
    const other = await replica(id, image(1000), { clock: otherClock });
    const begun = async () => {
      const { body } = await other.call('GET', '/control/events');
      return body.events.filter(({ type }: { type: string }) => type === 'started').length;
    };
    await expect.poll(begun, { timeout: 60_000 }).toBe(8);
    await clock.advance(1000);
    proxy.mend();
    await expect.poll(() => one.isReady(), { timeout: 60_000 }).toBe(true);
    for (let looks = 0; looks < 5; looks += 1) await clock.advance(100);
    const health = await other.call('GET', '/v2/image/health');
    expect(health.body).toMatchObject({
      jobs: { completed: 0, inProgress: 4 },
      workers: { running: 4 },
    });
    await otherClock.advance(1000);
    for (const jobId of ids) {
      expect(await ended(other, 'image', jobId)).toMatchObject({ status: 'COMPLETED' });
    }
    expect((await one.call('GET', '/v2/image/health')).body).toMatchObject({
      jobs: { completed: 4, inProgress: 0, inQueue: 0 },
      workers: { running: 0, idle: 4 },
    });
    const { body: ledger } = await one.call('GET', '/control/ledger');
    expect(ledger.totals).toMatchObject([{ jobs: 4 }]);
    await expect.poll(() => called.length, { timeout: 60_000 }).toBe(4);
    expect(new Set(called)).toEqual(new Set(ids));
  }, 60_000);

  test('a replica that takes a job again that it has lost has room for the next', async () => {
    const id = newAccount();
    const proxy = await newProxy();
    const one = await replica(id, script(2), { url: proxy.url });
    const lost = await submit(one, 'script', hanging);
    await inProgress(one, 'script', 1);
    proxy.cut();
    const locks = () => redis.keys(`inference-queue:{${id}:*:lock`);
    await expect.poll(locks, { timeout: 60_000 }).toEqual([]);
    proxy.mend();
    await expect.poll(async () => (await locks()).length, { timeout: 60_000 }).toBe(1);
    await submit(one, 'script', hanging);
    await inProgress(one, 'script', 2);
    await one.call('POST', `/v2/script/cancel/${lost}`);
    const next = await submit(one, 'script', { input: { script: {} } });
    expect(await ended(one, 'script', next)).toMatchObject({ status: 'COMPLETED' });
  }, 60_000);

  test('a run goes on when its replica has lost its entry for a while', async () => {
    const id = newAccount();
    const one = await replica(id, script(2));
    // Longer than it takes to lose the entry twice.
    const jobId = await submit(one, 'script', { input: { script: { afterMs: 4000 } } });
    await inProgress(one, 'script', 1);
    const key = `inference-queue:{${id}:script}:script:${jobId}.0`;
    await redis.del(`${key}:lock`);
    await expect.poll(() => redis.hget(key, 'stc'), { timeout: 60_000 }).toBe('1');
    expect(await ended(one, 'script', jobId)).toMatchObject({ status: 'COMPLETED' });
    const { body } = await one.call('GET', '/control/events');
    const types: string[] = body.events.map(({ type }: { type: string }) => type);
    expect(types.filter((type) => type === 'started')).toHaveLength(1);
  }, 60_000);

  test('parts of a lost run that nobody has read come once', async () => {
    const id = newAccount();
    const clock = new ManualClock({ startMs: systemTimers().now(), holdLimitMs: 100 });
    const one = await replica(id, script(4), { clock });
    await clock.advance(0);
    const chunks = [{ afterMs: 0, output: 'one' }];
    const lost = await submit(one, 'script', { input: { script: { chunks, hang: true } } });
    const events = async (type: string) => {
      await clock.advance(0);
      const { body } = await one.call('GET', '/control/events');
      return body.events.filter((event: { type: string }) => event.type === type).length;
    };
    await expect.poll(() => events('streamed'), { timeout: 60_000 }).toBe(1);
    const bytes = await redis.get(`inference:{${id}}:bytes`);
    one.die();
    const other = await replica(id, script(4));
    const streamed = async () => {
      const { body } = await other.call('GET', '/control/events');
      return body.events.filter(({ type }: { type: string }) => type === 'streamed').length;
    };
    await expect.poll(streamed, { timeout: 60_000 }).toBe(2);
    expect(await redis.get(`inference:{${id}}:bytes`)).toBe(bytes);
    expect((await other.call('GET', `/v2/script/stream/${lost}`)).body).toMatchObject({
      stream: [{ output: 'one' }],
    });
  }, 60_000);

  test('the connection of an endpoint is lost while it opens', async () => {
    const proxy = await newProxy();
    // The name of the connection on which the replica waits for jobs of the endpoint.
    proxy.cutAt(Buffer.from('image').toString('base64'), 1, 'command');
    const one = await replica(newAccount(), image(0), { url: proxy.url });
    await expect.poll(() => proxy.hasCut, { timeout: 60_000 }).toBe(true);
    const jobId = await submit(one, 'image', request);
    expect(await ended(one, 'image', jobId)).toMatchObject({ status: 'COMPLETED' });
  }, 60_000);

  test('a part of an output that Redis refuses fails the job', async () => {
    const id = newAccount();
    const clock = new ManualClock({ startMs: systemTimers().now(), holdLimitMs: 100 });
    const slow = { workers: { max: 1, coldStartMs: 1000 } };
    const endpoints = { script: { kind: 'serverless', worker: 'script', ...slow } } as const;
    const one = await replica(id, endpoints, { clock });
    await clock.advance(0);
    const chunks = [{ afterMs: 0, output: 'one' }];
    const jobId = await submit(one, 'script', { input: { script: { chunks } } });
    await redis.call('ACL', 'SETUSER', 'default', '-rpush');
    onTestFinished(async () => void (await redis.call('ACL', 'SETUSER', 'default', '+rpush')));
    const status = async () => {
      await clock.advance(1000);
      return (await one.call('GET', `/v2/script/status/${jobId}`)).body;
    };
    await expect
      .poll(status, { timeout: 60_000 })
      .toMatchObject({ status: 'FAILED', error: 'The output could not be stored.' });
  }, 60_000);

  test('texts with half a character end a job like others', async () => {
    const one = await replica(newAccount(), script(2));
    const half = 'bad \ud800 text';
    for (const what of [{ fail: half }, { output: { text: half } }]) {
      const { webhook } = request;
      const jobId = await submit(one, 'script', { input: { script: what }, webhook });
      const status = 'fail' in what ? 'FAILED' : 'COMPLETED';
      expect(await ended(one, 'script', jobId)).toMatchObject({ status });
      await expect.poll(() => called, { timeout: 60_000 }).toContain(jobId);
    }
  }, 60_000);
});
