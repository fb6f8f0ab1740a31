import type { components } from '#generated/control/types.d.ts';
import { pricing } from '#generated/reference/tables.js';
import { jsonResponse } from '../../../validation/http.ts';
import type { ControlOperation } from '../control-operation.ts';

/** Answers what the account's jobs have cost. */
export const getLedger: ControlOperation<'getLedger'> = {
  about: 'account',
  async handle({ account }) {
    const { total, totals, budget } = await account.engine.ledger();
    return jsonResponse(200, {
      currency: pricing.currency,
      total,
      jobs: totals.reduce((sum, { jobs }) => sum + jobs, 0),
      totals: [...totals],
      ...(budget !== undefined && { budget }),
    } satisfies components['schemas']['Ledger']);
  },
};
