/** An account's events as server-sent events (WHATWG HTML, section 9.2). */
import type { AccountEvent, EventLog } from '../event-log.ts';

/** What a stream of events follows. */
export interface EventStreamOptions {
  readonly log: EventLog;
  /** Only events after this sequence. */
  readonly after: number;
  /** Which events are sent. */
  readonly wants: (event: AccountEvent) => boolean;
  /** How an event is written in `data`. */
  readonly show: (event: AccountEvent) => unknown;
  /** Each ends the stream when it is aborted. */
  readonly until: readonly AbortSignal[];
}

/** Events that are read from the log at a time. */
const pageSize = 100;

/**
 * Sends what is in the log already, then what happens, until a signal ends it. Reads from the log
 * only when the reader asks for more, so that a slow reader costs no memory: it misses the entries
 * that the log has dropped in the meantime, and sees a gap in their ids.
 */
export function streamEvents(options: EventStreamOptions): AsyncIterableIterator<string> {
  const { log, wants, show, until } = options;
  let { after } = options;
  let ended = until.some(({ aborted }) => aborted);
  let begun = false;
  let wake: (() => void) | undefined;

  const unsubscribe = log.subscribe(() => wake?.());
  for (const signal of until) signal.addEventListener('abort', end, { once: true });
  if (ended) end();

  function end(): void {
    ended = true;
    unsubscribe();
    for (const signal of until) signal.removeEventListener('abort', end);
    wake?.();
  }

  async function next(): Promise<IteratorResult<string>> {
    if (!begun && !ended) {
      begun = true;
      // Something has to be sent at once: the headers do not leave before it.
      return { done: false, value: ': events\n\n' };
    }
    while (!ended) {
      const page = log.list({ after, limit: pageSize });
      after = page.at(-1)?.sequence ?? after;
      const text = page
        .filter(wants)
        .map((event) => format(event, show(event)))
        .join('');
      if (text !== '') return { done: false, value: text };
      if (page.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    }
    return { done: true, value: undefined };
  }

  return {
    next,
    async return() {
      end();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

function format({ sequence, type }: AccountEvent, data: unknown): string {
  return `id: ${sequence}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}
