/** Reads server-sent events. */
import { createParser } from 'eventsource-parser';
import { piecesOf } from '../core/stream-pieces.ts';

/** The longest event, in characters. A longer one is an error. */
const maxBufferSize = 2 ** 20;

/**
 * The `data` of each event, in order. Rejects with the stream's error, the signal's reason, or a
 * `ParseError` for an event of more than 1,048,576 characters. If the reader stops, the stream ends.
 */
export async function* serverSentEvents(
  stream: ReadableStream<Uint8Array>,
  signal?: AbortSignal,
): AsyncGenerator<string, void, undefined> {
  const events: string[] = [];
  const parser = createParser({
    maxBufferSize,
    onEvent: ({ data }) => void events.push(data),
    onError(error) {
      if (error.type === 'max-buffer-size-exceeded') throw error;
    },
  });
  const decoder = new TextDecoder();
  for await (const piece of piecesOf(stream, signal)) {
    parser.feed(decoder.decode(piece, { stream: true }));
    yield* events.splice(0);
  }
}
