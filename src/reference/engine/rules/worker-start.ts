/** When the fleet of an endpoint starts a worker. */

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

/**
 * Whether a further worker has to start. In Redis, `needsWorker` in Lua says the same; a test
 * compares the two.
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
