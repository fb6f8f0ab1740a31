/** Reads an account's jobs and changes them, each change by compare-and-set. */
import type { EndpointPlan } from '../engine/endpoint-plan.ts';
import type { NoRoom } from '../engine/engine.ts';
import type { SharedEngineOptions } from '../engine/engine-store.ts';
import {
  budgetLimits,
  fullQueue,
  hasSpendingLimit,
  queueLimit,
} from '../engine/rules/queue-and-budget-limits.ts';
import {
  type Command,
  type EndingContext,
  type EndingPlan,
  endCommands,
  type StoredEnding,
} from './job-changes.ts';
import type { RedisAccount } from './redis-account.ts';
import {
  BrokenJob,
  hookFields,
  namedFields,
  readHook,
  readJob,
  type StoredHook,
  type StoredJob,
} from './redis-job.ts';

export interface RedisJobsOptions
  extends EndingContext,
    Pick<SharedEngineOptions, 'endpoints' | 'queueLimits'> {
  readonly account: RedisAccount;
  /** Told of jobs in Redis that cannot be read: they count as unknown. */
  readonly onError: (error: unknown) => void;
}

/** The outcome of a change: another one may have come first, or there may be no room. */
export type Change = { readonly kind: 'done' | 'changed' | 'unknown' } | NoRoom;

/** How often a job is ended anew because another change came first: these come one by one. */
const mostTries = 1000;

export class RedisJobs {
  readonly options: RedisJobsOptions;

  constructor(options: RedisJobsOptions) {
    this.options = options;
  }

  /**
   * The endpoint with an id. Throws if the account has none: a job may be of an endpoint that
   * earlier settings had.
   */
  endpoint(id: string): EndpointPlan {
    const endpoint = this.options.endpoints.get(id);
    if (endpoint === undefined)
      throw new RangeError(`Expected an endpoint of the account, got ${id}.`);
    return endpoint;
  }

  /** The job, as long as callers can read it. */
  async find(jobId: string): Promise<StoredJob | undefined> {
    return unlessForgotten(await this.findKept(jobId));
  }

  /** Also one that only its account sees. */
  async findKept(jobId: string): Promise<StoredJob | undefined> {
    return this.read(jobId, await this.#fields(`job:${jobId}`));
  }

  /** Like `find`; has further changes of the job announced. */
  async watch(jobId: string): Promise<StoredJob | undefined> {
    const fields = pairs(await this.options.account.run('watch', { id: jobId }));
    return unlessForgotten(this.read(jobId, fields));
  }

  async hook(name: string): Promise<StoredHook | undefined> {
    const { account } = this.options;
    const values = await account.askKey(`hook:${name}`, 'hash', (redis, key) =>
      redis.hmget(key, ...hookFields),
    );
    return this.#readHook(name, namedFields(hookFields, values));
  }

  async hookWithBody(name: string): Promise<(StoredHook & { body: string }) | undefined> {
    const fields = await this.#fields(`hook:${name}`);
    const hook = this.#readHook(name, fields);
    return hook && { ...hook, body: fields['body'] ?? '' };
  }

  #readHook(name: string, fields: Readonly<Record<string, string>>): StoredHook | undefined {
    return this.#unlessBroken(`webhook call ${name}`, () => readHook(fields), {
      mend: () =>
        this.options.account.askKey(`hook:${name}`, 'hash', (redis, key) => redis.unlink(key)),
    });
  }

  read(jobId: string, fields: Readonly<Record<string, string>>): StoredJob | undefined {
    return this.#unlessBroken(`job ${jobId}`, () => readJob(jobId, fields), {
      mend: () => this.discard(jobId, fields['version']),
    });
  }

  /** Removes a job that is missing or cannot be read, so that nothing waits for it. */
  async discard(jobId: string, version: string | undefined): Promise<void> {
    await this.options.account.run('discard', { id: jobId, version });
  }

  #unlessBroken<Value>(
    what: string,
    read: () => Value,
    { mend }: { mend: () => Promise<unknown> },
  ): Value | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof BrokenJob)) throw error;
      const { account, onError } = this.options;
      onError(new Error(`The ${what} in Redis is broken: ${error.message}. It was removed.`));
      account.clock.hold(mend().catch(onError));
      return undefined;
    }
  }

  #fields(name: string): Promise<Record<string, string>> {
    return this.options.account.askKey(name, 'hash', (redis, key) => redis.hgetall(key));
  }

  /** Runs commands in one step if the job still has the version that the caller knows. */
  change(
    job: Pick<StoredJob, 'id' | 'version' | 'endpointId'>,
    commands: readonly Command[],
    room?: { operationId: string },
  ): Promise<Change> {
    const expected = { version: `${job.version}` };
    const { endpointId } = job;
    const neededRoom = room && { endpointId, ...room, ...this.roomLimits(endpointId) };
    return this.commit(`job:${job.id}`, expected, commands, { last: job.id, room: neededRoom });
  }

  /** The same for any hash and fields of it. */
  async commit(
    key: string,
    expected: Readonly<Record<string, string>>,
    commands: readonly Command[],
    { last, room }: { last?: string; room?: object | undefined } = {},
  ): Promise<Change> {
    const { account, accountBytes } = this.options;
    return this.readChange(
      await account.run('commit', {
        key,
        accountBytes,
        last,
        expected: JSON.stringify(expected),
        commands: JSON.stringify(commands),
        room: room && JSON.stringify(room),
      }),
    );
  }

  /**
   * Ends a job, as often as another change comes first. Undefined if there is no such job any more;
   * otherwise the job as it was before, and what is due after the end unless it had ended.
   */
  async end(
    job: StoredJob | undefined,
    how: StoredEnding,
    accepts: (job: StoredJob) => boolean = () => true,
  ): Promise<{ job: StoredJob; ended: EndingPlan | undefined } | undefined> {
    const { account, endpoints } = this.options;
    let current = job;
    for (let tries = 0; current !== undefined; tries += 1) {
      if (tries === mostTries) throw new Error(`The job ${current.id} could not be ended.`);
      const endpoint = endpoints.get(current.endpointId);
      const end = { ...how, nowMs: account.clock.now(), endpoint };
      const ended = accepts(current) ? endCommands(current, end, this.options) : undefined;
      if (ended === undefined) return { job: current, ended };
      const { args, fields } = ended;
      const { kind } = this.readChange(await account.runBatched('end', args, { fields }));
      if (kind === 'done') return { job: current, ended };
      current = await this.find(current.id);
    }
    return undefined;
  }

  /** Arguments of a script that checks whether there is room for a further job. */
  roomLimits(endpointId: string): { refuseAt: string; fullQueue: string } {
    const { budget, queueLimits, alternatives } = this.options;
    const { price, workers } = this.endpoint(endpointId);
    const isLimited = price !== undefined && hasSpendingLimit(alternatives);
    const { refuseAt } = budgetLimits(isLimited ? budget : undefined);
    const full = queueLimit(fullQueue(queueLimits, workers), alternatives);
    return { refuseAt: `${refuseAt ?? ''}`, fullQueue: `${full ?? ''}` };
  }

  /** What a script that may find no room has answered. */
  readChange(answer: unknown): Change {
    const [kind, queued]: unknown[] = Array.isArray(answer) ? answer : [];
    const { budget, accountBytes } = this.options;
    switch (kind) {
      case 'budgetExceeded':
        return { kind, amount: budget?.amount ?? '0' };
      case 'queueFull':
        return { kind, queued: Number(queued) };
      case 'memoryFull':
        return { kind, accountBytes, serviceBytes: accountBytes };
      case 'done':
      case 'changed':
      case 'unknown':
        return { kind };
      default:
        throw new TypeError(`Expected the outcome of a change, got ${JSON.stringify(answer)}.`);
    }
  }
}

function unlessForgotten(job: StoredJob | undefined): StoredJob | undefined {
  return job?.forgottenMs === undefined ? job : undefined;
}

/** The fields of a hash as a script returns them: names and values in turn. */
function pairs(list: unknown): Record<string, string> {
  const fields: Record<string, string> = {};
  if (!Array.isArray(list)) return fields;
  for (let index = 0; index + 1 < list.length; index += 2)
    fields[`${list[index]}`] = list[index + 1];
  return fields;
}
