/** What an account's jobs have cost, in Redis: how a charge is added, and how the sums are read. */
import type { LedgerReport } from '../engine/engine.ts';
import {
  type ChargeSums,
  slotAt,
  slotKinds,
  summable,
  sumsContent,
} from '../engine/rules/charge-slots.ts';
import { type Charge, dollarsOf } from '../engine/rules/job-charges.ts';
import { type BudgetSettings, budgetReport } from '../engine/rules/room-limits.ts';

/** What a job costs, where it is added up, and the event, as JSON for the script that ends jobs. */
export function charging({ units, event }: Charge, endedMs: number): string {
  const { cost, endpointId, quantity } = event;
  return JSON.stringify({
    total: `${new Date(endedMs).toISOString().slice(0, 10)} ${endpointId}`,
    slots: slotKinds.map(({ length, ...kind }) => {
      const { fromMs, oldestMs } = slotAt(endedMs, kind);
      return { length, name: `${length} ${fromMs} ${endpointId}`, oldestMs };
    }),
    units: `${units}`,
    quantity: `${summable(quantity)}`,
    cost,
    event: JSON.stringify(event),
  });
}

/** Two hashes of counts: `<day> <endpoint> units` and so on, `minute <start> <endpoint> units` and so on. */
export function readLedger(
  { days, slots }: Readonly<Record<'days' | 'slots', Readonly<Record<string, string>>>>,
  budget: BudgetSettings | undefined,
): LedgerReport {
  const totals = entriesOf(days).map(({ name, sums }) => {
    const [day = '', endpointId = ''] = name.split(' ');
    return { sums, content: { endpointId, day, ...sumsContent(sums) } };
  });
  const entries = entriesOf(slots).map(({ name, sums }) => {
    const [length, fromMs, endpointId = ''] = name.split(' ');
    return { length, fromMs: Number(fromMs), endpointId, ...sumsContent(sums) };
  });
  const spent = totals.reduce((sum, { sums: { units } }) => sum + units, 0n);
  return {
    total: dollarsOf(spent),
    totals: totals.map(({ content }) => content),
    slots: slotKinds.flatMap(({ length }) =>
      entries.filter((entry) => entry.length === length).map((entry) => ({ ...entry, length })),
    ),
    budget: budgetReport(budget, spent),
  };
}

/** By time and endpoint, in this order: all times are written equally long. */
function entriesOf(
  fields: Readonly<Record<string, string>>,
): { readonly name: string; readonly sums: ChargeSums }[] {
  // What is not a number counts as missing, until upkeep removes it.
  const count = (field: string) => BigInt(/^-?\d+$/.exec(fields[field] ?? '')?.[0] ?? 0);
  return Object.keys(fields)
    .filter((field) => field.endsWith(' units'))
    .map((field) => field.slice(0, -' units'.length))
    .sort()
    .map((name) => ({
      name,
      sums: {
        jobs: Number(count(`${name} jobs`)),
        units: count(`${name} units`),
        quantity: count(`${name} quantity`),
      },
    }));
}
