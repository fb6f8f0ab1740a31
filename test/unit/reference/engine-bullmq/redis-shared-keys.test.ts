/** What a replica knows of texts that all replicas share. */
import { Redis } from 'ioredis';
import { expect, test, vi } from 'vitest';
import { ManualClock } from '../../../../src/core/clock.ts';
import { StoreUnavailable } from '../../../../src/reference/engine/store-unavailable.ts';
import { RedisSharedKeys } from '../../../../src/reference/engine-bullmq/redis-shared-keys.ts';

test('a change that could not be read at once is read later', async () => {
  const clock = new ManualClock();
  const { signal } = new AbortController();
  const errors: unknown[] = [];
  const redis = new Redis({ lazyConnect: true });
  vi.spyOn(redis, 'hgetall')
    .mockRejectedValueOnce(new StoreUnavailable('away'))
    .mockResolvedValueOnce({ revoked: 'key' });
  const table = new RedisSharedKeys({
    store: {
      askKey: (_key, _type, work) => work(redis),
      listen: async () => () => undefined,
    },
    ...{ key: 'keys', clock, againMs: 1000, signal },
    onError: (error) => errors.push(error),
  });
  let known: ReadonlyMap<string, string> | undefined;
  table.follow((texts) => {
    known = texts;
  });
  await expect.poll(() => errors.length).toBe(1);
  await clock.advance(1000);
  await expect.poll(() => known).toEqual(new Map([['revoked', 'key']]));
});
