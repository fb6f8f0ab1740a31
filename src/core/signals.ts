/** Signals that end a wait. None depends on what a garbage collection keeps. */

/**
 * A signal that is aborted with the reason of the first aborted source. Replaces `AbortSignal.any`,
 * whose signal Node 20 may collect while it is still in use. `unlink` removes the listeners, because
 * thousands of requests would otherwise leak listeners on the signal of a run.
 */
export function linkedSignal(sources: readonly AbortSignal[]): {
  readonly signal: AbortSignal;
  readonly unlink: () => void;
} {
  const controller = new AbortController();
  const abort = () => controller.abort(sources.find(({ aborted }) => aborted)?.reason);
  for (const source of sources) source.addEventListener('abort', abort);
  if (sources.some(({ aborted }) => aborted)) abort();
  return {
    signal: controller.signal,
    unlink: () => {
      for (const source of sources) source.removeEventListener('abort', abort);
    },
  };
}

/** Settles as the work does, but at the latest when the signal aborts: then it rejects with the reason. */
export function untilAborted<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    const end = () => signal.removeEventListener('abort', abort);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort);
    void work.then(resolve, reject).then(end);
  });
}
