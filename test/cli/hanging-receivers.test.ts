/** Webhook receivers that hang, beside one that answers: how many calls each gets from a whole service. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { RedisEngineStore } from '../../src/reference/engine-bullmq/redis-engine-store.ts';
import { createReferenceService } from '../../src/reference/service.ts';
import { listen } from '../../src/validation/adapters/node-http.ts';
import { hasRedis, RedisServer } from '../unit/reference/engine-bullmq/redis-server.ts';

async function urlOf(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return typeof address === 'object' ? `http://127.0.0.1:${address?.port}/hook` : '';
}

/** Answers no call until it is told to. */
async function hangingReceiver() {
  const open: (() => void)[] = [];
  let calls = 0;
  const url = await urlOf(
    createServer((request, response) => {
      request.resume();
      calls += 1;
      open.push(() => void response.end());
    }),
  );
  return { url, calls: () => calls, answerOne: () => open.shift()?.() };
}

async function promptReceiver() {
  let calls = 0;
  const url = await urlOf(
    createServer((request, response) => {
      request.resume();
      calls += 1;
      response.end();
    }),
  );
  return { url, calls: () => calls };
}

interface Limits {
  readonly concurrentCalls: number;
  readonly concurrentCallsPerHost: number;
}

/** Submits a job and waits until it has ended; its webhook is then called, or waits for its turn. */
async function serving(engine: 'memory' | 'Redis', webhooks: Limits) {
  let store: RedisEngineStore | undefined;
  if (engine === 'Redis') {
    const server = await RedisServer.start();
    onTestFinished(() => server.stop());
    store = await RedisEngineStore.connect({
      url: server.url,
      logSize: 1000,
      onError: () => undefined,
    });
  }
  const service = createReferenceService({
    ...(store && { store }),
    settings: {
      webhooks,
      accounts: { demo: { keys: { key: {} } } },
      endpoints: { echo: { kind: 'serverless', worker: 'echo', workers: { min: 1 } } },
    },
  });
  const { url, close } = await listen(service.handle, {
    ...{ host: '127.0.0.1', port: 0 },
    renderError: service.renderError,
  });
  onTestFinished(async () => {
    service.close();
    await close();
    await store?.close();
  });
  return async (webhook: string) => {
    const response = await fetch(`${url}/v2/echo/runsync`, {
      method: 'POST',
      headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
      body: JSON.stringify({ input: {}, webhook }),
    });
    expect(await response.json()).toMatchObject({ status: 'COMPLETED' });
  };
}

describe.each(['memory', 'Redis'] as const)('with jobs in %s', (engine) => {
  const isMissing = engine === 'Redis' && !hasRedis;

  test.skipIf(isMissing).each([
    [{ concurrentCalls: 5, concurrentCallsPerHost: 2 }, 2],
    [{ concurrentCalls: 4, concurrentCallsPerHost: 10 }, 3],
  ])('one that hangs gets its share of %j only: %i', async (limits, most) => {
    const submit = await serving(engine, limits);
    const [hanging, prompt] = [await hangingReceiver(), await promptReceiver()];
    for (let job = 0; job < 5; job += 1) await submit(hanging.url);
    await expect.poll(hanging.calls).toBe(most);
    for (let job = 1; job <= 3; job += 1) {
      await submit(prompt.url);
      await expect.poll(prompt.calls).toBe(job);
    }
    expect(hanging.calls()).toBe(most);
    hanging.answerOne();
    await expect.poll(hanging.calls).toBe(most + 1);
  });

  test.skipIf(isMissing)(
    'several that hang can take all, until one of their calls ends',
    async () => {
      const submit = await serving(engine, { concurrentCalls: 4, concurrentCallsPerHost: 2 });
      const [one, other] = [await hangingReceiver(), await hangingReceiver()];
      const prompt = await promptReceiver();
      for (const { url } of [one, other, one, other]) await submit(url);
      await expect.poll(() => [one.calls(), other.calls()]).toEqual([2, 2]);
      await submit(prompt.url);
      expect(prompt.calls()).toBe(0);
      one.answerOne();
      await expect.poll(prompt.calls).toBe(1);
    },
  );
});
