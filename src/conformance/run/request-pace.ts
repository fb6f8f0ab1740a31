/** The rate limit of a run. */
import type { Clock } from '../../core/clock.ts';

/**
 * Waits for the turn of a request. Requests of bulk, none of which depends on an instant, get only each
 * `bulkShare`th turn while others wait, so that polls come in time. Rejects with the signal's reason.
 */
export type Pace = (options?: { readonly isBulk?: boolean | undefined }) => Promise<void>;

const bulkShare = 4;

interface Turn {
  readonly begin: () => void;
  readonly isBulk: boolean;
}

/** On average, at most `perSecond` turns begin. */
export function createPace(
  perSecond: number | undefined,
  { clock, signal }: { clock: Clock; signal: AbortSignal },
): Pace {
  if (perSecond === undefined) return () => Promise.resolve();
  const waiting: Turn[] = [];
  let turns = 0;
  let nextMs = 0;
  let isScheduled = false;

  function takeTurn(): Turn | undefined {
    turns += 1;
    const isForBulk = turns % bulkShare === 0;
    const preferred = waiting.findIndex(({ isBulk }) => isBulk === isForBulk);
    return waiting.splice(Math.max(0, preferred), 1)[0];
  }

  function schedule(): void {
    if (isScheduled || waiting.length === 0) return;
    isScheduled = true;
    clock.schedule(Math.max(clock.now(), nextMs), () => {
      isScheduled = false;
      begin();
    });
  }

  function begin(): void {
    nextMs = Math.max(clock.now(), nextMs) + 1000 / (perSecond ?? 1);
    takeTurn()?.begin();
    schedule();
  }

  return ({ isBulk = false } = {}) =>
    new Promise<void>((resolve, reject) => {
      const turn: Turn = {
        isBulk,
        begin: () => {
          signal.removeEventListener('abort', leave);
          resolve();
        },
      };
      const leave = () => {
        const index = waiting.indexOf(turn);
        if (index >= 0) waiting.splice(index, 1);
        reject(signal.reason);
      };
      if (signal.aborted) return reject(signal.reason);
      signal.addEventListener('abort', leave, { once: true });
      waiting.push(turn);
      if (waiting.length === 1 && !isScheduled && clock.now() >= nextMs) begin();
      else schedule();
    });
}
