/** Runs an account's due work on time: the list is in Redis, and any replica may run it. */
import type { Timer } from '../../core/clock.ts';
import type { DueEntry } from '../engine/engine.ts';
import { isFinal } from '../engine/rules/job-states.ts';
import { isKeptForever } from './job-changes.ts';
import type { RedisAccount } from './redis-account.ts';
import type { RedisJobs } from './redis-jobs.ts';

export interface DueListOptions {
  readonly account: RedisAccount;
  readonly lookMs: number;
  /** Does one thing that is due, and removes it from the list. What fails is tried again. */
  handle(kind: string, name: string): Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Entries that a replica takes at a time. */
const batch = 100;

/** How long others leave an entry alone that a replica has taken, in milliseconds. */
export const leaseMs = 2000;

/** Entries `<kind>:<name>` by the instant at which they are due. */
export class DueList {
  readonly #options: DueListOptions;
  #timer: Timer | undefined;
  #closed = false;

  constructor(options: DueListOptions) {
    this.#options = options;
    this.expect(options.account.clock.now());
  }

  /** Something is due at an instant: this replica looks then. */
  expect(dueMs: number): void {
    if (this.#closed || (this.#timer !== undefined && this.#timer.dueMs <= dueMs)) return;
    const { clock } = this.#options.account;
    if (this.#timer !== undefined) clock.cancel(this.#timer);
    this.#timer = clock.schedule(dueMs, () => {
      this.#timer = undefined;
      clock.hold(this.#look());
    });
  }

  async remove(kind: string, name: string): Promise<void> {
    const { account } = this.#options;
    await account.askKey('due', 'zset', (redis, key) => redis.zrem(key, `${kind}:${name}`));
  }

  close(): void {
    this.#closed = true;
    if (this.#timer !== undefined) this.#options.account.clock.cancel(this.#timer);
  }

  async #look(): Promise<void> {
    const { account, lookMs, onError } = this.#options;
    const nowMs = account.clock.now();
    try {
      const answer = await account.run('due', { leaseMs, limit: batch });
      const [next, due] = Array.isArray(answer) ? answer : [];
      const entries: string[] = Array.isArray(due) ? due : [];
      await Promise.all(entries.map((entry) => this.#handle(entry)));
      if (entries.length === batch) this.expect(nowMs);
      else if (typeof next === 'string' && next !== '')
        this.expect(Math.max(nowMs + 1, Number(next)));
    } catch (error) {
      onError(error);
    }
    this.expect(nowMs + lookMs);
  }

  async #handle(entry: string): Promise<void> {
    if (this.#closed) return;
    const { handle, onError } = this.#options;
    const colon = entry.indexOf(':');
    await handle(entry.slice(0, colon), entry.slice(colon + 1)).catch(onError);
  }
}

/**
 * The first entries of the due list that say something to callers. When work will end is known to
 * the replica that runs it alone, so a running job has its execution timeout only.
 */
export async function readUpcoming(jobs: RedisJobs, limit: number): Promise<DueEntry[]> {
  const { account } = jobs.options;
  const list = await account.askKey('due', 'zset', (redis, key) =>
    redis.zrange(key, '0', `${limit - 1}`, 'WITHSCORES'),
  );
  const entries = list.flatMap((entry, index) => {
    const atMs = Number(list[index + 1]);
    const [kind = '', ...name] = entry.split(':');
    return index % 2 === 0 ? [readDueEntry(jobs, { atMs, kind, name: name.join(':') })] : [];
  });
  return (await Promise.all(entries)).flatMap((due) => due ?? []);
}

async function readDueEntry(
  jobs: RedisJobs,
  { atMs, kind, name }: { atMs: number; kind: string; name: string },
): Promise<DueEntry | undefined> {
  const { account } = jobs.options;
  switch (kind) {
    case 'deadline': {
      const job = await jobs.find(name);
      if (job === undefined) return undefined;
      const { id: jobId, endpointId, startedMs, state } = job;
      if (isKeptForever(job)) return undefined;
      const deadline = startedMs === undefined ? 'expiry' : 'executionTimeout';
      return { atMs, kind: isFinal(state) ? 'forgotten' : deadline, jobId, endpointId };
    }
    case 'webhook': {
      const hook = await jobs.hook(name);
      // During an attempt, the entry is there in case its replica dies.
      if (hook?.progress.attempts !== hook?.taken) return undefined;
      return (
        hook && { atMs, kind: 'webhookAttempt', jobId: hook.jobId, endpointId: hook.endpointId }
      );
    }
    case 'scale': {
      const ready = await account.askKey(`starting:${name}`, 'zset', (redis, key) =>
        redis.zcount(key, atMs, atMs),
      );
      return { atMs, kind: ready > 0 ? 'workerReady' : 'workerStops', endpointId: name };
    }
    default:
      return undefined;
  }
}
