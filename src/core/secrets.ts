/**
 * Finds known secrets in texts, in all usual encodings. A tree of how secrets begin finds the places where
 * one may stand, and a regular expression per form looks only there. An expression never has two ways
 * to continue, so the search takes linear time, however many forms there are.
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

/** A form of a known secret. */
interface Known {
  readonly form: Form;
  readonly placeholder: string;
}

/** Where the secrets continue that begin alike, and the forms whose beginning ends here. */
interface Branch {
  readonly next: Map<number, Branch>;
  readonly ending: Set<Known>;
}

/** Secrets with their placeholders. Upper and lower case count as equal. */
export class Secrets {
  readonly #known = new Map<string, readonly Known[]>();
  readonly #root = newBranch();
  /** How many forms begin with the same four signs. A text without escapes mostly has none of these. */
  readonly #starts = new Map<number, number>();

  /** Also learns each line of a secret with several. The first placeholder of a secret stays. */
  add(secret: string, placeholder: string): void {
    // Each part makes the search longer.
    const looked = secret.slice(0, longestSecret);
    const parts = [looked, ...looked.split(/[\r\n]+/)].filter(
      ({ length }) => length >= shortestSecret,
    );
    if (parts.length === 0 || this.#known.has(secret)) return;
    const known = [...new Set(parts)].flatMap(formsOf).map((form) => ({ form, placeholder }));
    this.#known.set(secret, known);
    for (const one of known) {
      addTo(this.#root, one);
      const start = startOf(one.form.signs);
      this.#starts.set(start, (this.#starts.get(start) ?? 0) + 1);
    }
  }

  has(secret: string): boolean {
    return this.#known.has(secret);
  }

  forget(secret: string): void {
    const known = this.#known.get(secret);
    if (known === undefined) return;
    this.#known.delete(secret);
    for (const one of known) {
      removeFrom(this.#root, one);
      const start = startOf(one.form.signs);
      const count = this.#starts.get(start) ?? 1;
      if (count === 1) this.#starts.delete(start);
      else this.#starts.set(start, count - 1);
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
    const doneTo = new Map<Known, number>();
    const look = (known: Known, from: number) => {
      if ((doneTo.get(known) ?? 0) > from) return;
      const { pattern } = known.form;
      pattern.lastIndex = from;
      const length = pattern.exec(text)?.[0].length;
      if (length === undefined) return;
      doneTo.set(known, from + length);
      hits.push({ from, to: from + length, placeholder: known.placeholder, length });
    };
    let start = 0;
    let lastUnusual = -1;
    for (let end = 0; end < text.length + startLength; end += 1) {
      const code = end < text.length ? text.charCodeAt(end) : backslash;
      const sign = signOf(code);
      start = moved(start, sign);
      if (sign === 0 || code === backslash || code === percent) lastUnusual = end;
      const from = end - startLength + 1;
      if (from < 0 || (lastUnusual < from && !this.#starts.has(start))) continue;
      for (const known of startingAt(text, from, this.#root)) look(known, from);
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
}

/** So many signs at the beginning of a form are looked up at once. */
const startLength = 4;

function moved(start: number, sign: number): number {
  return ((start & 0x1f_ffff) << 7) | sign;
}

function startOf(signs: readonly number[]): number {
  return signs.slice(0, startLength).reduce(moved, 0);
}

function newBranch(): Branch {
  return { next: new Map(), ending: new Set() };
}

function addTo(root: Branch, known: Known): void {
  let branch = root;
  for (const sign of known.form.signs) {
    const next = branch.next.get(sign) ?? newBranch();
    branch.next.set(sign, next);
    branch = next;
  }
  branch.ending.add(known);
}

function removeFrom(branch: Branch, known: Known, depth = 0): void {
  const sign = known.form.signs[depth];
  const next = sign === undefined ? undefined : branch.next.get(sign);
  if (sign === undefined || next === undefined) {
    branch.ending.delete(known);
    return;
  }
  removeFrom(next, known, depth + 1);
  if (next.next.size === 0 && next.ending.size === 0) branch.next.delete(sign);
}

const none: readonly Known[] = [];

/** The forms that may begin at a place. */
function startingAt(text: string, from: number, root: Branch): readonly Known[] {
  const code = text.charCodeAt(from);
  if (code !== backslash && code !== percent && !root.next.has(signOf(code))) return none;
  const found: Known[] = [];
  follow(text, { at: from, branch: root, mode: 'both' }, found);
  return found;
}

/** A place in a text and in the tree, and whether the text is read as JSON, as an address or as both. */
interface Reading {
  readonly at: number;
  readonly branch: Branch;
  readonly mode: 'both' | 'json' | 'address';
}

/** Follows all ways to read a text. Two ways part only at an escape, and then at most once. */
function follow(text: string, reading: Reading, found: Known[]): void {
  let { at, branch } = reading;
  const { mode } = reading;
  for (;;) {
    for (const known of branch.ending) found.push(known);
    if (branch.next.size === 0 || at >= text.length) return;
    const code = text.charCodeAt(at);
    if (code === backslash && mode !== 'address') {
      const escaped = jsonEscape(text, at);
      const next = branch.next.get(escaped.sign);
      if (next !== undefined) {
        follow(text, { at: at + escaped.length, branch: next, mode: 'json' }, found);
      }
      if (mode === 'json') return;
      const literal = branch.next.get(signOf(code));
      if (literal !== undefined) {
        follow(text, { at: at + 1, branch: literal, mode: 'address' }, found);
      }
      return;
    }
    if (code === percent && mode !== 'json') {
      const next = branch.next.get(percentSign(text, at));
      if (next !== undefined) follow(text, { at: at + 3, branch: next, mode: 'address' }, found);
    }
    const next = branch.next.get(signOf(code));
    if (next === undefined) return;
    branch = next;
    at += 1;
  }
}

const backslash = 92;
const percent = 37;
const letterU = 117;

/** What a character counts as: upper and lower case are equal, and so is all that is not ASCII. */
function signOf(unit: number): number {
  return unit < 128 ? (alike[unit] ?? 0) : 0;
}

/** A character that JSON may escape in a short form, by the letter of that form. */
const shortEscapes = new Map(
  Object.entries({ b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }).map(([letter, character]) => [
    letter.charCodeAt(0),
    character.charCodeAt(0),
  ]),
);

function jsonEscape(text: string, at: number): { sign: number; length: number } {
  const letter = text.charCodeAt(at + 1);
  if (letter === letterU) {
    return { sign: signOf(Number.parseInt(text.slice(at + 2, at + 6), 16)), length: 6 };
  }
  return { sign: signOf(shortEscapes.get(letter) ?? letter), length: 2 };
}

function percentSign(text: string, at: number): number {
  return signOf(Number.parseInt(text.slice(at + 1, at + 3), 16));
}

/** The beginning of a form as signs, up to the first that is not ASCII: its bytes and units differ. */
function signsOf(form: string): number[] {
  const signs = [...form].slice(0, beginning).map((character) => signOf(character.charCodeAt(0)));
  const end = signs.indexOf(0);
  return end === -1 ? signs : signs.slice(0, end + 1);
}

/** By ASCII code, one character for all that a form may write in its place. */
const alike = Uint8Array.from({ length: 128 }, (_, unit) => {
  const character = String.fromCharCode(unit).toLowerCase();
  const equal = { '-': '+', ' ': '+', _: '/' }[character] ?? character;
  return equal.charCodeAt(0);
});

/** How a secret may be written. */
interface Form {
  /** Matches only where a text is looked at. */
  readonly pattern: RegExp;
  readonly signs: readonly number[];
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
    const source = rest[0]?.length === 0 ? start : `${start}${oneOf(rest)}|${start}`;
    return { pattern: new RegExp(source, 'giy'), signs: signsOf(plain) };
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
