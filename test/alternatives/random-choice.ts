/** Alternatives chosen at random among those that the service plays, the same for the same seed. */
import { gapNamed, gaps } from '#generated/reference/tables.js';
import type { Scenario } from '../../src/conformance/run/scenario.ts';
import { scenarios } from '../../src/conformance/scenarios.ts';
import { isObject } from '../../src/core/json.ts';
import { type Random, seededRandom } from '../../src/core/random.ts';
import { withRandomAlternatives } from '../../src/reference/alternatives/random-alternatives.ts';
import { type Alternatives, validAlternatives } from './served-alternatives.ts';

/** How many of the gaps may have another alternative than the document chooses: all, many, or a few. */
const shares: readonly number[] = [1, 0.5, 0.1];

/** What is not chosen, and why. */
export const keptOut: Readonly<Record<string, string>> = {
  finality:
    'A failed job that runs again and fails again between two status requests looks like one that keeps its state.',
  'new-job-visibility':
    'With a state for unknown jobs, a job that is not found yet is taken for one in that state.',
};

const settings = {
  accounts: { own: { keys: { 'a-key': {} } } },
  endpoints: { echo: { kind: 'serverless', worker: 'echo' } },
} as const;

/** Alternatives of which none excludes another, with values for those that take one. */
export function chooseAlternatives(seed: number): Alternatives {
  const random = seededRandom(`${seed}`);
  const share = oneOf(shares, random);
  const kept = Object.entries(gaps).flatMap(([gap, { chosen }]) =>
    chosen !== undefined && (gap in keptOut || random.next() >= share) ? [[gap, chosen]] : [],
  );
  const said = validAlternatives(Object.fromEntries(kept));
  const { alternatives = {} } = withRandomAlternatives(
    { ...settings, alternatives: said },
    { seed: `${seed}`, profile: 'reference' },
  );
  const others = Object.entries(alternatives).filter(
    ([gap, setting]) => !(gap in said) && setting !== gapNamed(gap)?.chosen,
  );
  return validAlternatives(
    Object.fromEntries(others.map(([gap, setting]) => [gap, varied(setting, random)])),
  );
}

/** How often a scenario is met. Together these four take as much time as all others. */
const scenarioShares: Readonly<Record<string, number>> = {
  combinations: 0.1,
  'image-charges': 0.1,
  'refused-requests': 0.1,
  'request-limits': 0.1,
};

const usualShare = 0.3;

/** Of so many combinations, one meets all scenarios. */
const wholeEvery = 40;

/** A third of the scenarios: each is met by many combinations, at a fraction of the time. */
export function chooseScenarios(seed: number): readonly Scenario[] {
  const random = seededRandom(`${seed}/scenarios`);
  return scenarios.filter(
    ({ name }) => seed % wholeEvery === 0 || random.next() < (scenarioShares[name] ?? usualShare),
  );
}

/** Half of the numbers get another value, at most four times as large or small. */
function varied(setting: unknown, random: Random): unknown {
  if (!isObject(setting)) return setting;
  const [[alternative, value] = ['', undefined]] = Object.entries(setting);
  if (typeof value !== 'number' || value < 10_000 || random.next() < 0.5) return setting;
  return { [alternative]: Math.round(value * 4 ** (2 * random.next() - 1)) };
}

function oneOf<One>(many: readonly One[], random: Random): One {
  const one = many[Math.floor(random.next() * many.length)];
  if (one === undefined) throw new Error('Expected a choice.');
  return one;
}
