/** The sides of images, and which rounding explains them. */
import { roundSide, type SizeRoundingSetting } from '../reference/models/round-sizes.ts';

/** A side of an image: the length that was asked for, and that of the file, in pixels. */
export type SideLengths = readonly [requested: number, actual: number];

/** Whether a setting gives all sides the lengths that they have. */
export function explainsSides(
  setting: SizeRoundingSetting,
  sides: readonly SideLengths[],
): boolean {
  return sides.every(([requested, actual]) => roundSide(requested, setting) === actual);
}
