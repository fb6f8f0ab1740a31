/**
 * Creates accounts: the clock, random source, faults and limits of each, and its engine.
 */
import { limits as controlLimits } from '#generated/control/tables.js';
import { lifecycle, limits } from '#generated/reference/tables.js';
import type { components } from '#generated/service-settings/types.d.ts';
import { defaults } from '#generated/service-settings/validators.js';
import { type Clock, isSystemClock, ManualClock, systemClock } from '../core/clock.ts';
import { isSameJson } from '../core/json.ts';
import { seededRandom, unpredictableDigits } from '../core/random.ts';
import { allowManyListeners } from '../core/signal-listeners.ts';
import { housekeepingOf, SkippingClock } from '../core/skipping-clock.ts';
import { type AlternativeSettings, Alternatives } from './alternatives/alternatives.ts';
import { playedIn } from './alternatives/support.ts';
import type { ServiceSettings } from './check-settings.ts';
import { type Duration, durationOf } from './engine/durations.ts';
import type { EndpointPlan } from './engine/endpoint.ts';
import type { EngineOptions } from './engine/engine-options.ts';
import type { EngineStore } from './engine/engine-store.ts';
import type { Events } from './engine/event-log.ts';
import { Faults } from './engine/injected-faults.ts';
import type { JobWorker } from './engine/job-worker.ts';
import { resultLifetimeMs } from './engine/rules/deadlines.ts';
import { hostOf } from './engine/rules/webhook-attempts.ts';
import type { CallLimits } from './engine/rules/webhook-turns.ts';
import type { SendWebhook } from './engine/send-webhook.ts';
import { webhookCaller } from './engine/webhook-caller.ts';
import { Memory } from './engine-memory/kept-bytes.ts';
import { MemoryEngine, type MemoryEngineOptions } from './engine-memory/memory-engine.ts';
import { EventLog } from './engine-memory/memory-event-log.ts';
import { WebhookTurns } from './engine-memory/memory-webhooks.ts';
import { AccountChanges } from './http/account-changes.ts';
import {
  type Account,
  type AccountOptions,
  type AccountSettings,
  Accounts,
} from './http/accounts.ts';
import {
  OwnRequestCounter,
  RequestLimiter,
  type RequestLimits,
  requestLimit,
} from './http/request-limits.ts';
import { presentResultUrl, resultOrigin, resultUrl } from './http/results.ts';
import { withInputs } from './models/certain-inputs.ts';
import { echoWorker } from './models/echo.ts';
import { imageWorker } from './models/image.ts';
import { scriptWorker } from './models/script.ts';
import { textWorker } from './models/text.ts';
import { transcriptionWorker } from './models/transcription.ts';
import { videoWorker } from './models/video.ts';
import { ownWorker } from './workers/own-worker.ts';
import { remoteQueueWorker } from './workers/remote-queue-worker.ts';

/** What the accounts of a service have in common. */
export interface CommonOptions extends Pick<EngineOptions, 'anyOutput' | 'keptRequestBytes'> {
  /** Default: no history. */
  readonly history?: EngineOptions['history'];
  /** The only hosts that webhooks may have; undefined for any. */
  readonly webhookHosts?: readonly string[] | undefined;
  readonly send: SendWebhook;
  readonly endpoints: Readonly<Record<string, EndpointSettings>>;
  /** Of accounts without their own. Default: those of the profile. */
  readonly alternatives?: AlternativeSettings | undefined;
  /**
   * What the profile chooses, which must change nothing at the edge of HTTP. Default: what the document
   * chooses.
   */
  readonly profileAlternatives?: AlternativeSettings | undefined;
  /** Replaces the clocks of the settings. */
  readonly clock: Clock | undefined;
  /** Seed of the accounts' random values, unless their settings have one. */
  readonly seed: string;
  readonly limits: RequestLimits | undefined;
  /** The most that an account may keep, in bytes. */
  readonly accountBytes: number;
  readonly serviceMemory: Memory;
  /** Shared by all accounts. */
  readonly webhookTurns: WebhookTurns;
  /** Key of the signatures of webhook calls. Default: that of the settings. */
  readonly signingSecret?: string;
  readonly callLimits?: CallLimits;
  /** Where replicas keep the jobs that they share. Default: each process keeps its own in memory. */
  readonly store?: EngineStore | undefined;
  readonly onError?: ((error: unknown) => void) | undefined;
}

export function accountsOf(
  settings: ServiceSettings,
  given: Pick<
    CommonOptions,
    | ('clock' | 'seed' | 'send' | 'store' | 'onError' | 'keptRequestBytes')
    | ('history' | 'profileAlternatives')
  >,
): Accounts {
  const { endpoints, memory, webhooks } = settings;
  const { accountBytes, serviceBytes } = { ...defaults.MemorySettings, ...memory };
  const { signingSecret, ...callLimits } = { ...defaults.WebhookSettings, ...webhooks };
  return createAccounts(settings.accounts, {
    ...given,
    endpoints,
    accountBytes,
    callLimits,
    signingSecret,
    serviceMemory: new Memory(serviceBytes),
    webhookTurns: new WebhookTurns(callLimits),
    webhookHosts: webhooks?.hosts,
    limits: settings.limits === 'public' ? limits.rates : undefined,
    anyOutput: settings.outputs === 'any',
    alternatives: playedIn(settings.alternatives),
  });
}

export function createAccounts(
  settings: Readonly<Record<string, AccountSettings>>,
  common: CommonOptions,
): Accounts {
  const { serviceMemory, webhookTurns } = common;
  const alternatives = new Alternatives(common.alternatives, common.profileAlternatives);
  const current: Current = { shared: common };
  return new Accounts(settings, {
    alternatives,
    create: (options) => createAccount(options, current),
    share({ endpoints, alternatives: chosen }) {
      // Before anything changes.
      for (const [id, endpoint] of Object.entries(endpoints)) {
        if (needsStore(endpoint) && common.store === undefined) throw withoutStore(id);
      }
      current.shared = { ...current.shared, endpoints, alternatives: playedIn(chosen) };
      alternatives.setInitial(current.shared.alternatives ?? {});
    },
    load: () => ({
      keptBytes: serviceMemory.usedBytes,
      keptBytesLimit: serviceMemory.limitBytes,
      waitingWebhookCalls: webhookTurns.waiting,
    }),
  });
}

/** What accounts have in common now. */
interface Current {
  shared: CommonOptions;
}

function createAccount(
  { id, settings, endpointIds, number }: AccountOptions,
  current: Current,
): Account {
  const common = current.shared;
  const clock = common.clock ?? createClock(settings, common);
  const seed = `${settings.seed ?? `${common.seed}/${id}`}`;
  const endpoints = new Map(
    Object.entries(common.endpoints)
      .filter(([endpointId]) => endpointIds?.has(endpointId) ?? true)
      .map(([endpointId, endpoint]) => [
        endpointId,
        endpointPlan(endpointId, endpoint, common.store),
      ]),
  );
  const alternatives = new Alternatives(
    { ...common.alternatives, ...playedIn(settings.alternatives) },
    common.profileAlternatives,
  );
  const send = webhookCaller(common.send, {
    alternatives,
    secret: common.signingSecret ?? defaults.WebhookSettings.signingSecret,
    hosts: common.webhookHosts,
  });
  const parts: EngineParts = {
    clock,
    endpoints,
    random: seededRandom(seed),
    budget: settings.budget,
    queueLimits: common.limits && limits.queue,
    send,
    resultUrl: (file, origin) => {
      const untilMs = housekeepingOf(clock).now() + resultLifetimeMs(alternatives);
      const url = resultUrl(file, {
        origin: resultOrigin(origin, alternatives),
        accountId: id,
        untilMs,
      });
      return presentResultUrl(url, untilMs, alternatives);
    },
    anyOutput: common.anyOutput,
    keptRequestBytes: common.keptRequestBytes,
    history: common.history ?? { jobs: 0, bytes: 0 },
    alternatives,
  };
  const faultsOf = (events: Events) => new Faults(settings.faults ?? [], { events, seed });
  const { engine, faults, requests, keys, memory } =
    common.store === undefined
      ? inMemory(parts, faultsOf, { common, idSeed: JSON.stringify([seed, id, number]) })
      : inStore(parts, faultsOf, { common, accountId: id, store: common.store });
  const { webhookTurns } = common;
  const changes = new AccountChanges();
  const unfollow =
    clock instanceof SkippingClock ? clock.follow(() => changes.tell('clock')) : () => undefined;
  const closing = new AbortController();
  // Callers and streams may wait for the end.
  allowManyListeners(closing.signal);
  const own: AccountState = {
    settings,
    endpointIds: new Set(endpoints.keys()),
    serverlessIds: serverlessOf(common.endpoints, [...endpoints.keys()]),
  };
  return {
    id,
    get settings() {
      return own.settings;
    },
    get endpointIds() {
      return own.endpointIds;
    },
    get serverlessIds() {
      return own.serverlessIds;
    },
    change: accountChange(own, { current, engine, faults, alternatives }),
    clock,
    engine,
    faults,
    alternatives,
    webhookHosts: common.webhookHosts,
    callWebhook: (url, body) =>
      webhookTurns.take({ owner: closing, host: hostOf(url) }, () => send(url, body, 1)),
    delayed: new Map(),
    limiter: new RequestLimiter(
      (operationId) => requestLimit(operationId, common.limits, alternatives),
      requests,
    ),
    changes,
    sharedKeys: keys,
    memory,
    closed: closing.signal,
    close() {
      const closed = engine.close();
      unfollow();
      closing.abort();
      return closed;
    },
  };
}

/** What of an account may change while its jobs run. */
interface AccountState {
  settings: AccountSettings;
  endpointIds: ReadonlySet<string>;
  serverlessIds: ReadonlySet<string>;
}

function accountChange(
  own: AccountState,
  {
    current,
    engine,
    faults,
    alternatives,
  }: Pick<Account, 'engine' | 'faults' | 'alternatives'> & { readonly current: Current },
): Account['change'] {
  const { settings: changing } = engine;
  if (changing === undefined) return undefined;
  return ({ settings, set, removed }) => {
    const { shared } = current;
    const ids = new Set(own.endpointIds);
    const gone = [...removed].filter((id) => ids.delete(id));
    const ended = gone.reduce((sum, id) => sum + changing.removeEndpoint(id), 0);
    for (const id of set) {
      const endpoint = shared.endpoints[id];
      if (endpoint === undefined) continue;
      ids.add(id);
      changing.setEndpoint(id, endpointPlan(id, endpoint, shared.store));
    }
    changing.setBudget(settings.budget);
    if (!isSameJson(settings.faults, own.settings.faults)) {
      faults.setInitial(settings.faults ?? []);
    }
    alternatives.setInitial({ ...shared.alternatives, ...playedIn(settings.alternatives) });
    own.settings = settings;
    own.endpointIds = ids;
    own.serverlessIds = serverlessOf(shared.endpoints, [...ids]);
    return ended;
  };
}

function serverlessOf(
  endpoints: CommonOptions['endpoints'],
  ids: readonly string[],
): ReadonlySet<string> {
  return new Set(ids.filter((id) => endpoints[id]?.kind === 'serverless'));
}

/** What the engines of an account have in common. */
type EngineParts = Omit<
  MemoryEngineOptions,
  'events' | 'faults' | 'ids' | 'memory' | 'webhookTurns'
>;

function inMemory(
  parts: EngineParts,
  faultsOf: (events: Events) => Faults,
  { common, idSeed }: { common: CommonOptions; idSeed: string },
) {
  const events = new EventLog(parts.clock, controlLimits.eventLogEntries);
  const faults = faultsOf(events);
  const memory = new Memory(common.accountBytes, common.serviceMemory);
  const engine = new MemoryEngine({
    ...parts,
    events,
    faults,
    // Ids of jobs and workers are never given twice: neither after a reset nor to two accounts with
    // the same seed.
    ids: seededRandom(idSeed),
    memory,
    webhookTurns: common.webhookTurns,
  });
  const requests = new OwnRequestCounter(parts.clock);
  return { engine, faults, requests, keys: undefined, memory };
}

function inStore(
  parts: EngineParts,
  faultsOf: (events: Events) => Faults,
  { common, accountId, store }: { common: CommonOptions; accountId: string; store: EngineStore },
) {
  if (!isSystemClock(parts.clock) && common.clock === undefined) {
    const kind = parts.clock instanceof ManualClock ? 'manual' : 'skipping';
    throw new TypeError(`Account ${accountId}: replicas cannot share a ${kind} clock.`);
  }
  const engine = store.engine({
    ...parts,
    accountId,
    faultsOf,
    // Replicas may have the same seed.
    ids: seededRandom(unpredictableDigits(16)),
    accountBytes: common.accountBytes,
    callLimits: common.callLimits ?? defaults.WebhookSettings,
  });
  return { ...engine, memory: undefined };
}

function createClock(
  { clock = defaults.AccountSettings.clock, skipping }: AccountSettings,
  { onError }: CommonOptions,
): Clock {
  switch (clock) {
    case 'manual':
      return new ManualClock();
    case 'skipping':
      return new SkippingClock({ ...defaults.SkippingSettings, ...skipping, onError });
    case 'system':
      return systemClock(onError && { onError });
  }
}

export type EndpointSettings = components['schemas']['EndpointSettings'];

type PublicSettings = Extract<EndpointSettings, { kind: 'public' }>;
type ServerlessSettings = Extract<EndpointSettings, { kind: 'serverless' }>;

/** Plans an endpoint; the settings have been checked. */
function endpointPlan(
  id: string,
  settings: EndpointSettings,
  store: EngineStore | undefined,
): EndpointPlan {
  return {
    executionTimeoutMs: settings.executionTimeoutMs ?? lifecycle.timers.executionTimeout.default,
    price: settings.kind === 'public' ? settings.price : undefined,
    worker:
      settings.kind === 'public'
        ? withDurations(settings, (own) => withInputs(own, createModel(own)))
        : createServerlessWorker(id, settings, store),
    workers: { ...defaults.WorkersSettings, ...settings.workers },
  };
}

/** The settings of a worker whose jobs all run equally long. */
type SameDuration<Settings extends { durationMs?: Duration }> = Omit<Settings, 'durationMs'> & {
  readonly durationMs?: number;
};

/** Where the durations differ, each job has a worker of its own: it is no more than its settings. */
function withDurations<Settings extends { durationMs?: Duration }>(
  { durationMs, ...settings }: Settings,
  create: (settings: SameDuration<Settings>) => JobWorker,
): JobWorker {
  if (typeof durationMs !== 'object') {
    return create({ ...settings, ...(durationMs !== undefined && { durationMs }) });
  }
  return {
    ...create(settings),
    begin: (task) => {
      const name = `${task.jobId} ${task.retries}`;
      return create({ ...settings, durationMs: durationOf(durationMs, name) }).begin(task);
    },
  };
}

function createModel(settings: SameDuration<PublicSettings>): JobWorker {
  switch (settings.model) {
    case 'image':
      return imageWorker(settings);
    case 'text':
      return textWorker(settings);
    case 'video':
      return videoWorker(settings);
    case 'transcription':
      return transcriptionWorker(settings);
  }
}

function createServerlessWorker(
  endpointId: string,
  settings: ServerlessSettings,
  store: EngineStore | undefined,
): JobWorker {
  const { worker, wallClockLimitMs } = settings;
  if (worker === 'echo' || worker === 'script') {
    const create = worker === 'echo' ? echoWorker : scriptWorker;
    return withDurations(settings, (own) => withInputs(own, create(own)));
  }
  if ('module' in worker || 'url' in worker)
    return ownWorker(endpointId, worker, { wallClockLimitMs });
  if (store !== undefined) return remoteQueueWorker(store.remoteQueue(endpointId), settings);
  throw withoutStore(endpointId);
}

function needsStore(endpoint: EndpointSettings): boolean {
  if (endpoint.kind === 'public' || typeof endpoint.worker === 'string') return false;
  return 'queue' in endpoint.worker;
}

function withoutStore(endpointId: string): TypeError {
  return new TypeError(`Endpoint ${endpointId}: a queue of jobs for other machines needs a store.`);
}
