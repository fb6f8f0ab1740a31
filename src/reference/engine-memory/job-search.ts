/** Finds jobs for a list of them. */
import type { JobPage, JobQuery } from '../engine/engine.ts';
import type { MemoryJob } from './job.ts';

/** A page of the jobs that a query asks for, the last one first; `jobs` begin with the first one. */
export function findJobs(jobs: Iterable<MemoryJob>, query: JobQuery): JobPage {
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
  const found: MemoryJob[] = [];
  for (const job of jobs) {
    if (job.number > upTo) break;
    if (kind !== undefined && kindOf(job) !== kind) continue;
    if (state !== undefined && job.state !== state) continue;
    if (endpointId !== undefined && job.endpointId !== endpointId) continue;
    if (hasText(job)) found.push(job);
  }
  const end = Math.max(0, found.length - offset);
  const page = found.slice(Math.max(0, end - limit), end).reverse();
  return { total: found.length, jobs: page.map((job) => job.record()) };
}

/** Whether a job contains a text in lower case, as ids of jobs and workers are. */
function containing(text: string): (job: MemoryJob) => boolean {
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

/** Only public endpoints have a price. */
function kindOf({ endpoint: { price } }: MemoryJob): JobQuery['kind'] {
  return price === undefined ? 'serverless' : 'public';
}
