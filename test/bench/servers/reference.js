/**
 * The whole reference service: authentication, validation, queue, worker, ledger, events. Its clock
 * runs a thousand times as fast, so that jobs are forgotten after 1.8 s and memory stays bounded;
 * forgetting them is part of the work.
 */
import { createReferenceService } from 'inference-contract/reference';
import { listen } from 'inference-contract/validation/adapters/node-http';
import { systemClock } from '../../../dist/core/clock.js';
import { endpoints } from './exchanges.js';

const speed = 1000;
const weekMs = 604_800_000;

/**
 * @param {import('../../../dist/core/clock.js').Clock} real
 * @returns {import('../../../dist/core/clock.js').Clock}
 */
function fastClock(real) {
  const startMs = real.now();
  return {
    now: () => startMs + (real.now() - startMs) * speed,
    schedule: (dueMs, run) => real.schedule(startMs + (dueMs - startMs) / speed, run),
    cancel: (timer) => real.cancel(timer),
    hold: (work) => real.hold(work),
    clear: () => real.clear(),
  };
}

const service = createReferenceService({
  settings: {
    accounts: { bench: { keys: { 'bench-key': {} } } },
    endpoints: {
      [endpoints.submitted]: {
        kind: 'public',
        model: 'image',
        price: 'image-fast',
        durationMs: 0,
        workers: { min: 4, max: 4, jobsPerWorker: 1000 },
      },
      [endpoints.asked]: {
        kind: 'serverless',
        worker: 'echo',
        durationMs: weekMs,
        executionTimeoutMs: weekMs,
        workers: { min: 1, max: 1, jobsPerWorker: 1000 },
      },
    },
  },
  clock: fastClock(systemClock()),
});
export const { url } = await listen(service.handle, { host: '127.0.0.1', port: 0 });
console.log(`listening on ${url}`);
