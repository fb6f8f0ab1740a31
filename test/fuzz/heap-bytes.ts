/** How much memory is in use once all that is not needed has been given back. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes of the heap after a collection. */
export function heapBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('Expected a collector.');
  collect();
  return process.memoryUsage().heapUsed;
}
