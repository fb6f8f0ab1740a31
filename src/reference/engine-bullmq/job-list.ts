/** Finds jobs of an account for a list of them, and reads no more of them than it needs. */
import type { JobQuery } from '../engine/engine.ts';
import { findJobs } from '../engine/job-search.ts';
import { namedFields, type StoredJob } from './redis-job.ts';
import type { RedisJobs } from './redis-jobs.ts';

const batch = 500;

/** What a search reads of each job: not its request and output. */
const searchedFields = [
  ...(['id', 'endpointId', 'state', 'workerId', 'error', 'number', 'version'] as const),
];

/** How many jobs a query asks for, and a page of them, the last one first. */
export async function listJobs(
  jobs: RedisJobs,
  query: JobQuery,
): Promise<{ readonly total: number; readonly page: readonly StoredJob[] }> {
  const { state, endpointId, kind, text } = query;
  const isFiltered = [state, endpointId, kind, text].some((filter) => filter !== undefined);
  const { total, ids } = await (isFiltered ? search(jobs, query) : latest(jobs, query));
  const page = await Promise.all(ids.map((id) => jobs.find(id)));
  return { total, page: page.flatMap((job) => job ?? []) };
}

/** Any jobs: Redis has them in order. */
async function latest(jobs: RedisJobs, { upTo, offset = 0, limit }: JobQuery) {
  const { account } = jobs.options;
  const key = `${account.base}jobs`;
  const highest = upTo === undefined ? '+inf' : `${upTo}`;
  const [total, ids] = await account.ask((redis) =>
    Promise.all([
      redis.zcount(key, '-inf', highest),
      redis.zrevrangebyscore(key, highest, '-inf', 'LIMIT', offset, limit),
    ]),
  );
  return { total, ids };
}

/** A search has to look at all jobs. */
async function search(jobs: RedisJobs, query: JobQuery) {
  const { account } = jobs.options;
  const ids = await account.ask((redis) => redis.zrange(`${account.base}jobs`, '0', '-1'));
  const found: StoredJob[] = [];
  for (let start = 0; start < ids.length; start += batch) {
    const some = ids.slice(start, start + batch);
    const read = await account.ask((redis) =>
      Promise.all(some.map((id) => redis.hmget(`${account.base}job:${id}`, ...searchedFields))),
    );
    for (const [index, id] of some.entries()) {
      const job = jobs.read(id, namedFields(searchedFields, read[index] ?? []));
      if (job !== undefined) found.push(job);
    }
  }
  const { endpoints } = jobs.options;
  const hasPrice = ({ endpointId }: StoredJob) => endpoints.get(endpointId)?.price !== undefined;
  const { total, page } = findJobs(found, query, hasPrice);
  return { total, ids: page.map(({ id }) => id) };
}
