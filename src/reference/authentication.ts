/** Who calls, and what the key may do. */
import type { Account } from './account.ts';
import { Problem } from './problem.ts';

/** What a key may do: nothing, ask for jobs, or everything. */
export type Permission = 'none' | 'read' | 'run';

/** What an operation needs. */
export type Need = Exclude<Permission, 'none'>;

/** A key that the service knows. */
export interface KnownKey {
  readonly account: Account;
  readonly permission: Permission;
}

/**
 * The account of the key in `Authorization`, with or without the word `Bearer` (RFC 6750, section
 * 2.1). Throws the problem `unauthorized`, in the same words for every reason but a missing key.
 *
 * @rule key-in-authorization
 * @rule key-as-bearer
 * @rule key-without-bearer
 * @rule missing-key-is-401
 * @rule wrong-key-refused
 * @rule forbidden-key-refused
 * @rule key-permissions
 */
export function authenticate(
  authorization: string | undefined,
  need: Need,
  keys: ReadonlyMap<string, KnownKey>,
): Account {
  if (authorization === undefined || authorization.trim() === '') {
    throw unauthorized('Expected an API key in the Authorization header, got none.');
  }
  const known = keys.get(authorization.trim().replace(/^Bearer +/i, ''));
  if (known === undefined || !allows(known.permission, need)) {
    throw unauthorized('The API key is not known here or lacks the permission for this request.');
  }
  return known.account;
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
