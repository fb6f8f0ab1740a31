import { jsonResponse } from '../../../validation/http.ts';
import type { ControlOperation } from '../control-operation.ts';
import { invalidCall } from '../control-problem.ts';
import { faultContent } from '../fault-content.ts';
import { faultFindings } from '../fault-findings.ts';

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
