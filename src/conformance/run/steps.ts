/**
 * Steps that scenarios share: selecting endpoints, submitting and polling jobs, watching webhooks,
 * downloading.
 */
import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import { lifecycle } from '#generated/reference/tables.js';
import { isFinished, parseJob } from '../../client/job.ts';
import { type Exchange, parseJson } from '../../evidence/calls.ts';
import { endingOf } from '../../evidence/intervals.ts';
import { waitBounds } from '../contract/lifecycle.ts';
import { requestMembers } from '../contract/request-schema.ts';
import { allCallsMs, mostAttempts, nextCallMs, toleranceMs } from '../contract/tolerances.ts';
import { isInternalAddress } from '../target/network-scope.ts';
import type { Target, TargetEndpoint } from '../target/target.ts';
import {
  type Deployment,
  type JobRequest,
  type Lookup,
  PrerequisiteFailed,
  type SendOptions,
} from './deployment.ts';
import type { ClosedHook, Hook } from './webhook-receiver.ts';

/** The first endpoint whose jobs cost least. Undefined only if there is none. */
export function cheapestEndpoint(endpoints: readonly TargetEndpoint[]): TargetEndpoint | undefined {
  const costOf = ({ maxCost }: TargetEndpoint) => maxCost ?? null;
  return [...endpoints].sort((left, right) => {
    const [one, other] = [costOf(left), costOf(right)];
    if (one === other) return 0;
    // Unknown costs come last.
    if (one === null || other === null) return one === null ? 1 : -1;
    return one < other ? -1 : 1;
  })[0];
}

/** The cheapest endpoint of a target. */
export function ordinaryEndpoint({ endpoints }: Target): TargetEndpoint {
  const endpoint = cheapestEndpoint(endpoints);
  if (endpoint === undefined) throw new Error('A target has at least one endpoint.');
  return endpoint;
}

/** How long to wait for a worker to start, in milliseconds. */
export const longestStartMs = 15_000;

/** An endpoint whose workers can all be kept busy. */
export interface FullEndpoint {
  readonly endpoint: TargetEndpoint;
  readonly workers: number;
  readonly hanging: Readonly<Record<string, unknown>>;
}

/** The one with the fewest workers. Throws `PrerequisiteFailed` if none declares its workers. */
export function fullEndpoint({ endpoints }: Target): FullEndpoint {
  const known = endpoints.flatMap((endpoint) => {
    const { workers, inputs } = endpoint;
    return workers === undefined || inputs.hanging === undefined
      ? []
      : [{ endpoint, workers, hanging: inputs.hanging }];
  });
  const [first] = known.sort((left, right) => left.workers - right.workers);
  if (first === undefined)
    throw new PrerequisiteFailed('No endpoint declares both workers and inputs.hanging.');
  return first;
}

/** Gives every worker a hanging job; resolves when none of them is waiting. */
export async function occupyWorkers(
  deployment: Deployment,
  { endpoint, workers, hanging }: FullEndpoint,
  executionTimeout: number,
): Promise<readonly WatchedJob[]> {
  const jobs: WatchedJob[] = [];
  for (let count = 0; count < workers; count += 1) {
    const job = await submit(deployment, endpoint, {
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

/** The shortest execution timeout that a request may ask for, in milliseconds. */
export const shortestTimeoutMs =
  requestMembers.find(({ at }) => at === '/policy/executionTimeout')?.range.from ?? 0;

/** Jobs that keep an endpoint busy. */
export interface LongJobs {
  readonly endpoint: TargetEndpoint;
  /** Completes after a declared time. */
  readonly slow: JobRequest;
  readonly runsForMs: number;
  /** Hangs until the shortest execution timeout; the slow job if no hanging input is declared. */
  readonly lasting: JobRequest;
}

/** Those of the first endpoint with a slow input. Throws `PrerequisiteFailed` if there is none. */
export function longJobs({ endpoints }: Target): LongJobs {
  for (const endpoint of endpoints) {
    const { slow, hanging } = endpoint.inputs;
    if (slow === undefined) continue;
    return {
      endpoint,
      slow: { input: slow.input },
      runsForMs: slow.runsForMs,
      lasting:
        hanging === undefined
          ? { input: slow.input }
          : { input: hanging, policy: { executionTimeout: shortestTimeoutMs } },
    };
  }
  throw new PrerequisiteFailed('No endpoint declares inputs.slow.');
}

/** An endpoint with an input of a kind, preferably serverless. Throws `PrerequisiteFailed` if there is none. */
export function endpointWith(
  { endpoints }: Target,
  kind: 'failing' | 'hanging',
): { readonly endpoint: TargetEndpoint; readonly input: Readonly<Record<string, unknown>> } {
  const found = endpoints.flatMap((endpoint) => {
    const { [kind]: input } = endpoint.inputs;
    return input === undefined ? [] : [{ endpoint, input }];
  });
  const [first] = found;
  if (first === undefined) throw new PrerequisiteFailed(`No endpoint declares inputs.${kind}.`);
  return found.find(({ endpoint }) => endpoint.kind === 'serverless') ?? first;
}

/** Whether an endpoint makes images at a known price, with a known maximum cost. */
export function isPricedImageModel({ kind, model, price, maxCost }: TargetEndpoint): boolean {
  return kind === 'public' && model === 'image' && price !== undefined && maxCost !== undefined;
}

// Submits jobs and polls several of them together.

/** A job and its endpoint. */
export interface WatchedJob {
  readonly endpoint: TargetEndpoint;
  readonly jobId: string;
}

/** Submits a job without waiting for it. Rejects with `PrerequisiteFailed` if the answer is not a job. */
export async function submit(
  deployment: Deployment,
  endpoint: TargetEndpoint,
  request: JobRequest,
  options: SendOptions = {},
): Promise<WatchedJob> {
  const { id } = deployment.job(await deployment.run(endpoint, request, options));
  return { endpoint, jobId: id };
}

/** A job that is submitted with `runsync`, whose id is unknown until the answer. */
export interface SyncJob {
  /** The job, if it was answered before it ended. */
  readonly job: WatchedJob | undefined;
  /** Whether an answer may still come. */
  readonly isPending: boolean;
}

/**
 * Submits a job with `runsync` while others are watched, which lets time pass, and hangs up afterwards.
 * If callers may limit the wait, the answer comes soon; otherwise the id is known in time only if the
 * deployment ends the wait before the job ends.
 */
export async function withSyncJob(
  deployment: Deployment,
  { endpoint, request }: { endpoint: TargetEndpoint; request: JobRequest },
  watch: (sync: SyncJob) => Promise<void>,
): Promise<void> {
  const { declares, claims } = deployment.target;
  const over = new AbortController();
  let sync: SyncJob = { job: undefined, isPending: true };
  const submit = async () => {
    const { response } = await deployment.call(
      'runJobSync',
      { endpoint: endpoint.id },
      {
        query: claims.has('wait-limit') ? `?wait=${waitBounds.minMs}` : '',
        body: request,
        submitsTo: endpoint,
        hangUp: over.signal,
      },
    );
    const job = parseJob(parseJson(response?.body), declares);
    const isOpen = job !== undefined && !isFinished(job);
    sync = { job: isOpen ? { endpoint, jobId: job.id } : undefined, isPending: false };
  };
  const watching = watch({
    get job() {
      return sync.job;
    },
    get isPending() {
      return sync.isPending;
    },
  });
  // Waits for both, even if one fails.
  const both = [watching.finally(() => over.abort()), submit()];
  const stopped = (await Promise.allSettled(both)).find(({ status }) => status === 'rejected');
  if (stopped?.status === 'rejected') throw stopped.reason;
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
    afterPolls,
  }: {
    forMs: number;
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
  for (;;) {
    for (const watched of leftOf()) {
      const { response } = await deployment.status(watched.endpoint, watched.jobId);
      const job = parseJob(parseJson(response?.body), { id: watched.jobId, finalStates });
      const isOver = job === undefined ? response?.status === 404 && mayBeGone() : isFinished(job);
      if (isOver) over.add(watched);
    }
    for (const { endpoint, jobId } of beside) await deployment.status(endpoint, jobId);
    await afterPolls?.(leftOf());
    const leftMs = deadlineMs - time.now();
    if (isDone() || leftMs <= 0) return leftOf();
    await time.pass(Math.min(everyMs, leftMs));
  }
}

/** Cancels jobs, if the deployment offers that. */
export async function cancelJobs(
  deployment: Deployment,
  jobs: readonly WatchedJob[],
): Promise<void> {
  if (deployment.target.declares.operations?.includes('cancelJob') !== true) return;
  for (const { endpoint, jobId } of jobs) {
    await deployment.call('cancelJob', { endpoint: endpoint.id, jobId });
  }
}

/** The pauses before the later polls, in milliseconds. */
const pausesMs = [500, 1000];

/** How long the later polls take, in milliseconds. */
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

// Watches the webhooks of ordinary jobs until no further call can arrive.

const { spacingMs } = lifecycle.webhook;

/** How long to wait for ordinary jobs, in milliseconds. */
export const longestJobMs = 10_000;

/** How long to watch a webhook after the end of its job: all calls, and a margin. */
export const watchMs = allCallsMs + 4000;

/** When to open a closed hook after the end of its job: in the middle of the retry pause. */
const opensAfterMs = spacingMs / 2;

/** A hook that refuses connections until `openIfDue` is called long enough after the end of its job. */
export class HookOpening {
  readonly hook: ClosedHook;
  readonly #deployment: Deployment;
  readonly #job: WatchedJob;
  #dueMs: number | undefined;
  #isOpen = false;

  constructor(deployment: Deployment, { hook, job }: { hook: ClosedHook; job: WatchedJob }) {
    this.#deployment = deployment;
    this.hook = hook;
    this.#job = job;
  }

  /** Call this repeatedly. @param left the jobs that have not ended */
  async openIfDue(left: readonly WatchedJob[]): Promise<void> {
    const { time } = this.#deployment;
    if (this.#dueMs === undefined && !left.includes(this.#job)) {
      this.#dueMs = time.now() + opensAfterMs;
    }
    if (this.#dueMs !== undefined && time.now() >= this.#dueMs) await this.#open();
  }

  /** Lets time pass until the hook is open. */
  async wait(): Promise<void> {
    const { time } = this.#deployment;
    const leftMs = (this.#dueMs ?? time.now()) - time.now();
    if (leftMs > 0) await time.pass(leftMs);
    await this.#open();
  }

  async #open(): Promise<void> {
    if (this.#isOpen) return;
    this.#isOpen = true;
    await this.hook.open().catch((error: unknown) => {
      throw new PrerequisiteFailed(`The closed webhook address cannot be opened: ${error}`);
    });
  }
}

/**
 * Releases the endpoints, polls ended jobs between and after their webhook calls, and watches until no
 * further call can arrive.
 * @param opening a closed hook, which is opened in time
 */
export async function pollAndWatch(
  deployment: Deployment,
  jobs: readonly WatchedJob[],
  { hooks, opening }: { hooks: readonly Hook[]; opening?: HookOpening | undefined },
): Promise<void> {
  const { time } = deployment;
  deployment.release();
  const startedMs = time.now();
  await opening?.wait();
  for (let poll = 1; poll < mostAttempts; poll += 1) {
    const untilMs = startedMs + (poll - 0.5) * spacingMs;
    await time.pass(Math.max(0, untilMs - time.now()));
    for (const { endpoint, jobId } of jobs) await deployment.status(endpoint, jobId);
  }
  const all = opening === undefined ? hooks : [...hooks, opening.hook];
  await deployment.watch(all, Math.max(0, startedMs + watchMs - time.now()));
  // Late jobs and long calls need more time.
  for (let further = 0; further < mostAttempts; further += 1) {
    const silentMs = Math.max(...all.map(silentAtMs));
    if (silentMs <= time.now()) break;
    await deployment.watch(all, silentMs - time.now());
  }
  for (const { endpoint, jobId } of jobs) await deployment.status(endpoint, jobId);
}

/** When no further call can follow the last one. */
function silentAtMs({ deliveries }: Hook): number {
  const last = deliveries.at(-1);
  const end = last && endingOf(last);
  return end === undefined ? 0 : end.untilMs + nextCallMs + 1000;
}

// Downloads files that outputs link to.

/**
 * Downloads a file without a key, because the address may be a third party's. Rejects with
 * `PrerequisiteFailed` if it is in a private network and the target does not allow that.
 */
export async function download(
  deployment: Deployment,
  address: string,
  options: SendOptions = {},
): Promise<Exchange> {
  const { target, lookup } = deployment;
  const addresses = target.limits.privateDownloads
    ? undefined
    : await publicAddresses(address, { baseUrl: target.baseUrl, lookup });
  return deployment.send(
    { method: 'GET', target: address, ...(addresses && { addresses }) },
    { ...options, key: 'none' },
  );
}

/**
 * Resolves a name once and pins the connection to the result, against DNS rebinding. Undefined if
 * there is nothing to resolve: the address is an IP address or on the deployment's host. A name that
 * cannot be resolved cannot be fetched.
 */
async function publicAddresses(
  address: string,
  { baseUrl, lookup }: { baseUrl: string; lookup: Lookup },
): Promise<readonly LookupAddress[] | undefined> {
  const { hostname, protocol } = new URL(address);
  const privateAddress = new PrerequisiteFailed(
    `A file on ${hostname} was not downloaded: the address is private. Set limits.privateDownloads to allow it.`,
  );
  if (isInternalAddress(address, baseUrl)) throw privateAddress;
  if (hostname === new URL(baseUrl).hostname) return undefined;
  if (isIP(hostname.replace(/^\[|\]$/g, '')) > 0) return undefined;
  const found = await lookup(hostname).catch(() => []);
  const isPrivate = found.some(({ address: ip, family }) =>
    isInternalAddress(`${protocol}//${family === 6 ? `[${ip}]` : ip}`, baseUrl),
  );
  if (isPrivate) throw privateAddress;
  return found;
}
