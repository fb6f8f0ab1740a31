/** An account's events as server-sent events (WHATWG HTML, section 9.2). */
import { wallClockLimit } from '../../core/clock.ts';
import { Turns } from '../../core/event-loop-turns.ts';
import type { Account } from '../accounts/account.ts';
import type { ChangedPart } from '../accounts/account-changes.ts';
import type { AccountEvent, EventQuery } from '../engine/event-log.ts';

export interface EventStreamOptions {
  /** The current account, which changes with a reset; undefined if it was deleted. */
  readonly account: () => Account | undefined;
  /** Only events after this sequence. */
  readonly after: number;
  readonly wants: (type: AccountEvent['type'] | StreamedRequest['type'] | 'changed') => boolean;
  /** Requests to the API, which are not logged events. Default: none. */
  readonly requests?: StreamedRequests | undefined;
  /**
   * Calls the listener when requests to the API arrived or were answered, until the returned function is
   * called. Default: never.
   */
  readonly followRequests?: ((account: Account, listener: () => void) => () => void) | undefined;
  /** Aborted when the reader disconnects. */
  readonly signal: AbortSignal;
  /** Sends a comment after this much real time without an event, in milliseconds. */
  readonly silenceMs?: number;
  /** For reading and writing logged events. Default: its own. */
  readonly turns?: Turns;
}

/** A request to the API that waits, or that was answered. */
export interface StreamedRequest {
  readonly type: 'requestArrived' | 'requestAnswered';
  readonly request: object;
}

/** The requests to the API that a stream tells. */
export interface StreamedRequests {
  /** Some of those after the ones of the last call. */
  next(): Promise<readonly StreamedRequest[]>;
  /** Whether the next call has some. */
  readonly areLeft: boolean;
  /** Calls the listener after each further one, until the returned function is called. */
  subscribe(account: Account, listener: () => void): () => void;
}

/** Events that are read from the log at a time. */
const pageSize = 100;

/** What reading and writing an event costs, in units of a turn. */
const unitsPerEvent = 64;

/**
 * Sends logged and then new events, until the reader disconnects or the account is deleted; after a
 * reset it continues with the new log. It reads the log only when the reader wants more, so a slow
 * reader costs no memory: it misses dropped events and sees a gap in the ids.
 */
export class EventStream implements AsyncIterableIterator<string> {
  readonly #options: EventStreamOptions;
  readonly #silenceMs: number;
  readonly #turns: Turns;
  readonly #wakeUp = () => {
    this.#hasChanged = true;
    this.#wake?.('changed');
  };
  #wake: ((reason: 'changed' | 'silence') => void) | undefined;
  #account: Account | undefined;
  #unsubscribe: (() => void) | undefined;
  #after: number;
  /** Changes that are still to be sent, each once. */
  readonly #changes = new Set<ChangedPart>();
  readonly #addChange = (what: ChangedPart) => {
    this.#changes.add(what);
    this.#wakeUp();
  };
  /** Since the log was last asked. */
  #hasChanged = false;
  #begun = false;

  constructor(options: EventStreamOptions) {
    this.#options = options;
    this.#silenceMs = options.silenceMs ?? 15_000;
    this.#turns = options.turns ?? new Turns();
    this.#after = options.after;
    options.signal.addEventListener('abort', this.#wakeUp, { once: true });
    this.#follow(options.account());
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<string>> {
    for (;;) {
      if (this.#options.signal.aborted) return this.return();
      if (this.#account?.closed.aborted) {
        const current = this.#options.account();
        this.#follow(current);
        this.#after = 0;
        const isReset = current !== undefined && !current.closed.aborted;
        if (isReset && this.#options.wants('accountReset')) {
          return { done: false, value: format(resetOf(current)) };
        }
      }
      if (this.#account === undefined || this.#account.closed.aborted) return this.return();
      if (!this.#begun) {
        // The headers do not leave before something follows them.
        this.#begun = true;
        // A sequence that the log has not reached belongs to the time before a reset.
        const reached = await this.#list({ after: this.#after - 1, limit: 1 });
        if (reached.length === 0) this.#after = 0;
        return { done: false, value: ': events\n\n' };
      }
      const page = await this.#list({ after: this.#after, limit: pageSize });
      await this.#turns.take(page.length * unitsPerEvent);
      this.#after = page.at(-1)?.sequence ?? this.#after;
      const text = page
        .filter(({ type }) => this.#options.wants(type))
        .map(format)
        .join('');
      const { requests } = this.#options;
      const ofRequests = (await requests?.next()) ?? [];
      const unlogged = [
        ...ofRequests.filter(({ type }) => this.#options.wants(type)),
        ...[...this.#changes].map((what) => ({ type: 'changed', what }) as const),
      ].map((event) => this.#formatUnlogged(event));
      this.#changes.clear();
      const all = text + unlogged.join('');
      if (all !== '') return { done: false, value: all };
      if (page.length > 0 || requests?.areLeft === true) continue;
      if ((await this.#change()) === 'silence') {
        return { done: false, value: ':\n\n' };
      }
    }
  }

  async return(): Promise<IteratorResult<string>> {
    this.#follow(undefined);
    this.#options.signal.removeEventListener('abort', this.#wakeUp);
    this.#wakeUp();
    return { done: true, value: undefined };
  }

  async #list(query: EventQuery): Promise<AccountEvent[]> {
    this.#hasChanged = false;
    return (await this.#account?.engine.events.list(query)) ?? [];
  }

  /** Without an id: a reader that returns continues after the last logged event. */
  #formatUnlogged(
    event: StreamedRequest | { readonly type: 'changed'; readonly what: ChangedPart },
  ): string {
    const position = { sequence: this.#after, atMs: this.#account?.clock.now() };
    return `event: ${event.type}\ndata: ${JSON.stringify({ ...position, ...event })}\n\n`;
  }

  #follow(account: Account | undefined): void {
    this.#unsubscribe?.();
    this.#account?.closed.removeEventListener('abort', this.#wakeUp);
    this.#account = account;
    const { requests, followRequests } = this.#options;
    const ends = account && [
      account.engine.events.subscribe(this.#wakeUp),
      ...(this.#options.wants('changed')
        ? [
            account.changes.subscribe(this.#addChange),
            followRequests?.(account, () => this.#addChange('requests')),
          ]
        : []),
      ...(requests === undefined ? [] : [requests.subscribe(account, this.#wakeUp)]),
    ];
    this.#unsubscribe = () => {
      for (const end of ends ?? []) end?.();
    };
    account?.closed.addEventListener('abort', this.#wakeUp, { once: true });
  }

  async #change(): Promise<'changed' | 'silence'> {
    if (this.#hasChanged) return 'changed';
    const silence = wallClockLimit(this.#silenceMs);
    try {
      return await new Promise((resolve) => {
        this.#wake = resolve;
        silence.signal.addEventListener('abort', () => resolve('silence'), { once: true });
      });
    } finally {
      silence.release();
    }
  }
}

/** Before the events of the account that has replaced the former one. */
function resetOf({ clock }: Account): AccountEvent {
  return { sequence: 0, atMs: clock.now(), type: 'accountReset' };
}

function format(event: AccountEvent): string {
  return `id: ${event.sequence}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}
