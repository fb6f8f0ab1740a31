import { type ControlOperation, done } from '../control-operation.ts';

/** Nothing goes wrong on purpose any more. */
export const clearFaults: ControlOperation<'clearFaults'> = {
  about: 'account',
  handle({ account }) {
    account.faults.declare([]);
    return done;
  },
};
