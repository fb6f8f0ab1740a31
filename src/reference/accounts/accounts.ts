/** The accounts of a service and their keys. */
import type { components } from '#generated/service-settings/types.d.ts';
import { defaults } from '#generated/service-settings/validators.js';
import { isSameJson } from '../../core/json.ts';
import { unpredictableDigits } from '../../core/random.ts';
import type { Alternatives } from '../alternatives/account-alternatives.ts';
import { andThen, type MaybePromise } from '../engine/maybe-promise.ts';
import type { Account, AccountSettings, ChangedSettings, SharedSettings } from './account.ts';
import {
  digestKey,
  type KeyContent,
  type KnownKey,
  keyHint,
  type ListedKey,
  revoked,
  withChanges,
} from './account-keys.ts';

type KeySettings = components['schemas']['KeySettings'];

export interface AccountOptions {
  readonly id: string;
  readonly settings: AccountSettings;
  /** Its endpoints. Default: all of the service. */
  readonly endpointIds: ReadonlySet<string> | undefined;
  /** Unique for each account of the service, also after a reset. */
  readonly number: number;
}

export interface Load {
  /** Requests, outputs and webhook calls that still have to be made. */
  readonly keptBytes: number;
  readonly keptBytesLimit: number;
  readonly waitingWebhookCalls: number;
}

export interface AccountsOptions {
  readonly create: (options: AccountOptions) => Account;
  readonly load: () => MaybePromise<Load>;
  /** Whatever accounts are created or changed from now on has these. */
  readonly share: (shared: SharedSettings) => void;
  /** Of requests that belong to no account. */
  readonly alternatives: Alternatives;
}

/** Finds accounts by name and key; adds, resets and removes them while the service runs. */
export class Accounts {
  readonly #options: AccountsOptions;
  readonly #accounts = new Map<string, Account>();
  /** By the digest of their value. */
  readonly #keys = new Map<string, ListedKey>();
  /** The digests of each account's keys: a change of one account does not look at the keys of all. */
  readonly #digests = new Map<Account, Set<string>>();
  /** By value, so that only the first request with a key needs its digest. Emptied by each change. */
  readonly #used = new Map<string, KnownKey>();
  /** Keys that no list shows, with the ids of their accounts. */
  readonly #hiddenKeys = new Map<string, string>();
  /** Undefined after a change of settings. */
  #configuredKeys: readonly string[] | undefined;
  #lastConfiguredKeys: readonly string[] = [];
  /** How many keys there have been so far, including revoked ones. */
  #madeKeys = 0;
  /** How many accounts were created so far, including reset and removed ones. */
  #accountCount = 0;
  readonly #followers: ((account: Account) => void)[] = [];

  constructor(settings: Readonly<Record<string, AccountSettings>>, options: AccountsOptions) {
    this.#options = options;
    for (const [id, account] of Object.entries(settings)) this.add(id, account);
  }

  get(id: string): Account | undefined {
    return this.#accounts.get(id);
  }

  byKey(key: string): KnownKey | undefined {
    const used = this.#used.get(key);
    if (used !== undefined) return used;
    const knownKey = this.#keys.get(digestKey(key)) ?? this.#byHiddenKey(key);
    if (knownKey !== undefined) this.#used.set(key, knownKey);
    return knownKey;
  }

  /** Those of the key's account. Without a known key, those of the only account or of the service. */
  alternativesOf(key: string): Alternatives {
    const knownKey = key === '' ? undefined : this.byKey(key);
    const [first, second] = this.#accounts.values();
    const account = knownKey?.account ?? (second === undefined ? first : undefined);
    return account?.alternatives ?? this.#options.alternatives;
  }

  /** The account that requests without a key belong to: the first one that accepts them. */
  withoutKey(): Account | undefined {
    for (const account of this.#accounts.values()) {
      if (account.alternatives.id('missing-key') === 'accepted') return account;
    }
    return undefined;
  }

  /**
   * Adds a key for the service's own use, such as console sessions. It outlives a reset of the
   * account.
   */
  hiddenKey(id: string): string {
    const key = unpredictableDigits(16);
    this.#hiddenKeys.set(key, id);
    return key;
  }

  /** Whether an account has this key, or would have it again after a reset. */
  isTaken(key: string): boolean {
    if (this.#keys.has(digestKey(key))) return true;
    return [...this.all()].some(({ settings }) => Object.hasOwn(settings.keys, key));
  }

  /** The keys of an account, oldest first. */
  keysOf(account: Account): ListedKey[] {
    const digests = this.#digests.get(account) ?? [];
    return [...digests].flatMap((digest) => this.#keys.get(digest) ?? []);
  }

  /** Adds an unpredictable key. Only this result contains its value. */
  createKey(
    account: Account,
    content: KeyContent,
  ): MaybePromise<{ readonly id: string; readonly key: string }> {
    // Keys are secrets: they never follow from the seed.
    const value = `key-${unpredictableDigits(16)}`;
    // Replicas must not give the same id.
    const id =
      account.sharedKeys === undefined ? this.#nextKeyId() : `key-${unpredictableDigits()}`;
    const createdMs = account.clock.now();
    const key = { ...content, id, account, hint: keyHint(value), createdMs };
    return andThen(this.#storeKey(digestKey(value), key), () => ({ id, key: value }));
  }

  /**
   * The next request with the key has its new permissions. Undefined if another replica has changed
   * or revoked the key meanwhile.
   */
  changeKey(key: ListedKey, content: KeyContent): MaybePromise<ListedKey | undefined> {
    const changed = { ...key, ...content };
    return andThen(this.#storeKey(this.#digestOf(key), changed), (isStored) =>
      isStored ? changed : undefined,
    );
  }

  /** The next request with the key is refused. False if another replica has changed the key meanwhile. */
  revokeKey(key: ListedKey): MaybePromise<boolean> {
    const digest = this.#digestOf(key);
    const { sharedKeys } = key.account;
    const isFromSettings = key.createdMs === undefined;
    if (sharedKeys !== undefined)
      return sharedKeys.set(digest, isFromSettings ? revoked : undefined);
    this.#used.clear();
    return this.#deleteKey(digest);
  }

  load(): MaybePromise<Load> {
    return this.#options.load();
  }

  all(): Iterable<Account> {
    return this.#accounts.values();
  }

  /** The values of all keys in settings: the same list until they change. */
  get configuredKeys(): readonly string[] {
    if (this.#configuredKeys === undefined) {
      const keys = [...this.#accounts.values()].flatMap(({ settings }) =>
        Object.keys(settings.keys),
      );
      const isSame = isSameJson(keys, this.#lastConfiguredKeys);
      if (!isSame) this.#lastConfiguredKeys = keys;
      this.#configuredKeys = this.#lastConfiguredKeys;
    }
    return this.#configuredKeys;
  }

  /** Whether any account has an endpoint with this id. */
  hasEndpoint(id: string): boolean {
    for (const { endpointIds } of this.#accounts.values()) if (endpointIds.has(id)) return true;
    return false;
  }

  /** Calls `follower` with every account: all current ones, and later each added or reset one. */
  follow(follower: (account: Account) => void): void {
    for (const account of this.#accounts.values()) follower(account);
    this.#followers.push(follower);
  }

  /**
   * Adds an account, and replaces one with the same name. Default of `endpointIds`: all endpoints
   * of the service.
   */
  add(id: string, settings: AccountSettings, endpointIds?: ReadonlySet<string>): Account {
    this.#end(id);
    this.#accountCount += 1;
    const account = this.#options.create({ id, settings, endpointIds, number: this.#accountCount });
    this.#accounts.set(id, account);
    this.#configuredKeys = undefined;
    const initial = new Map(
      Object.entries(settings.keys).map(([value, key]) => {
        const id = this.#nextKeyId();
        return [digestKey(value), { ...this.#initialKey(account, value, key), id }];
      }),
    );
    this.#setKeys(account, initial);
    account.sharedKeys?.follow((stored) => {
      this.#setKeys(account, withChanges(account, initial, stored));
      account.changes.tell('keys');
    });
    for (const follower of this.#followers) follower(account);
    return account;
  }

  /** The settings that all accounts share; `change` follows for each account. */
  share(shared: SharedSettings): void {
    this.#options.share(shared);
  }

  /**
   * Takes over other settings of an account, except its clock and its seed. Its jobs and the keys that
   * were created stay. Returns how many jobs of removed endpoints had not ended.
   */
  change(account: Account, changed: ChangedSettings): number {
    const before = account.settings;
    const { keys, faults, alternatives } = changed.settings;
    const ended = account.change?.(changed) ?? 0;
    for (const value of Object.keys(before.keys)) {
      if (Object.hasOwn(keys, value)) continue;
      const digest = digestKey(value);
      // Another account may have it by now.
      if (this.#keys.get(digest)?.account === account) this.#deleteKey(digest);
    }
    for (const [value, settings] of Object.entries(keys)) {
      if (isSameJson(settings, before.keys[value])) continue;
      const digest = digestKey(value);
      const { id } = this.#keys.get(digest) ?? { id: this.#nextKeyId() };
      this.#setKey(digest, { ...this.#initialKey(account, value, settings), id });
    }
    this.#used.clear();
    this.#configuredKeys = undefined;
    if (!isSameJson(keys, before.keys)) account.changes.tell('keys');
    if (!isSameJson(faults, before.faults)) account.changes.tell('faults');
    if (!isSameJson(alternatives, before.alternatives)) account.changes.tell('alternatives');
    return ended;
  }

  /** Closes an account and removes its keys; false if there is no account of that name. */
  remove(id: string): boolean {
    this.#end(id);
    this.#configuredKeys = undefined;
    return this.#accounts.delete(id);
  }

  /**
   * Resets an account: no jobs or charges, the declared faults, the initial keys, the same random
   * values, new ids.
   */
  reset({ id, settings, endpointIds }: Account): Account {
    return this.add(id, settings, endpointIds);
  }

  close(): void {
    for (const account of this.#accounts.values()) account.close();
  }

  /** Without removing it, so that the account that replaces it has its place in the order. */
  #end(id: string): void {
    const account = this.#accounts.get(id);
    if (account === undefined) return;
    account.close();
    this.#setKeys(account, new Map());
  }

  #byHiddenKey(key: string): KnownKey | undefined {
    const id = this.#hiddenKeys.get(key);
    const account = id === undefined ? undefined : this.get(id);
    return account && { account, permission: 'run', endpoints: {}, isHidden: true };
  }

  #initialKey(
    account: Account,
    value: string,
    { name, permission = defaults.KeySettings.permission, endpoints = {} }: KeySettings,
  ): Omit<ListedKey, 'id'> {
    return { name, permission, endpoints, account, hint: keyHint(value), createdMs: undefined };
  }

  #nextKeyId(): string {
    this.#madeKeys += 1;
    return `key-${this.#madeKeys}`;
  }

  #setKeys(account: Account, keys: ReadonlyMap<string, ListedKey>): void {
    this.#used.clear();
    for (const digest of this.#digests.get(account) ?? []) this.#deleteKey(digest);
    for (const [digest, key] of keys) this.#setKey(digest, key);
  }

  #setKey(digest: string, key: ListedKey): void {
    const before = this.#keys.get(digest);
    if (before?.account !== key.account) this.#deleteKey(digest);
    const digests = this.#digests.get(key.account) ?? new Set();
    this.#digests.set(key.account, digests.add(digest));
    this.#keys.set(digest, key);
  }

  #deleteKey(digest: string): boolean {
    const account = this.#keys.get(digest)?.account;
    if (account === undefined) return false;
    const digests = this.#digests.get(account);
    digests?.delete(digest);
    if (digests?.size === 0) this.#digests.delete(account);
    return this.#keys.delete(digest);
  }

  #storeKey(digest: string, key: ListedKey): MaybePromise<boolean> {
    const { account, ...stored } = key;
    if (account.sharedKeys !== undefined) {
      return account.sharedKeys.set(digest, JSON.stringify(stored));
    }
    this.#used.clear();
    this.#setKey(digest, key);
    return true;
  }

  #digestOf({ id }: ListedKey): string {
    for (const [digest, key] of this.#keys) if (key.id === id) return digest;
    throw new Error(`There is no key ${id}.`);
  }
}
