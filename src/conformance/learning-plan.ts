/**
 * Chooses the scenarios that show the most open points of a target for the least, and says which points these are.
 */
import { type AlternativeGapId, alternativeGaps } from '#generated/reference/tables.js';
import { recognisers } from './recognisers.ts';
import { whyUnrecognised } from './recognising/sightings.ts';
import type { Plan, PlannedScenario } from './run/run-plan.ts';
import type { Scenario } from './run/scenario.ts';
import { scenarios } from './scenarios.ts';
import type { Target } from './target/target.ts';

type Claims = Target['claims'];

/** The points that a scenario shows of a target. */
function pointsOf({ shows }: Scenario, claims: Claims): AlternativeGapId[] {
  return shows.filter((gap) => missingFor(gap, claims).length === 0);
}

/** The declarations without which a point is not shown. */
function missingFor(gap: AlternativeGapId, claims: Claims): readonly string[] {
  const { declarations = [], oneOf = [] } = recognisers[gap];
  const missing = declarations.filter((id) => !claims.has(id));
  const hasOne = oneOf.length === 0 || oneOf.some((id) => claims.has(id));
  return hasOne ? missing : [...missing, oneOf.join(' or ')];
}

/**
 * The cheapest scenarios that together show all points that any of them shows: again and again the one that shows most
 * for what it costs, and in the end without those that others have made needless. The same ones give the same choice.
 */
export function cheapestShowing(
  candidates: readonly PlannedScenario[],
  { claims }: Pick<Target, 'claims'>,
): PlannedScenario[] {
  const points = new Map(
    candidates.map((candidate) => [candidate, pointsOf(candidate.scenario, claims)]),
  );
  const pointsIn = (some: readonly PlannedScenario[]) =>
    new Set(some.flatMap((candidate) => points.get(candidate) ?? []));
  const chosen: PlannedScenario[] = [];
  for (;;) {
    const covered = pointsIn(chosen);
    const [best] = candidates
      .map((candidate) => ({
        candidate,
        news: points.get(candidate)?.filter((gap) => !covered.has(gap)).length ?? 0,
      }))
      .filter(({ news }) => news > 0)
      .sort((left, right) =>
        compareByPrice(left.candidate, right.candidate, [left.news, right.news]),
      );
    if (best === undefined) break;
    chosen.push(best.candidate);
  }
  const all = pointsIn(chosen).size;
  return chosen
    .toSorted((left, right) => compareByPrice(right, left))
    .reduce((left, candidate) => {
      const without = left.filter((other) => other !== candidate);
      return pointsIn(without).size === all ? without : left;
    }, chosen);
}

/** By money, then by jobs, then by requests, each divided by the scenario's share of points. */
function compareByPrice(
  left: PlannedScenario,
  right: PlannedScenario,
  [leftShare, rightShare]: readonly [number, number] = [1, 1],
): number {
  return (
    Number(left.cost) / leftShare - Number(right.cost) / rightShare ||
    left.jobs / leftShare - right.jobs / rightShare ||
    left.requests / leftShare - right.requests / rightShare
  );
}

/** The open points that a plan can show, and why it does not show the others. */
export interface PlannedPoints {
  readonly shown: readonly AlternativeGapId[];
  readonly notShown: readonly { readonly gap: AlternativeGapId; readonly why: string }[];
}

export function pointsInPlan(
  { scenarios, leftOut }: Plan,
  { claims }: Pick<Target, 'claims'>,
): PlannedPoints {
  const shownGaps = new Set(scenarios.flatMap(({ scenario }) => pointsOf(scenario, claims)));
  return {
    shown: alternativeGaps.filter((gap) => shownGaps.has(gap)),
    notShown: alternativeGaps
      .filter((gap) => !shownGaps.has(gap))
      .map((gap) => ({ gap, why: whyNotShown(gap, { leftOut, claims }) })),
  };
}

/** The most scenarios that a reason lists. */
const mostNames = 5;

function whyNotShown(
  gap: AlternativeGapId,
  { leftOut, claims }: Pick<Plan, 'leftOut'> & { readonly claims: Claims },
): string {
  const unrecognised = whyUnrecognised(recognisers[gap]);
  if (unrecognised !== undefined) return unrecognised;
  const missing = missingFor(gap, claims);
  if (missing.length > 0) return `Not declared: ${missing.join(', ')}.`;
  const makers = scenarios.filter(({ shows }) => shows.includes(gap)).map(({ name }) => name);
  const reasons = leftOut.flatMap(({ scenario, reason }) =>
    makers.includes(scenario.name) ? [reason] : [],
  );
  if (makers.length === 0) return 'No request provokes it.';
  const more = makers.length > mostNames ? ' and more' : '';
  return reasons[0] ?? `Not selected: ${makers.slice(0, mostNames).join(', ')}${more}.`;
}
