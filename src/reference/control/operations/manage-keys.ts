/** The operations on API keys. Values are shown once, when they are created; those of public keys always. */
import { limits } from '#generated/control/tables.js';
import type { components } from '#generated/control/types.d.ts';
import type { WithUndefined } from '../../../core/defined-members.ts';
import { excerpt, quotedExcerpt } from '../../../validation/errors/excerpt.ts';
import { invalidValue } from '../../../validation/errors/invalid-values.ts';
import { jsonResponse } from '../../../validation/http.ts';
import type { Account } from '../../accounts/account.ts';
import type { ListedKey } from '../../accounts/account-keys.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import { type AccountRequest, type ControlOperation, done } from '../control-operation.ts';
import { ControlProblem, invalidCall, requireOpen } from '../control-problem.ts';
import { jsonInTurns } from '../json-in-turns.ts';

type KeyPlace = Pick<AccountRequest<'listKeys'>, 'account' | 'throwAways'>;

/** A key as it is before it is written as JSON. */
type KeyRow = WithUndefined<components['schemas']['Key']>;

/** Keys that are looked at in one step, and what one costs in units of a turn. */
const stepKeys = 64;
const unitsPerKey = 16;

/** Field by field, so that nothing else of a key is exposed by accident. */
function keyContent(
  { id, name, hint, permission, endpoints, createdMs }: ListedKey,
  { account, throwAways }: KeyPlace,
  value: string | undefined,
): KeyRow {
  return {
    id,
    name,
    hint,
    value,
    permission,
    endpoints,
    createdMs,
    isFromSettings: createdMs === undefined && !throwAways.has(account.id),
  };
}

export const listKeys: ControlOperation<'listKeys'> = {
  about: 'account',
  async handle(call) {
    const { accounts, account, turns } = call;
    const values = await publicValues(call);
    const keys: KeyRow[] = [];
    for (const [index, key] of accounts.keysOf(account).entries()) {
      if (index % stepKeys === 0) await turns.take(stepKeys * unitsPerKey);
      keys.push(keyContent(key, call, values.get(key.id)));
    }
    return jsonInTurns(
      { keys } satisfies Record<keyof components['schemas']['KeyList'], KeyRow[]>,
      turns,
    );
  },
};

/** The values that lists may show, by the ids of their keys. */
async function publicValues({
  accounts,
  publicKeys,
  turns,
}: Pick<AccountRequest<'listKeys'>, 'accounts' | 'publicKeys' | 'turns'>) {
  const values = new Map<string, string>();
  for (const [index, value] of publicKeys.entries()) {
    if (index % stepKeys === 0) await turns.take(stepKeys * unitsPerKey);
    const id = accounts.byKey(value)?.id;
    if (id !== undefined && !values.has(id)) values.set(id, value);
  }
  return values;
}

export const createKey: ControlOperation<'createKey'> = {
  about: 'account',
  changes: 'keys',
  async handle({ read, account, accounts }) {
    const { name, permission, endpoints = {} } = (await read()).body;
    requireEndpoints(endpoints, account);
    requireOpen(account);
    if (accounts.keysOf(account).length >= limits.keys) {
      throw new ControlProblem(
        'tooManyKeys',
        `Expected at most ${limits.keys} keys in an account. Revoke unused keys.`,
      );
    }
    const created = await accounts.createKey(account, { name, permission, endpoints });
    return jsonResponse(201, created satisfies components['schemas']['CreatedKey']);
  },
};

export const changeKey: ControlOperation<'changeKey'> = {
  about: 'account',
  changes: 'keys',
  async handle(call) {
    const { path, account, accounts } = call;
    const { body } = await call.read();
    // Until no other replica has changed the key meanwhile.
    for (;;) {
      const key = findKeyById(path.key_id, { account, accounts });
      requireEndpoints(body.endpoints ?? {}, account);
      const { name, permission, endpoints } = { ...key, ...body };
      if (permission !== 'run') requireOtherRunKey(key, accounts);
      const changed = await accounts.changeKey(key, { name, permission, endpoints });
      if (changed === undefined) continue;
      const values = await publicValues(call);
      return jsonResponse(200, keyContent(changed, call, values.get(changed.id)));
    }
  },
};

export const revokeKey: ControlOperation<'revokeKey'> = {
  about: 'account',
  changes: 'keys',
  async handle({ path, account, accounts }) {
    for (;;) {
      const key = findKeyById(path.key_id, { account, accounts });
      requireOtherRunKey(key, accounts);
      if (await accounts.revokeKey(key)) return done;
    }
  },
};

function findKeyById(
  id = '',
  { account, accounts }: { account: Account; accounts: Accounts },
): ListedKey {
  const key = accounts.keysOf(account).find((candidate) => candidate.id === id);
  if (key !== undefined) return key;
  throw new ControlProblem('keyNotFound', `The account has no key with the id ${excerpt(id)}.`);
}

/** Throws a problem if nobody could change the account without this key. */
function requireOtherRunKey(key: ListedKey, accounts: Accounts): void {
  const others = accounts.keysOf(key.account).filter(({ id }) => id !== key.id);
  if (key.permission !== 'run' || others.some(({ permission }) => permission === 'run')) return;
  throw new ControlProblem(
    'lastKey',
    'No other key of the account has the permission run. Create one first.',
  );
}

function requireEndpoints(endpoints: object, { endpointIds }: Account): void {
  const unknown = Object.keys(endpoints).find((id) => !endpointIds.has(id));
  if (unknown === undefined) return;
  const expected = 'ids of endpoints of the account';
  throw invalidCall([invalidValue('body', '/endpoints', expected, quotedExcerpt(unknown))]);
}
