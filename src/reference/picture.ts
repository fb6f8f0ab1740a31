/** Draws the demo pictures: a gradient between two colours, as real image files. */
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import { encode as encodeJpeg } from 'jpeg-js';

/** The file formats that the demo image models offer. */
export type PictureFormat = 'png' | 'jpeg';

/** All that a picture follows from: the same values give the same bytes. */
export interface Picture {
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
  readonly format: PictureFormat;
  /** An unsigned 32-bit integer that chooses the colours. */
  readonly hue: number;
}

/** The media types of the formats. */
export const mediaTypes: Readonly<Record<PictureFormat, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
};

/** Encodes a picture as a file of its format. */
export function renderPicture(picture: Picture): Promise<Uint8Array> {
  switch (picture.format) {
    case 'png':
      return renderPng(picture);
    case 'jpeg':
      return Promise.resolve(renderJpeg(picture));
  }
}

/** The palette index of each pixel, row by row. */
function drawGradient({ width, height }: Picture, into: Uint8Array, rowStart: number): void {
  const rowLength = into.length / height;
  for (let y = 0; y < height; y += 1) {
    const start = y * rowLength + rowStart;
    const vertical = (y / height) * 128;
    for (let x = 0; x < width; x += 1) into[start + x] = vertical + (x / width) * 127;
  }
}

/** 256 colours, three bytes each. */
function palette({ hue }: Picture): Uint8Array {
  const from = [hue & 0xff, (hue >>> 8) & 0xff, (hue >>> 16) & 0xff];
  const to = [(hue >>> 24) & 0xff, (~hue >>> 4) & 0xff, (~hue >>> 12) & 0xff];
  return Uint8Array.from({ length: 256 * 3 }, (_, index) => {
    const channel = index % 3;
    const share = Math.floor(index / 3) / 255;
    return (from[channel] ?? 0) * (1 - share) + (to[channel] ?? 0) * share;
  });
}

const compress = promisify(deflate);
const pngSignature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** A palette image of 8 bits a pixel (PNG specification, sections 5 and 11). */
async function renderPng(picture: Picture): Promise<Uint8Array> {
  const { width, height } = picture;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const rows = new Uint8Array((width + 1) * height);
  drawGradient(picture, rows, 1);
  return Buffer.concat([
    pngSignature,
    pngChunk('IHDR', header),
    pngChunk('PLTE', palette(picture)),
    pngChunk('IDAT', await compress(rows, { level: 1 })),
    pngChunk('IEND', new Uint8Array()),
  ]);
}

function pngChunk(type: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

function renderJpeg(picture: Picture): Uint8Array {
  const { width, height } = picture;
  const indexes = new Uint8Array(width * height);
  drawGradient(picture, indexes, 0);
  const colours = palette(picture);
  const data = new Uint8Array(width * height * 4);
  for (const [pixel, index] of indexes.entries()) {
    data.set(colours.subarray(index * 3, index * 3 + 3), pixel * 4);
  }
  return encodeJpeg({ width, height, data }, 80).data;
}
