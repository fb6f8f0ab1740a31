import type { AccountEvent } from '../../engine/event-log.ts';
import type { ControlOperation } from '../control-operation.ts';
import { EventStream } from '../event-stream.ts';
import { jsonInTurns } from '../json-in-turns.ts';
import { loggedEvents } from '../logged-events.ts';
import { followRequests, NewRequests } from '../streamed-requests.ts';

export const listEvents: ControlOperation<'listEvents'> = {
  about: 'account',
  async handle({ read, account, turns }) {
    const { parameters } = await read();
    const { type, job, after = 0, limit } = parameters.query;
    const events: AccountEvent[] = [];
    for await (const event of loggedEvents(account.engine, { after, turns })) {
      if (events.length === limit) break;
      if (type !== undefined && event.type !== type) continue;
      if (job === undefined || ('jobId' in event && event.jobId === job)) events.push(event);
    }
    return jsonInTurns({ events }, turns);
  },
};

export const streamEvents: ControlOperation<'streamEvents'> = {
  about: 'account',
  async handle({ request, read, account: { id }, accounts, requests: logs, turns }) {
    const { parameters } = await read();
    const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };
    if (request.method === 'HEAD') return { status: 200, headers };
    const { type, after = 0, requests: isTold = false } = parameters.query;
    const { requestChanges = false, brief = false } = parameters.query;
    const stream = new EventStream({
      account: () => accounts.get(id),
      after: parameters.header['last-event-id'] ?? after,
      wants: (eventType) => type === undefined || eventType === type,
      requests: isTold && logs !== undefined ? new NewRequests(logs, turns) : undefined,
      followRequests:
        requestChanges && logs !== undefined
          ? (account, listener) => followRequests(logs, { account, listener, isCollecting: brief })
          : undefined,
      isBrief: brief,
      signal: request.signal,
      turns,
    });
    return { status: 200, headers, stream };
  },
};
