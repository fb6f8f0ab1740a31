/** Known secrets, and the forms in which a text is searched for them. */

/** A shorter text is not taken for a secret, in characters. */
export const shortestSecret = 4;

/** A shorter piece of Base64 or hexadecimal occurs by chance, in characters. */
const shortestEncoded = 6;

/** A part of a text that is replaced. */
interface Hit {
  readonly from: number;
  readonly to: number;
  readonly placeholder: string;
}

/** Secrets, each with what stands in its place. Capital and small letters count as equal. */
export class Secrets {
  readonly #known = new Map<string, { forms: readonly string[]; placeholder: string }>();

  /** Also learns each line of a secret with several. The first placeholder of a secret stays. */
  add(secret: string, placeholder: string): void {
    if (this.#known.has(secret)) return;
    const parts = [secret, ...secret.split(/[\r\n]+/)].filter(
      ({ length }) => length >= shortestSecret,
    );
    const forms = [...new Set(parts.flatMap(formsOf).map(fold))];
    this.#known.set(secret, { forms, placeholder });
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
    const folded = fold(text);
    const hits: Hit[] = [];
    for (const { forms, placeholder } of this.#known.values()) {
      for (const form of forms) {
        let from = folded.indexOf(form);
        while (from !== -1) {
          const to = from + form.length;
          hits.push({ from, to, placeholder });
          from = folded.indexOf(form, to);
        }
      }
    }
    hits.sort((left, right) => left.from - right.from || right.to - left.to);
    const joined: Hit[] = [];
    let longest = 0;
    for (const hit of hits) {
      const last = joined.at(-1);
      const length = hit.to - hit.from;
      if (last === undefined || hit.from >= last.to) {
        joined.push(hit);
        longest = length;
        continue;
      }
      const { placeholder } = length > longest ? hit : last;
      joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, hit.to), placeholder };
      longest = Math.max(longest, length);
    }
    return joined;
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

/** Every character stays at its place, also the only one whose small form is two. */
function fold(text: string): string {
  return text.replaceAll('\u0130', 'i').toLowerCase();
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
    return { from, to, placeholder: JSON.stringify(hit.placeholder) };
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
