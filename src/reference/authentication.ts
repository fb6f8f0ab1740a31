/** Who calls, and what the key may do. */
import type { Account } from './account.ts';
import type { Accounts, Permission } from './accounts.ts';
import { Problem } from './problem.ts';

/** What an operation needs of a key. */
export type Need = Exclude<Permission, 'none'>;

/**
 * The account of the key in `Authorization`, with or without the word `Bearer` (RFC 6750, section
 * 2.1). Throws the problem `unauthorized`, in the same words whether the key exists or not.
 *
 * @rule key-in-authorization
 * @rule key-as-bearer
 * @rule key-without-bearer
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
  const key = readKey(authorization);
  if (key === undefined) {
    throw unauthorized('Expected an API key in the Authorization header, got none.');
  }
  const known = accounts.byKey(key);
  if (known === undefined || !allows(known.permission(endpointId), need)) {
    throw unauthorized('The API key is not known here or lacks the permission for this request.');
  }
  return known.account;
}

/** The key that a caller sends; undefined when there is none. */
export function readKey(authorization: string | undefined): string | undefined {
  return authorization?.trim().replace(/^Bearer[ \t]+/i, '') || undefined;
}

function unauthorized(detail: string): Problem {
  return new Problem('unauthorized', detail, { headers: { 'www-authenticate': 'Bearer' } });
}

function allows(permission: Permission, need: Need): boolean {
  switch (permission) {
    case 'none':
      return false;
    case 'read':
      return need === 'read';
    case 'run':
      return true;
  }
}
