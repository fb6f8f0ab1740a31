/** Makes invisible characters visible in texts that come from elsewhere: in messages, reports and log lines. */

/** Control and format characters, such as those that change the text direction, lone surrogates, line separators. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Writes each invisible character as `\u` and four digits, line ends included. */
export function escapeInvisible(text: string): string {
  return text.replaceAll(invisible, (character) =>
    character.replaceAll(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
}

/** The same, but keeps line ends and tabs. */
export function escapeLines(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll(/[^\n\t]+/g, escapeInvisible);
}
