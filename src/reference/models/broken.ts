/** Workers that do not work, for injected faults. */
import type { JobWorker } from '../engine/worker.ts';

/** A worker that stops as soon as it begins, or one that never ends. */
export function brokenWorker(how: 'crash' | 'hang'): JobWorker {
  return {
    begin: () => {
      const message = 'The worker crashed.';
      const durationMs = how === 'crash' ? 0 : Number.POSITIVE_INFINITY;
      return { kind: 'simulated', durationMs, outcome: { kind: 'error', message } };
    },
  };
}
