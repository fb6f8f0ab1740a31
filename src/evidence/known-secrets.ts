/** The secrets that are known in a run, or in what is shown together, and what replaces them. */
import { isDistinctive } from '../core/secret-texts.ts';
import { Secrets } from '../core/secrets.ts';
import { unescapeText } from './secret-names.ts';
import { storageSettingsIn } from './storage-secrets.ts';

/** Replaces a value without a name. */
export const anonymous = '[redacted]';

/** Maximum number of secrets remembered from traffic; the oldest are forgotten first. */
const mostMet = 100;

/** The most addresses that can be restored for calls: the latest. */
const mostAddresses = 10_000;

/** The beginning of an address. */
export const scheme = /^[a-z][a-z\d+.-]{0,15}:\/\//i;

/** The name of the placeholder for a value of a parameter. */
export type NumberOf = (value: string) => number;

interface KnownSecretsOptions {
  /** What the secrets of these are added to, for a single exchange. */
  readonly whole?: KnownSecrets | undefined;
  /** The number of a parameter's value in its placeholder. Default: they are counted. */
  readonly numberOf?: NumberOf | undefined;
  /** Further secrets, which others replace too. */
  readonly others?: Secrets | undefined;
  /** Whether storage settings are among these. Default: no. */
  readonly knowsStorage?: boolean;
  /** Whether the path of a webhook is marked as hidden. Default: another path of its form replaces it. */
  readonly marksPaths?: boolean | undefined;
}

export class KnownSecrets {
  readonly #whole: KnownSecrets | undefined;
  readonly #secrets: Secrets;
  /** Secrets that are no more than words, with their placeholders. */
  readonly #words = new Map<string, string>();
  /** Secrets that traffic has shown, the latest last. */
  readonly #met = new Set<string>();
  readonly #keptAddresses: string[] = [];
  /** The values of query parameters by their placeholders, and the reverse. */
  readonly #values = new Map<string, string>();
  readonly #placeholders = new Map<string, string>();
  readonly #numberOf: NumberOf;
  #lastNumber = 0;
  #hasStorage: boolean;
  /** Whether the path of a webhook is marked as hidden, for people, instead of replaced by one of its form. */
  readonly marksPaths: boolean;

  constructor({
    whole,
    numberOf,
    others,
    knowsStorage = false,
    marksPaths = whole?.marksPaths ?? false,
  }: KnownSecretsOptions = {}) {
    this.#whole = whole;
    this.marksPaths = marksPaths;
    this.#secrets = new Secrets(others);
    this.#hasStorage = knowsStorage;
    this.#numberOf =
      numberOf ??
      (() => {
        this.#lastNumber += 1;
        return this.#lastNumber;
      });
  }

  /**
   * From now on `[name]` replaces the secret; another address replaces an address. A short or common word,
   * such as `undefined`, is replaced only where it is the whole value of a parameter.
   */
  learn(secret: string, name: string): void {
    const plain = name.replaceAll(/[^\w. -]/g, '_');
    this.#hasStorage ||= plain.startsWith('s3Config');
    const isAddress = scheme.test(secret);
    const placeholder = isAddress ? `https://redacted.invalid/${plain}` : `[${plain}]`;
    if (isDistinctive(secret)) this.#secrets.add(secret, placeholder);
    else if (secret !== '') this.#words.set(secret, placeholder);
  }

  /**
   * Learns every text and number in the storage settings of a check, so that any leak is visible.
   * Real settings are different: only their credentials are learnt, because a worker may return the
   * name of a bucket.
   */
  learnStorage(storage: unknown, name = 's3Config'): void {
    if (typeof storage === 'string' || typeof storage === 'number') {
      this.learn(`${storage}`, name);
    } else if (typeof storage === 'object' && storage !== null) {
      for (const [key, value] of Object.entries(storage)) {
        this.learnStorage(value, `${name}.${key}`);
      }
    }
  }

  /** Learns a secret that traffic has shown. Only the latest 100 of these are known. */
  meet(secret: string, name: string): void {
    if (this.#whole !== undefined) {
      this.#whole.meet(secret, name);
      return;
    }
    if (!isDistinctive(secret)) return;
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

  /** Whether an address belongs to the run, and so is not redacted. */
  isKept(address: string): boolean {
    const kept = (this.#whole ?? this).#keptAddresses;
    return kept.some((beginning) => address.startsWith(beginning));
  }

  /** A text in which placeholders stand for what is known. */
  replaceIn(text: string): string {
    const shared = this.#whole === undefined ? text : this.#whole.replaceIn(text);
    return this.#secrets.replaceIn(shared);
  }

  /** The placeholder of a secret word, if that is all of a parameter's value. */
  placeholderOfWord(value: string): string | undefined {
    const word = this.#words.get(unescapeText(value.replaceAll('+', ' ')));
    return word ?? (this.#whole === undefined ? undefined : this.#whole.placeholderOfWord(value));
  }

  /** One for each value, so that two addresses stay two. */
  placeholderOf(value: string): string {
    if (this.#whole !== undefined) return this.#whole.placeholderOf(value);
    if (value === '' || this.#values.has(value)) return value;
    const knownPlaceholder = this.leakIn(value) ?? this.#placeholders.get(value);
    if (knownPlaceholder !== undefined) return knownPlaceholder;
    if (this.#values.size >= mostAddresses) {
      this.#values.clear();
      this.#placeholders.clear();
    }
    const placeholder = `redacted-${this.#numberOf(value)}`;
    this.#values.set(placeholder, value);
    this.#placeholders.set(value, placeholder);
    return placeholder;
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

  /** A leak of storage settings in a credential must stay visible. */
  leakIn(value: string): string | undefined {
    const settings = storageSettingsIn(this.#knowsStorage ? this.replaceIn(value) : value);
    return settings.length === 0 ? undefined : settings.map((name) => `[${name}]`).join(' ');
  }

  /** Without any, values need not be searched for them: a body may have a credential in every few characters. */
  get #knowsStorage(): boolean {
    if (this.#whole === undefined) return this.#hasStorage;
    return this.#hasStorage || this.#whole.#knowsStorage;
  }
}

/** A text in which placeholders of parameters, numbered anew in each run, have no number. */
export function withoutPlaceholderNumbers(text: string): string {
  return text.replaceAll(/\bredacted-\d+/g, 'redacted');
}
