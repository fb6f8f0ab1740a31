/** Metrics and log of two replicas on one Redis: each has what its own process did. */
import { Redis } from 'ioredis';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../../../../src/cli/serve/log.ts';
import { createOperatedService } from '../../../../src/cli/serve/operated-service.ts';
import { systemClock } from '../../../../src/core/clock.ts';
import { RedisEngineStore } from '../../../../src/reference/engine-bullmq/redis-engine-store.ts';
import { toFetch } from '../../../../src/validation/adapters/fetch.ts';
import { memoryTerminal } from '../../../cli/setup.ts';
import { ownServer } from './own-redis.ts';
import { hasRedis } from './redis-server.ts';

async function replica(url: string) {
  const store = await RedisEngineStore.connect({ url, logSize: 10_000, onError: () => undefined });
  onTestFinished(() => store.close());
  const clock = systemClock();
  const terminal = memoryTerminal();
  const service = createOperatedService(
    {
      store,
      control: { enabled: true },
      settings: {
        accounts: { demo: { keys: { key: {} } } },
        endpoints: { echo: { kind: 'serverless', worker: 'echo', workers: { max: 2 } } },
      },
    },
    {
      log: await createLog({ form: 'json', level: 'debug', clock, terminal }),
      clock,
      stop: new AbortController().signal,
      pages: () => undefined,
    },
  );
  const fetch = toFetch(service.handle);
  const call = (method: string, path: string, body?: string) => {
    const headers = { authorization: 'key', 'content-type': 'application/json' };
    const content = body === undefined ? {} : { body };
    return fetch(new Request(`http://service.test${path}`, { method, headers, ...content }));
  };
  return {
    call,
    /** Ids of all jobs that it has started. */
    started: (): string[] =>
      terminal.printed
        .map((line) => JSON.parse(line))
        .filter(({ event }) => event === 'started')
        .map(({ jobId }) => jobId),
    /** Numbers of all events in its log. */
    logged: (): number[] => terminal.printed.flatMap((line) => JSON.parse(line).sequence ?? []),
    async jobs(state: string): Promise<number> {
      const text = await (await call('GET', '/metrics')).text();
      const sample = `inference_jobs_total{endpoint="echo",state="${state}"} `;
      return Number(
        text
          .split('\n')
          .find((line) => line.startsWith(sample))
          ?.split(' ')[1] ?? 0,
      );
    },
  };
}

test.skipIf(!hasRedis)(
  'each event is counted and logged once over all replicas, and streams have those of all',
  { timeout: 60_000 },
  async () => {
    const server = await ownServer();
    const redis = new Redis(server.url);
    onTestFinished(() => redis.disconnect());
    const followers = async () => (await redis.pubsub('NUMSUB', 'inference:{demo}:events'))[1];
    const one = await replica(server.url);
    const other = await replica(server.url);

    let submitted = 0;
    const run = async () => {
      const answer = await one.call('POST', '/v2/echo/runsync?wait=30000', '{"input":{}}');
      expect(await answer.json()).toMatchObject({ status: 'COMPLETED' });
      submitted += 1;
    };
    while (other.started().length === 0) await run();
    expect(await followers()).toBe(0);

    const stream = await one.call('GET', '/control/events/stream?type=ended');
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    await expect.poll(followers).toBe(1);
    const before = other.started().length;
    while (other.started().length === before) await run();
    const jobId = other.started().at(-1) ?? '';
    let read = '';
    while (!read.includes(jobId)) read += (await reader?.read())?.value ?? '';
    await reader?.cancel();
    await expect.poll(followers).toBe(0);

    for (const state of ['IN_QUEUE', 'IN_PROGRESS', 'COMPLETED']) {
      const sum = async () => (await one.jobs(state)) + (await other.jobs(state));
      await expect.poll(sum).toBe(submitted);
    }
    expect(await one.jobs('IN_QUEUE')).toBe(submitted);
    expect(await other.jobs('IN_PROGRESS')).toBe(other.started().length);
    const logged = () => [...one.logged(), ...other.logged()].sort((a, b) => a - b).join();
    await expect
      .poll(async () => {
        const entries = await redis.xrange('inference:{demo}:log', '-', '+');
        return entries.map(([id]) => Number.parseInt(id, 10)).join() === logged();
      })
      .toBe(true);
  },
);
