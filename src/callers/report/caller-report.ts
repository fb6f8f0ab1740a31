/** The report about an application, from which every output format is made. */
import type { ApplicationRecord, EvidenceRecord, ScenarioLeftOut } from '../../evidence/records.ts';
import { callerJudges } from '../judges.ts';
import { callerEvidence } from '../judging/caller-evidence.ts';
import {
  type CallerLevel,
  type CallerSummary,
  summarizeCaller,
} from '../judging/caller-summary.ts';
import { type CallerVerdict, type CallerVerdictKind, judgeCaller } from '../judging/verdicts.ts';
import { type CallerRuleId, callerRuleIds, callerRules } from '../rules.ts';
import { obstacleIn } from '../run/obstacle.ts';
import { callerScenarios } from '../scenarios.ts';

export interface CallerReport {
  readonly application: ApplicationRecord;
  /** Of every rule, in the document's order. */
  readonly verdicts: readonly CallerVerdict[];
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
  readonly leftOut: readonly ScenarioLeftOut[];
  readonly records: readonly EvidenceRecord[];
}

/** Judges evidence about an application. */
export function callerReportOf(
  records: readonly EvidenceRecord[],
  { isStrict }: { isStrict: boolean },
): CallerReport {
  const evidence = callerEvidence(records);
  const verdicts = callerRuleIds.map((rule) =>
    judgeCaller(rule, evidence, { judges: callerJudges, scenarios: callerScenarios }),
  );
  const selected = records.flatMap((record) =>
    record.kind === 'plan' && record.selected !== undefined ? [record.selected] : [],
  )[0];
  const rules = callerRuleIds.filter((rule) => selected?.includes(rule) ?? true);
  const deciding = verdicts.filter(({ rule }) => rules.includes(rule));
  const { application, leftOut } = evidence;
  return {
    ...{ application, verdicts, rules, isStrict, leftOut, records },
    isSelection: selected !== undefined,
    summary: summarizeCaller(deciding, { isStrict }),
    obstacle: obstacleIn(records, callerScenarios[0]),
  };
}

/** 2: the check could not run, and no rule is seen broken. */
export function exitStatusOfCaller({
  obstacle,
  summary,
}: Pick<CallerReport, 'obstacle' | 'summary'>): 0 | 1 | 2 | 3 {
  return obstacle !== undefined && summary.exitStatus !== 1 ? 2 : summary.exitStatus;
}

/** The verdicts of the rules that decide, of one kind or level or of all. */
export function verdictsOf(
  { verdicts, rules }: Pick<CallerReport, 'verdicts' | 'rules'>,
  { kind, level }: { kind?: CallerVerdictKind; level?: CallerLevel },
): CallerVerdict[] {
  return verdicts.filter(
    ({ rule, verdict }) =>
      rules.includes(rule) &&
      (kind === undefined || verdict === kind) &&
      (level === undefined || callerRules[rule].level === level),
  );
}

/** Whether a rule of a level changes the exit status. */
export function isDeciding(
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
