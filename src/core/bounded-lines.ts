/** Messages that stay readable whatever is wrong. */

/** The most lines of a message. */
const mostLines = 50;

/** The longest line of a message, in characters. */
const longestLine = 2000;

/** The first lines of a text, each shortened, and how many more there are. */
export function boundedLines(text: string): string {
  const lines: string[] = [];
  let start = 0;
  while (start <= text.length && lines.length < mostLines) {
    const breakAt = text.indexOf('\n', start);
    const end = breakAt === -1 ? text.length : breakAt;
    const length = end - start;
    lines.push(
      length <= longestLine
        ? text.slice(start, end)
        : `${text.slice(start, start + longestLine)}… (${length} characters)`,
    );
    start = end + 1;
  }
  if (start > text.length) return lines.join('\n');
  let more = 1;
  for (let at = text.indexOf('\n', start); at !== -1; at = text.indexOf('\n', at + 1)) more += 1;
  return [...lines, `and ${more} more ${more === 1 ? 'line' : 'lines'}`].join('\n');
}
