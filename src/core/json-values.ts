/**
 * Rewrites texts and numbers of a JSON text where they stand. All else stays as it is written: names, their
 * order, repeated names, spaces, and the digits of numbers.
 */

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
}

interface Level<Place> {
  readonly place: Place | undefined;
  readonly isArray: boolean;
  /** Of the array's current item. */
  index: number;
  /** Of the object's current member. */
  member: Place | undefined;
}

/** Undefined if the text is not JSON. Takes time in proportion to its length. */
export function rewriteJson<Place>(
  text: string,
  rewriting: ValueRewriting<Place>,
): string | undefined {
  try {
    JSON.parse(text);
  } catch {
    return undefined;
  }
  const levels: Level<Place>[] = [];
  let result = '';
  let doneTo = 0;
  const replace = (from: number, to: number, by: string | undefined) => {
    if (by === undefined) return;
    result += text.slice(doneTo, from) + by;
    doneTo = to;
  };
  for (let at = 0; at < text.length; ) {
    const character = text.charAt(at);
    const level = levels.at(-1);
    let end = at + 1;
    if (character === '{' || character === '[') {
      const place = placeIn(level, rewriting);
      levels.push({ place, isArray: character === '[', index: 0, member: undefined });
    } else if (character === '}' || character === ']') {
      levels.pop();
    } else if (character === ',') {
      if (level !== undefined) level.index += 1;
    } else if (character === '"') {
      end = endOfText(text, at);
      const written = text.slice(at, end);
      if (level?.isArray === false && isName(text, end)) {
        level.member = rewriting.enter(meantBy(written), level.place);
      } else {
        const place = placeIn(level, rewriting);
        if (place !== undefined || rewriting.isOfInterest(written)) {
          replace(at, end, rewriting.text(meantBy(written), place));
        }
      }
    } else if (/[-\d]/.test(character)) {
      while (/[-+.\deE]/.test(text.charAt(end))) end += 1;
      const place = placeIn(level, rewriting);
      if (place !== undefined) replace(at, end, rewriting.number(text.slice(at, end), place));
    }
    at = end;
  }
  return result + text.slice(doneTo);
}

function placeIn<Place>(
  level: Level<Place> | undefined,
  { enter }: ValueRewriting<Place>,
): Place | undefined {
  if (level?.isArray === false) return level.member;
  return level?.place === undefined ? undefined : enter(`${level.index}`, level.place);
}

function meantBy(written: string): string {
  return String(JSON.parse(written));
}

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
