/** Puts jobs into the queues of an account's endpoints and takes jobs out. */
import { macrotask } from '../../core/clock.ts';
import type { EndpointPlan } from '../engine/endpoint-plan.ts';
import type { AttemptName } from '../engine/job-worker.ts';
import {
  entryId,
  type HandlingOutcome,
  isAttemptName,
  JobQueue,
  type ProcessOptions,
  type QueueOptions,
} from './bullmq-queue.ts';
import type { RedisAccount } from './redis-account.ts';
import type { Replicas } from './replicas.ts';

export interface EndpointQueuesOptions {
  readonly account: RedisAccount;
  readonly accountId: string;
  readonly endpoints: ReadonlyMap<string, EndpointPlan>;
  readonly lockMs: number;
  readonly replicas: Pick<Replicas, 'id'>;
  process(endpointId: string, queued: AttemptName): Promise<HandlingOutcome<AttemptName>>;
  abandon(queued: AttemptName): void;
  readonly onError: (error: unknown) => void;
}

/** For a queue whose entries this replica does not take. */
const idle: ProcessOptions<AttemptName> = {
  isEntry: isAttemptName,
  concurrency: 1,
  process: async () => 'giveBack',
  abandon: () => undefined,
};

export class EndpointQueues {
  readonly #options: EndpointQueuesOptions;
  readonly #queues: ReadonlyMap<string, JobQueue<AttemptName>>;
  /** Entries of the due list that are done. */
  readonly #queued: string[] = [];

  constructor(options: EndpointQueuesOptions) {
    this.#options = options;
    const { process, abandon } = options;
    this.#queues = new Map(
      Array.from(options.endpoints, ([id, { workers }]) => [
        id,
        new JobQueue<AttemptName>(this.#queueOptions(id), {
          // The capacity limits what all replicas run. An entry that this one has lost takes up a
          // place here until its run ends.
          concurrency: 2 * Math.max(1, workers.max * workers.jobsPerWorker),
          isEntry: isAttemptName,
          process: async (queued) => {
            const handled = await process(id, queued);
            if (typeof handled === 'string') return handled;
            return { behind: handled.behind.map((data) => ({ id: entryId(data), data })) };
          },
          abandon,
        }),
      ]),
    );
  }

  get ids(): Iterable<string> {
    return this.#queues.keys();
  }

  /** Undefined if the settings lack the endpoint. */
  get(endpointId: string): JobQueue<AttemptName> | undefined {
    return this.#queues.get(endpointId);
  }

  /** Queues an accepted job. If that fails, the due list does it. */
  async add(endpointId: string, queued: AttemptName): Promise<void> {
    try {
      await this.#use(endpointId, (queue) => queue.add(entryId(queued), queued));
      this.#noteQueued(queued.jobId);
    } catch (error) {
      this.#options.onError(error);
    }
  }

  /** Queues a job whose entry was not added, or was lost. */
  async addAgain(endpointId: string, queued: AttemptName): Promise<void> {
    await this.#use(endpointId, (queue) => queue.addAgain(entryId(queued), queued));
    this.#noteQueued(queued.jobId);
  }

  remove(endpointId: string, queued: AttemptName): Promise<void> {
    return this.#use(endpointId, (queue) => queue.remove(entryId(queued)));
  }

  /** Hands out again what a replica that has died had taken. */
  async takeBack(replica: string): Promise<void> {
    await Promise.all(Array.from(this.#queues.values(), (queue) => queue.takeBack(replica)));
  }

  async drain(): Promise<void> {
    await Promise.all(Array.from(this.#queues.values(), (queue) => queue.drain()));
  }

  async close(): Promise<void> {
    await Promise.all(Array.from(this.#queues.values(), (queue) => queue.close()));
  }

  /** Uses the queue of an endpoint, which the settings may lack: then only for this once. */
  async #use(
    endpointId: string,
    use: (queue: JobQueue<AttemptName>) => Promise<void>,
  ): Promise<void> {
    const ownQueue = this.#queues.get(endpointId);
    if (ownQueue !== undefined) return use(ownQueue);
    const foreign = new JobQueue<AttemptName>(this.#queueOptions(endpointId), idle);
    await use(foreign).finally(() => foreign.close());
  }

  #queueOptions(endpointId: string): QueueOptions {
    const { account, accountId, lockMs, replicas, onError } = this.#options;
    const prefix = `inference-queue:{${accountId}:${endpointId}}`;
    const common = { store: account.store, prefix, lockMs, onError };
    return { ...common, name: endpointId, processName: replicas.id };
  }

  /** Takes a job from the due list, with the others that were queued at the same time. */
  #noteQueued(jobId: string): void {
    this.#queued.push(`enqueue:${jobId}`);
    if (this.#queued.length > 1) return;
    const { account, onError } = this.#options;
    const remove = async () => {
      await macrotask();
      const entries = this.#queued.splice(0);
      await account.askKey('due', 'zset', (redis, key) => redis.zrem(key, ...entries));
    };
    account.clock.hold(remove().catch(onError));
  }
}
