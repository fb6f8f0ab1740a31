/** Checks a deployment: plans scenarios, runs them, judges the evidence and makes a report. */

import { makePlan, type Plan } from './engine/plan.ts';
import type { Edition } from './engine/rules.ts';
import { type RunOptions, run } from './engine/run/run.ts';
import type { Target } from './engine/target.ts';
import { type Baseline, type Report, reportOf } from './report/report.ts';
import { scenarios } from './scenarios.ts';

/** Plans a check without sending anything. */
export function planCheck(target: Target, profile: Edition): Plan {
  return makePlan(target, { profile, scenarios });
}

/** Runs a plan. Never rejects: what stops the run is part of the report. `baseline` lists known violations. */
export async function checkDeployment(
  plan: Plan,
  {
    baseline,
    ...options
  }: Omit<RunOptions, 'scenarios' | 'leftOut' | 'plannedMs' | 'profile'> & {
    baseline?: Baseline | undefined;
  },
): Promise<Report> {
  const { profile } = plan;
  const { records } = await run({
    ...options,
    profile,
    // On a manual clock, planned durations are not real time.
    ...(options.target.control?.clock !== 'manual' && { plannedMs: Math.round(plan.usualMs) }),
    scenarios: plan.scenarios.map(({ scenario }) => scenario),
    leftOut: plan.leftOut.map(({ scenario: { name }, ...why }) => ({ scenario: name, ...why })),
  });
  return reportOf(records, { profile, baseline });
}
