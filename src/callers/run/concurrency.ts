/** How many scenarios run side by side, each with an instance of the application. */
import type { Application } from '../application/application.ts';

/** How many scenarios run at the same time, unless the application allows fewer. */
const mostAtOnce = 12;

/** If the check was late for more than this share of a scenario, fewer run side by side from then on. */
export const busyShare = 0.25;

/** How many run on however busy a machine, unless the application allows fewer. */
export const fewestAtOnce = 3;

/** How many run side by side at first. */
export function lanesOf({ instances = mostAtOnce }: Pick<Application, 'instances'>): number {
  return Math.min(instances, mostAtOnce);
}
