/** Finds many texts within another in one pass, however many there are. */
import type { Span } from './spans.ts';

/** Every text that is looked for has at least so many characters. */
export const shortestText = 4;

/** Remainders of a hash of four characters, so that most places of a text cost one look. */
const slots = 2 ** 16;

/** A beginning that texts share; what is common to several is compared once, however many they are. */
interface Branch {
  /** What it adds to the branch that it grows from. */
  readonly piece: string;
  /** Of the text that ends here, where one does. */
  placeholder: string | undefined;
  /** What goes on, by first character. */
  readonly branches: Map<string, Branch>;
}

/** Texts to look for, each with what is put in its place. Letters are equal to their small forms. */
export class SecretIndex {
  readonly #taken = new Uint8Array(slots);
  readonly #root = branch('');

  /** Texts of less than `shortestText` characters are left out; of one learnt twice the first holds. */
  add(text: string, placeholder: string): void {
    const folded = fold(text);
    if (folded.length < shortestText) return;
    this.#taken[slotAt(folded, 0)] = 1;
    let at = 0;
    let last = this.#root;
    while (at < folded.length) {
      const next = last.branches.get(folded.charAt(at)) ?? branch(folded.slice(at));
      const shared = sharedLength(next.piece, folded, at);
      const reached = shared === next.piece.length ? next : split(next, shared);
      last.branches.set(folded.charAt(at), reached);
      last = reached;
      at += shared;
    }
    last.placeholder ??= placeholder;
  }

  /** Where any of the texts stands: of those that begin at one place the longest. */
  find(text: string): Span[] {
    const spans: Span[] = [];
    if (this.#root.branches.size === 0) return spans;
    const folded = fold(text);
    const last = folded.length - shortestText;
    for (let at = 0; at <= last; at += 1) {
      if (this.#taken[slotAt(folded, at)] === 0) continue;
      const span = this.#at(folded, at);
      if (span !== undefined) spans.push(span);
    }
    return spans;
  }

  #at(text: string, from: number): Span | undefined {
    let found: Span | undefined;
    let to = from;
    let next = this.#root.branches.get(text.charAt(to));
    while (next !== undefined && text.startsWith(next.piece, to)) {
      const { piece, placeholder, branches } = next;
      to += piece.length;
      if (placeholder !== undefined) found = { from, to, placeholder };
      next = branches.get(text.charAt(to));
    }
    return found;
  }
}

function branch(piece: string): Branch {
  return { piece, placeholder: undefined, branches: new Map() };
}

/** The beginning of a branch, from which its rest grows. */
function split(whole: Branch, length: number): Branch {
  const beginning = branch(whole.piece.slice(0, length));
  const rest = { ...whole, piece: whole.piece.slice(length) };
  beginning.branches.set(rest.piece.charAt(0), rest);
  return beginning;
}

/** How much of a piece stands in a text at a place. */
function sharedLength(piece: string, text: string, at: number): number {
  const most = Math.min(piece.length, text.length - at);
  let length = 0;
  while (length < most && piece[length] === text[at + length]) length += 1;
  return length;
}

/** Every character stays at its place; a form writes a space as a plus sign. */
function fold(text: string): string {
  const small = text.toLowerCase();
  return (small.length === text.length ? small : text).replaceAll('+', ' ');
}

function slotAt(text: string, at: number): number {
  const hash =
    text.charCodeAt(at) * 31 +
    text.charCodeAt(at + 1) * 1009 +
    text.charCodeAt(at + 2) * 9176 +
    text.charCodeAt(at + 3) * 49157;
  return hash % slots;
}
