/** Many jobs in one queue: what each costs in memory, and whether submits stay as cheap. */
import { systemClock } from '../../src/core/clock.ts';
import type { JobRequest } from '../../src/reference/engine/job-snapshot.ts';
import { heapBytes, nowMs, report, sizeArgument } from './measurement.ts';
import { createWorld, withoutWorkers } from './world.ts';

const size = sizeArgument();
const tenths = 10;
const clock = systemClock();
const world = createWorld(withoutWorkers, clock);

const emptyBytes = heapBytes();
const requests = Array.from({ length: size }, (_, index) => request(index));
const inputBytes = heapBytes();

const submitUs = Array.from({ length: tenths }, (_, tenth) => {
  const first = Math.floor((size * tenth) / tenths);
  const end = Math.floor((size * (tenth + 1)) / tenths);
  const startMs = nowMs();
  for (const each of requests.slice(first, end)) world.submit(each);
  return ((nowMs() - startMs) * 1000) / (end - first || 1);
});
const queuedBytes = heapBytes();
const timers = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;

const removed = await world.engine.purge(world.endpointId);
if (removed !== size || requests.length !== size) throw new Error(`Only ${removed} jobs waited.`);
world.close();
clock.clear();

const [firstUs = 0] = submitUs;
const lastUs = submitUs.at(-1) ?? 0;
report([
  { name: 'jobs in the queue', value: size, unit: '' },
  { name: 'input of a job', value: (inputBytes - emptyBytes) / size, unit: 'bytes' },
  {
    name: 'overhead of a job beyond its input',
    value: (queuedBytes - inputBytes) / size,
    unit: 'bytes',
    below: 1024,
  },
  { name: 'submit in the first tenth', value: firstUs, unit: 'µs' },
  { name: 'submit in the last tenth', value: lastUs, unit: 'µs' },
  { name: 'last tenth to first tenth', value: lastUs / firstUs, unit: 'times', below: 2 },
  { name: 'timers of the system for all deadlines', value: timers, unit: '', below: 2 },
]);

/** As it comes out of a request's body. */
function request(index: number): JobRequest {
  return JSON.parse(`{"input":{"prompt":"A lighthouse at dusk, number ${index}"}}`);
}
