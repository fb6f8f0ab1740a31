/** The plan of `learn`, on the local service: it shows every open point that it promises, and each scenario its own. */
import { expect, test } from 'vitest';
import { type AlternativeGapId, gaps } from '#generated/reference/tables.js';
import { planLearning } from '../../src/conformance/check-deployment.ts';
import { viewOf } from '../../src/conformance/judging/evidence-view.ts';
import { pointsInPlan } from '../../src/conformance/learning-plan.ts';
import { recognisers, whyUnseen } from '../../src/conformance/recognisers.ts';
import { recognise } from '../../src/conformance/recognising/recognise.ts';
import type { Scenario } from '../../src/conformance/run/scenario.ts';
import { scenarios } from '../../src/conformance/scenarios.ts';
import { check, declaredTarget } from '../mutants/check-in-process.ts';

const target = declaredTarget();

/** Gaps of which the local service does what cannot be seen, such as having no limit. */
const isHidden = (gap: AlternativeGapId) => whyUnseen(gap, gaps[gap].chosen ?? '') !== undefined;

async function seenIn(chosen: readonly Scenario[]): Promise<Set<string>> {
  const { records } = await check({ chosen });
  const found = recognise(viewOf(records), { recognisers, scenarios }).filter(
    ({ kind }) => kind === 'does',
  );
  return new Set(found.map(({ gap }) => gap));
}

test('shows what it promises', { timeout: 60_000 }, async () => {
  const plan = planLearning(target);
  const { shown, notShown } = pointsInPlan(plan, target);
  const seen = await seenIn(plan.scenarios.map(({ scenario }) => scenario));
  expect(shown.filter((gap) => !isHidden(gap) && !seen.has(gap))).toEqual([]);
  expect(notShown.filter(({ gap }) => seen.has(gap))).toEqual([]);
  expect(shown.length).toBeGreaterThan(80);
});

const runnable = scenarios.filter(
  ({ shows, needs, estimate }) =>
    needs.every((need) => target.claims.has(need)) &&
    estimate(target).requests > 0 &&
    shows.length > 0,
);

test.each(runnable.map((scenario) => [scenario.name, scenario] as const))(
  '%s shows its points',
  { timeout: 60_000 },
  async (_, scenario) => {
    const seen = await seenIn([scenario]);
    const own = scenario.shows.filter((gap) => !isHidden(gap));
    expect(own.filter((gap) => !seen.has(gap))).toEqual([]);
  },
);
