/** Jobs and queue entries in Redis that this engine cannot have written: they spoil nothing else. */
import { describe, expect, test } from 'vitest';
import { connectionsTo, ownServer } from './own-redis.ts';
import { hasRedis } from './redis-server.ts';
import { connectReplica } from './replica.ts';

const settings = {
  endpoints: { script: { kind: 'serverless', worker: 'script', workers: { min: 2, max: 2 } } },
} as const;

async function oneJob() {
  const { url } = await ownServer();
  const errors: string[] = [];
  const onError = (error: unknown) => errors.push(error instanceof Error ? error.message : '');
  const replica = await connectReplica({ url, settings, id: 'team', onError });
  const store = await connectionsTo(url);
  const submitted = await replica.call('POST', '/v2/script/run', {
    input: { script: { hang: true } },
  });
  const id: string = submitted.body.id;
  // Its start would write a version.
  const status = async () => (await replica.call('GET', `/v2/script/status/${id}`)).body.status;
  await expect.poll(status, { timeout: 60_000 }).toBe('IN_PROGRESS');
  const write = (fields: Readonly<Record<string, string>>) =>
    store.ask((redis) => redis.hset(`inference:{team}:job:${id}`, fields));
  return { replica, store, errors, id, write };
}

describe.skipIf(!hasRedis)('with redis-server', () => {
  test.each([
    ['version', 'x'],
    ['version', '01'],
    ['version', '1e3'],
    ['version', '9007199254740993'],
    ['number', 'x'],
    ['request', '{'],
    ['output', 'undefined'],
  ])('a job whose %s is %s counts as unknown, and is named', async (field, value) => {
    const { replica, errors, id, write } = await oneJob();
    const other = await replica.call('POST', '/v2/script/run', {
      input: { script: { hang: true } },
    });
    await write({ [field]: value });
    expect(await replica.call('POST', `/v2/script/cancel/${id}`)).toMatchObject({ status: 404 });
    expect(await replica.call('GET', `/v2/script/status/${id}`)).toMatchObject({ status: 404 });
    for (const query of ['', '?endpoint=script']) {
      const { status, body } = await replica.call('GET', `/control/jobs${query}`);
      expect(status).toBe(200);
      expect(body.jobs.map((job: { id: string }) => job.id)).toContain(other.body.id);
    }
    expect(errors).toContainEqual(expect.stringContaining(`The job ${id} in Redis is broken`));
    await replica.close();
  });

  test.each(['{}', 'null', '[]', '{"jobId":7,"retries":0}', '{"jobId":"x","retries":"0"}'])(
    'an entry of a queue that is %s is dropped, and named',
    async (data) => {
      const { replica, store, errors } = await oneJob();
      const { Queue } = store.packages.bullmq;
      const prefix = 'inference-queue:{team:script}';
      const queue = new Queue('script', { connection: store.redis, prefix });
      await queue.add('job', JSON.parse(data), { jobId: 'strange', removeOnComplete: true });
      await expect
        .poll(() => errors, { timeout: 60_000 })
        .toContainEqual('The queue script has dropped a broken entry, strange.');
      const isThere = async () => (await queue.getJob('strange')) !== undefined;
      await expect.poll(isThere, { timeout: 60_000 }).toBe(false);
      await queue.close();
      await replica.close();
    },
  );
});
