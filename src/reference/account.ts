/** An account: a world of its own, with its clock, chance, endpoints, jobs, ledger and log. */
import { setMaxListeners } from 'node:events';
import { limits } from '#generated/control/tables.js';
import type { components } from '#generated/service-settings/types.d.ts';
import { defaults } from '#generated/service-settings/validators.js';
import { type Clock, ManualClock, systemClock } from '../core/clock.ts';
import { seededRandom } from '../core/random.ts';
import { createEndpoint, type EndpointSettings } from './endpoint.ts';
import { Faults } from './engine/faults.ts';
import { Budget } from './engine-memory/budget.ts';
import { EventLog } from './engine-memory/event-log.ts';
import type { Endpoint } from './engine-memory/job.ts';
import { Jobs } from './engine-memory/jobs.ts';
import { Ledger } from './engine-memory/ledger.ts';
import { Memory } from './engine-memory/memory.ts';
import { type SendWebhook, Webhooks, type WebhookTurns } from './engine-memory/webhooks.ts';
import { RequestLimiter, type RequestLimits } from './http/limits.ts';

/** An entry of `accounts` in the settings. */
export type AccountSettings = components['schemas']['AccountSettings'];

/** What an account is made of. */
export interface AccountOptions {
  readonly id: string;
  readonly settings: AccountSettings;
  readonly endpoints: Readonly<Record<string, EndpointSettings>>;
  /** In place of what the settings say. */
  readonly clock: Clock | undefined;
  /** Random values of the account follow from it, unless the settings say otherwise. */
  readonly seed: string;
  /** Different for each account of the service, also after a reset. */
  readonly number: number;
  readonly send: SendWebhook;
  readonly webhookHosts: readonly string[] | undefined;
  readonly limits: RequestLimits | undefined;
  /** The most that the account may keep, in bytes. */
  readonly accountBytes: number;
  /** What all accounts keep together. */
  readonly serviceMemory: Memory;
  /** Shared by all accounts. */
  readonly webhookTurns: WebhookTurns;
  readonly objectOutputOnly: boolean;
  /** Told of faults of the service itself. */
  readonly onFault?: ((error: unknown) => void) | undefined;
}

/** An account's world. */
export interface Account {
  readonly id: string;
  readonly settings: AccountSettings;
  readonly clock: Clock;
  readonly endpoints: ReadonlyMap<string, Endpoint>;
  readonly jobs: Jobs;
  readonly ledger: Ledger;
  readonly memory: Memory;
  readonly budget: Budget;
  readonly events: EventLog;
  readonly faults: Faults;
  readonly limiter: RequestLimiter | undefined;
  /** Aborted when the account has been closed: who waits for something of it goes away. */
  readonly closed: AbortSignal;
  /** Ends everything without a trace. */
  close(): void;
}

/** Makes a world. */
export function createAccount(options: AccountOptions): Account {
  const { id, settings } = options;
  const clock = options.clock ?? createClock(options);
  const seed = `${settings.seed ?? options.seed}`;
  const random = seededRandom(seed);
  // Ids of jobs and workers are never given twice: neither after a reset nor to two accounts with
  // the same seed.
  const ids = seededRandom(JSON.stringify([seed, id, options.number]));
  const events = new EventLog(clock, limits.eventLogEntries);
  const ledger = new Ledger({ clock, events });
  const memory = new Memory(options.accountBytes, options.serviceMemory);
  const faults = new Faults(settings.faults ?? [], { events, seed });
  const webhooks = new Webhooks({
    clock,
    events,
    faults,
    memory,
    turns: options.webhookTurns,
    send: options.send,
    hosts: options.webhookHosts,
  });
  const jobs = new Jobs({
    accountId: id,
    clock,
    random,
    ids,
    events,
    ledger,
    memory,
    webhooks,
    faults,
    objectOutputOnly: options.objectOutputOnly,
  });
  const endpoints = new Map(
    Object.entries(options.endpoints).map(([endpointId, endpointSettings]) => {
      const endpoint = createEndpoint(endpointId, endpointSettings, {
        clock,
        newWorkerId: () => ids.uuid().replaceAll('-', '').slice(0, 14),
        start: (job, worker) => jobs.start(job, worker),
        changed: (type, { id: workerId }) => events.append({ type, endpointId, workerId }),
      });
      return [endpointId, endpoint];
    }),
  );
  const closing = new AbortController();
  // Any number of callers and streams may wait for the end.
  setMaxListeners(0, closing.signal);
  return {
    id,
    settings,
    clock,
    endpoints,
    jobs,
    ledger,
    memory,
    budget: new Budget(settings.budget, { ledger, events }),
    events,
    faults,
    limiter: options.limits && new RequestLimiter(clock, options.limits),
    closed: closing.signal,
    close() {
      for (const { fleet } of endpoints.values()) fleet.close();
      jobs.close();
      webhooks.close();
      for (const { worker } of endpoints.values()) worker.close?.();
      memory.close();
      closing.abort();
    },
  };
}

function createClock({ settings, onFault }: AccountOptions): Clock {
  const { clock = defaults.AccountSettings.clock } = settings;
  switch (clock) {
    case 'manual':
      return new ManualClock();
    case 'system':
      return systemClock(onFault && { onError: onFault });
  }
}
