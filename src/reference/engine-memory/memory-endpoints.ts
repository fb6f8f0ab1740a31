/** The endpoints of an account, each with its fleet of workers. */
import type { Clock } from '../../core/clock.ts';
import type { Random } from '../../core/random.ts';
import type { EndpointPlan, QueueLimits } from '../engine/endpoint-plan.ts';
import type { DueEntry } from '../engine/engine.ts';
import { fullQueue } from '../engine/rules/queue-and-budget-limits.ts';
import { Fleet } from './fleet.ts';
import type { EventLog } from './memory-event-log.ts';
import type { MemoryEndpoint, MemoryJob } from './memory-job.ts';
import type { Jobs } from './memory-jobs.ts';

export interface EndpointsOptions {
  readonly clock: Clock;
  readonly ids: Random;
  readonly events: EventLog;
  readonly jobs: Jobs;
  readonly queueLimits: QueueLimits | undefined;
}

export class Endpoints {
  readonly #options: EndpointsOptions;
  readonly #endpoints = new Map<string, MemoryEndpoint>();

  constructor(options: EndpointsOptions) {
    this.#options = options;
  }

  get(id: string): MemoryEndpoint {
    const endpoint = this.#endpoints.get(id);
    if (endpoint === undefined)
      throw new RangeError(`Expected an endpoint of the account, got ${id}.`);
    return endpoint;
  }

  /** Adds an endpoint, or changes its plan: its jobs and workers stay. */
  set(id: string, { workers, ...plan }: EndpointPlan): void {
    const { jobs, queueLimits } = this.#options;
    const changes = { ...plan, fullQueue: fullQueue(queueLimits, workers) };
    const endpoint = this.#endpoints.get(id);
    if (endpoint === undefined) {
      const fleet = new Fleet<MemoryJob>(workers, { ...this.#options, endpointId: id });
      const counts = { completed: 0, failed: 0, retried: 0, inProgress: 0 };
      this.#endpoints.set(id, { ...changes, id, fleet, counts });
      return;
    }
    const former = endpoint.worker;
    Object.assign(endpoint, changes);
    jobs.closeAfterJobs(former);
    endpoint.fleet.change(workers);
  }

  /** Returns how many of its jobs had not ended. */
  remove(id: string): number {
    const endpoint = this.get(id);
    const ended = this.#options.jobs.cancelAll(endpoint);
    this.#endpoints.delete(id);
    endpoint.fleet.close();
    endpoint.worker.close?.();
    return ended;
  }

  *due(): Iterable<DueEntry> {
    for (const { id: endpointId, fleet } of this.#endpoints.values()) {
      for (const due of fleet.due()) yield { ...due, endpointId };
    }
  }

  closeFleets(): void {
    for (const { fleet } of this.#endpoints.values()) fleet.close();
  }

  closeWorkers(): void {
    for (const { worker } of this.#endpoints.values()) worker.close?.();
  }
}
