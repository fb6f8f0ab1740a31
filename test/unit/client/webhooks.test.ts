/** The webhook receiver, called by the real service. */
import express from 'express';
import { describe, expect, expectTypeOf, onTestFinished, test, vi } from 'vitest';
import { createControlClient } from '../../../src/client/control.ts';
import {
  type Client,
  createClient,
  HttpError,
  type ImageOutput,
} from '../../../src/client/index.ts';
import type { FinishedJob } from '../../../src/client/job.ts';
import {
  createWebhookReceiver,
  type WebhookCall,
  type WebhookReceiverOptions,
} from '../../../src/client/webhooks.ts';
import { createReferenceService } from '../../../src/reference/index.ts';
import { stub } from '../../servers/stub.ts';

const path = '/hooks/3f9c1d7e5b2a4608';

/** A service whose time is the test's own, and a receiver of its calls. */
function setUp(options: Partial<WebhookReceiverOptions<ImageOutput>> = {}) {
  const service = createReferenceService({
    settings: {
      accounts: { demo: { keys: { 'demo-key': {} }, clock: 'manual' } },
      endpoints: {
        image: { kind: 'public', model: 'image', price: 'image-fast', durationMs: 300 },
        script: {
          kind: 'serverless',
          worker: 'script',
          workers: { min: 0, max: 1, coldStartMs: 2000, idleTimeoutMs: 60_000 },
        },
      },
    },
    control: { enabled: true },
  });
  onTestFinished(() => service.close());
  const access = {
    baseUrl: 'http://service.test',
    apiKey: 'demo-key',
    fetch: (request: Request) => service.fetch(request),
  };
  const client = createClient(access);
  const control = createControlClient(access);
  const onJob = vi.fn<WebhookReceiverOptions<ImageOutput>['onJob']>();
  const onError = vi.fn<WebhookReceiverOptions['onError']>();
  const endpointId = (query: URLSearchParams) => query.get('endpoint') ?? 'image';
  const receiver = createWebhookReceiver<ImageOutput>({
    client,
    path,
    endpointId,
    onJob,
    onError,
    ...options,
  });
  return { client, control, receiver, onJob, onError };
}

const input = { prompt: 'A lighthouse at dusk' };

function call(body: unknown, target = path): Request {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Request(`https://receiver.test${target}`, { method: 'POST', body: text });
}

describe('a call of the service', () => {
  test('is acknowledged, and its confirmed job is passed on with its references', async () => {
    const { client, control, receiver, onJob, onError } = setUp();
    const origin = await stub(receiver.middleware);
    const webhook = `${origin}${path}?endpoint=image&order=42`;
    const { id } = await client.run('image', { input, webhook });
    await control.advanceClock({ ms: 300 });
    await receiver.idle();
    expect(onError).not.toHaveBeenCalled();
    expect(onJob).toHaveBeenCalledOnce();
    const [job, { endpointId, jobId, query }] = onJob.mock.lastCall ?? expect.fail('no job');
    expect(job).toMatchObject({ id, phase: 'completed', output: { cost: 0.0025165824 } });
    expectTypeOf(job).toEqualTypeOf<FinishedJob<ImageOutput>>();
    expect([endpointId, jobId, query.get('order')]).toEqual(['image', id, '42']);
    expect(await control.listDeliveries()).toMatchObject([{ attempt: 1, acknowledged: true }]);
  });

  test('is handled once if the acknowledgements get lost and the service repeats it', async () => {
    const { client, control, receiver, onJob } = setUp();
    let calls = 0;
    const origin = await stub(async (request, response) => {
      calls += 1;
      if (calls === 3) return receiver.middleware(request, response);
      // Received and handled, but the service never learns of it.
      await receiver.middleware(request, { writeHead: () => ({ end: () => undefined }) });
      request.socket.destroy();
    });
    await client.run('image', { input, webhook: origin + path });
    await control.advanceClock({ ms: 60_000 });
    await receiver.idle();
    expect(calls).toBe(3);
    expect(onJob).toHaveBeenCalledOnce();
  });

  test('is handled once if it arrives twice', async () => {
    const { client, control, receiver, onJob } = setUp();
    await control.declareFaults([{ count: 1, effect: { webhook: 'duplicated' } }]);
    let calls = 0;
    const origin = await stub((request, response) => {
      calls += 1;
      void receiver.middleware(request, response);
    });
    await client.run('image', { input, webhook: origin + path });
    await control.advanceClock({ ms: 60_000 });
    await receiver.idle();
    expect(calls).toBe(2);
    expect(onJob).toHaveBeenCalledOnce();
  });

  test('for a retried job passes it on again', async () => {
    const { client, control, receiver, onJob } = setUp();
    const webhook = `${await stub(receiver.middleware)}${path}?endpoint=script`;
    const script = { afterMs: 100, fail: 'The disk is full.' };
    const { id } = await client.run('script', { input: { script }, webhook });
    await control.advanceClock({ ms: 2100 });
    await receiver.idle();
    await client.extended.retry('script', id);
    await control.advanceClock({ ms: 60_000 });
    await receiver.idle();
    expect(onJob.mock.calls.map(([job]) => [job.id, job.status, job.delayTime])).toEqual([
      [id, 'FAILED', 2000],
      [id, 'FAILED', 0],
    ]);
  });

  test('is received behind Express and its JSON parser', async () => {
    const { client, control, receiver, onJob } = setUp();
    const app = express();
    app.use(express.json());
    app.use('/hooks', receiver.middleware);
    const origin = await stub(app);
    await client.run('image', { input, webhook: origin + path });
    await control.advanceClock({ ms: 300 });
    await receiver.idle();
    expect(onJob).toHaveBeenCalledOnce();
  });
});

describe('a forged call', () => {
  test('with an invented id is acknowledged, but no job is passed on', async () => {
    const { receiver, onJob, onError } = setUp();
    const body = { id: 'made-up', status: 'COMPLETED', output: {} };
    expect((await receiver.fetch(call(body))).status).toBe(200);
    await receiver.idle();
    expect(onJob).not.toHaveBeenCalled();
    expect(onError).toHaveBeenCalledOnce();
    const [error, about] = onError.mock.lastCall ?? expect.fail('no error');
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ status: 404 });
    expect(about).toMatchObject({ endpointId: 'image', jobId: 'made-up' });
    expect(JSON.stringify(onError.mock.calls)).not.toContain(path);
  });

  test('with another output passes on the output of the service', async () => {
    const { client, control, receiver, onJob } = setUp();
    const { id } = await client.run('image', { input });
    await control.advanceClock({ ms: 300 });
    await receiver.fetch(call({ id, status: 'COMPLETED', output: { cost: 0 } }));
    await receiver.idle();
    const [job] = onJob.mock.lastCall ?? expect.fail('no job');
    expect(job).toMatchObject({ output: { cost: 0.0025165824 } });
  });

  test.each(['/hooks/3f9c1d7e5b2a4609', '/hooks/3f9c1d7e5b2a46080', '/hooks/', '/', '//'])(
    'to the path %j gets a 404 or reaches the next middleware',
    async (target) => {
      const { receiver, onError } = setUp();
      expect((await receiver.fetch(call({ id: 'a', status: 'B' }, target))).status).toBe(404);
      const origin = await stub(receiver.middleware);
      expect((await fetch(origin + target, { method: 'POST' })).status).toBe(404);
      const next = await stub((request, response) =>
        receiver.middleware(request, response, () => response.writeHead(418).end()),
      );
      expect((await fetch(next + target, { method: 'POST' })).status).toBe(418);
      expect(onError).not.toHaveBeenCalled();
    },
  );

  test.each<[string, number, string]>([
    ['JSON that breaks off', 400, '{"id"'],
    ['nothing', 400, ''],
    ['a list', 400, '[]'],
    ['an object that is not a job', 400, '{"id":"a"}'],
    ['an id that is too long', 400, JSON.stringify({ id: 'x'.repeat(257), status: 'COMPLETED' })],
    ['too large a body', 413, JSON.stringify({ id: 'a', status: 'x'.repeat(1000) })],
  ])('with %s gets %i', async (_, status, body) => {
    const { receiver, onError } = setUp({ maxBytes: 1000 });
    const origin = await stub(receiver.middleware);
    expect((await receiver.fetch(call(body))).status).toBe(status);
    expect((await fetch(origin + path, { method: 'POST', body })).status).toBe(status);
    await receiver.idle();
    expect(onError).not.toHaveBeenCalled();
  });

  test('with another method gets a 405', async () => {
    const { receiver } = setUp();
    const origin = await stub(receiver.middleware);
    expect((await receiver.fetch(new Request(`https://receiver.test${path}`))).status).toBe(405);
    expect((await fetch(origin + path)).status).toBe(405);
  });

  test('without the endpoint gets a 400', async () => {
    const { receiver } = setUp({ endpointId: (query) => query.get('endpoint') });
    expect((await receiver.fetch(call({ id: 'a', status: 'COMPLETED' }))).status).toBe(400);
  });
});

const job: FinishedJob<never> = {
  id: 'a',
  status: 'FAILED',
  phase: 'ended',
  error: undefined,
  delayTime: 1,
  executionTime: 1,
  workerId: undefined,
  raw: {},
};

test('the memory for repeats is bounded: after 10,000 other jobs, a job is forgotten', async () => {
  const waitFor = async (_: string, id: string) => ({ ...job, id });
  const { receiver, onJob } = setUp({ client: { waitFor } });
  const send = async (id: string) => {
    await receiver.fetch(call({ id, status: 'FAILED' }));
    await receiver.idle();
    return onJob.mock.calls.length;
  };
  expect(await send('first')).toBe(1);
  expect(await send('first')).toBe(1);
  const response = { writeHead: () => ({ end: () => undefined }) };
  for (let count = 0; count < 10_000; count += 1) {
    // Without the `Request` and the stream of a call, this takes milliseconds.
    const body = { id: `other ${count}`, status: 'FAILED' };
    const request = { method: 'POST', url: path, body, async *[Symbol.asyncIterator]() {} };
    await receiver.middleware(request, response);
  }
  await receiver.idle();
  expect(await send('other 9999')).toBe(10_001);
  expect(await send('first')).toBe(10_002);
});

test.each<[string, Pick<Client, 'waitFor'>]>([
  [
    'deployment',
    createClient({
      baseUrl: 'http://deployment.test',
      apiKey: 'key',
      fetch: async () => Response.json({ id: 'OTHER', status: 'COMPLETED', output: {} }),
    }),
  ],
  ['custom client', { waitFor: async () => ({ ...job, id: 'OTHER' }) }],
])('a %s that answers with another job is an error', async (_, client) => {
  const { receiver, onJob, onError } = setUp({ client });
  await receiver.fetch(call({ id: 'mine', status: 'COMPLETED' }));
  await receiver.idle();
  expect(onJob).not.toHaveBeenCalled();
  expect(onError).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: expect.stringMatching(/xpected the .*job.*OTHER/) }),
    expect.objectContaining<Partial<WebhookCall>>({ jobId: 'mine' }),
  );
});

test('a call is acknowledged before any work', async () => {
  const waits: (() => void)[] = [];
  const waitFor = () =>
    new Promise<FinishedJob<never>>((resolve) => waits.push(() => resolve(job)));
  const { receiver, onJob } = setUp({ client: { waitFor } });
  const works: Promise<void>[] = [];
  const context = { waitUntil: (work: Promise<void>) => void works.push(work) };
  const response = await receiver.fetch(call({ id: 'a', status: 'FAILED' }), context);
  expect(response.status).toBe(200);
  expect(onJob).not.toHaveBeenCalled();
  expect(works).toHaveLength(1);
  for (const settle of waits) settle();
  await Promise.all(works);
  expect(onJob).toHaveBeenCalledOnce();
});

test('a job whose handling failed is passed on again with the next call', async () => {
  const failures = [new Error('The database is down.')];
  const handled: string[] = [];
  const onJob = ({ id }: FinishedJob) => {
    const failure = failures.pop();
    if (failure !== undefined) throw failure;
    handled.push(id);
  };
  const { client, control, receiver, onError } = setUp({ onJob });
  const { id } = await client.run('image', { input });
  await control.advanceClock({ ms: 300 });
  for (const _ of [1, 2, 3]) {
    await receiver.fetch(call({ id, status: 'COMPLETED' }));
    await receiver.idle();
  }
  expect(handled).toEqual([id]);
  expect(onError).toHaveBeenCalledExactlyOnceWith(
    new Error('The database is down.'),
    expect.objectContaining<Partial<WebhookCall>>({ jobId: id }),
  );
});

describe('an endpointId that fails', () => {
  const failing: [string, () => never | Promise<never>][] = [
    [
      'throws',
      () => {
        throw new Error('No such order.');
      },
    ],
    ['rejects', async () => Promise.reject(new Error('No such order.'))],
  ];

  test.each(failing)(
    'is reported, and the call answered with 500: it %s',
    async (_, endpointId) => {
      const { receiver, onJob, onError } = setUp({ endpointId });
      const target = `${path}?order=42`;
      const body = { id: 'a', status: 'COMPLETED' };
      expect((await receiver.fetch(call(body, target))).status).toBe(500);
      const origin = await stub(receiver.middleware);
      const sent = { method: 'POST', body: JSON.stringify(body) };
      expect((await fetch(origin + target, sent)).status).toBe(500);
      expect(onJob).not.toHaveBeenCalled();
      expect(onError).toHaveBeenCalledTimes(2);
      expect(onError).toHaveBeenLastCalledWith(new Error('No such order.'), {
        endpointId: '',
        jobId: 'a',
        query: new URLSearchParams({ order: '42' }),
      });
    },
  );

  test('may be found later', async () => {
    const asked: string[] = [];
    const waitFor: Client['waitFor'] = async (...ids) => {
      asked.push(...ids.slice(0, 2).map(String));
      return job;
    };
    const { receiver } = setUp({ client: { waitFor }, endpointId: async () => 'found' });
    expect((await receiver.fetch(call(job))).status).toBe(200);
    await receiver.idle();
    expect(asked).toEqual(['found', job.id]);
  });
});

describe('an onError that fails', () => {
  /** Rejections that nobody handles would end the process; they are seen before the next task. */
  async function unhandledDuring(work: () => Promise<unknown>): Promise<unknown[]> {
    const unhandled: unknown[] = [];
    const see = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', see);
    onTestFinished(() => void process.off('unhandledRejection', see));
    await work();
    await new Promise((resolve) => setImmediate(resolve));
    return unhandled;
  }

  const failing: [string, () => void | Promise<void>][] = [
    [
      'throws',
      () => {
        throw new Error('The log is full.');
      },
    ],
    ['rejects', async () => Promise.reject(new Error('The log is full.'))],
  ];

  test.each(failing)('ends nothing: it %s', async (_, fail) => {
    const onError = vi.fn<WebhookReceiverOptions['onError']>(fail);
    const confirmed = { waitFor: async () => job };
    const endpointId = (query: URLSearchParams) => {
      if (query.has('odd')) throw new Error('No such order.');
      return 'image';
    };
    const onJob = () => Promise.reject(new Error('The database is down.'));
    const { receiver } = setUp({ client: confirmed, endpointId, onJob, onError });
    const unhandled = await unhandledDuring(async () => {
      expect((await receiver.fetch(call(job, `${path}?odd`))).status).toBe(500);
      expect((await receiver.fetch(call(job))).status).toBe(200);
      await receiver.idle();
    });
    expect(onError).toHaveBeenCalledTimes(2);
    expect(unhandled).toEqual([]);
  });
});

test('jobs that other processes have handled are skipped', async () => {
  const handledJobs = { claim: async () => false, release: () => undefined };
  const { client, control, receiver, onJob } = setUp({ handledJobs });
  const { id } = await client.run('image', { input });
  await control.advanceClock({ ms: 300 });
  await receiver.fetch(call({ id, status: 'COMPLETED' }));
  await receiver.idle();
  expect(onJob).not.toHaveBeenCalled();
});

test('a new secret can be accepted together with the old one', async () => {
  const { receiver } = setUp({ path: [path, '/hooks/8d1f6a90c3e7b245'] });
  const body = { id: 'made-up', status: 'COMPLETED' };
  expect((await receiver.fetch(call(body))).status).toBe(200);
  expect((await receiver.fetch(call(body, '/hooks/8d1f6a90c3e7b245'))).status).toBe(200);
  await receiver.idle();
});

test('an id of 256 characters is not too long', async () => {
  const { receiver } = setUp();
  const body = { id: 'x'.repeat(256), status: 'COMPLETED' };
  expect((await receiver.fetch(call(body))).status).toBe(200);
  await receiver.idle();
});

test.each<[object, Error]>([
  [{ maxBytes: 0 }, new RangeError('Expected maxBytes of at least 1, got 0.')],
  [{ maxBytes: Number.NaN }, new RangeError('Expected maxBytes of at least 1, got NaN.')],
  [
    { confirmWithinMs: 0 },
    new RangeError('Expected confirmWithinMs in milliseconds of at least 1, got 0.'),
  ],
  [{ onJob: undefined }, new TypeError('Expected a function as onJob, got undefined.')],
  [{ onError: 'log' }, new TypeError('Expected a function as onError, got string.')],
])('the options %o are refused', (odd, error) => {
  expect(() => setUp(odd)).toThrow(error);
});

test.each([[undefined], [null], [7], [[]], [[path, undefined]]])(
  'the path %j is refused',
  (odd) => {
    // @ts-expect-error a program without types can pass an unset variable
    expect(() => setUp({ path: odd })).toThrow(/^Expected a path that begins with/);
  },
);

test.each(['/hooks/short', 'hooks/3f9c1d7e5b2a4608', '/hooks/3f9c1d7e5b2a4608?a=1', ''])(
  'the path %j is refused, and the error does not repeat it',
  (odd) => {
    expect(() => setUp({ path: odd })).toThrow(TypeError);
    expect(() => setUp({ path: odd })).not.toThrow(/3f9c1d7e/);
  },
);
