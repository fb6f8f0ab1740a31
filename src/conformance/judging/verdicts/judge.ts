/** What a judge is: a pure function from evidence to findings about one rule. */
import type { EvidenceView } from '../evidence-view.ts';
import type { JobHistory } from '../jobs/job-history.ts';

/**
 * What one piece of evidence shows about a rule.
 * - holds: the deployment kept the rule where it could have broken it.
 * - broken: no reading of the evidence is legal.
 * - unclear: the evidence allows both.
 * - notice: it is legal and worth knowing; it decides nothing.
 */
export interface Finding {
  readonly outcome: 'holds' | 'broken' | 'unclear' | 'notice';
  /** A sentence: what was expected and what was seen. */
  readonly reason: string;
  readonly shownBy: readonly number[];
  /** By how much a time was kept or missed, and the tolerance that was applied. */
  readonly margin?: string;
  /**
   * Whether it depends on when something was seen, so that it shows nothing where the machine of the checks was slow.
   * Default: what has a margin does.
   */
  readonly isTimed?: boolean;
  /** What would decide an unclear finding, as an imperative. Default: what the rule's scenarios need. */
  readonly needed?: string;
}

export type Findings = Finding | readonly Finding[];

export type DecidingFinding = Finding & { readonly outcome: Exclude<Finding['outcome'], 'notice'> };

/** Finds what the evidence shows about a rule; empty if it shows nothing. Never throws. */
export type Judge = (evidence: EvidenceView) => readonly Finding[];

/** A judge that finds one by one, so that what it finds about each of many records need not be kept. */
export type LazyJudge = (evidence: EvidenceView) => Iterable<Finding>;

export function judgeByJob(
  judge: (history: JobHistory, evidence: EvidenceView) => Findings,
): LazyJudge {
  return (evidence) => foundFor(evidence.jobs, (history) => judge(history, evidence));
}

/** What is found about each thing, made when it is asked for. */
export function* foundFor<Thing>(
  things: Iterable<Thing>,
  judge: (thing: Thing) => Findings,
): Generator<Finding> {
  for (const thing of things) {
    const findings = judge(thing);
    if ('outcome' in findings) yield findings;
    else yield* findings;
  }
}

export function holds(reason: string, shownBy: readonly number[], margin?: string): Finding {
  return { outcome: 'holds', reason, shownBy, ...(margin !== undefined && { margin }) };
}

export function broken(reason: string, shownBy: readonly number[], margin?: string): Finding {
  return { outcome: 'broken', reason, shownBy, ...(margin !== undefined && { margin }) };
}

/** What a slow machine of the checks may only seem to show: that something came too late, or not at all. */
export function brokenInTime(reason: string, shownBy: readonly number[]): Finding {
  return { ...broken(reason, shownBy), isTimed: true };
}

export function unclear(reason: string, shownBy: readonly number[], margin?: string): Finding {
  return { outcome: 'unclear', reason, shownBy, ...(margin !== undefined && { margin }) };
}

export function notice(reason: string, shownBy: readonly number[], margin?: string): Finding {
  return { outcome: 'notice', reason, shownBy, ...(margin !== undefined && { margin }) };
}

/** Findings that hold decide only if the evidence is complete; otherwise they are unclear. */
export function holdingOnlyIf(isComplete: boolean, findings: readonly Finding[]): Finding[] {
  return findings.map((finding) =>
    finding.outcome === 'holds' && !isComplete ? { ...finding, outcome: 'unclear' } : finding,
  );
}
