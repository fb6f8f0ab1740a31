import type { components } from '#generated/control/types.d.ts';
import { jsonResponse } from '../../../validation/http.ts';
import { kindOf } from '../clock-kind.ts';
import { type ControlOperation, done } from '../control-operation.ts';
import { inOwnWords } from '../control-problem.ts';

export const listAccounts: ControlOperation<'listAccounts'> = {
  about: 'service',
  async handle({ read, accounts, throwAways }) {
    const { parameters } = await read();
    const { text = '', limit = 0 } = parameters.query;
    const words = text.toLowerCase();
    const found = [...accounts.all()].filter(({ id }) => id.toLowerCase().includes(words));
    const ofSettings = found.filter(({ id }) => !throwAways.has(id));
    const others = found.filter(({ id }) => throwAways.has(id)).reverse();
    const listed = [...ofSettings, ...others].slice(0, limit).map(({ id, clock }) => ({
      id,
      clock: kindOf(clock),
      isFromSettings: !throwAways.has(id),
    }));
    return jsonResponse(200, {
      total: found.length,
      accounts: listed,
    } satisfies components['schemas']['AccountList']);
  },
};

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
