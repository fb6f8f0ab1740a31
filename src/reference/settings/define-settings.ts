/** Settings that say only what differs from the demo settings, in a file or in process. */
import { isObject } from '../../core/json.ts';
import type { Mistake } from '../../validation/errors/mistakes.ts';
import type { AccountSettings } from '../accounts/account.ts';
import type { EndpointSettings, ServerlessEndpointSettings } from '../accounts/account-options.ts';
import { invalidSettings, type ServiceSettings } from './check-settings.ts';
import { demoSettings } from './demo-settings.ts';
import { settingsContradictions } from './settings-contradictions.ts';
import { checkedSettings, inWordsOfDemo } from './settings-mistakes.ts';

type SettingsMembers<Settings> = Settings extends unknown ? Omit<Settings, 'kind'> : never;

/** An endpoint whose outputs follow from its schema. */
type SchemaEndpointSettings = Omit<ServerlessEndpointSettings, 'worker'> &
  Required<Pick<ServerlessEndpointSettings, 'output'>>;

/**
 * What a settings file says. What it leaves out is as in the demo settings, unless `extends` is
 * `none`. Accounts and endpoints are joined by name, and the keys of an account by key. Every other
 * value replaces the whole one of the same name, and so does an endpoint that has `kind`.
 */
export interface SettingsFile extends Partial<Omit<ServiceSettings, 'accounts' | 'endpoints'>> {
  /** Default: `none` if every account has keys and every endpoint its kind, else `demo`. */
  readonly extends?: 'demo' | 'none';
  readonly accounts?: Readonly<Record<string, Partial<AccountSettings>>>;
  readonly endpoints?: Readonly<
    Record<
      string,
      EndpointSettings | SchemaEndpointSettings | Partial<SettingsMembers<EndpointSettings>>
    >
  >;
}

/**
 * The complete settings of a service, as `createReferenceService` takes them, from what differs from
 * the demo settings (accounts, keys and endpoints of `npx inference-contract serve`).
 *
 * Throws a `TypeError` that names every mistake: the place as a JSON pointer, what was expected, what
 * was there, and the name that was probably meant.
 */
export function defineSettings(settings: SettingsFile): ServiceSettings {
  const checked = checkedFile(settings);
  if ('mistakes' in checked) throw invalidSettings(checked.mistakes);
  return checked.settings;
}

/** What settings count for that do not say `extends`. */
export type Base = 'demo' | 'none';

interface FileOptions {
  /** Whether replicas share the accounts, also if the settings name no store. */
  readonly isShared?: boolean;
  /** In place of the default of `extends`: settings that change keep their meaning. */
  readonly base?: Base | undefined;
}

/** The complete settings that a file means, or all its mistakes. */
export function checkedFile(
  fileValue: unknown,
  { isShared = false, base }: FileOptions = {},
):
  | { readonly settings: ServiceSettings; readonly isExtended: boolean }
  | { readonly mistakes: readonly Mistake[] } {
  const { value, isExtended } = completeSettings(fileValue, base);
  const checked = checkedSettings(value, (valid) =>
    settingsContradictions(valid, { isShared: isShared || valid.store !== undefined }),
  );
  if ('mistakes' in checked) {
    return isExtended ? { mistakes: inWordsOfDemo(checked.mistakes, demoSettings()) } : checked;
  }
  const { extends: _, ...settings } = checked.settings;
  return { settings, isExtended };
}

type Entries = Readonly<Record<string, unknown>>;

/** What settings count for by default; undefined if they say `extends`, or are not settings at all. */
export function defaultBase(fileValue: unknown): Base | undefined {
  if (!isObject(fileValue) || fileValue.extends !== undefined) return undefined;
  return lackNothing(fileValue) ? 'none' : 'demo';
}

/**
 * The settings with what they leave out, before any check: what is wrong with them stays.
 * `isExtended` says whether they were joined with the demo settings.
 */
function completeSettings(
  fileValue: unknown,
  kept: Base | undefined,
): { readonly value: unknown; readonly isExtended: boolean } {
  if (!isObject(fileValue)) return { value: fileValue, isExtended: false };
  const { extends: base = kept ?? defaultBase(fileValue), ...members } = fileValue;
  if (base === 'none') {
    return { value: mapEndpoints(members, withSchemaWorker), isExtended: false };
  }
  // What is neither is an error that the check finds.
  const rest = base === 'demo' ? {} : { extends: base };
  const demo = demoSettings();
  return {
    value: {
      ...members,
      ...rest,
      accounts: joinEntries(members.accounts, demo.accounts, withDemoKeys(members.accounts)),
      endpoints: joinEntries(members.endpoints, demo.endpoints, (endpoint, demoEndpoint) =>
        withSchemaWorker('kind' in endpoint ? endpoint : { ...demoEndpoint, ...endpoint }),
      ),
    },
    isExtended: true,
  };
}

function mapEndpoints(members: Entries, map: (endpoint: Entries) => Entries): Entries {
  const { endpoints } = members;
  if (!isObject(endpoints)) return members;
  const mapped = Object.entries(endpoints).map(([id, endpoint]) => [
    id,
    isObject(endpoint) ? map(endpoint) : endpoint,
  ]);
  return { ...members, endpoints: Object.fromEntries(mapped) };
}

/** An endpoint with schemas needs no worker: its outputs follow from that of the output. */
function withSchemaWorker(endpoint: Entries): Entries {
  const isMissing = endpoint.kind === 'serverless' && endpoint.worker === undefined;
  const hasSchema = endpoint.output !== undefined || endpoint.input !== undefined;
  return isMissing && hasSchema ? { ...endpoint, worker: 'schema' } : endpoint;
}

/** Whether settings lack nothing that the demo settings could add. */
function lackNothing({ accounts, endpoints }: Entries): boolean {
  const have = (entries: unknown, key: string) =>
    isObject(entries) && Object.values(entries).every((entry) => isObject(entry) && key in entry);
  return have(accounts, 'keys') && have(endpoints, 'kind');
}

/** The own entries, each with what is known of it, before all others. */
function joinEntries(
  ownEntries: unknown,
  demoEntries: Entries,
  join: (entry: Entries, demoEntry: Entries) => Entries | undefined,
): unknown {
  if (ownEntries !== undefined && !isObject(ownEntries)) return ownEntries;
  const entries = Object.entries(ownEntries ?? {}).map(([name, entry]) => {
    const before = Object.hasOwn(demoEntries, name) ? demoEntries[name] : undefined;
    return [name, isObject(entry) ? join(entry, isObject(before) ? before : {}) : entry] as const;
  });
  const others = Object.entries(demoEntries).flatMap(([name, entry]) => {
    if (Object.hasOwn(ownEntries ?? {}, name)) return [];
    const left = isObject(entry) ? join({}, entry) : entry;
    return left === undefined ? [] : [[name, left] as const];
  });
  return Object.fromEntries([...entries, ...others]);
}

/**
 * Accounts keep the keys of the demo settings that the file gives to no account. One that is left without a
 * key goes.
 */
function withDemoKeys(
  accounts: unknown,
): (account: Entries, demoAccount: Entries) => Entries | undefined {
  const usedKeys = new Set(
    Object.values(isObject(accounts) ? accounts : {}).flatMap((account) =>
      isObject(account) && isObject(account.keys) ? Object.keys(account.keys) : [],
    ),
  );
  return (account, demoAccount) => {
    const { keys = {} } = account;
    const demoKeys = isObject(demoAccount.keys) ? Object.entries(demoAccount.keys) : [];
    const left = Object.fromEntries(demoKeys.filter(([key]) => !usedKeys.has(key)));
    if (Object.keys(account).length === 0 && Object.keys(left).length === 0) return undefined;
    const has = 'keys' in account || demoKeys.length > 0;
    return {
      ...demoAccount,
      ...account,
      ...(has && { keys: isObject(keys) ? { ...keys, ...left } : keys }),
    };
  };
}
