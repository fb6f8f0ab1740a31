/** The size of a picture, read from its first bytes. The one file that knows the library for it. */
import { imageSize } from 'image-size';

/** Undefined for what is no picture that is known. */
export function readImage(
  bytes: Uint8Array,
): { widthPx: number; heightPx: number; format: string } | undefined {
  try {
    const { width, height, type = 'unknown' } = imageSize(bytes);
    // Files of this format say nowhere what they are, so much else is taken for one.
    if (type === 'tga' || width < 1 || height < 1) return undefined;
    return { widthPx: width, heightPx: height, format: type };
  } catch {
    // The library throws for whatever it cannot read.
    return undefined;
  }
}
