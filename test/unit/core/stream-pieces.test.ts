import { expect, test } from 'vitest';
import { piecesOf } from '../../../src/core/stream-pieces.ts';

test('a stream is cancelled when its reader stops, and the reader does not wait for that', async () => {
  let reason: unknown = 'none';
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(Uint8Array.of(1)),
    cancel(given) {
      reason = given;
      return new Promise(() => undefined);
    },
  });
  for await (const piece of piecesOf(stream)) {
    expect(piece).toEqual(Uint8Array.of(1));
    break;
  }
  expect(reason).toBeUndefined();
});
