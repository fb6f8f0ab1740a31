/** Starts and stops the workers of an account's endpoints. For each, one replica is elected to do it. */
import { drawDurationMs } from '../engine/durations.ts';
import type { JobQueue } from './bullmq-queue.ts';
import type { RedisJobs } from './redis-jobs.ts';

export interface ScalerOptions {
  readonly jobs: RedisJobs;
  /** Names this replica; also what the ids of its workers begin with. */
  readonly replica: string;
  /** The queue whose capacity is set; undefined if the settings lack the endpoint. */
  queueOf(
    endpointId: string,
  ): Pick<JobQueue<unknown>, 'setCapacity' | 'forgetCapacity'> | undefined;
  expect(dueMs: number): void;
  readonly onError: (error: unknown) => void;
}

/** How long the elected replica stays elected without a sign of life, in real milliseconds. */
const leaseMs = 10_000;

/** The digits of a replica's name in the ids of its workers. */
const idDigits = 6;

/**
 * Asks Redis to scale: the script decides, and does nothing unless this replica is elected or no
 * other one is. So two scalers cannot disagree.
 *
 * @rule low-priority-never-scales
 * @rule low-priority-waits
 */
export class Scaler {
  readonly #options: ScalerOptions;
  readonly #underWay = new Map<string, { again: boolean }>();
  #scaleCount = 0;
  #closed = false;

  constructor(options: ScalerOptions) {
    this.#options = options;
  }

  /** An endpoint may need more or fewer workers. `hand on` tells the elected replica. */
  wake(endpointId: string, { handOn }: { handOn: boolean }): void {
    const running = this.#underWay.get(endpointId);
    if (running !== undefined) running.again = true;
    if (running !== undefined || this.#closed) return;
    const { jobs, onError } = this.#options;
    jobs.options.account.clock.hold(this.#scaleAll(endpointId, handOn).catch(onError));
  }

  /** Scales an endpoint once, for what is due. */
  async scale(endpointId: string): Promise<'scaled' | 'follower'> {
    const { jobs, replica, queueOf, expect } = this.#options;
    const queue = queueOf(endpointId);
    const { idleTimeoutMs, coldStartMs, ...fleet } = jobs.endpoint(endpointId).workers;
    this.#scaleCount += 1;
    const answer = await jobs.options.account.run('scale', {
      ...fleet,
      endpointId,
      scaler: replica,
      leaseMs,
      idleMs: idleTimeoutMs,
      // Workers that start together take as long.
      coldStartMs: drawDurationMs(coldStartMs, `${replica} ${this.#scaleCount}`),
      idStart: replica.slice(0, idDigits),
    });
    const [kind, capacity, nextMs]: unknown[] = Array.isArray(answer) ? answer : [];
    if (kind !== 'scaled') queue?.forgetCapacity();
    if (kind === 'follower') return kind;
    const change = await queue?.setCapacity(Number(capacity));
    if (change === 'set' && !(await this.#isElected(endpointId))) {
      // This replica was stalled, and has overwritten what its successor had set.
      queue?.forgetCapacity();
      await this.handOn(endpointId);
      return 'follower';
    }
    if (typeof nextMs === 'string' && nextMs !== '') expect(Number(nextMs));
    return 'scaled';
  }

  async handOn(endpointId: string): Promise<void> {
    const { account } = this.#options.jobs.options;
    await account.ask((redis) => redis.publish(`${account.base}changes`, `scale:${endpointId}`));
  }

  close(): void {
    this.#closed = true;
  }

  async #scaleAll(endpointId: string, handOn: boolean): Promise<void> {
    const state = { again: false };
    this.#underWay.set(endpointId, state);
    try {
      do {
        state.again = false;
        const outcome = await this.scale(endpointId);
        if (outcome === 'scaled' || !handOn) continue;
        await this.handOn(endpointId);
      } while (state.again && !this.#closed);
    } finally {
      this.#underWay.delete(endpointId);
    }
  }

  async #isElected(endpointId: string): Promise<boolean> {
    const { jobs, replica } = this.#options;
    const { account } = jobs.options;
    const elected = await account.askKey(`scaler:${endpointId}`, 'string', (redis, key) =>
      redis.get(key),
    );
    return elected === replica;
  }
}
