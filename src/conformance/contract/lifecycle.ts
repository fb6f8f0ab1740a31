/** The states of jobs and the `wait` parameter, as the document states them. */
import { lifecycle } from '#generated/contract/tables.js';
import { parameterFaults } from '../../evidence/calls.ts';

const { timers, transitions } = lifecycle;

/** All other states have names that the deployment chooses. */
export const stateNames = {
  waiting: timers.ttl.state,
  running: timers.executionTimeout.state,
  completed: transitions.complete.to,
} as const;

// The `wait` parameter: its bounds in the document, and its value in a request.

/** The minimum and maximum of `wait`, in milliseconds. */
export const waitBounds = { minMs: boundNear(-1), maxMs: boundNear(Number.MAX_SAFE_INTEGER) };

/** The bound that an invalid value breaks, as the document's validator reports it. */
function boundNear(value: number): number {
  const [fault] = parameterFaults('runJobSync', 'wait', value);
  const { limit } = fault?.params ?? {};
  return typeof limit === 'number' ? limit : value;
}

/** The `wait` of a request. */
export type AskedWait =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'within'; readonly ms: number }
  | { readonly kind: 'outside'; readonly text: string };

/** Reads the query of a request. */
export function askedWait(target: string): AskedWait {
  const text = new URLSearchParams(target.split('?')[1]).get('wait');
  if (text === null) return { kind: 'nothing' };
  const ms = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  const isWithin = ms >= waitBounds.minMs && ms <= waitBounds.maxMs;
  return isWithin ? { kind: 'within', ms } : { kind: 'outside', text };
}
