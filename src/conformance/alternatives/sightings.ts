/** What single pieces of evidence show about a gap, and what they show together. */
import type { components } from '#generated/service-settings/types.d.ts';
import { groupBy } from '../../evidence/indexes.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';

export type Alternatives = components['schemas']['Alternatives'];

/** A gap that has alternatives. */
export type AlternativeGapId = keyof Alternatives;

/** Each gap's alternatives by name, also those that take a parameter. */
export type AlternativeOf<Gap extends AlternativeGapId> = NamesIn<NonNullable<Alternatives[Gap]>>;

type NamesIn<Setting> = Setting extends string ? Setting : never;

/** The limits between which a measured number is; an absent one is unknown. */
export interface Bounds {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** What one piece of evidence shows about a gap: an alternative, or anything else that the deployment does. */
export interface Sighting<Alternative extends string = string> {
  /** Undefined if the deployment did what no alternative says. */
  readonly alternative: Alternative | undefined;
  /** The alternative's parameter, where it was seen exactly. */
  readonly parameter?: string | number;
  /** What is known of a parameter that is measured. */
  readonly bounds?: Bounds;
  /** A clause: what was seen. Equal ones are counted. */
  readonly saw: string;
  /** Ids of exchanges and webhook calls. */
  readonly shownBy: readonly number[];
}

/** How to recognise the alternatives of a gap. */
export interface Recogniser<Alternative extends string = string> {
  /** Takes time that is linear in the evidence. Never throws. */
  readonly sightings: (evidence: EvidenceView) => readonly Sighting<Alternative>[];
  /** What has to be in the evidence, as a noun phrase. */
  readonly needs: string;
}

export type Recognition = {
  /** The most telling ones, first; ten at most. */
  readonly shownBy: readonly number[];
  /** How often it was seen. */
  readonly count: number;
  /** What was seen, as a sentence. */
  readonly saw: string;
  /** What is known of a parameter that is measured. */
  readonly bounds?: Bounds;
} & (
  | {
      readonly kind: 'does';
      readonly alternative: string;
      /** Absent for an alternative without one, and where the parameter is only known by its bounds. */
      readonly parameter?: string | number;
    }
  | { readonly kind: 'somethingElse' }
  | { readonly kind: 'notSeen'; readonly wouldShow: string }
);

/** The most ids of evidence that are kept. */
const mostIds = 10;

/** Sums up sightings. Those that contradict each other are something else than any alternative. */
export function sumUp(sightings: readonly Sighting[], needs: string): Recognition {
  const shownBy = [...new Set(sightings.flatMap((one) => one.shownBy.slice(0, 2)))].slice(
    0,
    mostIds,
  );
  const seen = { shownBy, count: sightings.length, saw: describe(sightings) };
  const [first] = sightings;
  if (first === undefined) {
    return { kind: 'notSeen', ...seen, saw: 'Nothing in the evidence shows it.', wouldShow: needs };
  }
  const { alternative, parameter } = first;
  const bounds = intersectionOf(sightings);
  const isOne = sightings.every(
    (one) => one.alternative === alternative && one.parameter === parameter,
  );
  if (alternative === undefined || !isOne || bounds === 'none') {
    return { kind: 'somethingElse', ...seen };
  }
  return {
    kind: 'does',
    ...seen,
    alternative,
    ...(parameter !== undefined && { parameter }),
    ...(bounds !== undefined && { bounds }),
  };
}

function intersectionOf(sightings: readonly Sighting[]): Bounds | 'none' | undefined {
  const known = sightings.flatMap(({ bounds }) => bounds ?? []);
  if (known.length === 0) return undefined;
  const least = known.reduce((most, { atLeast = most }) => Math.max(most, atLeast), 0);
  const most = known.reduce((least, { atMost = least }) => Math.min(least, atMost), Infinity);
  if (least > most) return 'none';
  return { ...(least > 0 && { atLeast: least }), ...(most < Infinity && { atMost: most }) };
}

/** `the response was 401 (12 times, first in evidence 5); …`, as a sentence. */
function describe(sightings: readonly Sighting[]): string {
  const clauses = [...groupBy(sightings, ({ saw }) => saw)].map(([saw, same]) => {
    const [id] = same[0]?.shownBy ?? [];
    const times = same.length === 1 ? 'once' : `${same.length} times`;
    const where = id === undefined ? '' : `, ${same.length === 1 ? '' : 'first '}in evidence ${id}`;
    return `${saw} (${times}${where})`;
  });
  const text = clauses.join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
