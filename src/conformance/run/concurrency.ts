/** Runs tasks concurrently, except those that need the same resource exclusively. */

interface ResourceUser<Resource> {
  readonly uses: readonly { readonly resource: Resource; readonly isExclusive: boolean }[];
}

export interface Task<Resource> extends ResourceUser<Resource> {
  /** Never rejects. `release` frees the resources before the task ends. */
  readonly run: (release: () => void) => Promise<void>;
}

/**
 * Runs every task as soon as its resources are free: a resource that one task uses exclusively is not
 * used by another at the same time. Tasks that wait for the same resource start in list order. At most
 * `maxConcurrent` run at a time.
 */
export async function runConcurrently<Resource>(
  tasks: readonly Task<Resource>[],
  maxConcurrent: number,
): Promise<void> {
  const waiting = [...tasks];
  const running = new Map<Task<Resource>, Promise<void>>();
  const released = new Set<Task<Resource>>();
  let wake: () => void = () => undefined;
  while (waiting.length > 0 || running.size > 0) {
    const busy = [...running.keys()].map((task) => (released.has(task) ? idle : task));
    const isReleased = new Promise<void>((resolve) => {
      wake = resolve;
    });
    for (const task of itemsToStart(waiting, busy, maxConcurrent)) {
      waiting.splice(waiting.indexOf(task), 1);
      const release = () => {
        released.add(task);
        wake();
      };
      running.set(
        task,
        task.run(release).finally(() => running.delete(task)),
      );
    }
    await Promise.race([...running.values(), isReleased]);
  }
}

const idle = { uses: [] };

/** How long `runConcurrently` takes if each task takes the given time, in milliseconds. */
export function totalDurationMs<Resource>(
  tasks: readonly (ResourceUser<Resource> & {
    readonly durationMs: number;
    /** When it releases its resources. Default: at its end. */
    readonly releasedAfterMs?: number | undefined;
  })[],
  maxConcurrent: number,
): number {
  const waiting = [...tasks];
  let running: readonly {
    readonly task: (typeof tasks)[number];
    readonly releaseMs: number;
    readonly endMs: number;
  }[] = [];
  let nowMs = 0;
  for (;;) {
    const busy = running.map(({ task, releaseMs }) => (releaseMs <= nowMs ? idle : task));
    for (const task of itemsToStart(waiting, busy, maxConcurrent)) {
      waiting.splice(waiting.indexOf(task), 1);
      const { durationMs, releasedAfterMs = durationMs } = task;
      const releaseMs = nowMs + Math.min(releasedAfterMs, durationMs);
      running = [...running, { task, releaseMs, endMs: nowMs + durationMs }];
    }
    if (running.length === 0) return nowMs;
    const events = running.flatMap(({ releaseMs, endMs }) =>
      releaseMs > nowMs ? [releaseMs, endMs] : [endMs],
    );
    nowMs = Math.min(...events);
    running = running.filter(({ endMs }) => endMs > nowMs);
  }
}

function itemsToStart<Resource, One extends ResourceUser<Resource>>(
  waiting: readonly One[],
  running: readonly ResourceUser<Resource>[],
  maxConcurrent: number,
): One[] {
  const starting: One[] = [];
  const ahead = [...running];
  for (const task of waiting) {
    const hasSlot = running.length + starting.length < maxConcurrent;
    if (hasSlot && !ahead.some((other) => collide(task, other))) starting.push(task);
    ahead.push(task);
  }
  return starting;
}

function collide<Resource>(left: ResourceUser<Resource>, right: ResourceUser<Resource>): boolean {
  return left.uses.some(({ resource, isExclusive }) =>
    right.uses.some((other) => other.resource === resource && (isExclusive || other.isExclusive)),
  );
}
