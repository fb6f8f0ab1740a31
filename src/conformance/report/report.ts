/** What a run or a judgement has brought, as every form of report tells it. */
import type {
  EvidenceRecord,
  RunRecord,
  ScenarioLeftOut,
  Subject,
} from '../../evidence/records.ts';
import { applyBaseline, type KnownViolation } from '../engine/judging/baseline.ts';
import { type EvidenceView, viewOf } from '../engine/judging/evidence-view.ts';
import { type Judge, unclear } from '../engine/judging/judge.ts';
import { obstaclesIn } from '../engine/judging/obstacles.ts';
import { markRelated } from '../engine/judging/related-violations.ts';
import {
  type Judges,
  judgeEach,
  type Summary,
  summarize,
  type Verdict,
} from '../engine/judging/verdicts.ts';
import type { RuleId, RuleProfile } from '../engine/rules.ts';
import { judges } from '../judges.ts';
import { scenarios } from '../scenarios.ts';

/** All that is told of a deployment. */
export interface Report {
  readonly subject: Subject;
  readonly profile: RuleProfile;
  readonly verdicts: readonly Verdict[];
  readonly summary: Summary;
  /** Known violations that do not hold any more, each as a sentence. */
  readonly stale: readonly string[];
  /** The evidence, for those who want to see for themselves. */
  readonly records: readonly EvidenceRecord[];
  /** How the evidence was gathered; undefined where no run did, or one that did not come to its end. */
  readonly run: RunFacts | undefined;
}

/** How a run went. */
export interface RunFacts extends Omit<RunRecord, 'kind'> {
  /** Scenarios that did not run, and why. */
  readonly leftOut: readonly ScenarioLeftOut[];
  /** What kept the run from telling more, each as a sentence. */
  readonly obstacles: readonly string[];
}

/** What is baseline today. */
export interface Baseline {
  readonly known: ReadonlyMap<RuleId, KnownViolation>;
  /** As `2027-01-31`. */
  readonly today: string;
}

/**
 * What a report means for whoever asked for it. 2: the check could not run, because the suite itself
 * failed, or because something stood in its way where it would be incomplete; else as in the summary.
 */
export function exitStatusOf({ run, summary }: Report): 0 | 1 | 2 | 3 {
  const { faults = [], obstacles = [] } = run ?? {};
  const isHindered = obstacles.length > 0 && summary.exitStatus === 3;
  return faults.length > 0 || isHindered ? 2 : summary.exitStatus;
}

/** How evidence is judged. */
interface ReportOptions {
  readonly profile: RuleProfile;
  readonly baseline?: Baseline | undefined;
}

/** Judges evidence, whether it was gathered just now or long ago. */
export function reportOf(records: readonly EvidenceRecord[], options: ReportOptions): Report {
  const steps = reportInSteps(records, options);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** The same in steps of one rule each: much evidence takes seconds, in which a caller may want to stop. */
export function* reportInSteps(
  records: readonly EvidenceRecord[],
  { profile, baseline = { known: new Map(), today: '' } }: ReportOptions,
): Generator<void, Report> {
  const evidence = viewOf(records);
  const { subject } = evidence;
  yield;
  const faults: string[] = [];
  const reliable = withoutThrowing(judges, (fault) => faults.push(fault));
  const judged: Verdict[] = [];
  for (const verdict of judgeEach(evidence, { judges: reliable, scenarios, profile })) {
    judged.push(verdict);
    yield;
  }
  const { verdicts, stale } = applyBaseline(markRelated(judged), baseline.known, baseline.today);
  const summary = summarize(verdicts, stale);
  const run = runIn(records, evidence);
  return {
    ...{ subject, profile, verdicts, summary, stale, records },
    run: run && { ...run, faults: [...run.faults, ...faults] },
  };
}

/** A mistake in one judge leaves its rule undecided, and the verdicts of all others as they are. */
export function withoutThrowing(judges: Judges, onFault: (fault: string) => void): Judges {
  const guarded = Object.entries(judges).map(([rule, judge]): [string, Judge] => [
    rule,
    (evidence) => {
      try {
        return judge(evidence);
      } catch (error) {
        const fault = `The judge of ${rule} failed: ${error instanceof Error ? error.message : error}`;
        onFault(fault);
        return [unclear(fault, [])];
      }
    },
  ]);
  return Object.fromEntries(guarded);
}

function runIn(
  records: readonly EvidenceRecord[],
  { subject, leftOut = [] }: EvidenceView,
): RunFacts | undefined {
  const found = records.find((record) => record.kind === 'run');
  if (found === undefined) return undefined;
  const { kind: _, ...run } = found;
  return { ...run, leftOut, obstacles: obstaclesIn(records, subject) };
}

/** How long a run took, and how long it was planned to take, where that is known: `11.1 s (planned: 10 s)`. */
export function durationOf({ durationMs, plannedMs }: RunFacts): string {
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  const planned =
    plannedMs === undefined ? '' : ` (planned: about ${Math.round(plannedMs / 1000)} s)`;
  return `${seconds(durationMs)} s${planned}`;
}
