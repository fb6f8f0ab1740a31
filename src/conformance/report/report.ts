/** The report of a run or of judged evidence, from which every output format is made. */
import { countText } from '../../core/sentences.ts';
import {
  cancelledReason,
  type EvidenceRecord,
  type RunRecord,
  type ScenarioLeftOut,
  type Subject,
} from '../../evidence/record-types.ts';
import type { Profile } from '../contract/rules.ts';
import { furtherRules, judges } from '../judges.ts';
import { viewOf } from '../judging/evidence-view.ts';
import { applyBaseline, type Baseline } from '../judging/verdicts/known-violations.ts';
import { markRelated } from '../judging/verdicts/related-violations.ts';
import { obstaclesIn } from '../judging/verdicts/run-obstacles.ts';
import { slowMachineObstacle } from '../judging/verdicts/slow-machine.ts';
import { type Summary, summarize } from '../judging/verdicts/summary.ts';
import { isUnkept, judgeEach, type Verdict } from '../judging/verdicts/verdicts.ts';
import { recognisers } from '../recognisers.ts';
import { recognise } from '../recognising/recognise.ts';
import {
  type ReportedAlternative,
  reportAlternatives,
} from '../recognising/reported-alternatives.ts';
import { scenarios } from '../scenarios.ts';

export interface DeploymentReport {
  readonly subject: Subject;
  readonly profile: Profile;
  readonly verdicts: readonly Verdict[];
  readonly summary: Summary;
  /** What the deployment does about the open points, in the document's order. Only rules decide. */
  readonly alternatives: readonly ReportedAlternative[];
  /** Ids of the rules that decide the exit status; undefined if all do. */
  readonly selected?: readonly string[] | undefined;
  readonly stale: readonly string[];
  readonly records: readonly EvidenceRecord[];
  /** The run that recorded the evidence; undefined without one, or if it did not finish. */
  readonly run: RunFacts | undefined;
}

export interface RunFacts extends Omit<RunRecord, 'kind'> {
  readonly leftOut: readonly ScenarioLeftOut[];
  /** Why the run brought less evidence than planned, as sentences. */
  readonly obstacles: readonly string[];
  /** Whether one of them has another reason than that this machine was slow. */
  readonly isHindered: boolean;
}

/** 2: the check could not run, since the suite failed or obstacles hindered it; otherwise the summary's. */
export function exitStatusOf({ run, summary }: DeploymentReport): 0 | 1 | 2 | 3 {
  const { errors = [], isHindered = false } = run ?? {};
  return errors.length > 0 || (isHindered && summary.exitStatus === 3) ? 2 : summary.exitStatus;
}

interface ReportOptions {
  readonly profile: Profile;
  readonly baseline?: Baseline | undefined;
}

export function createReport(
  records: readonly EvidenceRecord[],
  options: ReportOptions,
): DeploymentReport {
  const steps = reportInSteps(records, options);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** Judges in steps of one rule, so that a caller can stop in between: much evidence takes seconds. */
export function* reportInSteps(
  records: readonly EvidenceRecord[],
  { profile, baseline = { known: new Map(), today: '' } }: ReportOptions,
): Generator<void, DeploymentReport> {
  const evidence = viewOf(records);
  const { subject } = evidence;
  yield;
  const errors: string[] = [];
  const judged: Verdict[] = [];
  const onError = (error: string) => errors.push(error);
  for (const verdict of judgeEach(evidence, { judges, scenarios, profile, onError })) {
    judged.push(verdict);
    yield;
  }
  const { verdicts, stale } = applyBaseline(markRelated(judged, evidence), baseline, {
    kept: 'verified',
    isBroken: isUnkept,
  });
  const chosen = judged.filter(({ level }) => level === 'chosen');
  if (profile === 'contract') {
    const rules = furtherRules;
    for (const verdict of judgeEach(evidence, { judges, scenarios, profile, onError, rules })) {
      chosen.push(verdict);
      yield;
    }
  }
  const recognised = recognise(evidence, { recognisers, scenarios, onError });
  const alternatives = reportAlternatives(recognised, chosen, { profile, recognisers });
  const { selected } = records.find((record) => record.kind === 'plan') ?? {};
  const summary = summarize(verdicts, stale, selected);
  const deciding = verdicts.filter(({ rule }) => selected?.includes(rule) ?? true);
  const hindrances = obstaclesIn(records, evidence);
  const run = runIn(records, {
    leftOut: evidence.leftOut ?? [],
    obstacles: [...slowMachineObstacle(deciding, scenarios, evidence), ...hindrances],
    isHindered: hindrances.length > 0,
  });
  return {
    subject,
    profile,
    verdicts,
    summary,
    alternatives,
    selected,
    stale,
    records,
    run: run && { ...run, errors: [...run.errors, ...errors] },
  };
}

function runIn(
  records: readonly EvidenceRecord[],
  facts: Pick<RunFacts, 'leftOut' | 'obstacles' | 'isHindered'>,
): RunFacts | undefined {
  const runRecord = records.find((record) => record.kind === 'run');
  if (runRecord === undefined) return undefined;
  const { kind: _, ...run } = runRecord;
  return { ...run, ...facts };
}

/** What the numbers beside rules mean, where reports show some. */
export const sectionHint = "Sections are those of the service's description.";

/** Why rules get verdicts that evidence cannot change. */
export const verdictHints = {
  'not claimed': 'the target file lacks a declaration',
  unobservable: 'requests and responses cannot show it',
} as const;

/** What differences from the local service mean for the exit status, as a sentence. */
export function meaningOfDifferences({
  profile,
  summary,
}: Pick<DeploymentReport, 'profile' | 'summary'>) {
  if (profile === 'contract') return 'Differences do not change the exit status.';
  const { different = 0 } = summary.counts;
  const rules = `${different} ${different === 1 ? 'rule is' : 'rules are'} different`;
  return `All this is legal, but the profile reference expects the choices of the local service: ${rules}.`;
}

export function isSelected(
  { selected }: Pick<DeploymentReport, 'selected'>,
  { rule }: Verdict,
): boolean {
  return selected?.includes(rule) ?? true;
}

/** A line about a run that somebody cancelled; none for any other run. */
export function cancellationIn({ records }: Pick<DeploymentReport, 'records'>): string[] {
  const stopped = records.filter(
    (record) => record.kind === 'scenario' && record.reason === cancelledReason,
  ).length;
  if (stopped === 0) return [];
  return [`Cancelled: ${countText(stopped, 'scenario')} did not finish.`];
}

/** The duration of a run without judging, and the planned one if known: `ran for 11.1 s (planned: about 10 s)`. */
export function runDurationText({ durationMs, plannedMs }: RunFacts): string {
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  const planned =
    plannedMs === undefined ? '' : ` (planned: about ${Math.round(plannedMs / 1000)} s)`;
  return `ran for ${seconds(durationMs)} s${planned}`;
}
