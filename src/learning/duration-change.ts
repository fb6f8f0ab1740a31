/** Measured times as a setting, and whether times that are measured later agree with it. */
import { type ToleranceName, toleranceMs } from '../conformance/contract/tolerances.ts';
import type { TimeSample } from '../conformance/judging/jobs/job-durations.ts';
import { apartByChance, type Middle, middleOf } from '../core/statistics.ts';
import type { DurationSetting } from './duration-setting.ts';

/** How many times have to be measured anew before a difference counts. */
export const fewestTimes = 3;

/** What a file says of a time that was measured less often. */
export const tooFewTimes = `measured fewer than ${fewestTimes} times`;

/** Times that were seen, in milliseconds, the shortest first. */
export interface MeasuredTimes {
  readonly ms: readonly number[];
  /** How precisely they are known. */
  readonly withinMs: number;
}

/** How far a time may be from what was measured of it. */
export function precisionOf(samples: readonly TimeSample[]): number {
  return samples.reduce((most, { leastMs, mostMs }) => Math.max(most, (mostMs - leastMs) / 2), 0);
}

export interface DurationChange {
  readonly fromMs: number;
  readonly toMs: number;
  /** The difference that would not have counted. */
  readonly allowedMs: number;
}

export type TimeTolerance = Extract<ToleranceName, 'learnedTime' | 'answerTime'>;

/** How the middle of new times differs from a setting; undefined if it does not, or may not. */
export function durationChange(
  setting: DurationSetting,
  { ms, withinMs }: MeasuredTimes,
  tolerance: TimeTolerance,
): DurationChange | undefined {
  if (ms.length < fewestTimes) return undefined;
  const before = middleIn(setting);
  const now = middleOf(ms);
  const allowedMs = toleranceMs(tolerance, before.median) + withinMs + apartByChance(before, now);
  if (Math.abs(now.median - before.median) <= allowedMs) return undefined;
  return {
    fromMs: Math.round(before.median),
    toMs: Math.round(now.median),
    allowedMs: Math.round(allowedMs),
  };
}

function middleIn(setting: DurationSetting): Middle {
  if (typeof setting === 'number') return { median: setting, error: 0 };
  switch (setting.distribution) {
    case 'fixed':
      return { median: setting.ms, error: 0 };
    case 'uniform':
      return { median: (setting.minMs + setting.maxMs) / 2, error: 0 };
    case 'lognormal':
      return { median: setting.medianMs, error: 0 };
    case 'observed':
      return middleOf(setting.ms.toSorted((left, right) => left - right));
  }
}
