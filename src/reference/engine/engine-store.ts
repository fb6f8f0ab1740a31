/** A store outside the process, in which replicas share the jobs of their accounts. */
import type { Engine } from './engine.ts';
import type { EngineOptions } from './engine-options.ts';
import type { Events } from './event-log.ts';
import type { Faults } from './injected-faults.ts';
import type { RemoteQueue } from './remote-queue.ts';
import type { RequestCounter } from './request-counter.ts';
import type { CallLimits } from './rules/webhook-concurrency.ts';
import type { SharedKeys } from './shared-keys.ts';
import type { SharedTexts } from './shared-texts.ts';

/** What the engine of an account that replicas share is made of. */
export interface SharedEngineOptions extends EngineOptions {
  readonly accountId: string;
  /** The faults of the account, which are written to its event log. */
  readonly faultsOf: (events: Events) => Faults;
  /** What the account may keep, in bytes. */
  readonly accountBytes: number;
  /** Of the account's webhook calls, which all replicas make. */
  readonly callLimits: CallLimits;
}

/** One process's part of a shared store. */
export interface EngineStore {
  /** Since the first start of a replica: the same for all, however often they restart. */
  readonly run: { readonly instanceId: string; readonly startedMs: number };
  readonly texts: SharedTexts;
  /** The engine of an account, whose calls reject with `StoreUnavailable` while the store is away. */
  engine(options: SharedEngineOptions): {
    readonly engine: Engine;
    readonly faults: Faults;
    /** Counts the requests to all replicas. */
    readonly requests: RequestCounter;
    /** Keys that were created, changed or revoked while the service runs. */
    readonly keys: SharedKeys;
  };
  /** Where workers on other machines find the jobs of an endpoint. */
  remoteQueue(endpointId: string): RemoteQueue;
  isUsable(): Promise<boolean>;
}
