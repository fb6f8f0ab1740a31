/** What the module of a worker exports by default: types for workers in TypeScript. */

/** A job as the module gets it. `Input` is a claim: the input is as the caller wrote it, unchecked. */
export interface WorkerJob<Input = Readonly<Record<string, unknown>>> {
  readonly id: string;
  readonly input: Input;
  /** As in the request; absent if that has none. */
  readonly s3Config?: Readonly<Record<string, unknown>>;
}

/** What the service lets a worker do. */
export interface WorkerContext {
  /** Aborted when the job ends early: timeout, cancellation or shutdown. */
  readonly signal: AbortSignal;
  /** Writes any JSON value to the account's event log. */
  readonly progress: (value: unknown) => void;
  /** Writes a line to the account's event log, as `console.log` does. */
  readonly log: (...values: readonly unknown[]) => void;
}

/**
 * Does the job: returns its output, a JSON object, or yields the parts of a stream. What it throws fails the job.
 *
 * @example
 * ```ts
 * // workers/greet.ts
 * import type { WorkerHandler } from 'inference-contract/reference';
 *
 * const greet: WorkerHandler<{ name: string }> = ({ input }) => ({ text: `Hello ${input.name}` });
 * export default greet;
 * ```
 */
export type WorkerHandler<Input = Readonly<Record<string, unknown>>, Output = unknown> = (
  job: WorkerJob<Input>,
  context: WorkerContext,
) => Output | Promise<Output> | Generator<unknown, Output> | AsyncGenerator<unknown, Output>;
