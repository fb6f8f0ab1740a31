/**
 * Rewrites texts and numbers of a JSON text where they stand. All else stays as it is written: names, their
 * order, repeated names, spaces, and the digits of numbers.
 */
import { withoutByteOrderMark } from './json.ts';

/** What a value is replaced by, given where it is. `Place` says what encloses a value; undefined: nothing. */
export interface ValueRewriting<Place> {
  /** The place of a member, or of an item by its index, within another place. */
  enter(name: string, place: Place | undefined): Place | undefined;
  /** JSON in place of a text, which is given without quotes and escapes; undefined to keep it. */
  text(value: string, place: Place | undefined): string | undefined;
  /** JSON in place of a number; undefined to keep it. */
  number(digits: string, place: Place): string | undefined;
  /** Whether a text in no special place, with its quotes and escapes, may have to be replaced. */
  isOfInterest(written: string): boolean;
  /** Whether a member of this name may name the value of another member: `{"name": "X-Api-Key", "value": …}`. */
  isNaming(member: string): boolean;
  /** The place of the value that a text names in a pair, as this member, or behind the text in a list. */
  placeNamedBy(text: string, member?: string): Place | undefined;
}

/** What names a value has no more characters, with its quotes. */
const longestName = 200;

interface JsonLevel<Place> {
  readonly place: Place | undefined;
  readonly isArray: boolean;
  /** Where it begins in the text. */
  readonly start: number;
  /** Of the array's current item. */
  index: number;
  /** Of the object's current member, or of the item behind the array's current one. */
  member: Place | undefined;
  /** The name of the object's current member. */
  name: string;
}

/** A name, text or number, with what encloses it. */
interface Token<Place> {
  readonly kind: 'name' | 'text' | 'number';
  readonly from: number;
  readonly to: number;
  readonly level: JsonLevel<Place> | undefined;
}

/** Undefined if the text is not JSON. Takes time in proportion to its length. */
export function rewriteJson<Place>(
  text: string,
  rewriting: ValueRewriting<Place>,
): string | undefined {
  try {
    JSON.parse(withoutByteOrderMark(text));
  } catch {
    return undefined;
  }
  return rewriteBrokenJson(text, rewriting);
}

/**
 * The same for a text with JSON in it, or with its beginning. A text in quotes is a member or an item of what is open
 * before it.
 */
export function rewriteBrokenJson<Place>(text: string, rewriting: ValueRewriting<Place>): string {
  const pairs = namesInPairs(text, rewriting);
  let result = '';
  let doneTo = 0;
  for (const { kind, from, to, level } of jsonTokens(text, rewriting, pairs)) {
    if (kind === 'name') continue;
    const place = placeIn(level, rewriting, pairs);
    const written = text.slice(from, to);
    let by: string | undefined;
    if (kind === 'number') {
      if (place !== undefined) by = rewriting.number(written, place);
    } else if (place !== undefined || rewriting.isOfInterest(written)) {
      by = rewriting.text(meantBy(written), place);
    }
    if (by === undefined) continue;
    result += text.slice(doneTo, from) + by;
    doneTo = to;
  }
  return result + text.slice(doneTo);
}

/** What names the values in pairs that are objects, by where these begin: the value may come first. */
function namesInPairs<Place>(text: string, rewriting: ValueRewriting<Place>): Map<number, string> {
  const pairs = new Map<number, string>();
  for (const { kind, from, to, level } of jsonTokens(text, rewriting, new Map())) {
    if (kind !== 'text' || level === undefined || to - from > longestName) continue;
    if (level.isArray || pairs.has(level.start) || !rewriting.isNaming(level.name)) continue;
    pairs.set(level.start, meantBy(text.slice(from, to)));
  }
  return pairs;
}

function* jsonTokens<Place>(
  text: string,
  rewriting: ValueRewriting<Place>,
  pairs: ReadonlyMap<number, string>,
): Generator<Token<Place>, void, void> {
  const levels: JsonLevel<Place>[] = [];
  for (let at = 0; at < text.length; ) {
    const character = text.charAt(at);
    const level = levels.at(-1);
    let end = at + 1;
    if (character === '{' || character === '[') {
      const place = placeIn(level, rewriting, pairs);
      const isArray = character === '[';
      levels.push({ place, isArray, start: at, index: 0, member: undefined, name: '' });
    } else if (character === '}' || character === ']') {
      levels.pop();
    } else if (character === ',') {
      if (level !== undefined) level.index += 1;
      if (level !== undefined && (!level.isArray || level.index % 2 === 0))
        level.member = undefined;
    } else if (character === '"') {
      end = endOfText(text, at);
      const kind = level?.isArray === false && isName(text, end) ? 'name' : 'text';
      if (kind === 'name' && level !== undefined) {
        const name = meantBy(text.slice(at, end));
        level.member = rewriting.enter(name, level.place);
        level.name = name;
      }
      yield { kind, from: at, to: end, level };
      if (level?.isArray && level.index % 2 === 0 && end - at <= longestName) {
        level.member = rewriting.placeNamedBy(meantBy(text.slice(at, end)));
      }
    } else if (character === '-' || (character >= '0' && character <= '9')) {
      while (/[-+.\deE]/.test(text.charAt(end))) end += 1;
      yield { kind: 'number', from: at, to: end, level };
    }
    at = end;
  }
}

function placeIn<Place>(
  level: JsonLevel<Place> | undefined,
  { enter, placeNamedBy }: ValueRewriting<Place>,
  pairs: ReadonlyMap<number, string>,
): Place | undefined {
  if (level === undefined) return undefined;
  if (!level.isArray) {
    const naming = pairs.get(level.start);
    return level.member ?? (naming === undefined ? undefined : placeNamedBy(naming, level.name));
  }
  if (level.place !== undefined) return enter(`${level.index}`, level.place);
  return level.index % 2 === 1 ? level.member : undefined;
}

/** The text between quotes, of which the last may be missing. */
function meantBy(written: string): string {
  const isWhole =
    written.length > 1 && endOfText(written, 0) === written.length && written.endsWith('"');
  try {
    return String(JSON.parse(isWhole ? written : `${written.replace(cutEscape, '')}"`));
  } catch {
    return isWhole ? written.slice(1, -1) : written.slice(1);
  }
}

const cutEscape = /\\(?:u[\da-f]{0,3})?$/i;

/** The place behind the closing quote. */
export function endOfText(json: string, from: number): number {
  for (let quote = json.indexOf('"', from + 1); quote >= 0; quote = json.indexOf('"', quote + 1)) {
    let escapes = 0;
    while (json[quote - 1 - escapes] === '\\') escapes += 1;
    if (escapes % 2 === 0) return quote + 1;
  }
  return json.length;
}

/** Whether a text of JSON that ends here is the name of a member. */
export function isName(json: string, end: number): boolean {
  let next = end;
  while (/[ \t\r\n]/.test(json.charAt(next))) next += 1;
  return json[next] === ':';
}
