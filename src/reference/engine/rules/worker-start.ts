/** When the fleet of an endpoint starts a worker, and for which jobs a worker comes up. */

export interface FleetLoad {
  /** Workers that are up. */
  readonly ready: number;
  readonly starting: number;
  /** The most workers, up and starting. */
  readonly max: number;
  readonly jobsPerWorker: number;
  /** Queued jobs, except those of low priority: they wait for workers that are up anyway. */
  readonly demand: number;
  readonly running: number;
}

/** The places of workers that have come up which are kept for the jobs that started the workers. */
export interface KeptPlaces extends Pick<FleetLoad, 'demand'> {
  readonly kept: number;
}

/**
 * Whether a further worker has to start. The functions of this file are in Lua, too, for Redis
 * (`workerStart`); a test compares the two.
 *
 * @rule low-priority-never-scales
 * @rule low-priority-waits
 */
export function needsWorker(fleet: FleetLoad): boolean {
  const { ready, starting, max, jobsPerWorker, demand, running } = fleet;
  if (ready + starting >= max) return false;
  const free = ready * jobsPerWorker - running;
  return demand - free > starting * jobsPerWorker;
}

/** How many places are kept once a worker that was started for jobs of the queue comes up. */
export function keptByNewWorker(fleet: KeptPlaces & Pick<FleetLoad, 'jobsPerWorker'>): number {
  return Math.min(fleet.kept + fleet.jobsPerWorker, fleet.demand);
}

/**
 * Whether a job of low priority that is the first in the queue leaves the free places to the first
 * other jobs. Otherwise it would use up the worker of a job behind it, which would start another one.
 *
 * @rule low-priority-never-scales
 * @rule queue-order
 */
export function leavesPlace(
  fleet: KeptPlaces & Pick<FleetLoad, 'ready' | 'jobsPerWorker' | 'running'>,
): boolean {
  const free = fleet.ready * fleet.jobsPerWorker - fleet.running;
  return free > 0 && free <= Math.min(fleet.kept, fleet.demand);
}

/** How many places are kept once a job has taken one; `demand` is that before it. */
export function keptAfterStart(
  { kept, demand }: KeptPlaces,
  { lowPriority }: { readonly lowPriority: boolean },
): number {
  return Math.max(0, Math.min(kept, demand) - (lowPriority ? 0 : 1));
}
