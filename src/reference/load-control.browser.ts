/** The control interface at once: in a single file, esbuild wraps all that is loaded later, which takes 3 kB. */
import { createControl } from './control/control-interface.ts';

export async function loadControl(): Promise<typeof createControl> {
  return createControl;
}
