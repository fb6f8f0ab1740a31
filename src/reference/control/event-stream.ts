/** An account's events as server-sent events (WHATWG HTML, section 9.2). */
import { wallClockLimit, wallClockPause } from '../../core/clock.ts';
import { Turns } from '../../core/event-loop-turns.ts';
import type { Account } from '../accounts/account.ts';
import type { ChangedPart } from '../accounts/account-changes.ts';
import type { AccountEvent, EventQuery, NewEvent } from '../engine/event-log.ts';

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
  /** Whether it sends only what matters at once and the last event, and rests before it sends more. Default: no. */
  readonly isBrief?: boolean;
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

/** Likewise of a brief stream, which sends few of them. */
const briefPageSize = 1000;

/** How long a brief stream rests before it sends what has happened meanwhile, in real milliseconds. */
const briefRestMs = 250;

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
    if (this.#hasChanged) return;
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
  /** Ends when the stream may send again. */
  #rest: Promise<void> | undefined;

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
      const { isBrief = false } = this.#options;
      const brief = { limit: briefPageSize, wants: mattersAtOnce };
      const page = await this.#list({
        after: this.#after,
        ...(isBrief ? brief : { limit: pageSize }),
      });
      const events = isBrief ? briefEvents(page) : page;
      await this.#turns.take(events.length * unitsPerEvent);
      this.#after = page.at(-1)?.sequence ?? this.#after;
      const text = events
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
      if (all !== '') {
        if (isBrief) this.#rest ??= this.#endRest();
        return { done: false, value: all };
      }
      if (page.length > 0 || requests?.areLeft === true) continue;
      if ((await this.#change()) === 'silence') {
        return { done: false, value: ':\n\n' };
      }
      // What happens meanwhile is sent together, so that many events cost little each.
      await this.#rest;
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
      account.engine.events.follow(this.#wakeUp),
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

  async #endRest(): Promise<void> {
    await wallClockPause(briefRestMs, [this.#options.signal]);
    this.#rest = undefined;
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

/** The last event, and before it those that say that something went wrong, or how the call of a webhook went. */
function briefEvents(page: readonly AccountEvent[]): readonly AccountEvent[] {
  const last = page.at(-1);
  return page.filter((event) => event === last || mattersAtOnce(event));
}

function mattersAtOnce(event: NewEvent): boolean {
  switch (event.type) {
    case 'ended':
      return event.status !== 'COMPLETED';
    case 'webhookAttempted':
    case 'webhookGivenUp':
    case 'accountReset':
      return true;
    default:
      return false;
  }
}

/** Before the events of the account that has replaced the former one. */
function resetOf({ clock }: Account): AccountEvent {
  return { sequence: 0, atMs: clock.now(), type: 'accountReset' };
}

function format(event: AccountEvent): string {
  return `id: ${event.sequence}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}
