/** Submits jobs and polls several of them together. */
import { isFinished, parseJob } from '../../client/job.ts';
import { parseJson } from '../../evidence/operation-exchange.ts';
import { toleranceMs } from '../contract/tolerances.ts';
import { waitBounds } from '../contract/wait-parameter.ts';
import type { TargetEndpoint } from '../target/target.ts';
import type { FullEndpoint } from './choose-endpoint.ts';
import type { Deployment, SendOptions, SubmissionBody } from './deployment.ts';
import { waitForAll } from './wait-for-all.ts';

export const longestStartMs = 15_000;

/** Gives every worker a hanging job; resolves when none of them is waiting. */
export async function occupyWorkers(
  deployment: Deployment,
  { endpoint, workers, hanging }: FullEndpoint,
  executionTimeout: number,
): Promise<readonly WatchedJob[]> {
  const jobs: WatchedJob[] = [];
  for (let count = 0; count < workers; count += 1) {
    const job = await submitWatched(deployment, endpoint, {
      input: hanging,
      policy: { executionTimeout },
    });
    await deployment.poll(endpoint, job.jobId, {
      forMs: longestStartMs,
      until: ({ phase }) => phase !== 'waiting',
    });
    jobs.push(job);
  }
  return jobs;
}

export interface WatchedJob {
  readonly endpoint: TargetEndpoint;
  readonly jobId: string;
}

/** Submits a job without waiting for it. Rejects with `PrerequisiteFailed` if the answer is not a job. */
export async function submitWatched(
  deployment: Deployment,
  endpoint: TargetEndpoint,
  request: SubmissionBody,
  options: SendOptions = {},
): Promise<WatchedJob> {
  const { id } = deployment.job(await deployment.run(endpoint, request, options));
  return { endpoint, jobId: id };
}

/** A job that is submitted with `runsync`, whose id is unknown until the answer. */
export interface SyncJob {
  readonly job: WatchedJob | undefined;
  readonly isPending: boolean;
}

/**
 * Submits a job with `runsync` while others are watched, which lets time pass, and hangs up afterwards.
 * If callers may limit the wait, the answer comes soon; otherwise the id is known in time only if the
 * deployment ends the wait before the job ends.
 */
export async function withSyncJob(
  deployment: Deployment,
  { endpoint, request }: { endpoint: TargetEndpoint; request: SubmissionBody },
  watch: (sync: SyncJob) => Promise<void>,
): Promise<void> {
  const { declares, claims } = deployment.target;
  let sync: SyncJob = { job: undefined, isPending: true };
  // A call of its webhook tells the id of a job whose caller has no answer.
  const hook = claims.has('webhook-receiver') ? deployment.hook() : undefined;
  let announcedJob: WatchedJob | undefined;
  const findAnnouncedJob = (): WatchedJob | undefined => {
    const [job] = (hook?.deliveries ?? []).flatMap(({ body }) => parseJob(parseJson(body)) ?? []);
    announcedJob ??= job && { endpoint, jobId: job.id };
    return announcedJob;
  };
  const submit = async (hangUp: AbortSignal) => {
    const { response } = await deployment.call(
      'runJobSync',
      { endpoint: endpoint.id },
      {
        query: claims.has('wait-limit') ? `?wait=${waitBounds.minMs}` : '',
        body: { ...request, ...(hook !== undefined && { webhook: hook.url }) },
        submitsTo: endpoint,
        hangUp,
      },
    );
    const job = parseJob(parseJson(response?.body), declares);
    const isOpen = job !== undefined && !isFinished(job);
    sync = { job: isOpen ? { endpoint, jobId: job.id } : undefined, isPending: false };
  };
  await whileWatching(submit, () =>
    watch({
      get job() {
        return sync.job ?? findAnnouncedJob();
      },
      get isPending() {
        return sync.isPending && findAnnouncedJob() === undefined;
      },
    }),
  );
}

/** Sends requests that wait for jobs, while others are watched, which lets time pass; hangs up afterwards. */
export async function whileWatching(
  send: (hangUp: AbortSignal) => Promise<unknown>,
  watch: () => Promise<unknown>,
): Promise<void> {
  const over = new AbortController();
  await waitForAll([watch().finally(() => over.abort()), send(over.signal)]);
}

/**
 * Polls the jobs until all have ended or are gone, for at most `forMs`. Resolves with those that have
 * not.
 * @param everyMs Default: 500
 * @param beside further jobs to poll meanwhile, whatever their state
 * @param sync a further job, once its id is known
 * @param afterPolls called after every round of polls, with the jobs that have not ended
 */
export async function watchJobs(
  deployment: Deployment,
  jobs: readonly WatchedJob[],
  {
    forMs,
    everyMs = 500,
    beside = [],
    sync,
    isAtOnce = false,
    afterPolls,
  }: {
    forMs: number;
    /** Whether to poll the jobs at the same time, so that slow answers do not delay the next polls. */
    isAtOnce?: boolean;
    everyMs?: number;
    beside?: readonly WatchedJob[];
    sync?: SyncJob;
    afterPolls?: (left: readonly WatchedJob[]) => Promise<void>;
  },
): Promise<readonly WatchedJob[]> {
  const { time } = deployment;
  const { finalStates } = deployment.target.declares;
  const startedMs = time.now();
  const deadlineMs = startedMs + forMs;
  // A new job may take a while to become visible, so an early 404 does not mean that it is gone.
  const mayBeGone = () => time.now() > startedMs + toleranceMs('unknownJob');
  const over = new Set<WatchedJob>();
  const leftOf = () =>
    [...jobs, ...(sync?.job === undefined ? [] : [sync.job])].filter((job) => !over.has(job));
  const isDone = () => leftOf().length === 0 && !sync?.isPending;
  if (isDone()) return [];
  const poll = async (watched: WatchedJob) => {
    const { response } = await deployment.status(watched.endpoint, watched.jobId);
    const job = parseJob(parseJson(response?.body), { id: watched.jobId, finalStates });
    const isOver = job === undefined ? response?.status === 404 && mayBeGone() : isFinished(job);
    if (isOver) over.add(watched);
  };
  for (;;) {
    if (isAtOnce) await Promise.all(leftOf().map(poll));
    else for (const watched of leftOf()) await poll(watched);
    for (const { endpoint, jobId } of beside) await deployment.status(endpoint, jobId);
    await afterPolls?.(leftOf());
    const leftMs = deadlineMs - time.now();
    if (isDone() || leftMs <= 0) return leftOf();
    await time.pass(Math.min(everyMs, leftMs));
  }
}

export async function cancelJobs(
  deployment: Deployment,
  jobs: readonly WatchedJob[],
): Promise<void> {
  if (deployment.target.declares.operations?.includes('cancelJob') !== true) return;
  for (const { endpoint, jobId } of jobs) {
    await deployment.call('cancelJob', { endpoint: endpoint.id, jobId });
  }
}

const pausesMs = [500, 1000];

export const pollAgainMs = pausesMs.reduce((sum, pauseMs) => sum + pauseMs, 0);

/** Polls ended jobs twice more, to see whether they are kept unchanged. */
export async function pollAgain(
  deployment: Deployment,
  jobs: readonly WatchedJob[],
): Promise<void> {
  for (const pauseMs of pausesMs) {
    await deployment.time.pass(pauseMs);
    for (const { endpoint, jobId } of jobs) await deployment.status(endpoint, jobId);
  }
}
