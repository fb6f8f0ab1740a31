/** What all sightings of a gap show together. */
import { definedMembers } from '../../core/defined-members.ts';
import { capitalise, sentenceOf, timesText } from '../../core/sentences.ts';
import { groupBy } from '../../evidence/indexes.ts';
import type { DeclarationId } from '../contract/rules.ts';
import { isException } from '../contract/tolerances.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { describeMissing } from '../target/declarations.ts';
import { type Bounds, intersectionOf } from './measured-bounds.ts';
import type { Recogniser, Sighting } from './sightings.ts';

/** A piece of evidence: the id of a record, and the recording that it is in, from 0. */
export interface EvidenceRef {
  readonly source: number;
  readonly id: number;
}

/** What a deployment was seen to do about a gap. */
export type Recognition<Ref = number> = {
  /** Ten at most. */
  readonly shownBy: readonly Ref[];
  /** How often it was seen. */
  readonly count: number;
  /** What was seen, as a sentence. */
  readonly saw: string;
  /** Everything that was seen, as clauses that differ. */
  readonly clauses: readonly string[];
  /** What is known of a parameter that is measured, also if that is not enough. */
  readonly bounds?: Bounds;
} & (
  | ({
      readonly kind: 'does';
      /** How often something else was seen; absent: never. */
      readonly exceptions?: number;
    } & NamedAlternative)
  | {
      readonly kind: 'somethingElse';
      /** If it was not always the same: the alternative that was seen most. Absent if none was seen at all. */
      readonly mostly?: NamedAlternative & { readonly count: number };
      /** What is known of a parameter whose measured values contradict each other, of each. */
      readonly contradictory?: readonly Bounds[];
    }
  | {
      readonly kind: 'notSeen';
      readonly wouldShow: string;
      /** The alternative about whose parameter something is known. */
      readonly limits?: string;
    }
);

interface NamedAlternative {
  readonly alternative: string;
  /** Absent for an alternative without one, and where only its bounds are known. */
  readonly parameter?: string | number;
}

/** The most ids of evidence that are kept. */
const mostIds = 10;

/** The most clauses that a sentence lists. */
const mostClauses = 5;

interface SourcedSighting {
  readonly sighting: Sighting;
  readonly source: number;
}

/**
 * Sums up the sightings of a gap in each of the recordings of a deployment. This alone decides what evidence shows:
 * sightings that contradict each other are something else than any alternative, but for rare exceptions.
 */
export function sumUp(
  sightings: readonly (readonly Sighting[])[],
  recogniser: Omit<Recogniser, 'sightings'>,
  views: readonly EvidenceView[],
): Recognition<EvidenceRef> {
  const all = sightings.flatMap((viewSightings, source) =>
    viewSightings.map((sighting) => ({ sighting, source })),
  );
  const decisive = all.filter(({ sighting }) => sighting.isPartial === undefined);
  const partial = all.filter(({ sighting }) => sighting.isPartial);
  const [most, second] = alikeIn(decisive);
  const clauses = [
    ...groupBy(most === undefined ? partial : decisive, ({ sighting: { saw } }) => saw),
  ];
  const counted = most === undefined ? partial : decisive;
  const measured = [...partial, ...(most ?? [])].flatMap(({ sighting }) => sighting.bounds ?? []);
  const bounds = intersectionOf(measured);
  const summary = {
    shownBy: refsOf(clauses.map(([, same]) => same)),
    count: counted.length,
    saw: describe(clauses, views.length),
    clauses: clauses.map(([saw]) => saw),
    ...(typeof bounds === 'object' && { bounds }),
  };
  if (most === undefined) {
    const [limits, ...others] = new Set(
      partial.flatMap(({ sighting }) => sighting.alternative ?? []),
    );
    const wouldShow = wouldShowOf(recogniser, views);
    return {
      kind: 'notSeen',
      ...summary,
      wouldShow,
      ...(limits !== undefined && others.length === 0 && { limits }),
    };
  }
  const exceptions = decisive.length - most.length;
  const named = namedBy(most);
  if (named !== undefined && bounds !== 'none' && isException(exceptions, decisive.length)) {
    return { kind: 'does', ...summary, ...named, ...(exceptions > 0 && { exceptions }) };
  }
  const mostNamed = named === undefined ? second : most;
  const mostly = mostNamed && namedBy(mostNamed);
  return definedMembers({
    kind: 'somethingElse',
    ...summary,
    mostly: mostNamed && mostly ? { ...mostly, count: mostNamed.length } : undefined,
    contradictory: named !== undefined && bounds === 'none' ? measured : undefined,
  });
}

/** The sightings of the same alternative and parameter, the most frequent ones first. What no alternative says is one group. */
function alikeIn(sightings: readonly SourcedSighting[]): (readonly SourcedSighting[])[] {
  const alike = groupBy(sightings, ({ sighting: { alternative, parameter } }) =>
    JSON.stringify([alternative, alternative && parameter]),
  );
  return [...alike.values()].sort((left, right) => right.length - left.length);
}

function namedBy([first]: readonly SourcedSighting[]): NamedAlternative | undefined {
  const { alternative, parameter } = first?.sighting ?? {};
  return alternative === undefined
    ? undefined
    : { alternative, ...(parameter !== undefined && { parameter }) };
}

function wouldShowOf(
  { needs = '', declarations = [], oneOf = [] }: Omit<Recogniser, 'sightings'>,
  views: readonly EvidenceView[],
): string {
  const isDeclared = (id: DeclarationId) =>
    views.some(({ subject }) => subject.claims.includes(id));
  const missing = declarations.filter((id) => !isDeclared(id));
  const described = [
    ...(missing.length === 0 ? [] : [describeMissing(missing)]),
    ...(oneOf.some(isDeclared) || oneOf.length === 0 ? [] : [describeMissing(oneOf, 'or')]),
  ];
  return [capitalise(sentenceOf(needs)), ...described].join(' ');
}

/** As many of each clause as there is room for. */
function refsOf(clauses: readonly (readonly SourcedSighting[])[]): EvidenceRef[] {
  const each = Math.max(1, Math.floor(mostIds / Math.max(1, clauses.length)));
  return distinct(clauses.flatMap((same) => distinct(same.flatMap(refsIn)).slice(0, each))).slice(
    0,
    mostIds,
  );
}

function refsIn({ sighting, source }: SourcedSighting): EvidenceRef[] {
  return sighting.shownBy.map((id) => ({ source, id }));
}

function distinct(refs: readonly EvidenceRef[]): EvidenceRef[] {
  return [...new Map(refs.map((ref) => [`${ref.source}:${ref.id}`, ref])).values()];
}

/** `The response was 401 (12 times, first in evidence 5); …`. With several recordings, the number of one comes first. */
function describe(
  clauses: readonly (readonly [string, readonly SourcedSighting[]])[],
  recordings: number,
): string {
  if (clauses.length === 0) return 'Nothing in the evidence shows it.';
  const texts = clauses.slice(0, mostClauses).map(([saw, same]) => {
    const [ref] = same.slice(0, 1).flatMap(refsIn);
    const id = ref && (recordings === 1 ? `${ref.id}` : `${ref.source + 1}:${ref.id}`);
    const where = id === undefined ? '' : `, ${same.length === 1 ? '' : 'first '}in evidence ${id}`;
    return `${saw} (${timesText(same.length)}${where})`;
  });
  const others = clauses.length - texts.length;
  return capitalise(
    sentenceOf([...texts, ...(others > 0 ? [`and ${others} more kinds`] : [])].join('; ')),
  );
}
