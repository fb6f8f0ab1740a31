/** Work that is counted rather than timed: a busy machine changes nothing about it. */
import { Session } from 'node:inspector/promises';

/** How often the part of each function that runs most often ran, by the function. */
export type Steps = ReadonlyMap<string, number>;

/**
 * Calls `use` with a function that counts what the functions of some files do during some work, be it the body of a loop. What
 * the engine does within a call of its own, such as `indexOf`, is not counted. Loops are counted only in what is
 * compiled from now on: `use` must import what it counts.
 */
export async function countingSteps(
  files: RegExp,
  use: (stepsOf: (work: () => void) => Promise<Steps>) => Promise<void>,
): Promise<void> {
  const session = new Session();
  session.connect();
  const take = async () => (await session.post('Profiler.takePreciseCoverage')).result;
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    await use(async (work) => {
      await take();
      work();
      const counted = (await take()).filter(({ url }) => files.test(url));
      return new Map(
        counted.flatMap(({ url, functions }) =>
          functions.map(({ functionName, ranges }) => [
            `${url.replace(/^.*\/(?=(?:src|generated)\/)/, '')}: ${functionName} at ${ranges[0]?.startOffset}`,
            Math.max(...ranges.map(({ count }) => count)),
          ]),
        ),
      );
    });
  } finally {
    session.disconnect();
  }
}

/**
 * Twice as much may take twice the steps, and sorting or halving a short list up to 3 times; a search
 * within a search takes 4 times.
 */
const mostGrowth = 3;

/**
 * What took more steps than that for twice as much.
 * @param atLeast of what runs less often, nothing is said
 */
export function growingSteps(once: Steps, twice: Steps, atLeast: number) {
  return (
    [...twice]
      .filter(([, steps]) => steps > atLeast)
      // What did not run at all before, because there was too little of something, has not grown.
      .map(([place, steps]) => ({ place, steps, growth: steps / (once.get(place) || steps) }))
      .filter(({ growth }) => growth > mostGrowth)
  );
}
