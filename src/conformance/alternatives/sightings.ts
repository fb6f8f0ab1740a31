/** What single pieces of evidence show about a gap, and what they show together. */
import type { AlternativeGapId, AlternativeId } from '#generated/reference/tables.js';
import { groupBy } from '../../evidence/indexes.ts';
import type { DeclarationId } from '../contract/rules.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import type { Finding, LazyJudge } from '../judging/judge.ts';
import { sentence } from '../judging/missing-evidence.ts';
import { describeMissing } from '../target/declarations.ts';

/** The limits between which a measured number is; an absent one is unknown. */
export interface Bounds {
  readonly atLeast?: number;
  readonly atMost?: number;
}

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
  /** What has to be in the evidence, as a noun phrase. */
  readonly needs: string;
  /** What a target has to declare for it. Default: nothing. */
  readonly declarations?: readonly DeclarationId[];
  /** What else it has to declare, at least one of these. Default: nothing. */
  readonly oneOf?: readonly DeclarationId[];
}

/** Recognisers of some gaps, each with its own alternatives. */
export type Recognisers = {
  readonly [Gap in AlternativeGapId]?: Recogniser<AlternativeId<Gap>>;
};

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

/** What a deployment was seen to do about a gap. */
export type Recognition = {
  /** Ten at most. */
  readonly shownBy: readonly number[];
  /** How often it was seen. */
  readonly count: number;
  /** What was seen, as a sentence. */
  readonly saw: string;
  /** Everything that was seen, as clauses that differ. */
  readonly clauses: readonly string[];
  /** What is known of a parameter that is measured, also if that is not enough. */
  readonly bounds?: Bounds;
} & (
  | {
      readonly kind: 'does';
      readonly alternative: string;
      /** Absent for an alternative without one, and where only its bounds are known. */
      readonly parameter?: string | number;
    }
  | {
      readonly kind: 'somethingElse';
      /** If it was not always the same: the alternative that was seen most. Absent if none was seen at all. */
      readonly mostly?: Mostly;
    }
  | { readonly kind: 'notSeen'; readonly wouldShow: string }
);

interface Mostly {
  readonly alternative: string;
  readonly parameter?: string | number;
  /** How often it was seen. */
  readonly count: number;
}

/** The most ids of evidence that are kept. */
const mostIds = 10;

/** The most clauses that a sentence lists. */
const mostClauses = 5;

/** Sums up the sightings of a gap. Those that contradict each other are something else than any alternative. */
export function sumUp(
  sightings: readonly Sighting[],
  { needs, declarations = [], oneOf = [] }: Omit<Recogniser, 'sightings'>,
  { subject }: EvidenceView,
): Recognition {
  const decisive = sightings.filter(({ isPartial }) => isPartial === undefined);
  const [first] = decisive;
  const bounds = intersectionOf(sightings);
  const clauses = [...groupBy(first === undefined ? sightings : decisive, ({ saw }) => saw)];
  const seen = {
    shownBy: idsOf(clauses.map(([, same]) => same)),
    count: first === undefined ? sightings.length : decisive.length,
    saw: describe(clauses),
    clauses: clauses.map(([saw]) => saw),
    ...(typeof bounds === 'object' && { bounds }),
  };
  if (first === undefined) {
    const missing = declarations.filter((id) => !subject.claims.includes(id));
    const hasOne = oneOf.some((id) => subject.claims.includes(id));
    const described = [
      ...(missing.length === 0 ? [] : [describeMissing(missing)]),
      ...(hasOne || oneOf.length === 0 ? [] : [describeMissing(oneOf, 'or')]),
    ];
    const wouldShow = [capitalised(sentence(needs)), ...described].join(' ');
    return { kind: 'notSeen', ...seen, wouldShow };
  }
  const { alternative, parameter } = first;
  const isOne = decisive.every(
    (one) => one.alternative === alternative && one.parameter === parameter,
  );
  if (alternative === undefined || !isOne || bounds === 'none') {
    const mostly = mostSeen(decisive);
    return { kind: 'somethingElse', ...seen, ...(mostly && { mostly }) };
  }
  return { kind: 'does', ...seen, alternative, ...(parameter !== undefined && { parameter }) };
}

function mostSeen(sightings: readonly Sighting[]): Mostly | undefined {
  const alike = groupBy(sightings, ({ alternative, parameter }) =>
    JSON.stringify([alternative, parameter]),
  );
  return [...alike.values()]
    .flatMap(([first, ...others]): Mostly[] => {
      if (first?.alternative === undefined) return [];
      const { alternative, parameter } = first;
      return [
        { alternative, ...(parameter !== undefined && { parameter }), count: 1 + others.length },
      ];
    })
    .sort((left, right) => right.count - left.count)[0];
}

function intersectionOf(sightings: readonly Sighting[]): Bounds | 'none' | undefined {
  const known = sightings.flatMap(({ bounds }) => bounds ?? []);
  if (known.length === 0) return undefined;
  const least = known.reduce((most, { atLeast = 0 }) => Math.max(most, atLeast), 0);
  const most = known.reduce(
    (least, { atMost = least }) => Math.min(least, atMost),
    Number.POSITIVE_INFINITY,
  );
  if (least > most) return 'none';
  return { ...(least > 0 && { atLeast: least }), ...(Number.isFinite(most) && { atMost: most }) };
}

/** As many ids of each clause as there is room for. */
function idsOf(clauses: readonly (readonly Sighting[])[]): number[] {
  const ids = clauses.map((same) => [...new Set(same.flatMap(({ shownBy }) => shownBy))]);
  const each = Math.max(1, Math.floor(mostIds / Math.max(1, clauses.length)));
  return [...new Set(ids.flatMap((own) => own.slice(0, each)))].slice(0, mostIds);
}

/** `The response was 401 (12 times, first in evidence 5); …`. */
function describe(clauses: readonly (readonly [string, readonly Sighting[]])[]): string {
  if (clauses.length === 0) return 'Nothing in the evidence shows it.';
  const texts = clauses.slice(0, mostClauses).map(([saw, same]) => {
    const [id] = same[0]?.shownBy ?? [];
    const times = same.length === 1 ? 'once' : `${same.length} times`;
    const where = id === undefined ? '' : `, ${same.length === 1 ? '' : 'first '}in evidence ${id}`;
    return `${saw} (${times}${where})`;
  });
  const others = clauses.length - texts.length;
  return capitalised(
    sentence([...texts, ...(others > 0 ? [`and ${others} more kinds`] : [])].join('; ')),
  );
}

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
