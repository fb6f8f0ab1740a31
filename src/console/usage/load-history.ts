/** How many jobs waited and how many workers were up, from the events of the account. */
import type { AccountEvent, EndpointSummary } from '../../client/control.ts';
import { control } from '../session.ts';

export interface LoadHistory {
  readonly events: readonly AccountEvent[];
  /** The endpoints as they were after the last event. */
  readonly endpoints: readonly EndpointSummary[];
}

/** A number from a time until that of the next point. */
export interface Point {
  readonly atMs: number;
  readonly value: number;
}

const perPage = 1000;
/** As many as the account keeps. */
const keptEvents = 10_000;

/** Reads events once: later reads only add what is new. */
export class LoadReader {
  #events: AccountEvent[] = [];

  async read(signal: AbortSignal): Promise<LoadHistory> {
    if (!(await this.#isSameLog(signal))) this.#events = [];
    for (let isWhole = false; !isWhole; ) {
      const after = this.#events.at(-1)?.sequence ?? 0;
      const page = await control.listEvents({ after, limit: perPage }, { signal });
      this.#events = [...this.#events, ...page].slice(-keptEvents);
      isWhole = page.length < perPage;
    }
    return { events: this.#events, endpoints: await control.listEndpoints({ signal }) };
  }

  /** After a restart or a reset, the log begins again: the last event is not in it. */
  async #isSameLog(signal: AbortSignal): Promise<boolean> {
    const last = this.#events.at(-1);
    if (last === undefined) return true;
    const [same] = await control.listEvents({ after: last.sequence - 1, limit: 1 }, { signal });
    return JSON.stringify(same) === JSON.stringify(last);
  }
}

/**
 * The numbers over time, of one endpoint or of all. The numbers of now are known from the endpoints,
 * and each event says what was before it: so events that were dropped make nothing wrong.
 */
export function loadOver(
  { events, endpoints }: LoadHistory,
  endpointId: string,
): { readonly queue: readonly Point[]; readonly workers: readonly Point[] } {
  const relevantEvents = events.filter(
    (event) => endpointId === '' || ('endpointId' in event && event.endpointId === endpointId),
  );
  const relevantEndpoints = endpoints.filter(({ id }) => endpointId === '' || id === endpointId);
  const sum = (count: (health: EndpointSummary['health']) => number) =>
    relevantEndpoints.reduce((all, { health }) => all + count(health), 0);
  return {
    queue: pointsBefore(
      queueChanges(relevantEvents),
      sum(({ jobs }) => jobs.inQueue),
    ),
    workers: pointsBefore(
      relevantEvents.map((event) => ({ atMs: event.atMs, by: workerChange(event) })),
      sum(({ workers }) => workers.initializing + workers.ready),
    ),
  };
}

interface LoadChange {
  readonly atMs: number;
  readonly by: number;
}

function workerChange({ type }: AccountEvent): number {
  return type === 'workerStarting' ? 1 : type === 'workerStopped' ? -1 : 0;
}

/** A job that ends leaves the queue only if no worker has taken it. */
function queueChanges(events: readonly AccountEvent[]): LoadChange[] {
  const waiting = new Set<string>();
  return events.map((event) => {
    const { atMs } = event;
    switch (event.type) {
      case 'submitted':
      case 'retried':
        waiting.add(event.jobId);
        return { atMs, by: 1 };
      case 'started':
        waiting.delete(event.jobId);
        return { atMs, by: -1 };
      case 'ended':
        return { atMs, by: waiting.delete(event.jobId) ? -1 : 0 };
      default:
        return { atMs, by: 0 };
    }
  });
}

/** From the first event on, the oldest point first. Changes at one time make one point. */
function pointsBefore(changes: readonly LoadChange[], now: number): Point[] {
  const points: Point[] = [];
  let value = now;
  for (const { atMs, by } of changes.toReversed()) {
    if (by !== 0 && points.at(-1)?.atMs !== atMs) points.push({ atMs, value: Math.max(0, value) });
    value -= by;
  }
  const [first] = changes;
  if (first !== undefined && points.at(-1)?.atMs !== first.atMs) {
    points.push({ atMs: first.atMs, value: Math.max(0, value) });
  }
  return points.toReversed();
}
