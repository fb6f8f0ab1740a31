/** Lengths of films, read from files; the charges for images need their sizes. */
import { expect, test } from 'vitest';
import { readImage, readVideo } from '../../../src/conformance/run/media-size.ts';
import { renderClip } from '../../../src/reference/models/clip.ts';

const clip = await renderClip({ width: 832, height: 480, format: 'mp4', seconds: 3 });

test('the length of a film is read', () => {
  const { duration = 0, timescale = 1 } = readVideo(clip) ?? {};
  expect(duration / timescale).toBe(3);
});

/** A box of ISO/IEC 14496-12. */
function box(type: string, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

test('the length of a long film is read', () => {
  const header = Buffer.alloc(32);
  header.writeUInt8(1);
  header.writeUInt32BE(90_000, 20);
  header.writeBigUInt64BE(450_450n, 24);
  const film = Buffer.concat([box('free'), box('moov', box('mvhd', header))]);
  expect(readVideo(film)).toEqual({ duration: 450_450, timescale: 90_000 });
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['text', Buffer.from('<html><body>no film</body></html>')],
  ['a box without a length', Buffer.alloc(64)],
  ['an incomplete film', clip.subarray(0, 40)],
  ['a film without a timescale', box('moov', box('mvhd', Buffer.alloc(20)))],
  ['a film with half a header', box('moov', box('mvhd', Buffer.alloc(10)))],
])('%s has neither length nor size', (_, bytes) => {
  expect(readVideo(bytes)).toBeUndefined();
  expect(readImage(bytes)).toBeUndefined();
});
