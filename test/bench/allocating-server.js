/** The reference service of the comparison, which also tells how much of its heap is in use. */
import { url } from './servers/reference.js';

process.on('message', (what) => {
  if (what === 'collect') globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});
process.send?.(url);
