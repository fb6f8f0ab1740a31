/** The npm package `runpod-sdk`, as it is published, against the service on a port of its own. */
import runpodSdk from 'runpod-sdk';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ManualClock } from '../../src/core/clock.ts';
import { createReferenceService, type ReferenceService } from '../../src/reference/service.ts';
import { type Listening, listen } from '../../src/validation/adapters/node-http.ts';

const second = 1000;

let clock: ManualClock;
let service: ReferenceService;
let listening: Listening;
/** Requests that have arrived, and those of them that are not answered yet. */
let arrived: number;
let waiting: number;

beforeEach(async () => {
  clock = new ManualClock();
  service = createReferenceService({
    settings: {
      accounts: { demo: { keys: { 'demo-key': {} } } },
      endpoints: {
        picture: { kind: 'public', model: 'image', price: 'image-fast', durationMs: 300 },
        script: { kind: 'serverless', worker: 'script', workers: { min: 1, max: 1 } },
      },
    },
    clock,
  });
  arrived = 0;
  waiting = 0;
  const { handle } = service;
  listening = await listen(
    async (request) => {
      arrived += 1;
      waiting += 1;
      const answer = await handle(request);
      waiting -= 1;
      return answer;
    },
    { host: '127.0.0.1', port: 0 },
  );
});

afterEach(async () => {
  service.close();
  await listening.close();
});

/** An endpoint as the package sees it; its base URL ends in the version of the API. */
function endpointOf(id: string, key = 'demo-key') {
  const endpoint = runpodSdk(key, { baseUrl: `${listening.url}/v2` }).endpoint(id);
  if (endpoint === null) throw new Error('Expected the endpoint.');
  return endpoint;
}

/**
 * Lets time pass while a call waits for its answer: a second for each request, and one after
 * another as long as the service holds a request back. None passes while a request is on its way.
 */
async function whileTimePasses<Value>(call: Promise<Value>): Promise<Value> {
  let answered = false;
  const settled = call.finally(() => {
    answered = true;
  });
  settled.catch(() => undefined);
  for (let seen = 0; !answered; ) {
    const isDue = waiting > 0 || arrived > seen;
    seen = arrived;
    await clock.advance(isDue ? second : 0);
  }
  return settled;
}

describe('the published package', () => {
  test('run and status work', async () => {
    const endpoint = endpointOf('picture');
    const { id, status } = await endpoint.run({ input: { prompt: 'a lighthouse at dusk' } });
    expect(status).toBe('IN_QUEUE');
    await clock.advance(0);
    expect(await endpoint.status(id)).toMatchObject({
      id,
      status: 'IN_PROGRESS',
      delayTime: 0,
      started: true,
      completed: false,
    });
    await clock.advance(300);
    expect(await endpoint.status(id)).toMatchObject({
      status: 'COMPLETED',
      executionTime: 300,
      output: { cost: 0.0025165824, image_url: expect.stringContaining(listening.url) },
      completed: true,
      succeeded: true,
    });
  });

  test('runSync waits until the job ends', async () => {
    const answer = await whileTimePasses(
      endpointOf('picture').runSync({ input: { prompt: 'a lighthouse at dusk' } }),
    );
    expect(answer).toMatchObject({
      id: expect.stringMatching(/^sync-/),
      status: 'COMPLETED',
      completed: true,
      succeeded: true,
    });
  });

  test('runSync waits again when the first wait is over', async () => {
    const input = { script: { afterMs: 5 * second, output: { late: true } } };
    const answer = await whileTimePasses(endpointOf('script').runSync({ input }, 2 * second));
    expect(answer).toMatchObject({ status: 'COMPLETED', output: { late: true }, succeeded: true });
  });

  test('runSync reports a failed job', async () => {
    const answer = await whileTimePasses(
      endpointOf('script').runSync({ input: { script: { fail: 'no film' } } }),
    );
    expect(answer).toMatchObject({ status: 'FAILED', error: 'no film', succeeded: false });
  });

  test('stream yields each part once, the last ones with the end', async () => {
    const endpoint = endpointOf('script');
    const parts = ['one', 'two', 'three', 'four'];
    const chunks = parts.map((output, index) => ({ afterMs: index * 700, output }));
    const { id } = await endpoint.run({ input: { script: { afterMs: 2100, chunks } } });
    const received: unknown[] = [];
    const reading = (async () => {
      for await (const part of endpoint.stream(id)) received.push(part);
    })();
    await whileTimePasses(reading);
    expect(received).toEqual(parts.map((output) => ({ output })));
  });

  test('cancel ends a running and a waiting job', async () => {
    const endpoint = endpointOf('script');
    const { id: running } = await endpoint.run({ input: { script: { hang: true } } });
    const { id: waiting } = await endpoint.run({ input: { script: {} } });
    for (const id of [waiting, running]) {
      expect(await endpoint.cancel(id)).toEqual({ id, status: 'CANCELLED' });
      expect(await endpoint.status(id)).toMatchObject({ status: 'CANCELLED', completed: true });
    }
  });

  test('health counts jobs and workers', async () => {
    const endpoint = endpointOf('script');
    for (const script of [{ fail: 'no film' }, {}, { hang: true }, {}]) {
      await endpoint.run({ input: { script } });
    }
    await clock.advance(0);
    expect(await endpoint.health()).toEqual({
      jobs: { completed: 1, failed: 1, inProgress: 1, inQueue: 1, retried: 0 },
      workers: { idle: 0, initializing: 0, ready: 1, running: 1, throttled: 0, unhealthy: 0 },
    });
  });

  test('purgeQueue cancels waiting jobs and leaves running ones', async () => {
    const endpoint = endpointOf('script');
    const { id: running } = await endpoint.run({ input: { script: { hang: true } } });
    const { id: waiting } = await endpoint.run({ input: { script: {} } });
    await endpoint.run({ input: { script: {} } });
    expect(await endpoint.purgeQueue()).toEqual({ removed: 2, status: 'completed' });
    expect(await endpoint.status(running)).toMatchObject({ status: 'IN_PROGRESS' });
    expect(await endpoint.status(waiting)).toMatchObject({ status: 'CANCELLED' });
  });

  test('a wrong key is refused', async () => {
    const call = endpointOf('picture', 'wrong-key').run({ input: { prompt: 'dusk' } });
    await expect(call).rejects.toMatchObject({ response: { status: 401 } });
  });
});
