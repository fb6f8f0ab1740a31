import { type ControlOperation, done } from '../control-operation.ts';

/** Lets the account begin anew, with its keys, its first faults and the same chances. */
export const resetAccount: ControlOperation<'resetAccount'> = {
  about: 'account',
  handle({ account, accounts }) {
    accounts.reset(account);
    return done;
  },
};
