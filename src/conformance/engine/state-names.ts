/** The names that the contract gives to states, by the phase of a job in them. */
import { lifecycle } from '#generated/contract/tables.js';

const { timers, transitions } = lifecycle;

/** Whatever else a job may be, its state has a name of the deployment's own. */
export const stateNames = {
  waiting: timers.ttl.state,
  running: timers.executionTimeout.state,
  completed: transitions.complete.to,
} as const;
