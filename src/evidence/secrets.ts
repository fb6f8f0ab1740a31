/** Known secrets, and the forms in which they are searched for. One pass over a text finds all of them. */

/** A shorter text is not taken for a secret, in characters. */
export const shortestSecret = 4;

/** A shorter piece of Base64 or hexadecimal occurs by chance, in characters. */
const shortestEncoded = 6;

/** Longer forms are searched for in pieces, so that no comparison takes long, in characters. */
const longestPiece = 256;

/** Forms are found by so many of their first characters; shorter ones by the fewer. */
const keyLengths = [12, shortestSecret] as const;

/** Remainders of a hash of four characters: most places of a text cost one look. */
const slots = 2 ** 16;

interface Form {
  readonly text: string;
  readonly placeholder: string;
}

/** A part of a text that is replaced. */
interface Hit {
  readonly from: number;
  readonly to: number;
  readonly placeholder: string;
}

/** Secrets, each with what stands in its place. Capital and small letters count as equal. */
export class Secrets {
  readonly #starts = new Uint8Array(slots);
  /** Forms by their first characters, the longest first. */
  readonly #forms = new Map<string, Form[]>();

  /** Also learns each line of a secret with several. The first placeholder of a secret stays. */
  add(secret: string, placeholder: string): void {
    for (const part of new Set([secret, ...secret.split(/[\r\n]+/)])) {
      if (part.length < shortestSecret) continue;
      for (const form of new Set(formsOf(part).flatMap((form) => piecesOf(fold(form))))) {
        this.#addForm(form, placeholder);
      }
    }
  }

  /** The text without its secrets. What is JSON stays JSON: a number becomes a text. */
  replaceIn(text: string): string {
    const hits = this.#hitsIn(text);
    if (hits.length === 0) return text;
    let result = '';
    let doneTo = 0;
    for (const { from, to, placeholder } of keepingJson(text, hits)) {
      // Two in one number have become the same.
      if (to <= doneTo) continue;
      result += text.slice(doneTo, from) + placeholder;
      doneTo = to;
    }
    return result + text.slice(doneTo);
  }

  #addForm(text: string, placeholder: string): void {
    const key = text.slice(
      0,
      keyLengths.find((length) => length <= text.length),
    );
    const alike = this.#forms.get(key) ?? [];
    if (alike.some((form) => form.text === text)) return;
    alike.push({ text, placeholder });
    alike.sort((left, right) => right.text.length - left.text.length);
    this.#forms.set(key, alike);
    this.#starts[slotAt(text, 0)] = 1;
  }

  /** Where hits overlap, all that they cover is one, with the placeholder of the longest. */
  #hitsIn(text: string): Hit[] {
    const hits: Hit[] = [];
    if (this.#forms.size === 0) return hits;
    const folded = fold(text);
    let longest = 0;
    for (let at = 0; at <= folded.length - shortestSecret; at += 1) {
      if (this.#starts[slotAt(folded, at)] === 0) continue;
      const form = this.#longestAt(folded, at);
      if (form === undefined) continue;
      const { length } = form.text;
      const last = hits.at(-1);
      if (last === undefined || at >= last.to) {
        hits.push({ from: at, to: at + length, placeholder: form.placeholder });
        longest = length;
        continue;
      }
      const { placeholder } = length > longest ? form : last;
      longest = Math.max(longest, length);
      hits[hits.length - 1] = { from: last.from, to: Math.max(last.to, at + length), placeholder };
    }
    return hits;
  }

  #longestAt(text: string, at: number): Form | undefined {
    for (const length of keyLengths) {
      const alike = this.#forms.get(text.slice(at, at + length));
      const found = alike?.find((form) => text.startsWith(form.text, at));
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

/** Plain, JSON-escaped, percent-encoded, in hexadecimal and in Base64. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const encoded = [bytes.toString('hex'), ...base64Forms(bytes)];
  return [
    secret,
    ...jsonForms(secret),
    ...percentForms(bytes.toString()),
    ...encoded.filter(({ length }) => length >= shortestEncoded),
  ];
}

/** As writers of JSON differ: in whether they escape slashes, markup, and what is not ASCII. */
function jsonForms(text: string): string[] {
  const json = JSON.stringify(text).slice(1, -1);
  const forms = [
    json,
    unicodeEscaped(json, /[<>&]/g),
    unicodeEscaped(json, /[^\x20-\x7e]/g),
    unicodeEscaped(json.replaceAll('\\"', '\\u0022'), /[<>&'`+]|[^\x20-\x7e]/g),
  ];
  const slashed = forms.map((form) => form.replaceAll('/', '\\/'));
  return [...forms, ...slashed, unicodeEscaped(text, /./gs)];
}

function unicodeEscaped(text: string, which: RegExp): string {
  return text.replaceAll(which, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** As writers of addresses and forms differ; the last one encodes every byte. */
function percentForms(text: string): string[] {
  const component = encodeURIComponent(text);
  return [
    component,
    encodeURI(text),
    component.replaceAll(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`),
    component.replaceAll('%20', '+'),
    new URLSearchParams([['', text]]).toString().slice(1),
    Buffer.from(text).toString('hex').replaceAll(/../g, '%$&'),
  ];
}

/** Of each of the three offsets in what is encoded, the characters that depend on the secret alone. */
function base64Forms(bytes: Buffer): string[] {
  return [0, 1, 2].flatMap((offset) => {
    const padded = Buffer.concat([Buffer.alloc(offset), bytes]);
    const range = [Math.ceil((offset * 4) / 3), Math.floor((padded.length * 4) / 3)] as const;
    return [
      padded.toString('base64').slice(...range),
      padded.toString('base64url').slice(...range),
    ];
  });
}

function piecesOf(form: string): string[] {
  if (form.length <= longestPiece) return [form];
  const length = Math.ceil(form.length / Math.ceil(form.length / longestPiece));
  return form.match(new RegExp(`.{1,${length}}`, 'gs')) ?? [];
}

/** Every character stays at its place, also the only one whose small form is two. */
function fold(text: string): string {
  return text.replaceAll('\u0130', 'i').toLowerCase();
}

function slotAt(text: string, at: number): number {
  const hash =
    text.charCodeAt(at) * 31 +
    text.charCodeAt(at + 1) * 1009 +
    text.charCodeAt(at + 2) * 9176 +
    text.charCodeAt(at + 3) * 49157;
  return hash % slots;
}

/** Outside of the texts of JSON a placeholder is a text of its own, in place of the whole number. */
function keepingJson(text: string, hits: readonly Hit[]): readonly Hit[] {
  if (!/^\s*[[{\d-]/.test(text)) return hits;
  let at = 0;
  let isText = false;
  let isAllText = true;
  const quoted = hits.map((hit) => {
    for (; at < hit.from; at += 1) {
      if (text[at] === '\\') at += 1;
      else if (text[at] === '"') isText = !isText;
    }
    if (isText) return hit;
    isAllText = false;
    let { from, to } = hit;
    while (numeric.test(text[from - 1] ?? '')) from -= 1;
    while (numeric.test(text[to] ?? '')) to += 1;
    return { from, to, placeholder: JSON.stringify(hit.placeholder) };
  });
  return isAllText || !isJson(text) ? hits : quoted;
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
