/** Every kind of key of the store, damaged in every way. */
import { describe, expect, test } from 'vitest';
import { begin, checkAfter, damage, kindOf, ways } from './damages.ts';
import { hasRedis } from './redis-server.ts';

describe.skipIf(!hasRedis)('with redis-server', () => {
  test.each(ways)(
    'a key that is %s spoils nothing else',
    async (way) => {
      const probe = await begin();
      const kinds = new Map((await probe.redis.keys('*')).map((key) => [kindOf(key), key]));
      expect(kinds.size).toBeGreaterThan(30);
      await probe.replica.close();
      const failures: string[] = [];
      for (const kind of kinds.keys()) {
        const story = await begin();
        const key = (await story.redis.keys('*')).find((each) => kindOf(each) === kind);
        if (key === undefined) continue;
        await damage(story.redis, key, way);
        await checkAfter(story, key).catch((error: unknown) => failures.push(`${kind}: ${error}`));
        await story.replica.close();
      }
      expect(failures).toEqual([]);
    },
    1_200_000,
  );
});
