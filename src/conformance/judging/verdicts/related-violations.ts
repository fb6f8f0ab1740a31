/** Related violations: one defect can break several rules, in the same exchanges or for the same jobs. */
import { jobKey } from '../../../evidence/indexes.ts';
import { type RuleId, rules } from '../../contract/rules.ts';
import { type EvidenceView, memoize } from '../evidence-view.ts';
import { isUnkept, type Verdict } from './verdicts.ts';

/**
 * Links each violation to the more specific one that explains it, or to the one with the most of the same
 * evidence; a stated rule never to a chosen one.
 */
export function markRelated(verdicts: readonly Verdict[], evidence?: EvidenceView): Verdict[] {
  const jobs = evidence === undefined ? new Map<number, string>() : jobsById(evidence);
  const violated = verdicts.filter(isUnkept).map((verdict) => violationOf(verdict, jobs));
  const leads = new Map(violated.map((violation) => [violation.rule, leadOf(violation, violated)]));
  return verdicts.map((verdict) => {
    const lead = leads.get(verdict.rule);
    return lead === undefined ? verdict : { ...verdict, seenWith: lead };
  });
}

/** The key of the job to which each record of evidence belongs. */
const jobsById = memoize(
  ({ jobs }: EvidenceView): ReadonlyMap<number, string> =>
    new Map(
      jobs.flatMap((job) => {
        const key = jobKey(job);
        const ids = [
          ...job.samples.map(({ id }) => id),
          ...job.calls.map(({ exchange }) => exchange.id),
        ];
        return ids.map((id) => [id, key] as const);
      }),
    ),
);

interface Violation {
  readonly rule: RuleId;
  readonly isStated: boolean;
  readonly by: ReadonlySet<number>;
  /** The evidence of each of its findings. */
  readonly findings: readonly (readonly number[])[];
  /** The jobs that it is about. */
  readonly jobs: ReadonlySet<string>;
}

function violationOf(
  { rule, level, said: saidFindings }: Verdict,
  jobs: ReadonlyMap<number, string>,
): Violation {
  const findings = saidFindings.map(({ shownBy }) => shownBy);
  const ids = findings.flat();
  return {
    findings,
    rule,
    isStated: level === 'stated',
    by: new Set(ids),
    jobs: new Set(ids.flatMap((id) => jobs.get(id) ?? [])),
  };
}

function isConsequence(rule: RuleId, cause: RuleId): boolean {
  return rules[rule].follows?.some((id) => id === cause) === true;
}

/** Whether the cause is broken for each job that a violation is about; if it is about none, in each finding. */
function explains(cause: Violation, { rule, jobs, findings }: Violation): boolean {
  const areAllJobs = jobs.size > 0 && [...jobs].every((job) => cause.jobs.has(job));
  const areAllFindings =
    cause.jobs.size === 0 && findings.every((ids) => ids.some((id) => cause.by.has(id)));
  return isConsequence(rule, cause.rule) && (areAllJobs || areAllFindings);
}

/** If two violations have the same evidence, the later one is linked to the first. */
function leadOf(violation: Violation, violated: readonly Violation[]): RuleId | undefined {
  if (violation.by.size === 0) return undefined;
  const others = violated.filter(
    (other) =>
      other !== violation &&
      (other.isStated || !violation.isStated) &&
      !isConsequence(other.rule, violation.rule),
  );
  const cause = others.find((other) => explains(other, violation));
  if (cause !== undefined) return cause.rule;
  const leads = others.filter(
    (other) =>
      [...violation.by].every((id) => other.by.has(id)) &&
      (other.by.size > violation.by.size ||
        (other.isStated && !violation.isStated) ||
        violated.indexOf(other) < violated.indexOf(violation)),
  );
  const [lead] = leads.sort(
    (left, right) => Number(right.isStated) - Number(left.isStated) || right.by.size - left.by.size,
  );
  return lead?.rule;
}

export function relatedLast(verdicts: readonly Verdict[]): Verdict[] {
  const isLed = ({ seenWith }: Verdict) => seenWith !== undefined;
  return [...verdicts.filter((verdict) => !isLed(verdict)), ...verdicts.filter(isLed)];
}
