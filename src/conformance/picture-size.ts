/** Sizes of pictures, as they are asked for and as they are. */

/** The size of a picture in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How many pixels a size has. */
export function pixels({ width, height }: Size): bigint {
  return BigInt(width) * BigInt(height);
}

/** The size that an input asks for; undefined where it names none. */
export function sizeOf(input: Readonly<Record<string, unknown>>): Size | undefined {
  const { width, height } = input;
  const isSize = [width, height].every((side) => Number.isSafeInteger(side) && Number(side) > 0);
  return isSize ? { width: Number(width), height: Number(height) } : undefined;
}
