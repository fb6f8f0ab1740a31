/** What single pieces of evidence show about a gap, and what recognises it. */

import type { AlternativeGapId, AlternativeId } from '#generated/reference/tables.js';
import type { DeclarationId, RuleId } from '../contract/rules.ts';
import type { ToleranceName } from '../contract/tolerances.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import type { Finding, LazyJudge } from '../judging/verdicts/judge.ts';
import type { Bounds } from './measured-bounds.ts';

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
  /**
   * It is about the form of answers, which those that another finding explains show too. Default: such answers, for
   * example because every request was refused, show nothing.
   */
  readonly readsEveryAnswer?: true;
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
export function unrecognisableGap(why: string): Recogniser<never> & { readonly unseen: string } {
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
