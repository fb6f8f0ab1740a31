/** Registers tests that choose alternatives at random, and makes what fails small. */
import { expect, test } from 'vitest';
import { alternativeOptionsFor } from '../../src/cli/serve/alternative-options.ts';
import type { Scenario } from '../../src/conformance/run/scenario.ts';
import { impossibleCombinations } from '../../src/reference/alternatives/impossible-combinations.ts';
import { demoSettings } from '../../src/reference/settings/demo-settings.ts';
import { BlindRecognisers } from './blind-recognisers.ts';
import { chooseAlternatives, chooseScenarios } from './random-choice.ts';
import { faultsOf } from './round-trip.ts';
import { type Alternatives, validAlternatives } from './served-alternatives.ts';
import { fewest } from './smallest-failure.ts';

const file = 'test/alternatives/combinations.test.ts';

/** With an environment variable of this name, the test in `file` tests only the combination of this seed. */
const seedVariable = 'COMBINATION';

/** A failure is made small by running it again and again, which takes minutes. */
const timeout = 30 * 60_000;

/** The most runs in which the scenarios of a failure are made fewer, and then its alternatives. */
const mostTries = 80;

/**
 * Tests a combination for each seed, and that no recogniser is blind for what they serve. The first failure names the
 * few alternatives that matter.
 */
export function testCombinations(seeds: readonly number[]): void {
  const only = process.env[seedVariable];
  const tested = only === undefined ? seeds : [Number.parseInt(only, 10)];
  const blind = new BlindRecognisers();
  let isMadeSmall = false;
  test.for(tested)('alternatives of seed %i', { timeout }, async (seed) => {
    const failing = { alternatives: chooseAlternatives(seed), chosen: chooseScenarios(seed) };
    const once = await faultsOf(failing.alternatives, failing.chosen, (records) =>
      blind.add(records, failing.alternatives),
    );
    // On a busy machine, a job may not be seen while it runs. What is wrong is so each time.
    const twice = once.length === 0 ? [] : await faultsOf(failing.alternatives, failing.chosen);
    const faults = twice.filter((fault) => once.some((one) => subjectOf(one) === subjectOf(fault)));
    const [fault] = faults;
    if (fault === undefined) return;
    const isFirst = !isMadeSmall;
    isMadeSmall = true;
    const again = `Run it alone: ${seedVariable}=${seed} npx vitest run ${file}`;
    const told = isFirst ? [...(await describe(failing, fault)), again] : [again];
    expect(faults, told.join('\n')).toEqual([]);
  });
  // In order, so that all of them have been served.
  test('what was served often was seen', () => {
    expect(blind.found()).toEqual([]);
  });
}

interface Failing {
  readonly alternatives: Alternatives;
  readonly chosen: readonly Scenario[];
}

/** What is left of a failure once everything is left out that it does not need. */
async function describe({ alternatives, chosen }: Failing, fault: string): Promise<string[]> {
  const subject = subjectOf(fault);
  const fails = async (one: Alternatives, scenarios: readonly Scenario[]) => {
    const isPossible =
      impossibleCombinations({ ...demoSettings(), alternatives: one }).length === 0;
    // With too few scenarios there is nothing to learn from.
    const faults = isPossible ? await faultsOf(one, scenarios).catch(() => []) : [];
    return faults.some((other) => subjectOf(other) === subject);
  };
  const scenarios = await fewest(chosen, (left) => fails(alternatives, left), mostTries);
  const few = await fewest(
    Object.entries(alternatives),
    (left) => fails(validAlternatives(Object.fromEntries(left)), scenarios),
    mostTries,
  );
  const left = validAlternatives(Object.fromEntries(few));
  return [
    `The fewest alternatives with the same failure: ${JSON.stringify(left)}`,
    `Serve them: ${servedBy(left)}`,
    `The fewest scenarios: ${scenarios.map(({ name }) => name).join(', ')}`,
  ];
}

/** The rule or point that a fault is about; the rest of it differs from run to run. */
function subjectOf(fault: string): string | undefined {
  return fault.replace(/^as learned: /, '').split(' ')[0];
}

/** The command that serves a combination. */
function servedBy(alternatives: Alternatives): string {
  const options = alternativeOptionsFor({ ...demoSettings(), alternatives }).map(
    (text) => `--alternative '${text}'`,
  );
  return ['npx inference-contract serve', ...options].join(' ');
}
