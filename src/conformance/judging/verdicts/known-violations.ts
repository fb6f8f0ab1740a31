/** The baseline: violations that a team knows about and accepts until a date. */

import { validateKnownViolations } from '#generated/file-formats/validators.js';
import { escapeLines } from '../../../core/visible-text.ts';
import { invalidValues } from '../../../validation/errors/invalid-values.ts';

export interface KnownViolation {
  readonly reason: string;
  /** The last day, as `2027-01-31`. */
  readonly until: string;
}

export class BaselineError extends Error {
  override readonly name = 'BaselineError';

  constructor(message: string, options?: ErrorOptions) {
    super(escapeLines(message), options);
  }
}

/** Known violations by rule. */
export type KnownViolations = ReadonlyMap<string, KnownViolation>;

export interface Baseline {
  readonly known: KnownViolations;
  /** As `2027-01-31`. */
  readonly today: string;
}

/**
 * Reads a baseline file. Throws a `BaselineError` if it is invalid, or names an unknown rule or one twice.
 * @param rules the ids of all rules
 */
export function readBaseline(file: unknown, rules: readonly string[]): KnownViolations {
  if (!validateKnownViolations(file)) {
    const errors = validateKnownViolations.errors ?? [];
    const [first] = invalidValues(errors, { value: file, location: 'body' });
    const { pointer = '', expected = '', received = 'something else' } = first ?? {};
    const isWithin = pointer !== '' && pointer !== '/violations';
    throw new BaselineError(
      isWithin
        ? `Expected ${expected} at ${pointer}, got ${received}.`
        : `Expected a list of known violations under \`violations\`, got ${received}.`,
    );
  }
  const violations = new Map<string, KnownViolation>();
  for (const { rule, reason, until } of file.violations) {
    if (!rules.includes(rule)) throw new BaselineError(`There is no rule ${rule}.`);
    if (violations.has(rule)) throw new BaselineError(`The file lists the rule ${rule} twice.`);
    violations.set(rule, { reason, until });
  }
  return violations;
}

/**
 * Marks the violations that the baseline accepts today. An entry is stale if its rule is kept, was not judged, or its
 * last day has passed.
 * @param kept the verdict that says that a rule is kept
 */
export function applyBaseline<Verdict extends { readonly rule: string; readonly verdict: string }>(
  verdicts: readonly Verdict[],
  { known: violations, today }: Baseline,
  { kept, isBroken }: { kept: Verdict['verdict']; isBroken: (verdict: Verdict) => boolean },
): { verdicts: (Verdict & { readonly known?: KnownViolation })[]; stale: string[] } {
  const stale = [...violations].flatMap(([rule, { until }]) => {
    const verdict = verdicts.find((candidate) => candidate.rule === rule)?.verdict;
    if (verdict === kept) return [`${rule} is ${kept}; remove it from the known violations.`];
    if (verdict === undefined) return [`${rule} was not judged: it is not part of the profile.`];
    return until < today
      ? [`${rule} was a known violation until ${until}; fix it or extend the date.`]
      : [];
  });
  const marked = verdicts.map((verdict) => {
    const entry = violations.get(verdict.rule);
    const isAccepted = isBroken(verdict) && entry !== undefined && entry.until >= today;
    return isAccepted ? { ...verdict, known: entry } : verdict;
  });
  return { verdicts: marked, stale };
}
