/** In one file, what is loaded later would be wrapped: 2 kB more, for nothing. */
import { createControl } from './control/control-interface.ts';

export async function loadControl(): Promise<typeof createControl> {
  return createControl;
}
