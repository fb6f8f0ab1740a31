/** Turns findings into one verdict per rule, and verdicts into a summary. */
import { validateKnownViolations } from '#generated/conformance/validators.js';
import { describeFindings } from '../../validation/errors/findings.ts';
import {
  type Edition,
  isRuleId,
  needsOf,
  type RuleId,
  rules,
  rulesOf,
  unobservable,
} from '../contract/rules.ts';
import { describeMissing } from '../target/target.ts';
import type { EvidenceView } from './evidence-view.ts';
import { hasId } from './job-history.ts';
import { type DecidingFinding, type Finding, type Judge, mergeEqual } from './judge.ts';
import {
  decidedBy,
  describe,
  type EvidenceMaker,
  limitations,
  needsEvidence,
  type Shortfall,
  sentence,
  undecided,
  undeclared,
  withNeed,
} from './missing-evidence.ts';

/**
 * - verified: the deployment kept the rule where it could have broken it.
 * - violated: the deployment broke the rule.
 * - inconclusive: the evidence allows both.
 * - not claimed: the target does not declare what the rule depends on.
 * - not run: no scenario tested the rule; the reason says why.
 * - unobservable: the rule cannot be observed from outside.
 */
export type VerdictKind =
  | 'verified'
  | 'violated'
  | 'inconclusive'
  | 'not claimed'
  | 'not run'
  | 'unobservable';

/** The findings that decided a verdict; there may be one for each record of evidence. */
export interface KeptFindings {
  /** The first ones, ten at most; broken ones where there are any. */
  readonly findings: readonly DecidingFinding[];
  /** The number of all findings. */
  readonly findingCount: number;
  /** All findings, with equal ones merged. */
  readonly said: readonly DecidingFinding[];
}

/** What is known of a rule. */
export interface Verdict extends KeptFindings {
  readonly rule: RuleId;
  readonly level: 'stated' | 'chosen';
  readonly section: string;
  readonly claim: string;
  readonly verdict: VerdictKind;
  readonly reason: string;
  /** Notices about the rule, with equal ones merged. They do not affect the verdict. */
  readonly notices: readonly Finding[];
  /** The scenarios that brought no deciding evidence; undefined for a decided rule. */
  readonly shortfalls?: readonly Shortfall[];
  /** Another violated rule that the same evidence shows; undefined if there is none. */
  readonly seenWith?: RuleId;
  /** The entry of the baseline for this violation; undefined if there is none. */
  readonly known?: { readonly reason: string; readonly until: string };
}

/** Judges by rule; a rule without one cannot be seen from outside. */
export type Judges = Readonly<Partial<Record<RuleId, Judge>>>;

/** How rules are judged. */
export interface Judging {
  readonly judges: Judges;
  readonly profile: Edition;
  /** They explain missing evidence. */
  readonly scenarios: readonly EvidenceMaker[];
}

/** Judges every rule of an edition, in the document's order, one by one, so that the caller can do other work in between. */
export function* judgeEach(evidence: EvidenceView, judging: Judging): Generator<Verdict> {
  for (const rule of rulesOf(judging.profile)) {
    const { level, section, claim } = rules[rule];
    yield { rule, level, section, claim, ...decide(rule, evidence, judging) };
  }
}

/** The most findings of a verdict that a report shows in full. */
export const mostFindings = 10;

/** The part of findings that a verdict keeps. */
export function kept(findings: readonly DecidingFinding[]): KeptFindings {
  return {
    findings: findings.slice(0, mostFindings),
    findingCount: findings.length,
    said: mergeEqual(findings),
  };
}

/** What findings decide. */
interface Decision extends Pick<Verdict, 'verdict' | 'reason' | 'shortfalls'> {
  readonly decisive: readonly DecidingFinding[];
}

function decide(
  rule: RuleId,
  evidence: EvidenceView,
  { judges, scenarios }: Judging,
): Omit<Verdict, 'rule' | 'level' | 'section' | 'claim'> {
  const hidden = unobservable(rule);
  if (hidden !== undefined) {
    return { verdict: 'unobservable', reason: hidden, ...kept([]), notices: [] };
  }
  const found = judges[rule]?.(evidence) ?? [];
  const notices = mergeEqual(found.filter(({ outcome }) => outcome === 'notice'));
  const findings = found.filter(
    (finding): finding is DecidingFinding => finding.outcome !== 'notice',
  );
  const { decisive, ...decision } = decideBy(findings, { rule, evidence, scenarios });
  return { ...decision, ...kept(decisive), notices };
}

function decideBy(
  findings: readonly DecidingFinding[],
  {
    rule,
    evidence,
    scenarios,
  }: { rule: RuleId; evidence: EvidenceView; scenarios: readonly EvidenceMaker[] },
): Decision {
  const broken = findings.filter(({ outcome }) => outcome === 'broken');
  // A violation counts whether or not the declarations were made.
  if (broken.length > 0) {
    return { verdict: 'violated', reason: broken[0]?.reason ?? '', decisive: broken };
  }
  const missing = (needsOf(rule) ?? []).filter((need) => !evidence.subject.claims.includes(need));
  if (missing.length > 0) {
    const shortfalls = undeclared(rule, scenarios, missing);
    return { verdict: 'not claimed', reason: describeMissing(missing), decisive: [], shortfalls };
  }
  const undecidedBy = (finding: Finding) => {
    const shortfalls = limitations(rule, scenarios, evidence);
    const needed = decidedBy(finding, { rule, scenarios, course: evidence });
    const parts = [sentence(finding.reason), needed, describe(shortfalls)];
    const reason = parts.filter((part) => part !== '').join(' ');
    return { verdict: 'inconclusive', reason, shortfalls } as const;
  };
  const holding = findings.filter(({ outcome }) => outcome === 'holds');
  const missed = holding.length > 0 ? missingOperation(rule, holding, evidence) : undefined;
  if (missed !== undefined) {
    const other = missed === 'runJob' ? 'runJobSync' : 'runJob';
    const seen = `The rule was seen to hold only for jobs submitted with \`${other}\``;
    const needed = `submit a job with \`${missed}\` that completes`;
    return { ...undecidedBy(needsEvidence({ seen, needed }, [])), decisive: holding };
  }
  if (holding.length > 0) {
    return { verdict: 'verified', reason: holding[0]?.reason ?? '', decisive: holding };
  }
  const [first] = findings;
  if (first !== undefined) return { ...undecidedBy(first), decisive: findings.map(withNeed) };
  return { ...undecided(rule, scenarios, evidence), decisive: [] };
}

/** Rules that must be seen to hold for jobs of both submit operations. */
const judgedBothWays: ReadonlySet<RuleId> = new Set<RuleId>([
  'endpoint-runs-worker',
  'output-is-result',
  'output-after-completion',
  'result-completes',
  'state-completed',
  'storage-reaches-worker',
  'webhook-on-completion',
  'webhook-retries',
]);

/** The submit operation whose jobs do not show that a rule holds; undefined if both do. */
function missingOperation(
  rule: RuleId,
  holding: readonly Finding[],
  { jobs }: EvidenceView,
): 'runJob' | 'runJobSync' | undefined {
  if (!judgedBothWays.has(rule)) return undefined;
  const shownBy = new Set(holding.flatMap((finding) => finding.shownBy));
  return (['runJob', 'runJobSync'] as const).find((way) => {
    const submitted = jobs.filter(({ submission }) => submission?.operationId === way);
    // Later evidence cannot be assigned to a job whose answer has no id.
    const isNameless = submitted.length > 0 && !submitted.some(hasId);
    return (
      !isNameless && !submitted.some(({ samples }) => samples.some(({ id }) => shownBy.has(id)))
    );
  });
}

/** The number of rules by verdict, and the outcome of the check. */
export interface Summary {
  readonly counts: Readonly<Record<VerdictKind, number>>;
  /** How many notices there are; they do not change the exit status. */
  readonly notices: number;
  /** 0: conforms. 1: a rule is violated, or a known violation is stale. 3: incomplete. */
  readonly exitStatus: 0 | 1 | 3;
  /** Both in one line. */
  readonly headline: string;
}

/** A notice and the rule that it is about. */
export interface RuleNotice extends Omit<Finding, 'outcome'> {
  readonly rule: RuleId;
}

/** All notices, in the order of their rules. */
export function noticesIn(verdicts: readonly Verdict[]): RuleNotice[] {
  return verdicts.flatMap(({ rule, notices }) =>
    notices.map(({ outcome: _, ...notice }) => ({ rule, ...notice })),
  );
}

/**
 * Summarizes verdicts. A deployment conforms only if every rule that could be judged is verified, or
 * is a known violation.
 * @param stale messages about entries of the baseline that no longer apply
 * @param selected ids of the rules that decide. Default: all
 */
export function summarize(
  verdicts: readonly Verdict[],
  stale: readonly string[] = [],
  selected?: readonly string[],
): Summary {
  const deciding = verdicts.filter(({ rule }) => selected?.includes(rule) ?? true);
  const counts = countsOf(deciding);
  const baseline = deciding.filter(({ known }) => known !== undefined).length;
  const open = counts.inconclusive + counts['not run'];
  const exitStatus =
    counts.violated > baseline || stale.length > 0 ? 1 : open > 0 || counts.verified === 0 ? 3 : 0;
  const meaning = { 0: 'Conforms', 1: 'Does not conform', 3: 'Incomplete' }[exitStatus];
  const together = deciding.filter(({ seenWith }) => seenWith !== undefined).length;
  const notes = [
    ...(baseline > 0 ? [`${baseline} known`] : []),
    ...(together > 0 ? [`${together} in the same exchanges as others`] : []),
  ];
  const note = notes.length === 0 ? '' : ` (${notes.join(', ')})`;
  const counted = Object.entries(counts).map(
    ([kind, count]) => `${count} ${kind}${kind === 'violated' ? note : ''}`,
  );
  const notices = noticesIn(verdicts).length;
  const noted = notices === 0 ? [] : [notices === 1 ? '1 notice' : `${notices} notices`];
  const all = countsOf(verdicts);
  const rest = verdicts.length - deciding.length;
  const restViolated = all.violated - counts.violated;
  const selection =
    selected === undefined
      ? ''
      : ` with a selection of ${deciding.length} ${deciding.length === 1 ? 'rule' : 'rules'}`;
  const others =
    selected === undefined
      ? []
      : [`${rest} not selected${restViolated === 0 ? '' : ` (${restViolated} violated)`}`];
  return {
    counts: all,
    notices,
    exitStatus,
    headline: `${meaning}${selection}: ${[...counted, ...others, ...noted].join(', ')}`,
  };
}

function countsOf(verdicts: readonly Verdict[]): Record<VerdictKind, number> {
  const counts = {
    verified: 0,
    violated: 0,
    inconclusive: 0,
    'not claimed': 0,
    'not run': 0,
    unobservable: 0,
  };
  for (const { verdict } of verdicts) counts[verdict] += 1;
  return counts;
}

// The baseline: violations that a team knows about and accepts until a date.

/** An accepted violation. */
export interface KnownViolation {
  readonly reason: string;
  /** The last day, as `2027-01-31`. */
  readonly until: string;
}

/** A file of known violations cannot be used. */
export class BaselineError extends Error {
  override readonly name = 'BaselineError';
}

/** Reads a baseline file. Throws a `BaselineError` if it is invalid, or names an unknown rule or one twice. */
export function readBaseline(file: unknown): ReadonlyMap<RuleId, KnownViolation> {
  if (!validateKnownViolations(file)) {
    const errors = validateKnownViolations.errors ?? [];
    const [first] = describeFindings(errors, { value: file, location: 'body' });
    const { pointer = '', expected = '', received = 'something else' } = first ?? {};
    const isWithin = pointer !== '' && pointer !== '/violations';
    throw new BaselineError(
      isWithin
        ? `Expected ${expected} at ${pointer}, got ${received}.`
        : `Expected a list of known violations under \`violations\`, got ${received}.`,
    );
  }
  const known = new Map<RuleId, KnownViolation>();
  for (const { rule, reason, until } of file.violations) {
    if (!isRuleId(rule)) throw new BaselineError(`There is no rule ${rule}.`);
    if (known.has(rule)) throw new BaselineError(`The file lists the rule ${rule} twice.`);
    known.set(rule, { reason, until });
  }
  return known;
}

/**
 * Marks the violations that the baseline accepts on a day. An entry is stale if its rule is verified,
 * is not part of the profile, or its last day has passed.
 * @param today as `2027-01-31`
 */
export function applyBaseline(
  verdicts: readonly Verdict[],
  known: ReadonlyMap<RuleId, KnownViolation>,
  today: string,
): { verdicts: Verdict[]; stale: string[] } {
  const stale = [...known].flatMap(([rule, { until }]) => {
    const verdict = verdicts.find((one) => one.rule === rule)?.verdict;
    if (verdict === 'verified')
      return [`${rule} is verified; remove it from the known violations.`];
    if (verdict === undefined) return [`${rule} was not judged: it is not part of the profile.`];
    return until < today
      ? [`${rule} was a known violation until ${until}; fix it or extend the date.`]
      : [];
  });
  const marked = verdicts.map((verdict) => {
    const entry = known.get(verdict.rule);
    const isAccepted =
      verdict.verdict === 'violated' && entry !== undefined && entry.until >= today;
    return isAccepted ? { ...verdict, known: entry } : verdict;
  });
  return { verdicts: marked, stale };
}

// Related violations: one defect can break several rules in the same exchanges.

/**
 * Links each violation to another one that the same evidence shows. A stated rule takes precedence
 * over a chosen one, and is never linked to a chosen one. Of several candidates, the one with the most
 * evidence wins. Verdicts do not change: the same exchanges may show more than one defect.
 */
export function markRelated(verdicts: readonly Verdict[]): Verdict[] {
  const violated = verdicts.filter(({ verdict }) => verdict === 'violated').map(shown);
  const leads = new Map(violated.map((one) => [one.rule, leadOf(one, violated)]));
  return verdicts.map((verdict) => {
    const lead = leads.get(verdict.rule);
    return lead === undefined ? verdict : { ...verdict, seenWith: lead };
  });
}

interface Shown {
  readonly rule: RuleId;
  readonly isStated: boolean;
  readonly by: ReadonlySet<number>;
}

function shown({ rule, level, said }: Verdict): Shown {
  return {
    rule,
    isStated: level === 'stated',
    by: new Set(said.flatMap(({ shownBy }) => shownBy)),
  };
}

/** If two violations have the same evidence, the later one is linked to the first. */
function leadOf(one: Shown, violated: readonly Shown[]): RuleId | undefined {
  if (one.by.size === 0) return undefined;
  const leads = violated.filter(
    (other, index) =>
      other !== one &&
      (other.isStated || !one.isStated) &&
      [...one.by].every((id) => other.by.has(id)) &&
      (other.by.size > one.by.size ||
        (other.isStated && !one.isStated) ||
        index < violated.indexOf(one)),
  );
  const [lead] = leads.sort(
    (left, right) => Number(right.isStated) - Number(left.isStated) || right.by.size - left.by.size,
  );
  return lead?.rule;
}

/** Sorts verdicts that are related to another violation to the end. */
export function relatedLast(verdicts: readonly Verdict[]): Verdict[] {
  const isLed = ({ seenWith }: Verdict) => seenWith !== undefined;
  return [...verdicts.filter((verdict) => !isLed(verdict)), ...verdicts.filter(isLed)];
}
