/** Measured times as a setting of the local service. */
import type { components } from '#generated/service-settings/types.d.ts';
import { indistinctMs } from '../conformance/judging/jobs/job-durations.ts';
import { quantile } from '../core/statistics.ts';

/** A setting for a time, in milliseconds. */
export type DurationSetting = components['schemas']['Duration'];

/** The most times that a setting lists. */
const mostTimes = 20;

/** A setting that gives the same times as were measured; they are sorted, and there is at least one. */
export function durationFrom(sorted: readonly number[]): DurationSetting {
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
