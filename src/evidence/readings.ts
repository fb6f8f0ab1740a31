/** Texts as they read once what is escaped or encoded in them is decoded, step by step. */

/** What a text reads as, and from where to where in the text each character of that is written. */
export interface Reading {
  readonly text: string;
  /** The index in the original text at which a character begins. */
  originOf(index: number): number;
  /** The index in the original text after a character. */
  endOf(index: number): number;
}

/** The most steps that are taken: a text that is still encoded then was not meant to be read. */
const mostSteps = 5;

/** The text as it is, then each time one step further decoded, until there is nothing to decode. */
export function* readingsOf(text: string): Generator<Reading> {
  let reading: Reading = { text, originOf: (index) => index, endOf: (index) => index + 1 };
  for (let steps = 0; steps <= mostSteps; steps += 1) {
    yield reading;
    const next = decodedOnce(reading.text);
    if (next === undefined) return;
    const { originOf, endOf } = reading;
    reading = {
      text: next.text,
      originOf: (index) => originOf(next.originOf(index)),
      endOf: (index) => endOf(next.endOf(index) - 1),
    };
  }
}

/** What is left of a text when all is decoded. */
export function plain(text: string): string {
  let last = text;
  for (const reading of readingsOf(text)) last = reading.text;
  return last;
}

/**
 * Percent-encoding; escapes of JSON, JavaScript and XML; line ends, which may have been put in
 * anywhere, with the indentation or the quotes and the plus sign that go with them; and NUL, which
 * every other byte of UTF-16 is.
 */
const encoded =
  /(?:%[\da-f]{2})+|(?:\\x[\da-f]{2})+|\\u[\da-f]{4}|\\u\{[\da-f]{1,6}\}|\\[\\/"'`bfnrt]|&(?:#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|apos);|(['"`])[ \t]{0,64}\+[ \t]{0,64}(?:[\r\n]+[ \t]*)?\1|[\r\n]+[ \t]*|\0+/gi;

/** From `index` on, the characters of a reading are as far apart as those of the text at `origin`. */
interface Place {
  readonly index: number;
  readonly origin: number;
  /** How much of the text the first of them takes. */
  readonly width: number;
}

/** Undefined where nothing is encoded. */
function decodedOnce(text: string): Reading | undefined {
  let result = '';
  let doneTo = 0;
  const places: Place[] = [{ index: 0, origin: 0, width: 1 }];
  for (const match of text.matchAll(encoded)) {
    const [token] = match;
    result += text.slice(doneTo, match.index);
    let origin = match.index;
    for (const { character, width } of charactersOf(token)) {
      for (const unit of character.split('')) {
        places.push({ index: result.length, origin, width });
        result += unit;
      }
      origin += width;
    }
    doneTo = match.index + token.length;
    places.push({ index: result.length, origin: doneTo, width: 1 });
  }
  if (doneTo === 0) return undefined;
  const originOf = (index: number): number => {
    const place = placeOf(index, places);
    return place.origin + index - place.index;
  };
  return {
    text: result + text.slice(doneTo),
    originOf,
    endOf(index) {
      const { index: first, width } = placeOf(index, places);
      return originOf(index) + (index === first ? width : 1);
    },
  };
}

/** The last one at or before an index. */
function placeOf(index: number, places: readonly Place[]): Place {
  let low = 0;
  let high = places.length;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((places[middle]?.index ?? 0) <= index) low = middle;
    else high = middle;
  }
  return places[low] ?? { index: 0, origin: 0, width: 1 };
}

/** What an encoded token stands for, and how much of it each character takes. */
function charactersOf(token: string): { character: string; width: number }[] {
  const [mark] = /^(?:%|\\x)/i.exec(token) ?? [];
  if (mark === undefined) return [{ character: characterOf(token), width: token.length }];
  const bytes = Buffer.from(token.replaceAll(/%|\\x/gi, ''), 'hex');
  const text = bytes.toString('utf8');
  // What is no UTF-8 is read byte by byte.
  const characters = text.includes('\ufffd') ? bytes.toString('latin1') : text;
  const bytesOf = text.includes('\ufffd') ? () => 1 : (one: string) => Buffer.byteLength(one);
  return [...characters].map((character) => ({
    character,
    width: (mark.length + 2) * bytesOf(character),
  }));
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function characterOf(token: string): string {
  if (token.startsWith('&')) {
    const name = token.slice(1, -1).toLowerCase();
    if (!name.startsWith('#')) return named[name] ?? '';
    return characterAt(name.startsWith('#x') ? `0x${name.slice(2)}` : name.slice(1));
  }
  const [, hexadecimal] = /^\\u\{?([\da-f]+)/i.exec(token) ?? [];
  if (hexadecimal !== undefined) return characterAt(`0x${hexadecimal}`);
  return /^\\[\\/"'`]$/.test(token) ? token.slice(1) : '';
}

/** Of a character that a line ends with nothing is left, as where it stands by itself. */
function characterAt(code: string): string {
  const point = Number(code);
  if (point > 0x10ffff || point === 0 || point === 10 || point === 13) return '';
  // Two halves of a character that are written one by one become one again.
  return point <= 0xffff ? String.fromCharCode(point) : String.fromCodePoint(point);
}
