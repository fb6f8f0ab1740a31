/** How measured numbers spread, and how far two sets of them can differ by chance. */

/** The number below which a share of sorted numbers is; between two numbers, in proportion. */
export function quantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1);
  const low = sorted[Math.floor(place)] ?? 0;
  const high = sorted[Math.ceil(place)] ?? low;
  return low + (high - low) * (place - Math.floor(place));
}

/** The number in the middle; between the two in the middle of an even count. */
export function median(values: readonly number[]): number {
  return quantile(
    values.toSorted((left, right) => left - right),
    0.5,
  );
}

/** The median of numbers, and its standard error: 0 for a number that is known exactly. */
export interface Middle {
  readonly median: number;
  readonly error: number;
}

/** The interquartile range of a normal distribution in standard deviations. */
const quartilesApart = 1.35;

/** The standard error of a median is larger than that of a mean by this factor. */
const ofMedian = 1.25;

/** The standard error comes from the middle half of the numbers, so that a few very large ones do not hide a change. */
export function middleOf(sorted: readonly number[]): Middle {
  const spread = quantile(sorted, 0.75) - quantile(sorted, 0.25);
  const error = (ofMedian * spread) / quartilesApart / Math.sqrt(sorted.length);
  return { median: quantile(sorted, 0.5), error };
}

/** The number of standard errors by which a difference may be chance. */
const standardErrors = 4;

/** How far two medians may be apart by chance. */
export function apartByChance(left: Middle, right: Middle): number {
  return standardErrors * Math.hypot(left.error, right.error);
}
