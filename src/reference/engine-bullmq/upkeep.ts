/** Finds keys of an account that others have deleted or damaged, and rebuilds what can be rebuilt. */
import { afterWallClock } from '../../core/clock.ts';
import { slices } from '../../core/slices.ts';
import type { EndpointPlan } from '../engine/endpoint-plan.ts';
import { StoreUnavailable } from '../engine/store-unavailable.ts';
import { entryId, type JobQueue, type QueueLook } from './bullmq-queue.ts';
import type { EndpointQueues } from './endpoint-queues.ts';
import type { RedisAccount } from './redis-account.ts';

export interface UpkeepOptions {
  readonly account: RedisAccount;
  readonly endpoints: ReadonlyMap<string, EndpointPlan>;
  readonly queues: Pick<EndpointQueues, 'get'>;
  readonly callQueue: Pick<JobQueue<unknown>, 'look' | 'forgetCapacity' | 'setCapacity'>;
  readonly concurrentCalls: number;
  /** How often to look, in real milliseconds. */
  readonly lookMs: number;
  /** The capacity of an endpoint's queue may be lost. */
  rescale(endpointId: string): void;
  /** Told of each key that was damaged, and of what was done. */
  readonly onError: (error: unknown) => void;
}

/**
 * A queue is requeued after this many consecutive looks that found too few entries: those of jobs that are just submitted
 * are on their way.
 */
const mostShort = 3;

/** For how long no replica requeues an endpoint again, in real milliseconds: the due list needs time to add the entries. */
const requeueLeaseMs = 10_000;

/** Jobs that a script has queued again. */
const requeuedJobs = 500;

export class Upkeep {
  readonly #options: UpkeepOptions;
  /** In how many looks in a row the queue of an endpoint lacked entries. */
  readonly #short = new Map<string, number>();
  #nextLook: ReturnType<typeof afterWallClock> | undefined;
  #isClosed = false;

  constructor(options: UpkeepOptions) {
    this.#options = options;
    this.#lookLater();
  }

  close(): void {
    this.#isClosed = true;
    this.#nextLook?.release();
  }

  #lookLater(): void {
    if (this.#isClosed) return;
    this.#nextLook = afterWallClock(this.#options.lookMs, () => void this.#look());
  }

  async #look(): Promise<void> {
    const { onError } = this.#options;
    try {
      await this.#lookAtCalls();
      const looks = await this.#lookAtQueues();
      const counts = await this.#lookAtAccount();
      for (const [endpointId, look] of looks) {
        const accountCount = counts.get(endpointId);
        if (accountCount !== undefined && !this.#isClosed)
          await this.#compare(endpointId, look, accountCount);
      }
    } catch (error) {
      // Whoever runs the service hears of an outage from others.
      if (!this.#isClosed && !(error instanceof StoreUnavailable)) onError(error);
    }
    this.#lookLater();
  }

  async #lookAtCalls(): Promise<void> {
    const { callQueue, concurrentCalls } = this.#options;
    // Another replica may have set another one.
    if ((await callQueue.look()).capacity !== undefined) return;
    callQueue.forgetCapacity();
    await callQueue.setCapacity(concurrentCalls);
  }

  async #lookAtQueues(): Promise<ReadonlyMap<string, QueueLook>> {
    const { endpoints, queues, rescale } = this.#options;
    const looks = new Map<string, QueueLook>();
    for (const endpointId of endpoints.keys()) {
      const look = this.#isClosed ? undefined : await queues.get(endpointId)?.look();
      if (look === undefined) continue;
      looks.set(endpointId, look);
      if (look.capacity === undefined) rescale(endpointId);
    }
    return looks;
  }

  /** The script tells of what it has found. Returns no counts if it had to recount: what the queues have is out of date then. */
  async #lookAtAccount(): Promise<ReadonlyMap<string, JobCounts>> {
    const { account, endpoints } = this.#options;
    const plans = Array.from(endpoints, ([id, { workers }]) => {
      const { min, max, jobsPerWorker } = workers;
      return { id, min, max, jobsPerWorker };
    });
    const step = () => account.run('upkeep', { endpoints: JSON.stringify(plans) });
    const first = readUpkeep(await step());
    if (!first.isUnfinished) return first.counts;
    while (!this.#isClosed && readUpkeep(await step()).isUnfinished);
    return new Map();
  }

  async #compare(endpointId: string, look: QueueLook, counts: JobCounts): Promise<void> {
    const lacks = waitingEntries(look, counts.inProgress) < counts.inQueue;
    const short = lacks ? (this.#short.get(endpointId) ?? 0) + 1 : 0;
    this.#short.set(endpointId, short % mostShort);
    if (short === mostShort) await this.#requeue(endpointId);
  }

  /** Has the jobs queued again that wait and have no entry in the queue. */
  async #requeue(endpointId: string): Promise<void> {
    const { account, queues } = this.#options;
    const queue = queues.get(endpointId);
    const leaseMs = requeueLeaseMs;
    if (queue === undefined || (await account.run('beginRequeue', { endpointId, leaseMs })) !== 1)
      return;
    const waiting = await this.#waitingJobs(endpointId);
    const unlisted = await queue.dropUnlisted([...waiting.keys()]);
    const ids = unlisted.flatMap((entry) => waiting.get(entry) ?? []);
    let added = 0;
    for (const some of slices(ids, requeuedJobs)) {
      added += Number(await account.run('requeue', { endpointId, ids: JSON.stringify(some) }));
    }
    if (added === 0) {
      // The next loss need not wait for the end of the lease.
      const lease = `requeued:${endpointId}`;
      await account.askKey(lease, 'string', (redis, key) => redis.del(key));
      return;
    }
    const done = `${added} of its jobs were queued again, because the queue had lost them`;
    account.store.tellDamages([[`${account.base}waiting:${endpointId}`, done]]);
  }

  /** Ids of the jobs that wait, by the entries that the queue has to have. */
  async #waitingJobs(endpointId: string): Promise<ReadonlyMap<string, string>> {
    const { account } = this.#options;
    const waiting = new Map<string, string>();
    for (const list of ['waiting', 'low']) {
      let cursor = '0';
      do {
        const answer = await account.run('waitingJobs', { endpointId, list, cursor });
        const [next, jobs]: unknown[] = Array.isArray(answer) ? answer : [];
        for (const job of Array.isArray(jobs) ? jobs : []) {
          const [id, retries]: unknown[] = Array.isArray(job) ? job : [];
          waiting.set(entryId({ jobId: `${id}`, retries: Number(retries) }), `${id}`);
        }
        cursor = typeof next === 'string' ? next : '0';
      } while (cursor !== '0' && !this.#isClosed);
    }
    return waiting;
  }
}

interface JobCounts {
  readonly inQueue: number;
  readonly inProgress: number;
}

/** What the script of upkeep has returned. */
function readUpkeep(answer: unknown): {
  isUnfinished: boolean;
  counts: ReadonlyMap<string, JobCounts>;
} {
  const [isUnfinished, list]: unknown[] = Array.isArray(answer) ? answer : [];
  const counts = new Map<string, JobCounts>();
  for (const each of Array.isArray(list) ? list : []) {
    const [endpointId, inQueue, inProgress]: unknown[] = Array.isArray(each) ? each : [];
    counts.set(`${endpointId}`, { inQueue: Number(inQueue), inProgress: Number(inProgress) });
  }
  return { isUnfinished: isUnfinished === 1, counts };
}

/** Entries of jobs that are not running; some are handed out already. */
function waitingEntries({ waiting, active }: QueueLook, inProgress: number): number {
  return waiting + Math.max(0, active - inProgress);
}
