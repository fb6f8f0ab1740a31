/** An endpoint of an account: what runs its jobs, for how long, and at which price. */
import { lifecycle } from '#generated/reference/tables.js';
import type { components } from '#generated/service-settings/types.d.ts';
import { defaults } from '#generated/service-settings/validators.js';
import { Fleet, type FleetOwner } from './fleet.ts';
import type { PriceId } from './ledger.ts';
import { echoWorker } from './workers/echo.ts';
import { imageWorker } from './workers/image.ts';
import type { WorkerHandler } from './workers/worker.ts';

/** An entry of `endpoints` in the settings. */
export type EndpointSettings = components['schemas']['EndpointSettings'];

/** One endpoint in one account's world. */
export interface Endpoint {
  readonly id: string;
  /** How long a job may stay in progress where the job itself does not say, in milliseconds. */
  readonly executionTimeoutMs: number;
  /** What completed jobs are charged by; undefined on serverless endpoints. */
  readonly price: PriceId | undefined;
  readonly work: WorkerHandler;
  readonly fleet: Fleet;
}

/** Builds an endpoint; the settings have been checked. */
export function createEndpoint(
  id: string,
  settings: EndpointSettings,
  owner: FleetOwner,
): Endpoint {
  return {
    id,
    executionTimeoutMs: settings.executionTimeoutMs ?? lifecycle.timers.executionTimeout.default,
    price: settings.kind === 'public' ? settings.price : undefined,
    work: workerOf(settings),
    fleet: new Fleet({ ...defaults.WorkersSettings, ...settings.workers }, owner),
  };
}

function workerOf(settings: EndpointSettings): WorkerHandler {
  const { durationMs = 0 } = settings;
  const name = settings.kind === 'public' ? settings.model : settings.worker;
  switch (name) {
    case 'echo':
      return echoWorker(durationMs);
    case 'image':
      return imageWorker(durationMs);
  }
}
