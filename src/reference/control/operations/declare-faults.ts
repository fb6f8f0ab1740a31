import type { components } from '#generated/control/types.d.ts';
import { jsonResponse } from '../../../validation/http.ts';
import type { Faults } from '../../engine/injected-faults.ts';
import { type ControlOperation, done } from '../control-operation.ts';
import { invalidCall, invalidFaults } from '../control-problem.ts';

function faultContent(faults: Faults): components['schemas']['DeclaredFaultList'] {
  return {
    faults: faults.list().map(({ fault, fired, left, isInitial }) => ({
      fault,
      fired,
      ...(left !== undefined && { left }),
      isFromSettings: isInitial,
    })),
  };
}

export const listFaults: ControlOperation<'listFaults'> = {
  about: 'account',
  handle({ account }) {
    return jsonResponse(200, faultContent(account.faults));
  },
};

export const declareFaults: ControlOperation<'declareFaults'> = {
  about: 'account',
  async handle({ read, account }) {
    const { faults, keepCounts } = (await read()).body;
    const findings = invalidFaults(faults, { has: (id) => account.endpointIds.has(id) });
    if (findings.length > 0) throw invalidCall(findings);
    account.faults.declare(faults, { keepCounts });
    return jsonResponse(200, faultContent(account.faults));
  },
};

export const clearFaults: ControlOperation<'clearFaults'> = {
  about: 'account',
  handle({ account }) {
    account.faults.declare([]);
    return done;
  },
};
