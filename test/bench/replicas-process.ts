/**
 * A process of the measurement of replicas, without HTTP: `engine` or `bare` (a queue of BullMQ
 * whose worker does nothing), `add` or `work`, the URL of Redis, and a size. `add` adds so many jobs
 * and says how long that took. `work` runs jobs once it is told to, so many at the same time.
 */

import { once } from 'node:events';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { systemClock } from '../../src/core/clock.ts';
import { createAccounts } from '../../src/reference/accounts/create-accounts.ts';
import { RedisEngineStore } from '../../src/reference/engine-bullmq/redis-engine-store.ts';
import { Memory } from '../../src/reference/engine-memory/kept-bytes.ts';
import { WebhookTurns } from '../../src/reference/engine-memory/memory-webhooks.ts';
import { nowMs } from './measurement.ts';

const accountId = 'bench';
const endpointId = 'bench';
const input = { prompt: 'A lighthouse on a cliff at dawn, oil painting', seed: 42 };
/** Jobs that are added at the same time. */
const concurrentAdds = 32;

const [, , subject = '', task = '', url = '', size = ''] = process.argv;
if (subject === 'engine') await (task === 'add' ? addToEngine() : workInEngine());
else await (task === 'add' ? addToQueue() : workInQueue());

async function addToEngine(): Promise<void> {
  const store = await connect();
  const engine = engineIn(store, { max: 0 });
  await add(() =>
    engine.submit({
      endpointId,
      request: { input },
      submission: 'runJob',
      origin: 'http://127.0.0.1',
    }),
  );
  await store.close();
}

async function workInEngine(): Promise<void> {
  const store = await connect();
  await untilTold();
  const jobsPerWorker = Number(size);
  engineIn(store, { min: 1, max: 1, jobsPerWorker });
}

async function addToQueue(): Promise<void> {
  const queue = new Queue('bench', { connection: new Redis(url) });
  const options = { removeOnComplete: true, removeOnFail: true };
  await add(() => queue.add('job', { input }, options));
  process.exit();
}

async function workInQueue(): Promise<void> {
  const connection = new Redis(url, { maxRetriesPerRequest: null });
  const worker = new Worker('bench', async () => 'done', {
    connection,
    concurrency: Number(size),
    autorun: false,
  });
  await connection.ping();
  await untilTold();
  await worker.run();
}

function connect(): Promise<RedisEngineStore> {
  return RedisEngineStore.connect({ url, logSize: 10_000, onError: console.error });
}

function engineIn(
  store: RedisEngineStore,
  workers: { min?: number; max: number; jobsPerWorker?: number },
) {
  const accounts = createAccounts(
    { [accountId]: { keys: {} } },
    {
      endpoints: { [endpointId]: { kind: 'serverless', worker: 'echo', workers } },
      clock: systemClock(),
      seed: `${process.pid}`,
      send: () => Promise.resolve({ kind: 'answered', status: 200 }),
      store,
      limits: undefined,
      accountBytes: 2 ** 40,
      serviceMemory: new Memory(2 ** 40),
      webhookTurns: new WebhookTurns({ concurrentCalls: 64, concurrentCallsPerHost: 64 }),
      keptRequestBytes: 0,
    },
  );
  const account = accounts.get(accountId);
  if (account === undefined) throw new Error('Expected the account.');
  return account.engine;
}

async function add(one: () => unknown): Promise<void> {
  let left = Number(size);
  const startMs = nowMs();
  const adders = Array.from({ length: concurrentAdds }, async () => {
    while (left > 0) {
      left -= 1;
      await one();
    }
  });
  await Promise.all(adders);
  process.send?.(nowMs() - startMs);
}

async function untilTold(): Promise<void> {
  const told = once(process, 'message');
  process.send?.('ready');
  await told;
}
