/** How the demo models count the tokens and characters that they charge. */

/**
 * How many tokens a text has: each run of letters, marks and digits is one, and so is each other
 * character which is not white space. `It's 5 °C.` has seven. Real models count differently; this
 * count can be checked by hand.
 */
export function countTokens(text: string): number {
  let count = 0;
  let isInRun = false;
  for (let at = 0; at < text.length; at += 1) {
    let point = text.charCodeAt(at);
    if ((point & 0xfc00) === 0xd800) {
      point = text.codePointAt(at) ?? point;
      if (point > 0xffff) at += 1;
    }
    const kind = characterKind(point);
    if (kind === kinds.single || (kind === kinds.word && !isInRun)) count += 1;
    isInRun = kind === kinds.word;
  }
  return count;
}

const kinds = { unknown: 0, space: 1, word: 2, single: 3 } as const;

/** By code point. To ask a regular expression about each character would take a second for 20 MB. */
let kindByPoint: Uint8Array | undefined;

function characterKind(point: number): number {
  kindByPoint ??= new Uint8Array(0x11_0000);
  const cachedKind = kindByPoint[point] ?? kinds.unknown;
  if (cachedKind !== kinds.unknown) return cachedKind;
  const character = String.fromCodePoint(point);
  let kind: number = kinds.single;
  if (/\s/u.test(character)) kind = kinds.space;
  else if (/[\p{L}\p{M}\p{N}]/u.test(character)) kind = kinds.word;
  kindByPoint[point] = kind;
  return kind;
}

/** How many characters a text has: Unicode code points, neither bytes nor UTF-16 units. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
