/** Tells those who watch an account what to read again. Nothing is kept: these are not logged events. */
import type { components } from '#generated/control/types.d.ts';

export type ChangedPart = Extract<
  components['schemas']['AccountEvent'],
  { readonly type: 'changed' }
>['what'];

export class AccountChanges {
  readonly #listeners = new Set<(what: ChangedPart) => void>();

  tell(what: ChangedPart): void {
    for (const listener of this.#listeners) listener(what);
  }

  /** Calls the listener for each change, until the returned function is called. */
  subscribe(listener: (what: ChangedPart) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }
}
