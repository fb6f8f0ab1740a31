/** Messages between a module worker and the threads in which its module runs. */
import { isObject } from '../../core/json.ts';
import type { WorkerJob } from './worker-handler.ts';

export interface ThreadStart {
  /** Absolute path of the module. */
  readonly path: string;
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

/** To a thread. `job` counts the jobs of the thread. */
export type ToThread =
  | { readonly kind: 'load'; readonly job: number }
  | { readonly kind: 'run'; readonly job: number; readonly content: WorkerJob }
  | { readonly kind: 'abort'; readonly job: number };

/** From a thread; values are JSON texts. */
export type FromThread = { readonly job: number } & (
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'progress' | 'chunk' | 'output'; readonly json: string }
  /** The thread may run no further job: what an earlier one left behind has failed. */
  | { readonly kind: 'spoilt' }
  | {
      readonly kind: 'error';
      readonly message: string;
      /** For the owner of the worker: the stack. */
      readonly details: string;
      /** The module itself cannot be used, so that this thread will run no job. */
      readonly unusable: boolean;
    }
);

/**
 * Tells the thread's own messages from what a package within it may send: undefined where that is
 * something else altogether. Throws a `TypeError` for a message that pretends to be the thread's.
 */
export function readFromThread(message: unknown): FromThread | undefined {
  if (!isObject(message) || typeof message['job'] !== 'number') return undefined;
  const { kind } = message;
  if (typeof kind !== 'string' || !Object.hasOwn(payloads, kind)) return undefined;
  if (isCompleteMessage(message)) return message;
  throw new TypeError(`a message of the kind ${kind} lacks required members.`);
}

const payloads: Readonly<Record<string, Readonly<Record<string, 'string' | 'boolean'>>>> = {
  note: { text: 'string' },
  progress: { json: 'string' },
  chunk: { json: 'string' },
  output: { json: 'string' },
  spoilt: {},
  error: { message: 'string', details: 'string', unusable: 'boolean' },
} satisfies Record<FromThread['kind'], Record<string, 'string' | 'boolean'>>;

function isCompleteMessage(message: object): message is FromThread {
  const values = new Map<string, unknown>(Object.entries(message));
  const payload = payloads[`${values.get('kind')}`] ?? {};
  return Object.entries(payload).every(([name, type]) => typeof values.get(name) === type);
}
