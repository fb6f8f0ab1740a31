/** Which alternatives the suite recognises. */
import type { components } from '#generated/service-settings/types.d.ts';
import { recognisers } from './recognisers.ts';

type Settings = components['schemas']['Alternatives'];
type Recognisers = typeof recognisers;
type KnownGap = keyof Recognisers & keyof Settings;

type NameIn<Setting> = Setting extends string ? Setting : never;

/** The alternatives of a gap that its recogniser never names. */
type UnseenOf<Gap extends KnownGap> = Exclude<
  NameIn<NonNullable<Settings[Gap]>>,
  ReturnType<Recognisers[Gap]['sightings']>[number]['alternative']
>;

/** Why a recogniser does not see an alternative: for exactly those that it never names. */
type Unseen = {
  readonly [Gap in KnownGap as UnseenOf<Gap> extends never ? never : Gap]: {
    readonly [Alternative in UnseenOf<Gap>]: string;
  };
};

const unending = 'That something has not ended yet does not show that it never will.';

const unseen: Unseen = {
  'execution-timeout-maximum': {
    none: 'That a timeout was accepted does not show that a longer one is not refused.',
  },
  'worker-scaling': { 'always-on': 'Requests do not show why a worker runs.' },
  'queue-order': {
    'low-priority-last': 'Another order may have other reasons.',
    any: 'Another order may have other reasons.',
  },
  'spending-limit': { none: 'That nothing was refused does not show that nothing will be.' },
  'runsync-wait': { unlimited: unending },
  'retention-after-run': { unlimited: unending },
  'retention-after-runsync': { unlimited: unending },
  'key-permissions': { 'by-level': 'No declaration says what a key may do at each endpoint.' },
  'rate-limits': { unlimited: 'That no request was refused does not show that none will be.' },
  'result-origin': { 'with-expiry': 'An address does not say which of its parts is an expiry.' },
  'result-lifetime': { unlimited: unending },
};

const reasons: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(unseen).map(([gap, why]) => [gap, new Map(Object.entries(why))]),
);

/** Why the suite does not recognise an alternative; undefined for one that it recognises. */
export function whyUnseen(gap: string, alternative: string): string | undefined {
  if (Object.hasOwn(recognisers, gap)) return reasons.get(gap)?.get(alternative);
  return 'No recogniser looks for it.';
}
