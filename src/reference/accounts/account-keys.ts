/** The keys of an account: what they permit, and what is stored and shown of them. */
import { sha256Hex } from '../../core/digest.ts';
import type { Account } from './account.ts';

/** The permission of a key: nothing, reading jobs, or everything. */
export type Permission = 'none' | 'read' | 'run';

export interface KeyPermissions {
  readonly permission: Permission;
  /** Permissions on single endpoints, which replace `permission` there. */
  readonly endpoints: Readonly<Record<string, Permission>>;
}

export interface KnownKey extends KeyPermissions {
  readonly account: Account;
  /** Missing for a key that no list shows. */
  readonly id?: string;
  readonly name?: string | undefined;
  /** A key for the service's own use, which every form and endpoint accepts. Default: no. */
  readonly isHidden?: true;
}

export interface KeyContent extends KeyPermissions {
  readonly name?: string | undefined;
}

/** A key that lists show, without its value. */
export interface ListedKey extends KnownKey, KeyContent {
  /** Does not follow from the value, and is never given again. */
  readonly id: string;
  /** The end of the value; undefined for a short one. */
  readonly hint: string | undefined;
  /** On the account's clock; undefined for a key that the account had from the start. */
  readonly createdMs: number | undefined;
}

/** Characters of a key's value that a hint repeats. */
const hintLength = 4;

/** The value of a shorter key has no hint, in characters: it would give away too much. */
const shortestHinted = 8;

export function keyHint(value: string): string | undefined {
  return value.length < shortestHinted ? undefined : value.slice(-hintLength);
}

/** The digest that is stored in place of a key, so that nobody who reads the store can use the key. */
export function digestKey(value: string): string {
  return sha256Hex(value);
}

/** What replicas share of a revoked key of the settings. */
export const revoked = 'null';

/** The keys from the settings, with what has changed since then, oldest first. */
export function withChanges(
  account: Account,
  initial: ReadonlyMap<string, ListedKey>,
  stored: ReadonlyMap<string, string>,
): Map<string, ListedKey> {
  const keys = new Map(initial);
  for (const [digest, text] of stored) {
    const key: Omit<ListedKey, 'account'> | null = JSON.parse(text);
    if (key === null) keys.delete(digest);
    // The settings may no longer have a key that they had.
    else if (key.createdMs !== undefined || initial.has(digest)) {
      const { createdMs, hint } = key;
      keys.set(digest, { ...key, createdMs, account, hint });
    }
  }
  return new Map([...keys].sort(([, a], [, b]) => (a.createdMs ?? 0) - (b.createdMs ?? 0)));
}
