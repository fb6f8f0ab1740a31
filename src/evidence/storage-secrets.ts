/** Secrets of storage settings (`s3Config`): which of them are credentials, and where a redacted text had some of them. */
import { bytesOf, textOf } from '../core/bytes.ts';
import { isDistinctive } from '../core/secret-texts.ts';
import { namesCredential } from './secret-names.ts';

/** The name of a storage setting is no longer than this and one further name, in characters. */
export const longestSettingName = 200;

/** No more of a credential is looked for, in characters. */
const longestStorageSecret = 4000;

/** The number of values of storage settings that are looked at for credentials. */
const mostStorageValues = 1000;

/** Replaces a storage setting in a place where it must not appear. */
const storagePlaceholder = /\[(s3Config[\w.-]*)\]|https:\/\/redacted\.invalid\/(s3Config[\w.-]*)/g;

/** A credential in storage settings. */
export interface StorageSecret {
  readonly value: string;
  readonly placeholder: string;
}

/** The credentials in storage settings that are secret wherever they stand. */
export function storageSecretsIn(storage: object): StorageSecret[] {
  const values: [name: string, value: unknown][] = [['s3Config', storage]];
  // Grows meanwhile.
  for (const [name, value] of values) {
    if (typeof value !== 'object' || value === null) continue;
    for (const [member, item] of Object.entries(value).slice(
      0,
      mostStorageValues - values.length,
    )) {
      values.push([`${name}.${member}`.slice(0, longestSettingName), item]);
    }
  }
  return values.flatMap(([name, value]) => {
    const isSecret = typeof value === 'string' && isDistinctive(value) && namesCredential(name);
    if (!isSecret) return [];
    // A copy, so that the rest is not kept.
    const kept =
      value.length > longestStorageSecret
        ? textOf(bytesOf(value.slice(0, longestStorageSecret)))
        : value;
    return [{ value: kept, placeholder: `[${name.replaceAll(/[^\w. -]/g, '_')}]` }];
  });
}

/** The names of the storage settings that a text had before it was redacted, each once. */
export function storageSettingsIn(text: string): string[] {
  return [
    ...new Set([...text.matchAll(storagePlaceholder)].map(([, name, path]) => name ?? path ?? '')),
  ];
}
