/** What a report says about each open point: what the deployment does, and how that differs from the local service. */
import { gaps, gapTexts } from '#generated/reference/tables.js';
import { definedMembers } from '../../core/defined-members.ts';
import { type Profile, type RuleId, rules } from '../contract/rules.ts';
import type { Verdict } from '../judging/verdicts/verdicts.ts';
import { type Bounds, boundsText } from './measured-bounds.ts';
import { excludesUsual, type GapRecognition, usualParameter } from './recognise.ts';
import { type AllRecognisers, whyUnrecognised } from './sightings.ts';

/** A rule that the local service has chosen and the deployment does not keep. */
export interface OtherChoice {
  readonly rule: RuleId;
  readonly claim: string;
  readonly reason: string;
  readonly shownBy: readonly number[];
}

/** An open point in a report. */
export interface ReportedAlternative {
  readonly gap: GapRecognition['gap'];
  readonly section: string;
  /** What is open, as a sentence. */
  readonly question: string;
  readonly kind: GapRecognition['kind'];
  readonly alternative?: string;
  readonly parameter?: string | number;
  readonly bounds?: Bounds;
  /** What the deployment does, in a few words. */
  readonly does: string;
  /** What was seen, as a sentence. */
  readonly saw: string;
  readonly count: number;
  /** Ids of records, the first ones. */
  readonly shownBy: readonly number[];
  /** What the local service does, unless its settings say otherwise, as a sentence. */
  readonly localService: string;
  /** What a caller does to work with every alternative, as a sentence. */
  readonly tolerate: string;
  /** What would show what the deployment does; only for an open point that was not seen. */
  readonly wouldShow?: string;
  /** Whether the deployment was seen to differ from the local service. */
  readonly differs: boolean;
  /** Where it does what the local service does in general: rules of the local service that it does not keep. */
  readonly otherChoices: readonly OtherChoice[];
}

/**
 * Joins what was recognised about the open points and the verdicts of the rules that the local service has chosen. With
 * the profile reference, every rule that is different is named; otherwise those that tell more than what is recognised.
 */
export function reportAlternatives(
  recognised: readonly GapRecognition[],
  chosen: readonly Verdict[],
  { profile, recognisers }: { readonly profile: Profile; readonly recognisers: AllRecognisers },
): ReportedAlternative[] {
  const isExpected = profile === 'reference';
  const differing = new Set(
    recognised
      .filter((recognition) => differsFromUsual(recognition, recognisers))
      .map(({ gap }) => gap),
  );
  const different = chosen.filter(
    ({ verdict, rule }) => verdict === 'different' && (isExpected || !isPresumed(rule, differing)),
  );
  return recognised.map((recognition) => {
    const { gap, kind, saw, count, shownBy, bounds } = recognition;
    const { section, gap: question, tolerate = '' } = gapTexts[gap];
    const isOther = differing.has(gap);
    // A rule that is broken where nothing of its gap was seen is broken for another reason.
    const isHidden =
      !isExpected &&
      (isOther || (kind === 'notSeen' && whyUnrecognised(recognisers[gap]) === undefined));
    const otherChoices = (isHidden ? [] : different)
      .filter(({ rule }) => rules[rule].gap === gap)
      .map(({ rule, claim, reason, findings: [first] }) => ({
        rule,
        claim,
        reason,
        shownBy: first?.shownBy ?? [],
      }));
    return definedMembers({
      gap,
      section,
      question: question.trim(),
      kind,
      saw,
      count,
      shownBy,
      tolerate,
      bounds,
      alternative: recognition.kind === 'does' ? recognition.alternative : undefined,
      parameter: recognition.kind === 'does' ? recognition.parameter : undefined,
      wouldShow: recognition.kind === 'notSeen' ? recognition.wouldShow : undefined,
      does: doneBy(recognition, recognisers),
      localService: localService(gap),
      differs: isOther || otherChoices.length > 0,
      otherChoices,
    });
  });
}

/**
 * Whether a rule may be broken only because the deployment differs in a gap whose choice it presumes, or in what no gap asks.
 */
function isPresumed(rule: RuleId, differing: ReadonlySet<GapRecognition['gap']>): boolean {
  const { presumes, narrower } = rules[rule];
  return narrower === true || presumes?.some((gap) => differing.has(gap)) === true;
}

/** What a rule says that the deployment does not keep, unless what was recognised says it. */
export function unlike({ reason }: OtherChoice, { saw }: Pick<ReportedAlternative, 'saw'>): string {
  const isSaid = saw.toLowerCase().includes(reason.toLowerCase().replace(/\.$/, ''));
  return isSaid ? '' : `: ${reason}`;
}

/** Where the deployment was seen to differ from the local service. */
export function differencesIn(reported: readonly ReportedAlternative[]): ReportedAlternative[] {
  return reported.filter(({ differs }) => differs);
}

/** `35 like the local service, 4 different, 9 not seen`. */
export function countAlternatives(reported: readonly ReportedAlternative[]): string {
  const different = differencesIn(reported).length;
  const unseen = reported.filter(({ kind, differs }) => kind === 'notSeen' && !differs).length;
  const alike = reported.length - different - unseen;
  return `${alike} like the local service, ${different} different, ${unseen} not seen`;
}

function doneBy(recognition: GapRecognition, recognisers: AllRecognisers): string {
  switch (recognition.kind) {
    case 'notSeen': {
      const limits = excludesUsual(recognition, recognisers)
        ? boundsText(recognition.bounds ?? {})
        : undefined;
      return limits === undefined ? 'not seen' : `not seen, but ${limits}`;
    }
    case 'somethingElse':
      return 'something else';
    case 'does': {
      const { alternative, parameter, bounds = {}, exceptions } = recognition;
      const value = parameter === undefined ? boundsText(bounds) : `\`${parameter}\``;
      const but = exceptions === undefined ? '' : ', with rare exceptions';
      return `\`${alternative}\`${value === undefined ? '' : `: ${value}`}${but}`;
    }
  }
}

function localService(gap: GapRecognition['gap']): string {
  const { alternatives = {}, chosen = '' } = gaps[gap];
  const { says = '', parameter } = alternatives[chosen] ?? {};
  return parameter === undefined ? says : `${says} Here: \`${parameter.default}\`.`;
}

function differsFromUsual(recognition: GapRecognition, recognisers: AllRecognisers): boolean {
  if (recognition.kind === 'somethingElse') return true;
  if (recognition.kind === 'notSeen') return excludesUsual(recognition, recognisers);
  const { gap, alternative, parameter } = recognition;
  if (alternative !== gaps[gap].chosen) return true;
  return parameter === undefined
    ? excludesUsual(recognition, recognisers)
    : parameter !== usualParameter(gap, alternative);
}
