/** Texts in messages and help: tables, examples, lists of names. */

/** Lines of two columns, the first padded to its widest entry. */
export function alignColumns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`);
}

/** Example command lines, for the end of a command's help. */
export function exampleLines(...lines: readonly string[]): string {
  const title = lines.length === 1 ? 'Example:' : 'Examples:';
  return ['', title, ...lines.map((line) => `  npx inference-contract ${line}`)].join('\n');
}

/** `\,` is a comma in a name. */
export function splitList(text: string): string[] {
  const items = text.split(/(?<!\\),/).filter((item) => item !== '');
  return items.map((item) => item.replaceAll('\\,', ','));
}

export function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
