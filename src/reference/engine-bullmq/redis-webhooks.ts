/** Calls the webhooks of ended jobs. Each attempt is taken in Redis first, so it happens once. */
import { lifecycle } from '#generated/reference/tables.js';
import { unpredictableDigits } from '../../core/random.ts';
import type { Faults } from '../engine/injected-faults.ts';
import { nextAttemptMs, nextStep } from '../engine/rules/webhook-attempts.ts';
import { attemptCall, attemptedEvent } from '../engine/send-webhook.ts';
import { type CallWebhook, callLimitMs } from '../engine/webhook-call-alternatives.ts';
import type { QueuedCall } from './bullmq-queue.ts';
import { leaseMs } from './due-list.ts';
import { type Command, keptMs, log } from './job-changes.ts';
import type { StoredHook } from './redis-job.ts';
import type { RedisJobs } from './redis-jobs.ts';
import type { Replicas } from './replicas.ts';
import { untilRedisAnswers } from './until-redis-answers.ts';

/** How a call ended, and after how many attempts. */
interface Settlement {
  readonly state: 'acknowledged' | 'givenUp';
  readonly attempts: number;
}

export interface WebhookCallsOptions {
  readonly jobs: RedisJobs;
  readonly replicas: Pick<Replicas, 'id' | 'isGone'>;
  readonly faults: Faults;
  readonly send: CallWebhook;
  /** The most calls to one host that all replicas make at the same time. */
  readonly hostLimit: number;
  readonly againMs: number;
  /** Hands out a call to any replica. */
  enqueue(call: QueuedCall): Promise<void>;
  expect(dueMs: number): void;
  readonly onError: (error: unknown) => void;
}

const { retries, spacingMs } = lifecycle.webhook;

/**
 * For how long others wait besides for a replica that lives: it may be suspended, or Redis was away. A call that waits for
 * its turn is looked at again after so long.
 */
const patienceMs = 60_000;

export class WebhookCalls {
  readonly #options: WebhookCallsOptions;
  readonly #closing = new AbortController();

  constructor(options: WebhookCallsOptions) {
    this.#options = options;
  }

  close(): void {
    this.#closing.abort();
  }

  /** Has a call made as soon as it is its turn at its host. */
  queue(name: string): Promise<void> {
    return this.#begin({ hook: name, host: undefined });
  }

  /** Hands out the calls to a host whose turn it is. */
  async #begin(which: { hook: string | undefined; host: string | undefined }): Promise<void> {
    const { jobs, hostLimit: limit, enqueue } = this.#options;
    const answer = await jobs.options.account.run('beginCalls', {
      ...which,
      limit,
      leaseMs,
      waitMs: patienceMs,
    });
    const begun: unknown[] = Array.isArray(answer) ? answer : [];
    const calls = begun.flatMap((name, index) =>
      index % 2 === 0 ? [{ hook: `${name}`, attempt: Number(begun[index + 1]) + 1 }] : [],
    );
    await Promise.all(calls.map((call) => enqueue(call)));
  }

  /** The attempt that is due for a call; undefined if it was made or dropped meanwhile. */
  async due(name: string): Promise<number | undefined> {
    const { jobs } = this.#options;
    const { account } = jobs.options;
    const hook = await jobs.hook(name);
    if (hook?.progress.state !== 'waiting') {
      await account.askKey('due', 'zset', (redis, key) => redis.zrem(key, `webhook:${name}`));
      return undefined;
    }
    // An attempt has been taken since this was due.
    if (hook.dueMs > account.clock.now() || this.#isUnderWay(hook)) return undefined;
    if (hook.taken <= retries) return hook.taken + 1;
    // The replica that made the last attempt has died: nobody knows what became of it.
    await this.#giveUp(name, hook);
    return undefined;
  }

  /** Whether a replica that lives has yet to say what became of the last attempt. */
  #isUnderWay({ owner, taken: takenAttempts, dueMs, progress }: StoredHook): boolean {
    const { jobs, replicas } = this.#options;
    if (owner === undefined || takenAttempts === progress.attempts) return false;
    const [replica = ''] = owner.split(' ');
    const isLate = jobs.options.account.clock.now() >= dueMs + patienceMs;
    return !isLate && !replicas.isGone(replica);
  }

  /** Makes an attempt, unless a replica has taken it before. */
  async call({ hook: name, attempt }: QueuedCall): Promise<void> {
    const { jobs, faults, send, againMs, expect, onError } = this.#options;
    const { account, alternatives } = jobs.options;
    const { clock } = account;
    const { signal } = this.#closing;
    const hook = signal.aborted ? undefined : await jobs.hookWithBody(name);
    if (hook === undefined || hook.progress.state !== 'waiting') return;
    if (!(await this.#take(name, attempt))) return;
    const { url, body, progress } = hook;
    const { host } = progress;
    const sentMs = clock.now();
    const outcome = await attemptCall(hook, faults, () => send(url, body, attempt));
    const step = nextStep(attempt, outcome, alternatives);
    const instants = { sentMs, failedMs: clock.now() };
    const nextMs = step.kind === 'retry' ? nextAttemptMs(step, instants, alternatives) : undefined;
    const commands: Command[] = [
      // Takes no memory, so Redis lets the others run even if it is full.
      ['DEL', 'none'],
      ['HSET', `hook:${name}`, 'attempts', `${attempt}`],
      ['SREM', `callsUnderWay:${host}`, name],
      log(attemptedEvent(hook, { host, attempt, outcome, step: step.kind, nextMs })),
      ...(nextMs === undefined ? [] : dueAt(nextMs, name)),
      ...(step.kind === 'retry'
        ? []
        : this.#settlingCommands(name, hook, { state: step.kind, attempts: attempt })),
    ];
    // A call whose outcome is not stored would be made again.
    const before =
      step.kind === 'acknowledged'
        ? // Also if another replica has taken the next attempt meanwhile: then none follows it.
          { state: 'waiting' }
        : { ...this.#expectedFields(attempt), attempts: `${progress.attempts}` };
    const store = () => jobs.commit(`hook:${name}`, before, commands);
    await untilRedisAnswers(store, { clock, againMs, signal, onError });
    if (nextMs !== undefined) expect(nextMs);
    await untilRedisAnswers(() => this.#begin({ hook: undefined, host }), {
      clock,
      againMs,
      signal,
      onError,
    });
  }

  /** Takes an attempt, so that no other replica makes it: as soon as Redis answers. */
  async #take(name: string, attempt: number): Promise<boolean> {
    const { jobs, replicas, againMs, expect, onError } = this.#options;
    const { account, alternatives } = jobs.options;
    const { clock } = account;
    const { signal } = this.#closing;
    const owner = `${replicas.id} ${unpredictableDigits()}`;
    let isTaken = false;
    const take = async () => {
      const redoMs = clock.now() + callLimitMs(alternatives) + spacingMs;
      const { kind } = await jobs.commit(`hook:${name}`, this.#expectedFields(attempt - 1), [
        ['HINCRBY', `hook:${name}`, 'taken', '1'],
        ...dueAt(redoMs, name, ['owner', owner]),
      ]);
      // An earlier try may have succeeded, although its answer was lost.
      isTaken = kind === 'done' || (await jobs.hook(name))?.owner === owner;
      if (isTaken) expect(redoMs);
    };
    await untilRedisAnswers(take, { clock, againMs, signal, onError });
    return isTaken;
  }

  #expectedFields(takenAttempts: number): Record<string, string> {
    return { taken: `${takenAttempts}`, state: 'waiting' };
  }

  /** No further attempt follows. */
  #settlingCommands(name: string, call: StoredHook, end: Settlement): Command[] {
    const { alternatives } = this.#options.jobs.options;
    const { jobId, endpointId } = call;
    const { state, attempts } = end;
    const longestMs = Math.max(keptMs('runJob', alternatives), keptMs('runJobSync', alternatives));
    const commands: Command[] = [
      ['HSET', `hook:${name}`, 'state', state],
      ['HDEL', `hook:${name}`, 'body'],
      ['PEXPIRE', `hook:${name}`, `${longestMs}`],
      ['ZREM', 'due', `webhook:${name}`],
    ];
    if (state === 'givenUp')
      commands.push(log({ type: 'webhookGivenUp', jobId, endpointId, attempts }));
    return commands;
  }

  async #giveUp(name: string, hook: StoredHook): Promise<void> {
    const { host } = hook.progress;
    const commands: Command[] = [
      ['SREM', `callsUnderWay:${host}`, name],
      ...this.#settlingCommands(name, hook, { state: 'givenUp', attempts: hook.taken }),
    ];
    await this.#options.jobs.commit(`hook:${name}`, this.#expectedFields(hook.taken), commands);
    await this.#begin({ hook: undefined, host });
  }
}

/** Lets the next attempt be due at an instant, and sets fields of the call besides. */
function dueAt(dueMs: number, name: string, besides: readonly string[] = []): Command[] {
  return [
    ['HSET', `hook:${name}`, 'dueMs', `${dueMs}`, ...besides],
    ['ZADD', 'due', `${dueMs}`, `webhook:${name}`],
  ];
}
