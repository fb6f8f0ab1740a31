/** Whether there is room for a further job: in its queue, and in the budget of its account. */
import type { components } from '#generated/service-settings/types.d.ts';
import { defaults } from '#generated/service-settings/validators.js';
import type { Alternatives } from '../../alternatives/account-alternatives.ts';
import type { QueueLimits } from '../endpoint-plan.ts';
import type { LedgerReport } from '../engine.ts';
import { unitsOf } from './job-charges.ts';

/**
 * From how many waiting jobs on a queue takes no more: it has to reach a fixed limit and one that
 * grows with the workers. Undefined without limits.
 *
 * @rule queue-length
 */
export function fullQueue(
  limits: QueueLimits | undefined,
  { max }: { readonly max: number },
): number | undefined {
  return limits && Math.max(limits.jobs, limits.jobsPerWorker * max);
}

/** The same, unless the account has an alternative of its own. */
export function queueLimit(
  endpointLimit: number | undefined,
  alternatives: Alternatives,
): number | undefined {
  if (!alternatives.isSet('queue-length')) return endpointLimit;
  return alternatives.id('queue-length') === 'unlimited'
    ? undefined
    : alternatives.parameter('queue-length', 'limited');
}

/** Whether a budget that is spent has an effect on submissions. */
export function hasSpendingLimit(alternatives: Alternatives): boolean {
  return alternatives.id('spending-limit') === 'budget';
}

export type BudgetSettings = components['schemas']['BudgetSettings'];

/** Sums of charges; undefined for what the budget does not do. */
export interface BudgetLimits {
  /** From here on, no further job is accepted that would be charged. */
  readonly refuseAt: bigint | undefined;
  /** Here it is noted once. */
  readonly warnAt: bigint | undefined;
}

/** @rule budget */
export function budgetLimits(budget: BudgetSettings | undefined): BudgetLimits {
  if (budget === undefined) return { refuseAt: undefined, warnAt: undefined };
  const units = unitsOf(budget.amount);
  return exceededOf(budget) === 'warn'
    ? { refuseAt: undefined, warnAt: units }
    : { refuseAt: units, warnAt: undefined };
}

/** Undefined where the account has no budget. */
export function budgetReport(
  budget: BudgetSettings | undefined,
  spent: bigint,
): LedgerReport['budget'] {
  if (budget === undefined) return undefined;
  const { amount } = budget;
  return { amount, exceeded: exceededOf(budget), reached: spent >= unitsOf(amount) };
}

function exceededOf({ exceeded = defaults.BudgetSettings.exceeded }: BudgetSettings) {
  return exceeded;
}
