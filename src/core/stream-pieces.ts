/** Reads the bytes of bodies. */
import { untilAborted } from './signals.ts';

/**
 * The pieces of a stream, also where streams cannot be iterated. Rejects with the stream's error, or
 * with the reason of the signal, also if the stream does not notice that. If the reader stops, the
 * stream is cancelled.
 */
export async function* piecesOf(
  stream: ReadableStream<Uint8Array> | null,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array, void, undefined> {
  if (stream === null) return;
  const reader = stream.getReader();
  try {
    for (;;) {
      const next = reader.read();
      const { value } = await (signal === undefined ? next : untilAborted(signal, next));
      if (value === undefined) return;
      yield value;
    }
  } finally {
    // Nobody waits for it: a stream may never say that it has ended.
    reader.cancel().catch(() => undefined);
  }
}
