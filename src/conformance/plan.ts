/** What a run would do: which scenarios, at what worst-case cost, and what is left out and why. */
import { pricing } from '#generated/reference/tables.js';
import { charge, formatDecimal } from '../contract/money.ts';
import { type Scenario, type Use, usesOf } from './driving/scenario.ts';
import { needsOf, type RuleId, type RuleProfile, rulesOf, unobservable } from './rules.ts';
import type { Target, TargetEndpoint } from './target.ts';

/** A scenario that would run. */
export interface PlannedScenario {
  readonly scenario: Scenario;
  /** In units of 10^-`pricing.decimals` dollars. */
  readonly cost: bigint;
  readonly submissions: number;
  readonly requests: number;
  readonly durationMs: number;
  readonly uses: readonly Use[];
}

/** A scenario that would not run. */
export interface LeftOut {
  readonly scenario: Scenario;
  /** Whether it is for want of a declaration. */
  readonly isUndeclared: boolean;
  readonly reason: string;
}

/** What would happen. */
export interface Plan {
  readonly profile: RuleProfile;
  readonly scenarios: readonly PlannedScenario[];
  readonly leftOut: readonly LeftOut[];
  readonly cost: bigint;
  readonly requests: number;
  readonly submissions: number;
  /** At worst, with scenarios side by side; of the deployment's time. */
  readonly durationMs: number;
}

/** Plans a run within the target's limits: what does not fit in what is left of them is left out. */
export function makePlan(
  target: Target,
  { profile, scenarios }: { profile: RuleProfile; scenarios: readonly Scenario[] },
): Plan {
  const { limits } = target;
  const maxCost = charge({ price: limits.maxCost, per: 1 }, 1n, pricing.decimals);
  const planned: PlannedScenario[] = [];
  const leftOut: LeftOut[] = [];
  let cost = 0n;
  let requests = 0;
  for (const scenario of scenarios) {
    const candidate = sizeUp(scenario, { target, profile });
    if ('reason' in candidate) {
      leftOut.push(candidate);
      continue;
    }
    const reason = overrun(candidate, { cost, requests, maxCost, target });
    if (reason !== undefined) {
      leftOut.push({ scenario, reason, isUndeclared: false });
      continue;
    }
    cost += candidate.cost;
    requests += candidate.requests;
    planned.push(candidate);
  }
  return {
    profile,
    scenarios: planned,
    leftOut,
    cost,
    requests,
    submissions: planned.reduce((sum, { submissions }) => sum + submissions, 0),
    durationMs: durationOf(planned, requests, target),
  };
}

/** The rules of the plan's profile that can be observed, by whether anything will be known of them. */
export function coverage(plan: Plan, target: Target): { told: RuleId[]; untold: RuleId[] } {
  const observable = rulesOf(plan.profile).filter((rule) => unobservable(rule) === undefined);
  const claimed = observable.filter((rule) =>
    (needsOf(rule) ?? []).every((need) => target.claims.has(need)),
  );
  const isTold = (rule: RuleId) =>
    plan.scenarios.some(({ scenario }) => scenario.rules.includes(rule));
  return {
    told: claimed.filter(isTold),
    untold: claimed.filter((rule) => !isTold(rule)),
  };
}

/** What a scenario takes, or why it cannot run at all. */
function sizeUp(
  scenario: Scenario,
  { target, profile }: { target: Target; profile: RuleProfile },
): PlannedScenario | LeftOut {
  if (scenario.profile === 'reference' && profile !== 'reference') {
    const reason = 'It asks for what only --profile reference checks.';
    return { scenario, reason, isUndeclared: false };
  }
  const missing = scenario.needs.filter((need) => !target.claims.has(need));
  if (missing.length > 0) {
    return { scenario, reason: `Not declared: ${missing.join(', ')}.`, isUndeclared: true };
  }
  const { submissions, requests, durationMs } = scenario.estimate(target);
  if (requests === 0) {
    return { scenario, reason: 'No endpoint of the target is for it.', isUndeclared: true };
  }
  const priceless = submissions.find(
    ({ endpoint, count }) => count > 0 && endpoint.maxCost === undefined,
  );
  if (priceless !== undefined) {
    const reason = `What a job of ${priceless.endpoint.name} costs at most is not declared (maxCost).`;
    return { scenario, reason, isUndeclared: true };
  }
  return {
    scenario,
    cost: submissions.reduce(
      (sum, { endpoint, count }) => sum + (endpoint.maxCost ?? 0n) * BigInt(count),
      0n,
    ),
    submissions: submissions.reduce((sum, { count }) => sum + count, 0),
    requests: Math.ceil(requests),
    durationMs,
    uses: usesOf(scenario, target),
  };
}

function overrun(
  candidate: PlannedScenario,
  {
    cost,
    requests,
    maxCost,
    target,
  }: { cost: bigint; requests: number; maxCost: bigint; target: Target },
): string | undefined {
  const { maxDurationSeconds, maxRequests } = target.limits;
  if (cost + candidate.cost > maxCost) {
    const [wanted, left] = [candidate.cost, maxCost - cost].map((amount) =>
      formatDecimal(amount, pricing.decimals),
    );
    return `Budget: it can cost ${wanted} dollars, and ${left} are left of maxCost.`;
  }
  if (requests + candidate.requests > maxRequests) {
    return `Budget: it sends up to ${candidate.requests} requests, and ${maxRequests - requests} are left of maxRequests.`;
  }
  // A clock that is moved is no one's time.
  if (target.control?.clock !== 'manual' && candidate.durationMs > maxDurationSeconds * 1000) {
    return `Budget: it takes up to ${Math.ceil(candidate.durationMs / 1000)} s, more than maxDurationSeconds.`;
  }
  return undefined;
}

/** Scenarios run side by side; those that share an endpoint which one wants alone, one after another. */
function durationOf(planned: readonly PlannedScenario[], requests: number, target: Target): number {
  const freeAt = new Map<TargetEndpoint, { shared: number; exclusive: number }>();
  let end = 0;
  for (const { uses, durationMs } of planned) {
    const starts = uses.map(({ resource: endpoint, isExclusive }) => {
      const { shared = 0, exclusive = 0 } = freeAt.get(endpoint) ?? {};
      return isExclusive ? Math.max(shared, exclusive) : exclusive;
    });
    const until = Math.max(0, ...starts) + durationMs;
    for (const { resource: endpoint, isExclusive } of uses) {
      const { shared = 0, exclusive = 0 } = freeAt.get(endpoint) ?? {};
      freeAt.set(endpoint, {
        shared: Math.max(shared, until),
        exclusive: isExclusive ? until : exclusive,
      });
    }
    end = Math.max(end, until);
  }
  return Math.max(
    end,
    target.pacePerSecond === undefined ? 0 : (requests / target.pacePerSecond) * 1000,
  );
}
