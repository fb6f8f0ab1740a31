/** Reads server-sent events (WHATWG HTML, section 9.2.6) as they arrive. */

/** The longest event that is read, in characters: a stream without an end is none. */
const maximumLength = 2 ** 20;

/**
 * The `data` of each event, in order. Rejects with what the stream rejects with, or with a
 * `RangeError` for an event of more than 1,048,576 characters. A reader that stops ends the stream.
 */
export async function* serverSentEvents(
  stream: ReadableStream<Uint8Array>,
): AsyncGenerator<string, void, undefined> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      // A line ends with CR, LF or both; a CR at the end may be half of both.
      const text = rest + decoder.decode(value, { stream: true });
      const lines = text.endsWith('\r') ? text.slice(0, -1) : text;
      const blocks = lines.replaceAll(/\r\n?/g, '\n').split('\n\n');
      rest = (blocks.pop() ?? '') + text.slice(lines.length);
      if (rest.length > maximumLength) throw new RangeError('An event is too long.');
      for (const block of blocks) {
        const data = dataOf(block);
        if (data !== undefined) yield data;
      }
    }
  } finally {
    await reader.cancel();
  }
}

function dataOf(block: string): string | undefined {
  const lines = block
    .split('\n')
    .filter((line) => /^data(:|$)/.test(line))
    .map((line) => line.replace(/^data:? ?/, ''));
  return lines.length === 0 ? undefined : lines.join('\n');
}
