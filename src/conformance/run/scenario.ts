/** Scenarios: they drive a deployment to record evidence, and do not judge. */
import type { AlternativeGapId } from '#generated/reference/tables.js';
import type { DeclarationId, Profile, RuleId } from '../contract/rules.ts';
import type { Target, TargetEndpoint } from '../target/target.ts';
import type { Deployment } from './deployment.ts';

export const maxConcurrentScenarios = 16;

/** Of scenarios that run again because the machine was slow: they get more of it. */
export const maxConcurrentRepeats = 2;

/** The maximum duration of an immediate answer from a distant deployment, in milliseconds. */
export const longestAnswerMs = 500;

export interface PlannedSubmissions {
  readonly endpoint: TargetEndpoint;
  /** At worst: a request that should be refused counts as a job. */
  readonly count: number;
  /** Those that a deployment accepts that conforms and is not busy. Default: all. */
  readonly usually?: number;
  /** Of each of these jobs. Default: the endpoint's. */
  readonly maxCost?: bigint;
}

export interface ScenarioEstimate {
  readonly submissions: readonly PlannedSubmissions[];
  /** At worst. */
  readonly requests: number;
  /** The requests if jobs take almost no time. Default: three for each job, at most `requests`. */
  readonly usualRequests?: number;
  /** The maximum duration, in milliseconds on the deployment's clock. */
  readonly durationMs: number;
  /** The duration if jobs and answers take almost no time. Default: `shortMs`, at most `durationMs`. */
  readonly usualMs?: number;
  /**
   * How long before its end the scenario releases its endpoints (`Deployment.release`), in
   * milliseconds; then it only waits and polls. Default: not before its end.
   */
  readonly watchesForMs?: number;
}

export interface Use {
  readonly resource: TargetEndpoint;
  readonly isExclusive: boolean;
}

export function usesOf({ exclusive, estimate }: Scenario, target: Target): Use[] {
  const alone = new Set(exclusive?.(target));
  const shared = estimate(target).submissions.map(({ endpoint }) => endpoint);
  return [...new Set([...shared, ...alone])].map((resource) => ({
    resource,
    isExclusive: alone.has(resource),
  }));
}

/**
 * The longest first; those that need an endpoint exclusively come after those that share it, and those that leave a
 * worker busy come last.
 */
export function inStartOrder<Item>(
  planned: readonly Item[],
  target: Target,
  scenarioOf: (item: Item) => Scenario,
): Item[] {
  const sized = planned.map((item) => {
    const { exclusive, estimate, leavesWorkerBusy } = scenarioOf(item);
    const { durationMs, usualMs = shortMs } = estimate(target);
    const isAlone = target.control === undefined && (exclusive?.(target).length ?? 0) > 0;
    const isLast = target.control === undefined && leavesWorkerBusy?.(target) === true;
    return { item, rank: Number(isAlone) + Number(isLast), usualMs: Math.min(usualMs, durationMs) };
  });
  return sized
    .sort((left, right) => left.rank - right.rank || right.usualMs - left.usualMs)
    .map(({ item }) => item);
}

export const shortMs = 5000;

export interface Scenario {
  /** In kebab-case, unique. */
  readonly name: string;
  readonly purpose: string;
  /** The evidence that its rules need, as a noun phrase: `an ordinary job that completes`. */
  readonly evidence: string;
  readonly rules: readonly RuleId[];
  /** The open points that it shows, whatever the deployment does elsewhere, if what their recognisers need is declared. */
  readonly shows: readonly AlternativeGapId[];
  readonly needs: readonly DeclarationId[];
  /** reference: it needs features of our reference, so other profiles leave it out. Default: contract. */
  readonly profile?: Profile;
  /** Whether it sends many requests, none of which depends on an instant: others go first. Default: no. */
  readonly isBulk?: true;
  /** The budget of the scenario's account, in dollars, if it gets one. Default: unlimited. */
  readonly budget?: string;
  /** Whether a worker that others need may be busy with its job after its end, so that it starts last. Default: no. */
  readonly leavesWorkerBusy?: (target: Target) => boolean;
  /** Endpoints that it needs exclusively. Default: none. */
  readonly exclusive?: (target: Target) => readonly TargetEndpoint[];
  readonly estimate: (target: Target) => ScenarioEstimate;
  /** Rejects with what stopped it; earlier records still count. */
  readonly run: (deployment: Deployment) => Promise<void>;
}
