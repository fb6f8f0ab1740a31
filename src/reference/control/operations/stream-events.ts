import { validators } from '#generated/control/validators.js';
import type { ControlOperation } from '../control-operation.ts';
import { EventStream } from '../event-stream.ts';
import { readCallParameters } from '../read-call.ts';

/** Sends what has happened in the account and what happens from now on, as it happens. */
export const streamEvents: ControlOperation = {
  about: 'account',
  async handle({ request, account: { id }, accounts }) {
    const parameters = await readCallParameters(request, validators.streamEvents);
    const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };
    if (request.method === 'HEAD') return { status: 200, headers };
    const type = parameters.text('type');
    const stream = new EventStream({
      account: () => accounts.get(id),
      after: parameters.integer('Last-Event-ID', 'after'),
      wants: (event) => type === undefined || event.type === type,
      signal: request.signal,
    });
    return { status: 200, headers, stream };
  },
};
