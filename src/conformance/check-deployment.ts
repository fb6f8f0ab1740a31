/** Checks a deployment: plan, run, judgement, report. */
import { type RunOptions, run } from './driving/run.ts';
import { makePlan, type Plan } from './plan.ts';
import { type Borne, type Report, reportOfRun } from './report/report.ts';
import type { RuleProfile } from './rules.ts';
import { scenarios } from './scenarios.ts';
import type { Target } from './target.ts';

/** What would be done. */
export function planCheck(target: Target, profile: RuleProfile): Plan {
  return makePlan(target, { profile, scenarios });
}

/** Does it. Never rejects: what stops the run is part of the report. `borne` are known violations. */
export async function checkDeployment(
  plan: Plan,
  { borne, ...options }: Omit<RunOptions, 'scenarios' | 'profile'> & { borne?: Borne | undefined },
): Promise<Report> {
  const { profile } = plan;
  const startedMs = options.clock.now();
  const chosen = plan.scenarios.map(({ scenario }) => scenario);
  const result = await run({ ...options, profile, scenarios: chosen });
  return reportOfRun(result, { plan, startedMs, endedMs: options.clock.now(), borne });
}
