/** The limits between which a measured number is. */
import { definedMembers } from '../../core/defined-members.ts';

/** An absent limit is unknown. */
export interface Bounds {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** What all of them leave possible: 'none' if they contradict each other, undefined if there are none. */
export function intersectionOf(bounds: readonly Bounds[]): Bounds | 'none' | undefined {
  if (bounds.length === 0) return undefined;
  const least = bounds.reduce((most, { atLeast = 0 }) => Math.max(most, atLeast), 0);
  const most = bounds.reduce(
    (least, { atMost = least }) => Math.min(least, atMost),
    Number.POSITIVE_INFINITY,
  );
  if (least > most) return 'none';
  return definedMembers({
    atLeast: least > 0 ? least : undefined,
    atMost: Number.isFinite(most) ? most : undefined,
  });
}

/** @param share how far outside a number may be, as a share of the limit */
export function isWithin(
  number: number,
  { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY }: Bounds,
  share = 0,
): boolean {
  return number >= atLeast * (1 - share) && number <= atMost * (1 + share);
}

/** Whether a number can be within both. `share` is as in `isWithin`. */
export function boundsOverlap(left: Bounds, right: Bounds, share = 0): boolean {
  const { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY } = left;
  return (
    (right.atLeast === undefined || atMost >= right.atLeast * (1 - share)) &&
    (right.atMost === undefined || atLeast <= right.atMost * (1 + share))
  );
}

/** `from 59000 to 61000`, `at least 5000`; undefined if nothing is known. */
export function boundsText({ atLeast, atMost }: Bounds): string | undefined {
  if (atLeast === undefined)
    return atMost === undefined ? undefined : `at most ${roundToTenth(atMost)}`;
  if (atMost === undefined) return `at least ${roundToTenth(atLeast)}`;
  return `from ${roundToTenth(atLeast)} to ${roundToTenth(atMost)}`;
}

/** Limits as texts show them. */
export function roundBounds({ atLeast, atMost }: Bounds): Bounds {
  return definedMembers({
    atLeast: atLeast === undefined ? undefined : roundToTenth(atLeast),
    atMost: atMost === undefined ? undefined : roundToTenth(atMost),
  });
}

function roundToTenth(bound: number): number {
  return Math.round(bound * 10) / 10;
}

/** A number within limits: the usual one if it is, else the roundest. */
export function numberWithin(bounds: Bounds, usual: string | number | undefined): number {
  const { atLeast = 0, atMost = Number.POSITIVE_INFINITY } = bounds;
  if (typeof usual === 'number' && isWithin(usual, bounds)) return usual;
  if (atMost === Number.POSITIVE_INFINITY) return Math.ceil(atLeast);
  if (atLeast === 0) return Math.floor(atMost);
  const middle = (atLeast + atMost) / 2;
  for (let step = 10 ** Math.floor(Math.log10(middle)); step >= 1; step /= 10) {
    const round = Math.round(middle / step) * step;
    if (round >= atLeast && round <= atMost) return round;
  }
  return Math.round(middle);
}
