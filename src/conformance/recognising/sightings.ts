/** What single pieces of evidence show about a gap, and what they show together. */

import type { AlternativeGapId, AlternativeId } from '#generated/reference/tables.js';
import { definedMembers } from '../../core/defined-members.ts';
import { capitalise } from '../../core/sentences.ts';
import { groupBy } from '../../evidence/indexes.ts';
import type { DeclarationId, RuleId } from '../contract/rules.ts';
import { isException, type ToleranceName } from '../contract/tolerances.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import type { Finding, LazyJudge } from '../judging/verdicts/judge.ts';
import { sentence } from '../judging/verdicts/missing-evidence.ts';
import { describeMissing } from '../target/declarations.ts';
import { type Bounds, intersectionOf } from './measured-bounds.ts';

/** What one piece of evidence shows about a gap: an alternative, or something else that the deployment does. */
export interface Sighting<Alternative extends string = string> {
  /** Undefined if the deployment did what no alternative says. */
  readonly alternative: Alternative | undefined;
  /** The alternative's parameter, where it was seen exactly. */
  readonly parameter?: string | number;
  /** What is known of a parameter that is measured. */
  readonly bounds?: Bounds;
  /** It only limits the bounds, and does not show that the deployment does the alternative. */
  readonly isPartial?: true;
  /** A clause: what was seen. Equal ones are counted. */
  readonly saw: string;
  /** Ids of exchanges and webhook calls. */
  readonly shownBy: readonly number[];
}

/** How to recognise the alternatives of a gap. */
export interface Recogniser<Alternative extends string = string> {
  /** Takes time that is linear in the evidence. Never throws. */
  readonly sightings: (evidence: EvidenceView) => readonly Sighting<Alternative>[];
  /** The rule whose judge sees it. Default: none. */
  readonly rule?: RuleId;
  /** What has to be in the evidence, as a noun phrase. Default: what the scenarios that show it bring about. */
  readonly needs?: string;
  /** What a target has to declare for it. Default: nothing. */
  readonly declarations?: readonly DeclarationId[];
  /** What else it has to declare, at least one of these. Default: nothing. */
  readonly oneOf?: readonly DeclarationId[];
  /** How far a measured time may miss the one that the local service chooses. Default: it may not. */
  readonly precision?: { readonly late: ToleranceName; readonly early: ToleranceName };
  /** Why no evidence shows some alternatives; a text is about all of them. Default: it shows them. */
  readonly unseen?: string | { readonly [Name in Alternative]?: string };
}

/** Recognisers of some gaps, each with its own alternatives. */
export type Recognisers = {
  readonly [Gap in AlternativeGapId]?: Recogniser<AlternativeId<Gap>>;
};

/** The recognisers of all gaps. */
export type AllRecognisers = Readonly<Record<AlternativeGapId, Recogniser>>;

/** Why the suite recognises no alternative of a gap; undefined if it recognises some. */
export function whyUnrecognised({ unseen }: Recogniser): string | undefined {
  return typeof unseen === 'string' ? unseen : undefined;
}

/** What stands for the recogniser of a gap that no evidence shows. */
export function unrecognisable(why: string): Recogniser<never> & { readonly unseen: string } {
  return { needs: `nothing: ${why}`, unseen: why, sightings: () => [] };
}

/** Why no evidence shows an alternative that is about something without end. */
export const unending = 'That something has not ended yet does not show that it never will.';

/** A sighting of an alternative. */
export function does<const Alternative extends string>(
  alternative: Alternative,
  saw: string,
  shownBy: readonly number[],
  more: Pick<Sighting, 'parameter' | 'bounds' | 'isPartial'> = {},
): Sighting<Alternative> {
  return { alternative, saw, shownBy, ...more };
}

/** A sighting of something that no alternative says. */
export function doesElse(saw: string, shownBy: readonly number[]): Sighting<never> {
  return { alternative: undefined, saw, shownBy };
}

/** The most names of members that a clause lists. */
const mostNames = 5;

/** The names of an object's members, for a clause. */
export function memberNames(value: Readonly<Record<string, unknown>>): string {
  const names = Object.keys(value).map((name) => `\`${name}\``);
  const more = names.length > mostNames ? ' and more' : '';
  return names.length === 0 ? 'no members' : `${names.slice(0, mostNames).join(', ')}${more}`;
}

/** Reads the findings of a judge as sightings: of those that hold, and of those that are broken. */
export function byFindings<const Alternative extends string>(
  judge: LazyJudge,
  read: (finding: Finding & { readonly outcome: 'holds' | 'broken' }) => Sighting<Alternative>,
): Recogniser<Alternative>['sightings'] {
  return (evidence) =>
    [...judge(evidence)].flatMap((finding) => {
      const { outcome } = finding;
      return outcome === 'holds' || outcome === 'broken' ? [read({ ...finding, outcome })] : [];
    });
}

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
  return [capitalise(sentence(needs)), ...described].join(' ');
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
    const times = same.length === 1 ? 'once' : `${same.length} times`;
    const id = ref && (recordings === 1 ? `${ref.id}` : `${ref.source + 1}:${ref.id}`);
    const where = id === undefined ? '' : `, ${same.length === 1 ? '' : 'first '}in evidence ${id}`;
    return `${saw} (${times}${where})`;
  });
  const others = clauses.length - texts.length;
  return capitalise(
    sentence([...texts, ...(others > 0 ? [`and ${others} more kinds`] : [])].join('; ')),
  );
}
