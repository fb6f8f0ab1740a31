/** What the control interface of the local service tells: events of an account, and its recorded requests. */
import type { ControlClient, RequestSummary } from '../../client/control.ts';
import type { LogEntry } from './log-lines.ts';

/** Events that are read at a time, the most that the interface lists. */
const pageSize = 1000;

/** All events that the account keeps, or those of one job, oldest first. */
export async function pastEvents(
  control: ControlClient,
  { job, after = 0, signal }: { job?: string; after?: number; signal: AbortSignal },
) {
  const events: Awaited<ReturnType<ControlClient['listEvents']>> = [];
  for (let last = after; ; ) {
    const page = await control.listEvents(
      { after: last, limit: pageSize, ...(job !== undefined && { job }) },
      { signal },
    );
    events.push(...page);
    last = page.at(-1)?.sequence ?? last;
    if (page.length < pageSize) return events;
  }
}

/** Requests that were answered, oldest first, as the event that the stream has of each. */
export async function pastRequests(
  control: ControlClient,
  { limit, signal }: { limit: number; signal: AbortSignal },
): Promise<LogEntry[]> {
  const { requests } = await control.listRequests({ limit }, { signal });
  return requests
    .filter(({ state }) => state === 'answered')
    .map(answerEntry)
    .reverse();
}

function answerEntry(request: RequestSummary): LogEntry & { readonly request: RequestSummary } {
  return { atMs: request.atMs, type: 'requestAnswered', request };
}
