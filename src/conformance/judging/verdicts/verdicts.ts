/** Turns findings into one verdict per rule. */
import { sentenceOf } from '../../../core/sentences.ts';
import {
  declarationsToObserve,
  type Profile,
  type RuleId,
  rules,
  rulesOf,
  whyUnobservable,
} from '../../contract/rules.ts';
import { describeMissing } from '../../target/declarations.ts';
import { areAllExplained, explainedAnswers } from '../answers/explained-answers.ts';
import type { EvidenceView } from '../evidence-view.ts';
import { hasId } from '../jobs/job-history.ts';
import { type Finding, type LazyJudge, unclear } from './judge.ts';
import {
  evidenceIdsOf,
  type FindingsByOutcome,
  type KeptFindings,
  keepFindings,
  keptByOutcome,
} from './kept-findings.ts';
import {
  decidedBy,
  describeShortfalls,
  type EvidenceMaker,
  limitations,
  needsEvidence,
  type Shortfall,
  undecidedVerdict,
  undeclaredShortfalls,
  withNeed,
} from './missing-evidence.ts';
import { withoutSlowTimes } from './slow-machine.ts';

/**
 * - verified: the deployment kept the rule where it could have broken it.
 * - violated: the deployment broke a rule that is stated, or follows from what its owner declares.
 * - different: it does something else than the local service has chosen, which is legal.
 * - inconclusive: the evidence allows both.
 * - not claimed: the target does not declare what the rule depends on.
 * - not run: no scenario tested the rule; the reason says why.
 * - unobservable: the rule cannot be observed from outside.
 */
export type VerdictKind =
  | 'verified'
  | 'violated'
  | 'different'
  | 'inconclusive'
  | 'not claimed'
  | 'not run'
  | 'unobservable';

/** With the findings that decided it. */
export interface Verdict extends KeptFindings {
  readonly rule: RuleId;
  readonly level: 'stated' | 'declared' | 'chosen';
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

/** Whether a deployment was seen not to keep a rule. */
export function isUnkept({ verdict }: Pick<Verdict, 'verdict'>): boolean {
  return verdict === 'violated' || verdict === 'different';
}

export type Judges = Readonly<Partial<Record<RuleId, LazyJudge>>>;

export interface JudgeContext {
  readonly judges: Judges;
  readonly profile: Profile;
  /** They explain missing evidence. */
  readonly scenarios: readonly EvidenceMaker[];
  /** Called with the error of a judge that throws: its rule is inconclusive, and the others are judged. Default: throws. */
  readonly onError?: (error: string) => void;
  /** Default: every rule of the profile. */
  readonly rules?: readonly RuleId[];
}

/** Judges rules in the document's order, one by one, so that the caller can do other work in between. */
export function* judgeEach(evidence: EvidenceView, judging: JudgeContext): Generator<Verdict> {
  for (const rule of judging.rules ?? rulesOf(judging.profile)) {
    const { level, section, claim } = rules[rule];
    yield { rule, level, section, claim, ...decideRule(rule, evidence, judging) };
  }
}

type Decision = Pick<Verdict, 'verdict' | 'reason' | 'shortfalls'> & KeptFindings;

function decideRule(
  rule: RuleId,
  evidence: EvidenceView,
  judging: JudgeContext,
): Omit<Verdict, 'rule' | 'level' | 'section' | 'claim'> {
  const hidden = whyUnobservable(rule);
  if (hidden !== undefined) {
    return { verdict: 'unobservable', reason: hidden, ...keepFindings([]), notices: [] };
  }
  const { notice, ...findings } = foundBy(rule, evidence, judging);
  const decision = decideBy(findings, { rule, evidence, scenarios: judging.scenarios });
  return { ...decision, notices: notice.said };
}

function foundBy(
  rule: RuleId,
  evidence: EvidenceView,
  { judges, onError }: JudgeContext,
): FindingsByOutcome {
  try {
    return keptByOutcome(findingsOf(rule, judges[rule], evidence));
  } catch (error) {
    if (onError === undefined) throw error;
    const reason = `The judge of ${rule} failed: ${error instanceof Error ? error.message : error}`;
    onError(reason);
    return keptByOutcome([unclear(reason, [])]);
  }
}

function decideBy(
  { broken, holds: holding, unclear: undecidedFindings }: Omit<FindingsByOutcome, 'notice'>,
  {
    rule,
    evidence,
    scenarios,
  }: { rule: RuleId; evidence: EvidenceView; scenarios: readonly EvidenceMaker[] },
): Decision {
  // A violation counts whether or not the declarations were made.
  const [violation] = broken.findings;
  if (violation !== undefined) {
    const verdict = rules[rule].level === 'chosen' ? 'different' : 'violated';
    return { verdict, reason: violation.reason, ...broken };
  }
  const missing = (declarationsToObserve(rule) ?? []).filter(
    (need) => !evidence.subject.claims.includes(need),
  );
  if (missing.length > 0) {
    const shortfalls = undeclaredShortfalls(rule, scenarios, missing);
    return {
      verdict: 'not claimed',
      reason: describeMissing(missing),
      shortfalls,
      ...keepFindings([]),
    };
  }
  const undecidedBy = (finding: Finding) => {
    const { shortfalls, lateness } = limitations(rule, scenarios, evidence);
    const needed = decidedBy(finding, { rule, scenarios, course: evidence });
    const parts = [lateness, sentenceOf(finding.reason), needed, describeShortfalls(shortfalls)];
    const reason = parts.filter((part) => part !== '').join(' ');
    return { verdict: 'inconclusive', reason, shortfalls } as const;
  };
  const [example] = holding.findings;
  if (example !== undefined) {
    const lacking =
      operationWithoutShownJob(rule, holding, evidence) ?? missingCalls(rule, holding, evidence);
    if (lacking === undefined) return { verdict: 'verified', reason: example.reason, ...holding };
    return { ...undecidedBy(needsEvidence(lacking, [])), ...holding };
  }
  const [first] = undecidedFindings.findings;
  if (first === undefined)
    return { ...undecidedVerdict(rule, scenarios, evidence), ...keepFindings([]) };
  const { findings, said: saidFindings } = undecidedFindings;
  const withNeeds = { findings: findings.map(withNeed), said: saidFindings.map(withNeed) };
  return { ...undecidedBy(first), ...undecidedFindings, ...withNeeds };
}

interface MissingEvidence {
  readonly seen: string;
  readonly needed: string;
}

/** Of what operation of `shownFor` no job shows that a rule holds; undefined if jobs of all do. */
function operationWithoutShownJob(
  rule: RuleId,
  holding: KeptFindings,
  { jobs }: EvidenceView,
): MissingEvidence | undefined {
  const shownBy = new Set(evidenceIdsOf(holding));
  const missed = rules[rule].shownFor?.find((operationId) => {
    const submitted = jobs.filter(({ submission }) => submission?.operationId === operationId);
    // Later evidence cannot be assigned to a job whose answer has no id.
    const isNameless = submitted.length > 0 && !submitted.some(hasId);
    return (
      !isNameless && !submitted.some(({ samples }) => samples.some(({ id }) => shownBy.has(id)))
    );
  });
  if (missed === undefined) return undefined;
  const other = missed === 'runJob' ? 'runJobSync' : 'runJob';
  return {
    seen: `The rule was seen to hold only for jobs submitted with \`${other}\``,
    needed: `submit a job with \`${missed}\` that completes`,
  };
}

/** Of what operation of `shownAt` no call shows that a rule holds; undefined if calls of all do. */
function missingCalls(
  rule: RuleId,
  holding: KeptFindings,
  { callsOf }: EvidenceView,
): MissingEvidence | undefined {
  const { shownAt = [] } = rules[rule];
  if (shownAt.length === 0) return undefined;
  const shownBy = new Set(evidenceIdsOf(holding));
  const missed = shownAt.filter(
    (operationId) => !callsOf(operationId).some(({ exchange }) => shownBy.has(exchange.id)),
  );
  const [first] = missed;
  if (first === undefined) return undefined;
  return {
    seen: `No call of ${missed.map((id) => `\`${id}\``).join(' or ')} shows the rule`,
    needed: `send a request of this kind with \`${first}\``,
  };
}

/**
 * What a judge finds about its rule. Throws if the rule has to be shown for the jobs of several
 * operations, and a finding that holds names no evidence of a job.
 */
function* findingsOf(
  rule: RuleId,
  judge: LazyJudge | undefined,
  evidence: EvidenceView,
): Generator<Finding> {
  const isShownForJobs = rules[rule].shownFor !== undefined;
  const ofJobs = new Set(
    isShownForJobs ? evidence.jobs.flatMap(({ samples }) => samples.map(({ id }) => id)) : [],
  );
  for (const finding of judge?.(evidence) ?? []) {
    const { outcome, reason, shownBy } = finding;
    if (isShownForJobs && outcome === 'holds' && !shownBy.some((id) => ofJobs.has(id))) {
      throw new Error(`Expected evidence of a job in what the judge of ${rule} found: ${reason}`);
    }
    yield withoutExplained(withoutSlowTimes(finding, evidence), { rule, evidence });
  }
}

/** What everything was answered with says nothing about a choice of the local service. */
function withoutExplained(
  finding: Finding,
  { rule, evidence }: { rule: RuleId; evidence: EvidenceView },
): Finding {
  if (finding.outcome !== 'broken' || rules[rule].level !== 'chosen') return finding;
  return areAllExplained(finding.shownBy, explainedAnswers(evidence))
    ? { ...finding, outcome: 'unclear' }
    : finding;
}
