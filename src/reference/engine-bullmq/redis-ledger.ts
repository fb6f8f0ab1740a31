/** What an account's jobs have cost, in Redis: how a charge is added, and how the sums are read. */

import type { Steps } from '../../core/event-loop-turns.ts';
import { sortedInSteps } from '../../core/sorting.ts';
import type { LedgerReport } from '../engine/engine.ts';
import {
  type ChargeSums,
  quantityInThousandths,
  slotAt,
  slotKinds,
  sumsContent,
  unitsPerSlot,
} from '../engine/rules/charge-slots.ts';
import { type Charge, dollarsOf } from '../engine/rules/job-charges.ts';
import { type BudgetSettings, budgetReport } from '../engine/rules/queue-and-budget-limits.ts';

/** What a job costs, where it is added up, and the event, as JSON for the script that ends jobs. */
export function chargeArgument({ units, event }: Charge, endedMs: number): string {
  const { cost, endpointId, quantity } = event;
  return JSON.stringify({
    total: `${new Date(endedMs).toISOString().slice(0, 10)} ${endpointId}`,
    slots: slotKinds.map(({ length, ...kind }) => {
      const { fromMs, oldestMs } = slotAt(endedMs, kind);
      return { length, name: `${length} ${fromMs} ${endpointId}`, oldestMs };
    }),
    units: `${units}`,
    quantity: `${quantityInThousandths(quantity)}`,
    cost,
    event: JSON.stringify(event),
  });
}

/** Two hashes of counts: `<day> <endpoint> units` and so on, `minute <start> <endpoint> units` and so on. */
export function* ledgerFromHashes(
  { days, slots }: Readonly<Record<'days' | 'slots', Readonly<Record<string, string>>>>,
  budget: BudgetSettings | undefined,
): Steps<LedgerReport> {
  let spent = 0n;
  const totals = yield* contentsOf(days, ({ name, sums }) => {
    const [day = '', endpointId = ''] = name.split(' ');
    spent += sums.units;
    return { endpointId, day, ...sumsContent(sums) };
  });
  const entries = yield* contentsOf(slots, ({ name, sums }) => {
    const [length, fromMs, endpointId = ''] = name.split(' ');
    return { length, fromMs: Number(fromMs), endpointId, ...sumsContent(sums) };
  });
  return {
    total: dollarsOf(spent),
    totals,
    slots: slotKinds.flatMap(({ length }) =>
      entries.filter((entry) => entry.length === length).map((entry) => ({ ...entry, length })),
    ),
    budget: budgetReport(budget, spent),
  };
}

/** Fields that are looked at in one step. */
const stepFields = 64;

const unitsField = ' units';

/** By time and endpoint, in this order: all times are written equally long. */
function* contentsOf<Content>(
  fields: Readonly<Record<string, string>>,
  content: (entry: { readonly name: string; readonly sums: ChargeSums }) => Content,
): Steps<Content[]> {
  // What is not a number counts as missing, until upkeep removes it.
  const count = (field: string) => BigInt(/^-?\d+$/.exec(fields[field] ?? '')?.[0] ?? 0);
  const names: string[] = [];
  for (const [index, field] of Object.keys(fields).entries()) {
    if (index % stepFields === 0) yield stepFields;
    if (field.endsWith(unitsField)) names.push(field.slice(0, -unitsField.length));
  }
  const sorted = yield* sortedInSteps(names, (a, b) => (a < b ? -1 : 1));
  const contents: Content[] = [];
  for (const [index, name] of sorted.entries()) {
    if (index % stepFields === 0) yield stepFields * unitsPerSlot;
    const sums = {
      jobs: Number(count(`${name} jobs`)),
      units: count(`${name} units`),
      quantity: count(`${name} quantity`),
    };
    contents.push(content({ name, sums }));
  }
  return contents;
}
