/** The states of a job and what leads from one to another. */
import { lifecycle } from '#generated/reference/tables.js';

/** The states that the reference uses. The contract leaves further names open. */
export type StateName = keyof typeof lifecycle.states;

export type TransitionName = keyof typeof lifecycle.transitions;

interface Transition {
  /** An empty list means no job yet. */
  readonly from: readonly StateName[];
  readonly to: StateName;
}

const transitions: Readonly<Record<TransitionName, Transition>> = lifecycle.transitions;

export function isStateName(text: string | undefined): text is StateName {
  return text !== undefined && Object.hasOwn(lifecycle.states, text);
}

export function isFinal(state: StateName): boolean {
  return lifecycle.states[state].final;
}

/**
 * The state that a transition leads to, or undefined when it may not happen from here: a late
 * result, a second completion, a timer that lost the race.
 *
 * @rule run-enters-queue
 * @rule worker-takes-job
 * @rule result-completes
 * @rule timeout-terminates
 * @rule termination-times-out
 * @rule queue-ttl
 * @rule expiry-times-out
 * @rule ended-is-final
 */
export function nextState(
  state: StateName | undefined,
  transition: TransitionName,
): StateName | undefined {
  const { from, to } = transitions[transition];
  if (state === undefined) return from.length === 0 ? to : undefined;
  return from.includes(state) ? to : undefined;
}
