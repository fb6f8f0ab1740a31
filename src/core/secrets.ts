/**
 * Finds known secrets in texts, in all usual encodings, with one regular expression per secret. An
 * expression never has two ways to continue, so the search takes linear time.
 */

/** A shorter text is not taken for a secret, in characters. */
export const shortestSecret = 4;

/** Of a longer secret only the beginning is looked for, in characters. */
const longestSecret = 4000;

/**
 * A form longer than this is also replaced if only its beginning appears, in characters. So the
 * search never reads more than this twice.
 */
const beginning = 64;

/** A shorter piece of Base64 or hexadecimal occurs by chance, in characters. */
const shortestEncoded = 6;

/** A part of a text that is replaced. */
interface Hit {
  readonly from: number;
  readonly to: number;
  readonly placeholder: string;
  /** The part of the placeholder's secret, as written here. */
  readonly length: number;
}

/** A secret and its placeholder. */
interface Known {
  readonly pattern: RegExp;
  readonly placeholder: string;
  /** Every text that contains the secret unescaped has one of these. */
  readonly windows: ReadonlySet<number>;
}

/** Secrets with their placeholders. Upper and lower case count as equal. */
export class Secrets {
  readonly #known = new Map<string, Known>();
  /** By window, the secrets that a text with this window may contain. */
  readonly #byWindow = new Map<number, Set<Known>>();

  /** Also learns each line of a secret with several. The first placeholder of a secret stays. */
  add(secret: string, placeholder: string): void {
    // Each part makes the search longer.
    const looked = secret.slice(0, longestSecret);
    const parts = [looked, ...looked.split(/[\r\n]+/)].filter(
      ({ length }) => length >= shortestSecret,
    );
    if (parts.length === 0 || this.#known.has(secret)) return;
    const forms = [...new Set(parts)].flatMap(formsOf);
    const pattern = new RegExp(forms.map(({ source }) => source).join('|'), 'gi');
    const windows = new Set(forms.map((form) => form.window));
    const known: Known = { pattern, placeholder, windows };
    this.#known.set(secret, known);
    for (const window of windows) {
      this.#byWindow.set(window, (this.#byWindow.get(window) ?? new Set()).add(known));
    }
  }

  has(secret: string): boolean {
    return this.#known.has(secret);
  }

  forget(secret: string): void {
    const known = this.#known.get(secret);
    if (known === undefined) return;
    this.#known.delete(secret);
    for (const window of known.windows) {
      const others = this.#byWindow.get(window);
      others?.delete(known);
      if (others?.size === 0) this.#byWindow.delete(window);
    }
  }

  /** The text without its secrets. What is JSON stays JSON: a number becomes a text. */
  replaceIn(text: string): string {
    let result = '';
    let doneTo = 0;
    for (const { from, to, placeholder } of keepingJson(text, this.#hitsIn(text))) {
      // Two in one number have become the same.
      if (to <= doneTo) continue;
      result += text.slice(doneTo, from) + placeholder;
      doneTo = to;
    }
    return result + text.slice(doneTo);
  }

  /**
   * In the order of the text. Hits that overlap become one, with the placeholder of the longest.
   */
  #hitsIn(text: string): Hit[] {
    const hits: Hit[] = [];
    for (const { pattern, placeholder } of this.#possibleIn(text)) {
      for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
        const { length } = found[0];
        hits.push({ from: found.index, to: found.index + length, placeholder, length });
      }
    }
    hits.sort((left, right) => left.from - right.from || right.to - left.to);
    const joined: Hit[] = [];
    for (const hit of hits) {
      const last = joined.at(-1);
      if (last === undefined || hit.from >= last.to) joined.push(hit);
      else {
        const { placeholder, length } = hit.length > last.length ? hit : last;
        const to = Math.max(last.to, hit.to);
        joined[joined.length - 1] = { from: last.from, to, placeholder, length };
      }
    }
    return joined;
  }

  /**
   * The secrets that a text may contain, in the order in which they were learnt. Most texts contain
   * none and are read only once.
   */
  #possibleIn(text: string): readonly Known[] {
    const all = [...this.#known.values()];
    // Any character may be escaped.
    if (/[\\%]/.test(text)) return all;
    const possible = new Set<Known>();
    let window = 0;
    for (let at = 0; at < text.length; at += 1) {
      window = moved(window, text.charCodeAt(at));
      const found = this.#byWindow.get(window);
      if (found !== undefined) for (const known of found) possible.add(known);
    }
    return possible.size === 0 ? [] : all.filter((known) => possible.has(known));
  }
}

/** The window at the end of a text: its last four characters, 7 bits each. */
function windowOf(text: string): number {
  let window = 0;
  for (let at = 0; at < text.length; at += 1) window = moved(window, text.charCodeAt(at));
  return window;
}

/** The window one character further on. */
function moved(window: number, unit: number): number {
  return ((window & 0x1f_ffff) << 7) | (unit < 128 ? (alike[unit] ?? 0) : 0);
}

/** By ASCII code, one character for all that a form may write in its place. */
const alike = Uint8Array.from({ length: 128 }, (_, unit) => {
  const character = String.fromCharCode(unit).toLowerCase();
  const equal = { '-': '+', ' ': '+', _: '/' }[character] ?? character;
  return equal.charCodeAt(0);
});

/** How a secret may be written. */
interface Form {
  readonly source: string;
  /** The last window of its beginning if nothing is escaped. */
  readonly window: number;
}

/**
 * JSON and percent-encoding, in which each character may be escaped; hexadecimal; and Base64: for
 * each of the three offsets, the characters that depend on the secret alone.
 */
function formsOf(secret: string): Form[] {
  const bytes = Buffer.from(secret);
  const base64 = [0, 1, 2].map((offset) => {
    const padded = Buffer.concat([Buffer.alloc(offset), bytes]);
    const range = [Math.ceil((offset * 4) / 3), Math.floor((padded.length * 4) / 3)] as const;
    return padded.toString('base64').slice(...range);
  });
  const encoded = [bytes.toString('hex'), ...base64]
    .filter(({ length }) => length >= shortestEncoded)
    .map((form) => ({
      plain: form,
      ways: [[...form].map((digit) => otherDigits[digit] ?? digit)],
    }));
  const written = { plain: secret, ways: [[...secret].map(inJson), [...secret].map(inAddress)] };
  return [written, ...encoded].map(({ plain, ways }) => {
    const start = oneOf(ways.map((way) => way.slice(0, beginning)));
    const rest = ways.map((way) => way.slice(beginning));
    return {
      source: rest[0]?.length === 0 ? start : `${start}${oneOf(rest)}|${start}`,
      window: windowOf([...plain].slice(0, beginning).join('')),
    };
  });
}

function oneOf(forms: readonly (readonly string[])[]): string {
  return `(?:${forms.map((form) => form.join('')).join('|')})`;
}

/** Of the alphabet of Base64 for addresses, and what JSON may escape. */
const otherDigits: Readonly<Record<string, string>> = { '+': '[+-]', '/': String.raw`(?:\\?/|_)` };

/** A character as JSON may have it. */
function inJson(character: string): string {
  const units = character.split('').map((unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'));
  const slash = character === '/' ? '\\\\?' : '';
  const written = slash + literal(JSON.stringify(character).slice(1, -1));
  return `(?:${written}|${units.map((unit) => `\\\\u${unit}`).join('')})`;
}

/** A character, literal or percent-encoded. */
function inAddress(character: string): string {
  const encoded = Buffer.from(character).toString('hex').replaceAll(/../g, '%$&');
  // Not followed by its own code, or there would be two ways to go on.
  if (character === '%') return '%(?:25|(?!25))';
  return `(?:${literal(character)}|${encoded}${character === ' ' ? '|\\+' : ''})`;
}

function literal(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/**
 * Outside of the texts of JSON a placeholder is a text of its own, in place of the whole number.
 */
function keepingJson(text: string, hits: readonly Hit[]): readonly Hit[] {
  if (hits.length === 0 || !isJson(text)) return hits;
  let at = 0;
  let isText = false;
  return hits.map((hit) => {
    for (; at < hit.from; at += 1) {
      if (text[at] === '\\') at += 1;
      else if (text[at] === '"') isText = !isText;
    }
    if (isText) return hit;
    let { from, to } = hit;
    while (numeric.test(text[from - 1] ?? '')) from -= 1;
    while (numeric.test(text[to] ?? '')) to += 1;
    return { ...hit, from, to, placeholder: JSON.stringify(hit.placeholder) };
  });
}

const numeric = /[\d.eE+-]/;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
