/** Runs tasks at the same time, except those that would get in each other's way. */

/** A task, and what it uses meanwhile. */
export interface Task<Resource> {
  readonly uses: readonly { readonly resource: Resource; readonly isExclusive: boolean }[];
  /** Never rejects. */
  readonly run: () => Promise<void>;
}

/**
 * Runs every task, each as soon as it may: what one uses exclusively no other one uses at the same
 * time. Of those that wait for the same thing the first one of the list goes first. At most
 * `atOnce` run at a time.
 */
export async function runSideBySide<Resource>(
  tasks: readonly Task<Resource>[],
  atOnce: number,
): Promise<void> {
  const waiting = [...tasks];
  const running = new Map<Task<Resource>, Promise<void>>();
  while (waiting.length > 0 || running.size > 0) {
    for (const task of [...waiting]) {
      const ahead = waiting.slice(0, waiting.indexOf(task));
      if (
        running.size >= atOnce ||
        [...running.keys(), ...ahead].some((other) => collide(task, other))
      ) {
        continue;
      }
      waiting.splice(waiting.indexOf(task), 1);
      running.set(
        task,
        task.run().finally(() => running.delete(task)),
      );
    }
    await Promise.race(running.values());
  }
}

function collide<Resource>(left: Task<Resource>, right: Task<Resource>): boolean {
  return left.uses.some(({ resource, isExclusive }) =>
    right.uses.some((other) => other.resource === resource && (isExclusive || other.isExclusive)),
  );
}
