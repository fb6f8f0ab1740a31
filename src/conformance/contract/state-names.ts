/** The names of the stated states, as the document gives them. */
import { lifecycle } from '#generated/contract/tables.js';

const { timers, transitions } = lifecycle;

/** All other states have names that the deployment chooses. */
export const stateNames = {
  waiting: timers.ttl.state,
  running: timers.executionTimeout.state,
  completed: transitions.complete.to,
} as const;
