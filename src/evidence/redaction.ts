/**
 * Takes secrets out of what is recorded: known ones in the forms of `secrets.ts`, others by the names
 * and places of `secret-places.ts`. One pass each, so that the time is in proportion to the text.
 */
import { isObject } from './calls.ts';
import {
  anonymous,
  holdsCredential,
  holdsStorage,
  isAddress,
  isSensitive,
  maskAddress,
  maskShape,
  namesCredential,
  redactMembers,
  redactParameters,
  splitAddress,
  unnamedPlaces,
} from './secret-places.ts';
import { Secrets, shortestSecret } from './secrets.ts';

/** A shorter path of a webhook is no secret, and may well stand for something else. */
const shortestSecretPath = 16;

/** A shorter storage setting may be a word of any text. */
const shortestSetting = 8;

/** So many values that stood where a credential is expected are searched for elsewhere, too. */
const mostMet = 500;

/** So many of one text are. */
const mostMetInText = 100;

/** A longer one is replaced where it stands only, in characters. */
const longestMet = 512;

/** So many addresses can be told from each other, and called as they were. */
const mostAddresses = 10_000;

/** Storage settings deeper than this are replaced as a whole. */
const deepestSetting = 20;

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

/** Knows the secrets of a run. */
export class Redaction {
  #secrets = new Secrets();
  readonly #known = new Map<string, string>();
  /** Values from the places of credentials, the latest last. */
  readonly #met = new Map<string, string>();
  readonly #keptAddresses: string[] = [];
  readonly #values = new Numbering();
  #stillMet = mostMetInText;

  /**
   * From now on `[name]` stands in place of the secret; in place of an address stands another one.
   * Texts of less than four characters are not taken for secrets.
   */
  learn(secret: string, name: string): void {
    if (secret.length < shortestSecret || this.#known.has(secret)) return;
    const plain = name.replaceAll(/[^\w. -]/g, '_');
    const placeholder = isAddress(secret) ? `https://redacted.invalid/${plain}` : `[${plain}]`;
    this.#known.set(secret, placeholder);
    this.#secrets.add(secret, placeholder);
  }

  /**
   * Learns every text and number in storage settings that were made up for a check, so that a leak of
   * any of them shows as such. Of real ones the credentials are learnt from the request: the name of a
   * bucket may rightly stand in what a worker returns. What has less than eight characters is left out.
   */
  learnStorage(storage: unknown, name = 's3Config'): void {
    if (typeof storage === 'string' || typeof storage === 'number') {
      if (`${storage}`.length >= shortestSetting) this.learn(`${storage}`, name);
    } else if (typeof storage === 'object' && storage !== null) {
      for (const [key, value] of Object.entries(storage))
        this.learnStorage(value, `${name}.${key}`);
    }
  }

  /** Learns a key that was seen on its way; of many the latest ones are known. */
  meetKey(key: string): void {
    this.#stillMet = 1;
    this.#meet(key, '[API key]');
  }

  /** Webhook addresses that begin so are kept whole: they are the run's own. */
  keepAddresses(beginning: string): void {
    this.#keptAddresses.push(beginning);
  }

  /** A text without its secrets. What is JSON stays so: texts stay texts, and addresses addresses. */
  text(text: string): string {
    this.#stillMet = mostMetInText;
    const withoutMembers = redactMembers(text, (name, value) => this.#member(name, value));
    const withoutParameters = redactParameters(withoutMembers, (value) => this.#parameter(value));
    const placed = unnamedPlaces.reduce(
      (rest, place) =>
        rest.replaceAll(place, (value) => {
          this.#meetParts(value);
          return this.#shown(value) ?? (place === unnamedPlaces.at(-1) ? anonymous : 'redacted');
        }),
      withoutParameters,
    );
    return this.#secrets.replaceIn(placed);
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
    this.#stillMet = mostMetInText;
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
      /redacted-(\d+)/g,
      (placeholder, number) => this.#values.valueOf(Number(number)) ?? placeholder,
    );
  }

  #meet(value: string, placeholder: string): void {
    if (value.length > longestMet || this.#known.has(value)) return;
    if (!this.#met.delete(value)) {
      if (this.#stillMet <= 0) return;
      this.#stillMet -= 1;
      this.#secrets.add(value, placeholder);
    }
    this.#met.set(value, placeholder);
    if (this.#met.size <= mostMet) return;
    for (const oldest of [...this.#met.keys()].slice(0, mostMet / 2)) this.#met.delete(oldest);
    this.#secrets = new Secrets();
    for (const secret of [...this.#known, ...this.#met]) this.#secrets.add(...secret);
  }

  #member(name: string, value: unknown): unknown {
    if (holdsStorage(name)) return this.#storage(value, name);
    if (typeof value === 'number') {
      if (!namesCredential(name) || `${value}`.length < shortestSecret) return undefined;
      if (`${value}`.length >= shortestSetting) this.#meet(`${value}`, anonymous);
      return 0;
    }
    if (typeof value !== 'string') return undefined;
    return name === 'webhook' ? this.#webhook(value) : this.#credential(value);
  }

  #parameter(value: string): string {
    const placeholder = this.#shown(value) ?? this.#numbered(value);
    if (isTelling(value)) this.#meet(value, placeholder);
    return placeholder;
  }

  /** One for each value, so that two addresses stay two. */
  #numbered(value: string): string {
    const [, known] = /^redacted-(\d+)$/.exec(value) ?? [];
    if (known !== undefined && this.#values.valueOf(Number(known)) !== undefined) return value;
    return `redacted-${this.#values.numberOf(value)}`;
  }

  /** Nothing of a credential is kept, and what it consists of is known from now on. */
  #credential(value: string): string {
    const shown = this.#shown(value);
    this.#meetParts(value);
    return shown ?? anonymous;
  }

  /** That a credential shows storage settings must not be hidden. */
  #shown(value: string): string | undefined {
    const settings = storageSettingsIn(this.#secrets.replaceIn(value));
    return settings.length === 0 ? undefined : settings.map((name) => `[${name}]`).join(' ');
  }

  /** A scheme and a key, a user and a password, names and values of cookies. */
  #meetParts(value: string): void {
    const [, basic = ''] = /^basic +(\S+)$/i.exec(value.trim()) ?? [];
    const told = `${value.replaceAll(cookieAttribute, '')} ${Buffer.from(basic, 'base64').toString()}`;
    for (const part of told.split(/[\s;,:=]+/)) {
      if (isTelling(part)) this.#meet(part, anonymous);
    }
  }

  #webhook(address: string): string | undefined {
    if (this.#keptAddresses.some((beginning) => address.startsWith(beginning))) return undefined;
    const [asFarAsHost, path] = splitAddress(address);
    for (const secret of [path, ...path.split(/[?#]/), ...path.split(/[/?#&=]+/)]) {
      if (secret.length >= shortestSecretPath) this.#meet(secret, '[webhook path]');
    }
    const number = `${this.#values.numberOf(address)}`;
    // Another letter or digit changes nothing about the form of an address.
    return asFarAsHost + maskShape(path).replace(/x0?|0/, (mark) => mark.replace(/0?$/, number));
  }

  #storage(value: unknown, name: string, depth = 0): unknown {
    if (depth > deepestSetting) return anonymous;
    if (typeof value === 'string' || typeof value === 'number') {
      const [, member = ''] = /\.([^.]*)$/.exec(name) ?? [];
      const text = `${value}`;
      if (namesCredential(member) && text.length >= shortestSetting) {
        this.#meet(text, `[${name.replaceAll(/[^\w. -]/g, '_')}]`);
      }
      if (typeof value === 'number') return 0;
      return isAddress(value) ? maskAddress(value) : `[${name}]`;
    }
    if (Array.isArray(value)) {
      return value.map((item, index) => this.#storage(item, `${name}.${index}`, depth + 1));
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        this.#storage(item, `${name}.${key}`, depth + 1),
      ]),
    );
  }
}

/** Whether a text from the place of a credential is unlikely to stand for anything else elsewhere. */
function isTelling(value: string): boolean {
  if (/^[\d.]*$/.test(value)) return false;
  return value.length >= 12 || (value.length >= shortestSetting && /\d/.test(value));
}

/** A number for each of the latest values, and never one for two. */
class Numbering {
  readonly #numbers = new Map<string, number>();
  readonly #values = new Map<number, string>();
  #last = 0;

  numberOf(value: string): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    this.#last += 1;
    this.#numbers.set(value, this.#last);
    this.#values.set(this.#last, value);
    const oldest = this.#last - mostAddresses;
    this.#numbers.delete(this.#values.get(oldest) ?? '');
    this.#values.delete(oldest);
    return this.#last;
  }

  valueOf(number: number): string | undefined {
    return this.#values.get(number);
  }
}
