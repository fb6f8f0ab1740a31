/** Which scenarios `learn` runs, and what it says about the open points that they show. */

import { expect, test } from 'vitest';
import { type AlternativeGapId, alternativeGaps } from '#generated/reference/tables.js';
import { planCheck, planLearning } from '../../../src/conformance/check-deployment.ts';
import { pointsInPlan } from '../../../src/conformance/learning-plan.ts';
import { recognisers } from '../../../src/conformance/recognisers.ts';
import { scenarios } from '../../../src/conformance/scenarios.ts';
import { readTarget } from '../../../src/conformance/target/target-file.ts';

const env = { KEY: 'a-key' };

const file = {
  baseUrl: 'http://127.0.0.1:8080',
  keys: { valid: 'KEY' },
  endpoints: {
    own: {
      id: 'own',
      kind: 'serverless',
      maxCost: '0',
      inputs: {
        ordinary: { word: 'a' },
        failing: { fail: 1 },
        slow: { input: {}, runsForMs: 3000 },
      },
    },
    image: {
      ...{ id: 'image', kind: 'public', model: 'image', price: 'image-fast', maxCost: '0.02' },
      inputs: { ordinary: { prompt: 'A boat', width: 512, height: 512 } },
    },
  },
};

const target = (changes: object = {}) => readTarget({ ...file, ...changes }, { env });
const namesIn = (plan: ReturnType<typeof planLearning>) =>
  plan.scenarios.map(({ scenario: { name } }) => name);

test('runs what shows all points that any scenario shows of the target, for less', () => {
  const [plan, whole] = [planLearning(target()), planCheck(target(), 'reference')];
  const shown = (one: typeof plan) => pointsInPlan(one, target()).shown;
  expect(shown(plan)).toEqual(shown(whole));
  expect(plan.scenarios.length).toBeLessThan(whole.scenarios.length);
  expect(plan.requests).toBeLessThan(whole.requests);
  // No scenario is needless, besides the one that measures times.
  for (const name of namesIn(plan).filter((one) => one !== 'job-times')) {
    const others = plan.scenarios.filter(({ scenario }) => scenario.name !== name);
    expect(shown({ ...plan, scenarios: others }).length, name).toBeLessThan(shown(plan).length);
  }
});

test('takes cheaper scenarios where the budget is small', () => {
  const limits = { maxCost: '0.1' };
  const plan = planLearning(target({ limits }));
  expect(plan.cost).toBeLessThanOrEqual(10n ** 9n);
  const { shown, notShown } = pointsInPlan(plan, target({ limits }));
  expect(shown).toContain('error-body');
  expect(shown.length).toBeGreaterThan(30);
  expect(notShown).toContainEqual({
    gap: 'several-images',
    why: expect.stringMatching(/^Budget: /),
  });
});

test('says why a point is not shown', () => {
  const { notShown } = pointsInPlan(planLearning(target()), target());
  expect(notShown).toContainEqual({
    gap: 'webhook-media-type',
    why: 'Not declared: webhook-receiver.',
  });
  expect(notShown).toContainEqual({
    gap: 'key-permissions',
    why: 'Not declared: endpoint-key.',
  });
  expect(notShown).toContainEqual({
    gap: 'part-of-unit',
    why: 'Not declared: public-video-endpoint or public-transcription-endpoint or public-text-endpoint.',
  });
  const selected = planLearning(target(), { scenarios: ['ordinary-job'] });
  expect(pointsInPlan(selected, target()).notShown).toContainEqual({
    gap: 'null-members',
    why: 'Not selected: open-points.',
  });
});

test('a scenario shows every gap that is recognised, but for one that no request provokes', () => {
  const shown = new Set(scenarios.flatMap(({ shows }) => shows));
  const isRecognised = (gap: AlternativeGapId) => typeof recognisers[gap].unseen !== 'string';
  const missing = alternativeGaps.filter((gap) => isRecognised(gap) && !shown.has(gap));
  expect(missing).toEqual(['refused-request-effect']);
  for (const { name, shows } of scenarios) expect(new Set(shows).size, name).toBe(shows.length);
});
