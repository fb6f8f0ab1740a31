/** Ends queued jobs at their ttl and running ones at their execution timeout; deletes ended ones. */
import { lifecycle } from '#generated/reference/tables.js';
import { Alternatives } from '../alternatives/account-alternatives.ts';
import { queueTtlMs, retentionMs } from '../engine/rules/deadlines.ts';
import { expiredError, timeoutError } from '../engine/rules/job-end-errors.ts';
import { isFinal } from '../engine/rules/job-states.ts';
import type { StoredEnding } from './job-changes.ts';
import type { StoredJob } from './redis-job.ts';
import type { RedisJobs } from './redis-jobs.ts';
import type { Replicas } from './replicas.ts';

/** The alternatives that the document chooses. */
const chosen = new Alternatives();

/** When the present state of a job is over at the latest: an ended one is deleted then. */
export function deadlineMs(job: StoredJob): number {
  const { request, queuedMs, startedMs, endedMs, timeoutDueMs } = job;
  if (endedMs !== undefined) return job.forgetMs ?? endedMs + retentionMs(job.submission, chosen);
  return startedMs === undefined
    ? queuedMs + queueTtlMs(request)
    : (timeoutDueMs ?? startedMs + lifecycle.timers.executionTimeout.default);
}

/** Ends a job if it is accepted as it is then, and schedules what follows. */
type EndJob = (
  job: StoredJob,
  how: StoredEnding,
  accepts: (now: StoredJob) => boolean,
) => Promise<unknown>;

/** How long a job whose replica is away may wait for another one to run it again, in milliseconds. */
const restartMs = 60_000;

/** The deadline of a job's present state has come, unless the state has just changed. */
export async function passDeadline(
  { jobs, replicas }: { jobs: RedisJobs; replicas: Pick<Replicas, 'isConnected'> },
  jobId: string,
  end: EndJob,
): Promise<void> {
  const { account, endpoints, history } = jobs.options;
  const job = await jobs.find(jobId);
  const dueMs = job === undefined ? 0 : deadlineMs(job);
  if (account.clock.now() < dueMs) {
    // It has changed since, or the list of what is due was lost.
    const entry = `deadline:${jobId}`;
    await account.askKey('due', 'zset', (redis, key) => redis.zadd(key, 'GT', dueMs, entry));
    return;
  }
  if (job === undefined || isFinal(job.state)) {
    const bounds = { historyJobs: history.jobs, historyBytes: history.bytes };
    await account.run('forget', { id: jobId, version: job?.version, ...bounds });
    return;
  }
  const { startedMs, owner, version } = job;
  // What its replica does not run does not count: it runs again, and then has another deadline.
  const worker = startedMs === undefined ? undefined : endpoints.get(job.endpointId)?.worker;
  const mayRunAgain = worker !== undefined && worker.goesOn !== true;
  const isStillDue =
    owner === undefined ||
    !mayRunAgain ||
    account.clock.now() >= dueMs + restartMs ||
    (await replicas.isConnected(owner));
  if (!isStillDue) return;
  const how =
    startedMs === undefined
      ? ({ transition: 'expire', error: expiredError } as const)
      : ({ transition: 'terminate', error: timeoutError(dueMs - startedMs) } as const);
  // If it has changed since, it is looked at again: the entry of the due list is still there.
  await end(job, how, (now) => now.version === version);
}
