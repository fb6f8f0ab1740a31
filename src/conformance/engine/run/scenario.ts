/** What a scenario is: it drives a deployment and judges nothing. */
import type { DeclarationId, RuleId, RuleProfile } from '../rules.ts';
import type { Target, TargetEndpoint } from '../target.ts';
import type { Deployment } from './deployment.ts';

/** How many scenarios run at a time. */
export const maxConcurrentScenarios = 16;

/** How long an answer takes at most that has nothing to wait for, in milliseconds; where it is far away. */
export const longestAnswerMs = 500;

/** What a scenario may use up at worst. */
export interface Estimate {
  /** Jobs that it submits, by endpoint; a request that should be refused counts as one. */
  readonly submissions: readonly { readonly endpoint: TargetEndpoint; readonly count: number }[];
  /** All requests, these included. */
  readonly requests: number;
  /** How long it takes at most, in milliseconds of the deployment's time. */
  readonly durationMs: number;
  /** The same where jobs and answers take no time to speak of. Default: `shortMs`, or less if `durationMs` is. */
  readonly usualMs?: number;
  /**
   * How long before its end the scenario releases its endpoints (`Deployment.release`), in
   * milliseconds: from then on it waits and looks. Default: not before its end.
   */
  readonly watchesForMs?: number;
}

/** An endpoint that a scenario uses, and whether nobody else may meanwhile. */
export interface Use {
  readonly resource: TargetEndpoint;
  readonly isExclusive: boolean;
}

/** Every endpoint that a scenario uses. */
export function usesOf({ exclusive, estimate }: Scenario, target: Target): Use[] {
  const alone = new Set(exclusive?.(target));
  const shared = estimate(target).submissions.map(({ endpoint }) => endpoint);
  return [...new Set([...shared, ...alone])].map((resource) => ({
    resource,
    isExclusive: alone.has(resource),
  }));
}

/**
 * The order in which scenarios begin: what takes longest first, and what wants an endpoint for itself
 * after all that share it.
 */
export function inStartOrder<One>(
  planned: readonly One[],
  target: Target,
  scenarioOf: (one: One) => Scenario,
): One[] {
  const sized = planned.map((one) => {
    const { exclusive, estimate } = scenarioOf(one);
    const { durationMs, usualMs = shortMs } = estimate(target);
    const isAlone = target.control === undefined && exclusive !== undefined;
    return { one, isAlone, usualMs: Math.min(usualMs, durationMs) };
  });
  return sized
    .sort(
      (left, right) => Number(left.isAlone) - Number(right.isAlone) || right.usualMs - left.usualMs,
    )
    .map(({ one }) => one);
}

/** How long a scenario takes that says nothing else, where jobs and answers take no time to speak of. */
export const shortMs = 5000;

/** A way to make evidence. */
export interface Scenario {
  /** In kebab-case, unique. */
  readonly name: string;
  /** What it does, in one sentence. */
  readonly purpose: string;
  /** What has to be seen for its rules to be judged, as a noun phrase: `an ordinary job that completes`. */
  readonly evidence: string;
  /** The rules that its evidence tells about. */
  readonly rules: readonly RuleId[];
  /** What has to be declared for it to run at all. */
  readonly needs: readonly DeclarationId[];
  /** reference: it asks for what only our reference offers, so other profiles leave it out. Default: contract. */
  readonly profile?: RuleProfile;
  /** What the account of the scenario may be charged, in dollars, where it gets an account. Default: any amount. */
  readonly budget?: string;
  /** Endpoints that nobody else may use meanwhile. Default: none. */
  readonly exclusive?: (target: Target) => readonly TargetEndpoint[];
  readonly estimate: (target: Target) => Estimate;
  /** Rejects with what stopped it; all that was recorded before counts. */
  readonly run: (deployment: Deployment) => Promise<void>;
}
