/** Finds jobs for a list of them: filters, the text that people search for, and the order. */

import { type Steps, Turns } from '../../core/event-loop-turns.ts';
import { sortedInSteps } from '../../core/sorting.ts';
import type { JobQuery, JobSums } from './engine.ts';
import type { JobRecord } from './job-snapshot.ts';
import { dollarsOf, unitsOf } from './rules/job-charges.ts';
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

/** Jobs that are looked at in one step, and what a look costs in units of a turn. */
const stepJobs = 256;
const unitsPerLook = 3;

/** Looking at what a list shows of a job costs so much. */
const unitsPerShown = 16;

/**
 * The jobs that a query asks for apart from its text, the latest first; `jobs` begin with the first
 * one. Only public endpoints have a price.
 */
export function* filteredJobs<Found extends ListedJob>(
  jobs: Iterable<Found>,
  query: JobQuery,
  hasPrice: (job: Found) => boolean,
): Steps<readonly Found[]> {
  const { state, endpointId, kind } = query;
  const { upTo: last, fromMs = 0, toMs: endMs } = query;
  const { POSITIVE_INFINITY: never } = Number;
  const matchingJobs: Found[] = [];
  let count = 0;
  for (const job of jobs) {
    if (count % stepJobs === 0) yield stepJobs * unitsPerLook;
    count += 1;
    if (job.number > (last ?? never)) break;
    if (kind !== undefined && (hasPrice(job) ? 'public' : 'serverless') !== kind) continue;
    if (state !== undefined && job.state !== state) continue;
    if (endpointId !== undefined && job.endpointId !== endpointId) continue;
    if (job.queuedMs >= fromMs && job.queuedMs < (endMs ?? never)) matchingJobs.push(job);
  }
  return matchingJobs.reverse();
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
  { text = '', searchedBytes = Number.POSITIVE_INFINITY, signal, turns = new Turns() }: JobQuery,
  lookInto: LookInto<Found>,
): Promise<{ readonly jobs: readonly Found[]; readonly unsearched: number }> {
  const sought = new SoughtText(text);
  const jobsFound = new Set<Found>();
  const searched: Found[] = [];
  let [room, unsearched] = [searchedBytes, 0];
  for (const [index, job] of jobs.entries()) {
    if (index % stepJobs === 0) await turns.take(stepJobs * unitsPerShown);
    if (sought.isShownOf(job)) jobsFound.add(job);
    else if (job.bytes > room) unsearched += 1;
    else {
      room -= job.bytes;
      searched.push(job);
    }
  }
  for (const some of goes(searched)) {
    if (signal?.aborted) break;
    const have = await lookInto(some, sought);
    for (const [index, job] of some.entries()) if (have[index] === true) jobsFound.add(job);
  }
  const inOrder: Found[] = [];
  for (const [index, job] of jobs.entries()) {
    if (index % stepJobs === 0) await turns.take(stepJobs * unitsPerLook);
    if (jobsFound.has(job)) inOrder.push(job);
  }
  return { jobs: inOrder, unsearched };
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
export function* pageOfJobs<Found extends ListedJob>(
  jobs: readonly Found[],
  { sort = 'number', order = 'descending', offset = 0, limit }: JobQuery,
): Steps<readonly Found[]> {
  const value = sortValues[sort];
  const sign = order === 'ascending' ? 1 : -1;
  const missing = Number.POSITIVE_INFINITY;
  if (sort === 'number' && order === 'descending') return jobs.slice(offset, offset + limit);
  const ranked: { readonly job: Found; readonly rank: number }[] = [];
  for (const [index, job] of jobs.entries()) {
    if (index % stepJobs === 0) yield stepJobs * unitsPerLook;
    ranked.push({ job, rank: sign * (value(job) ?? sign * missing) });
  }
  // Jobs without a value come last; the order of equal ones stays.
  const sorted = yield* sortedInSteps(ranked, (a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank));
  return sorted.slice(offset, offset + limit).map(({ job }) => job);
}

/** What the jobs were charged, and how many failed or timed out. */
export function* sumsOfJobs(jobs: readonly ListedJob[]): Steps<JobSums> {
  let [units, failed] = [0n, 0];
  for (const [index, { cost, state }] of jobs.entries()) {
    if (index % stepJobs === 0) yield stepJobs * unitsPerLook;
    if (cost !== undefined) units += unitsOf(cost);
    if (state === 'FAILED' || state === 'TIMED_OUT') failed += 1;
  }
  return { cost: dollarsOf(units), failed };
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
