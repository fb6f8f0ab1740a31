/** How an image model rounds the sides of its images. */
import type { components } from '#generated/service-settings/types.d.ts';

export type SizeRounding = components['schemas']['SizeRounding'];

/** The setting `roundSizesTo`: a number rounds up. */
export type SizeRoundingSetting = NonNullable<
  components['schemas']['PublicEndpointSettings']['roundSizesTo']
>;

const round = { up: Math.ceil, down: Math.floor, nearest: Math.round };

/** The actual length of a side that is asked for, in pixels; at least one step. */
export function roundSide(pixels: number, setting: SizeRoundingSetting): number {
  const { step, direction } = roundingOf(setting);
  return Math.max(1, round[direction](pixels / step)) * step;
}

function roundingOf(setting: SizeRoundingSetting): SizeRounding {
  return typeof setting === 'number' ? { step: setting, direction: 'up' } : setting;
}
