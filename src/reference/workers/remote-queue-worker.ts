/** Workers on other machines: a job waits in a queue for one of them. */
import { byteLength } from '../../core/bytes.ts';
import type { JobTask, JobWorker, TaskOutcome } from '../engine/job-worker.ts';
import type { RemoteJob, RemoteQueue } from '../engine/remote-queue.ts';
import { BoundedWork, failedOutcome, type WorkLimit } from './bounded-work.ts';
import { jsonFault, reportLimits } from './output-limits.ts';

/**
 * Hands each job to the queue, and checks what its worker says, which may be any program: parts and
 * output within the limits of other workers, and JSON that callers can read.
 */
export function remoteQueueWorker(
  queue: RemoteQueue,
  { wallClockLimitMs }: WorkLimit = {},
): JobWorker {
  const work = new BoundedWork(wallClockLimitMs);
  return {
    begin: (task) =>
      work.begin((signal) => {
        const job = new CheckedJob(task);
        return Promise.race([job.refused, queue.run(job, signal).then(checkOutcome)]);
      }),
    goesOn: true,
    forget: (run) => queue.remove(run),
    close: () => work.close(),
  };
}

/** Passes on the reports of a worker, within limits. */
class CheckedJob implements RemoteJob {
  readonly jobId: string;
  readonly retries: number;
  readonly input: JobTask['input'];
  readonly s3Config: JobTask['s3Config'];
  readonly numberLiterals: JobTask['numberLiterals'];
  /** Resolves if a part of the output cannot be passed on, which fails the job. */
  readonly refused: Promise<TaskOutcome>;
  #refuse: (outcome: TaskOutcome) => void = () => undefined;
  readonly #task: JobTask;
  #chunks = 0;
  #chunkBytes = 0;
  #remarks = 0;
  #characters = 0;

  constructor(task: JobTask) {
    this.jobId = task.jobId;
    this.retries = task.retries;
    this.input = task.input;
    this.s3Config = task.s3Config;
    this.numberLiterals = task.numberLiterals;
    this.#task = task;
    this.refused = new Promise((resolve) => {
      this.#refuse = resolve;
    });
  }

  note(text: string): void {
    if (this.#mayRemark(text)) this.#task.note(text);
  }

  progress(value: unknown): void {
    const read = jsonOrFault(value);
    if ('fault' in read) this.note(`The worker's progress ${read.fault}.`);
    else if (this.#mayRemark(read.json)) this.#task.progress(value);
  }

  chunk(chunk: unknown): void {
    const read = jsonOrFault(chunk);
    if ('fault' in read) {
      this.#refuse(failedOutcome(`The worker's chunk ${read.fault}.`));
      return;
    }
    this.#chunks += 1;
    this.#chunkBytes += byteLength(read.json);
    const { chunks, outputBytes } = reportLimits;
    if (this.#chunks > chunks)
      this.#refuse(failedOutcome(`The output has more than ${chunks} chunks.`));
    else if (this.#chunkBytes > outputBytes) this.#refuse(tooLarge);
    else this.#task.chunk(chunk);
  }

  dropChunks(): void {
    this.#chunks = 0;
    this.#chunkBytes = 0;
    this.#task.dropChunks?.();
  }

  #mayRemark(text: string): boolean {
    const { remarks, remarkCharacters } = reportLimits;
    this.#remarks += 1;
    this.#characters += text.length;
    return this.#remarks <= remarks && this.#characters <= remarkCharacters;
  }
}

const tooLarge = failedOutcome(`The output exceeds ${reportLimits.outputBytes} bytes of JSON.`);

function checkOutcome(outcome: TaskOutcome): TaskOutcome {
  if (outcome.kind === 'error') return outcome;
  const read = jsonOrFault(outcome.output);
  if ('fault' in read) return failedOutcome(`The worker's output ${read.fault}.`);
  return byteLength(read.json) > reportLimits.outputBytes ? tooLarge : outcome;
}

function jsonOrFault(value: unknown): { json: string } | { fault: string } {
  try {
    const json = JSON.stringify(value) ?? 'null';
    const fault = jsonFault(json);
    return fault === undefined ? { json } : { fault };
  } catch {
    // Deeper than the stack of the process.
    return { fault: 'is nested too deep' };
  }
}
