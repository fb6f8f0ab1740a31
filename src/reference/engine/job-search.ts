/** Finds jobs for a list of them: filters, the text that people search for, and the order. */
import type { JobQuery } from './engine.ts';
import type { JobRecord } from './job-snapshot.ts';
import { SoughtText } from './sought-text.ts';

/** What a search looks at in each job: not its input and output. */
export type ListedJob = Pick<
  JobRecord,
  | 'id'
  | 'number'
  | 'endpointId'
  | 'state'
  | 'workerId'
  | 'error'
  | 'queuedMs'
  | 'startedMs'
  | 'endedMs'
  | 'cost'
  | 'bytes'
>;

/**
 * The jobs that a query asks for apart from its text, the latest first; `jobs` begin with the first
 * one. Only public endpoints have a price.
 */
export function filteredJobs<Found extends ListedJob>(
  jobs: Iterable<Found>,
  query: JobQuery,
  hasPrice: (job: Found) => boolean,
): readonly Found[] {
  const { state, endpointId, kind } = query;
  const { upTo: last, fromMs = 0, toMs: endMs } = query;
  const { POSITIVE_INFINITY: never } = Number;
  const found: Found[] = [];
  for (const job of jobs) {
    if (job.number > (last ?? never)) break;
    if (kind !== undefined && (hasPrice(job) ? 'public' : 'serverless') !== kind) continue;
    if (state !== undefined && job.state !== state) continue;
    if (endpointId !== undefined && job.endpointId !== endpointId) continue;
    if (job.queuedMs >= fromMs && job.queuedMs < (endMs ?? never)) found.push(job);
  }
  return found.reverse();
}

/** Which of these jobs contain the text in what takes longer to read: input, output and webhook. */
export type LookInto<Found> = (
  jobs: readonly Found[],
  text: SoughtText,
) => Promise<readonly boolean[]>;

/** How many bytes of jobs are looked into in one go. */
const goBytes = 1_048_576;

/**
 * The jobs that contain the text of a query. It looks into `searchedBytes` of inputs and outputs at most,
 * those of the latest jobs first, and counts the jobs into which it has not looked.
 */
export async function jobsWithText<Found extends ListedJob>(
  jobs: readonly Found[],
  { text = '', searchedBytes = Number.POSITIVE_INFINITY, signal }: JobQuery,
  lookInto: LookInto<Found>,
): Promise<{ readonly found: readonly Found[]; readonly unsearched: number }> {
  const sought = new SoughtText(text);
  const found = new Set(jobs.filter((job) => sought.isShownOf(job)));
  let room = searchedBytes;
  const others = jobs.filter((job) => !found.has(job));
  const searched = others.filter(({ bytes }) => {
    const fits = bytes <= room;
    if (fits) room -= bytes;
    return fits;
  });
  for (const some of goes(searched)) {
    if (signal?.aborted) break;
    const have = await lookInto(some, sought);
    for (const [index, job] of some.entries()) if (have[index] === true) found.add(job);
  }
  return {
    found: jobs.filter((job) => found.has(job)),
    unsearched: others.length - searched.length,
  };
}

function* goes<Found extends ListedJob>(jobs: readonly Found[]): Iterable<readonly Found[]> {
  let go: Found[] = [];
  let bytes = 0;
  for (const job of jobs) {
    go.push(job);
    bytes += job.bytes;
    if (bytes < goBytes) continue;
    yield go;
    [go, bytes] = [[], 0];
  }
  yield go;
}

/** A page of jobs in the order that a query asks for. They come with the latest first. */
export function pageOfJobs<Found extends ListedJob>(
  jobs: readonly Found[],
  { sort = 'number', order = 'descending', offset = 0, limit }: JobQuery,
): readonly Found[] {
  const value = sortValues[sort];
  const sign = order === 'ascending' ? 1 : -1;
  const missing = Number.POSITIVE_INFINITY;
  const latestFirst = sort === 'number' && order === 'descending';
  const sorted = latestFirst
    ? jobs
    : jobs
        .map((job) => ({ job, rank: sign * (value(job) ?? sign * missing) }))
        // Jobs without a value come last; the order of equal ones stays.
        .sort((one, other) => (one.rank === other.rank ? 0 : one.rank - other.rank))
        .map(({ job }) => job);
  return sorted.slice(offset, offset + limit);
}

/** The values by which jobs are sorted, as far as a job has them already. */
const sortValues: Readonly<
  Record<NonNullable<JobQuery['sort']>, (job: ListedJob) => number | undefined>
> = {
  number: ({ number }) => number,
  delayTime: ({ queuedMs, startedMs, endedMs }) => between(queuedMs, startedMs ?? endedMs),
  executionTime: ({ startedMs, endedMs }) => between(startedMs, endedMs),
  cost: ({ cost }) => (cost === undefined ? undefined : Number(cost)),
};

function between(fromMs: number | undefined, toMs: number | undefined): number | undefined {
  return fromMs === undefined || toMs === undefined ? undefined : toMs - fromMs;
}
