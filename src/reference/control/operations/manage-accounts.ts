import type { components } from '#generated/control/types.d.ts';
import { jsonResponse } from '../../../validation/http.ts';
import type { Account } from '../../accounts/account.ts';
import { clockKind } from '../clock-kind.ts';
import { type ControlOperation, done } from '../control-operation.ts';
import { inOwnWords } from '../control-problem.ts';
import { jsonInTurns } from '../json-in-turns.ts';

/** Accounts that are looked at in one step. */
const stepAccounts = 256;

export const listAccounts: ControlOperation<'listAccounts'> = {
  about: 'service',
  async handle({ read, accounts, throwAways, turns }) {
    const { parameters } = await read();
    const { text = '', limit = 0 } = parameters.query;
    const words = text.toLowerCase();
    const ofSettings: Account[] = [];
    const others: Account[] = [];
    let count = 0;
    for (const account of accounts.all()) {
      if (count % stepAccounts === 0) await turns.take(stepAccounts);
      count += 1;
      const { id } = account;
      if (id.toLowerCase().includes(words))
        (throwAways.has(id) ? others : ofSettings).push(account);
    }
    const listed = [...ofSettings.slice(0, limit), ...others.reverse()].slice(0, limit);
    const list = {
      total: ofSettings.length + others.length,
      accounts: listed.map(({ id, clock }) => ({
        id,
        clock: clockKind(clock),
        isFromSettings: !throwAways.has(id),
      })),
    } satisfies components['schemas']['AccountList'];
    return jsonInTurns(list, turns);
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
