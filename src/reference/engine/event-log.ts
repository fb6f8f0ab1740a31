/** What happens in an account: typed, in order, on the account's clock. */
import type { components } from '#generated/control/types.d.ts';
import type { MaybePromise } from './maybe-promise.ts';
import type { StateName } from './rules/job-states.ts';

type Schemas = components['schemas'];

type WithoutPosition<Event> = Event extends unknown
  ? {
      readonly [Member in Exclude<
        keyof Event,
        keyof Schemas['EventPosition']
      >]: Member extends 'status' ? StateName : Event[Member];
    }
  : never;

/** Something that happened. Never holds an input, an output or storage settings. */
export type NewEvent = WithoutPosition<
  Exclude<
    Schemas['AccountEvent'],
    { readonly type: 'requestArrived' | 'requestAnswered' | 'changed' }
  >
>;

/** A gap at the start of a list means that older entries are gone. */
export type AccountEvent = NewEvent & EventPosition;

export type EventPosition = Readonly<Schemas['EventPosition']>;

/** Gets the event and its position apart, so that no object is made for each of many events. */
export type OwnListener = (event: NewEvent, sequence: number, atMs: number) => void;

export interface EventQuery {
  /** Only entries after this sequence. Default: 0. */
  readonly after?: number;
  /** At most so many, the oldest first. Default: all that are kept. */
  readonly limit?: number;
  /** Of the entries up to the limit, a log may leave out others than these and the last one. Default: none is left out. */
  readonly wants?: (event: NewEvent) => boolean;
}

export interface Events {
  append(event: NewEvent): void;
  /** The oldest first. */
  list(query?: EventQuery): MaybePromise<AccountEvent[]>;
  /** Calls the listener with every further entry, until the returned function is called. */
  subscribe(listener: (event: AccountEvent) => void): () => void;
  /** Calls the listener when there are further entries, without making one of them. Likewise. */
  follow(listener: () => void): () => void;
  /**
   * Tells every further entry that this process writes, until the returned function is called. An
   * entry is not told if the store wrote it and its answer was lost.
   */
  subscribeOwn(listener: OwnListener): () => void;
}
