/** Texts that expire, which replicas share: sessions of the console. */
import { systemTimers } from '../../core/clock.ts';
import type { MaybePromise } from './maybe-promise.ts';

/** Rejects with `StoreUnavailable` while the store is away. */
export interface SharedTexts {
  get(name: string): MaybePromise<string | undefined>;
  /** @param lifeMs in real time */
  set(name: string, text: string, lifeMs: number): MaybePromise<unknown>;
  delete(name: string): MaybePromise<unknown>;
  /** Deletes a text and returns it: of all who take it at once, one gets it. */
  take(name: string): MaybePromise<string | undefined>;
}

/** The most texts that one process keeps; the oldest ends early. */
const mostTexts = 1000;

/** Those of a process that shares nothing. */
export class OwnTexts implements SharedTexts {
  readonly #now: () => number;
  readonly #texts = new Map<string, { readonly text: string; readonly endMs: number }>();

  constructor(now: () => number = systemTimers().now) {
    this.#now = now;
  }

  get(name: string): string | undefined {
    const entry = this.#texts.get(name);
    return entry === undefined || entry.endMs <= this.#now() ? undefined : entry.text;
  }

  set(name: string, text: string, lifeMs: number): void {
    this.#texts.delete(name);
    this.#texts.set(name, { text, endMs: this.#now() + lifeMs });
    const [oldest] = this.#texts.keys();
    if (this.#texts.size > mostTexts && oldest !== undefined) this.#texts.delete(oldest);
  }

  delete(name: string): void {
    this.#texts.delete(name);
  }

  take(name: string): string | undefined {
    const text = this.get(name);
    this.delete(name);
    return text;
  }
}
