/** Settings for times that were measured. */
import { indistinctMs, type TimeSample } from '../conformance/judging/jobs/job-durations.ts';
import type { EvidenceRef } from '../conformance/recognising/recognition.ts';
import { precisionOf } from './duration-change.ts';
import { durationFrom } from './duration-setting.ts';
import { firstRefs, refsInSource } from './evidence-refs.ts';
import type { EvidenceSource } from './evidence-sources.ts';
import type { LearnedSetting, SettingValue } from './learned-setting.ts';

export interface TimedSample extends TimeSample {
  readonly refs: readonly EvidenceRef[];
}

export function timedSamples(
  sample: TimeSample | undefined,
  source: EvidenceSource,
): TimedSample[] {
  return sample === undefined ? [] : [{ ...sample, refs: refsInSource(source, [sample.id]) }];
}

/** A point for a time of which there are these samples; not seen without any. */
export function timePoint(
  path: readonly string[],
  samples: readonly TimedSample[],
  { wouldShow, otherwise }: { wouldShow: string; otherwise?: SettingValue },
): LearnedSetting {
  const about = { path, ...(otherwise !== undefined && { otherwise }) };
  if (samples.length === 0) {
    return { ...about, value: undefined, basis: { kind: 'notSeen', wouldShow } };
  }
  const sorted = samples.toSorted((left, right) => left.ms - right.ms);
  const ms = sorted.map((sample) => sample.ms);
  const [least = 0, most = 0] = [ms[0], ms.at(-1)];
  return {
    ...about,
    value: durationFrom(ms),
    basis: {
      kind: 'seen',
      count: samples.length,
      shownBy: firstRefs(samples.map(({ refs }) => refs)),
      detail: [least === most ? `${least} ms` : `${least} to ${most} ms`, ...doubts(samples)].join(
        ', ',
      ),
    },
    measure: { kind: 'times', ms, withinMs: precisionOf(samples) },
  };
}

/** How far a time may be from what was learned, in clauses. */
function doubts(samples: readonly TimeSample[]): string[] {
  const withinMs = precisionOf(samples);
  return [
    ...(2 * withinMs > indistinctMs ? [`known to within ${Math.ceil(withinMs)} ms`] : []),
    ...(samples.some(({ isWhole }) => isWhole)
      ? [
          'partly with the wait, because the unit of the reported times hides how much of it is which',
        ]
      : []),
  ];
}
