/** Whether memory is kept that nobody needs any more. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How often the heap is looked at; an even number, so that it has two halves. */
const looks = 10;

/**
 * By how many bytes the heap is larger while the second half of so many things is done than in the
 * first. What was done last may still be in it at any look, so the least of each half counts.
 */
export async function heapGrowthBytes(
  count: number,
  work: (first: number, end: number) => Promise<void>,
): Promise<number> {
  const heaps: number[] = [];
  for (let look = 0; look < looks; look += 1) {
    await work((count * look) / looks, (count * (look + 1)) / looks);
    heaps.push(heapBytes());
  }
  return Math.min(...heaps.slice(looks / 2)) - Math.min(...heaps.slice(0, looks / 2));
}

function heapBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('Expected a collector.');
  collect();
  return process.memoryUsage().heapUsed;
}
