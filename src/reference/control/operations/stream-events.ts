import { validators } from '#generated/control/validators.js';
import type { ControlOperation } from '../control-operation.ts';
import { EventStream } from '../event-stream.ts';
import { readCallHeader, readCallQuery } from '../read-call.ts';

/** Sends what has happened in the account and what happens from now on, as it happens. */
export const streamEvents: ControlOperation = {
  about: 'account',
  handle({ request, account: { id }, accounts }) {
    const query = readCallQuery(request, validators.streamEvents);
    const lastEventId = readCallHeader(request, validators.streamEvents, 'Last-Event-ID');
    const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };
    if (request.method === 'HEAD') return { status: 200, headers };
    const type = query.text('type');
    const stream = new EventStream({
      account: () => accounts.get(id),
      after: lastEventId ?? query.integer('after'),
      wants: (event) => type === undefined || event.type === type,
      signal: request.signal,
    });
    return { status: 200, headers, stream };
  },
};
