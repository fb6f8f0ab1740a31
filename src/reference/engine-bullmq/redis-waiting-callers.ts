/** Callers that wait for a change of a job, whichever replica makes it. */
import type { Clock } from '../../core/clock.ts';
import type { CallerWait } from '../engine/engine.ts';
import { StoreUnavailable } from '../engine/store-unavailable.ts';

interface LookResult<Value> {
  readonly value: Value;
  readonly isEnough: boolean;
}

/** For how long callers who already wait tolerate that the store is away, in milliseconds. */
const patienceMs = 30_000;

/** By the id of the job that they wait for. */
export class WaitingCallers {
  readonly #clock: Clock;
  readonly #lookMs: number;
  readonly #waiting = new Map<string, Set<() => void>>();
  #closed = false;

  /** Callers look again after `lookMs`, even if no change was announced. */
  constructor(clock: Clock, lookMs: number) {
    this.#clock = clock;
    this.#lookMs = lookMs;
  }

  /**
   * Looks until it is enough, the wait is over, the caller disconnects or the engine closes. Begins
   * to listen before it looks, so that no change is missed. Rejects with `StoreUnavailable` if the
   * store is away at the first look, or later for too long.
   */
  async until<Value>(
    id: string,
    { limitMs, signal }: CallerWait,
    look: () => Promise<LookResult<Value>>,
  ): Promise<Value> {
    const endMs = limitMs === undefined ? Number.POSITIVE_INFINITY : this.#clock.now() + limitMs;
    /** Until when the caller tolerates that the store is away; not at the first look. */
    let awayUntilMs = Number.NEGATIVE_INFINITY;
    for (;;) {
      const isOver = signal.aborted || this.#closed || this.#clock.now() >= endMs;
      const changed = isOver ? undefined : this.#change(id, endMs, signal);
      const result = await look().catch((error: unknown) => {
        const isTolerated = changed !== undefined && this.#clock.now() < awayUntilMs;
        if (isTolerated && error instanceof StoreUnavailable) return undefined;
        changed?.leave();
        throw error;
      });
      if (result !== undefined) {
        const { value, isEnough } = result;
        if (isEnough || changed === undefined) {
          changed?.leave();
          return value;
        }
        awayUntilMs = this.#clock.now() + this.#lookMs + patienceMs;
      }
      await changed?.happened;
    }
  }

  /** A job has changed; `undefined` means any. */
  wake(id: string | undefined): void {
    const woken = id === undefined ? [...this.#waiting.values()] : [this.#waiting.get(id) ?? []];
    for (const wakes of woken) for (const wake of [...wakes]) wake();
  }

  close(): void {
    this.#closed = true;
    this.wake(undefined);
  }

  #change(id: string, endMs: number, signal: AbortSignal) {
    const wakes = this.#waiting.get(id) ?? new Set();
    this.#waiting.set(id, wakes);
    let leave: () => void = () => undefined;
    const happened = new Promise<void>((resolve) => {
      const dueMs = Math.min(endMs, this.#clock.now() + this.#lookMs);
      const timer = this.#clock.schedule(dueMs, () => leave());
      leave = () => {
        this.#clock.cancel(timer);
        signal.removeEventListener('abort', leave);
        wakes.delete(leave);
        if (wakes.size === 0 && this.#waiting.get(id) === wakes) this.#waiting.delete(id);
        resolve();
      };
      wakes.add(leave);
      signal.addEventListener('abort', leave);
    });
    return { happened, leave };
  }
}
