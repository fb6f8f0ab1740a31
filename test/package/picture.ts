/** The pictures of the README: the beginning of a page, as Chromium shows it. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { launchChromium } from '../browser/browser.ts';

const size = { width: 1200, height: 640 };

/**
 * Stands for what decides how a report looks: its styles and headings, without numbers. A picture has the
 * look of its report in it, so it can be compared on machines with other fonts, or without a browser.
 */
export function lookOf(report: string): string {
  const styles = report.match(/<style>.*?<\/style>/gs) ?? [];
  const headings = report.match(/<h[12][ >].*?<\/h[12]>/gs) ?? [];
  if (styles.length === 0 || headings.length === 0) throw new Error('Expected a report.');
  const parts = [...styles, ...headings.map((heading) => heading.replaceAll(/\d+/g, ''))];
  return digestOf(parts);
}

function digestOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
}

/** The look that was put into a picture. */
export function lookIn(picture: Buffer): string | undefined {
  return /tEXtLook\0(\w{16})/.exec(picture.toString('latin1'))?.[1];
}

/** Stands for how the playground of the console looks: its styles. */
export async function lookOfPlayground(): Promise<string> {
  const files = ['style.css', 'playground/playground.css'];
  const styles = await Promise.all(files.map((file) => readFile(`src/console/${file}`, 'utf8')));
  return digestOf(styles);
}

/**
 * Opens an address in Chromium and makes a picture of the page, as a PNG of at most 256 colours with its
 * look.
 *
 * @param prepare brings the page into the state to show
 */
export async function pictureOf(
  address: string,
  look: string,
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<Buffer> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: size, colorScheme: 'light' });
    await page.goto(address);
    await prepare(page);
    const screenshot = (await page.screenshot()).toString('base64');
    const pixels = await page.evaluate<string>(`(async () => {
      const image = new Image();
      image.src = 'data:image/png;base64,${screenshot}';
      await image.decode();
      const canvas = new OffscreenCanvas(${size.width}, ${size.height}).getContext('2d');
      canvas.drawImage(image, 0, 0);
      const { data } = canvas.getImageData(0, 0, ${size.width}, ${size.height});
      return Array.from(data, (value) => String.fromCharCode(value)).join('');
    })()`);
    return png(Buffer.from(pixels, 'latin1'), look);
  } finally {
    await browser.close();
  }
}

/** Colours beyond the 256 most frequent ones become the nearest of those. */
function png(pixels: Buffer, look: string): Buffer {
  const colours = Array.from({ length: pixels.length / 4 }, (_, at) =>
    pixels.readUIntBE(at * 4, 3),
  );
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const palette = [...counts.keys()]
    .sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))
    .slice(0, 256);
  const distance = (one: number, other: number) =>
    [16, 8, 0].reduce(
      (sum, bits) => sum + (((one >> bits) & 255) - ((other >> bits) & 255)) ** 2,
      0,
    );
  const nearest = (colour: number) =>
    palette.reduce((best, each) => (distance(each, colour) < distance(best, colour) ? each : best));
  const indexes = new Map(
    [...counts.keys()].map((colour) => [colour, palette.indexOf(nearest(colour))]),
  );
  // A row begins with the number of its filter, which is none.
  const rows = Array.from({ length: size.height }, (_, row) => [
    0,
    ...colours
      .slice(row * size.width, (row + 1) * size.width)
      .map((colour) => indexes.get(colour) ?? 0),
  ]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size.width);
  header.writeUInt32BE(size.height, 4);
  header.set([8, 3], 8);
  const table = palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('tEXt', Buffer.from(`Look\0${look}`, 'latin1')),
    chunk('PLTE', Buffer.from(table)),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
