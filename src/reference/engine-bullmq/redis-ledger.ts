/** Reads what an account's jobs have cost. */
import type { LedgerReport } from '../engine/engine.ts';
import { dollarsOf } from '../engine/rules/job-charges.ts';
import { type BudgetSettings, budgetReport } from '../engine/rules/room-limits.ts';

/** From a hash of counts by day and endpoint: `<day> <endpoint> jobs` and `<day> <endpoint> units`. */
export function readLedger(
  fields: Readonly<Record<string, string>>,
  budget: BudgetSettings | undefined,
): LedgerReport {
  let spent = 0n;
  const totals = Object.keys(fields)
    .sort()
    .flatMap((name) => {
      const [day = '', endpointId = '', kind] = name.split(' ');
      if (kind !== 'units') return [];
      const units = BigInt(fields[name] ?? 0);
      spent += units;
      const jobs = Number(fields[`${day} ${endpointId} jobs`] ?? 0);
      return [{ endpointId, day, jobs, cost: dollarsOf(units) }];
    });
  return { total: dollarsOf(spent), totals, budget: budgetReport(budget, spent) };
}
