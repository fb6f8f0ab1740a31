/** What a job costs, before and after it runs, for any engine. */
import type { components } from '#generated/service-settings/types.d.ts';
import type { EndpointPlan } from '../endpoint.ts';
import type { Estimate } from '../engine.ts';
import { chargeFor, dollarsOf } from '../job-snapshot.ts';
import type { Task } from '../job-worker.ts';

/** What a job with this input would cost on an endpoint. */
export function estimateCharge(
  { worker, price }: Pick<EndpointPlan, 'worker' | 'price'>,
  input: Task['input'],
): Estimate {
  const forecast = worker.forecast?.(input);
  const nothing = { charge: undefined, reason: undefined, problems: [] };
  if (forecast?.kind === 'invalid') return { ...nothing, problems: forecast.problems };
  if (forecast === undefined || price === undefined) {
    return { ...nothing, reason: 'Jobs of this endpoint are not charged.' };
  }
  if (forecast.kind === 'unknown') return { ...nothing, reason: forecast.reason };
  const { quantity } = forecast;
  const cost = dollarsOf(chargeFor(price, quantity));
  return { ...nothing, charge: { quantity: quantity.toString(), cost } };
}

/**
 * An output with its cost, unchanged without one. The cost is a JSON number of at most 15
 * significant digits up to 99,999 dollars, which a double represents digit by digit. Spreading two objects into one would create a
 * hidden class per job, which is slow and stays as long as the job.
 */
export function withCost(
  output: Readonly<Record<string, unknown>>,
  cost: string | undefined,
): Readonly<Record<string, unknown>> {
  return cost === undefined ? output : Object.assign({}, output, { cost: Number(cost) });
}

/** An entry of `budget` in the settings of an account. */
export type BudgetSettings = components['schemas']['BudgetSettings'];
