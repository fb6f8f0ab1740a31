/** Finds jobs for a list of them. */
import type { JobQuery } from './engine.ts';
import type { JobRecord } from './job-snapshot.ts';

type Searched = Pick<JobRecord, 'id' | 'endpointId' | 'state' | 'workerId' | 'error' | 'number'>;

/**
 * How many jobs a query asks for, and a page of them, the last one first; `jobs` begin with the
 * first one. Only public endpoints have a price.
 */
export function findJobs<Found extends Searched>(
  jobs: Iterable<Found>,
  query: JobQuery,
  hasPrice: (job: Found) => boolean,
): { readonly total: number; readonly page: readonly Found[] } {
  const {
    state,
    endpointId,
    kind,
    text,
    upTo = Number.POSITIVE_INFINITY,
    offset = 0,
    limit,
  } = query;
  const hasText = text === undefined ? () => true : containing(text.toLowerCase());
  const found: Found[] = [];
  for (const job of jobs) {
    if (job.number > upTo) break;
    if (kind !== undefined && (hasPrice(job) ? 'public' : 'serverless') !== kind) continue;
    if (state !== undefined && job.state !== state) continue;
    if (endpointId !== undefined && job.endpointId !== endpointId) continue;
    if (hasText(job)) found.push(job);
  }
  const end = Math.max(0, found.length - offset);
  const page = found.slice(Math.max(0, end - limit), end).reverse();
  return { total: found.length, page };
}

/** Whether a job contains a text in lower case, as ids of jobs and workers are. */
function containing(text: string): (job: Searched) => boolean {
  // Many jobs have the same few endpoints and states.
  const known = new Map<string, boolean>();
  const nameContains = (name: string): boolean => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const contains = name.toLowerCase().includes(text);
    known.set(name, contains);
    return contains;
  };
  return ({ id, endpointId, state, workerId, error }) =>
    nameContains(endpointId) ||
    nameContains(state) ||
    id.includes(text) ||
    workerId?.includes(text) === true ||
    error?.toLowerCase().includes(text) === true;
}
