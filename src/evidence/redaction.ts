/**
 * Removes secrets from records: known ones in all forms of `secrets.ts`, and values of headers,
 * query parameters and JSON members by name. `docs/guides/checking.md` lists both.
 */
import { base64UrlBytes, textOf } from '../core/bytes.ts';
import { isObject } from '../core/json.ts';
import { rewriteBrokenJson, rewriteJson } from '../core/rewrite-json.ts';
import { isDistinctive, isRandom } from '../core/secret-texts.ts';
import type { Secrets } from '../core/secrets.ts';
import { secretRewriting } from './json-secrets.ts';
import { anonymous, KnownSecrets, type NumberOf } from './known-secrets.ts';
import { redactNamedValues } from './named-values.ts';
import { redactPairs, redactQuery } from './parameter-secrets.ts';
import { holdsStorage, isSecretHeader, isSecretParameter, isSensitive } from './secret-names.ts';
import {
  cutAtFirstSecret,
  cutAtSecretMember,
  cutBehindSecretName,
  maskAssignedSecrets,
} from './unreadable-json.ts';
import { redactUsualPlaces } from './usual-places.ts';

/** JSON in a text of JSON is read so many times. What is deeper is removed from the first name of a secret on. */
const deepestNesting = 6;

const beginsAsJson = /^\s*["[{]/;
const beginsAsObject = /^\s*[[{]\s*["[{]/;
/** Parameters, as a form sends them. */
const isForm = /^[^\s"'<>{}[\]=&?:/]{1,200}=[^\s"'<>{}]*$/;

/**
 * What says how a message is to be read, by the header that begins with it: it stays even if it equals a key that
 * may be made of words.
 */
const structuralHeaders = new Map([
  ['content-type', /^[\w.+-]+\/[\w.+-]+(?=\s*(?:;|$))/],
  ['host', /^[\w.-]+(?=(?::\d{1,5})?$)/],
]);

/** Knows the secrets of a run, or of what is shown together. */
export class Redaction {
  readonly #secrets: KnownSecrets;

  /**
   * @param numberOf the number of a parameter's value in its placeholder. Default: they are counted
   * @param known further secrets, which others replace too
   * @param knowsStorage whether storage settings are among these. Default: no
   * @param marksPaths whether the path of a webhook is marked as hidden (`/•••`), for people. Default: a path of the
   *   same form replaces it
   */
  constructor({
    whole,
    numberOf,
    known: knownSecrets,
    knowsStorage = false,
    marksPaths,
  }: {
    whole?: Redaction;
    numberOf?: NumberOf;
    known?: Secrets | undefined;
    knowsStorage?: boolean;
    marksPaths?: boolean | undefined;
  } = {}) {
    this.#secrets = new KnownSecrets({
      marksPaths,
      whole: whole === undefined ? undefined : whole.#secrets,
      numberOf,
      others: knownSecrets,
      knowsStorage,
    });
  }

  /**
   * For an exchange with these credentials, which are replaced in it. Whatever else it shows to be a secret is
   * known from then on.
   * @param isRemembered whether its key is known then too. One that may be made of words never is: whoever
   * sends the name of a model as a key does not change what others have sent. Default: it is
   * @param known further secrets that are replaced in it
   * @param knowsStorage whether storage settings are among these. Default: no
   */
  forExchange(
    authorization = '',
    {
      isRemembered = true,
      known: knownSecrets,
      knowsStorage = false,
    }: { isRemembered?: boolean; known?: Secrets; knowsStorage?: boolean } = {},
  ): Redaction {
    const exchange = new Redaction({ whole: this, known: knownSecrets, knowsStorage });
    for (const secret of credentialsIn(authorization)) exchange.learn(secret, 'API key');
    const key = authorization.trim().replace(/^\S+\s+/, '');
    if (isRemembered && isRandom(key)) this.meet(key, 'API key');
    return exchange;
  }

  /**
   * From now on `[name]` replaces the secret; another address replaces an address. A short or common word,
   * such as `undefined`, is replaced only where it is the whole value of a parameter.
   */
  learn(secret: string, name: string): void {
    this.#secrets.learn(secret, name);
  }

  /**
   * Learns every text and number in the storage settings of a check, so that any leak is visible.
   * Real settings are different: only their credentials are learnt, because a worker may return the
   * name of a bucket.
   */
  learnStorage(storage: unknown): void {
    this.#secrets.learnStorage(storage);
  }

  /** Learns a secret that traffic has shown. Only the latest 100 of these are known. */
  meet(secret: string, name: string): void {
    this.#secrets.meet(secret, name);
  }

  /** Webhook addresses with this prefix are not redacted: they belong to the run. */
  keepAddresses(beginning: string): void {
    this.#secrets.keepAddresses(beginning);
  }

  /** A text without its secrets. What is JSON stays JSON, and an address stays an address. */
  text(text: string): string {
    if (isForm.test(text)) return this.#form(text);
    const json = this.#json(text, 0);
    if (json !== undefined) return this.#secrets.replaceIn(this.#redactUsualPlaces(json, 0));
    const looseText = this.#redactNamedValues(
      this.#redactUsualPlaces(this.#brokenJson(text, 0), 0),
      0,
    );
    return this.#secrets.replaceIn(
      beginsAsObject.test(text) ? cutAtFirstSecret(looseText) : cutAtSecretMember(looseText),
    );
  }

  /**
   * A body from anywhere. Of one that is not JSON, nothing is left after the first name of a secret that has a value:
   * how this is quoted, and where it ends, is not known.
   */
  body(text: string): string {
    if (isForm.test(text)) return this.#form(text);
    const json = this.#json(text, 0);
    if (json !== undefined) return this.#secrets.replaceIn(this.#redactUsualPlaces(json, 0));
    const broken = this.#redactUsualPlaces(this.#brokenJson(text, 0), 0);
    return this.#secrets.replaceIn(cutAtFirstSecret(this.#redactNamedValues(broken, 0)));
  }

  /** The target of a request. Each parameter is decoded, and its value ends where the next one begins. */
  target(target: string): string {
    const start = target.indexOf('?') + 1;
    if (start === 0) return this.text(target);
    return this.text(target.slice(0, start) + redactQuery(target.slice(start), this.#secrets));
  }

  /** A value of JSON without its secrets. */
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
        const plain = key.replace(/^x-/, '');
        if (isSecretHeader(plain) || isSecretParameter(plain, value))
          return [key, this.#secrets.leakIn(value) ?? anonymous];
        const [kept = ''] = structuralHeaders.get(key)?.exec(value) ?? [];
        const isKept = kept !== '' && !isRandom(kept);
        const rest = isKept ? value.slice(kept.length) : value;
        return [key, (isKept ? kept : '') + this.text(redactPairs(rest, this.#secrets))];
      }),
    );
  }

  /**
   * An address as it was before its query was redacted, so that it can be called. Its host stays.
   */
  original(address: string): string {
    return this.#secrets.original(address);
  }

  #form(text: string): string {
    const rest = this.#redactUsualPlaces(`?${redactQuery(text, this.#secrets)}`, 0).slice(1);
    return this.#secrets.replaceIn(rest);
  }

  /** Undefined if the text is not JSON. */
  #json(text: string, depth: number): string | undefined {
    return beginsAsJson.test(text) ? rewriteJson(text, this.#rewritingAt(depth)) : undefined;
  }

  /** A text that is not JSON, in which JSON may stand, whole or cut off. */
  #brokenJson(text: string, depth: number): string {
    return text.includes('"') ? rewriteBrokenJson(text, this.#rewritingAt(depth)) : text;
  }

  /** A text within another one may be JSON itself, or another notation of members. */
  #inside(text: string, depth: number): string {
    if (depth > deepestNesting) return cutBehindSecretName(text);
    const json = this.#json(text, depth);
    if (json !== undefined) return this.#redactUsualPlaces(json, depth);
    const broken = this.#redactUsualPlaces(this.#brokenJson(text, depth), depth);
    // What is left of addresses stays.
    return this.#redactNamedValues(maskAssignedSecrets(broken), depth);
  }

  #redactUsualPlaces(text: string, depth: number): string {
    return redactUsualPlaces(text, this.#secrets, (inner) => this.#inside(inner, depth + 1));
  }

  #redactNamedValues(text: string, depth: number): string {
    return redactNamedValues(text, this.#secrets, (inner) => this.#inside(inner, depth + 1));
  }

  #rewritingAt(depth: number) {
    return secretRewriting(this.#secrets, (inner) => this.#inside(inner, depth + 1));
  }
}

/**
 * What may be a secret in an `Authorization` header: all of it, what follows the scheme, its parts, and what
 * these mean in Base64.
 */
function credentialsIn(authorization: string): string[] {
  const whole = authorization.trim();
  const parts = [whole, whole.replace(/^\S+\s+/, ''), ...whole.split(/[\s,;="]+/)];
  const decoded = parts.filter(isDistinctive).flatMap((part) => {
    const text = textOf(base64UrlBytes(part));
    return text.includes('\ufffd') ? [] : [text, ...text.split(':')];
  });
  return [...new Set([...parts, ...decoded])];
}

/** Whether evidence keeps a member of JSON with this name as it was sent; of others only that they are there. */
export function isKeptMember(name: string, value: unknown): boolean {
  if (!isSensitive(name)) return true;
  return !holdsStorage(name) && (value === null || typeof value === 'boolean');
}
