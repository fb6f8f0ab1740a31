/** Returns a job's input as its output. */
import type { WorkerHandler } from './worker.ts';

/** A handler that answers after `durationMs`. */
export function echoWorker(durationMs: number): WorkerHandler {
  return (task) => ({ durationMs, outcome: { kind: 'output', output: task.input } });
}
