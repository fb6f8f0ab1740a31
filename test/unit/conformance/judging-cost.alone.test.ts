/** That each further record costs judges no more than the one before, counted rather than timed. */
import { Session } from 'node:inspector/promises';
import { expect, test } from 'vitest';
import { syntheticEvidence } from '../../bench/synthetic-evidence.ts';

const records = 2000;
/**
 * Twice the records may take twice the steps, and sorting or halving a short list up to 3 times; a search
 * within a search takes 4 times.
 */
const mostGrowth = 3;

/**
 * How often the part of each function that runs most often ran during some work, be it the body of a
 * loop. What the engine does within a call of its own, such as `indexOf`, is not counted.
 */
async function stepsOf(work: () => void, session: Session): Promise<ReadonlyMap<string, number>> {
  await session.post('Profiler.takePreciseCoverage');
  work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const source = result.filter(({ url }) => /\/src\/(?:conformance|evidence|client)\//.test(url));
  return new Map(
    source.flatMap(({ url, functions }) =>
      functions.map(({ functionName, ranges }) => [
        `${url.slice(url.lastIndexOf('/src/') + 1)}: ${functionName} at ${ranges[0]?.startOffset}`,
        Math.max(...ranges.map(({ count }) => count)),
      ]),
    ),
  );
}

test('twice the evidence takes judges twice the steps, not four times as many', {
  timeout: 60_000,
}, async () => {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    // Loops are counted only in what is compiled from now on.
    const { reportOf } = await import('../../../src/conformance/report/report.ts');
    const judgeSome = (count: number) => () => {
      reportOf([...syntheticEvidence(count)], { profile: 'reference' });
    };
    // What is made on first use would count for the first only.
    judgeSome(records / 10)();
    const once = await stepsOf(judgeSome(records), session);
    const twice = await stepsOf(judgeSome(2 * records), session);
    const often = [...twice].filter(([, steps]) => steps > records);
    expect(often.length).toBeGreaterThan(50);
    const growing = often
      // What did not run at all before, because there was too little of something, has not grown.
      .map(([place, steps]) => ({ place, steps, growth: steps / (once.get(place) || steps) }))
      .filter(({ growth }) => growth > mostGrowth);
    expect(growing).toEqual([]);
  } finally {
    session.disconnect();
  }
});
