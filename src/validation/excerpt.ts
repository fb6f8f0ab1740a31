/** Shortens what came from outside before it is repeated. */

/** The longest piece that is repeated, in characters (UTF-16 code units). */
const usualLength = 60;

/** In a longer text nothing is looked for, in characters. */
const longestAddress = 2048;

/**
 * Text that may stand in a sentence: its first 60 characters and, if there are more, their number;
 * characters that steer a terminal or hide themselves as `\u` and four digits.
 */
export function excerpt(text: string, maximumLength = usualLength): string {
  return shorten(text, maximumLength, escapeInvisible);
}

/**
 * The same in quotes, with all escapes of JSON. Of addresses the user, the password and the query are
 * left out, also where they are no good addresses: they may permit something.
 */
export function quotedExcerpt(text: string): string {
  const beginning = text
    .slice(0, longestAddress)
    .replaceAll(/([a-z][a-z\d+.-]{0,15}:\/{0,2})?[^\s"'<>]*@/gi, '$1…@')
    .replaceAll(/(:\/\/[^\s?#"'<>]*)[?#][^\s"'<>]*/g, '$1?…');
  return shorten(beginning + text.slice(longestAddress), usualLength, (piece) =>
    escapeInvisible(JSON.stringify(piece)),
  );
}

function shorten(text: string, maximumLength: number, write: (piece: string) => string): string {
  if (text.length <= maximumLength) return write(text);
  // No half of a character is left at the end.
  const piece = text.slice(0, maximumLength).replace(/[\ud800-\udbff]$/, '');
  return `${write(piece)}… (${text.length} characters)`;
}

/** Controls, format characters such as those that turn the direction, lone surrogates, separators. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

function escapeInvisible(text: string): string {
  return text.replaceAll(invisible, (character) =>
    Array.from(
      { length: character.length },
      (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
}
