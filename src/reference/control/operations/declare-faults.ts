/** The operations on the faults of an account: on the whole list, and on one. */
import { limits } from '#generated/control/tables.js';
import type { components } from '#generated/control/types.d.ts';
import { excerpt } from '../../../validation/errors/excerpt.ts';
import type { InvalidValue } from '../../../validation/errors/invalid-values.ts';
import { jsonResponse } from '../../../validation/http.ts';
import type { Account } from '../../accounts/account.ts';
import type { ListedFault } from '../../engine/injected-faults.ts';
import { type AccountRequest, type ControlOperation, done } from '../control-operation.ts';
import { ControlProblem, invalidCall, invalidFault, invalidFaults } from '../control-problem.ts';

function faultContent({
  left,
  isInitial: isFromSettings,
  ...fault
}: ListedFault): components['schemas']['DeclaredFault'] {
  return { ...fault, ...(left !== undefined && { left }), isFromSettings };
}

function listContent({ faults }: Account): components['schemas']['DeclaredFaultList'] {
  return { faults: faults.list().map(faultContent) };
}

export const listFaults: ControlOperation<'listFaults'> = {
  about: 'account',
  handle({ account }) {
    return jsonResponse(200, listContent(account));
  },
};

export const declareFaults: ControlOperation<'declareFaults'> = {
  about: 'account',
  changes: 'faults',
  async handle({ read, account }) {
    const { faults, keepCounts } = (await read()).body;
    requireNone(invalidFaults(faults, account.endpointIds));
    account.faults.declare(faults, { keepCounts });
    return jsonResponse(200, listContent(account));
  },
};

export const clearFaults: ControlOperation<'clearFaults'> = {
  about: 'account',
  changes: 'faults',
  handle({ account }) {
    account.faults.declare([]);
    return done;
  },
};

export const addFault: ControlOperation<'addFault'> = {
  about: 'account',
  changes: 'faults',
  async handle({ read, account }) {
    const { body } = await read();
    requireNone(invalidFault(body, '', account.endpointIds));
    if (account.faults.list().length >= limits.faults) {
      throw new ControlProblem(
        'tooManyFaults',
        `Expected at most ${limits.faults} faults in an account. Remove unused faults.`,
      );
    }
    return jsonResponse(201, faultContent(account.faults.add(body)));
  },
};

export const changeFault: ControlOperation<'changeFault'> = {
  about: 'account',
  changes: 'faults',
  async handle({ read, account, path }) {
    const { body, parameters } = await read();
    const { id } = findUnchanged({ account, path }, parameters.header['if-match']);
    requireNone(invalidFault(body.fault, '/fault', account.endpointIds));
    const changed = account.faults.change(id, body.fault, body);
    return changed === undefined ? notFound(id) : jsonResponse(200, faultContent(changed));
  },
};

export const removeFault: ControlOperation<'removeFault'> = {
  about: 'account',
  changes: 'faults',
  async handle({ read, account, path }) {
    const { parameters } = await read();
    account.faults.remove(findUnchanged({ account, path }, parameters.header['if-match']).id);
    return done;
  },
};

/** The fault of the path. Throws a problem if there is none, or if `ifMatch` names none of its state. */
function findUnchanged(
  { account, path }: Pick<AccountRequest<'changeFault'>, 'account' | 'path'>,
  ifMatch: string | undefined,
): ListedFault {
  const { fault_id: id = '' } = path;
  const fault = account.faults.list().find((candidate) => candidate.id === id);
  if (fault === undefined) return notFound(id);
  const expected = ifMatch?.split(',').map((tag) => tag.trim());
  if (expected !== undefined && !expected.includes('*') && !expected.includes(fault.etag)) {
    throw new ControlProblem(
      'faultDiffers',
      `The fault ${excerpt(id)} has been changed meanwhile. Read the faults again.`,
    );
  }
  return fault;
}

function notFound(id: string): never {
  throw new ControlProblem(
    'faultNotFound',
    `The account has no fault with the id ${excerpt(id)}. It may have been removed.`,
  );
}

function requireNone(findings: readonly InvalidValue[]): void {
  if (findings.length > 0) throw invalidCall(findings);
}
