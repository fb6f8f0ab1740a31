/** What requests are sent with: base URL, headers, and secrets that no error repeats. */
import { isUrl } from '../core/urls.ts';

/** A text that errors must not contain. */
export interface HiddenText {
  readonly value: string;
  /** Replaces the value if a deployment repeats it. */
  readonly placeholder: string;
  /** Of a key or token. */
  readonly header?: readonly [name: string, value: string];
}

/** A header value that errors must not contain. */
export interface Secret extends HiddenText {
  /** The option that sets it, with its article, for messages. */
  readonly option: string;
  readonly header: readonly [name: string, value: string];
}

/** Replaces secrets by their placeholders. */
export type Hide = (text: string) => string;

/** The secret of an API key, sent as `Authorization: Bearer <key>`. */
export function apiKeySecret(apiKey: string): Secret {
  return {
    option: 'an apiKey',
    placeholder: '[API key]',
    value: apiKey,
    header: ['authorization', `Bearer ${apiKey}`],
  };
}

/** What a storage credential is called: the document's `accessId` and `accessSecret`, and what others have beside them. */
const credentialName = /access|auth|cred|key|pass|secret|token/i;

/**
 * The credentials in the storage settings of a request. A deployment may quote the request in its answer.
 * Shorter ones than four characters may be part of any word.
 */
export function storageSecrets(settings: object): HiddenText[] {
  return Object.entries(settings).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null) return storageSecrets(value);
    if (typeof value !== 'string' || !credentialName.test(name)) return [];
    // In pieces, as a pattern must not become too long.
    const pieces = value.match(/.{4,200}/gs) ?? [];
    return pieces.map((piece) => ({ value: piece, placeholder: `[s3Config.${name}]` }));
  });
}

/**
 * A base URL without trailing slashes, or another end. Throws a `TypeError` for an invalid URL, or one
 * with credentials, a query or a fragment; the error does not repeat it.
 */
export function readBaseUrl(baseUrl: string, end = /\/+$/): string {
  const url = isUrl(baseUrl) ? new URL(baseUrl) : undefined;
  if (!url || !/^https?:\/\/[^/@]+\/[^?#]*\??#?$/.test(url.href)) {
    throw new TypeError(
      'Expected a baseUrl such as https://host, without credentials, query and fragment.',
    );
  }
  return url.origin + url.pathname.replace(end, '');
}

/** A base URL without the version, which every path begins with, and without slashes at the end. */
export function withoutVersion(baseUrl: string): string {
  return readBaseUrl(baseUrl, /\/*(\/v2)?\/*$/);
}

/**
 * The headers of every request. The header of a secret replaces one with the same name. Throws a
 * `TypeError` for one that cannot be sent; it does not repeat the value.
 */
export function createHeaders(
  headers: Readonly<Record<string, string>>,
  secrets: readonly Secret[],
): Headers {
  const result = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    try {
      result.set(name, value);
    } catch {
      throw new TypeError(`The header ${JSON.stringify(name)} cannot be sent as it is.`);
    }
  }
  for (const { option, value, header } of secrets) {
    // Errors of fetch quote an invalid value, so secrets are checked before.
    // Without a type checker, an unset variable can be the value; a pattern takes it for a text.
    if (typeof value !== 'string' || !/^[\x21-\x7e]+$/.test(value)) {
      throw new TypeError(`Expected ${option} of visible ASCII characters; is it empty?`);
    }
    result.set(...header);
  }
  return result;
}

/** A key that may be a word of any text. */
const word = /^([\w-]{1,9}|[a-z_-]{1,15})$/i;

/**
 * Hides secrets: as they are, and with any of their characters escaped as in JSON, in a URL or in HTML,
 * once or several times. A key is hidden as a whole word only, and one that may be a word itself where a
 * credential or a parameter is expected.
 */
export function createHide(secrets: readonly HiddenText[]): Hide {
  const forms = secrets.map(({ value, placeholder, header }) => {
    let pattern = Array.from(value, anyForm).join('');
    // Other secrets may be in pieces. What an escape ends with is no part of a word.
    if (header) {
      pattern = `(?<${word.test(value) ? '==|earer ' : '![\\w-](?<!%..|\\\\(.|u.{4}))'})${pattern}(?![\\w-])`;
    }
    return [new RegExp(pattern, 'g'), placeholder] as const;
  });
  return (text) => forms.reduce((rest, form) => rest.replaceAll(...form), text);
}

/** A pattern for an ASCII character as it is or escaped. Each repetition is short, so that it takes no time. */
function anyForm(character: string): string {
  const code = character.charCodeAt(0);
  const hex = code.toString(16).replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
  // Which name of an entity is whose does not matter: too much may be hidden, but not too little.
  const [plain, name] = /\w/.test(character)
    ? [character, '(?!)']
    : [`\\${character}`, '[a-z]{2,4}'];
  const entity = `#0{0,6}${code}|#[xX]0{0,6}${hex}|${name}`;
  return `(?:\\\\{0,7}(?:u00${hex}|${plain})|%(?:25){0,3}${hex}|&(?:amp;){0,3}(?:${entity});)`;
}
