/** Workers start, and keep their places, by the same rules in the engine in memory and in Redis. */
import { describe, expect, test } from 'vitest';
import {
  keptAfterStart,
  keptByNewWorker,
  leavesPlace,
  needsWorker,
} from '../../../../src/reference/engine/rules/worker-start.ts';
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

const places = [0, 1, 3].flatMap((ready) =>
  [1, 2].flatMap((jobsPerWorker) =>
    few.flatMap((demand) =>
      few.flatMap((running) =>
        few.map((kept) => ({ ready, jobsPerWorker, demand, running, kept })),
      ),
    ),
  ),
);

/** The rule in Lua, for each case. */
async function inLua(rule: string, cases: readonly object[]): Promise<unknown> {
  const { store } = await ownRedis();
  const lua = `${workerStart}
local answers = {}
for index, fleet in ipairs(cjson.decode(ARGV[1])) do answers[index] = ${rule} end
return answers`;
  return store.ask((redis) => redis.eval(lua, 0, JSON.stringify(cases)));
}

describe.skipIf(!hasRedis)('Lua and TypeScript agree', () => {
  test('when a worker starts', async () => {
    const expected = fleets.map((fleet) => (needsWorker(fleet) ? 1 : 0));
    expect(new Set(expected)).toEqual(new Set([0, 1]));
    expect(await inLua('needsWorker(fleet) and 1 or 0', fleets)).toEqual(expected);
  });

  test('when a job of low priority leaves a place to others', async () => {
    const expected = places.map((fleet) => (leavesPlace(fleet) ? 1 : 0));
    expect(new Set(expected)).toEqual(new Set([0, 1]));
    expect(await inLua('leavesPlace(fleet) and 1 or 0', places)).toEqual(expected);
  });

  test.each([true, false])('how many places are kept, low priority: %s', async (lowPriority) => {
    const expected = places.map((fleet) => keptAfterStart(fleet, { lowPriority }));
    expect(await inLua(`keptAfterStart(fleet, ${lowPriority})`, places)).toEqual(expected);
    const byNew = places.map((fleet) => keptByNewWorker(fleet));
    expect(await inLua('keptByNewWorker(fleet)', places)).toEqual(byNew);
  });
});
