/** Turns what judges find about an application into one verdict for each rule. */
import type { Finding } from '../../conformance/judging/judge.ts';
import {
  type FindingsByOutcome,
  type KeptFindings,
  kept,
  keptByOutcome,
} from '../../conformance/judging/kept-findings.ts';
import { cancelledReason } from '../../evidence/records.ts';
import {
  type CallerRuleId,
  callerRules,
  declared,
  exemptionsOf,
  needsOf,
  notDeclared,
} from '../rules.ts';
import type { CallerScenario } from '../run/scenario.ts';
import type { CallerEvidence } from './caller-evidence.ts';

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
  readonly notices: readonly Finding[];
}

/** Finds what the evidence shows about a rule; nothing if what the rule is about did not happen. */
export type CallerJudge = (evidence: CallerEvidence) => Iterable<Finding>;

export type CallerJudges = Readonly<Record<CallerRuleId, CallerJudge>>;

export function judgeCaller(
  rule: CallerRuleId,
  evidence: CallerEvidence,
  { judges, scenarios }: { judges: Partial<CallerJudges>; scenarios: readonly CallerScenario[] },
): CallerVerdict {
  const found = keptByOutcome(judges[rule]?.(evidence) ?? []);
  return { rule, notices: found.notice.said, ...decide(rule, found, { evidence, scenarios }) };
}

function decide(
  rule: CallerRuleId,
  { broken, holds, unclear }: FindingsByOutcome,
  { evidence, scenarios }: { evidence: CallerEvidence; scenarios: readonly CallerScenario[] },
): Omit<CallerVerdict, 'rule' | 'notices'> {
  const { declares } = evidence.application;
  const exempts = exemptionsOf(rule).find((one) => declares.includes(one));
  if (exempts !== undefined) {
    return { verdict: 'not claimed', reason: declared(exempts), ...kept([]) };
  }
  const [violation] = broken.findings;
  if (violation !== undefined) return { verdict: 'broken', reason: violation.reason, ...broken };
  const { shownBy, otherwise } = callerRules[rule];
  const missing = needsOf(rule).filter((need) => !declares.includes(need));
  if (missing.length > 0) {
    return { verdict: 'not claimed', reason: notDeclared(missing), ...kept([]) };
  }
  const [shown] = holds.findings;
  if (shown !== undefined) return { verdict: 'kept', reason: shown.reason, ...holds };
  const [doubt] = unclear.findings;
  if (doubt !== undefined) return { verdict: 'inconclusive', reason: doubt.reason, ...unclear };
  const decision = undecided(rule, { evidence, scenarios });
  const isAsked = evidence.scenes.some(({ calls }) =>
    calls.some(({ operationId }) => operationId === shownBy),
  );
  const why = otherwise ?? (shownBy !== undefined && !isAsked ? neverAsks : undefined);
  return decision.verdict === 'inconclusive' && why !== undefined
    ? { verdict: 'not claimed', reason: why, ...kept([]) }
    : { ...decision, ...kept([]) };
}

/** The only operation that rules name is the one that reads a job. */
const neverAsks = 'It never asks for the status of a job.';

function undecided(
  rule: CallerRuleId,
  { evidence, scenarios }: { evidence: CallerEvidence; scenarios: readonly CallerScenario[] },
): Pick<CallerVerdict, 'verdict' | 'reason'> {
  const own = scenarios.filter(({ rules }) => rules.includes(rule));
  const scenes = evidence.scenes.filter(({ scenario }) =>
    own.some(({ name }) => name === scenario),
  );
  const stopped = scenes.find(({ end }) => end?.outcome === 'stopped');
  if (stopped !== undefined) {
    const why = stopped.end?.reason;
    const reason = why === cancelledReason ? why : `${stopped.scenario} stopped: ${why}`;
    return { verdict: 'not run', reason };
  }
  const [left] = evidence.leftOut.filter(({ scenario }) =>
    own.some(({ name }) => name === scenario),
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
  const happens = own.map(({ happens: what }) => what).join(' ');
  return {
    verdict: 'inconclusive',
    reason: `What happened does not show it. It is judged where this happens: ${happens}`,
  };
}
