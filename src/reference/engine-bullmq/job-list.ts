/** Finds jobs of an account for a list of them, and reads no more of them than it needs. */
import { Turns } from '../../core/event-loop-turns.ts';
import type { JobPage, JobQuery } from '../engine/engine.ts';
import { filteredJobs, jobsWithText, pageOfJobs, sumsOfJobs } from '../engine/job-search.ts';
import { jobRecordOf } from '../engine/job-snapshot.ts';
import type { SoughtText } from '../engine/sought-text.ts';
import { hookName } from './job-changes.ts';
import { namedFields, type StoredJob } from './redis-job.ts';
import type { RedisJobs } from './redis-jobs.ts';

/** Jobs that are read at a time, and what reading one costs in units of a turn. */
const batch = 500;
const unitsPerRead = 16;

/** Parsing JSON is so many times faster than redacting a text. */
const parsedPerUnit = 16;

/** What a search reads of each job: not its request and output. */
const searchedFields = [
  ...(['id', 'endpointId', 'state', 'workerId', 'error', 'number', 'version'] as const),
  ...(['queuedMs', 'startedMs', 'endedMs', 'cost', 'bytes', 'chunkBytes', 'retries'] as const),
];

/** How many jobs a query asks for, and a page of them. */
export async function listJobs(
  jobs: RedisJobs,
  query: JobQuery,
): Promise<Omit<JobPage, 'jobs'> & { readonly page: readonly StoredJob[] }> {
  const { state, endpointId, kind, text, fromMs, toMs } = query;
  const { sort = 'number', order = 'descending' } = query;
  const filters = [state, endpointId, kind, text, fromMs, toMs];
  const isLatestFirst = sort === 'number' && order === 'descending';
  const isSearch = !isLatestFirst || filters.some((filter) => filter !== undefined);
  const { ids, ...counts } = await (isSearch
    ? searchJobs(jobs, query)
    : readLatestJobs(jobs, query));
  const page = await Promise.all(ids.map((id) => findListed(jobs, id)));
  return { ...counts, page: page.flatMap((job) => job ?? []) };
}

interface JobSearchOutcome extends Omit<JobPage, 'jobs'> {
  /** Of the page. */
  readonly ids: readonly string[];
}

/** A job of the list. One that is missing leaves it. */
async function findListed(jobs: RedisJobs, id: string): Promise<StoredJob | undefined> {
  const job = await jobs.findKept(id);
  if (job === undefined) await jobs.discard(id, undefined);
  return job;
}

/** Any jobs: Redis has them in order. */
async function readLatestJobs(
  jobs: RedisJobs,
  { upTo, offset = 0, limit }: JobQuery,
): Promise<JobSearchOutcome> {
  const { account } = jobs.options;
  const highest = upTo === undefined ? '+inf' : `${upTo}`;
  const [total, ids] = await account.askKey('jobs', 'zset', (redis, key) =>
    Promise.all([
      redis.zcount(key, '-inf', highest),
      redis.zrevrangebyscore(key, highest, '-inf', 'LIMIT', offset, limit),
    ]),
  );
  return { total, unsearched: 0, ids };
}

/** A search has to look at all jobs. */
async function searchJobs(jobs: RedisJobs, query: JobQuery): Promise<JobSearchOutcome> {
  const { turns = new Turns() } = query;
  const { endpoints } = jobs.options;
  const hasPrice = ({ endpointId }: StoredJob) => endpoints.get(endpointId)?.price !== undefined;
  const filtered = await turns.run(filteredJobs(await readAllJobs(jobs, turns), query, hasPrice));
  const { jobs: matchingJobs, unsearched } =
    query.text === undefined
      ? { jobs: filtered, unsearched: 0 }
      : await jobsWithText(filtered, { ...query, turns }, (some, text) =>
          Promise.all(some.map((job) => isInside(jobs, { job, text, turns }))),
        );
  const ids = (await turns.run(pageOfJobs(matchingJobs, query))).map(({ id }) => id);
  const sums = query.sums === true ? await turns.run(sumsOfJobs(matchingJobs)) : undefined;
  return { total: matchingJobs.length, unsearched, sums, ids };
}

async function readAllJobs(jobs: RedisJobs, turns: Turns): Promise<readonly StoredJob[]> {
  const { account } = jobs.options;
  const ids = await account.askKey('jobs', 'zset', (redis, key) => redis.zrange(key, '0', '-1'));
  const storedJobs: StoredJob[] = [];
  for (let start = 0; start < ids.length; start += batch) {
    const some = ids.slice(start, start + batch);
    const read = await Promise.all(
      some.map((id) =>
        account.askKey(`job:${id}`, 'hash', (redis, key) => redis.hmget(key, ...searchedFields)),
      ),
    );
    await turns.take(some.length * unitsPerRead);
    for (const [index, id] of some.entries()) {
      const job = jobs.read(id, namedFields(searchedFields, read[index] ?? []));
      if (job === undefined) await jobs.discard(id, undefined);
      else storedJobs.push(job);
    }
  }
  return storedJobs;
}

interface SoughtJob {
  readonly job: StoredJob;
  readonly text: SoughtText;
  readonly turns: Turns;
}

/** Whether a job has the text in its input, output or webhook. */
async function isInside(jobs: RedisJobs, sought: SoughtJob): Promise<boolean> {
  if (!(await mayHave(jobs, sought))) return false;
  const { job, text, turns } = sought;
  await turns.take(job.bytes / parsedPerUnit);
  const [whole, hook] = await Promise.all([jobs.findKept(job.id), jobs.hook(hookName(job))]);
  if (whole === undefined) return false;
  return turns.run(text.isInside(jobRecordOf(whole, hook?.progress)));
}

/** Most jobs do not have it, so that their stored JSON need not be parsed. */
async function mayHave(jobs: RedisJobs, { job, text, turns }: SoughtJob): Promise<boolean> {
  const { account } = jobs.options;
  const [[request, output], hook] = await Promise.all([
    account.askKey(`job:${job.id}`, 'hash', (redis, key) => redis.hmget(key, 'request', 'output')),
    jobs.hook(hookName(job)),
  ]);
  const { progress = { host: '', attempts: 0, state: 'waiting' as const } } = hook ?? {};
  return (
    text.isInWebhook(progress) ||
    (await turns.run(text.isInJson(request ?? ''))) ||
    (await turns.run(text.isInJson(output ?? '')))
  );
}
