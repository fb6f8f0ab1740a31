/** One attempt to run a job: from its start on a worker to at most one outcome. */
import type { Clock, Timer } from '../../core/clock.ts';
import {
  type JobWorker,
  type Outcome,
  storageRedaction,
  type Task,
  type Work,
} from './job-worker.ts';

/** A running attempt. */
export interface Execution {
  /** When simulated work ends; undefined for real work, and for work that never ends. */
  readonly endsMs: number | undefined;
  /** When simulated work returns the parts of its output that are still to come. */
  readonly partsMs: readonly number[];
  /** Ends the attempt: whatever the worker does later has no effect. */
  stop(): void;
}

/** Receives the outcome of an attempt. */
export interface ExecutionListener {
  readonly clock: Clock;
  /** Called at most once, never before `execute` has returned, and not after `stop`. */
  finish(outcome: Outcome): void;
}

/**
 * Begins the work. Simulated work is put on the clock; real work holds the clock until it has
 * settled. Text from the worker is shortened, and storage settings in it are redacted.
 * A worker that throws, or whose output has an error, ends in an error.
 *
 * @rule worker-error-fails-job
 * @rule crash-fails-job
 * @rule storage-reaches-worker
 * @rule output-is-result
 * @rule late-result-ignored
 */
export function execute(worker: JobWorker, task: Task, listener: ExecutionListener): Execution {
  const attempt = new Attempt(task, listener);
  attempt.begin(worker);
  return attempt;
}

/** What the worker is given in place of the task. A class, as one is made for every job. */
class Attempt implements Task, Execution {
  readonly jobId: string;
  readonly endpointId: string;
  readonly input: Task['input'];
  readonly s3Config: Task['s3Config'];
  readonly random: Task['random'];
  readonly #task: Task;
  readonly #listener: ExecutionListener;
  readonly #hideStorage: (text: string) => string;
  /** The parts that are still to come; undefined without any. */
  #parts: Set<Timer> | undefined;
  #end: Timer | undefined;
  #work: Work | undefined;
  #stopped = false;

  constructor(task: Task, listener: ExecutionListener) {
    this.jobId = task.jobId;
    this.endpointId = task.endpointId;
    this.input = task.input;
    this.s3Config = task.s3Config;
    this.random = task.random;
    this.#task = task;
    this.#listener = listener;
    this.#hideStorage = storageRedaction(task.s3Config);
  }

  begin(worker: JobWorker): void {
    const work = begin(worker, this);
    this.#work = work;
    switch (work.kind) {
      case 'simulated':
        for (const { afterMs, output } of work.chunks ?? []) this.#schedulePart(afterMs, output);
        this.#end = this.#schedule(work.durationMs, () => this.#conclude(work.outcome));
        break;
      case 'real':
        this.#listener.clock.hold(
          work.done.then((outcome) => {
            if (!this.#stopped) this.#conclude(outcome);
          }),
        );
        break;
    }
  }

  stop(): void {
    const { clock } = this.#listener;
    this.#stopped = true;
    if (this.#end !== undefined) clock.cancel(this.#end);
    for (const part of this.#parts ?? []) clock.cancel(part);
    if (this.#work?.kind === 'real') this.#work.stop();
  }

  get retries(): number {
    return this.#task.retries;
  }

  get endsMs(): number | undefined {
    return this.#end?.dueMs;
  }

  get partsMs(): number[] {
    return Array.from(this.#parts ?? [], ({ dueMs }) => dueMs);
  }

  offer(file: string): string {
    return this.#task.offer(file);
  }

  note(text: string): void {
    this.#task.note(this.#redact(text));
  }

  chunk(output: unknown): void {
    if (!this.#stopped) this.#task.chunk(output);
  }

  dropChunks(): void {
    if (!this.#stopped) this.#task.dropChunks?.();
  }

  progress(value: unknown): void {
    if (!this.#stopped) this.#task.progress(readProgress(value, (text) => this.#redact(text)));
  }

  #schedulePart(afterMs: number, output: unknown): void {
    const part = this.#schedule(afterMs, () => {
      if (part !== undefined) this.#parts?.delete(part);
      this.#task.chunk(output);
    });
    if (part === undefined) return;
    this.#parts ??= new Set();
    this.#parts.add(part);
  }

  #schedule(afterMs: number, run: () => void): Timer | undefined {
    const { clock } = this.#listener;
    return Number.isFinite(afterMs) ? clock.schedule(clock.now() + afterMs, run) : undefined;
  }

  #conclude(outcome: Outcome): void {
    this.#listener.finish(readOutcome(outcome, (text) => this.#redact(text)));
  }

  #redact(text: string): string {
    return shorten(text, this.#hideStorage);
  }
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

function shorten(text: string, hide: (text: string) => string): string {
  const hidden = hide(text);
  return hidden.length > longestText
    ? // Joined to one string: a slice would keep all of the text that it is a part of.
      [hidden.slice(0, longestText), '… (', text.length, ' characters)'].join('')
    : hidden;
}

/** Progress of any form, without storage settings; shortened text if it is too long. */
function readProgress(value: unknown, say: (text: string) => string): unknown {
  const said = say(JSON.stringify(value) ?? 'null');
  try {
    return JSON.parse(said);
  } catch {
    return said;
  }
}

/** Names the type of a value that is not an object. The value itself may be a secret. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'an array' : `a ${typeof value}`;
}
