/**
 * Random histories of three replicas on one Redis server, each in processes of their own that are
 * killed or suspended at work. Redis is killed too. A failure prints its history and seed. `REPLICA_HISTORIES=100` runs so many,
 * `REPLICA_SEED` repeats those of a seed.
 */
import fc from 'fast-check';
import { test } from 'vitest';
import { hasRedis } from '../unit/reference/engine-bullmq/redis-server.ts';
import { act } from './replica-act.ts';
import { histories } from './replica-history.ts';
import { assertStory } from './replica-story.ts';

const { REPLICA_HISTORIES = '3', REPLICA_SEED } = process.env;
const numRuns = Number(REPLICA_HISTORIES);

test.skipIf(!hasRedis)(
  'whatever happens to replicas and Redis, accepted jobs end, once, in order, charged and announced as they should be',
  async () => {
    const property = fc.asyncProperty(histories, async (history) => {
      assertStory(await act(history));
    });
    await fc.assert(property, {
      numRuns,
      // A shorter history in real time may or may not fail in the same way.
      endOnFailure: true,
      ...(REPLICA_SEED !== undefined && { seed: Number(REPLICA_SEED) }),
    });
  },
  numRuns * 120_000,
);
