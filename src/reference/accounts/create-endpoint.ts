/** Plans the endpoints of an account, each with the model or the worker that runs its jobs. */
import { lifecycle } from '#generated/reference/tables.js';
import { defaults } from '#generated/service-settings/validators.js';
import { hasSchemas } from '../../endpoints/endpoint-schemas.ts';
import { ServiceChecks } from '../../endpoints/service-checks.ts';
import type { EndpointPlan } from '../engine/endpoint-plan.ts';
import type { EngineStore } from '../engine/engine-store.ts';
import type { JobWorker } from '../engine/job-worker.ts';
import { createModel, createSchemaWorker, createSimulatedWorker } from '../models/create-model.ts';
import { describedWorker } from '../models/described-worker.ts';
import { remoteQueueWorker } from '../workers/remote-queue-worker.ts';
import { ownWorker } from '../workers/user-worker.ts';
import type {
  CommonOptions,
  EndpointSettings,
  ServerlessEndpointSettings,
} from './account-options.ts';

/** Those with the given ids. Default: all of the service. */
export function createEndpoints(
  ids: ReadonlySet<string> | undefined,
  { endpoints, ...common }: CommonOptions,
): ReadonlyMap<string, EndpointPlan> {
  return new Map(
    Object.entries(endpoints)
      .filter(([id]) => ids?.has(id) ?? true)
      .map(([id, endpoint]) => [id, endpointPlan(id, endpoint, common)]),
  );
}

type EndpointWorkerOptions = Pick<CommonOptions, 'store' | 'onIgnoredName' | 'checks'>;

/** Plans an endpoint; the settings have been checked. */
export function endpointPlan(
  id: string,
  settings: EndpointSettings,
  common: EndpointWorkerOptions,
): EndpointPlan {
  return {
    executionTimeoutMs: settings.executionTimeoutMs ?? lifecycle.timers.executionTimeout.default,
    price: settings.kind === 'public' ? settings.price : undefined,
    worker: createWorker(id, settings, common),
    workers: { ...defaults.WorkersSettings, ...settings.workers },
  };
}

function createWorker(
  endpointId: string,
  settings: EndpointSettings,
  options: EndpointWorkerOptions,
): JobWorker {
  if (settings.kind === 'public') return createModel(settings, options.onIgnoredName);
  if (!hasSchemas(settings)) return createServerlessWorker(endpointId, settings, options);
  const { checks = new ServiceChecks(() => undefined) } = options;
  const described = { endpointId, schemas: settings, checks };
  const { worker } = settings;
  return describedWorker(
    worker === 'schema'
      ? createSchemaWorker(settings, described)
      : createServerlessWorker(endpointId, settings, options),
    described,
  );
}

function createServerlessWorker(
  endpointId: string,
  settings: ServerlessEndpointSettings,
  { store }: EndpointWorkerOptions,
): JobWorker {
  const { worker, wallClockLimitMs } = settings;
  if (worker === 'schema')
    throw new TypeError(`Endpoint ${endpointId}: expected an output schema.`);
  if (worker === 'echo' || worker === 'script') return createSimulatedWorker(worker, settings);
  if ('module' in worker || 'url' in worker)
    return ownWorker(endpointId, worker, { wallClockLimitMs });
  if (store !== undefined) return remoteQueueWorker(store.remoteQueue(endpointId), settings);
  throw withoutStore(endpointId);
}

/** Throws a `TypeError` if an endpoint needs a store and there is none. */
export function assertStores(
  endpoints: CommonOptions['endpoints'],
  store: EngineStore | undefined,
): void {
  for (const [id, endpoint] of Object.entries(endpoints)) {
    if (needsStore(endpoint) && store === undefined) throw withoutStore(id);
  }
}

function needsStore(endpoint: EndpointSettings): boolean {
  if (endpoint.kind === 'public' || typeof endpoint.worker === 'string') return false;
  return 'queue' in endpoint.worker;
}

function withoutStore(endpointId: string): TypeError {
  return new TypeError(`Endpoint ${endpointId}: a queue of jobs for other machines needs a store.`);
}
