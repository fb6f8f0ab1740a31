/** Takes secrets out of what is recorded: known ones wherever they are, others by where they stand. */
import { isObject } from './calls.ts';
import { keepingJson } from './json-spans.ts';
import { readingsOf } from './readings.ts';
import { shortestText } from './secret-index.ts';
import {
  anonymous,
  type CredentialPlace,
  credentialsIn,
  holdsCredential,
  holdsStorage,
  isAddress,
  isSensitive,
  maskAddress,
  maskShape,
  namesCredential,
  redactMembers,
  splitAddress,
} from './secret-places.ts';
import { inOriginal, Secrets } from './secrets.ts';
import { replaceSpans } from './spans.ts';

/** A shorter path of a webhook is no secret, and may well stand for something else. */
const shortestSecretPath = 16;

/** A shorter storage setting may be a word of any text. */
const shortestSetting = 8;

/** Whether a text from the place of a credential is unlikely to stand for anything else elsewhere. */
function isTelling(value: string): boolean {
  if (/^[\d.]*$/.test(value)) return false;
  return value.length >= 12 || (value.length >= shortestSetting && /\d/.test(value));
}

/** What a cookie is for is no secret. */
const cookieAttribute = /;\s*(?:expires|max-age|domain|path|samesite)=[^;]*/gi;

/** What stands in place of a storage setting that was met where it has no business. */
const storagePlaceholder = /\[(s3Config[\w.-]*)\]|https:\/\/redacted\.invalid\/(s3Config[\w.-]*)/g;

/** The names of the storage settings that a text had before it was redacted, each once. */
export function storageSettingsIn(text: string): string[] {
  return [
    ...new Set([...text.matchAll(storagePlaceholder)].map(([, name, path]) => name ?? path ?? '')),
  ];
}

/** Whether a text consists of what stands in place of something. */
function isPlaceholder(text: string): boolean {
  return /^(?:\[[\w. -]+\] ?)+$/.test(text);
}

/** Knows the secrets of a run. */
export class Redaction {
  readonly #secrets = new Secrets();
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
    this.#secrets.add(secret, placeholder);
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

  /**
   * A text without its secrets. What is JSON stays so: texts stay texts, addresses stay addresses, and
   * nothing else changes.
   */
  text(text: string): string {
    const masked = redactMembers(text, (name, value) => this.#member(name, value));
    const spans = [...readingsOf(masked)].flatMap((reading) => {
      const placed = credentialsIn(reading.text).map((place) => {
        const span = inOriginal({ ...place, placeholder: '' }, reading);
        const written = masked.slice(span.from, span.to);
        const value = reading.text.slice(place.from, place.to);
        return { ...span, placeholder: this.#credentialAt(place, { value, written }) };
      });
      return [...placed, ...this.#secrets.findIn(reading)];
    });
    return replaceSpans(masked, keepingJson(masked, spans));
  }

  /** Members as `text` would leave them, but that they stay an object whatever the secrets are: numbers stay. */
  members(members: Readonly<Record<string, unknown>>): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(members).map(([name, value]) => {
        const replacement = isSensitive(name) ? this.#member(name, value) : undefined;
        return [this.text(name), replacement ?? this.value(value)];
      }),
    );
  }

  /** A value of JSON with the texts in it redacted, and the names and the values of members. */
  value(value: unknown): unknown {
    if (typeof value === 'string') return this.text(value);
    if (Array.isArray(value)) return value.map((item) => this.value(item));
    return isObject(value) ? this.members(value) : value;
  }

  /** The values by lower-case names, those of credentials replaced. */
  headers(headers: Iterable<readonly [string, string]>): Record<string, string> {
    return Object.fromEntries(
      [...headers].map(([name, value]) => {
        const key = name.toLowerCase();
        return [this.text(key), holdsCredential(key) ? this.#credential(value) : this.text(value)];
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

  #credentialAt(
    { kind }: CredentialPlace,
    { value, written }: { value: string; written: string },
  ): string {
    switch (kind) {
      case 'user':
        this.#learnParts(value);
        return 'redacted';
      case 'parameter': {
        const placeholder = this.#shown(written) ?? this.#placeholder(written);
        if (isTelling(value)) this.#secrets.add(value, placeholder);
        return placeholder;
      }
      case 'other':
        return isPlaceholder(written) ? written : this.#credential(value);
    }
  }

  /** Nothing of a credential is kept, and what it consists of is known from now on. */
  #credential(value: string): string {
    const shown = this.#shown(value);
    this.#learnParts(value);
    return shown ?? anonymous;
  }

  /** That a credential shows storage settings must not be hidden. */
  #shown(value: string): string | undefined {
    const settings = storageSettingsIn(replaceSpans(value, this.#secrets.find(value)));
    return settings.length === 0 ? undefined : settings.map((name) => `[${name}]`).join(' ');
  }

  /** A scheme and a key, a user and a password, names and values of cookies. */
  #learnParts(value: string): void {
    const [, basic = ''] = /^basic +(\S+)$/i.exec(value.trim()) ?? [];
    const told = `${value.replaceAll(cookieAttribute, '')} ${Buffer.from(basic, 'base64').toString()}`;
    const parts = told.split(/[\s;,:=]+/);
    for (const part of parts) if (isTelling(part)) this.#secrets.add(part, anonymous);
  }

  #webhook(address: string): string | undefined {
    if (this.#keptAddresses.some((beginning) => address.startsWith(beginning))) return undefined;
    const [asFarAsHost, path] = splitAddress(address);
    for (const secret of [path, ...path.split(/[/?#&=]+/)]) {
      if (secret.length >= shortestSecretPath) this.learn(secret, 'webhook path');
    }
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
