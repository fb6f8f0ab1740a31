/** Workers start by the same rule in the engine in memory and in Redis. */
import { expect, test } from 'vitest';
import { needsWorker } from '../../../../src/reference/engine/rules/worker-start.ts';
import { workerStart } from '../../../../src/reference/engine-bullmq/scripts/library.ts';
import { ownRedis } from './own-redis.ts';
import { hasRedis } from './redis-server.ts';

const few = [0, 1, 2, 3];
const fleets = few.flatMap((ready) =>
  few.flatMap((starting) =>
    [0, 1, 3, 6].flatMap((max) =>
      [1, 2].flatMap((jobsPerWorker) =>
        [0, 1, 2, 5].flatMap((demand) =>
          few.map((running) => ({ ready, starting, max, jobsPerWorker, demand, running })),
        ),
      ),
    ),
  ),
);

test.skipIf(!hasRedis)('Lua and TypeScript agree when a worker starts', async () => {
  const { store } = await ownRedis();
  const lua = `${workerStart}
local answers = {}
for index, fleet in ipairs(cjson.decode(ARGV[1])) do answers[index] = needsWorker(fleet) and 1 or 0 end
return answers`;
  const answers = await store.ask((redis) => redis.eval(lua, 0, JSON.stringify(fleets)));
  const expected = fleets.map((fleet) => (needsWorker(fleet) ? 1 : 0));
  expect(new Set(expected)).toEqual(new Set([0, 1]));
  expect(answers).toEqual(expected);
});
