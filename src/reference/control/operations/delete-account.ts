import { type ControlOperation, done } from '../control-operation.ts';

/** Deletes an account that was created here, with all that is under way in it. */
export const deleteAccount: ControlOperation<'deleteAccount'> = {
  about: 'named',
  handle({ path: { account_id: id = '' }, throwAways }) {
    throwAways.delete(id);
    return done;
  },
};
