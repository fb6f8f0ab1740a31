/** Many jobs that expire at instants of their own, and are forgotten at others. */
import { ManualClock } from '../../src/core/clock.ts';
import { nowMs, report, sizeArgument } from './measurement.ts';
import { createWorld, withoutWorkers } from './world.ts';

const shortestTtlMs = 10_000;
const weekMs = 7 * 24 * 60 * 60 * 1000;

const size = sizeArgument();
const clock = new ManualClock();
const world = createWorld(withoutWorkers, clock);
// Spread over the week in an order that is none: 2654435761 is prime to every power of ten.
for (let index = 0; index < size; index += 1) {
  const place = (index * 2_654_435_761) % size;
  const ttl = shortestTtlMs + Math.floor(((weekMs - shortestTtlMs) * place) / size);
  world.submit({ input: {}, policy: { ttl } });
}

const startMs = nowMs();
await clock.advance(weekMs);
const advanceMs = nowMs() - startMs;

const { jobs } = await world.engine.health(world.endpointId);
if (jobs.inQueue !== 0) throw new Error('Some jobs are still waiting.');
world.close();
report([
  { name: 'jobs with different deadlines', value: size, unit: '' },
  { name: 'advancing by a week', value: advanceMs, unit: 'ms', below: 2000 },
]);
