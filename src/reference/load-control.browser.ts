/**
 * Loads the control interface at once: in a single file, to load it later takes 3 kB of code from esbuild.
 */
import { createControl } from './control/control-interface.ts';

export async function loadControl(): Promise<typeof createControl> {
  return createControl;
}
