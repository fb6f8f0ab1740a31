/** Draws the demo pictures: a gradient between two colours with a caption, as real image files. */
import { bytesOf, joinBytes } from '../../core/bytes.ts';
import { compress, crc32 } from './compression.ts';
import { writeText } from './picture-caption.ts';

type PictureFormat = 'png' | 'jpeg';

/** What determines a picture: the same values give the same bytes. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly format: PictureFormat;
  /** An unsigned 32-bit integer that chooses the colours. */
  readonly hue: number;
  /** What the picture was to show, or the beginning of it; it is written on the picture. */
  readonly prompt?: string | undefined;
}

/**
 * Encodes a picture as a file of its format. Waits for `turn` after every few rows, so that a large
 * picture does not hold up everything else.
 */
export function renderPicture(picture: Picture, turn: () => Promise<void>): Promise<Uint8Array> {
  switch (picture.format) {
    case 'png':
      return renderPng(picture, turn);
    case 'jpeg':
      return renderJpeg(picture, turn);
  }
}

/** Pixels or blocks that are drawn between two turns: about a millisecond's worth. */
const pixelsPerTurn = 131_072;
const blocksPerTurn = 8192;

/** The colours of the palette that are not part of the gradient. */
const paper = 254;
const ink = 255;

/** Fills rows with indexes of the palette. `width` and `height` are those of the rows. */
async function drawRows(
  picture: Picture,
  {
    into,
    rowStart,
    width,
    height,
  }: Record<'width' | 'height' | 'rowStart', number> & { into: Uint8Array },
  turn: () => Promise<void>,
): Promise<void> {
  const rowLength = into.length / height;
  const rowsPerTurn = Math.ceil(pixelsPerTurn / width);
  for (let y = 0; y < height; y += 1) {
    if (y > 0 && y % rowsPerTurn === 0) await turn();
    const start = y * rowLength + rowStart;
    const vertical = (y / height) * (paper / 2);
    for (let x = 0; x < width; x += 1) into[start + x] = vertical + (x / width) * (paper / 2);
  }
  if (picture.prompt === undefined) return;
  const size = `${picture.width} x ${picture.height}`;
  const startOf = (row: number) => row * rowLength + rowStart;
  const lines = ['Drawn by a demo model', size, picture.prompt];
  writeText({ into, width, height, startOf }, lines, { ink, paper });
}

function palette({ hue }: Picture): Uint8Array {
  const from = [hue & 0xff, (hue >>> 8) & 0xff, (hue >>> 16) & 0xff];
  const to = [(hue >>> 24) & 0xff, (~hue >>> 4) & 0xff, (~hue >>> 12) & 0xff];
  return Uint8Array.from({ length: 256 * 3 }, (_, index) => {
    const channel = index % 3;
    if (index >= ink * 3) return 0xff;
    if (index >= paper * 3) return 0x20;
    const share = Math.floor(index / 3) / (paper - 1);
    return (from[channel] ?? 0) * (1 - share) + (to[channel] ?? 0) * share;
  });
}

const pngSignature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** A palette image of 8 bits a pixel (PNG specification, sections 5 and 11). */
async function renderPng(picture: Picture, turn: () => Promise<void>): Promise<Uint8Array> {
  const { width, height } = picture;
  const rows = new Uint8Array((width + 1) * height);
  await drawRows(picture, { into: rows, rowStart: 1, width, height }, turn);
  return joinBytes([
    pngSignature,
    pngChunk('IHDR', Uint8Array.of(...u32(width), ...u32(height), 8, 3, 0, 0, 0)),
    pngChunk('PLTE', palette(picture)),
    pngChunk('IDAT', await compress(rows)),
    pngChunk('IEND', new Uint8Array()),
  ]);
}

function pngChunk(type: string, data: Uint8Array): Uint8Array {
  const body = joinBytes([bytesOf(type), data]);
  return joinBytes([Uint8Array.from(u32(data.length)), body, Uint8Array.from(u32(crc32(body)))]);
}

/**
 * A baseline image (ITU-T T.81) with one colour per 8 x 8 block. So each block consists of its
 * first coefficient, the difference of its mean to the block before, and an end. Nothing needs a
 * transformation, and large pictures take milliseconds.
 */
async function renderJpeg(picture: Picture, turn: () => Promise<void>): Promise<Uint8Array> {
  const { width, height } = picture;
  return joinBytes([
    Uint8Array.of(0xff, 0xd8),
    segment(0xe0, ...bytesOf('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0),
    segment(0xdb, 0, ...new Uint8Array(64).fill(8)), // 8: a first coefficient is the block's mean
    segment(0xc0, 8, ...u16(height), ...u16(width), 3, ...[1, 2, 3].flatMap((id) => [id, 0x11, 0])),
    // First coefficients have up to 8 bits: nine codes of 4 bits. Others: one code, the end, of 1.
    segment(0xc4, 0x00, 0, 0, 0, 9, ...new Uint8Array(12), 0, 1, 2, 3, 4, 5, 6, 7, 8),
    segment(0xc4, 0x10, 1, ...new Uint8Array(15), 0),
    segment(0xda, 3, ...[1, 2, 3].flatMap((id) => [id, 0]), 0, 63, 0),
    await encodeBlocks(picture, turn),
    Uint8Array.of(0xff, 0xd9),
  ]);
}

function segment(marker: number, ...data: readonly number[]): Uint8Array {
  return Uint8Array.of(0xff, marker, ...u16(data.length + 2), ...data);
}

function u16(value: number): [number, number] {
  return [value >>> 8, value & 0xff];
}

function u32(value: number): [number, number, number, number] {
  return [...u16(value >>> 16), ...u16(value & 0xffff)];
}

/** The blocks row by row, each with its three components (section F.1.2). */
async function encodeBlocks(picture: Picture, turn: () => Promise<void>): Promise<Uint8Array> {
  const columns = Math.ceil(picture.width / 8);
  const rows = Math.ceil(picture.height / 8);
  const indexes = new Uint8Array(columns * rows);
  await drawRows(picture, { into: indexes, rowStart: 0, width: columns, height: rows }, turn);
  const means = meansOf(palette(picture));
  // A component takes at most 13 bits, and a byte at most two (section B.1.1.5).
  const bytes = new Uint8Array(indexes.length * 10 + 2);
  let length = 0;
  let pending = 0;
  let pendingBits = 0;
  const putBits = (value: number, bits: number): void => {
    pending = (pending << bits) | value;
    pendingBits += bits;
    while (pendingBits >= 8) {
      pendingBits -= 8;
      const byte = pending >>> pendingBits;
      bytes[length++] = byte;
      if (byte === 0xff) bytes[length++] = 0;
      pending &= (1 << pendingBits) - 1;
    }
  };
  const before = [0, 0, 0];
  for (const [block, index] of indexes.entries()) {
    if (block > 0 && block % blocksPerTurn === 0) await turn();
    for (let component = 0; component < 3; component += 1) {
      const mean = means[index * 3 + component] ?? 0;
      const difference = mean - (before[component] ?? 0);
      before[component] = mean;
      const bits = 32 - Math.clz32(Math.abs(difference));
      putBits(bits, 4);
      putBits(difference < 0 ? difference + (1 << bits) - 1 : difference, bits);
      putBits(0, 1);
    }
  }
  putBits(0x7f, 7);
  return bytes.subarray(0, length);
}

/** Brightness and the two colour differences of each colour, around 0 (JFIF 1.02). */
function meansOf(colours: Uint8Array): Int16Array {
  const means = new Int16Array(colours.length);
  for (let at = 0; at < colours.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = colours.subarray(at, at + 3);
    means[at] = Math.round(0.299 * red + 0.587 * green + 0.114 * blue) - 128;
    means[at + 1] = Math.round(-0.1687 * red - 0.3313 * green + 0.4999 * blue);
    means[at + 2] = Math.round(0.4999 * red - 0.4187 * green - 0.0813 * blue);
  }
  return means;
}
