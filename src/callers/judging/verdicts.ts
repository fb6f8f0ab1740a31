/** Turns what judges find about an application into one verdict for each rule. */
import { operations } from '#generated/reference/tables.js';
import { type Finding, unclear } from '../../conformance/judging/verdicts/judge.ts';
import {
  evidenceIdsOf,
  type FindingsByOutcome,
  type KeptFindings,
  keepFindings,
  keptByOutcome,
} from '../../conformance/judging/verdicts/kept-findings.ts';
import { countText } from '../../core/sentences.ts';
import { cancelledReason } from '../../evidence/record-types.ts';
import {
  type CallerRuleId,
  callerRules,
  declarationsNeededBy,
  exemptionsOf,
  notDeclared,
  whyExempt,
} from '../rules.ts';
import type { CallerScenario } from '../run/scenario.ts';
import { reportedOutcomeText } from './application-jobs.ts';
import type { CallerEvidence, Scene } from './caller-evidence.ts';

/**
 * - kept: what the rule is about happened, and the application was seen to handle it.
 * - broken: the application broke the rule.
 * - inconclusive: the evidence allows both, or what the rule is about did not happen.
 * - not claimed: the application does not declare what the rule depends on.
 * - not run: no scenario of the rule ran.
 */
export type CallerVerdictKind = 'kept' | 'broken' | 'inconclusive' | 'not claimed' | 'not run';

export interface CallerVerdict extends KeptFindings {
  readonly rule: CallerRuleId;
  readonly verdict: CallerVerdictKind;
  readonly reason: string;
}

/** Finds what the evidence shows about a rule; nothing if what the rule is about did not happen. */
export type CallerJudge = (evidence: CallerEvidence) => Iterable<Finding>;

export type CallerJudges = Readonly<Record<CallerRuleId, CallerJudge>>;

export interface CallerJudging {
  readonly judges: CallerJudges;
  /** They explain missing evidence. */
  readonly scenarios: readonly CallerScenario[];
  /** Called with the error of a judge that throws: its rule is inconclusive, and the others are judged. */
  readonly onError: (error: string) => void;
}

export function judgeCaller(
  rule: CallerRuleId,
  evidence: CallerEvidence,
  { judges, scenarios, onError }: CallerJudging,
): CallerVerdict {
  const findings = findingsBy(rule, evidence, { judges, onError });
  return { rule, ...decideCallerRule(rule, findings, { evidence, scenarios }) };
}

function findingsBy(
  rule: CallerRuleId,
  evidence: CallerEvidence,
  { judges, onError }: Pick<CallerJudging, 'judges' | 'onError'>,
): FindingsByOutcome {
  try {
    return keptByOutcome(judges[rule](evidence));
  } catch (error) {
    const reason = `The judge of ${rule} failed: ${error instanceof Error ? error.message : error}`;
    onError(reason);
    return keptByOutcome([unclear(reason, [])]);
  }
}

function decideCallerRule(
  rule: CallerRuleId,
  { broken, holds, unclear }: FindingsByOutcome,
  { evidence, scenarios }: { evidence: CallerEvidence; scenarios: readonly CallerScenario[] },
): Omit<CallerVerdict, 'rule'> {
  const { declares } = evidence.application;
  const exempts = exemptionsOf(rule).find((id) => declares.includes(id));
  if (exempts !== undefined) {
    return { verdict: 'not claimed', reason: whyExempt(exempts), ...keepFindings([]) };
  }
  const [violation] = broken.findings;
  if (violation !== undefined) return { verdict: 'broken', reason: violation.reason, ...broken };
  const missing = declarationsNeededBy(rule).filter((need) => !declares.includes(need));
  if (missing.length > 0) {
    return { verdict: 'not claimed', reason: notDeclared(missing), ...keepFindings([]) };
  }
  const [proof] = holds.findings;
  if (proof !== undefined) return { verdict: 'kept', reason: proof.reason, ...holds };
  const [doubt] = unclear.findings;
  if (doubt !== undefined) {
    const reason = `${doubt.reason}${hintAfter(doubt, evidence)}`;
    return { verdict: 'inconclusive', reason, ...unclear };
  }
  const decision = decideWithoutFindings(rule, { evidence, scenarios });
  const why = whyUntouched(rule, evidence);
  return decision.verdict === 'inconclusive' && why !== undefined
    ? { verdict: 'not claimed', reason: why, ...keepFindings([]) }
    : { ...decision, ...keepFindings([]) };
}

/** How work that ran out of time would be decided; empty if it did not, or if the reason says what to do. */
function hintAfter({ shownBy, reason }: Finding, { scenes }: CallerEvidence): string {
  const works = scenes.flatMap((scene) => scene.works).filter(({ id }) => shownBy.includes(id));
  const isAdvised = /\. (?:Let|Check again)\b/.test(reason);
  return !isAdvised && works.some(({ outcome }) => outcome === 'unfinished')
    ? ' Let the application give up before `withinSeconds`, or raise that.'
    : '';
}

/** What an application does that a rule is not about; undefined if the rule is about it. */
function whyUntouched(rule: CallerRuleId, { scenes }: CallerEvidence): string | undefined {
  const { otherwise, shownBy } = callerRules[rule];
  if (shownBy === undefined) return otherwise;
  const { operationId, method, path } = operations[shownBy];
  const isSent = scenes.some(({ calls }) => calls.some((call) => call.operationId === operationId));
  return isSent ? undefined : `It never sends \`${method} ${path}\`.`;
}

function decideWithoutFindings(
  rule: CallerRuleId,
  { evidence, scenarios }: { evidence: CallerEvidence; scenarios: readonly CallerScenario[] },
): Pick<CallerVerdict, 'verdict' | 'reason'> {
  const ruleScenarios = scenarios.filter(({ rules }) => rules.includes(rule));
  const scenes = evidence.scenes.filter(({ scenario }) =>
    ruleScenarios.some(({ name }) => name === scenario),
  );
  const stopped = scenes.find(({ end }) => end?.outcome === 'stopped');
  if (stopped !== undefined) {
    const why = stopped.end?.reason;
    const reason = why === cancelledReason ? why : `${stopped.scenario} stopped: ${why}`;
    return { verdict: 'not run', reason };
  }
  const [left] = evidence.leftOut.filter(({ scenario }) =>
    ruleScenarios.some(({ name }) => name === scenario),
  );
  if (scenes.length === 0 && left !== undefined) {
    return { verdict: left.isUndeclared ? 'not claimed' : 'not run', reason: left.reason };
  }
  if (scenes.length === 0) {
    return {
      verdict: 'not run',
      reason: `No scenario of the rule ran (${callerRules[rule].topic}).`,
    };
  }
  const named = ruleScenarios
    .slice(0, mostScenarios)
    .map(({ name, happens }) => `${name} (${happens.replace(/\.$/, '')})`);
  const rest = ruleScenarios.length - named.length;
  const more = rest > 0 ? `, and ${countText(rest, 'more scenario')}` : '';
  return {
    verdict: 'inconclusive',
    reason: `${notShown} It is judged in ${named.join(', ')}${more}. ${seenIn(scenes)}`,
  };
}

/** What the application did instead, in the first scenario of a rule that came to its work. */
function seenIn(scenes: readonly Scene[]): string {
  const scene = scenes.find(({ works }) => works.length > 0);
  const work = scene?.works[0];
  if (scene === undefined || work === undefined) return 'None of them came to its work.';
  const requests = countText(scene.calls.length, 'request');
  return `In ${scene.scenario}, ${requests} came, and ${reportedOutcomeText(work)}.`;
}

const notShown = 'What happened does not show it.';

/** How many scenarios of a rule are explained. */
const mostScenarios = 2;

/** A verdict without findings says which broken rule of its scenarios may be the reason. */
export function withRuleToMend(
  verdict: CallerVerdict,
  verdicts: readonly CallerVerdict[],
  {
    evidence: { scenes },
    scenarios,
  }: Pick<CallerJudging, 'scenarios'> & { evidence: CallerEvidence },
): CallerVerdict {
  if (verdict.verdict !== 'inconclusive' || verdict.said.length > 0) return verdict;
  const ruleScenarios = scenarios.filter(({ rules }) => rules.includes(verdict.rule));
  const causes = ruleScenarios.flatMap(({ name, rules }) => {
    const ids = new Set(
      scenes.filter(({ scenario }) => scenario === name).flatMap(evidenceIdsOfScene),
    );
    const cause = verdicts.find(
      (other) =>
        other.verdict === 'broken' &&
        rules.includes(other.rule) &&
        evidenceIdsOf(other).some((id) => ids.has(id)),
    );
    return cause === undefined ? [] : [`Mend ${cause.rule} first, which is broken in ${name}.`];
  });
  const [first] = causes;
  return first === undefined ? verdict : { ...verdict, reason: `${notShown} ${first}` };
}

function evidenceIdsOfScene({ calls, deliveries, works }: Scene): number[] {
  return [
    ...calls.map(({ exchange }) => exchange.id),
    ...[...deliveries, ...works].map(({ id }) => id),
  ];
}
