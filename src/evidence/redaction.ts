/** Takes secrets out of what is recorded: known ones wherever they are, others by where they stand. */
import { formsOf } from './secret-forms.ts';
import { SecretIndex, shortestText } from './secret-index.ts';
import {
  anonymous,
  holdsCredential,
  holdsStorage,
  isAddress,
  maskAddress,
  maskShape,
  namesCredential,
  redactMembers,
  splitAddress,
  withoutCredentials,
} from './secret-places.ts';

/** A shorter path of a webhook is no secret, and may well stand for something else. */
const shortestSecretPath = 16;

/** A shorter storage setting may be a word of any text. */
const shortestSetting = 8;

/** What stands in place of a storage setting that was met where it has no business. */
const storagePlaceholder = /\[(s3Config[\w.-]*)\]|https:\/\/redacted\.invalid\/(s3Config[\w.-]*)/g;

/** The names of the storage settings that a text had before it was redacted, each once. */
export function storageSettingsIn(text: string): string[] {
  return [
    ...new Set([...text.matchAll(storagePlaceholder)].map(([, name, path]) => name ?? path ?? '')),
  ];
}

/** Knows the secrets of a run. */
export class Redaction {
  readonly #secrets = new SecretIndex();
  readonly #keptAddresses: string[] = [];
  /** What the values of query parameters were, by what stands for them. */
  readonly #values = new Map<string, string>();
  readonly #placeholders = new Map<string, string>();

  /**
   * From now on `[name]` stands in place of the secret, however it is encoded; in place of an address
   * stands another one. Texts of less than four characters are not taken for secrets.
   */
  learn(secret: string, name: string): void {
    if (secret.length < shortestText) return;
    const plain = name.replaceAll(/[^\w. -]/g, '_');
    const placeholder = isAddress(secret) ? `https://redacted.invalid/${plain}` : `[${plain}]`;
    for (const form of formsOf(secret)) this.#secrets.add(form, placeholder);
  }

  /**
   * Learns every text in storage settings that were made up for a check, so that a leak of any of them
   * shows as such. Of real ones the credentials are learnt from the request: the name of a bucket may
   * rightly stand in what a worker returns. Texts of less than eight characters are left out.
   */
  learnStorage(storage: unknown, name = 's3Config'): void {
    if (typeof storage === 'string' && storage.length >= shortestSetting) this.learn(storage, name);
    if (typeof storage !== 'object' || storage === null) return;
    for (const [key, value] of Object.entries(storage)) this.learnStorage(value, `${name}.${key}`);
  }

  /** Webhook addresses that begin so are kept whole: they are the run's own. */
  keepAddresses(beginning: string): void {
    this.#keptAddresses.push(beginning);
  }

  /** A text of any kind without its secrets. */
  text(text: string): string {
    return withoutCredentials(this.#secrets.replace(text), (value) => this.#placeholder(value));
  }

  /**
   * A body without its secrets, which stays JSON where it was: texts stay texts, addresses stay
   * addresses, and nothing else changes.
   */
  body(text: string): string {
    return this.text(redactMembers(text, (name, value) => this.#member(name, value)));
  }

  /** The values by lower-case names, those of credentials replaced. */
  headers(headers: Iterable<readonly [string, string]>): Record<string, string> {
    return Object.fromEntries(
      [...headers].map(([name, value]) => {
        const key = name.toLowerCase();
        return [key, holdsCredential(key) ? this.#credential(value) : this.text(value)];
      }),
    );
  }

  /** An address as it was before its query was redacted, so that it can be called. */
  original(address: string): string {
    return address.replaceAll(
      /redacted-\d+/g,
      (placeholder) => this.#values.get(placeholder) ?? placeholder,
    );
  }

  /** One for each value, so that two addresses stay two. */
  #placeholder(value: string): string {
    if (this.#values.has(value)) return value;
    const known = this.#placeholders.get(value);
    if (known !== undefined) return known;
    const made = `redacted-${this.#placeholders.size + 1}`;
    this.#placeholders.set(value, made);
    this.#values.set(made, value);
    return made;
  }

  #member(name: string, value: unknown): unknown {
    if (holdsStorage(name)) return this.#storage(value, name);
    if (typeof value !== 'string') return undefined;
    return name === 'webhook' ? this.#webhook(value) : this.#credential(value);
  }

  /** Nothing of a credential is kept, but that it shows storage settings must not be hidden. */
  #credential(value: string): string {
    const settings = storageSettingsIn(this.#secrets.replace(value));
    return settings.length === 0 ? anonymous : settings.map((name) => `[${name}]`).join(' ');
  }

  #webhook(address: string): string | undefined {
    if (this.#keptAddresses.some((beginning) => address.startsWith(beginning))) return undefined;
    const [asFarAsHost, path] = splitAddress(address);
    if (path.length >= shortestSecretPath) this.learn(path, 'webhook path');
    return asFarAsHost + maskShape(path);
  }

  #storage(value: unknown, name: string): unknown {
    if (typeof value === 'string') {
      const [, member = ''] = /\.([^.]*)$/.exec(name) ?? [];
      if (namesCredential(member) && value.length >= shortestSetting) this.learn(value, name);
      return isAddress(value) ? maskAddress(value) : `[${name}]`;
    }
    if (typeof value === 'number') return 0;
    if (Array.isArray(value)) {
      return value.map((item, index) => this.#storage(item, `${name}.${index}`));
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, this.#storage(item, `${name}.${key}`)]),
    );
  }
}
