/** How many scenarios run side by side. */
import type { Application } from '../application/application.ts';

/** How many scenarios run at the same time, unless the application allows fewer. */
const mostAtOnce = 12;

/** How many instances of an application run at the same time. */
export function lanesOf({ instances = mostAtOnce }: Pick<Application, 'instances'>): number {
  return Math.min(instances, mostAtOnce);
}
