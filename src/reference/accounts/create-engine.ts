/** Creates the engine of an account: in memory, or in a store that replicas share. */
import { limits as controlLimits } from '#generated/control/tables.js';
import { limits } from '#generated/reference/tables.js';
import { defaults } from '#generated/service-settings/validators.js';
import { type Clock, isSystemClock, ManualClock } from '../../core/clock.ts';
import { seededRandom, unpredictableDigits } from '../../core/random.ts';
import type { EngineOptions } from '../engine/engine-options.ts';
import type { Events } from '../engine/event-log.ts';
import { Faults } from '../engine/injected-faults.ts';
import { resultUrls } from '../engine/result-urls.ts';
import { Memory } from '../engine-memory/kept-bytes.ts';
import { MemoryEngine } from '../engine-memory/memory-engine.ts';
import { EventLog } from '../engine-memory/memory-event-log.ts';
import { MemoryRequestCounter } from '../engine-memory/memory-request-counter.ts';
import type { CommonOptions } from './account-options.ts';
import type { AccountOptions } from './accounts.ts';

type AccountParts = Pick<EngineOptions, 'clock' | 'alternatives' | 'endpoints' | 'send'>;

/** With what belongs to the same place as its jobs: faults, counted requests, keys. */
export function createEngine(account: AccountOptions, common: CommonOptions, parts: AccountParts) {
  const { id, settings, number } = account;
  const { store, accountBytes } = common;
  const seed = seedOf(account, common);
  const options = {
    ...parts,
    random: seededRandom(seed),
    budget: settings.budget,
    queueLimits: common.limits && limits.queue,
    resultUrl: resultUrls(id, parts),
    anyOutput: common.anyOutput,
    keptRequestBytes: common.keptRequestBytes,
    history: common.history ?? { jobs: 0, bytes: 0 },
  };
  const faultsOf = (events: Events) => new Faults(settings.faults ?? [], { events, seed });
  if (store === undefined) {
    const events = new EventLog(parts.clock, controlLimits.eventLogEntries);
    const faults = faultsOf(events);
    const memory = new Memory(accountBytes, common.serviceMemory);
    // Ids of jobs and workers are never given twice: neither after a reset nor to two accounts with
    // the same seed.
    const ids = seededRandom(JSON.stringify([seed, id, number]));
    const { webhookTurns } = common;
    const engine = new MemoryEngine({ ...options, events, faults, ids, memory, webhookTurns });
    const requests = new MemoryRequestCounter(parts.clock);
    return { engine, faults, requests, keys: undefined, memory };
  }
  assertShareable(parts.clock, id, common);
  const shared = store.engine({
    ...options,
    accountId: id,
    faultsOf,
    // Replicas may have the same seed.
    ids: seededRandom(unpredictableDigits(16)),
    accountBytes,
    callLimits: common.callLimits ?? defaults.WebhookSettings,
  });
  return { ...shared, memory: undefined };
}

export function seedOf({ id, settings }: AccountOptions, common: CommonOptions): string {
  return `${settings.seed ?? `${common.seed}/${id}`}`;
}

function assertShareable(clock: Clock, accountId: string, common: CommonOptions): void {
  if (isSystemClock(clock) || common.clock !== undefined) return;
  const kind = clock instanceof ManualClock ? 'manual' : 'skipping';
  throw new TypeError(`Account ${accountId}: replicas cannot share a ${kind} clock.`);
}
