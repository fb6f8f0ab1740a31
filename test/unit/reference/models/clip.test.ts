import { expect, test } from 'vitest';
import { readVideo } from '../../../../src/conformance/run/media-size.ts';
import { isRenderable, renderClip } from '../../../../src/reference/models/clip.ts';

/** Bytes of a field of a box, counted from the end of its type. */
function fieldOf(file: Uint8Array, type: string, offset: number): number {
  const bytes = Buffer.from(file);
  return bytes.readUInt32BE(bytes.lastIndexOf(type) + 4 + offset);
}

const sizes = [
  [832, 480],
  [480, 832],
  [1280, 720],
  [720, 1280],
  [1920, 1080],
  [1080, 1920],
] as const;

test.each(sizes)('a clip of %i x %i has this size in its header', async (width, height) => {
  const file = await renderClip({ width, height, format: 'mp4', seconds: 5 });
  expect(fieldOf(file, 'avc1', 24) >>> 16).toBe(width);
  expect(fieldOf(file, 'avc1', 26) >>> 16).toBe(height);
});

test.each(Array.from({ length: 10 }, (_, index) => index + 1))(
  'a clip of %i s has this duration as a movie and as a track',
  async (seconds) => {
    const file = await renderClip({ width: 832, height: 480, format: 'mp4', seconds });
    const { duration = 0, timescale = 1 } = readVideo(file) ?? {};
    expect(duration / timescale).toBe(seconds);
    expect(fieldOf(file, 'mdhd', 16) / fieldOf(file, 'mdhd', 12)).toBe(seconds);
  },
);

test('a clip has its metadata before its data, so that it plays while it loads', async () => {
  const file = Buffer.from(
    await renderClip({ width: 832, height: 480, format: 'mp4', seconds: 5 }),
  );
  expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'));
});

test.each([
  { width: 833, height: 480, seconds: 5 },
  { width: 832, height: 480, seconds: 0 },
  { width: 832, height: 480, seconds: 11 },
])('there is no clip of %o', (clip) => {
  expect(isRenderable({ ...clip, format: 'mp4' })).toBe(false);
});
