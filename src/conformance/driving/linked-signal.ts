/** Signals that follow others. */

/**
 * A signal that is aborted, with their reason, as soon as one of the sources is. In place of
 * `AbortSignal.any`, whose signal Node 20 may collect while somebody still waits for it.
 * `unlink` takes it off the sources again: a request listens for as long as it is in memory, and
 * thousands of them would be too many for the signal of a run.
 */
export function linkedSignal(sources: readonly AbortSignal[]): {
  readonly signal: AbortSignal;
  readonly unlink: () => void;
} {
  const own = new AbortController();
  const abort = () => own.abort(sources.find(({ aborted }) => aborted)?.reason);
  for (const source of sources) source.addEventListener('abort', abort);
  if (sources.some(({ aborted }) => aborted)) abort();
  return {
    signal: own.signal,
    unlink: () => {
      for (const source of sources) source.removeEventListener('abort', abort);
    },
  };
}
