/**
 * Known secrets, and the forms in which a text is searched for them: one regular expression for each
 * secret. At no place can it go on in two ways, so that the search is linear in the length of a text.
 */

/** A shorter text is not taken for a secret, in characters. */
export const shortestSecret = 4;

/** Of a longer secret only the beginning is looked for, in characters. */
const longestSecret = 4000;

/**
 * Of a longer form the beginning alone is replaced, too, in characters: no more is looked at again at
 * the next place of a text.
 */
const beginning = 64;

/** A shorter piece of Base64 or hexadecimal occurs by chance, in characters. */
const shortestEncoded = 6;

/** A part of a text that is replaced. */
interface Hit {
  readonly from: number;
  readonly to: number;
  readonly placeholder: string;
  /** Of the secret that the placeholder stands for, as it is written here. */
  readonly length: number;
}

/** Secrets, each with what stands in its place. Capital and small letters count as equal. */
export class Secrets {
  readonly #known = new Map<string, { pattern: RegExp; placeholder: string }>();

  /** Also learns each line of a secret with several. The first placeholder of a secret stays. */
  add(secret: string, placeholder: string): void {
    const parts = [secret, ...secret.split(/[\r\n]+/)]
      .filter(({ length }) => length >= shortestSecret)
      .map((part) => part.slice(0, longestSecret));
    if (parts.length === 0 || this.#known.has(secret)) return;
    const pattern = new RegExp([...new Set(parts)].flatMap(formsOf).join('|'), 'gi');
    this.#known.set(secret, { pattern, placeholder });
  }

  has(secret: string): boolean {
    return this.#known.has(secret);
  }

  forget(secret: string): void {
    this.#known.delete(secret);
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

  /** In the order of the text. Hits that overlap become one, with the placeholder of the longest. */
  #hitsIn(text: string): Hit[] {
    const hits: Hit[] = [];
    for (const { pattern, placeholder } of this.#known.values()) {
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
}

/**
 * JSON and percent-encoding, of which each character may be escaped or not; hexadecimal; and of Base64,
 * for each of the three offsets in what is encoded, the characters that depend on the secret alone.
 */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const base64 = [0, 1, 2].map((offset) => {
    const padded = Buffer.concat([Buffer.alloc(offset), bytes]);
    const range = [Math.ceil((offset * 4) / 3), Math.floor((padded.length * 4) / 3)] as const;
    return padded.toString('base64').slice(...range);
  });
  const encoded = [bytes.toString('hex'), ...base64]
    .filter(({ length }) => length >= shortestEncoded)
    .map((form) => [...form].map((digit) => otherDigits[digit] ?? digit));
  const written = [[...secret].map(inJson), [...secret].map(inAddress)];
  return [written, ...encoded.map((form) => [form])].flatMap((forms) => {
    const start = forms.map((form) => form.slice(0, beginning));
    const rest = forms.map((form) => form.slice(beginning));
    return rest[0]?.length === 0 ? [oneOf(start)] : [oneOf(start) + oneOf(rest), oneOf(start)];
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

/** A character as it is, or as an address or a form may have it. */
function inAddress(character: string): string {
  const encoded = Buffer.from(character).toString('hex').replaceAll(/../g, '%$&');
  // Not followed by its own code, or there would be two ways to go on.
  if (character === '%') return '%(?:25|(?!25))';
  return `(?:${literal(character)}|${encoded}${character === ' ' ? '|\\+' : ''})`;
}

function literal(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/** Outside of the texts of JSON a placeholder is a text of its own, in place of the whole number. */
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
