/** That each further record costs judges no more than the one before, counted rather than timed. */
import { expect, test } from 'vitest';
import { syntheticEvidence } from '../../bench/synthetic-evidence.ts';
import { countingSteps, growingSteps } from '../../processes/count-steps.ts';

const records = 2000;

test('twice the evidence takes judges twice the steps, not four times as many', {
  timeout: 60_000,
}, async () => {
  await countingSteps(/\/src\/(?:conformance|evidence|client)\//, async (stepsOf) => {
    const { createReport } = await import('../../../src/conformance/report/report.ts');
    const judgeSome = (count: number) => () => {
      createReport([...syntheticEvidence(count)], { profile: 'reference' });
    };
    // What is made on first use would count for the first only.
    judgeSome(records / 10)();
    const once = await stepsOf(judgeSome(records));
    const twice = await stepsOf(judgeSome(2 * records));
    const often = [...twice.values()].filter((steps) => steps > records);
    expect(often.length).toBeGreaterThan(50);
    expect(growingSteps(once, twice, records)).toEqual([]);
  });
});
