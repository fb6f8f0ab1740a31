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
    for (let ended = false; !ended; ) {
      const { done, value } = await reader.read();
      ended = done;
      const text = rest + decoder.decode(value, { stream: !done });
      // A line ends with CR, LF or both; a CR at the end may be half of both.
      const known = !done && text.endsWith('\r') ? text.slice(0, -1) : text;
      const blocks = known.replaceAll(/\r\n?/g, '\n').split('\n\n');
      rest = (blocks.pop() ?? '') + text.slice(known.length);
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
