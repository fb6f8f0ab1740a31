/** What a run or a judgement has brought, as every form of report tells it. */
import type { EvidenceRecord, Subject } from '../../evidence/records.ts';
import type { RunResult } from '../driving/run.ts';
import type { SubmittedJob } from '../driving/submitted-jobs.ts';
import { judges } from '../judges.ts';
import { viewOf } from '../judging/evidence-view.ts';
import { bear, type KnownViolation } from '../judging/known-violations.ts';
import { obstaclesIn } from '../judging/obstacles.ts';
import {
  judgeAll,
  type Summary,
  summarize,
  type Untold,
  type Verdict,
} from '../judging/verdicts.ts';
import type { Plan } from '../plan.ts';
import type { RuleId, RuleProfile } from '../rules.ts';

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
  /** How the evidence was gathered; undefined where it was read from a file. */
  readonly run: RunFacts | undefined;
}

/** How a run went. */
export interface RunFacts {
  /** When it began, in milliseconds since the epoch, and how long it took, both in real time. */
  readonly startedMs: number;
  readonly durationMs: number;
  /** What all jobs together could have cost at worst, in dollars as decimal text. */
  readonly reserved: string;
  readonly requests: number;
  /** Jobs that may still run. */
  readonly left: readonly SubmittedJob[];
  /** How many jobs were submitted. */
  readonly jobs: number;
  /** Scenarios that did not run, and why. */
  readonly leftOut: readonly { readonly scenario: string; readonly reason: string }[];
  /** What kept the run from telling more, each as a sentence. */
  readonly obstacles: readonly string[];
  /** Mistakes of the suite itself. */
  readonly faults: readonly string[];
}

/** What is borne today. */
export interface Borne {
  readonly known: ReadonlyMap<RuleId, KnownViolation>;
  /** As `2027-01-31`. */
  readonly today: string;
}

/** Judges what a run has brought. */
export function reportOfRun(
  result: RunResult,
  {
    plan,
    startedMs,
    endedMs,
    borne,
  }: { plan: Plan; startedMs: number; endedMs: number; borne?: Borne | undefined },
): Report {
  const { records, jobs, reserved, requests, faults } = result;
  const stopped = new Map(
    records.flatMap((record) =>
      record.kind === 'scenario' && record.outcome === 'stopped'
        ? [[record.scenario, record.reason ?? 'It was stopped.'] as const]
        : [],
    ),
  );
  const untold = (rule: RuleId): Untold | undefined => {
    const planned = plan.untold(rule);
    if (planned !== undefined) return planned;
    const telling = plan.scenarios.filter(({ scenario }) => scenario.rules.includes(rule));
    const reasons = telling.map(({ scenario: { name } }) => ({ name, reason: stopped.get(name) }));
    if (reasons.some(({ reason }) => reason === undefined)) return undefined;
    const reason = reasons.map(({ name, reason: why }) => `${name} stopped: ${why}`).join(' ');
    return { verdict: 'not run', reason };
  };
  const found = judged(records, { profile: plan.profile, untold, borne });
  return {
    ...found,
    run: {
      startedMs,
      durationMs: endedMs - startedMs,
      reserved,
      requests,
      jobs: jobs.length,
      left: jobs.filter(({ fate }) => fate === 'left'),
      leftOut: plan.leftOut.map(({ scenario, reason }) => ({ scenario: scenario.name, reason })),
      obstacles: obstaclesIn(records, found.subject),
      faults: faults.map(({ message }) => message),
    },
  };
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

/** Judges evidence that was gathered before. */
export function reportOfEvidence(
  records: readonly EvidenceRecord[],
  { profile, borne }: { profile: RuleProfile; borne?: Borne | undefined },
): Report {
  return { ...judged(records, { profile, borne }), run: undefined };
}

function judged(
  records: readonly EvidenceRecord[],
  {
    profile,
    untold,
    borne = { known: new Map(), today: '' },
  }: {
    profile: RuleProfile;
    untold?: (rule: RuleId) => Untold | undefined;
    borne?: Borne | undefined;
  },
): Omit<Report, 'run'> {
  const evidence = viewOf(records);
  const found = judgeAll(evidence, { judges, profile, ...(untold && { untold }) });
  const { verdicts, stale } = bear(found, borne.known, borne.today);
  const summary = summarize(verdicts, stale);
  return { subject: evidence.subject, profile, verdicts, summary, stale, records };
}
