/** Loads the control interface with its first call: most services are never controlled. */
import type { createControl } from './control/control-interface.ts';

export async function loadControl(): Promise<typeof createControl> {
  return (await import('./control/control-interface.ts')).createControl;
}
