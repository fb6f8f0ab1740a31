import { validators } from '#generated/control/validators.js';
import { jsonResponse } from '../../../validation/http.ts';
import type { ControlOperation } from '../control-operation.ts';
import { readCallParameters } from '../read-call.ts';

/** Lists what has happened in the account, the oldest first. */
export const listEvents: ControlOperation = {
  about: 'account',
  async handle({ request, account }) {
    const query = await readCallParameters(request, validators.listEvents);
    const type = query.text('type');
    const events = account.events
      .list({ after: query.integer('after') })
      .filter((event) => type === undefined || event.type === type)
      .slice(0, query.integer('limit'));
    return jsonResponse(200, { events });
  },
};
