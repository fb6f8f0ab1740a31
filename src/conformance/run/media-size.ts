/** The size of images and the duration of videos. The only file that uses the image library. */
import { imageSize } from 'image-size';

export function readImage(
  bytes: Uint8Array,
): { widthPx: number; heightPx: number; format: string } | undefined {
  try {
    const { width, height, type = 'unknown' } = imageSize(bytes);
    // This format has no signature, so other data can be mistaken for it.
    if (type === 'tga' || width < 1 || height < 1) return undefined;
    return { widthPx: width, heightPx: height, format: type };
  } catch {
    // The library throws for whatever it cannot read.
    return undefined;
  }
}

/** Reads an MP4 video; its seconds are duration / timescale. Undefined for other or truncated data. */
export function readVideo(bytes: Uint8Array): { duration: number; timescale: number } | undefined {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const movie = contentOfBox('moov', file);
  const header = movie && contentOfBox('mvhd', movie);
  if (header === undefined || header.byteLength === 0) return undefined;
  // Version 1 has dates and a duration of 64 bits instead of 32 (section 8.2.2).
  const isLong = header.getUint8(0) === 1;
  if (header.byteLength < (isLong ? 32 : 20)) return undefined;
  const timescale = header.getUint32(isLong ? 20 : 12);
  const duration = isLong ? Number(header.getBigUint64(24)) : header.getUint32(16);
  return timescale === 0 ? undefined : { duration, timescale };
}

/** The content of the first box of a type (section 4.2). */
function contentOfBox(type: string, boxes: DataView): DataView | undefined {
  for (let start = 0; start + 8 <= boxes.byteLength; ) {
    const { length, header } = sizeAt(start, boxes);
    if (length < header || start + length > boxes.byteLength) return undefined;
    if (typeAt(start + 4, boxes) === type) {
      return new DataView(boxes.buffer, boxes.byteOffset + start + header, length - header);
    }
    start += length;
  }
  return undefined;
}

/** A size of 1 means a 64-bit size after the type; 0 means the rest of the file. */
function sizeAt(start: number, boxes: DataView): { length: number; header: number } {
  const left = boxes.byteLength - start;
  const length = boxes.getUint32(start);
  if (length === 0) return { length: left, header: 8 };
  if (length !== 1) return { length, header: 8 };
  return { length: left < 16 ? 0 : Number(boxes.getBigUint64(start + 8)), header: 16 };
}

function typeAt(start: number, boxes: DataView): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => boxes.getUint8(start + index)));
}
