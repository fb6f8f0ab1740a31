/** Registers tests that choose alternatives at random, and makes what fails small. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../src/conformance/run/scenario.ts';
import { chooseAlternatives, chooseScenarios } from './choose.ts';
import { faultsOf } from './round-trip.ts';
import type { Alternatives } from './served.ts';

const file = 'test/alternatives/combinations.test.ts';

/** With an environment variable of this name, the test in `file` tests only the combination of this seed. */
const seedVariable = 'COMBINATION';

/** Combinations that are not learned as they were served, and why. They are skipped, by name. */
const known: ReadonlyMap<number, string> = new Map([
  [1153, 'the 400 of `runsync` for each failed job is taken for the refusal of an input'],
  [1160, 'the 400 of `runsync` for each failed job is taken for the refusal of an input'],
  [1184, 'the state of unknown jobs is taken for that of a job of `runsync`'],
]);

/** Tests a combination for each seed. A failure names the few alternatives that matter. */
export function testCombinations(seeds: readonly number[]): void {
  const only = process.env[seedVariable];
  const tested = only === undefined ? seeds : [Number.parseInt(only, 10)];
  for (const seed of tested) {
    const why = only === undefined ? known.get(seed) : undefined;
    if (why !== undefined) test.skip(`alternatives of seed ${seed}: ${why}`);
  }
  test.for(tested.filter((seed) => only !== undefined || !known.has(seed)))(
    'alternatives of seed %i',
    async (seed) => {
      const chosen = chooseScenarios(seed);
      const alternatives = chooseAlternatives(seed);
      const faults = await faultsOf(alternatives, chosen);
      const told = faults.length === 0 ? '' : await describe(alternatives, { chosen, seed });
      expect(faults, told).toEqual([]);
    },
  );
}

async function describe(
  alternatives: Alternatives,
  { chosen, seed }: { chosen: readonly Scenario[]; seed: number },
): Promise<string> {
  const few = await fewest(alternatives, chosen);
  return [
    `Alternatives of seed ${seed}: ${JSON.stringify(alternatives)}`,
    `Those that matter: ${JSON.stringify(few)}`,
    `Scenarios: ${chosen.map(({ name }) => name).join(', ')}`,
    `Run it alone: ${seedVariable}=${seed} npx vitest run ${file}`,
  ].join('\n');
}

/** The alternatives without those that a failure does not need: each is left out in turn. */
async function fewest(
  alternatives: Alternatives,
  chosen: readonly Scenario[],
): Promise<Alternatives> {
  let left: Alternatives = alternatives;
  for (const gap of Object.keys(alternatives)) {
    const fewer: Alternatives = Object.fromEntries(
      Object.entries(left).filter(([other]) => other !== gap),
    );
    if ((await faultsOf(fewer, chosen)).length > 0) left = fewer;
  }
  return left;
}
