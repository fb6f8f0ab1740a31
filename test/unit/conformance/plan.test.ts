import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { lifecycle } from '#generated/reference/tables.js';
import { planDurationText } from '../../../src/cli/checks/plan-text.ts';
import type { RuleId } from '../../../src/conformance/contract/rules.ts';
import { undecidedVerdict } from '../../../src/conformance/judging/verdicts/missing-evidence.ts';
import { coverage, makePlan } from '../../../src/conformance/run/run-plan.ts';
import { scenarios } from '../../../src/conformance/scenarios.ts';
import { subjectOfTarget } from '../../../src/conformance/target/target.ts';
import { readTarget, type TargetFile } from '../../../src/conformance/target/target-file.ts';

const demoTarget = parse(readFileSync('mocks/target.yaml', 'utf8'));

const file: TargetFile = {
  baseUrl: 'https://host.test',
  keys: { valid: { public: 'key' } },
  endpoints: { one: { id: 'one', kind: 'serverless', maxCost: '0.01' } },
};

function planOf(changes: Partial<TargetFile> = {}) {
  const target = readTarget({ ...file, ...changes }, { env: {} });
  const plan = makePlan(target, { profile: 'contract', scenarios });
  const leftOut = plan.leftOut.map(({ scenario: { name }, ...why }) => ({
    scenario: name,
    ...why,
  }));
  const course = { subject: subjectOfTarget(target), scenarios: [], leftOut, calls: [], jobs: [] };
  return { target, plan, undecidedOf: (rule: RuleId) => undecidedVerdict(rule, scenarios, course) };
}

test('the maximum cost of a plan is that of all its jobs', () => {
  const { plan } = planOf();
  expect(plan.scenarios.length).toBeGreaterThan(3);
  expect(plan.cost).toBe(BigInt(plan.mostJobs) * 100_000_000n);
});

test('a scenario that exceeds the budget is left out, and its rules are not run', () => {
  const { plan, target, undecidedOf } = planOf({ limits: { maxCost: '0.05' } });
  expect(plan.cost).toBeLessThanOrEqual(500_000_000n);
  const refused = plan.leftOut.find(({ scenario }) => scenario.name === 'refused-requests');
  expect(refused).toMatchObject({
    isUndeclared: false,
    reason: expect.stringMatching(/^Budget: it can cost/),
  });
  expect(undecidedOf('queue-ttl-minimum')).toMatchObject({
    verdict: 'not run',
    reason: expect.stringMatching(/^request-forms was left out\. Budget: .* of maxCost is left\./),
  });
  expect(coverage(plan, target).notCovered).toContain('queue-ttl-minimum');
});

test('requests are limited too', () => {
  const { plan } = planOf({ limits: { maxRequests: 60 } });
  expect(plan.requests).toBeLessThanOrEqual(60);
  expect(plan.leftOut.map(({ reason }) => reason).join()).toContain('maxRequests');
});

test('a target that declares everything is checked completely within the default number of requests', () => {
  const env = { DEMO_KEY: 'a', RESTRICTED_KEY: 'b', READER_KEY: 'c', ECHO_KEY: 'd' };
  const target = readTarget(demoTarget, { env });
  expect(demoTarget.limits).not.toHaveProperty('maxRequests');
  for (const profile of ['contract', 'reference'] as const) {
    const { leftOut } = makePlan(target, { profile, scenarios });
    expect(leftOut.filter(({ reason }) => reason.startsWith('Budget'))).toEqual([]);
  }
});

test('a plan says how many requests would do', () => {
  const leftOutWith = (maxRequests: number) =>
    planOf({ limits: { maxCost: '100', maxRequests } })
      .plan.leftOut.map(({ reason }) => reason)
      .filter((reason) => reason.includes('maxRequests'));
  const enough = Number(
    /With maxRequests: (\d+), all scenarios run\./.exec(leftOutWith(60).join())?.[1],
  );
  expect(leftOutWith(enough)).toEqual([]);
  expect(leftOutWith(enough - 1)).toHaveLength(1);
});

test('a rule is not claimed if its declarations give its scenarios nothing to do', () => {
  const { undecidedOf } = planOf();
  expect(undecidedOf('price-video')).toMatchObject({ verdict: 'not claimed' });
  expect(undecidedOf('timeout-terminates')).toMatchObject({
    verdict: 'not claimed',
    reason: expect.stringContaining('hanging-input'),
  });
});

test('the cost of a job must be known before the job is submitted', () => {
  const { plan, undecidedOf } = planOf({
    endpoints: { one: { id: 'one', kind: 'public', model: 'text', price: 'text' } },
  });
  expect(plan.scenarios).toEqual([]);
  expect(plan.leftOut.map(({ reason }) => reason).join()).toContain('maxCost');
  // Rules of every deployment are owed all the same.
  expect(undecidedOf('run-enters-queue')).toMatchObject({
    verdict: 'not run',
    reason:
      'ordinary-job was left out. The only suitable endpoints have no declared maximum cost (maxCost): one.',
  });
});

test('a rule with all its declarations is required, whatever its jobs may cost', () => {
  const slow = { input: {}, runsForMs: 5000 };
  const { undecidedOf } = planOf({
    endpoints: { one: { id: 'one', kind: 'public', inputs: { slow } } },
  });
  expect(undecidedOf('state-in-progress')).toMatchObject({
    verdict: 'not run',
    reason: expect.stringContaining('The maximum cost of a job of one is not declared (maxCost).'),
  });
});

test.each([
  ['text', 'not run', 'The only suitable endpoints have no declared maximum cost (maxCost): text.'],
  ['worker', 'not claimed', 'Not declared: failing-public-input'],
] as const)('if jobs of %s can fail, a rule of public endpoints is %s', (name, verdict, reason) => {
  const inputs = { failing: {} };
  const { undecidedOf } = planOf({
    control: {},
    endpoints: {
      text: { id: 'text', kind: 'public', model: 'text', ...(name === 'text' && { inputs }) },
      worker: { id: 'worker', kind: 'serverless', ...(name === 'worker' && { inputs }) },
    },
  });
  expect(undecidedOf('failure-not-charged')).toMatchObject({
    verdict,
    reason: expect.stringContaining(reason),
  });
});

test('the request rate of a plan affects its duration', () => {
  const slow = planOf({ limits: { requestsPerSecond: 1 } }).plan;
  expect(slow.durationMs).toBeGreaterThanOrEqual(slow.requests * 1000);
});

test('a hanging job is watched longer than the slow job before it occupies the worker', () => {
  const hanging = { hang: true };
  const slow = { input: { slow: true }, runsForMs: 3200 };
  const endpoint = { id: 'one', kind: 'serverless', workers: 1, maxCost: '0' } as const;
  const watchedMs = (inputs: object) =>
    planOf({ endpoints: { one: { ...endpoint, inputs } } }).plan.scenarios.find(
      ({ scenario }) => scenario.name === 'execution-timeout',
    )?.durationMs ?? 0;
  const alone = watchedMs({ hanging });
  expect(alone).toBeGreaterThan(5001);
  expect(watchedMs({ hanging, slow })).toBeGreaterThan(alone + 3200);
});

test('the expected duration of a plan covers the waits of its scenarios', () => {
  const { plan } = planOf({ webhooks: { port: 0 } });
  const { retries, spacingMs } = lifecycle.webhook;
  expect(plan.usualMs).toBeGreaterThan(retries * spacingMs);
  expect(plan.usualMs).toBeLessThan(plan.durationMs);
});

test('the announced duration of a run never exceeds its limit', () => {
  const { plan } = planOf({ limits: { requestsPerSecond: 1, maxDurationSeconds: 65 } });
  expect(plan.requests).toBeGreaterThan(65);
  expect(plan.durationMs).toBe(65_000);
});

test('the demo check in real time announces all its durations', () => {
  const { control: _, ...demo } = demoTarget;
  const env = { DEMO_KEY: 'a', RESTRICTED_KEY: 'b', READER_KEY: 'c', ECHO_KEY: 'd' };
  const target = readTarget(demo, { env });
  const plan = makePlan(target, { profile: 'reference', scenarios });
  expect(planDurationText(plan, target)).toMatch(
    /^about 10\d s, [3-9] min if everything is slow, at most \d+ min$/,
  );
});

test('the announced maximum duration is the limit, because only the limit ends a hanging run', () => {
  const most = (maxDurationSeconds: number) => {
    const { plan, target } = planOf({ limits: { maxDurationSeconds } });
    return planDurationText(plan, target).split(', ').at(-1);
  };
  expect(most(900)).toBe('at most 15 min');
  expect(most(170)).toBe('at most 170 s');
});

test('while webhooks are watched, scenarios that need the endpoint exclusively can run', () => {
  const { plan } = planOf({
    endpoints: {
      one: {
        id: 'one',
        kind: 'serverless',
        workers: 1,
        timeoutMs: 'default',
        inputs: { slow: { input: { n: 1 }, runsForMs: 3000 }, hanging: { n: 2 } },
      },
    },
    webhooks: { port: 0 },
  });
  const usualMs = (name: string) =>
    plan.scenarios.find(({ scenario }) => scenario.name === name)?.usualMs ?? 0;
  expect(usualMs('queue-ttl') + usualMs('queue-order')).toBeGreaterThan(20_000);
  expect(plan.usualMs).toBeLessThan(usualMs('webhooks') + usualMs('queue-ttl'));
});
