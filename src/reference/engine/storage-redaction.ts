/** Storage settings of a request are in no response: they are hidden in whatever its worker says. */

import { isObject, isSameJson } from '../../core/json.ts';
import type { NumberLiterals } from '../../core/number-literals.ts';
import { isRandom } from '../../core/secret-texts.ts';
import { Secrets } from '../../core/secrets.ts';
import { isUrl } from '../../core/urls.ts';
import type { JobTask } from './job-worker.ts';

type Storage = NonNullable<JobTask['s3Config']>;

/** Numbers of the settings as they were sent, where JavaScript would write them in another way. */
type Literals = NumberLiterals[string] | undefined;

/** Stands for a setting. */
const placeholder = '[storage]';

/** With more storage settings than this, no text of a worker is repeated. */
const mostSettings = 1000;

/**
 * Replaces every text and number of at least four characters, under any key: storage settings are in no
 * response. Credentials are replaced anywhere, others as whole words.
 */
export function storageRedaction(
  storage: JobTask['s3Config'],
  literals?: Literals,
): (text: string) => string {
  if (storage === undefined) return (text) => text;
  // Most workers say nothing.
  let hide: ((text: string) => string) | undefined;
  return (text) => {
    hide ??= hidingTexts([...settingsIn(storage, literals)]);
    return hide(text);
  };
}

interface StorageSetting {
  readonly text: string;
  readonly isCredential: boolean;
}

function hidingTexts(settings: readonly StorageSetting[]): (text: string) => string {
  if (settings.length > mostSettings) return () => placeholder;
  const secrets = new Secrets();
  for (const { text, isCredential } of settings) {
    secrets.add(text, placeholder, isCredential ? 'anywhere' : 'words');
  }
  return (text) => secrets.replaceIn(text, { keepsNames: false });
}

/** Credentials are those that the document lists, and what is random under other keys. */
function* settingsIn(storage: Storage, literals: Literals): Generator<StorageSetting> {
  for (const [key, value] of Object.entries(storage)) {
    for (const text of textsWithLiterals(value, literalsAt(literals, key)))
      yield { text, isCredential: isCredential(key, text) };
  }
}

function isCredential(key: string, text: string): boolean {
  switch (key) {
    case 'accessId':
    case 'accessSecret':
      return true;
    case 'bucketName':
      return false;
    case 'endpointUrl':
      return hasCredentials(text);
    default:
      return isRandom(text);
  }
}

/** Whether an address has a user, or a query, which may be a signature. */
function hasCredentials(address: string): boolean {
  if (!isUrl(address)) return false;
  const { username, password, search } = new URL(address);
  return username !== '' || password !== '' || search !== '';
}

function* textsWithLiterals(value: unknown, literals: Literals): Generator<string> {
  if (typeof value === 'string' || typeof value === 'number') yield `${value}`;
  if (typeof literals === 'string') yield literals;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value))
    yield* textsWithLiterals(part, literalsAt(literals, key));
}

function literalsAt(literals: Literals, key: string): Literals {
  return typeof literals === 'object' ? literals[key] : undefined;
}

/**
 * Hides storage settings in what a worker returns. An object with all of them keeps their names alone.
 * Elsewhere credentials are replaced, in names of members too: the two that the document lists, and
 * random texts and numbers under other keys. Bucket and address stay, because the addresses of results
 * consist of them.
 *
 * @rule storage-never-answered
 */
export function returnedStorageRedaction(
  storage: JobTask['s3Config'],
  literals?: Literals,
): (value: unknown) => unknown {
  if (storage === undefined) return (value) => value;
  let hiding: ((value: unknown) => unknown) | undefined;
  return (value) => {
    hiding ??= hidingIn(storage, literals);
    return hiding(value);
  };
}

function hidingIn(storage: Storage, literals: Literals): (value: unknown) => unknown {
  const settings = Object.entries(storage);
  const credentials = [...settingsIn(storage, literals)].filter((setting) => setting.isCredential);
  const hiddenText = hidingTexts(credentials);
  // Shorter ones are ordinary numbers.
  const numbers = new Set(credentials.map(({ text }) => text).filter(({ length }) => length >= 4));
  const hidden = (value: unknown): unknown => {
    if (typeof value === 'string') return hiddenText(value);
    if (typeof value === 'number') return numbers.has(`${value}`) ? placeholder : value;
    if (Array.isArray(value)) return value.map(hidden);
    if (!isObject(value)) return value;
    const hasAll =
      settings.length > 0 &&
      settings.every(([key, setting]) => {
        return Object.hasOwn(value, key) && isSameJson(value[key], setting);
      });
    const entries = Object.entries(value).map(([key, item]) =>
      hasAll && Object.hasOwn(storage, key) ? [key, placeholder] : [hiddenText(key), hidden(item)],
    );
    return Object.fromEntries(entries);
  };
  return hidden;
}
