/** Watches the webhooks of ordinary jobs, until nothing more can come. */
import { lifecycle } from '#generated/reference/tables.js';
import { endingOf } from '../intervals.ts';
import { allCallsMs, mostAttempts, nextCallMs } from '../webhook-attempts.ts';
import { type Deployment, PrerequisiteFailed } from './deployment.ts';
import type { WatchedJob } from './watch-jobs.ts';
import type { ClosedHook, Hook } from './webhook-receiver.ts';

const { spacingMs } = lifecycle.webhook;

/** How long ordinary jobs are waited for, in milliseconds. */
export const longestJobMs = 10_000;

/** How long after the end of a job its webhook is watched: all calls, and the silence after them. */
export const watchMs = allCallsMs + 4000;

/** How long after the end of its job a closed hook is opened: in the middle of the pause that follows. */
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

  /** To be called again and again. @param left the jobs that have not ended */
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
      throw new PrerequisiteFailed(`The address for refused webhooks cannot be opened: ${error}`);
    });
  }
}

/**
 * Asks for jobs that have ended between their calls and after them, and watches until all is silent.
 * The endpoints are released.
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
  for (let look = 1; look < mostAttempts; look += 1) {
    const untilMs = startedMs + (look - 0.5) * spacingMs;
    await time.pass(Math.max(0, untilMs - time.now()));
    for (const { endpoint, jobId } of jobs) await deployment.status(endpoint, jobId);
  }
  const all = opening === undefined ? hooks : [...hooks, opening.hook];
  await deployment.watch(all, Math.max(0, startedMs + watchMs - time.now()));
  // Jobs that ended later than others, or calls that took long, are watched for longer.
  for (let further = 0; further < mostAttempts; further += 1) {
    const silentMs = Math.max(...all.map(silentAtMs));
    if (silentMs <= time.now()) break;
    await deployment.watch(all, silentMs - time.now());
  }
  for (const { endpoint, jobId } of jobs) await deployment.status(endpoint, jobId);
}

/** From when on no further call can follow the last one. */
function silentAtMs({ deliveries }: Hook): number {
  const last = deliveries.at(-1);
  const end = last && endingOf(last);
  return end === undefined ? 0 : end.untilMs + nextCallMs + 1000;
}
