/** Whether texts are URLs. */

/**
 * Whether the WHATWG URL parser takes a text. `URL.canParse` of Node 20 refuses letters such as `é` once it was
 * called some thousand times.
 */
export function isUrl(text: string, base?: string | URL): boolean {
  try {
    return new URL(text, base) !== undefined;
  } catch {
    return false;
  }
}
