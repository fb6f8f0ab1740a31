/** What a page reads from the service: loading, shown, out of date or failed. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { now, pauseUnlessAborted } from '../browser-clock.ts';
import { nextRevision, revision } from '../live-events.ts';
import { errorSentence } from '../session.ts';

/** Value and error are missing at first. */
export interface LoadState<Value> {
  readonly value?: Value;
  readonly error?: unknown;
  /** Reads it again now, after an action of the page. */
  reload(): void;
}

export interface LoadOptions {
  /** For what does not change: events do not read it again. Default: false. */
  readonly once?: boolean;
  /** What counts up when it is to be read again. Default: events of the account. */
  readonly counter?: typeof revision;
  /** The shortest time between two reads for events, in milliseconds. Default: 250. */
  readonly restMs?: number;
}

/** After a read that took long, the service rests for so many times as long, up to a limit. */
const restFactor = 3;
const mostRestMs = 2000;

/**
 * Reads now, when `key` changes, and again when something has happened in the account, but never
 * twice at a time. The key names what is read: a value of another key is never shown.
 */
export function useLoaded<Value>(
  key: string,
  load: (signal: AbortSignal) => Promise<Value>,
  { once = false, counter = revision, restMs = 250 }: LoadOptions = {},
): LoadState<Value> {
  const [state, setState] = useState<{ key: string; value?: Value; error?: unknown }>({ key });
  const [turn, setTurn] = useState(0);
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    const { signal, ...ending } = createEnd();
    const read = async () => {
      try {
        const value = await latest.current(signal);
        if (!signal.aborted) setState({ key, value });
      } catch (error) {
        if (!signal.aborted) setState((old) => ({ ...(old.key === key && old), key, error }));
      }
    };
    void (once ? read() : keepReading(signal, read, { counter, restMs }));
    return ending.end;
  }, [key, turn, once, counter, restMs]);
  const { key: _, ...current } = state.key === key ? state : { key };
  return { ...current, reload: () => setTurn((old) => old + 1) };
}

function createEnd(): { signal: AbortSignal; end: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, end: () => controller.abort() };
}

/** Reads, then waits for the next event and for a rest, until the signal aborts. */
async function keepReading(
  signal: AbortSignal,
  read: () => Promise<void>,
  { counter, restMs }: Required<Pick<LoadOptions, 'counter' | 'restMs'>>,
): Promise<void> {
  while (!signal.aborted) {
    const revisionBefore = counter.peek();
    const beginMs = now();
    await read();
    const longRestMs = Math.min(mostRestMs, restFactor * (now() - beginMs));
    await pauseUnlessAborted(Math.max(restMs, longRestMs), signal);
    await nextRevision(revisionBefore, signal, counter);
  }
}

/** Shows what was read; until then that it is being read, or why it could not be. */
export function Show<Value>({
  loaded: { value, error, reload },
  children,
}: {
  readonly loaded: LoadState<Value>;
  readonly children: (value: Value) => ComponentChildren;
}) {
  return (
    <>
      {error !== undefined && <Failure error={error} retry={reload} />}
      {value !== undefined && children(value)}
      {value === undefined && error === undefined && <LoadingNotice />}
    </>
  );
}

export function LoadingNotice() {
  return (
    <p class="quiet" role="status">
      Loading…
    </p>
  );
}

export function Failure({
  error,
  retry,
}: {
  readonly error: unknown;
  readonly retry?: (() => void) | undefined;
}) {
  return (
    <div class="notice bad" role="alert">
      <p>{errorSentence(error)}</p>
      {retry !== undefined && (
        <button type="button" onClick={retry}>
          Try again
        </button>
      )}
    </div>
  );
}

/** In place of an empty list: what to do next. */
export function Empty({
  title,
  children,
}: {
  readonly title: string;
  readonly children?: ComponentChildren;
}) {
  return (
    <div class="empty">
      <p>
        <strong>{title}</strong>
      </p>
      {children}
    </div>
  );
}
