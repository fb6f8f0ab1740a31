/** Violations that a team knows of and bears until a date. */
import { validateKnownViolations } from '#generated/conformance/validators.js';
import { describeFindings } from '../../../validation/findings.ts';
import { isRuleId, type RuleId } from '../rules.ts';
import type { Verdict } from './verdicts.ts';

/** A violation that is baseline. */
export interface KnownViolation {
  readonly reason: string;
  /** The last day, as `2027-01-31`. */
  readonly until: string;
}

/** A file of known violations cannot be used. */
export class KnownViolationsError extends Error {
  override readonly name = 'KnownViolationsError';
}

/** Reads a file's value. Throws a `KnownViolationsError` for what is none, or names a rule twice or one that there is not. */
export function readKnownViolations(file: unknown): ReadonlyMap<RuleId, KnownViolation> {
  if (!validateKnownViolations(file)) {
    const errors = validateKnownViolations.errors ?? [];
    const [first] = describeFindings(errors, { value: file, location: 'body' });
    throw new KnownViolationsError(first?.detail ?? 'It is something else.');
  }
  const known = new Map<RuleId, KnownViolation>();
  for (const { rule, reason, until } of file.violations) {
    if (!isRuleId(rule)) throw new KnownViolationsError(`There is no rule ${rule}.`);
    if (known.has(rule)) throw new KnownViolationsError(`The rule ${rule} stands there twice.`);
    known.set(rule, { reason, until });
  }
  return known;
}

/**
 * Marks the violations that are baseline on a day. An entry is stale when its rule is verified, or is
 * no rule of the profile; one whose last day is over is not baseline any more.
 * @param today as `2027-01-31`
 */
export function applyBaseline(
  verdicts: readonly Verdict[],
  known: ReadonlyMap<RuleId, KnownViolation>,
  today: string,
): { verdicts: Verdict[]; stale: string[] } {
  const stale = [...known].flatMap(([rule, { until }]) => {
    const verdict = verdicts.find((one) => one.rule === rule)?.verdict;
    if (verdict === 'verified')
      return [`${rule} is verified; take it out of the known violations.`];
    if (verdict === undefined) return [`${rule} is not among the rules that were judged.`];
    return until < today ? [`${rule} was baseline until ${until}.`] : [];
  });
  const marked = verdicts.map((verdict) => {
    const baseline = known.get(verdict.rule);
    const isBorne =
      verdict.verdict === 'violated' && baseline !== undefined && baseline.until >= today;
    return isBorne ? { ...verdict, known: baseline } : verdict;
  });
  return { verdicts: marked, stale };
}
