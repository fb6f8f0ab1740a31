/** Waits that end. */
import type { Clock, Timer } from '../../core/clock.ts';
import { linkedSignal, untilAborted } from '../../core/signals.ts';

/** Lets time pass; rejects with the signal's reason. */
export async function pause(ms: number, clock: Clock, signal: AbortSignal): Promise<void> {
  if (ms <= 0) return;
  let timer: Timer | undefined;
  const passed = new Promise<void>((resolve) => {
    timer = clock.schedule(clock.now() + ms, resolve);
  });
  await untilAborted(signal, passed).finally(() => timer && clock.cancel(timer));
}

/** Runs work whose signal aborts when the time is over, or with another signal. */
export async function within<Value>(
  ms: number,
  { clock, signal }: { clock: Clock; signal?: AbortSignal | undefined },
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const late = new AbortController();
  const timer = clock.schedule(clock.now() + ms, () => late.abort());
  const until = linkedSignal([late.signal, ...(signal === undefined ? [] : [signal])]);
  try {
    return await work(until.signal);
  } finally {
    until.unlink();
    clock.cancel(timer);
  }
}
