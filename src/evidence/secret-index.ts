/** Finds many texts within another in one pass, however many there are. */

/** Every text that is looked for has at least so many characters. */
export const shortestText = 4;

/** Remainders of a hash of four characters, so that most places of a text cost one look. */
const slots = 2 ** 16;

interface Entry {
  readonly text: string;
  readonly placeholder: string;
}

/** Texts that begin alike. Many may, such as keys of one kind; they differ little in length. */
interface Family {
  /** Of the texts, each once, the longest first. */
  readonly lengths: number[];
  readonly entries: Map<string, Entry>;
}

/** Texts to look for, each with what is put in its place. */
export class SecretIndex {
  readonly #taken = new Uint8Array(slots);
  /** By their first characters. */
  readonly #families = new Map<string, Family>();

  /** Texts of less than `shortestText` characters are left out; of one learnt twice the first holds. */
  add(text: string, placeholder: string): void {
    if (text.length < shortestText) return;
    const beginning = text.slice(0, shortestText);
    const family: Family = this.#families.get(beginning) ?? { lengths: [], entries: new Map() };
    if (family.entries.has(text)) return;
    family.entries.set(text, { text, placeholder });
    if (!family.lengths.includes(text.length)) {
      family.lengths.push(text.length);
      family.lengths.sort((left, right) => right - left);
    }
    this.#families.set(beginning, family);
    this.#taken[slotAt(text, 0)] = 1;
  }

  /**
   * The text with every occurrence replaced. Where some overlap, all of what they cover goes, and the
   * placeholder of the longest stands there.
   */
  replace(text: string): string {
    let result = '';
    let doneTo = 0;
    let covered: { from: number; to: number; by: Entry } | undefined;
    const last = text.length - shortestText;
    for (let at = 0; at <= last; at += 1) {
      if (covered !== undefined && at >= covered.to) {
        result += text.slice(doneTo, covered.from) + covered.by.placeholder;
        doneTo = covered.to;
        covered = undefined;
      }
      if (this.#taken[slotAt(text, at)] === 0) continue;
      const found = this.#at(text, at);
      if (found === undefined) continue;
      const to = at + found.text.length;
      if (covered === undefined) covered = { from: at, to, by: found };
      else {
        const by = found.text.length > covered.by.text.length ? found : covered.by;
        covered = { from: covered.from, to: Math.max(to, covered.to), by };
      }
    }
    if (covered === undefined) return doneTo === 0 ? text : result + text.slice(doneTo);
    return (
      result + text.slice(doneTo, covered.from) + covered.by.placeholder + text.slice(covered.to)
    );
  }

  /** The longest of all that begin here. */
  #at(text: string, at: number): Entry | undefined {
    const family = this.#families.get(text.slice(at, at + shortestText));
    for (const length of family?.lengths ?? []) {
      const found = family?.entries.get(text.slice(at, at + length));
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

function slotAt(text: string, at: number): number {
  const hash =
    text.charCodeAt(at) * 31 +
    text.charCodeAt(at + 1) * 1009 +
    text.charCodeAt(at + 2) * 9176 +
    text.charCodeAt(at + 3) * 49157;
  return hash % slots;
}
