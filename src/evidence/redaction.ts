/**
 * Removes secrets from records: known ones in all forms of `secrets.ts`, and values of headers,
 * query parameters and JSON members by name. `docs/guides/checking.md` lists both.
 */
import { isLosslessNumber, parse, stringify } from 'lossless-json';
import { isObject } from '../core/json.ts';
import { Secrets, shortestSecret } from '../core/secrets.ts';

/** A header, parameter or member holds a credential if its name contains one of these. */
export const credentialNames = (
  'authorization cookie secret password passwd signature credential apikey accesskey accessid ' +
  'privatekey accesstoken authtoken refreshtoken securitytoken sessiontoken controltoken ' +
  'apitoken'
).split(' ');

/**
 * A header or parameter with exactly one of these names does, too; a JSON member may mean something
 * else.
 */
export const shortCredentialNames =
  'auth code hmac idtoken key keypairid sig token xauth xtoken'.split(' ');

/** Replaces a value without a name. */
const anonymous = '[redacted]';

/** A shorter webhook path is not a secret, in characters: it may be an ordinary word. */
const shortestSecretPath = 16;

/** A shorter storage setting may be a word of any text, in characters. */
const shortestSetting = 8;

/** Maximum number of secrets remembered from traffic; the oldest are forgotten first. */
const mostMet = 100;

/** The most addresses that can be restored for calls: the latest. */
const mostAddresses = 10_000;

const containsCredentialName = new RegExp(credentialNames.join('|'), 'i');
const isShortCredentialName = new RegExp(`^(?:${shortCredentialNames.join('|')})$`, 'i');
const memberName = /"((?:[^"\\]|\\.){1,100})"\s{0,64}:/g;

/** A name as it may be spelled: what does not count may follow each character. */
const spelled = (names: readonly string[]) =>
  names.map((name) => [...name].join('[-_.~]?')).join('|');
const parameterName = String.raw`(?:[?&;]|\\u0026|%(?:3F|26|3B))(?:[\w.~-]{0,60}?(?:${spelled(credentialNames)})[\w.~-]{0,60}|${spelled(shortCredentialNames)})`;
const parameter = new RegExp(String.raw`(${parameterName}(?:=|\\u003d))([^&#;\s"'<>\\]+)`, 'gi');
/** Within an address that is itself a parameter. */
const encodedParameter = new RegExp(
  String.raw`(${parameterName}%3D)([^&#;\s"'<>\\%]*(?:%(?!26|23|22|20|5C)[^&#;\s"'<>\\%]*)*)`,
  'gi',
);

/** A secret name as it may stand in a text that is not JSON. */
const anyName = new RegExp(
  [...credentialNames, 's3config', 'webhook'].map((name) => [...name].join('[-_.~ ]?')).join('|'),
  'i',
);
/** Such a name with a value behind it, however they are quoted: in prose it has none. */
const assignedName = new RegExp(
  String.raw`(?:${anyName.source})[\w.~-]{0,60}(?:[\s"'\`\\\]]|&quot;|%(?:22|27|5D)){0,20}(?:[:=>,]|%3[AD])`,
  'i',
);
const escapedCharacter = /\\+u([\da-f]{4})|\\+x([\da-f]{2})|%(?:25)*([2-7][\da-f])|\0/gi;
const userInAddress =
  /(?<=:(?:\/\/|\\\/\\\/))[^/?#\s"'\\<>]{1,1000}(?=@)|(?<=%3A%2F%2F)(?:[\w.~!*'()-]|%(?!40|2F|3F|23)[\dA-F]{2}){1,300}(?=%40)/gi;
const keyAfterScheme =
  /(?<=\b(?:bearer|basic) {1,4})(?=[a-z.~+/_-]{0,4000}\d)[\w.~+/-]{8,4096}=*/gi;

/** Replaces a storage setting in a place where it must not appear. */
const storagePlaceholder = /\[(s3Config[\w.-]*)\]|https:\/\/redacted\.invalid\/(s3Config[\w.-]*)/g;

/** The names of the storage settings that a text had before it was redacted, each once. */
export function storageSettingsIn(text: string): string[] {
  return [
    ...new Set([...text.matchAll(storagePlaceholder)].map(([, name, path]) => name ?? path ?? '')),
  ];
}

/** Knows the secrets of a run. */
export class Redaction {
  readonly #secrets = new Secrets();
  /** Secrets that traffic has shown, the latest last. */
  readonly #met = new Set<string>();
  readonly #keptAddresses: string[] = [];
  /** The values of query parameters by their placeholders, and the reverse. */
  readonly #values = new Map<string, string>();
  readonly #placeholders = new Map<string, string>();
  #lastNumber = 0;

  /**
   * From now on `[name]` replaces the secret; another address replaces an address. Texts of less
   * than four characters do not count as secrets.
   */
  learn(secret: string, name: string): void {
    if (secret.length < shortestSecret) return;
    const plain = name.replaceAll(/[^\w. -]/g, '_');
    const isAddress = scheme.test(secret);
    this.#secrets.add(secret, isAddress ? `https://redacted.invalid/${plain}` : `[${plain}]`);
  }

  /**
   * Learns every text and number in the storage settings of a check, so that any leak is visible.
   * Real settings are different: only their credentials are learnt, because a worker may return the
   * name of a bucket. Values of less than eight characters are left out.
   */
  learnStorage(storage: unknown, name = 's3Config'): void {
    if (typeof storage === 'string' || typeof storage === 'number') {
      if (`${storage}`.length >= shortestSetting) this.learn(`${storage}`, name);
    } else if (typeof storage === 'object' && storage !== null) {
      for (const [key, value] of Object.entries(storage)) {
        this.learnStorage(value, `${name}.${key}`);
      }
    }
  }

  /** Learns a secret that traffic has shown. Only the latest 100 of these are known. */
  meet(secret: string, name: string): void {
    if (this.#secrets.has(secret) && !this.#met.delete(secret)) return;
    this.learn(secret, name);
    this.#met.add(secret);
    const [oldest] = this.#met;
    if (this.#met.size <= mostMet || oldest === undefined) return;
    this.#met.delete(oldest);
    this.#secrets.forget(oldest);
  }

  /** Webhook addresses with this prefix are not redacted: they belong to the run. */
  keepAddresses(beginning: string): void {
    this.#keptAddresses.push(beginning);
  }

  /** A text without its secrets. What is JSON stays JSON, and an address stays an address. */
  text(text: string): string {
    return this.#withoutPlaced(this.#withoutMembers(text));
  }

  /**
   * A body from anywhere. Of one that is not JSON, nothing is left after the first name of a secret: how the
   * value is quoted, and where it ends, is not known.
   */
  body(text: string): string {
    if (!anyName.test(unescaped(text))) return this.#withoutPlaced(text);
    try {
      return this.#withoutPlaced(this.#json(text));
    } catch {
      return this.#withoutPlaced(cutAfter(text, anyName));
    }
  }

  #withoutPlaced(text: string): string {
    const withoutParameter = (_: string, start: string, value: string) =>
      start + this.#parameter(value);
    const placed = text
      .replaceAll(parameter, withoutParameter)
      .replaceAll(encodedParameter, withoutParameter)
      .replaceAll(userInAddress, (value) => this.#shown(value) ?? 'redacted')
      .replaceAll(keyAfterScheme, (value) => this.#shown(value) ?? anonymous);
    return this.#secrets.replaceIn(placed);
  }

  /** A value of JSON without its secrets, names of members included. */
  value(value: unknown): unknown {
    return JSON.parse(this.text(JSON.stringify(value)));
  }

  /** Members without their secrets. */
  members(members: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
    const redacted = this.value(members);
    return isObject(redacted) ? redacted : {};
  }

  /** The values by lower-case names, those of credentials replaced. */
  headers(headers: Iterable<readonly [string, string]>): Record<string, string> {
    return Object.fromEntries(
      [...headers].map(([name, value]) => {
        const key = name.toLowerCase();
        const kept = holdsCredential(key) ? (this.#shown(value) ?? anonymous) : this.text(value);
        return [this.text(key), kept];
      }),
    );
  }

  /**
   * An address as it was before its query was redacted, so that it can be called. Its host stays.
   */
  original(address: string): string {
    return address.replaceAll(
      /(?<=(?:=|%3D|\\u003d))redacted-\d+/gi,
      (placeholder) => this.#values.get(placeholder) ?? placeholder,
    );
  }

  /** If a text is not JSON or is nested too deeply, everything after such a name is removed. */
  #withoutMembers(text: string): string {
    for (const { 0: match, 1: name = '', index } of text.matchAll(memberName)) {
      // What is escaped in a name is known once it has been parsed.
      if (!name.includes('\\u') && !isSensitive(name)) continue;
      try {
        return stringify(this.#members(parse(text))) ?? '';
      } catch {
        return text.slice(0, index + match.length) + anonymous;
      }
    }
    return text;
  }

  #members(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.#members(item));
    if (typeof value === 'string') return this.#nested(value);
    if (isLosslessNumber(value) || !isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, this.#member(name, item)]),
    );
  }

  /** The text as it is if nothing in it is a secret. Throws if it is not JSON. */
  #json(text: string): string {
    const value = parse(text);
    const redacted = stringify(this.#members(value)) ?? '';
    return redacted === stringify(value) ? text : redacted;
  }

  /** A text of JSON may be JSON itself, or another notation of members. */
  #nested(text: string): string {
    if (!anyName.test(unescaped(text))) return text;
    if (/^\s*["[{]/.test(text)) {
      try {
        return this.#json(text);
      } catch {
        // Another notation begins like this, too.
      }
    }
    return cutAfter(text, assignedName);
  }

  #member(name: string, value: unknown): unknown {
    if (holdsStorage(name)) return this.#storage(value, name);
    if (typeof value === 'string' && name === 'webhook') return this.#webhook(value);
    if (!namesCredential(name)) return this.#members(value);
    if (typeof value === 'string') return this.#shown(value) ?? anonymous;
    return isLosslessNumber(value) ? 0 : this.#members(value);
  }

  /** One for each value, so that two addresses stay two. */
  #parameter(value: string): string {
    if (value === '' || this.#values.has(value)) return value;
    const known = this.#shown(value) ?? this.#placeholders.get(value);
    if (known !== undefined) return known;
    if (this.#values.size >= mostAddresses) {
      this.#values.clear();
      this.#placeholders.clear();
    }
    this.#lastNumber += 1;
    const placeholder = `redacted-${this.#lastNumber}`;
    this.#values.set(placeholder, value);
    this.#placeholders.set(value, placeholder);
    return placeholder;
  }

  /** A leak of storage settings in a credential must stay visible. */
  #shown(value: string): string | undefined {
    const settings = storageSettingsIn(this.#secrets.replaceIn(value));
    return settings.length === 0 ? undefined : settings.map((name) => `[${name}]`).join(' ');
  }

  #webhook(address: string): string {
    if (this.#keptAddresses.some((beginning) => address.startsWith(beginning))) return address;
    const [start = ''] = /^[a-z][a-z\d+.-]{0,15}:(?:\/\/[^/?#\\]*)?/i.exec(address) ?? [];
    const path = address.slice(start.length);
    for (const secret of new Set([path, ...path.split(/[?#]/), ...path.split(/[/?#&=]+/)])) {
      if (secret.length >= shortestSecretPath) this.meet(secret, 'webhook path');
    }
    return start + maskShape(path);
  }

  #storage(value: unknown, name: string): unknown {
    if (typeof value === 'string' || isLosslessNumber(value)) {
      const [, member = ''] = /\.([^.]*)$/.exec(name) ?? [];
      const text = `${value}`;
      if (namesCredential(member) && text.length >= shortestSetting) this.meet(text, name);
      if (typeof value !== 'string') return 0;
      const [start] = scheme.exec(value) ?? [];
      return start === undefined ? `[${name}]` : start + maskShape(value.slice(start.length));
    }
    if (Array.isArray(value)) {
      return value.map((item, index) => this.#storage(item, `${name}.${index}`));
    }
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, this.#storage(item, `${name}.${key}`)]),
    );
  }
}

/** Whether evidence keeps a member of JSON with this name as it was sent; of others only that they are there. */
export function isKeptMember(name: string, value: unknown): boolean {
  const isPlain = typeof value !== 'object' && typeof value !== 'boolean';
  return !holdsStorage(name) && !(isSensitive(name) && isPlain);
}

/** A text in which placeholders of parameters, numbered anew in each run, have no number. */
export function withoutNumbers(text: string): string {
  return text.replaceAll(/\bredacted-\d+/g, 'redacted');
}

function unescaped(text: string): string {
  return text.replaceAll(escapedCharacter, (_, unit = '', byte = '', percent = '') => {
    const code = `${unit}${byte}${percent}`;
    return code === '' ? '' : String.fromCharCode(Number.parseInt(code, 16));
  });
}

/** A text up to the first match; nothing of it if a match is only there without escapes. */
function cutAfter(text: string, pattern: RegExp): string {
  const match = pattern.exec(text);
  if (pattern.test(unescaped(text.slice(0, match?.index)))) return anonymous;
  return match === null ? text : text.slice(0, match.index + match[0].length) + anonymous;
}

/** Whether a name says that its value is secret. Hyphens, underscores, dots, spaces and letter case do not count. */
export function namesCredential(name: string): boolean {
  return containsCredentialName.test(name.replaceAll(/[-_. ]/g, ''));
}

function holdsCredential(name: string): boolean {
  return namesCredential(name) || isShortCredentialName.test(name.replaceAll(/[-_. ]/g, ''));
}

function isSensitive(name: string): boolean {
  return holdsStorage(name) || name === 'webhook' || namesCredential(name);
}

function holdsStorage(name: string): boolean {
  return name.replaceAll(/[-_. ]/g, '').toLowerCase() === 's3config';
}

const scheme = /^[a-z][a-z\d+.-]{0,15}:\/\//i;

/**
 * Masks the letters and digits of a text and keeps its other characters, so that a valid URL stays
 * valid and an invalid one stays invalid.
 */
function maskShape(text: string): string {
  return text.replaceAll(/\[[0-9a-f:.]+\]|%[0-9a-f]{2}|[a-z]+|\d+|[^ -~]/gi, (part) => {
    if (part.startsWith('[')) return '[::]';
    if (part.startsWith('%')) return '%00';
    if (/^\d/.test(part)) return '0';
    return /^[a-z]/i.test(part) ? 'x' : 'é';
  });
}
