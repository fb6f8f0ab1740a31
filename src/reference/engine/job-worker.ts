/** What runs a job: from its input to its outcome. */
import type { components } from '#generated/reference/types.d.ts';
import type { NumberLiterals } from '../../core/number-literals.ts';
import type { Random } from '../../core/random.ts';
import type { Alternatives } from '../alternatives/account-alternatives.ts';

export interface JobTask {
  readonly jobId: string;
  /** How often the job was retried before; a job that is retried is another piece of work. */
  readonly retries: number;
  readonly endpointId: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** The request's storage settings, unchanged; they go nowhere else. */
  readonly s3Config: components['schemas']['JobRequest']['s3Config'];
  /**
   * Numbers of `input` and `s3Config` as they were sent, where JavaScript would write them in another way: for
   * workers that are sent JSON.
   */
  readonly numberLiterals?: NumberLiterals | undefined;
  /** The random source of the account. */
  readonly random: Random;
  /** What the account does in the gaps of the description. */
  readonly alternatives: Alternatives;
  /**
   * Offers a file for download and returns its address. The name contains everything that
   * determines the file.
   */
  offer(file: string): string;
  /** Leaves a line in the account's event log. */
  note(text: string): void;
  /** Streams a part of the output. For real work; simulated work lists its chunks. */
  chunk(output: unknown): void;
  /** The work begins again: deletes the parts that no caller has read. Missing where it cannot. */
  dropChunks?(): void;
  /** Reports progress, in any form; shown in the account's event log. For real work. */
  progress(value: unknown): void;
}

/** Names a run of a job: one that is retried is another piece of work. */
export type AttemptName = Pick<JobTask, 'jobId' | 'retries'>;

/** How a job ended. A failure is a value, not an exception. */
export type TaskOutcome =
  | {
      readonly kind: 'output';
      readonly output: unknown;
      /** Billed quantity, in the unit of the endpoint's price: pixels for images. */
      readonly quantity?: bigint | string;
    }
  | {
      readonly kind: 'error';
      readonly message: string;
      /** Whether the worker itself broke down, instead of reporting a failure. */
      readonly crashed?: boolean | undefined;
    };

/** Work that takes time of the account's clock and nothing of the real one. */
export interface SimulatedWork {
  readonly kind: 'simulated';
  /** Milliseconds; with `Infinity` the work never ends. */
  readonly durationMs: number;
  readonly outcome: TaskOutcome;
  /** Parts of the output that are streamed on the way, in milliseconds from the start. */
  readonly chunks?: readonly { readonly afterMs: number; readonly output: unknown }[];
}

/** Real work. A manual clock does not move while it runs. */
export interface RealWork {
  readonly kind: 'real';
  /** Never rejects. May stay pending after `stop`. */
  readonly done: Promise<TaskOutcome>;
  /** The job has ended for another reason: abort, terminate, free everything. */
  stop(): void;
}

export type Work = SimulatedWork | RealWork;

export type Forecast =
  | { readonly kind: 'quantity'; readonly quantity: bigint }
  | { readonly kind: 'unknown'; readonly reason: string }
  | { readonly kind: 'invalid'; readonly problems: readonly InputProblem[] };

/** A part of an input that a model does not accept. */
export interface InputProblem {
  /** JSON pointer that begins with `/input`. */
  readonly pointer: string;
  readonly expected: string;
  readonly received: string;
  /** The two as one sentence. */
  readonly detail: string;
}

/** Runs the jobs of one endpoint. */
export interface JobWorker {
  /** What a job with this input would be charged by. Missing for workers that only find out by running it. */
  forecast?(input: JobTask['input'], alternatives: Alternatives): Forecast;
  /** Begins a job at once. One that throws fails the job. */
  begin(task: JobTask): Work;
  /** Whether a run goes on elsewhere if this process dies. Default: it begins anew. */
  readonly goesOn?: boolean;
  /**
   * A run of a job has ended, whatever ended it and wherever it ran: nothing is needed of it any
   * more. For workers that keep something outside of this process.
   */
  forget?(run: AttemptName): void;
  /** Ends everything that still runs, for good. */
  close?(): void;
}

/** What the worker refuses in an input, where the account refuses such a submission; otherwise nothing. */
export function inputProblemsOf(
  input: JobTask['input'],
  worker: JobWorker,
  alternatives: Alternatives,
): readonly InputProblem[] {
  if (alternatives.id('input-validation') === 'job-fails') return [];
  const forecast = worker.forecast?.(input, alternatives);
  return forecast?.kind === 'invalid' ? forecast.problems : [];
}
