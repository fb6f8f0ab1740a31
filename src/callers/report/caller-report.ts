/** The report about an application, from which every output format is made. */

import { keepFindings } from '../../conformance/judging/verdicts/kept-findings.ts';
import {
  applyBaseline,
  type Baseline,
  type KnownViolation,
} from '../../conformance/judging/verdicts/known-violations.ts';
import type {
  ApplicationRecord,
  EvidenceRecord,
  ScenarioLeftOut,
} from '../../evidence/record-types.ts';
import { callerJudges } from '../judges.ts';
import { type CallerEvidence, callerEvidence, type Scene } from '../judging/caller-evidence.ts';
import {
  type CallerLevel,
  type CallerSummary,
  summarizeCaller,
} from '../judging/caller-summary.ts';
import {
  type CallerJudges,
  type CallerVerdict,
  type CallerVerdictKind,
  judgeCaller,
  withRuleToMend,
} from '../judging/verdicts.ts';
import {
  type CallerDeclarationId,
  type CallerRuleId,
  callerRuleIds,
  callerRules,
  declarationsNeededBy,
  declarationText,
} from '../rules.ts';
import { obstacleToFirstWork } from '../run/application-obstacle.ts';
import { callerScenarios } from '../scenarios.ts';
import { arrivedLines } from './arrived-requests.ts';

/** A verdict, with the known violation that accepts it, if there is one. */
export interface ReportedVerdict extends CallerVerdict {
  readonly known?: KnownViolation;
}

export interface CallerReport {
  readonly application: ApplicationRecord;
  /** Of every rule, in the document's order. */
  readonly verdicts: readonly ReportedVerdict[];
  /** Entries of the baseline that no longer apply, as sentences. */
  readonly stale: readonly string[];
  /** The rules that decide, in the document's order. */
  readonly rules: readonly CallerRuleId[];
  /** Whether these are only some of all rules. */
  readonly isSelection: boolean;
  /** Whether advice counts like the other rules. */
  readonly isStrict: boolean;
  /** Of the rules that decide. */
  readonly summary: CallerSummary;
  /** Why the check could not run, in one or more lines; undefined if it could. */
  readonly obstacle: string | undefined;
  /** What went wrong in the check itself, as sentences. */
  readonly errors: readonly string[];
  readonly leftOut: readonly ScenarioLeftOut[];
  readonly records: readonly EvidenceRecord[];
}

export interface CallerReportOptions {
  /** Whether advice counts like the other rules. */
  readonly isStrict: boolean;
  /** Default: no violation is known. */
  readonly baseline?: Baseline | undefined;
  /** Default: those of this package. */
  readonly judges?: CallerJudges;
}

/** Judges evidence about an application. */
export function callerReportOf(
  records: readonly EvidenceRecord[],
  {
    isStrict,
    baseline = { known: new Map(), today: '' },
    judges = callerJudges,
  }: CallerReportOptions,
): CallerReport {
  const evidence = sortByPlan(callerEvidence(records));
  const obstacle = obstacleWithArrivals(records, evidence);
  const errors: string[] = [];
  const judging = {
    judges,
    scenarios: callerScenarios,
    onError: (error: string) => errors.push(error),
  };
  const judged = callerRuleIds
    .map((rule) => judgeCaller(rule, evidence, judging))
    .map((verdict, _, all) =>
      withRuleToMend(verdict, all, { evidence, scenarios: callerScenarios }),
    )
    .map((verdict) => (obstacle === undefined ? verdict : withoutWork(verdict)));
  const { verdicts, stale } = applyBaseline(judged, baseline, {
    kept: 'kept',
    isBroken: ({ verdict }) => verdict === 'broken',
  });
  const selected = records.flatMap((record) =>
    record.kind === 'plan' && record.selected !== undefined ? [record.selected] : [],
  )[0];
  const rules = callerRuleIds.filter((rule) => selected?.includes(rule) ?? true);
  const deciding = verdicts.filter(({ rule }) => rules.includes(rule));
  const { application, leftOut } = evidence;
  return {
    application,
    verdicts,
    stale,
    rules,
    isStrict,
    errors,
    leftOut,
    records,
    isSelection: selected !== undefined,
    summary: summarizeCaller(deciding, { isStrict, stale, obstacle, errors }),
    obstacle,
  };
}

/** With its parts in the order of plans, whatever ended first, so that reports are alike. */
function sortByPlan(evidence: CallerEvidence): CallerEvidence {
  const place = ({ scenario }: Scene) => callerScenarios.findIndex(({ name }) => name === scenario);
  return {
    ...evidence,
    scenes: [...evidence.scenes].sort((left, right) => place(left) - place(right)),
  };
}

/** Why the check could not run, and what arrived instead; undefined if it could. */
function obstacleWithArrivals(
  records: readonly EvidenceRecord[],
  evidence: CallerEvidence,
): string | undefined {
  const [rehearsal] = callerScenarios;
  const obstacle = obstacleToFirstWork(records, rehearsal);
  const scene = evidence.scenes.find(({ scenario }) => scenario === rehearsal?.name);
  // One that never got as far as its work has sent nothing.
  if (obstacle === undefined || scene === undefined || scene.works.length === 0) return obstacle;
  return [obstacle, ...arrivedLines(evidence, scene)].join('\n');
}

/** An application that does not do its work keeps no rule. */
function withoutWork(verdict: CallerVerdict): CallerVerdict {
  if (verdict.verdict !== 'kept') return verdict;
  return {
    ...verdict,
    ...keepFindings([]),
    verdict: 'not run',
    reason: 'The application failed its first work.',
  };
}

/** How titles name a level, so that they explain it. */
export const levelTitles: Readonly<Record<CallerLevel, string>> = {
  stated: 'stated',
  follows: 'follows from what is stated or open',
  advice: 'advice',
};

/** How titles name broken rules that a library may decide. */
export const byLibrary = 'by what reads the answers, perhaps a library';

/** The verdicts of the rules that decide, of one kind or level or of all. */
export function verdictsOf(
  { verdicts, rules }: Pick<CallerReport, 'verdicts' | 'rules'>,
  {
    kind,
    level,
    isKnown,
  }: { kind?: CallerVerdictKind; level?: CallerLevel; isKnown?: boolean | undefined },
): ReportedVerdict[] {
  return verdicts.filter(
    ({ rule, verdict, known: knownViolation }) =>
      rules.includes(rule) &&
      (isKnown === undefined || isKnown === (knownViolation !== undefined)) &&
      (kind === undefined || verdict === kind) &&
      (level === undefined || callerRules[rule].level === level),
  );
}

/** What the evidence breaks of the rules that decide nothing here. */
export function brokenBesides({
  verdicts,
  rules,
}: Pick<CallerReport, 'verdicts' | 'rules'>): ReportedVerdict[] {
  return verdicts.filter(({ rule, verdict }) => verdict === 'broken' && !rules.includes(rule));
}

/** Whether a rule of a level changes the exit status. */
export function decidesExitStatus(
  { isStrict }: Pick<CallerReport, 'isStrict'>,
  level: CallerLevel,
): boolean {
  return isStrict || level !== 'advice';
}

/** From the start of the first scenario to the end of the last one; 0 without any. */
export function checkedForMs(records: readonly EvidenceRecord[]): number {
  const ends = records.filter((record) => record.kind === 'scenario');
  const [first] = ends;
  if (first === undefined) return 0;
  const from = Math.min(...ends.map(({ startedMs }) => startedMs));
  return Math.max(...ends.map(({ endedMs }) => endedMs)) - from;
}

/** Which declarations would let rules be judged that are not claimed without them, each as a sentence. */
export function missingDeclarations(report: CallerReport): string[] {
  const { declares } = report.application;
  const rulesBy = new Map<CallerDeclarationId, number>();
  for (const { rule } of verdictsOf(report, { kind: 'not claimed' })) {
    for (const need of declarationsNeededBy(rule).filter(
      (declaration) => !declares.includes(declaration),
    )) {
      rulesBy.set(need, (rulesBy.get(need) ?? 0) + 1);
    }
  }
  return [...rulesBy].map(
    ([id, count]) =>
      `${declarationText(id)} is needed for ${count === 1 ? 'one rule' : `${count} rules`}.`,
  );
}
