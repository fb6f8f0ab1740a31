/** One attempt to run a job: from its start on a worker to at most one outcome. */
import type { Clock, Timer } from '../clock.ts';
import { storageRedaction } from './workers/storage-redaction.ts';
import type { JobWorker, Outcome, Task, Work } from './workers/worker.ts';

/** A running attempt. */
export interface Execution {
  /** Ends the attempt: nothing that the worker does later is heard of. */
  stop(): void;
}

/** Who hears of an attempt. */
export interface ExecutionListener {
  readonly clock: Clock;
  /** Called at most once, never before `execute` has returned, and not after `stop`. */
  finish(outcome: Outcome): void;
}

/**
 * Begins the work. Simulated work is put on the clock; real work holds the clock until it has
 * settled. What the worker says is shortened, and the storage settings are taken out of it.
 * A worker that throws, or whose output has an error, ends in an error.
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
  { clock, finish }: ExecutionListener,
): Execution {
  const hide = storageRedaction(task.s3Config);
  const timers: Timer[] = [];
  const schedule = (afterMs: number, run: () => void) => {
    if (Number.isFinite(afterMs)) timers.push(clock.schedule(clock.now() + afterMs, run));
  };
  let stopped = false;
  const say = (text: string) => shorten(hide(text));
  // Field by field: spreading an object takes longer than the rest of a short job.
  const work = begin(worker, {
    jobId: task.jobId,
    endpointId: task.endpointId,
    input: task.input,
    s3Config: task.s3Config,
    random: task.random,
    offer: task.offer,
    note: (text) => task.note(say(text)),
    chunk: (output) => {
      if (!stopped) task.chunk(output);
    },
    progress: (value) => {
      if (!stopped) task.progress(readProgress(value, say));
    },
  });
  const conclude = (outcome: Outcome) => finish(readOutcome(outcome, say));
  switch (work.kind) {
    case 'simulated':
      for (const { afterMs, output } of work.chunks ?? [])
        schedule(afterMs, () => task.chunk(output));
      schedule(work.durationMs, () => conclude(work.outcome));
      break;
    case 'real':
      clock.hold(
        work.done.then((outcome) => {
          if (!stopped) conclude(outcome);
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
 * An output object with an `error` that is not null is a failure that the handler reports.
 *
 * @rule output-error-fails-job
 */
function readOutcome(outcome: Outcome, say: (text: string) => string): Outcome {
  if (outcome.kind === 'error') return { kind: 'error', message: say(outcome.message) };
  const { output } = outcome;
  if (typeof output !== 'object' || output === null || !('error' in output)) return outcome;
  const { error } = output;
  if (error === null || error === undefined) return outcome;
  return { kind: 'error', message: say(typeof error === 'string' ? error : JSON.stringify(error)) };
}

/** The longest text of a worker that the event log or an error repeats, in characters. */
const longestText = 2000;

function shorten(text: string): string {
  return text.length > longestText
    ? `${text.slice(0, longestText)}… (${text.length} characters)`
    : text;
}

/** Progress of any form, without storage settings; text where it is too long to be kept. */
function readProgress(value: unknown, say: (text: string) => string): unknown {
  const json = JSON.stringify(value) ?? 'null';
  if (json.length > longestText) return say(json);
  return JSON.parse(json, (_key, part: unknown) => (typeof part === 'string' ? say(part) : part));
}
