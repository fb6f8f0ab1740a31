/** The baseline: violations that a team knows about and accepts until a date. */

import { validateKnownViolations } from '#generated/conformance/validators.js';
import { escapeLines } from '../../core/visible-text.ts';
import { invalidValues } from '../../validation/errors/invalid-values.ts';
import { isRuleId, type RuleId } from '../contract/rules.ts';
import { isUnkept, type Verdict } from './verdicts.ts';

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

/** Reads a baseline file. Throws a `BaselineError` if it is invalid, or names an unknown rule or one twice. */
export function readBaseline(file: unknown): ReadonlyMap<RuleId, KnownViolation> {
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
  const known = new Map<RuleId, KnownViolation>();
  for (const { rule, reason, until } of file.violations) {
    if (!isRuleId(rule)) throw new BaselineError(`There is no rule ${rule}.`);
    if (known.has(rule)) throw new BaselineError(`The file lists the rule ${rule} twice.`);
    known.set(rule, { reason, until });
  }
  return known;
}

/**
 * Marks the violations that the baseline accepts on a day. An entry is stale if its rule is verified,
 * is not part of the profile, or its last day has passed.
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
      return [`${rule} is verified; remove it from the known violations.`];
    if (verdict === undefined) return [`${rule} was not judged: it is not part of the profile.`];
    return until < today
      ? [`${rule} was a known violation until ${until}; fix it or extend the date.`]
      : [];
  });
  const marked = verdicts.map((verdict) => {
    const entry = known.get(verdict.rule);
    const isAccepted = isUnkept(verdict) && entry !== undefined && entry.until >= today;
    return isAccepted ? { ...verdict, known: entry } : verdict;
  });
  return { verdicts: marked, stale };
}
