/** Real work of one worker, bounded in real time and stopped all at once. */
import { wallClockLimit } from '../../core/clock.ts';
import { exactDurationText } from '../../core/duration-text.ts';
import type { RealWork, TaskOutcome } from '../engine/job-worker.ts';

export function failedOutcome(message: string): TaskOutcome {
  return { kind: 'error', message };
}

/** The worker broke down. */
export function crash(message: string): TaskOutcome {
  return { kind: 'error', message, crashed: true };
}

export interface WorkLimit {
  /** How long one job may take, in milliseconds of real time. Default: unlimited. */
  readonly wallClockLimitMs?: number | undefined;
}

/** Starts work and cleans up after it. */
export class BoundedWork {
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
  begin(run: (signal: AbortSignal) => Promise<TaskOutcome>): RealWork {
    if (this.#closed) throw new Error('The worker is closed.');
    const controller = new AbortController();
    const { signal } = controller;
    const stop = () => controller.abort('The worker was stopped.');
    const limitMs = this.#limitMs;
    const limit = limitMs === undefined ? undefined : wallClockLimit(limitMs);
    const limitText = limitMs === undefined ? '' : exactDurationText(limitMs);
    limit?.signal.addEventListener('abort', () =>
      controller.abort(`The worker gave no answer within ${limitText}.`),
    );
    const aborted = new Promise<TaskOutcome>((resolve) => {
      signal.addEventListener('abort', () => resolve(failedOutcome(String(signal.reason))));
    });
    this.#stops.add(stop);
    const done = Promise.race([run(signal).catch(workerFailure), aborted]).finally(() => {
      limit?.release();
      this.#stops.delete(stop);
    });
    return { kind: 'real', done, stop };
  }

  close(): void {
    this.#closed = true;
    for (const stop of this.#stops) stop();
  }
}

function workerFailure(error: unknown): TaskOutcome {
  return failedOutcome(
    `The worker failed: ${error instanceof Error ? error.message : String(error)}`,
  );
}
