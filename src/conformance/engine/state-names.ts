/** The stated names of job states, by phase. */
import { lifecycle } from '#generated/contract/tables.js';

const { timers, transitions } = lifecycle;

/** All other states have names that the deployment chooses. */
export const stateNames = {
  waiting: timers.ttl.state,
  running: timers.executionTimeout.state,
  completed: transitions.complete.to,
} as const;
