/** What runs a job: from its input to its outcome. */
import type { JobRequest } from '../job.ts';
import type { Picture } from '../picture.ts';
import type { Random } from '../random.ts';

/** What a worker is given of a job. */
export interface Task {
  readonly input: Readonly<Record<string, unknown>>;
  /** The request's storage settings, unchanged. */
  readonly s3Config: JobRequest['s3Config'];
  readonly random: Random;
  /** Offers a picture for download and gives its address. */
  offer(picture: Picture): string;
}

/** How a job ended. A failure is a value, not an exception. */
export type Outcome =
  | {
      readonly kind: 'output';
      readonly output: Readonly<Record<string, unknown>>;
      /** Billed quantity, in the unit of the endpoint's price: pixels for images. */
      readonly quantity?: bigint | string;
    }
  | { readonly kind: 'error'; readonly message: string };

/** Work that takes time of the account's clock and nothing of the real one. */
export interface SimulatedWork {
  readonly durationMs: number;
  readonly outcome: Outcome;
}

/** Runs an endpoint's jobs. */
export type WorkerHandler = (task: Task) => SimulatedWork;
