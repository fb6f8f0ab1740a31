/** Reads what an account's jobs have cost. */
import type { LedgerReport } from '../engine/engine.ts';
import { type BudgetSettings, budgetReport } from '../engine/rules/budget-limits.ts';
import { dollarsOf } from '../engine/rules/job-charges.ts';

/** From a hash of counts by day and endpoint: `<day> <endpoint> jobs` and `<day> <endpoint> units`. */
export function readLedger(
  fields: Readonly<Record<string, string>>,
  budget: BudgetSettings | undefined,
): LedgerReport {
  const unitsByPlace = Object.entries(fields).flatMap(([name, value]) => {
    const [day = '', endpointId = '', kind] = name.split(' ');
    return kind === 'units' ? [{ day, endpointId, units: BigInt(value) }] : [];
  });
  const order = ({ day, endpointId }: { day: string; endpointId: string }) =>
    `${day} ${endpointId}`;
  const totals = unitsByPlace
    .sort((one, other) => (order(one) < order(other) ? -1 : 1))
    .map(({ day, endpointId, units }) => ({
      endpointId,
      day,
      jobs: Number(fields[`${day} ${endpointId} jobs`] ?? 0),
      cost: dollarsOf(units),
    }));
  const spent = unitsByPlace.reduce((sum, { units }) => sum + units, 0n);
  return { total: dollarsOf(spent), totals, budget: budgetReport(budget, spent) };
}
