import { jsonResponse } from '../../../validation/http.ts';
import { type ControlOperation, done } from '../control-operation.ts';
import { inOwnWords } from '../control-problem.ts';

export const createAccount: ControlOperation<'createAccount'> = {
  about: 'service',
  async handle({ throwAways, ...call }) {
    const { body } = await inOwnWords(call, /^\/alternatives(?=\/)/);
    return jsonResponse(201, throwAways.create(body));
  },
};

export const deleteAccount: ControlOperation<'deleteAccount'> = {
  about: 'named',
  handle({ path: { account_id: id = '' }, throwAways }) {
    throwAways.delete(id);
    return done;
  },
};

export const resetAccount: ControlOperation<'resetAccount'> = {
  about: 'account',
  async handle({ account, accounts }) {
    if (account.engine.clear === undefined) accounts.reset(account);
    else await account.engine.clear();
    return done;
  },
};
