import { Redis } from 'ioredis';
import { expect, onTestFinished, test } from 'vitest';
import { RedisEngineStore } from '../../../../src/reference/engine-bullmq/redis-engine-store.ts';
import {
  checkServerInfo,
  type ServerNotice,
} from '../../../../src/reference/engine-bullmq/redis-requirements.ts';
import { ownServer } from './own-redis.ts';
import { hasRedis } from './redis-server.ts';

const good = { redis_version: '6.2.0', maxmemory_policy: 'noeviction', aof_enabled: '1' };

function check(changes: Readonly<Record<string, string>> = {}) {
  const lines = Object.entries({ ...good, ...changes }).map((entry) => entry.join(':'));
  return checkServerInfo(['# Server', ...lines, ''].join('\r\n'));
}

test('a server that keeps jobs is named', () => {
  expect(check()).toEqual([
    { text: 'Jobs are shared on Redis 6.2.0; maxmemory-policy is noeviction.', isWarning: false },
    { text: 'Redis writes jobs to disk (appendonly).', isWarning: false },
  ]);
});

test('a server that loses jobs at a restart is warned of', () => {
  expect(check({ aof_enabled: '0' })).toContainEqual({
    text: 'Redis loses accepted jobs when it restarts. Set appendonly yes.',
    isWarning: true,
  });
});

test.each(['6.0.16', '5.0.14', '2.8.0'])('Redis %s is refused', (version) => {
  expect(() => check({ redis_version: version })).toThrow(
    `has the version ${version}, expected 6.2 or later.`,
  );
});

test.each(['7.0.15', '8.2.1', '10.0.0'])('Redis %s is accepted', (version) => {
  expect(check({ redis_version: version })[0]?.text).toContain(`Redis ${version}`);
});

test('Valkey is known by its own version', () => {
  const valkey = { server_name: 'valkey', redis_version: '7.2.4', valkey_version: '8.1.0' };
  expect(check(valkey)[0]?.text).toContain('Valkey 8.1.0');
});

test.each(['allkeys-lru', 'volatile-ttl'])('a server with the policy %s is refused', (policy) => {
  expect(() => check({ maxmemory_policy: policy })).toThrow(`maxmemory-policy ${policy}`);
});

test.each([
  ['up', 'is a Redis replica, which rejects writes.'],
  ['down', 'is a Redis replica without a connection to its master, which rejects writes.'],
])('a replica whose link is %s is refused', (link, reason) => {
  expect(() => check({ role: 'slave', master_link_status: link })).toThrow(reason);
});

test.skipIf(!hasRedis)(
  'what somebody changes at a running server is told once, and that it is resolved',
  async () => {
    const server = await ownServer();
    const heard: ServerNotice[] = [];
    const store = await RedisEngineStore.connect({
      url: server.url,
      logSize: 10,
      checkMs: 50,
      onNotice: (notice) => heard.push(notice),
      onError: () => undefined,
    });
    onTestFinished(() => store.close());
    const redis = new Redis(server.url);
    onTestFinished(() => redis.disconnect());
    const evicts = {
      text: 'Redis may delete keys (maxmemory-policy allkeys-lru). Set maxmemory-policy noeviction.',
      isWarning: true,
    };
    const loses = {
      text: 'Redis loses accepted jobs when it restarts. Set appendonly yes.',
      isWarning: true,
    };
    const resolved = ({ text }: ServerNotice) => ({ text: `Resolved: ${text}`, isWarning: false });
    const expected: ServerNotice[] = [];
    for (const [name, value, told] of [
      ['maxmemory-policy', 'allkeys-lru', [evicts]],
      ['maxmemory-policy', 'noeviction', [resolved(evicts)]],
      ['appendonly', 'no', [loses]],
      ['appendonly', 'yes', [resolved(loses)]],
    ] as const) {
      await redis.config('SET', name, value);
      expected.push(...told);
      await expect.poll(() => heard, { timeout: 60_000 }).toEqual(expected);
    }
  },
  120_000,
);
