import { jsonResponse } from '../../../validation/http.ts';
import type { ControlOperation } from '../control-operation.ts';

/** Lists what has happened in the account, the oldest first. */
export const listEvents: ControlOperation<'listEvents'> = {
  about: 'account',
  async handle({ read, account }) {
    const { parameters } = await read();
    const { type, after = 0, limit } = parameters.query;
    const all = await account.engine.events.list({ after });
    const events = all.filter((event) => type === undefined || event.type === type).slice(0, limit);
    return jsonResponse(200, { events });
  },
};
