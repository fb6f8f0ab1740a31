/** Jobs that replicas hand to workers on other machines, in real time on a Redis server. */
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { macrotask, systemClock } from '../../../../src/core/clock.ts';
import type { JobTask, TaskOutcome } from '../../../../src/reference/engine/job-worker.ts';
import { StoreUnavailable } from '../../../../src/reference/engine/store-unavailable.ts';
import { workQueueOf } from '../../../../src/reference/engine-bullmq/redis-remote-queue.ts';
import {
  type AttemptEnd,
  WorkerProcess,
} from '../../../../src/reference/engine-bullmq/worker-process.ts';
import { createReferenceService } from '../../../../src/reference/service.ts';
import { BoundedWork } from '../../../../src/reference/workers/bounded-work.ts';
import { RedisProxy } from './redis-proxy.ts';
import { hasRedis, RedisServer } from './redis-server.ts';
import { connectReplica, ended } from './replica.ts';

describe.skipIf(!hasRedis)('with redis-server', () => {
  let server: RedisServer;
  let tests = 0;
  /** Of this test only. */
  let endpointId: string;

  beforeAll(async () => {
    server = await RedisServer.start();
  });

  beforeEach(() => {
    tests += 1;
    endpointId = `endpoint-${tests}`;
  });

  afterAll(() => server.stop());

  /** A replica of a service with one endpoint. */
  async function replica(
    settings: { wallClockLimitMs?: number; executionTimeoutMs?: number } = {},
    { url = server.url } = {},
  ) {
    const worker = { queue: true } as const;
    const workers = { coldStartMs: 0, max: 4 };
    const endpoints = {
      [endpointId]: { kind: 'serverless', worker, workers, ...settings },
    } as const;
    const id = `account-of-${endpointId}`;
    const connected = await connectReplica({ url, id, settings: { endpoints } });
    const call = async (method: string, path: string, body?: unknown) =>
      (await connected.call(method, `/v2/${endpointId}/${path}`, body)).body;
    return {
      ...connected,
      call,
      events: async () => (await connected.engine?.events.list()) ?? [],
      submit: async (request: object = {}): Promise<string> =>
        (await call('POST', 'run', { input: {}, ...request })).id,
      ended: (jobId: string) => ended(connected, endpointId, jobId),
    };
  }

  /** A worker on another machine. */
  async function consumer(
    handle: (task: JobTask, signal: AbortSignal) => Promise<TaskOutcome>,
    { concurrency = 1, lockMs = 500, url = server.url } = {},
  ) {
    const ends: AttemptEnd[] = [];
    const work = new BoundedWork(undefined);
    const made = await WorkerProcess.start({
      url,
      endpointId,
      worker: { begin: (task) => work.begin((signal) => handle(task, signal)) },
      concurrency,
      clock: systemClock(),
      lockMs,
      onRun: ({ end }) => ends.push(end),
      onError: (error) => {
        if (!(error instanceof StoreUnavailable)) throw error;
      },
    });
    onTestFinished(() => made.close(0));
    return { ends, close: (graceMs: number) => made.close(graceMs) };
  }

  /** A worker whose runs end when the test says so, with the outcome that it says. */
  async function heldConsumer(options: { lockMs?: number } = {}, part?: string) {
    const finishes: ((outcome: TaskOutcome) => void)[] = [];
    const made = await consumer((task) => {
      if (part !== undefined) task.chunk(part);
      return new Promise((resolve) => finishes.push(resolve));
    }, options);
    return {
      ...made,
      runs: () => finishes.length,
      finish: (value: object) => finishes.at(-1)?.(output(value)),
    };
  }

  function queue(): Queue {
    const { name, prefix } = workQueueOf(endpointId);
    const made = new Queue(name, { connection: { url: server.url }, prefix });
    onTestFinished(() => made.close());
    return made;
  }

  async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await holds())) await macrotask();
  }

  const output = (value: unknown): TaskOutcome => ({ kind: 'output', output: value });
  const never = () => new Promise<TaskOutcome>(() => undefined);

  test('a job is run with its input and storage settings, and nothing of it stays', async () => {
    const { submit, ended } = await replica();
    const tasks: JobTask[] = [];
    await consumer(async (task) => {
      tasks.push(task);
      return output({ said: task.input });
    });
    const request = { input: { words: ['two'] }, s3Config: { accessKey: 'secret-key' } };
    const id = await submit(request);
    expect(await ended(id)).toMatchObject({
      status: 'COMPLETED',
      output: { said: { words: ['two'] } },
    });
    expect(tasks).toHaveLength(1);
    expect(tasks[0]).toMatchObject({ jobId: id, endpointId, ...request });
    const redis = new Redis(server.url);
    onTestFinished(() => redis.disconnect());
    const base = `inference-work:{${endpointId}}:${endpointId}`;
    await until(async () => (await redis.exists(`${base}:${id}.0`)) === 0);
    await until(async () => {
      const events = JSON.stringify(await redis.xrange(`${base}:events`, '-', '+'));
      return !events.includes('words');
    });
    expect(await redis.zcard(`${base}:completed`)).toBe(0);
  });

  test('an entry has the numbers of its request as they were sent', async () => {
    const { fetch } = await replica();
    const text = '{"key":12345678901234567890,"list":[1.0,{"a":-0}]}';
    const headers = { authorization: 'Bearer key', 'content-type': 'application/json' };
    const body = `{"input":${text},"s3Config":${text}}`;
    const answer = await fetch(`/v2/${endpointId}/run`, { method: 'POST', headers, body });
    const { id } = JSON.parse(await answer.text());
    const redis = new Redis(server.url);
    onTestFinished(() => redis.disconnect());
    const data = () => redis.hget(`inference-work:{${endpointId}}:${endpointId}:${id}.0`, 'data');
    await until(async () => (await data()) !== null);
    expect(await data()).toBe(`{"id":"${id}","input":${text},"s3Config":${text}}`);
  });

  test('an error fails the job, without storage settings; a retry is another piece of work', async () => {
    const { submit, ended, call } = await replica();
    let runs = 0;
    await consumer(async () => {
      runs += 1;
      if (runs === 2) return output({ run: runs });
      return { kind: 'error', message: 'No access with secret-key.' };
    });
    const id = await submit({ s3Config: { accessKey: 'secret-key' } });
    const failed = await ended(id);
    expect(failed).toMatchObject({ status: 'FAILED', error: 'No access with [storage].' });
    await call('POST', `retry/${id}`);
    expect(await ended(id)).toMatchObject({ status: 'COMPLETED', output: { run: 2 } });
  });

  test('parts of the output, progress and notes arrive in order, before the end', async () => {
    const { submit, ended, call, events } = await replica();
    await consumer(async (task) => {
      task.note('begins');
      for (const word of ['a', 'b', 'c']) task.chunk({ word });
      task.progress(1);
      task.progress({ chunk: 'a progress, not a part' });
      return output({ words: 3 });
    });
    const id = await submit();
    await ended(id);
    const { stream } = await call('GET', `stream/${id}`);
    expect(stream).toEqual(['a', 'b', 'c'].map((word) => ({ output: { word } })));
    const told = (await events()).flatMap((event) => {
      if (event.type === 'progressed') return [event.progress];
      return event.type === 'noted' ? [event.text] : [];
    });
    expect(told).toEqual([1, { chunk: 'a progress, not a part' }, 'begins']);
  });

  test('a cancelled job that waits for a worker is removed', async () => {
    const { submit, ended, call } = await replica();
    const id = await submit();
    const waiting = queue();
    await until(async () => (await waiting.getWaitingCount()) === 1);
    await call('POST', `cancel/${id}`);
    expect(await ended(id)).toMatchObject({ status: 'CANCELLED' });
    await until(async () => (await waiting.getWaitingCount()) === 0);
  });

  test('a worker is told that its job was cancelled through any replica', async () => {
    const [one, other] = [await replica(), await replica()];
    const { ends, runs } = await heldConsumer();
    const id = await one.submit();
    await until(() => runs() === 1);
    await other.call('POST', `cancel/${id}`);
    expect(await one.ended(id)).toMatchObject({ status: 'CANCELLED' });
    await until(() => ends.length > 0);
    expect(ends).toEqual(['removed']);
    expect(await queue().getJobCounts()).toMatchObject({ active: 0, completed: 0, failed: 0 });
  });

  test('a reset of the account stops the workers of its jobs', async () => {
    const { submit, engine } = await replica();
    const { ends, runs } = await heldConsumer();
    await submit();
    await until(() => runs() === 1);
    await engine?.clear?.();
    await until(() => ends.length > 0);
    expect(ends).toEqual(['removed']);
  });

  test.each([
    [{ executionTimeoutMs: 5001 }, {}, 'TIMED_OUT'],
    [{ wallClockLimitMs: 50 }, {}, 'FAILED'],
  ])(
    'a job whose worker takes too long ends: %j',
    { timeout: 60_000 },
    async (settings, request, status) => {
      const { submit, ended } = await replica(settings);
      const { ends } = await consumer(never);
      const id = await submit(request);
      expect(await ended(id)).toMatchObject({ status });
      await until(() => ends.length > 0);
      expect(ends).toEqual(['removed']);
    },
  );

  test('when the replica that waits dies, another one takes the result of the same run', {
    timeout: 60_000,
  }, async () => {
    const one = await replica();
    const { finish, runs } = await heldConsumer({}, 'part');
    const id = await one.submit();
    await until(async () => (await one.events()).some(({ type }) => type === 'streamed'));
    const other = await replica();
    one.die();
    await until(async () => {
      const starts = (await other.events()).filter(({ type }) => type === 'started');
      return starts.length === 2;
    });
    finish({ result: 1 });
    expect(await other.ended(id)).toMatchObject({ status: 'COMPLETED', output: { result: 1 } });
    expect(await other.call('GET', `stream/${id}`)).toMatchObject({ stream: [{ output: 'part' }] });
    expect(runs()).toBe(1);
  });

  test('Redis goes away while a replica starts', { timeout: 60_000 }, async () => {
    const proxy = await RedisProxy.start(server.port);
    onTestFinished(() => proxy.stop());
    const { isReady, submit, ended } = await replica({}, { url: proxy.url });
    proxy.cut();
    await until(async () => !(await isReady()));
    proxy.mend();
    await until(() => isReady());
    await consumer(async () => output({ ended: 'after all' }));
    expect(await ended(await submit())).toMatchObject({ output: { ended: 'after all' } });
  });

  test('a worker whose connection is lost while it opens does not start', async () => {
    const proxy = await RedisProxy.start(server.port);
    onTestFinished(() => proxy.stop());
    // The name of the connection on which it waits for entries.
    proxy.cutAt(Buffer.from(endpointId).toString('base64'), 1, 'command');
    await expect(consumer(never, { url: proxy.url })).rejects.toBeInstanceOf(StoreUnavailable);
  });

  test('a job that runs while Redis restarts ends once', { timeout: 60_000 }, async () => {
    const { isReady, submit, ended } = await replica();
    const { ends, finish, runs } = await heldConsumer({ lockMs: 30_000 });
    const id = await submit();
    await until(() => runs() === 1);
    await server.halt();
    finish({ ended: 'meanwhile' });
    await server.run();
    await until(() => isReady());
    expect(await ended(id)).toMatchObject({ output: { ended: 'meanwhile' } });
    const next = await submit();
    await until(() => runs() === 2);
    finish({ ended: 'afterwards' });
    expect(await ended(next)).toMatchObject({ output: { ended: 'afterwards' } });
    expect(ends).toEqual(['completed', 'completed']);
  });

  test('when a worker dies, another one runs its job', { timeout: 60_000 }, async () => {
    const { submit, ended, call, events } = await replica();
    const { name, prefix } = workQueueOf(endpointId);
    const dying = new Worker(
      name,
      async (entry) => {
        await entry.updateProgress({ chunk: 'a' });
        return never();
      },
      {
        connection: { url: server.url, maxRetriesPerRequest: null },
        prefix,
        lockDuration: 500,
        stalledInterval: 500,
      },
    );
    const id = await submit();
    await until(async () => (await events()).some(({ type }) => type === 'streamed'));
    await dying.close(true);
    await consumer(async (task) => {
      task.chunk('a');
      return output({ by: 'another' });
    });
    expect(await ended(id)).toMatchObject({ output: { by: 'another' } });
    expect(await call('GET', `stream/${id}`)).toMatchObject({ stream: [{ output: 'a' }] });
  });

  test('a worker that ends finishes its job, or gives it back to another one', async () => {
    const { submit, ended } = await replica();
    const first = await heldConsumer();
    const id = await submit();
    await until(() => first.runs() === 1);
    const closed = first.close(60_000);
    first.finish({ by: 'first' });
    await closed;
    expect(await ended(id)).toMatchObject({ output: { by: 'first' } });

    const second = await heldConsumer();
    const next = await submit();
    await until(() => second.runs() === 1);
    await second.close(0);
    expect(second.ends).toEqual(['givenBack']);
    await consumer(async () => output({ by: 'third' }));
    expect(await ended(next)).toMatchObject({ output: { by: 'third' } });
  });

  test('parts of a run that was given back are dropped', async () => {
    const { submit, ended, call, events } = await replica();
    const first = await heldConsumer({}, 'a');
    const id = await submit();
    await until(async () => (await events()).some(({ type }) => type === 'streamed'));
    await first.close(0);
    await consumer(async (task) => {
      for (const part of ['a', 'b']) task.chunk(part);
      return output({ parts: 2 });
    });
    await ended(id);
    const { stream } = await call('GET', `stream/${id}`);
    expect(stream).toEqual([{ output: 'a' }, { output: 'b' }]);
  });

  test.each([
    ['a string', 'Expected an object as output, the worker returned a string.'],
    [
      JSON.parse(`${'['.repeat(300)}${']'.repeat(300)}`),
      "The worker's output is nested more than 200 deep.",
    ],
  ])('what any worker of BullMQ returns is checked: %#', async (value, error) => {
    const { submit, ended } = await replica();
    const { name, prefix } = workQueueOf(endpointId);
    const worker = new Worker(name, async () => value, {
      connection: { url: server.url, maxRetriesPerRequest: null },
      prefix,
    });
    onTestFinished(() => worker.close());
    expect(await ended(await submit())).toMatchObject({ status: 'FAILED', error });
  });

  test('an end that was not announced is found', async () => {
    const { submit, ended } = await replica();
    const { name, prefix } = workQueueOf(endpointId);
    const redis = new Redis(server.url);
    onTestFinished(() => redis.disconnect());
    const id = await submit();
    const waiting = queue();
    await until(async () => (await waiting.getWaitingCount()) === 1);
    const key = `${prefix}:${name}`;
    const entry = `${id}.0`;
    await redis
      .multi()
      .lrem(`${key}:wait`, 0, entry)
      .hset(`${key}:${entry}`, 'returnvalue', '{"found":true}', 'finishedOn', '1')
      .zadd(`${key}:completed`, 1, entry)
      .exec();
    expect(await ended(id)).toMatchObject({ status: 'COMPLETED', output: { found: true } });
  });
});

test('without a store, such an endpoint is refused', () => {
  expect(() =>
    createReferenceService({
      settings: {
        accounts: { demo: { keys: { key: {} } } },
        endpoints: { mine: { kind: 'serverless', worker: { queue: true } } },
      },
    }),
  ).toThrow('Endpoint mine: a queue of jobs for other machines needs a store.');
});
