/** Finds many texts within another in one pass, however many there are. */
import type { Span } from './spans.ts';

/** Every text that is looked for has at least so many characters. */
export const shortestText = 4;

/** Remainders of a hash of four characters, so that most places of a text cost one look. */
const slots = 2 ** 16;

/** Texts that begin alike. Many may, such as keys of one kind; they differ little in length. */
interface Family {
  /** Of the texts, each once, the longest first. */
  readonly lengths: number[];
  readonly placeholders: Map<string, string>;
}

/** Texts to look for, each with what is put in its place. Letters are equal to their small forms. */
export class SecretIndex {
  readonly #taken = new Uint8Array(slots);
  /** By their first characters. */
  readonly #families = new Map<string, Family>();

  /** Texts of less than `shortestText` characters are left out; of one learnt twice the first holds. */
  add(text: string, placeholder: string): void {
    const folded = fold(text);
    if (folded.length < shortestText) return;
    const beginning = folded.slice(0, shortestText);
    const family: Family = this.#families.get(beginning) ?? {
      lengths: [],
      placeholders: new Map(),
    };
    if (family.placeholders.has(folded)) return;
    family.placeholders.set(folded, placeholder);
    if (!family.lengths.includes(folded.length)) {
      family.lengths.push(folded.length);
      family.lengths.sort((left, right) => right - left);
    }
    this.#families.set(beginning, family);
    this.#taken[slotAt(folded, 0)] = 1;
  }

  /** Where any of the texts stands: of those that begin at one place the longest. */
  find(text: string): Span[] {
    const spans: Span[] = [];
    if (this.#families.size === 0) return spans;
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
    const family = this.#families.get(text.slice(from, from + shortestText));
    for (const length of family?.lengths ?? []) {
      const to = from + length;
      const placeholder = family?.placeholders.get(text.slice(from, to));
      if (placeholder !== undefined) return { from, to, placeholder };
    }
    return undefined;
  }
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
