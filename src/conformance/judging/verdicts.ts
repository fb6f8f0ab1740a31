/** Turns findings into one verdict per rule, and verdicts into a summary. */
import {
  needsOf,
  type Profile,
  type RuleId,
  rules,
  rulesOf,
  unobservable,
} from '../contract/rules.ts';
import { describeMissing } from '../target/declarations.ts';
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
  readonly findingCount: number;
  readonly said: readonly DecidingFinding[];
}

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
  readonly known?: { readonly reason: string; readonly until: string };
}

export type Judges = Readonly<Partial<Record<RuleId, Judge>>>;

export interface Judging {
  readonly judges: Judges;
  readonly profile: Profile;
  /** They explain missing evidence. */
  readonly scenarios: readonly EvidenceMaker[];
}

/** Judges every rule of a profile, in the document's order, one by one, so that the caller can do other work in between. */
export function* judgeEach(evidence: EvidenceView, judging: Judging): Generator<Verdict> {
  for (const rule of rulesOf(judging.profile)) {
    const { level, section, claim } = rules[rule];
    yield { rule, level, section, claim, ...decide(rule, evidence, judging) };
  }
}

/** The most findings of a verdict that a report shows in full. */
export const mostFindings = 10;

export function kept(findings: readonly DecidingFinding[]): KeptFindings {
  return {
    findings: findings.slice(0, mostFindings),
    findingCount: findings.length,
    said: mergeEqual(findings),
  };
}

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
  const found = findingsOf(rule, judges[rule], evidence);
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

/** The operation of `shownFor` whose jobs do not show that a rule holds; undefined if all do. */
function missingOperation(
  rule: RuleId,
  holding: readonly Finding[],
  { jobs }: EvidenceView,
): 'runJob' | 'runJobSync' | undefined {
  const shownBy = new Set(holding.flatMap((finding) => finding.shownBy));
  return rules[rule].shownFor?.find((operationId) => {
    const submitted = jobs.filter(({ submission }) => submission?.operationId === operationId);
    // Later evidence cannot be assigned to a job whose answer has no id.
    const isNameless = submitted.length > 0 && !submitted.some(hasId);
    return (
      !isNameless && !submitted.some(({ samples }) => samples.some(({ id }) => shownBy.has(id)))
    );
  });
}

/**
 * What a judge finds about its rule. Throws if the rule has to be shown for the jobs of several
 * operations, and a finding that holds names no evidence of a job.
 */
export function findingsOf(
  rule: RuleId,
  judge: Judge | undefined,
  evidence: EvidenceView,
): readonly Finding[] {
  const found = judge?.(evidence) ?? [];
  if (rules[rule].shownFor === undefined) return found;
  const ofJobs = new Set(evidence.jobs.flatMap(({ samples }) => samples.map(({ id }) => id)));
  const forgotten = found.find(
    ({ outcome, shownBy }) => outcome === 'holds' && !shownBy.some((id) => ofJobs.has(id)),
  );
  if (forgotten === undefined) return found;
  throw new Error(
    `Expected evidence of a job in what the judge of ${rule} found: ${forgotten.reason}`,
  );
}
