/** Finds keys of an account that others have deleted or damaged, and rebuilds what can be rebuilt. */
import { wallClockLimit } from '../../core/clock.ts';
import type { EndpointPlan } from '../engine/endpoint.ts';
import { StoreUnavailable } from '../engine/store-unavailable.ts';
import type { JobQueue, QueueLook } from './bullmq-queue.ts';
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

/** So often in a row a queue has to lack entries: those of jobs that are just submitted are on their way. */
const mostShort = 3;

export class Upkeep {
  readonly #options: UpkeepOptions;
  /** In how many looks in a row the queue of an endpoint lacked entries. */
  readonly #short = new Map<string, number>();
  #nextLook: ReturnType<typeof wallClockLimit> | undefined;
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
    this.#nextLook = wallClockLimit(this.#options.lookMs);
    this.#nextLook.signal.addEventListener('abort', () => void this.#look());
  }

  async #look(): Promise<void> {
    const { endpoints, onError } = this.#options;
    try {
      await this.#lookAtAccount();
      await this.#lookAtCalls();
      for (const endpointId of endpoints.keys()) await this.#lookAtQueue(endpointId);
    } catch (error) {
      // Whoever runs the service hears of an outage from others.
      if (!this.#isClosed && !(error instanceof StoreUnavailable)) onError(error);
    }
    this.#lookLater();
  }

  /** The script tells of what it has found. */
  async #lookAtAccount(): Promise<void> {
    const { account, endpoints } = this.#options;
    const plans = Array.from(endpoints, ([id, { workers }]) => {
      const { min, max, jobsPerWorker } = workers;
      return { id, min, max, jobsPerWorker };
    });
    await account.run('upkeep', { endpoints: JSON.stringify(plans) });
  }

  async #lookAtCalls(): Promise<void> {
    const { callQueue, concurrentCalls } = this.#options;
    if ((await callQueue.look()).capacity === concurrentCalls) return;
    callQueue.forgetCapacity();
    await callQueue.setCapacity(concurrentCalls);
  }

  async #lookAtQueue(endpointId: string): Promise<void> {
    const { account, queues, rescale } = this.#options;
    const look = await queues.get(endpointId)?.look();
    if (look === undefined || this.#isClosed) return;
    if (look.capacity === undefined) rescale(endpointId);
    const { jobs } = JSON.parse(String(await account.run('health', { endpointId })));
    const lacks = waitingEntries(look, jobs.inProgress) < jobs.inQueue;
    const short = lacks ? (this.#short.get(endpointId) ?? 0) + 1 : 0;
    this.#short.set(endpointId, short % mostShort);
    if (short === mostShort) await account.run('requeue', { endpointId });
  }
}

/** Entries of jobs that are not running; some are handed out already. */
function waitingEntries({ waiting, active }: QueueLook, inProgress: number): number {
  return waiting + Math.max(0, active - inProgress);
}
