/** Which alternatives the suite recognises. */
import type { AlternativeGapId, AlternativeId } from '#generated/reference/tables.js';
import { recognisers } from './recognisers.ts';

type Recognisers = typeof recognisers;
type KnownGap = keyof Recognisers;

/** The alternatives of a gap that its recogniser never names. */
type UnseenOf<Gap extends KnownGap> = Exclude<
  AlternativeId<Gap>,
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
  'browser-origins': {
    none: 'That the pages of some origins cannot call the service does not show that none can.',
  },
  'refused-request-effect': {
    none: 'That one refused submission was not accepted does not show that none will be.',
  },
  'worker-scaling': { 'always-on': 'Requests do not show why a worker runs.' },
  'queue-order': {
    'low-priority-last': 'Another order may have other reasons.',
    any: 'Another order may have other reasons.',
  },
  'runsync-wait': { unlimited: unending },
  'retention-after-run': { unlimited: unending },
  'retention-after-runsync': { unlimited: unending },
  'key-permissions': {
    'by-level': 'There may be a key for one endpoint that the target does not declare.',
  },
  'rate-limits': { unlimited: 'That no request was refused does not show that none will be.' },
  'result-lifetime': { unlimited: unending },
};

/** Why no evidence shows a gap: for exactly those without a recogniser. */
const unrecognised: Readonly<Record<Exclude<AlternativeGapId, KnownGap>, string>> = {
  'webhook-content-time':
    'It takes a job that runs again between two calls of its webhook, and the second one may be for its next end.',
  'webhook-addresses':
    'Every webhook that the suite gives has the host of its receiver, so no other host can be refused.',
  'queue-length':
    'It takes a queue full of jobs, which holds up those of its owner, and a 429 may have another reason than the queue.',
  'kept-bytes': 'It takes filling the storage of the account, which deletes jobs of its owner.',
  'response-size':
    'It takes outputs of growing size until a job fails, which costs traffic, and a failure may have another reason than the size.',
};

const reasons: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(unseen).map(([gap, why]) => [gap, new Map(Object.entries(why))]),
);

/** Why the suite has no recogniser of a gap; undefined if it has one. */
export function whyUnrecognised(gap: string): string | undefined {
  return Object.entries(unrecognised).find(([id]) => id === gap)?.[1];
}

/** Why the suite does not recognise an alternative; undefined for one that it recognises. */
export function whyUnseen(gap: string, alternative: string): string | undefined {
  if (Object.hasOwn(recognisers, gap)) return reasons.get(gap)?.get(alternative);
  return whyUnrecognised(gap);
}
