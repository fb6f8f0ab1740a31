/** Limits on JSON text, checked before parsing because deep or finely divided text takes long. */

/** What a text may have at most. */
export interface JsonBounds {
  /** The deepest nesting of arrays and objects. */
  readonly depth: number;
  /**
   * Values at any depth, each array, object, member and item counted. Default: as many as there
   * are.
   */
  readonly parts?: number | undefined;
}

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const space = 0x20;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;

/**
 * The bound that a text exceeds; undefined where it keeps to all. Text that is not JSON may exceed
 * any.
 */
export function exceededBound(
  text: string,
  { depth, parts = Number.POSITIVE_INFINITY }: JsonBounds,
): keyof JsonBounds | undefined {
  if (isSurelyWithin(text, { depth, parts })) return undefined;
  let open = 0;
  // The whole is a value. So is what follows a comma, and the first that an array or object holds.
  let valueCount = 1;
  let isFirst = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code <= space) continue;
    const isClosing = code === closeBracket || code === closeBrace;
    if (code === comma || (isFirst && !isClosing)) valueCount += 1;
    isFirst = code === openBracket || code === openBrace;
    if (isFirst) open += 1;
    else if (isClosing) open -= 1;
    else if (code === quote) index = closingQuoteIndex(text, index);
    if (open > depth) return 'depth';
    if (valueCount > parts) return 'parts';
  }
  return undefined;
}

/** Where the string that begins at an index ends; the end of the text where it does not. */
function closingQuoteIndex(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text.charCodeAt(end - 1 - escapes) === backslash) escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return text.length;
}

/** Most texts have few brackets and commas, and counting those is fast. */
function isSurelyWithin(text: string, { depth, parts }: { depth: number; parts: number }): boolean {
  const openings = countUpTo(depth + 1, text, '{[');
  if (openings > depth) return false;
  // Each value but the first takes two characters or more, and follows one of these.
  if (text.length < 2 * parts) return true;
  const commas = countUpTo(parts, text, ',');
  return 1 + openings + commas <= parts;
}

function countUpTo(most: number, text: string, characters: string): number {
  let total = 0;
  for (const character of characters) {
    for (let at = text.indexOf(character); at >= 0 && total < most; ) {
      total += 1;
      at = text.indexOf(character, at + 1);
    }
  }
  return total;
}
