/** Tells runs that may cost real money. */
import type { Plan } from '../conformance/plan.ts';
import type { Target } from '../conformance/target.ts';
import { isLoopback } from './loopback.ts';

/** Our own service, declared by its control interface, costs nothing; nor does one of this machine that has no prices. */
export function isPaid(plan: Plan, { control, baseUrl }: Target): boolean {
  if (control !== undefined) return false;
  return plan.cost > 0n || !isLoopback(new URL(baseUrl).hostname.replace(/^\[|\]$/g, ''));
}
