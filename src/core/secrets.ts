/**
 * Finds known secrets in texts: as they are, in hexadecimal and in Base64, and each of these in JSON or
 * percent-encoding, at most two of them around each other. A text is searched as it is and decoded, so each
 * form of a secret is a fixed text. The time is linear in the length of the text, and hardly grows with
 * the number of secrets.
 */

import { base64Of, base64UrlOf, bytesOf, hexBytes, hexOf, joinBytes, textOf } from './bytes.ts';
import { isJson } from './json.ts';
import { endOfText, isName } from './rewrite-json.ts';
import { isDistinctive, isRandom, ofWord } from './secret-texts.ts';

/** A form is looked for by its first so many characters. */
const startLength = 4;

/** A shorter piece of Base64 or hexadecimal occurs by chance, in characters. */
const shortestEncoded = 6;

/** Of a longer secret only the beginning is looked for, in characters. */
const longestSecret = 4000;

/** A form longer than this is also replaced if only its beginning appears, in characters. */
const longestBeginning = 64;

/**
 * Where a text was cut off, so many characters at its end may be the beginning of a secret that is not
 * found: a form too short to be found by its beginning, each character written with 64.
 */
export const mostOfCutSecret = 64 * longestBeginning;

/** How a secret may be written, folded. */
interface SecretForm {
  readonly beginning: string;
  readonly rest: string;
  readonly placeholder: string;
  /** Whether it is part of longer words too: otherwise it must not be between letters, digits or hyphens. */
  readonly isWithinWords: boolean;
}

interface FormIndex {
  readonly byBeginning: ReadonlyMap<string, readonly SecretForm[]>;
  /** How long the beginnings are, by their first four characters. */
  readonly lengths: ReadonlyMap<number, ReadonlySet<number>>;
}

/**
 * Which secrets are looked for, and where: distinctive ones; words of at least four characters, too, as
 * whole words; or these anywhere, within longer words too.
 */
export type SecretScope = 'distinctive' | 'words' | 'anywhere';

/** A part of a text that is replaced. */
interface Hit {
  readonly from: number;
  readonly to: number;
  readonly placeholder: string;
  /** The part of the placeholder's secret, as written here. */
  readonly length: number;
}

/**
 * Secrets with their placeholders. Upper and lower case count as equal.
 */
export class Secrets {
  readonly #shared: Secrets | undefined;
  readonly #forms = new Map<string, readonly SecretForm[]>();
  /** Undefined after a change. */
  #index: FormIndex | undefined;

  /** @param shared further secrets, which others replace too */
  constructor(shared?: Secrets) {
    this.#shared = shared;
  }

  /**
   * Also learns each line of a secret with several. The first placeholder of a secret stays.
   * @param sought default: distinctive
   */
  add(secret: string, placeholder: string, sought: SecretScope = 'distinctive'): void {
    const looked = secret.slice(0, longestSecret);
    const isSought =
      sought === 'distinctive' ? isDistinctive : ({ length }: string) => length >= startLength;
    const parts = [...new Set([looked, ...looked.split(/[\r\n]+/)])].filter(isSought);
    if (parts.length === 0 || this.#forms.has(secret)) return;
    const forms = new Map<string, SecretForm>();
    for (const part of parts) {
      const isWithinWords = sought === 'anywhere' || isRandom(part);
      for (const text of plainFormsOf(part).filter(isSought)) {
        setForm(forms, text, { placeholder, isWithinWords });
      }
      for (const text of isDistinctive(part) || sought !== 'distinctive'
        ? encodedFormsOf(part)
        : []) {
        if (text.length >= shortestEncoded)
          setForm(forms, text, { placeholder, isWithinWords: true });
      }
    }
    this.#forms.set(secret, [...forms.values()]);
    this.#index = undefined;
  }

  has(secret: string): boolean {
    return this.#forms.has(secret);
  }

  forget(secret: string): void {
    this.#forms.delete(secret);
    this.#index = undefined;
  }

  /**
   * The text without its secrets. What is JSON stays JSON: a number becomes a text.
   * @param keepsNames whether names of members stay. Default: yes
   */
  replaceIn(text: string, { keepsNames = true } = {}): string {
    const indices = this.#indices();
    if (indices.length === 0) return text;
    let result = '';
    let doneTo = 0;
    for (const { from, to, placeholder } of keepingJson(text, hitsIn(text, indices), {
      keepsNames,
    })) {
      result += text.slice(doneTo, from) + placeholder;
      doneTo = to;
    }
    return result + text.slice(doneTo);
  }

  #indices(): readonly FormIndex[] {
    const shared = this.#shared === undefined ? [] : this.#shared.#indices();
    if (this.#forms.size === 0) return shared;
    this.#index ??= indexOf([...this.#forms.values()].flat());
    return [...shared, this.#index];
  }
}

function setForm(
  forms: Map<string, SecretForm>,
  text: string,
  how: Pick<SecretForm, 'placeholder' | 'isWithinWords'>,
): void {
  const whole = fold(text);
  if (whole.length < startLength || forms.has(whole)) return;
  const beginning = whole.slice(0, longestBeginning);
  forms.set(whole, { beginning, rest: whole.slice(longestBeginning), ...how });
}

/** A text is decoded as a whole, and with it the escapes that a secret itself has. */
function plainFormsOf(secret: string): string[] {
  return [secret, textOf(bytesOf(secret)), secret.replaceAll(percent.pattern, percent.decode)];
}

/**
 * In hexadecimal, and in Base64: for each of the three offsets, the characters that depend on the secret
 * alone.
 */
function encodedFormsOf(secret: string): string[] {
  const bytes = bytesOf(secret);
  const base64 = [0, 1, 2].flatMap((offset) => {
    const padded = joinBytes([new Uint8Array(offset), bytes]);
    const range = [Math.ceil((offset * 4) / 3), Math.floor((padded.length * 4) / 3)] as const;
    return [base64Of(padded), base64UrlOf(padded)].map((text) => text.slice(...range));
  });
  return [hexOf(bytes), ...base64];
}

/**
 * The same for upper and lower case, and for a space and `+`. The length stays: in lower case, `İ` has two
 * characters, and `Σ` depends on the next letter. In upper case, two letters become `Μ`.
 */
function fold(text: string): string {
  const plain = text.replaceAll('İ', 'i').replaceAll(/[Σς]/g, 'σ').replaceAll('µ', 'μ');
  return plain.replaceAll(/ /g, '+').toLowerCase();
}

function indexOf(forms: readonly SecretForm[]): FormIndex {
  const byBeginning = new Map<string, SecretForm[]>();
  const lengths = new Map<number, Set<number>>();
  for (const form of forms) {
    const { beginning } = form;
    const alike = byBeginning.get(beginning) ?? [];
    alike.push(form);
    byBeginning.set(beginning, alike);
    let start = 0;
    for (let at = 0; at < startLength; at += 1) start = nextStart(start, beginning.charCodeAt(at));
    lengths.set(start, (lengths.get(start) ?? new Set()).add(beginning.length));
  }
  return { byBeginning, lengths };
}

/** The latest four characters as a number, which others may share, after one more. */
function nextStart(start: number, unit: number): number {
  return ((start & 0x1f_ffff) << 7) ^ unit;
}

/** In the order of the text. Hits that overlap become one, with the placeholder of the longest. */
function hitsIn(text: string, indices: readonly FormIndex[]): Hit[] {
  const hits = readingsOf(text).flatMap((reading) => {
    const sought = fold(reading.text);
    const matches = indices.flatMap((index) => [...findForms(sought, index)]);
    return matches.map(({ at, length, placeholder }) => {
      const [from, to] = [reading.originOf(at), reading.originOf(at + length)];
      return { from, to, placeholder, length: to - from };
    });
  });
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

/** Where forms are in a folded text. A form that overlaps itself is found once. */
function* findForms(text: string, { byBeginning, lengths }: FormIndex) {
  const doneTo = new Map<SecretForm, number>();
  let start = 0;
  for (let end = 1; end <= text.length; end += 1) {
    start = nextStart(start, text.charCodeAt(end - 1));
    const beginningLengths = lengths.get(start);
    if (beginningLengths === undefined) continue;
    const at = end - startLength;
    for (const possible of beginningLengths) {
      for (const form of byBeginning.get(text.slice(at, at + possible)) ?? []) {
        if ((doneTo.get(form) ?? 0) > at) continue;
        const { beginning, rest, placeholder, isWithinWords } = form;
        const isWhole = text.startsWith(rest, at + beginning.length);
        const length = beginning.length + (isWhole ? rest.length : 0);
        if (!isWithinWords && isWithinWord(text, at, isWhole ? at + length : undefined)) continue;
        doneTo.set(form, at + length);
        yield { at, length, placeholder };
      }
    }
  }
}

/** Whether a part of a text goes on before it, or behind it. */
function isWithinWord(text: string, from: number, to: number | undefined): boolean {
  const behind = to === undefined ? '' : (text[to] ?? '');
  return ofWord.test(text[from - 1] ?? '') || ofWord.test(behind);
}

/** A text with some of its escapes decoded. */
interface SecretReading {
  readonly text: string;
  /** The place in the original of a place in this text. */
  originOf(place: number): number;
}

/** What a text means as it is, and decoded once and twice, where these differ. */
function readingsOf(text: string): SecretReading[] {
  const plain: SecretReading = { text, originOf: (place) => place };
  const once = decodeOneLevel(plain);
  // The order of two encodings rarely matters. Then JSON comes first, as its own reading needs that too.
  const twice = new Map(once.flatMap(decodeOneLevel).map((reading) => [reading.text, reading]));
  return [plain, ...once, ...twice.values()];
}

function decodeOneLevel(reading: SecretReading): SecretReading[] {
  return [lineBreaks, percent, json].flatMap((encoding) => decodeAs(encoding, reading));
}

function decodeAs(encoding: Encoding, encoded: SecretReading): readonly SecretReading[] {
  const text = encoded.text.replaceAll(encoding.pattern, encoding.decode);
  if (text === encoded.text) return [];
  let origins: Uint32Array | undefined;
  return [
    {
      text,
      originOf(place) {
        origins ??= originsIn(encoded.text, text.length, encoding);
        return encoded.originOf(origins[place] ?? 0);
      },
    },
  ];
}

/** For each character of the decoded text, and for its end, its place in the encoded text. */
function originsIn(encoded: string, length: number, { pattern, decode }: Encoding): Uint32Array {
  const origins = new Uint32Array(length + 1);
  let from = 0;
  let to = 0;
  for (const { 0: match, index } of encoded.matchAll(pattern)) {
    while (from < index) origins[to++] = from++;
    const end = to + decode(match).length;
    origins.fill(from, to, end);
    from += match.length;
    to = end;
  }
  while (to <= length) origins[to++] = from++;
  return origins;
}

interface Encoding {
  readonly pattern: RegExp;
  decode(written: string): string;
}

/** What JSON escapes by another letter. */
const letters = new Map(Object.entries({ b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }));

const json: Encoding = {
  pattern: /\\(?:u[\da-f]{4}|.)/gis,
  decode(written) {
    const letter = written.slice(1);
    if (letter.length > 1) return String.fromCharCode(Number.parseInt(letter.slice(1), 16));
    return letters.get(letter) ?? letter;
  },
};

/** Each escape is a character of UTF-8. */
const percent: Encoding = {
  pattern:
    /%(?:[0-7][\da-f]|[cd][\da-f]%[89ab][\da-f]|e[\da-f](?:%[89ab][\da-f]){2}|f[0-7](?:%[89ab][\da-f]){3})/gi,
  decode(written) {
    if (written.length === 3) return String.fromCharCode(Number.parseInt(written.slice(1), 16));
    return textOf(hexBytes(written.replaceAll('%', '')));
  },
};

/** Of long lines, as Base64 has them in mail and in keys. */
const lineBreaks: Encoding = { pattern: /\r?\n(?<=[\w+/-]{60}\r?\n)/g, decode: () => '' };

/** Outside of the texts of JSON a placeholder is a text of its own, in place of the whole number. */
function* keepingJson(
  text: string,
  hits: readonly Hit[],
  { keepsNames }: { readonly keepsNames: boolean },
) {
  const keeps = hits.length > 0 && isJson(text);
  let at = 0;
  /** The last string that begins before the hit. */
  let string = { end: 0, isName: false };
  let doneTo = 0;
  for (const hit of hits) {
    // Several in one number.
    if (hit.to <= doneTo) continue;
    let { from, to, placeholder } = hit;
    while (keeps && at < from) {
      if (text[at] === '"') {
        const end = endOfText(text, at);
        string = { end, isName: isName(text, end) };
        at = end;
      } else at += 1;
    }
    const isText = from < string.end;
    if (isText && string.isName && keepsNames) continue;
    if (keeps && !isText) {
      while (from > doneTo && numeric.test(text[from - 1] ?? '')) from -= 1;
      while (numeric.test(text[to] ?? '')) to += 1;
      placeholder = JSON.stringify(placeholder);
    }
    yield { from: Math.max(from, doneTo), to, placeholder };
    doneTo = to;
  }
}

const numeric = /[\d.eE+-]/;
