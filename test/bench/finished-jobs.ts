/** Many jobs that are run, charged, announced and forgotten: whether anything of them stays. */
import { ManualClock } from '../../src/core/clock.ts';
import { heapBytes, nowMs, report, sizeArgument } from './measurement.ts';
import { createWorld } from './world.ts';

/** Beyond every retention. */
const pauseMs = 31 * 60 * 1000;
const quarters = 4;

const size = sizeArgument();
const batch = Math.max(1, Math.min(10_000, Math.floor(size / 20)));
const clock = new ManualClock();
const world = createWorld(
  {
    kind: 'public',
    model: 'image',
    price: 'image-fast',
    workers: { min: 1, max: 4, jobsPerWorker: batch },
  },
  clock,
);

const startMs = nowMs();
await finish(batch);
const figures = [{ name: 'heap before', value: heapBytes() / 2 ** 20, unit: 'MiB' }];
let finished = 0;
for (let quarter = 1; quarter <= quarters; quarter += 1) {
  const until = Math.floor((size * quarter) / quarters);
  for (; finished < until; finished += Math.min(batch, until - finished)) {
    await finish(Math.min(batch, until - finished));
  }
  figures.push({
    name: `heap after ${finished} finished jobs`,
    value: heapBytes() / 2 ** 20,
    unit: 'MiB',
  });
}
const { total: kept } = await world.engine.jobs({ limit: 0 });
if (kept > 0) throw new Error('A job is still kept.');
const { value: first } = figures[1] ?? { value: 0 };
const { value: last } = figures.at(-1) ?? { value: 0 };
const perJob = ((last - first) * 2 ** 20) / (size * (1 - 1 / quarters));
report([
  ...figures,
  {
    name: 'growth from the first quarter on, for each job',
    value: perJob,
    unit: 'bytes',
    below: 1,
  },
  { name: 'a job from its submission until it is forgotten', value: spentUs(), unit: 'µs' },
]);
world.close();

async function finish(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    world.submit({ input: { prompt: `number ${index}` }, webhook: 'http://127.0.0.1:9/hook' });
  }
  await clock.advance(pauseMs);
}

function spentUs(): number {
  return ((nowMs() - startMs) * 1000) / (size + batch);
}
