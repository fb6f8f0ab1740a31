import { jsonResponse } from '../../../validation/http.ts';
import type { ControlOperation } from '../control-operation.ts';
import { faultContent } from '../fault-content.ts';

/** Lists what is declared to go wrong in the account. */
export const listFaults: ControlOperation<'listFaults'> = {
  about: 'account',
  handle({ account }) {
    return jsonResponse(200, faultContent(account.faults));
  },
};
