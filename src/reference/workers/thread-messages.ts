/** What is said between a module worker and the threads that its module runs in. */
import type { Task } from './worker.ts';

/** What a thread is started with. */
export interface ThreadStart {
  /** Absolute path of the module. */
  readonly path: string;
  /** Bounds of one job. */
  readonly limits: ThreadLimits;
}

/** What one job may send from its thread, so that no handler floods the service. */
export interface ThreadLimits {
  /** Output, or chunks in all: bytes of JSON. */
  readonly outputBytes: number;
  readonly chunks: number;
  /** Notes and progress: messages, and characters in all. Further ones are dropped. */
  readonly remarks: number;
  readonly remarkCharacters: number;
}

/** The first argument of a handler. */
export interface ModuleJob {
  readonly id: string;
  readonly input: Task['input'];
  /** Absent where the request has none. */
  readonly s3Config?: Task['s3Config'];
}

/** To a thread. `job` counts the jobs of the thread. */
export type ToThread =
  | { readonly kind: 'run'; readonly job: number; readonly content: ModuleJob }
  | { readonly kind: 'abort'; readonly job: number };

/** From a thread; values come as JSON, written there. */
export type FromThread = { readonly job: number } & (
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'progress' | 'chunk' | 'output'; readonly json: string }
  | {
      readonly kind: 'error';
      readonly message: string;
      /** For the owner of the worker: where it happened. */
      readonly details: string;
      /** The module itself cannot be used, so that this thread will run no job. */
      readonly unusable: boolean;
    }
);

const kinds = { note: true, progress: true, chunk: true, output: true, error: true };

/** Tells the thread's own messages from what a package within it may send. */
export function isFromThread(message: unknown): message is FromThread {
  if (typeof message !== 'object' || message === null) return false;
  if (!('job' in message && 'kind' in message)) return false;
  const { job, kind } = message;
  return typeof job === 'number' && typeof kind === 'string' && Object.hasOwn(kinds, kind);
}
