/** Measured times as a setting, and whether times that are measured later agree with it. */
import type { components } from '#generated/service-settings/types.d.ts';

/** A setting for a time, in milliseconds. */
export type Duration = components['schemas']['Duration'];

/** Times that differ by less are the same: timers and the network are no more precise. In milliseconds. */
export const indistinctMs = 50;

/** The most times that a setting lists. */
const mostTimes = 20;

/** A setting that gives the same times as were measured; they are sorted, and there is at least one. */
export function durationFrom(sorted: readonly number[]): Duration {
  const least = sorted[0] ?? 0;
  const most = sorted.at(-1) ?? 0;
  if (most - least < indistinctMs) return Math.round(quantile(sorted, 0.5));
  const count = Math.min(mostTimes, sorted.length);
  // Each of them was measured: between two of them there may be none.
  const ms = Array.from(
    { length: count },
    (_, index) => sorted[Math.round((index / (count - 1)) * (sorted.length - 1))] ?? 0,
  );
  return { distribution: 'observed', ms };
}

/** The value below which a share of sorted numbers is; between two numbers, in proportion. */
export function quantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1);
  const low = sorted[Math.floor(place)] ?? 0;
  const high = sorted[Math.ceil(place)] ?? low;
  return low + (high - low) * (place - Math.floor(place));
}

/** How many times have to be measured anew before a difference counts. */
export const fewestTimes = 3;

/** A difference of two medians that does not count: a fixed part, and a share of the earlier one. */
const tolerance = { ms: 500, share: 0.25 };

/**
 * How many standard errors of the two medians do not count either. The standard error is estimated from the
 * middle half of the times, so that a few very long ones do not hide a change.
 */
const standardErrors = 4;

/** The middle of a setting, and how far the middle of as many other times may be away by chance. */
interface Middle {
  readonly ms: number;
  readonly errorMs: number;
}

export interface TimeChange {
  readonly fromMs: number;
  readonly toMs: number;
  /** The difference that would not have counted. */
  readonly allowedMs: number;
}

/** How the middle of new times differs from a setting; undefined if it does not, or may not. */
export function timeChange(setting: Duration, sorted: readonly number[]): TimeChange | undefined {
  if (sorted.length < fewestTimes) return undefined;
  const before = middleOf(setting);
  const now = middleOfTimes(sorted);
  const allowedMs =
    tolerance.ms +
    tolerance.share * before.ms +
    standardErrors * Math.hypot(before.errorMs, now.errorMs);
  if (Math.abs(now.ms - before.ms) <= allowedMs) return undefined;
  return {
    fromMs: Math.round(before.ms),
    toMs: Math.round(now.ms),
    allowedMs: Math.round(allowedMs),
  };
}

function middleOf(setting: Duration): Middle {
  if (typeof setting === 'number') return { ms: setting, errorMs: 0 };
  switch (setting.distribution) {
    case 'fixed':
      return { ms: setting.ms, errorMs: 0 };
    case 'uniform':
      return { ms: (setting.minMs + setting.maxMs) / 2, errorMs: 0 };
    case 'lognormal':
      return { ms: setting.medianMs, errorMs: 0 };
    case 'observed':
      return middleOfTimes(setting.ms.toSorted((left, right) => left - right));
  }
}

/** The interquartile range of a normal distribution in standard deviations. */
const quartilesApart = 1.35;

/** The standard error of a median is larger than that of a mean by this factor. */
const ofMedian = 1.25;

function middleOfTimes(sorted: readonly number[]): Middle {
  const spread = quantile(sorted, 0.75) - quantile(sorted, 0.25);
  const errorMs = (ofMedian * spread) / quartilesApart / Math.sqrt(sorted.length);
  return { ms: quantile(sorted, 0.5), errorMs };
}
