import type { components } from '#generated/control/types.d.ts';
import { pricing } from '#generated/reference/tables.js';
import { defaults } from '#generated/service-settings/validators.js';
import { jsonResponse } from '../../../validation/http.ts';
import type { Account } from '../../account.ts';
import type { ControlOperation } from '../control-operation.ts';

/** Answers what the account's jobs have cost. */
export const getLedger: ControlOperation<'getLedger'> = {
  about: 'account',
  handle({ account }) {
    const totals = account.ledger.totals();
    const budget = budgetOf(account);
    return jsonResponse(200, {
      currency: pricing.currency,
      total: account.ledger.total,
      jobs: totals.reduce((sum, { jobs }) => sum + jobs, 0),
      totals,
      ...(budget !== undefined && { budget }),
    } satisfies components['schemas']['Ledger']);
  },
};

function budgetOf({
  settings: { budget },
  ledger,
}: Account): components['schemas']['Budget'] | undefined {
  if (budget === undefined) return undefined;
  const { amount, exceeded = defaults.BudgetSettings.exceeded } = budget;
  return { amount, exceeded, reached: ledger.hasReached(amount) };
}
