/** The plan of a run: its scenarios, their worst-case cost, and what is left out and why. */
import { pricing } from '#generated/reference/tables.js';
import { charge, formatDecimal } from '../../core/money.ts';
import { notSelected } from '../../evidence/record-types.ts';
import {
  type DeclarationId,
  declarationsToObserve,
  isRuleId,
  type Profile,
  type RuleId,
  rulesOf,
  whyUnobservable,
} from '../contract/rules.ts';
import type { Target, TargetEndpoint } from '../target/target.ts';
import { totalDurationMs } from './concurrency.ts';
import {
  inStartOrder,
  maxConcurrentScenarios,
  type Scenario,
  shortMs,
  type Use,
  usesOf,
} from './scenario.ts';

export interface PlannedScenario {
  readonly scenario: Scenario;
  /** In units of 10^-`pricing.decimals` dollars. */
  readonly cost: bigint;
  /** The jobs that a conforming deployment accepts. */
  readonly jobs: number;
  /** The jobs at worst: a deployment may accept requests that it should refuse. */
  readonly mostJobs: number;
  /** The requests at worst; the run stops where it would send more than its limit. */
  readonly requests: number;
  readonly usualRequests: number;
  /** What is set aside for it: more than it usually sends. */
  readonly reservedRequests: number;
  readonly durationMs: number;
  readonly usualMs: number;
  /** How long before its end it releases its endpoints. */
  readonly watchesForMs: number;
  readonly uses: readonly Use[];
}

export interface LeftOut {
  readonly scenario: Scenario;
  /** Whether a declaration is missing; `maxCost` does not count as one. */
  readonly isUndeclared: boolean;
  readonly reason: string;
}

export interface Plan {
  readonly profile: Profile;
  readonly scenarios: readonly PlannedScenario[];
  readonly leftOut: readonly LeftOut[];
  /** The rules that decide the exit status; undefined if all do. */
  readonly selected: readonly RuleId[] | undefined;
  readonly cost: bigint;
  /** At worst, and not more than the limit of the run. */
  readonly requests: number;
  /** The jobs that a conforming deployment accepts. */
  readonly jobs: number;
  /** The jobs at worst. */
  readonly mostJobs: number;
  /** Worst case with concurrent scenarios, capped at the limit of the run; on the deployment's clock. */
  readonly durationMs: number;
  /** The duration if jobs and answers take almost no time. */
  readonly usualMs: number;
}

export interface SelectedParts {
  readonly scenarios: ReadonlySet<Scenario>;
  readonly rules: readonly RuleId[];
}

/** Scenarios that exceed the remaining budget are left out, and so are those that are not `selected`. */
export function makePlan(
  target: Target,
  {
    profile,
    scenarios,
    selected,
  }: {
    profile: Profile;
    scenarios: readonly Scenario[];
    selected?: SelectedParts;
  },
): Plan {
  const { limits } = target;
  const maxCost = charge({ price: limits.maxCost, per: 1 }, 1n, pricing.decimals);
  const planned: PlannedScenario[] = [];
  const leftOut: LeftOut[] = [];
  let cost = 0n;
  let reserved = 0;
  const candidates = scenarios.flatMap((scenario) => {
    if (selected?.scenarios.has(scenario) === false) {
      leftOut.push({ scenario, reason: notSelected, isUndeclared: false });
      return [];
    }
    const candidate = planScenario(scenario, { target, profile });
    if (!('reason' in candidate)) return [candidate];
    leftOut.push(candidate);
    return [];
  });
  const needed = candidates.reduce((sum, { reservedRequests }) => sum + reservedRequests, 0);
  for (const candidate of candidates) {
    const reason = overrun(candidate, { cost, reserved, needed, maxCost, target });
    if (reason !== undefined) {
      leftOut.push({ scenario: candidate.scenario, reason, isUndeclared: false });
      continue;
    }
    cost += candidate.cost;
    reserved += candidate.reservedRequests;
    planned.push(candidate);
  }
  const atWorst = planned.reduce((sum, scenario) => sum + scenario.requests, 0);
  const requests = Math.min(atWorst, limits.maxRequests);
  return {
    profile,
    scenarios: planned,
    leftOut,
    selected: selected?.rules,
    cost,
    requests,
    jobs: planned.reduce((sum, scenario) => sum + scenario.jobs, 0),
    mostJobs: planned.reduce((sum, scenario) => sum + scenario.mostJobs, 0),
    ...durationsOf(planned, { requests, target }),
  };
}

/** The declarations without which nothing decides a rule, and which the target does not make. */
export function undeclaredFor(rule: string, target: Target): readonly DeclarationId[] {
  const needs = isRuleId(rule) ? (declarationsToObserve(rule) ?? []) : [];
  return needs.filter((need) => !target.claims.has(need));
}

/** The selected and claimed rules of the plan's profile, by whether a planned scenario covers them. */
export function coverage(plan: Plan, target: Target): { covered: RuleId[]; notCovered: RuleId[] } {
  const observable = rulesOf(plan.profile).filter((rule) => whyUnobservable(rule) === undefined);
  const claimed = observable
    .filter((rule) => plan.selected?.includes(rule) ?? true)
    .filter((rule) => undeclaredFor(rule, target).length === 0);
  const isCovered = (rule: RuleId) =>
    plan.scenarios.some(({ scenario }) => scenario.rules.includes(rule));
  return {
    covered: claimed.filter(isCovered),
    notCovered: claimed.filter((rule) => !isCovered(rule)),
  };
}

/** A submission, and two status requests. */
const usualRequestsPerJob = 3;

/**
 * How many times the usual requests are set aside. On the local service, all scenarios together send about as many as
 * usual where time passes, and up to twice as many where they move the clock.
 */
const reservedShare = 3;

function planScenario(
  scenario: Scenario,
  { target, profile }: { target: Target; profile: Profile },
): PlannedScenario | LeftOut {
  if (scenario.profile === 'reference' && profile !== 'reference') {
    const reason = 'Requires --profile reference.';
    return { scenario, reason, isUndeclared: false };
  }
  const missing = scenario.needs.filter((need) => !target.claims.has(need));
  if (missing.length > 0) {
    return { scenario, reason: `Not declared: ${missing.join(', ')}.`, isUndeclared: true };
  }
  const {
    submissions,
    requests,
    durationMs,
    usualMs = shortMs,
    watchesForMs = 0,
    ...estimated
  } = scenario.estimate(target);
  const jobs = submissions.reduce((sum, { count, usually = count }) => sum + usually, 0);
  const { usualRequests = usualRequestsPerJob * jobs } = estimated;
  if (requests === 0) {
    return { scenario, ...withoutEndpoint(scenario, target) };
  }
  const priceless = submissions.find(
    ({ endpoint, count }) => count > 0 && endpoint.maxCost === undefined,
  );
  if (priceless !== undefined) {
    const reason = `The maximum cost of a job of ${priceless.endpoint.name} is not declared (maxCost).`;
    return { scenario, reason, isUndeclared: false };
  }
  return {
    scenario,
    cost: submissions.reduce(
      (sum, { endpoint, count, maxCost = endpoint.maxCost ?? 0n }) => sum + maxCost * BigInt(count),
      0n,
    ),
    jobs,
    mostJobs: submissions.reduce((sum, { count }) => sum + count, 0),
    requests: Math.ceil(requests),
    usualRequests: Math.min(usualRequests, requests),
    reservedRequests: Math.ceil(Math.min(reservedShare * usualRequests, requests)),
    durationMs,
    usualMs: Math.min(usualMs, durationMs),
    watchesForMs,
    uses: usesOf(scenario, target),
  };
}

/** An endpoint without a maximum cost is skipped; it may be the only one for a scenario. */
function withoutEndpoint(
  { estimate, evidence }: Scenario,
  target: Target,
): Pick<LeftOut, 'reason' | 'isUndeclared'> {
  const { endpoints } = target;
  const free = endpoints.map((endpoint) => ({ ...endpoint, maxCost: endpoint.maxCost ?? 0n }));
  if (estimate({ ...target, endpoints: free }).requests === 0) {
    return {
      reason: `The target has no suitable endpoint; it needs ${evidence}.`,
      isUndeclared: true,
    };
  }
  const names = endpoints
    .filter(({ maxCost }) => maxCost === undefined)
    .map(({ name }) => name)
    .join(', ');
  const reason = `The only suitable endpoints have no declared maximum cost (maxCost): ${names}.`;
  return { reason, isUndeclared: false };
}

function overrun(
  candidate: PlannedScenario,
  {
    cost,
    reserved,
    needed,
    maxCost,
    target,
  }: { cost: bigint; reserved: number; needed: number; maxCost: bigint; target: Target },
): string | undefined {
  const { maxDurationSeconds, maxRequests } = target.limits;
  if (cost + candidate.cost > maxCost) {
    const [wanted, left] = [candidate.cost, maxCost - cost].map((amount) =>
      formatDecimal(amount, pricing.decimals),
    );
    return `Budget: it can cost $${wanted}, and $${left} of maxCost is left.`;
  }
  if (reserved + candidate.reservedRequests > maxRequests) {
    return `Budget: it needs about ${candidate.reservedRequests} requests, and ${maxRequests - reserved} of maxRequests are left. With maxRequests: ${needed}, all scenarios run.`;
  }
  // A manual clock takes no real time.
  if (target.control?.clock !== 'manual' && candidate.durationMs > maxDurationSeconds * 1000) {
    return `Budget: it takes up to ${Math.ceil(candidate.durationMs / 1000)} s, more than maxDurationSeconds.`;
  }
  return undefined;
}

/** The durations with concurrent scenarios, scheduled as the run does. */
function durationsOf(
  planned: readonly PlannedScenario[],
  { requests, target }: { requests: number; target: Target },
): Pick<Plan, 'durationMs' | 'usualMs'> {
  const { control, pacePerSecond = Number.POSITIVE_INFINITY, limits } = target;
  const lengthBy = (durationOf: (plannedScenario: PlannedScenario) => number) =>
    totalDurationMs(
      inStartOrder(planned, target, ({ scenario }) => scenario).map((plannedScenario) => ({
        // Scenarios with separate accounts do not share endpoints.
        uses: control === undefined ? plannedScenario.uses : [],
        durationMs: durationOf(plannedScenario),
        releasedAfterMs: durationOf(plannedScenario) - plannedScenario.watchesForMs,
      })),
      maxConcurrentScenarios,
    );
  const worstMs = Math.max(
    lengthBy(({ durationMs }) => durationMs),
    (requests / pacePerSecond) * 1000,
  );
  const durationMs = Math.min(worstMs, limits.maxDurationSeconds * 1000);
  const usualMs = lengthBy((plannedScenario) =>
    pacedMs(plannedScenario, { planned, pacePerSecond }),
  );
  return { durationMs, usualMs: Math.min(usualMs, durationMs) };
}

/**
 * The usual duration of a scenario whose requests take turns with those of all that start with it.
 * Those that need an endpoint exclusively start later, and send few requests.
 */
function pacedMs(
  plannedScenario: PlannedScenario,
  { planned, pacePerSecond }: { planned: readonly PlannedScenario[]; pacePerSecond: number },
): number {
  const { usualMs, watchesForMs, usualRequests } = plannedScenario;
  if (isExclusive(plannedScenario)) return usualMs;
  const turns = planned
    .filter(
      (other) => !isExclusive(other) && (plannedScenario.scenario.isBulk || !other.scenario.isBulk),
    )
    .reduce((sum, other) => sum + Math.min(other.usualRequests, usualRequests), 0);
  return Math.max(usualMs - watchesForMs, (turns / pacePerSecond) * 1000) + watchesForMs;
}

function isExclusive({ uses }: PlannedScenario): boolean {
  return uses.some((use) => use.isExclusive);
}

/** The endpoints of a plan of which nobody has said what a job costs. */
export function unknownCosts(plan: Plan): TargetEndpoint[] {
  const used = plan.scenarios.flatMap(({ uses }) => uses.map(({ resource }) => resource));
  return [...new Set(used)].filter(({ isCostDeclared }) => !isCostDeclared);
}

/** Our own service, declared by its control interface, costs nothing, whatever its prices say. */
export function isPaid(plan: Plan, { control }: Target): boolean {
  return control === undefined && (plan.cost > 0n || unknownCosts(plan).length > 0);
}
