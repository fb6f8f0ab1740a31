/** A service whose store somebody damages key by key: its other jobs go on, and it mends itself. */
import type { Redis } from 'ioredis';
import { expect } from 'vitest';
import { connectionsTo, ownServer } from './own-redis.ts';
import { connectReplica, type Replica, type ReplicaOptions } from './replica.ts';

export const ways = ['deleted', 'wrongType', 'garbage'] as const;
export type Way = (typeof ways)[number];

const settings: ReplicaOptions['settings'] = {
  endpoints: {
    echo: { kind: 'serverless', worker: 'echo', durationMs: 20, workers: { max: 2 } },
    script: { kind: 'serverless', worker: 'script', workers: { max: 1, idleTimeoutMs: 600_000 } },
    image: { kind: 'public', model: 'image', price: 'image-fast', durationMs: 20 },
  },
  webhooks: { hosts: ['example.com'] },
};

const garbage = 'garbage';

/** Kinds of keys: what stands for a job, a queue's entry, an endpoint and so on is left out. */
export function kindOf(key: string): string {
  return key
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22,}/g, '<id>')
    .replaceAll(/(?<=:)[0-9a-f]{32,}/g, '<digest>')
    .replaceAll(/(?<=<id>[^:]*)[.:]\d+([.:]\d+)?/g, '');
}

/** Damages a key. */
export async function damage(redis: Redis, key: string, way: Way): Promise<void> {
  const type = await redis.type(key);
  if (way === 'deleted') await redis.del(key);
  if (way === 'wrongType') {
    // In one step, because the engine may write it meanwhile.
    const deleted = redis.multi().del(key);
    await (type === 'list' ? deleted.set(key, garbage) : deleted.rpush(key, garbage)).exec();
  }
  if (way !== 'garbage') return;
  switch (type) {
    case 'hash': {
      // In one step, too.
      const fields = await redis.hkeys(key);
      await redis.hset(key, Object.fromEntries(fields.map((field) => [field, garbage])));
      return;
    }
    case 'zset':
      await redis.zadd(key, 0, garbage);
      return;
    case 'set':
      await redis.sadd(key, garbage);
      return;
    case 'list':
      await redis.rpush(key, garbage);
      return;
    case 'stream':
      await redis.xadd(key, '*', garbage, garbage);
      return;
    default:
      await redis.set(key, garbage);
  }
}

const reads = [
  ...['/control/jobs', '/control/jobs?state=COMPLETED', '/control/jobs?text=hello'],
  ...['/control/events', '/control/ledger', '/control/due', '/control/accounts'],
  ...['/v2/echo/health', '/v2/script/health', '/healthz'],
];

interface Story {
  readonly replica: Replica;
  readonly redis: Redis;
  readonly warnings: string[];
  /** Jobs that ended, run and wait, by id. */
  readonly jobs: readonly { readonly endpoint: string; readonly id: string }[];
}

/** Jobs that have ended, with a webhook, that run and that wait. */
export async function begin(): Promise<Story> {
  const { url } = await ownServer();
  const warnings: string[] = [];
  const onError = (error: unknown) => warnings.push(`${error}`);
  const replica = await connectReplica({ url, settings, id: 'team', lookMs: 50, onError });
  const { redis } = await connectionsTo(url);
  const submit = async (endpoint: string, input: object, more: object = {}) => {
    const { body } = await replica.call('POST', `/v2/${endpoint}/run`, { input, ...more });
    return { endpoint, id: `${body.id}` };
  };
  const webhook = 'http://example.com/hook';
  const ended = [
    await submit('echo', { text: 'hello' }, { webhook }),
    await submit('image', { prompt: 'hello' }),
  ];
  for (const job of ended) await reaches(replica, job, 'COMPLETED');
  const running = await submit('script', { script: { hang: true } });
  await reaches(replica, running, 'IN_PROGRESS');
  const queued = [
    await submit('script', { script: {} }),
    await submit('script', { script: {} }, { policy: { lowPriority: true } }),
  ];
  return { replica, redis, warnings, jobs: [...ended, running, ...queued] };
}

async function statusOf({ call }: Replica, { endpoint, id }: Story['jobs'][number]) {
  const { status, body } = await call('GET', `/v2/${endpoint}/status/${id}`);
  expect(status, `status of ${id}`).toBeLessThan(500);
  return status === 200 ? `${body.status}` : `${status}`;
}

function reaches(replica: Replica, job: Story['jobs'][number], state: string) {
  return expect.poll(() => statusOf(replica, job), { timeout: 20_000, interval: 20 }).toBe(state);
}

/** Checks that a damaged key spoils nothing but the job that it is of. */
export async function checkAfter(story: Story, key: string): Promise<void> {
  const { replica, jobs } = story;
  for (const path of reads) {
    const { status } = await replica.call('GET', path);
    expect(status, `GET ${path}`).toBeLessThan(500);
  }
  const fresh = await replica.call('POST', '/v2/echo/run', { input: { text: 'fresh' } });
  expect(fresh.status, 'a new job').toBe(200);
  await reaches(replica, { endpoint: 'echo', id: fresh.body.id }, 'COMPLETED');
  const others = jobs.filter(({ id }) => !key.includes(id));
  for (const job of jobs) await statusOf(replica, job);
  const [, , running, ...queued] = jobs;
  if (running !== undefined) await replica.call('POST', `/v2/script/cancel/${running.id}`);
  for (const job of queued) if (others.includes(job)) await reaches(replica, job, 'COMPLETED');
  const health = async () => (await replica.call('GET', '/v2/script/health')).body.jobs;
  await expect.poll(health).toMatchObject({ inQueue: 0, inProgress: 0 });
  const { status, body } = await replica.call('GET', '/control/jobs');
  expect(status).toBe(200);
  const listed: string[] = body.jobs.map(({ id }: { id: string }) => id);
  for (const { id } of others) expect(listed).toContain(id);
}
