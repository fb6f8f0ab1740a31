import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describePassedNumbers, listeningWorker } from '../passed-numbers.ts';
import { hasRedis, RedisServer } from './redis-server.ts';
import { connectReplica, ended } from './replica.ts';

describe.skipIf(!hasRedis)('with redis-server', () => {
  let server: RedisServer;
  let accounts = 0;

  beforeAll(async () => {
    server = await RedisServer.start();
  });

  afterAll(() => server.stop());

  describePassedNumbers('engine on Redis', (settings) => {
    accounts += 1;
    return connectReplica({ url: server.url, id: `account-${accounts}`, settings });
  });

  test('numbers are passed unchanged by a replica that begins a job again', async () => {
    const { endpoints, bodies, received } = await listeningWorker(['none']);
    const replica = () =>
      connectReplica({ url: server.url, id: 'restarted', settings: { endpoints } });
    const first = await replica();
    const text = '{"key":12345678901234567890,"list":[1.0,{"a":-0}]}';
    const headers = { authorization: 'Bearer key', 'content-type': 'application/json' };
    const body = `{"input":${text},"s3Config":${text}}`;
    const answer = await first.fetch('/v2/own/run', { method: 'POST', headers, body });
    const { id } = JSON.parse(await answer.text());
    await received(1);
    first.die();
    expect((await ended(await replica(), 'own', id)).status).toBe('COMPLETED');
    const expected = `{"id":"${id}","input":${text},"s3Config":${text}}`;
    expect(bodies).toEqual([expected, expected]);
  });
});
