/** Watches the webhooks of ordinary jobs until no further call can arrive. */
import { lifecycle } from '#generated/reference/tables.js';
import { deliveryEnd } from '../../evidence/intervals.ts';
import { allCallsMs, mostAttempts, nextCallMs } from '../contract/webhook-bounds.ts';
import { type Deployment, PrerequisiteFailed } from './deployment.ts';
import type { WatchedJob } from './watch-jobs.ts';
import type { ClosedHook, Hook } from './webhook-receiver.ts';

const { spacingMs } = lifecycle.webhook;

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

/** Polls ended jobs between and after their webhook calls, and watches until no further call can arrive. */
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
  const end = last && deliveryEnd(last);
  return end === undefined ? 0 : end.untilMs + nextCallMs + 1000;
}
