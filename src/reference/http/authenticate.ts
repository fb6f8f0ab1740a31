/** Authentication of callers: which account a key belongs to, and what it permits. */
import type { HttpRequest } from '../../validation/http.ts';
import type { Account } from '../accounts/account.ts';
import type { KeyPermissions, KnownKey, Permission } from '../accounts/account-keys.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Alternatives } from '../alternatives/account-alternatives.ts';
import { noteKey } from './request-record.ts';
import { Problem, type ProblemClass, unauthorizedProblem } from './service-problem.ts';

export type Need = Exclude<Permission, 'none'>;

/**
 * The account of the key in `Authorization`, with or without `Bearer` (RFC 6750, section 2.1).
 * Throws the problem `unauthorized`, in the same words whether the key exists or not.
 *
 * @rule key-in-authorization
 * @rule key-as-bearer
 * @rule key-without-bearer
 * @rule serverless-key-as-bearer
 * @rule missing-key-is-401
 * @rule wrong-key-refused
 * @rule forbidden-key-refused
 * @rule key-permissions
 * @rule key-permissions-by-endpoint
 * @rule unauthorized-tells-nothing
 */
export function authenticate(
  request: HttpRequest,
  { need, endpointId, accounts }: { need: Need; endpointId: string; accounts: Accounts },
): Account {
  const authorization = request.header('authorization');
  const open = authorization === undefined ? accounts.withoutKey() : undefined;
  if (open !== undefined) return open;
  const key = findKey(authorization, { accounts, refusal: Problem });
  if (key !== undefined) noteKey(request, key);
  if (key !== undefined && isKeyPermitted(authorization, key, { need, endpointId })) {
    return key.account;
  }
  const isTold = key?.account.alternatives.id('unauthorized-reason') === 'distinct';
  const detail = isTold
    ? 'The API key lacks the permission for this request.'
    : 'The API key is not known here or lacks the permission for this request.';
  throw unauthorizedProblem(Problem, detail);
}

function isKeyPermitted(
  authorization: string | undefined,
  key: KnownKey,
  { need, endpointId }: { need: Need; endpointId: string },
): boolean {
  if (!hasAcceptedForm(authorization, key, endpointId)) return false;
  switch (key.account.alternatives.id('key-permissions')) {
    case 'by-endpoint':
      return allows(permissionOn(endpointId, key), need);
    case 'by-level':
      return allows(key.permission, need);
    case 'all':
      return true;
  }
}

/** Whether the account takes a key with, or without, `Bearer` on the endpoint. */
function hasAcceptedForm(
  authorization: string | undefined,
  { account: { alternatives, serverlessIds }, isHidden }: KnownKey,
  endpointId: string,
): boolean {
  if (isHidden) return true;
  if (isInOtherCase(authorization) && countsCase(alternatives)) return false;
  return isBare(authorization)
    ? alternatives.id('bare-key') === 'accepted'
    : alternatives.id('bearer-on-serverless') === 'accepted' || !serverlessIds.has(endpointId);
}

const bearer = /^Bearer[ \t]+/i;

function countsCase(alternatives: Alternatives): boolean {
  return alternatives.id('bearer-letter-case') === 'counts';
}

function isInOtherCase(authorization: string | undefined): boolean {
  return !isBare(authorization) && !/^Bearer/.test(authorization?.trim() ?? '');
}

/** Another scheme (RFC 9110, section 11.4), such as Basic. */
const otherScheme = /^(?!Bearer\b)([!#$%&'*+.^`|~\w-]{1,40})[ \t]+\S/i;

/**
 * What a refusal does not tell the caller, and those who run the service want to know; undefined where
 * it does.
 * @param known the key in the header
 * @param name what people call that key
 */
export function whyUnauthorized(
  authorization: string | undefined,
  { key, name, endpointId }: { key: KnownKey | undefined; name: string; endpointId: string },
): string | undefined {
  if (readKeyHeader(authorization) === '') return undefined;
  if (key !== undefined && !hasAcceptedForm(authorization, key, endpointId)) {
    if (isInOtherCase(authorization) && countsCase(key.account.alternatives)) {
      return `The key ${name} is known, but Bearer must be written as here.`;
    }
    return `The key ${name} is known, but must come ${isBare(authorization) ? 'after' : 'without'} the word Bearer here.`;
  }
  if (key !== undefined) return `The key ${name} is known, but lacks the permission for this.`;
  const [, scheme] = otherScheme.exec(authorization?.trim() ?? '') ?? [];
  return scheme === undefined
    ? 'No account has this key.'
    : `Expected Bearer and a key, or a key alone, got the scheme ${scheme}.`;
}

/** The key in a header, with or without `Bearer`; empty if there is none. */
export function readKeyHeader(authorization: string | undefined): string {
  return authorization?.trim().replace(bearer, '') ?? '';
}

function isBare(authorization: string | undefined): boolean {
  return !bearer.test(authorization?.trim() ?? '');
}

/**
 * The key that a caller sends; undefined if it is unknown. Throws the problem `unauthorized` of the
 * given class without a key.
 */
export function findKey(
  authorization: string | undefined,
  { accounts, refusal }: { accounts: Accounts; refusal: ProblemClass<'unauthorized', Error> },
): KnownKey | undefined {
  const key = readKeyHeader(authorization);
  if (key !== '') return accounts.byKey(key);
  throw unauthorizedProblem(refusal, 'Expected an API key in the Authorization header, got none.');
}

/** Throws the problem `unauthorized` unless the key may read something of the account. */
export function requireReader(
  request: HttpRequest,
  { account, accounts }: { account: Account; accounts: Accounts },
): void {
  const key = findKey(request.header('authorization'), { accounts, refusal: Problem });
  if (key !== undefined) noteKey(request, key);
  const permissions = key && [key.permission, ...Object.values(key.endpoints)];
  if (key?.account === account && permissions?.some((permission) => allows(permission, 'read')))
    return;
  throw unauthorizedProblem(
    Problem,
    'The API key is not known here or lacks the permission for results.',
  );
}

export function allows(permission: Permission, need: Need): boolean {
  switch (permission) {
    case 'none':
      return false;
    case 'read':
      return need === 'read';
    case 'run':
      return true;
  }
}

function permissionOn(endpointId: string, { permission, endpoints }: KeyPermissions): Permission {
  return Object.hasOwn(endpoints, endpointId) ? (endpoints[endpointId] ?? permission) : permission;
}
