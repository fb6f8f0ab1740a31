import { jsonResponse } from '../../../validation/http.ts';
import { clockContent } from '../clock-content.ts';
import type { ControlOperation } from '../control-operation.ts';

/** Answers what the account's clock shows. */
export const getClock: ControlOperation<'getClock'> = {
  about: 'account',
  handle({ account }) {
    return jsonResponse(200, clockContent(account.clock));
  },
};
