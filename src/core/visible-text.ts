/** Texts of others in what people read: messages, reports and log lines. */

/**
 * Controls, format characters such as those that turn the direction, lone surrogates, separators.
 */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** The whole text on one line: what steers a terminal or hides itself as `\u` and four digits. */
export function escapeInvisible(text: string): string {
  return text.replaceAll(invisible, (character) =>
    Array.from(
      { length: character.length },
      (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
}

/** The same, but line ends stay, and tabs. */
export function escapeLines(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll(/[^\n\t]+/g, escapeInvisible);
}
