/** A store outside the process, in which replicas share the jobs of their accounts. */
import type { Clock } from '../../core/clock.ts';
import type { Random } from '../../core/random.ts';
import type { EndpointPlan, QueueLimits } from './endpoint.ts';
import type { Engine } from './engine.ts';
import type { Events } from './event-log.ts';
import type { Faults } from './injected-faults.ts';
import type { WorkQueue } from './remote-queue.ts';
import type { RequestCounter } from './request-counter.ts';
import type { BudgetSettings } from './rules/job-charges.ts';
import type { SendWebhook } from './send-webhook.ts';
import type { SharedTable } from './shared-keys.ts';

/** What the engine of an account is made of. */
export interface SharedEngineOptions {
  readonly accountId: string;
  readonly clock: Clock;
  /** The faults of the account, which are written to its event log. */
  readonly faultsOf: (events: Events) => Faults;
  /** By id. The engine closes their workers. */
  readonly endpoints: ReadonlyMap<string, EndpointPlan>;
  /** For what workers draw at random. */
  readonly random: Random;
  /** For ids, which no other replica may give: not from a seed that they share. */
  readonly ids: Random;
  readonly budget: BudgetSettings | undefined;
  readonly queueLimits: QueueLimits | undefined;
  /** What the account may keep, in bytes. */
  readonly accountBytes: number;
  readonly send: SendWebhook;
  /** Webhook calls of the account that all replicas make at the same time. */
  readonly concurrentCalls: number;
  /** The only hosts that are called; undefined calls any. */
  readonly webhookHosts: readonly string[] | undefined;
  /** The address of a file that a job offers until an instant. */
  readonly resultUrl: (file: string, offer: { origin: string; untilMs: number }) => string;
  /** Whether an output fails its job unless it is an object. */
  readonly objectOutputOnly: boolean;
  /** A job that is never run again keeps the input and policy of a request of up to so many bytes. */
  readonly keptRequestBytes: number;
}

/** One process's part of a shared store. */
export interface EngineStore {
  /** Since the first start of a replica: the same for all, however often they restart. */
  readonly run: { readonly instanceId: string; readonly startedMs: number };
  /** Random, known to the replicas only. */
  readonly secret: string;
  /** The engine of an account, whose calls reject with `StoreUnavailable` while the store is away. */
  engine(options: SharedEngineOptions): {
    readonly engine: Engine;
    readonly faults: Faults;
    /** Counts the requests to all replicas. */
    readonly requests: RequestCounter;
    /** Keys that were created, changed or revoked while the service runs. */
    readonly keys: SharedTable;
  };
  /** Where workers on other machines find the jobs of an endpoint. */
  workQueue(endpointId: string): WorkQueue;
  /** Whether the store answers now. */
  isUsable(): Promise<boolean>;
}
