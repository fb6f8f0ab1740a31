/** Reads server-sent events. */
import { createParser } from 'eventsource-parser';

/** The longest event, in characters. A longer one is an error. */
const maxBufferSize = 2 ** 20;

/**
 * The `data` of each event, in order. Rejects with the stream's error, or with a `ParseError` for
 * an event of more than 1,048,576 characters. If the reader stops, the stream ends.
 */
export async function* serverSentEvents(
  stream: ReadableStream<Uint8Array>,
): AsyncGenerator<string, void, undefined> {
  const events: string[] = [];
  const parser = createParser({
    maxBufferSize,
    onEvent: ({ data }) => void events.push(data),
    onError(error) {
      if (error.type === 'max-buffer-size-exceeded') throw error;
    },
  });
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      parser.feed(decoder.decode(next.value, { stream: true }));
      yield* events.splice(0);
    }
  } finally {
    await reader.cancel();
  }
}
