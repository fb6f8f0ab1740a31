/** Real work of one worker that is under way: bounded in real time, stopped all at once. */
import { limits } from '#generated/reference/tables.js';
import { wallClockLimit } from '../../core/clock.ts';
import { exceededBound } from '../../validation/json-limits.ts';
import type { Outcome, RealWork } from '../engine/job-worker.ts';
import type { ThreadLimits } from './thread-messages.ts';

/** Maximum size of the output of a user's worker for one job, in bytes of JSON: 20 MiB. */
export const outputLimitBytes = 20 * 2 ** 20;

/** What one job may report. */
export const reportLimits: ThreadLimits = {
  outputBytes: outputLimitBytes,
  chunks: 10_000,
  remarks: 1000,
  remarkCharacters: 2 ** 20,
};

/**
 * Why a worker's JSON is refused, such as `is nested more than 200 deep`; otherwise undefined. The
 * limits are those of a request, because callers and webhooks receive it again.
 */
export function jsonFault(json: string): string | undefined {
  const { nestingDepth: depth, requestParts: parts } = limits;
  switch (exceededBound(json, { depth, parts })) {
    case 'depth':
      return `is nested more than ${depth} deep`;
    case 'parts':
      return `has more than ${parts} JSON values, each array, object, member and item counted`;
    case undefined:
      return undefined;
  }
}

/** Ends a job without an output. */
export function failure(message: string): Outcome {
  return { kind: 'error', message };
}

/** Starts work and cleans up after it. */
export class WorkInProgress {
  readonly #limitMs: number | undefined;
  readonly #stops = new Set<() => void>();
  #closed = false;

  /** Each piece of work fails after `limitMs` of real time; without it, none does. */
  constructor(limitMs: number | undefined) {
    this.#limitMs = limitMs;
  }

  /**
   * Begins work. Its `done` settles with what `run` resolves to, or at once where the signal is
   * aborted: at the limit, by `stop`, by `close`. The signal stays silent once `run` has resolved
   * unless `run` left a listener. Throws after `close`.
   */
  begin(run: (signal: AbortSignal) => Promise<Outcome>): RealWork {
    if (this.#closed) throw new Error('The worker is closed.');
    const controller = new AbortController();
    const { signal } = controller;
    const stop = () => controller.abort('The worker was stopped.');
    const limit = this.#limitMs === undefined ? undefined : wallClockLimit(this.#limitMs);
    limit?.signal.addEventListener('abort', () =>
      controller.abort(`The worker gave no answer within ${this.#limitMs} ms.`),
    );
    const aborted = new Promise<Outcome>((resolve) => {
      signal.addEventListener('abort', () => resolve(failure(String(signal.reason))));
    });
    this.#stops.add(stop);
    const done = Promise.race([run(signal).catch(unexpected), aborted]).finally(() => {
      limit?.release();
      this.#stops.delete(stop);
    });
    return { kind: 'real', done, stop };
  }

  /** Stops all work, for good. */
  close(): void {
    this.#closed = true;
    for (const stop of this.#stops) stop();
  }
}

function unexpected(error: unknown): Outcome {
  return failure(`The worker failed: ${error instanceof Error ? error.message : String(error)}`);
}
