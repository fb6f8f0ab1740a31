/** What a replica knows of texts that all replicas share. */
import { expect, test } from 'vitest';
import { ManualClock } from '../../../../src/core/clock.ts';
import { StoreUnavailable } from '../../../../src/reference/engine/store-unavailable.ts';
import { RedisSharedKeys } from '../../../../src/reference/engine-bullmq/redis-shared-keys.ts';

test('a change that could not be read at once is read later', async () => {
  const clock = new ManualClock();
  const { signal } = new AbortController();
  const errors: unknown[] = [];
  const answers = [new StoreUnavailable('away'), { revoked: 'key' }];
  const table = new RedisSharedKeys({
    store: {
      ask: async () => {
        const answer = answers.shift();
        if (answer instanceof Error) throw answer;
        // biome-ignore lint/suspicious/noExplicitAny: the table asks for this hash only.
        return (answer ?? {}) as any;
      },
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
