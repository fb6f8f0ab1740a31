/** Collects garbage when a test says so, because a wait may depend on what nothing holds. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { macrotask } from '../../src/core/clock.ts';

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

/** Collects what nothing holds, then what that alone has held. */
export async function collectGarbage(): Promise<void> {
  if (typeof collect !== 'function') throw new Error('Expected a function that collects garbage.');
  for (let round = 0; round < 3; round += 1) {
    // What was used in this turn of the event loop is kept until its end.
    await macrotask();
    collect();
  }
}
