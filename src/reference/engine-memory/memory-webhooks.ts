/** Tells a job's webhook that the job has ended: attempts, acknowledgement, retries. */
import type { Timer } from '../../core/clock.ts';
import type { Due } from '../engine/engine.ts';
import type { EngineOptions } from '../engine/engine-options.ts';
import type { Faults } from '../engine/injected-faults.ts';
import type { JobWebhook } from '../engine/job-snapshot.ts';
import {
  type AttemptOutcome,
  firstDelayMs,
  hostOf,
  nextAttemptMs,
  nextStep,
  type WebhookCall,
} from '../engine/rules/webhook-attempts.ts';
import { attemptCall, attemptedEvent } from '../engine/send-webhook.ts';
import { bytesOf, type Memory } from './kept-bytes.ts';
import type { EventLog } from './memory-event-log.ts';
import { Queue } from './queue.ts';

/** The outcome of a call whose account was closed while it waited. */
const neverSent: AttemptOutcome = { kind: 'failed', reason: 'the account was closed' };

/** The progress of a call; jobs keep it for longer than the call itself. */
type Progress = { -readonly [Member in keyof JobWebhook]: JobWebhook[Member] };

export interface WebhooksOptions extends Pick<EngineOptions, 'clock' | 'send' | 'alternatives'> {
  readonly events: EventLog;
  readonly faults: Faults;
  /** Counts the bodies of calls that still have to be made. */
  readonly memory: Memory;
  /** Shared with other accounts. */
  readonly webhookTurns: WebhookTurns;
}

/**
 * Lets so many calls be made at a time. Further ones wait: those of each account in order, the
 * accounts in rotation, so that one with slow receivers does not keep the others from their turn.
 */
export class WebhookTurns {
  readonly #limit: number;
  readonly #waiting = new Map<object, Queue<() => void>>();
  #underWay = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get waiting(): number {
    let count = 0;
    for (const queue of this.#waiting.values()) count += queue.size;
    return count;
  }

  /** Makes a call for an owner: at once, or in its turn. */
  async take<Result>(owner: object, call: () => Promise<Result>): Promise<Result> {
    if (this.#underWay < this.#limit) this.#underWay += 1;
    else await this.#turnOf(owner);
    try {
      return await call();
    } finally {
      this.#giveOn();
    }
  }

  #turnOf(owner: object): Promise<void> {
    return new Promise((resolve) => {
      const queue = this.#waiting.get(owner) ?? new Queue<() => void>();
      queue.add(resolve);
      this.#waiting.set(owner, queue);
    });
  }

  #giveOn(): void {
    const [next] = this.#waiting;
    const place = next?.[1].first;
    if (next === undefined || place === undefined) {
      this.#underWay -= 1;
      return;
    }
    const [owner, queue] = next;
    queue.remove(place);
    // Setting an owner again moves it behind all others.
    this.#waiting.delete(owner);
    if (queue.size > 0) this.#waiting.set(owner, queue);
    place.item();
  }
}

/** The deliveries of an account. They never delay a job. */
export class Webhooks {
  readonly #options: WebhooksOptions;
  readonly #waiting = new Map<Timer, WebhookCall>();
  #closed = false;

  constructor(options: WebhooksOptions) {
    this.#options = options;
  }

  /**
   * Delivers until it is acknowledged or given up; a pause begins when an attempt has failed.
   * Returns the progress, which changes with each attempt.
   *
   * @rule webhook-spacing-from-failure
   * @rule webhook-never-delays
   */
  notify(call: WebhookCall): JobWebhook {
    const { clock, memory, alternatives } = this.#options;
    const progress: Progress = { host: hostOf(call.url), attempts: 0, state: 'waiting' };
    if (this.#closed) return progress;
    memory.add(bytesOf(call.body));
    const delayMs = firstDelayMs(alternatives);
    if (delayMs === 0) this.#attempt(call, progress);
    else this.#attemptAt(clock.now() + delayMs, call, progress);
    return progress;
  }

  /** The attempts that are still to come. */
  *due(): Iterable<Due> {
    for (const [{ dueMs: atMs }, { jobId, endpointId }] of this.#waiting) {
      yield { atMs, kind: 'webhookAttempt', jobId, endpointId };
    }
  }

  close(): void {
    this.#closed = true;
    for (const timer of this.#waiting.keys()) this.#options.clock.cancel(timer);
    this.#waiting.clear();
  }

  #attempt(call: WebhookCall, progress: Progress): void {
    const { clock, events, alternatives } = this.#options;
    const sentMs = clock.now();
    clock.hold(
      this.#send(call, progress.attempts + 1).then((outcome) => {
        if (this.#closed) return;
        progress.attempts += 1;
        const { host, attempts: attempt } = progress;
        const step = nextStep(attempt, outcome, alternatives);
        events.append(attemptedEvent(call, { host, attempt, outcome, step: step.kind }));
        if (step.kind === 'retry') {
          const nextMs = nextAttemptMs(step, { sentMs, failedMs: clock.now() }, alternatives);
          this.#attemptAt(nextMs, call, progress);
          return;
        }
        this.#options.memory.add(-bytesOf(call.body));
        if (step.kind === 'givenUp') this.#giveUp(call, progress);
        else progress.state = 'acknowledged';
      }),
    );
  }

  #attemptAt(dueMs: number, call: WebhookCall, progress: Progress): void {
    const timer = this.#options.clock.schedule(dueMs, () => {
      this.#waiting.delete(timer);
      this.#attempt(call, progress);
    });
    this.#waiting.set(timer, call);
  }

  #send(call: WebhookCall, attempt: number): Promise<AttemptOutcome> {
    const { send, faults, webhookTurns } = this.#options;
    return attemptCall(call, faults, () =>
      webhookTurns.take(this, async () =>
        this.#closed ? neverSent : send(call.url, call.body, attempt),
      ),
    );
  }

  #giveUp({ jobId, endpointId }: WebhookCall, progress: Progress): void {
    const { attempts } = progress;
    progress.state = 'givenUp';
    this.#options.events.append({ type: 'webhookGivenUp', jobId, endpointId, attempts });
  }
}
