/** The names of the stated states, as the document gives them. */
import { lifecycle } from '#generated/contract/tables.js';

const { timers, transitions } = lifecycle;

/** All other states have names that the deployment chooses. */
export const stateNames = {
  waiting: timers.ttl.state,
  running: timers.executionTimeout.state,
  completed: transitions.complete.to,
} as const;

const byLetters = new Map(
  Object.values(stateNames).map((name) => [lettersOf(name), name] as const),
);

/** The stated name that another name differs from only in its writing, such as `in-queue`; undefined if there is none. */
export function respelledState(
  name: string,
): (typeof stateNames)[keyof typeof stateNames] | undefined {
  const stated = byLetters.get(lettersOf(name));
  return stated === name ? undefined : stated;
}

function lettersOf(name: string): string {
  return name.toUpperCase().replaceAll(/[\s_.-]/g, '');
}
