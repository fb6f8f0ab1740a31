/** What a sticky pattern matches at a place of a text; empty if it does not. */
export function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}
