/** What goes wrong in an account on purpose. */
import type { components } from '#generated/control/types.d.ts';
import { jsonResponse } from '../../../validation/http.ts';
import type { Faults } from '../../engine/faults.ts';
import { type ControlOperation, done } from '../control-operation.ts';
import { faultFindings, invalidCall } from '../control-problem.ts';

/** What callers see of an account's faults. */
function faultContent(faults: Faults): components['schemas']['DeclaredFaultList'] {
  return {
    faults: faults.list().map(({ fault, left }) => ({
      fault,
      ...(left !== undefined && { left }),
    })),
  };
}

/** Lists what is declared to go wrong in the account. */
export const listFaults: ControlOperation<'listFaults'> = {
  about: 'account',
  handle({ account }) {
    return jsonResponse(200, faultContent(account.faults));
  },
};

/** Replaces what goes wrong in the account; counts and chances begin anew. */
export const declareFaults: ControlOperation<'declareFaults'> = {
  about: 'account',
  async handle({ read, account }) {
    const { faults } = (await read()).body;
    const findings = faultFindings(faults, { has: (id) => account.endpointIds.has(id) });
    if (findings.length > 0) throw invalidCall(findings);
    account.faults.declare(faults);
    return jsonResponse(200, faultContent(account.faults));
  },
};

/** Nothing goes wrong on purpose any more. */
export const clearFaults: ControlOperation<'clearFaults'> = {
  about: 'account',
  handle({ account }) {
    account.faults.declare([]);
    return done;
  },
};
