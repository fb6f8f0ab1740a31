/** What the log, the probes and the metrics of a service say while Redis is away or refuses changes. */
import { readFile } from 'node:fs/promises';
import { Redis } from 'ioredis';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '../../src/cli/serve/log.ts';
import { createOperatedService } from '../../src/cli/serve/operated-service.ts';
import { connectConsumer, connectStore } from '../../src/cli/serve/redis-connection.ts';
import { packageFile } from '../../src/cli/shared/package-file.ts';
import { systemClock } from '../../src/core/clock.ts';
import { ModuleWorker } from '../../src/reference/workers/module-worker.ts';
import { toFetch } from '../../src/validation/adapters/fetch.ts';
import { hasRedis, RedisServer } from '../unit/reference/engine-bullmq/redis-server.ts';
import { memoryTerminal } from './setup.ts';

const timeout = 20_000;

async function serviceOn(url: string) {
  const clock = systemClock();
  const stop = new AbortController();
  const terminal = memoryTerminal({ stop: stop.signal });
  const log = await createLog({ form: 'json', level: 'info', clock, terminal });
  const store = await connectStore(url, { log, clock, stop: stop.signal });
  const service = createOperatedService(
    {
      settings: {
        accounts: { demo: { keys: { key: {} } } },
        endpoints: {
          echo: { kind: 'serverless', worker: 'echo' },
          greet: { kind: 'serverless', worker: { queue: true } },
        },
      },
      store,
      control: { enabled: true },
    },
    { log, clock, stop: stop.signal, pages: () => undefined },
  );
  onTestFinished(async () => {
    stop.abort();
    service.close();
    clock.clear();
    await store.close();
  });
  const fetch = toFetch(service.handle);
  async function call(path: string, method = 'GET') {
    const headers = { authorization: 'Bearer key', 'content-type': 'application/json' };
    const body = method === 'POST' ? { body: '{"input":{}}' } : {};
    const answer = await fetch(
      new Request(`http://localhost${path}`, { method, headers, ...body }),
    );
    return { status: answer.status, text: await answer.text() };
  }
  const ready = async () => (await call('/readyz')).status;
  const texts = (lines: readonly string[]) =>
    lines.map((line) => JSON.parse(line).text).filter((text) => text !== undefined);
  return {
    call,
    ready,
    log,
    submit: () => call('/v2/echo/run', 'POST'),
    warnings: () => texts(terminal.warned),
    returns: () =>
      texts(terminal.printed).filter((text) => /^Redis is back after [\d.]+ seconds\.$/.test(text)),
  };
}

async function newServer(): Promise<RedisServer> {
  const server = await RedisServer.start();
  onTestFinished(() => server.stop());
  return server;
}

test.skipIf(!hasRedis)(
  'each outage is logged once, and its end; metrics of the process go on',
  async () => {
    const server = await newServer();
    const { call, ready, submit, warnings, returns } = await serviceOn(server.url);
    await expect.poll(ready, { timeout }).toBe(200);
    const warning = 'Redis cannot be reached. Requests about jobs get 503 until it is back.';
    for (const outages of [1, 2]) {
      await server.halt('SIGKILL');
      await expect.poll(async () => (await submit()).status, { timeout }).toBe(503);
      expect((await submit()).text).toContain('The job store cannot be reached.');
      expect(await ready()).toBe(503);
      const metrics = await call('/metrics');
      expect(metrics.status).toBe(200);
      expect(metrics.text).toContain('inference_requests_total{operation="runJob",status="503"}');
      expect(metrics.text).not.toContain('inference_queue_length{');
      await server.run();
      await expect.poll(returns, { timeout }).toHaveLength(outages);
      expect(await ready()).toBe(200);
      expect(warnings()).toEqual(Array(outages).fill(warning));
    }
    expect((await call('/metrics')).text).toContain('inference_queue_length{endpoint="echo"} ');
  },
  60_000,
);

test.skipIf(!hasRedis)(
  'a server that refuses changes is named by its reason',
  async () => {
    const server = await newServer();
    const redis = new Redis(server.url);
    onTestFinished(() => redis.disconnect());
    const { ready, submit, warnings, returns } = await serviceOn(server.url);
    await expect.poll(ready, { timeout }).toBe(200);
    for (const [outages, refuse, permit, reason] of [
      [
        1,
        () => redis.config('SET', 'maxmemory', '1'),
        () => redis.config('SET', 'maxmemory', '0'),
        'it uses as much memory as maxmemory allows (OOM)',
      ],
      [
        2,
        () => redis.replicaof('127.0.0.1', '1'),
        () => redis.replicaof('NO', 'ONE'),
        'it is now a replica (READONLY)',
      ],
    ] as const) {
      await refuse();
      expect(await ready()).toBe(503);
      const answer = await submit();
      expect(answer.status).toBe(503);
      expect(answer.text).toContain('The job store rejects writes.');
      await permit();
      await expect.poll(returns, { timeout }).toHaveLength(outages);
      expect(await ready()).toBe(200);
      expect(warnings()).toHaveLength(outages);
      expect(warnings().at(-1)).toBe(
        `Redis rejects writes: ${reason}. Requests about jobs get 503 until it is back.`,
      );
    }
  },
  60_000,
);

test.skipIf(!hasRedis)(
  'internal errors of the store are counted',
  async () => {
    const server = await newServer();
    const redis = new Redis(server.url);
    onTestFinished(() => redis.disconnect());
    const { call, log } = await serviceOn(server.url);
    await redis.set('inference:{demo}:due', 'not a list of deadlines');
    await expect.poll(() => log.internalErrors, { timeout }).toBeGreaterThan(0);
    const before = log.internalErrors;
    const [, counted] =
      /^inference_internal_errors_total (\d+)$/m.exec((await call('/metrics')).text) ?? [];
    expect(Number(counted)).toBeGreaterThanOrEqual(before);
  },
  60_000,
);

test.skipIf(!hasRedis)(
  'a user of Redis with the permissions of the guide is enough',
  async () => {
    const server = await newServer();
    const redis = new Redis(server.url);
    onTestFinished(() => redis.disconnect());
    const guide = await readFile(packageFile('docs/guides/shared-service.md'), 'utf8');
    const [, rules = ''] = /^ACL SETUSER service (.*)$/m.exec(guide) ?? [];
    await redis.acl('SETUSER', 'service', ...rules.split(' '));
    const url = server.url.replace('//', '//service:password@');
    const { call, ready, log } = await serviceOn(url);
    await expect.poll(ready, { timeout }).toBe(200);
    const stop = new AbortController();
    const consumer = await connectConsumer(
      {
        url,
        endpointId: 'greet',
        worker: new ModuleWorker({ module: packageFile('mocks/workers/greet.ts') }),
        concurrency: 1,
        clock: systemClock(),
        onRun: () => undefined,
      },
      { log, stop: stop.signal },
    );
    onTestFinished(() => consumer.close(0));
    for (const endpoint of ['echo', 'greet']) {
      const answer = await call(`/v2/${endpoint}/runsync`, 'POST');
      expect(answer).toMatchObject({ status: 200, text: expect.stringContaining('COMPLETED') });
      expect((await call(`/v2/${endpoint}/purge-queue`, 'POST')).status).toBe(200);
    }
    expect((await call('/control/reset', 'POST')).status).toBe(204);
    expect((await call('/metrics')).text).toContain('inference_internal_errors_total 0\n');
    expect(await redis.acl('LOG')).toEqual([]);
  },
  60_000,
);

test.skipIf(!hasRedis)(
  'a user of Redis who may not run INFO gets one message',
  async () => {
    const server = await newServer();
    const redis = new Redis(server.url);
    onTestFinished(() => redis.disconnect());
    await redis.acl('SETUSER', 'narrow', 'on', '>password', '~*', '&*', '+@all', '-@dangerous');
    const warn = vi.spyOn(console, 'warn');
    onTestFinished(() => warn.mockRestore());
    const url = server.url.replace('//', '//narrow:password@');
    await expect(serviceOn(url)).rejects.toThrow(
      /^Cannot share jobs: \S+ forbids what the service needs \(NOPERM .*'info'.*\)\. See "What Redis needs"/,
    );
    expect(warn).not.toHaveBeenCalled();
  },
  60_000,
);
