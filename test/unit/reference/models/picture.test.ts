import { crc32, inflateSync } from 'node:zlib';
import { decode as decodeJpeg } from 'jpeg-js';
import { describe, expect, test } from 'vitest';
import { type Picture, renderPicture as render } from '../../../../src/reference/models/picture.ts';

const hue = 0xa1b2c3d4;
const sizes: readonly [number, number][] = [
  [256, 256],
  [257, 333],
  [1023, 1],
  [1, 9],
  [1328, 1328],
  [1536, 1536],
];

const renderPicture = (picture: Picture) => render(picture, async () => undefined);

/** Reads a PNG file with one byte a pixel: checks every chunk, gives the colours of the pixels. */
function decodePng(file: Uint8Array) {
  const bytes = Buffer.from(file);
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  const chunks = new Map<string, Buffer>();
  let at = 8;
  while (at < bytes.length) {
    const length = bytes.readUInt32BE(at);
    const body = bytes.subarray(at + 4, at + 8 + length);
    expect(bytes.readUInt32BE(at + 8 + length)).toBe(crc32(body));
    chunks.set(body.toString('latin1', 0, 4), body.subarray(4));
    at += length + 12;
  }
  expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
  const [header = Buffer.of(), colours = Buffer.of(), data = Buffer.of()] = chunks.values();
  const width = header.readUInt32BE(0);
  const height = header.readUInt32BE(4);
  expect([...header.subarray(8)]).toEqual([8, 3, 0, 0, 0]);
  const rows = inflateSync(data);
  expect(rows).toHaveLength((width + 1) * height);
  const pixel = (x: number, y: number) => {
    const start = y * (width + 1);
    expect(rows[start]).toBe(0);
    const index = rows[start + 1 + x] ?? 0;
    return [...colours.subarray(index * 3, index * 3 + 3)];
  };
  return { width, height, pixel };
}

async function renderedJpeg(picture: Omit<Picture, 'format'>) {
  const { width, height, data } = decodeJpeg(await renderPicture({ ...picture, format: 'jpeg' }));
  const pixel = (x: number, y: number) => {
    const start = (y * width + x) * 4;
    return [...data.subarray(start, start + 3)];
  };
  return { width, height, pixel };
}

describe('a picture', () => {
  test.each(sizes)('of %i x %i is a PNG of that size', async (width, height) => {
    const decoded = decodePng(await renderPicture({ width, height, format: 'png', hue }));
    expect(decoded).toMatchObject({ width, height });
  });

  test.each(sizes)('of %i x %i is a JPEG of that size', async (width, height) => {
    expect(await renderedJpeg({ width, height, hue })).toMatchObject({ width, height });
  });

  test.each([0, 1, 0xff, 0x80000000, 0xffffffff, hue])(
    'with hue %i looks the same in both formats',
    async (value) => {
      const size = { width: 511, height: 260, hue: value };
      const png = decodePng(await renderPicture({ ...size, format: 'png' }));
      const jpeg = await renderedJpeg(size);
      for (let y = 4; y < 260; y += 40) {
        for (let x = 4; x < 511; x += 40) {
          const expected = png.pixel(x, y);
          const differences = jpeg
            .pixel(x, y)
            .map((channel, index) => Math.abs(channel - (expected[index] ?? 0)));
          expect(Math.max(...differences)).toBeLessThan(16);
        }
      }
    },
  );

  test.each(sizes)('of %i x %i says so, and what it was to show', async (width, height) => {
    const picture = { width, height, hue, format: 'png', prompt: 'Ein Türmchen \0 灯台' } as const;
    const png = await renderPicture(picture);
    const { pixel } = decodePng(png);
    const scale = Math.max(1, Math.floor(width / 192));
    const line = (y: number) =>
      Array.from({ length: Math.min(width, 400) }, (_, x) =>
        pixel(x, y).every((channel) => channel === 255) ? '#' : ' ',
      ).join('');
    const hasText = width >= 256 && height >= 256;
    // The upper edges of the first letters of "Drawn by".
    if (hasText) expect(line(4 * scale).trim()).toMatch(new RegExp(`^#{${4 * scale}} +#`));
    else expect(line(0).trim()).toBe('');
    const other = await renderPicture({ ...picture, prompt: 'A' });
    expect(Buffer.compare(other, png) !== 0).toBe(hasText);
    expect(await renderedJpeg(picture)).toMatchObject({ width, height });
  });

  test.each(['png', 'jpeg'] as const)('is the same %s for the same values', async (format) => {
    const picture = { width: 300, height: 200, format, hue };
    const file = await renderPicture(picture);
    expect(await renderPicture(picture)).toEqual(file);
    expect(await renderPicture({ ...picture, hue: 7 })).not.toEqual(file);
  });
  test.each([
    ['png', 31],
    ['jpeg', 8],
  ] as const)('of 2048 x 2048 as %s is drawn in slices', async (format, slices) => {
    let turns = 0;
    await render({ width: 2048, height: 2048, format, hue }, async () => {
      turns += 1;
    });
    expect(turns).toBeGreaterThanOrEqual(slices - 1);
  });
});
