/** URLs as messages show them. */

/**
 * The text without its user and password; it need not be a URL. If it has no @, what follows a colon is
 * hidden unless it is a port.
 */
export function withoutPassword(text: string): string {
  const withoutUser = text.replace(/^([a-z]*:?\/\/)?.*@/is, '$1…@');
  return withoutUser.replace(/(?<=[^:]):(?!\/\/|\d*(?:[/?]|$)|[\da-f:.]*\]).*$/is, ':…');
}
