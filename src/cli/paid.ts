/** Tells runs that may cost real money. */
import type { Plan } from '../conformance/engine/plan.ts';
import type { Target, TargetEndpoint } from '../conformance/engine/target.ts';

/** The endpoints of a plan of which nobody has said what a job costs. */
export function unknownCosts(plan: Plan): TargetEndpoint[] {
  const used = plan.scenarios.flatMap(({ uses }) => uses.map(({ resource }) => resource));
  return [...new Set(used)].filter(({ isCostDeclared }) => !isCostDeclared);
}

/** Our own service, declared by its control interface, costs nothing, whatever its prices say. */
export function isPaid(plan: Plan, { control }: Target): boolean {
  return control === undefined && (plan.cost > 0n || unknownCosts(plan).length > 0);
}
