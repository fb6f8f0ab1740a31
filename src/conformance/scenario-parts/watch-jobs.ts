/** Submits jobs and asks for several of them side by side: time is one for all. */
import { isFinished, parseJob } from '../../client/job.ts';
import { parseJson } from '../../evidence/calls.ts';
import { allowanceMs } from '../allowances.ts';
import type { Deployment, JobRequest, SendOptions } from '../driving/deployment.ts';
import type { TargetEndpoint } from '../target.ts';

/** A job and where it is. */
export interface WatchedJob {
  readonly endpoint: TargetEndpoint;
  readonly jobId: string;
}

/** Submits a job without waiting for it. Rejects with `Unmet` when no job comes of it. */
export async function submit(
  deployment: Deployment,
  endpoint: TargetEndpoint,
  request: JobRequest,
  options: SendOptions = {},
): Promise<WatchedJob> {
  const { id } = deployment.job(await deployment.run(endpoint, request, options));
  return { endpoint, jobId: id };
}

/**
 * Asks for the jobs until all have ended or are gone, and at most `forMs`. Resolves with those that
 * have not.
 * @param everyMs Default: 500
 * @param beside further jobs to ask for meanwhile, however they end
 * @param afterLooks called after every look at all jobs, with those that have not ended
 */
export async function watchJobs(
  deployment: Deployment,
  jobs: readonly WatchedJob[],
  {
    forMs,
    everyMs = 500,
    beside = [],
    afterLooks,
  }: {
    forMs: number;
    everyMs?: number;
    beside?: readonly WatchedJob[];
    afterLooks?: (left: readonly WatchedJob[]) => Promise<void>;
  },
): Promise<readonly WatchedJob[]> {
  const { time } = deployment;
  const { finalStates } = deployment.target.declares;
  const startedMs = time.now();
  const deadlineMs = startedMs + forMs;
  // At first a job may not be known everywhere, which is not to say that it is gone.
  const mayBeGone = () => time.now() > startedMs + allowanceMs('unknownJob');
  let left = jobs;
  if (left.length === 0) return left;
  for (;;) {
    const open: WatchedJob[] = [];
    for (const watched of left) {
      const { response } = await deployment.status(watched.endpoint, watched.jobId);
      const job = parseJob(parseJson(response?.body), { id: watched.jobId, finalStates });
      const isOver = job === undefined ? response?.status === 404 && mayBeGone() : isFinished(job);
      if (!isOver) open.push(watched);
    }
    for (const { endpoint, jobId } of beside) await deployment.status(endpoint, jobId);
    left = open;
    await afterLooks?.(left);
    const leftMs = deadlineMs - time.now();
    if (left.length === 0 || leftMs <= 0) return left;
    await time.pass(Math.min(everyMs, leftMs));
  }
}

/** How long is waited before each of the later looks, in milliseconds. */
const pausesMs = [500, 1000];

/** How long the later looks take, in milliseconds. */
export const laterLooksMs = pausesMs.reduce((sum, pauseMs) => sum + pauseMs, 0);

/** Asks for jobs that have ended again, twice: they are still there, and still the same. */
export async function lookAgain(
  deployment: Deployment,
  jobs: readonly WatchedJob[],
): Promise<void> {
  for (const pauseMs of pausesMs) {
    await deployment.time.pass(pauseMs);
    for (const { endpoint, jobId } of jobs) await deployment.status(endpoint, jobId);
  }
}
