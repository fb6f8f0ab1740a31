/** One attempt to run a job: from its start on a worker to at most one outcome. */

import { byteLength } from '../../core/bytes.ts';
import type { Timer } from '../../core/clock.ts';
import { isObject, isSameJson } from '../../core/json.ts';
import type { Random } from '../../core/random.ts';
import type { Alternatives } from '../alternatives/account-alternatives.ts';
import type { EngineOptions } from './engine-options.ts';
import type { Events } from './event-log.ts';
import { brokenWorker, type Faults } from './injected-faults.ts';
import type { KeptJob } from './job-snapshot.ts';
import type { JobTask, JobWorker, TaskOutcome, Work } from './job-worker.ts';
import { returnedStorageRedaction, storageRedaction } from './storage-redaction.ts';

export interface ExecutedJob
  extends Pick<
    KeptJob,
    'id' | 'endpointId' | 'submission' | 'retries' | 'request' | 'numberLiterals'
  > {
  /** The origin that the caller used; results have it in their address. */
  readonly origin: string;
}

export interface ExecutionOwner<Job>
  extends Pick<EngineOptions, 'clock' | 'random' | 'resultUrl' | 'anyOutput' | 'alternatives'> {
  readonly events: Pick<Events, 'append'>;
  readonly faults: Faults;
  /** The worker streams a part of the output. */
  chunk(job: Job, output: unknown): void;
  /** The worker begins again. Missing where an attempt has one worker only. */
  dropChunks?(job: Job): void;
  /** Called at most once for an attempt, never before `execute` has returned, and not after `stop`. */
  finish(job: Job, outcome: TaskOutcome): void;
}

/**
 * Begins the work. Simulated work is put on the clock; real work holds the clock until it has
 * settled. Text from the worker is shortened, and storage settings are hidden in all that it says.
 * A worker that throws, or whose output has an error, ends in an error.
 *
 * @rule endpoint-runs-worker
 * @rule worker-error-fails-job
 * @rule crash-fails-job
 * @rule storage-reaches-worker
 * @rule output-is-result
 * @rule late-result-ignored
 */
export function execute<Job extends ExecutedJob>(
  job: Job,
  worker: JobWorker,
  owner: ExecutionOwner<Job>,
): Execution<Job> {
  const { faults } = owner;
  const { id: jobId, endpointId, submission: operationId } = job;
  const fault = faults.none
    ? undefined
    : faults.strike('worker', { jobId, endpointId, operationId });
  const used = fault === undefined ? worker : brokenWorker(fault.worker);
  const execution = new Execution(job, used, owner);
  execution.begin();
  return execution;
}

/** A running attempt, which is also the task that its worker gets. */
export class Execution<Job extends ExecutedJob> implements JobTask {
  readonly jobId: string;
  readonly retries: number;
  readonly endpointId: string;
  readonly input: JobTask['input'];
  readonly s3Config: JobTask['s3Config'];
  readonly numberLiterals: JobTask['numberLiterals'];
  readonly random: Random;
  /** What does the work; that of the endpoint may be another one by now. */
  readonly worker: JobWorker;
  readonly #job: Job;
  readonly #owner: ExecutionOwner<Job>;
  #hideStorage: ((text: string) => string) | undefined;
  #hideReturned: ((value: unknown) => unknown) | undefined;
  /** The parts that are still to come; undefined without any. */
  #parts: Set<Timer> | undefined;
  #end: Timer | undefined;
  #work: Work | undefined;
  #stopped = false;

  constructor(job: Job, worker: JobWorker, owner: ExecutionOwner<Job>) {
    this.worker = worker;
    this.jobId = job.id;
    this.retries = job.retries;
    this.endpointId = job.endpointId;
    this.input = job.request?.input ?? {};
    this.s3Config = job.request?.s3Config;
    this.numberLiterals = literalsFor(job, owner.alternatives);
    this.random = owner.random;
    this.#job = job;
    this.#owner = owner;
  }

  get alternatives(): Alternatives {
    return this.#owner.alternatives;
  }

  get #storageLiterals() {
    return this.numberLiterals?.['s3Config'];
  }

  begin(): void {
    const work = beginWork(this.worker, this);
    this.#work = work;
    switch (work.kind) {
      case 'simulated':
        for (const { afterMs, output } of work.chunks ?? []) this.#schedulePart(afterMs, output);
        this.#end = this.#schedule(work.durationMs, () => this.#conclude(work.outcome));
        break;
      case 'real':
        this.#owner.clock.hold(
          work.done.then((outcome) => {
            if (!this.#stopped) this.#conclude(outcome);
          }),
        );
        break;
    }
  }

  /** Ends the attempt: whatever the worker does later has no effect. */
  stop(): void {
    const { clock } = this.#owner;
    this.#stopped = true;
    if (this.#end !== undefined) clock.cancel(this.#end);
    for (const part of this.#parts ?? []) clock.cancel(part);
    if (this.#work?.kind === 'real') this.#work.stop();
  }

  /** When simulated work ends; undefined for real work, and for work that never ends. */
  get endsMs(): number | undefined {
    return this.#end?.dueMs;
  }

  /** When simulated work returns the parts of its output that are still to come. */
  get partsMs(): number[] {
    return Array.from(this.#parts ?? [], ({ dueMs }) => dueMs);
  }

  offer(file: string): string {
    return this.#owner.resultUrl(file, this.#job.origin);
  }

  note(text: string): void {
    const { jobId, endpointId } = this;
    this.#owner.events.append({ type: 'noted', jobId, endpointId, text: this.#redact(text) });
  }

  chunk(output: unknown): void {
    if (!this.#stopped) this.#owner.chunk(this.#job, this.#withoutStorage(output));
  }

  dropChunks(): void {
    if (!this.#stopped) this.#owner.dropChunks?.(this.#job);
  }

  progress(value: unknown): void {
    if (this.#stopped) return;
    const { jobId, endpointId } = this;
    const progress = readProgress(this.#redactJson(value));
    this.#owner.events.append({ type: 'progressed', jobId, endpointId, progress });
  }

  #schedulePart(afterMs: number, output: unknown): void {
    const part = this.#schedule(afterMs, () => {
      if (part !== undefined) this.#parts?.delete(part);
      this.#owner.chunk(this.#job, this.#withoutStorage(output));
    });
    if (part === undefined) return;
    this.#parts ??= new Set();
    this.#parts.add(part);
  }

  #schedule(afterMs: number, run: () => void): Timer | undefined {
    const { clock } = this.#owner;
    return Number.isFinite(afterMs) ? clock.schedule(clock.now() + afterMs, run) : undefined;
  }

  #conclude(returned: TaskOutcome): void {
    const outcome = this.#withoutReturnedStorage(returned);
    const error = this.#errorIn(outcome);
    const crashed = outcome.kind === 'error' ? outcome.crashed : undefined;
    this.#owner.finish(
      this.#job,
      error === undefined ? this.#passedOn(outcome) : { kind: 'error', message: error, crashed },
    );
  }

  #withoutReturnedStorage(returned: TaskOutcome): TaskOutcome {
    if (returned.kind === 'error' || this.s3Config === undefined) return returned;
    const output = this.#withoutStorage(returned.output);
    const isHidden = this.alternatives.id('returned-storage') === 'hidden';
    if (isHidden || isSameJson(output, returned.output)) return { ...returned, output };
    return {
      kind: 'error',
      message: 'Expected an output without storage settings, the worker returned some.',
    };
  }

  #withoutStorage(value: unknown): unknown {
    this.#hideReturned ??= returnedStorageRedaction(this.s3Config, this.#storageLiterals);
    return this.#hideReturned(value);
  }

  /** With an output that is an object, unless the account passes on every one. */
  #passedOn(outcome: TaskOutcome): TaskOutcome {
    if (outcome.kind === 'error' || isObject(outcome.output)) return outcome;
    return this.#owner.anyOutput ? outcome : { ...outcome, output: { value: outcome.output } };
  }

  /**
   * An output object with an `error` that is not null is a failure that the handler reports.
   *
   * @rule output-error-fails-job
   * @rule other-output-fails-job
   */
  #errorIn(outcome: TaskOutcome): string | undefined {
    if (outcome.kind === 'error') return this.#redact(outcome.message);
    const { output } = outcome;
    const { alternatives, anyOutput } = this.#owner;
    const isRefused = !anyOutput && alternatives.id('output-not-object') === 'job-fails';
    if (!isObject(output) && isRefused) {
      return `Expected an object as output, the worker returned ${describeJsonType(output)}.`;
    }
    const tooLarge = this.#tooLarge(output);
    if (tooLarge !== undefined) return tooLarge;
    if (typeof output !== 'object' || output === null || !('error' in output)) return undefined;
    const { error } = output;
    if (error === null || error === undefined) return undefined;
    if (alternatives.id('error-in-output') === 'completes') return undefined;
    return typeof error === 'string' ? this.#redact(error) : this.#redactJson(error);
  }

  /** The usual limit is that of the workers, which need not serialise an output for it. */
  #tooLarge(output: unknown): string | undefined {
    const { alternatives } = this.#owner;
    if (alternatives.isChosen('response-size')) return undefined;
    const limitBytes = alternatives.parameter('response-size', 'limited');
    const isTooLarge = byteLength(JSON.stringify(output) ?? 'null') > limitBytes;
    return isTooLarge ? `The output exceeds ${limitBytes} bytes of JSON.` : undefined;
  }

  /** A text keeps the names of members, which may be secrets too. */
  #redactJson(value: unknown): string {
    return this.#redact(JSON.stringify(this.#withoutStorage(value)) ?? 'null');
  }

  #redact(text: string): string {
    this.#hideStorage ??= storageRedaction(this.s3Config, this.#storageLiterals);
    return shortenWithLength(this.#hideStorage(text));
  }
}

/** Storage settings are passed on unchanged, whatever becomes of an input. */
function literalsFor(
  { numberLiterals }: Pick<ExecutedJob, 'numberLiterals'>,
  alternatives: Alternatives,
): JobTask['numberLiterals'] {
  if (numberLiterals === undefined || alternatives.id('large-numbers') === 'unchanged') {
    return numberLiterals;
  }
  const storage = numberLiterals['s3Config'];
  return storage === undefined ? undefined : { s3Config: storage };
}

function beginWork(worker: JobWorker, task: JobTask): Work {
  try {
    return worker.begin(task);
  } catch (error) {
    const message = error instanceof Error ? error.message : 'The worker failed.';
    return { kind: 'simulated', durationMs: 0, outcome: { kind: 'error', message } };
  }
}

/** The longest text of a worker that the event log or an error repeats, in characters. */
const longestText = 2000;

function shortenWithLength(text: string): string {
  return text.length > longestText
    ? // Joined to one string: a slice would keep all of the text that it is a part of.
      [text.slice(0, longestText), '… (', text.length, ' characters)'].join('')
    : text;
}

/** Progress of any form, from its JSON; the text if it was shortened. */
function readProgress(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}

/** Names the type of a value that is not an object. The value itself may be a secret. */
function describeJsonType(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'an array' : `a ${typeof value}`;
}
