/** The changes between two documents, as they are found. */
import { pointerOf } from '../core/json.ts';
import type { ComparedDocument, PartAt } from './compared-document.ts';

/** The strongest first. */
export const changeEffects = ['breaking', 'undecided', 'compatible'] as const;

export type ChangeEffect = (typeof changeEffects)[number];

/** A change as callers see it. */
export interface DocumentChange {
  /** Whether callers of the old document can go on; undecided if only the deployment shows it. */
  readonly effect: ChangeEffect;
  /** Where it shows, such as `POST /v2/summarizer/run, request body`. */
  readonly places: readonly string[];
  /** The member within the body, such as `input.language`; empty for the whole. */
  readonly member: string;
  /** What was and what is. A sentence without a full stop. */
  readonly message: string;
  /** Pointers; a part that one document lacks has that of what it would be in. */
  readonly oldPointer: string;
  readonly newPointer: string;
}

/** Who sends a message: whoever knows the old document, or the service, which knows the new one. */
export type Sender = 'old' | 'new';

/** A part of both documents. */
export interface Pair {
  readonly before: PartAt | undefined;
  readonly after: PartAt | undefined;
  /** In words. */
  readonly place: string;
}

export interface BothParts extends Pair {
  readonly before: PartAt;
  readonly after: PartAt;
}

export class DocumentChanges {
  readonly before: ComparedDocument;
  readonly after: ComparedDocument;
  readonly #changes = new Map<string, DocumentChange>();

  constructor(before: ComparedDocument, after: ComparedDocument) {
    this.before = before;
    this.after = after;
  }

  /** Those that break callers first. */
  get all(): DocumentChange[] {
    return sortByEffect([...this.#changes.values()]);
  }

  report(effect: ChangeEffect, { before, after, place }: Pair, message: string): void {
    this.add({
      effect,
      places: [place],
      member: '',
      message,
      oldPointer: pointerOf(before?.keys ?? []),
      newPointer: pointerOf(after?.keys ?? []),
    });
  }

  /** Parts that operations share change once. */
  add(change: DocumentChange): void {
    const written = {
      ...change,
      oldPointer: this.before.written(change.oldPointer),
      newPointer: this.after.written(change.newPointer),
    };
    const { effect, message, oldPointer, newPointer } = written;
    const key = JSON.stringify([effect, message, oldPointer, newPointer]);
    const earlier = this.#changes.get(key);
    const places = [...new Set([...(earlier?.places ?? []), ...change.places])];
    this.#changes.set(key, { ...(earlier ?? written), places });
  }

  /** What was optional and is required breaks senders of the old document, and the reverse its receivers. */
  reportRequired(
    pair: BothParts,
    {
      isRequired,
      sender,
      what,
    }: {
      readonly isRequired: { readonly before: boolean; readonly after: boolean };
      readonly sender: Sender;
      readonly what: string;
    },
  ): void {
    if (isRequired.before === isRequired.after) return;
    const isBreaking = isRequired.after === (sender === 'old');
    const words = isRequired.after ? 'was optional, is required' : 'was required, is optional';
    this.report(isBreaking ? 'breaking' : 'compatible', pair, `${what} ${words}`);
  }
}

export function sortByEffect(changes: readonly DocumentChange[]): DocumentChange[] {
  const rank = ({ effect }: DocumentChange) => changeEffects.indexOf(effect);
  return changes.toSorted((a, b) => rank(a) - rank(b));
}

export function isBoth(pair: Pair): pair is BothParts {
  return pair.before !== undefined && pair.after !== undefined;
}
