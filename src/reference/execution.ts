/** One attempt to run a job: from its start on a worker to at most one outcome. */
import type { Clock, Timer } from '../clock.ts';
import type { JobWorker, Outcome, Task, Work } from './workers/worker.ts';

/** A running attempt. */
export interface Execution {
  /** Ends the attempt: nothing that the worker does later is heard of. */
  stop(): void;
}

/** Who hears of an attempt. */
export interface ExecutionListener {
  readonly clock: Clock;
  chunk(output: unknown): void;
  /** Called at most once, never before `execute` has returned, and not after `stop`. */
  finish(outcome: Outcome): void;
}

/**
 * Begins the work. Simulated work is put on the clock; real work holds the clock until it has
 * settled. A worker that throws, or whose output has an error, ends in an error.
 *
 * @rule worker-error-fails-job
 * @rule crash-fails-job
 * @rule storage-reaches-worker
 * @rule output-is-result
 * @rule late-result-ignored
 */
export function execute(
  worker: JobWorker,
  task: Task,
  { clock, chunk, finish }: ExecutionListener,
): Execution {
  const timers: Timer[] = [];
  const schedule = (afterMs: number, run: () => void) => {
    if (Number.isFinite(afterMs)) timers.push(clock.schedule(clock.now() + afterMs, run));
  };
  let stopped = false;
  const work = begin(worker, {
    ...task,
    chunk: (output) => {
      if (!stopped) task.chunk(output);
    },
    progress: (value) => {
      if (!stopped) task.progress(value);
    },
  });
  switch (work.kind) {
    case 'simulated':
      for (const { afterMs, output } of work.chunks ?? []) schedule(afterMs, () => chunk(output));
      schedule(work.durationMs, () => finish(readOutcome(work.outcome)));
      break;
    case 'real':
      clock.hold(
        work.done.then((outcome) => {
          if (!stopped) finish(readOutcome(outcome));
        }),
      );
      break;
  }
  return {
    stop() {
      stopped = true;
      for (const timer of timers) clock.cancel(timer);
      if (work.kind === 'real') work.stop();
    },
  };
}

function begin(worker: JobWorker, task: Task): Work {
  try {
    return worker.begin(task);
  } catch (error) {
    const message = error instanceof Error ? error.message : 'The worker failed.';
    return { kind: 'simulated', durationMs: 0, outcome: { kind: 'error', message } };
  }
}

/**
 * An output object with an `error` is a failure that the handler reports.
 *
 * @rule output-error-fails-job
 */
function readOutcome(outcome: Outcome): Outcome {
  if (outcome.kind === 'error') return outcome;
  const { output } = outcome;
  if (typeof output !== 'object' || output === null || !('error' in output)) return outcome;
  const { error } = output;
  if (error === null || error === undefined) return outcome;
  return { kind: 'error', message: typeof error === 'string' ? error : JSON.stringify(error) };
}
