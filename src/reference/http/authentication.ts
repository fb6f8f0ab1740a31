/** Who calls, and what the key may do. */
import type { Account, Accounts, KnownKey, Permission } from './accounts.ts';
import { Problem, type ProblemClass, unauthorized } from './problem.ts';

/** What an operation needs of a key. */
export type Need = Exclude<Permission, 'none'>;

/**
 * The account of the key in `Authorization`, with or without the word `Bearer` (RFC 6750, section
 * 2.1). Throws the problem `unauthorized`, in the same words whether the key exists or not.
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
  authorization: string | undefined,
  { need, endpointId, accounts }: { need: Need; endpointId: string; accounts: Accounts },
): Account {
  const known = findKey(authorization, { accounts, refusal: Problem });
  if (known === undefined || !allows(known.permission(endpointId), need)) {
    const detail = 'The API key is not known here or lacks the permission for this request.';
    throw unauthorized(Problem, detail);
  }
  return known.account;
}

/**
 * The key that a caller sends; undefined when nobody has it. Throws the problem `unauthorized`, of
 * the class that is given, when there is none.
 */
export function findKey(
  authorization: string | undefined,
  { accounts, refusal }: { accounts: Accounts; refusal: ProblemClass<'unauthorized', Error> },
): KnownKey | undefined {
  const key = authorization?.trim().replace(/^Bearer[ \t]+/i, '') || undefined;
  if (key !== undefined) return accounts.byKey(key);
  throw unauthorized(refusal, 'Expected an API key in the Authorization header, got none.');
}

/** Whether a permission covers a need. */
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
