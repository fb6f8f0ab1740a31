/** Tells a job's webhook that the job has ended: attempts, acknowledgement, retries. */
import type { Timer } from '../../core/clock.ts';
import type { DueEntry } from '../engine/engine.ts';
import type { EngineOptions } from '../engine/engine-options.ts';
import type { Faults } from '../engine/injected-faults.ts';
import type { JobWebhook } from '../engine/job-snapshot.ts';
import {
  type AttemptOutcome,
  type DueWebhookCall,
  firstDelayMs,
  nextAttemptMs,
  nextStep,
  shownHost,
} from '../engine/rules/webhook-attempts.ts';
import { type CallLimits, hostLimit } from '../engine/rules/webhook-concurrency.ts';
import { attemptCall, attemptedEvent } from '../engine/send-webhook.ts';
import { type Memory, memoryBytes } from './kept-bytes.ts';
import type { EventLog } from './memory-event-log.ts';
import { Queue } from './queue.ts';

/** The outcome of a call whose account was closed while it waited. */
const neverSent: AttemptOutcome = { kind: 'failed', reason: 'the account was closed' };

/** The progress of a call; jobs keep it for longer than the call itself. */
type WebhookProgress = { -readonly [Member in keyof JobWebhook]: JobWebhook[Member] };

export interface MemoryWebhooksOptions
  extends Pick<EngineOptions, 'clock' | 'send' | 'alternatives'> {
  readonly events: EventLog;
  readonly faults: Faults;
  /** Counts the bodies of calls that still have to be made. */
  readonly memory: Memory;
  /** Shared with other accounts. */
  readonly webhookTurns: WebhookTurns;
}

/** The calls of an account to one host. */
interface Line {
  readonly owner: object;
  readonly host: string;
  readonly waiting: Queue<() => void>;
  underWay: number;
}

/**
 * Lets so many calls be made at a time, and fewer to each host of an account. Further ones wait:
 * those to each host in order, the accounts in rotation, and the hosts of an account in rotation.
 */
export class WebhookTurns {
  readonly #limit: number;
  readonly #hostLimit: number;
  readonly #lines = new Map<object, Map<string, Line>>();
  /** By account, the hosts whose next call waits only for the limit of all calls. */
  readonly #ready = new Map<object, Set<Line>>();
  #underWay = 0;

  constructor(limits: CallLimits) {
    this.#limit = limits.concurrentCalls;
    this.#hostLimit = hostLimit(limits);
  }

  get waiting(): number {
    let count = 0;
    for (const lines of this.#lines.values())
      for (const { waiting } of lines.values()) count += waiting.size;
    return count;
  }

  /** Makes a call of an owner to a host: at once, or in its turn. */
  async take<Result>(
    { owner, host }: { readonly owner: object; readonly host: string },
    call: () => Promise<Result>,
  ): Promise<Result> {
    const line = this.#lineOf(owner, host);
    if (this.#underWay < this.#limit && line.underWay < this.#hostLimit) this.#count(line);
    else await this.#turnOf(line);
    try {
      return await call();
    } finally {
      this.#end(line);
    }
  }

  #lineOf(owner: object, host: string): Line {
    const lines = this.#lines.get(owner) ?? new Map<string, Line>();
    const line = lines.get(host) ?? { owner, host, waiting: new Queue<() => void>(), underWay: 0 };
    lines.set(host, line);
    this.#lines.set(owner, lines);
    return line;
  }

  #turnOf(line: Line): Promise<void> {
    return new Promise((resolve) => {
      line.waiting.add(resolve);
      this.#enlist(line);
    });
  }

  #count(line: Line): void {
    line.underWay += 1;
    this.#underWay += 1;
  }

  #enlist(line: Line): void {
    if (line.waiting.size === 0 || line.underWay >= this.#hostLimit) return;
    const lines = this.#ready.get(line.owner) ?? new Set<Line>();
    lines.add(line);
    this.#ready.set(line.owner, lines);
  }

  #begin(): void {
    const [next] = this.#ready;
    if (next === undefined || this.#underWay >= this.#limit) return;
    const [owner, lines] = next;
    const [line] = lines;
    const place = line?.waiting.first;
    if (line === undefined || place === undefined) return;
    line.waiting.remove(place);
    this.#count(line);
    // What is put in again comes behind all others.
    lines.delete(line);
    this.#ready.delete(owner);
    if (lines.size > 0) this.#ready.set(owner, lines);
    this.#enlist(line);
    place.item();
  }

  #end(line: Line): void {
    line.underWay -= 1;
    this.#underWay -= 1;
    this.#enlist(line);
    this.#begin();
    if (line.underWay > 0 || line.waiting.size > 0) return;
    const lines = this.#lines.get(line.owner);
    lines?.delete(line.host);
    if (lines?.size === 0) this.#lines.delete(line.owner);
  }
}

/** The deliveries of an account. They never delay a job. */
export class Webhooks {
  readonly #options: MemoryWebhooksOptions;
  readonly #waiting = new Map<Timer, DueWebhookCall>();
  #closed = false;

  constructor(options: MemoryWebhooksOptions) {
    this.#options = options;
  }

  /**
   * Delivers until it is acknowledged or given up; a pause begins when an attempt has failed.
   * Returns the progress, which changes with each attempt.
   *
   * @rule webhook-spacing-from-failure
   * @rule webhook-never-delays
   */
  notify(call: DueWebhookCall): JobWebhook {
    const { clock, memory, alternatives } = this.#options;
    const progress: WebhookProgress = { host: shownHost(call.url), attempts: 0, state: 'waiting' };
    if (this.#closed) return progress;
    memory.add(memoryBytes(call.body));
    const delayMs = firstDelayMs(alternatives);
    if (delayMs === 0) this.#attempt(call, progress);
    else this.#attemptAt(clock.now() + delayMs, call, progress);
    return progress;
  }

  /** The attempts that are still to come. */
  *due(): Iterable<DueEntry> {
    for (const [{ dueMs: atMs }, { jobId, endpointId }] of this.#waiting) {
      yield { atMs, kind: 'webhookAttempt', jobId, endpointId };
    }
  }

  close(): void {
    this.#closed = true;
    for (const timer of this.#waiting.keys()) this.#options.clock.cancel(timer);
    this.#waiting.clear();
  }

  #attempt(call: DueWebhookCall, progress: WebhookProgress): void {
    const { clock, events, alternatives } = this.#options;
    const sentMs = clock.now();
    clock.hold(
      this.#send(call, progress.attempts + 1).then((outcome) => {
        if (this.#closed) return;
        progress.attempts += 1;
        const { host, attempts: attempt } = progress;
        const step = nextStep(attempt, outcome, alternatives);
        const instants = { sentMs, failedMs: clock.now() };
        const nextMs =
          step.kind === 'retry' ? nextAttemptMs(step, instants, alternatives) : undefined;
        events.append(attemptedEvent(call, { host, attempt, outcome, step: step.kind, nextMs }));
        if (nextMs !== undefined) {
          this.#attemptAt(nextMs, call, progress);
          return;
        }
        this.#options.memory.add(-memoryBytes(call.body));
        if (step.kind === 'givenUp') this.#giveUp(call, progress);
        else progress.state = 'acknowledged';
      }),
    );
  }

  #attemptAt(dueMs: number, call: DueWebhookCall, progress: WebhookProgress): void {
    const timer = this.#options.clock.schedule(dueMs, () => {
      this.#waiting.delete(timer);
      this.#attempt(call, progress);
    });
    this.#waiting.set(timer, call);
  }

  #send(call: DueWebhookCall, attempt: number): Promise<AttemptOutcome> {
    const { send, faults, webhookTurns } = this.#options;
    return attemptCall(call, faults, () =>
      webhookTurns.take({ owner: this, host: shownHost(call.url) }, async () =>
        this.#closed ? neverSent : send(call.url, call.body, attempt),
      ),
    );
  }

  #giveUp({ jobId, endpointId }: DueWebhookCall, progress: WebhookProgress): void {
    const { attempts } = progress;
    progress.state = 'givenUp';
    this.#options.events.append({ type: 'webhookGivenUp', jobId, endpointId, attempts });
  }
}
