/**
 * Removes secrets from records: known ones in all forms of `secrets.ts`, and values of headers,
 * query parameters and JSON members by name. `docs/guides/checking.md` lists both.
 */
import { base64UrlBytes, bytesOf, textOf } from '../core/bytes.ts';
import { isObject } from '../core/json.ts';
import { rewriteBrokenJson, rewriteJson, type ValueRewriting } from '../core/rewrite-json.ts';
import {
  isDistinctive,
  isProse,
  isRandom,
  isRandomToken,
  mayBeCredential,
  mayBeSecretNumber,
} from '../core/secret-texts.ts';
import { Secrets } from '../core/secrets.ts';
import {
  anyName,
  anyPossibleName,
  firstSecretValue,
  holdsStorage,
  holdsWebhook,
  isHiddenUnder,
  isNaming,
  isSecretHeader,
  isSecretParameter,
  isSensitive,
  kindOfName,
  kindOfNamed,
  type NameKind,
  namesCredential,
  unescapeText,
} from './secret-names.ts';

/** Replaces a value without a name. */
const anonymous = '[redacted]';

/** JSON in a text of JSON is read so many times. What is deeper is removed from the first name of a secret on. */
const deepestNesting = 6;

/** The name of a storage setting is no longer than this and one further name, in characters. */
const longestPlace = 200;

/** Maximum number of secrets remembered from traffic; the oldest are forgotten first. */
const mostMet = 100;

/** The most addresses that can be restored for calls: the latest. */
const mostAddresses = 10_000;

const memberName = /"((?:[^"\\]|\\.){1,100})"\s{0,64}:/g;
const isNumber = /^-?\d+(?:\.\d+)?(?:e[-+]?\d+)?$/i;
/** A value of JSON that is no secret under any name. */
const plainValue = /^\s*(?:-?\d(?:\.?\d){0,3}|-?|true|false|null)(?:[\s,}\]\\]|$)/;
const beginsAsJson = /^\s*["[{]/;
/** Parameters, as a form sends them. */
const isForm = /^[^\s"'<>{}[\]=&?:/]{1,200}=[^\s"'<>{}]*$/;
const beginsAsObject = /^\s*[[{]\s*["[{]/;
/** Escapes that may hide the delimiters of an address or of JSON. */
const escapedDelimiter = /\\[/u"]/i;
/** The value of a parameter, from its first percent sign on not without escapes. */
const encodedValue = /(?<==)[^=&#;\s"'<>\\%]*%[^&#;\s"'<>\\]*/g;

const separator = String.raw`[?&;#/]|\\u0026|%(?:25)*(?:3F|26|3B|23)`;
const parameterName = String.raw`(?:(?!%(?:25)*(?:3F|26|3B|3D))(?:[^=?&;#\s"'<>\\/]|\\u(?!0026|003d)[\da-f]{4})){1,200}`;
/** The beginning of a parameter, as it is, and within an address that is itself a parameter. */
const parameterStart = new RegExp(
  String.raw`(?:${separator})(${parameterName})(=|\\u003d|(%(?:25)*3D))`,
  'gi',
);
const parameterValue = /[^&#;\s"'<>\\]*/y;
const parameterBeginning = /[^&#;\s"'<>\\]{1,100}/y;
const encodedParameterValue =
  /[^&#;\s"'<>\\%]*(?:%(?!(?:25)*(?:26|23|22|20|5C))[^&#;\s"'<>\\%]*)*/iy;

const userInAddress =
  /(?<=\/\/|\\\/\\\/)[^/?#\s"'\\<>]{1,1000}(?=@)|(?<=%3A%2F%2F)(?:[\w.~!*'()-]|%(?!40|2F|3F|23)[\dA-F]{2}){1,300}(?=%40)/gi;
/** The user and the password of an address that ends before its `@`: what follows the colon is no port. */
const userOfCutAddress =
  /(?<=:(?:\/\/|\\\/\\\/))[^/?#\s"'\\<>@:[\]{}]{0,200}:(?!\d{0,5}(?![\w%~!$&*+=-]))[^/?#\s"'\\<>@{},;)…]{1,1000}|(?<=%3A%2F%2F)(?:[\w.~!*'()-]|%(?!40|2F|3F|23|3A)[\dA-F]{2}){0,200}%3A(?!\d{0,5}(?:%2F|%3F|%23|%2[267]|%20|[^\w%~!*]|$))(?:[\w.~!*'()-]|%(?!40|2F|3F|23)[\dA-F]{2}){1,300}/gi;
/** What an address has instead of a host where it ends before the `@` behind its user. */
const hostOfCutAddress = /(?<=:(?:\/\/|\\\/\\\/))[^/?#\s"'\\<>@:.[\]{}…]{12,1000}(?=$|…|\.\.\.)/g;
const namedPair = /(?<![\w.-])([\w.-]{1,100})=([^\s,;&#"'<>\\]+)/g;
/** A name before its value as in JSON, in markup, in a list of headers, or as an option. */
const looseName =
  /(?<![\w.])((?:--)?[\w.-]{1,100})(["'`]?\s{0,8}[:,=]\s{0,8}["'`]|["'`]?\s{0,8}:\s{0,8}|>|\s{1,8})/g;
const looseValue = /[^\s,;&#"'`<>\\{}[\]]+/y;
const ofLooseValue = /[^\s,;&#"'`<>\\{}[\]]/;
/** The beginning of such a value, by which it is judged. */
const looseBeginning = /[^\s,;&#"'`<>\\{}[\]]{1,200}/y;
const memberStart = /[\w.-]{1,100}["'`]\s{0,8}[:=]/y;
/** A field of a form of several parts. */
const formField =
  /(?<=name="([^"\r\n]{1,100})"[^\r\n]{0,200}(?:\r?\n[\w-]{1,100}:[^\r\n]{0,200}){0,5}\r?\n\r?\n)[^\r\n]+/gi;
/** What is assigned to a name: up to the closing quote, or up to a space or a delimiter. */
const assignedText =
  /^(?:[\s\\(>+]|&quot;)*(?![[{])(?:(["'`])(?!["'`]*\s*[[{])["'`]*(?:\\.|(?!\1).)*\1?|(?:(?:basic|bearer|digest|token|apikey)\s+)?[^\s,;<>"'`)}\]]+)/is;
const userOption = /(?<=(?:^|\s)(?:-u|--user)[ =]["']?)[^\s"':]{0,200}:[^\s"']{1,1000}/g;
const keyAfterScheme =
  /(?<=\b(?:bearer|basic)(?:[ \t+]|%20|%09|\\t){1,4})(?=[a-z.~+/_-]{0,4000}\d)[\w.~+/-]{8,4096}=*/gi;

/** A private key in the form of RFC 7468, whose end may be cut off. */
const privateKey = /(-----BEGIN [A-Z ]{0,20}PRIVATE KEY-----)[\s\S]*?(?=-----END|$)/g;
/** Behind an address for calls, whoever knows the rest may make them: `https://hooks.slack.com/services/…`. */
const callAddress =
  /(?<=\/\/(?:[\w.-]{1,200}\.)?(?:(?:web)?hooks?\.[\w.-]{1,200}|discord\.com\/api\/webhooks|api\.telegram\.org)\/)[^?#\s"'<>\\]{1,2000}/gi;

/** Replaces a storage setting in a place where it must not appear. */
const storagePlaceholder = /\[(s3Config[\w.-]*)\]|https:\/\/redacted\.invalid\/(s3Config[\w.-]*)/g;

/**
 * What says how a message is to be read, by the header that begins with it: it stays even if it equals a key that
 * may be made of words.
 */
const structuralHeaders = new Map([
  ['content-type', /^[\w.+-]+\/[\w.+-]+(?=\s*(?:;|$))/],
  ['host', /^[\w.-]+(?=(?::\d{1,5})?$)/],
]);

/** The names of the storage settings that a text had before it was redacted, each once. */
export function storageSettingsIn(text: string): string[] {
  return [
    ...new Set([...text.matchAll(storagePlaceholder)].map(([, name, path]) => name ?? path ?? '')),
  ];
}

/** What encloses a value of JSON and makes it secret. */
type SecretPlace =
  | { readonly kind: 'storage'; readonly name: string }
  | { readonly kind: 'webhook' | 'credential' }
  /** Of one text, or a list of texts. */
  | { readonly kind: 'text'; readonly of: NameKind };

/** Where the value of a parameter stands in a text. */
interface ParameterValue {
  readonly from: number;
  readonly isEncoded: boolean;
}

interface NamedParameter extends ParameterValue {
  readonly name: string;
}

/** Where a value stands in a text that is not JSON. */
interface LooseValue {
  readonly from: number;
  readonly isQuoted: boolean;
}

/** The name of the placeholder for a value of a parameter. */
export type NumberOf = (value: string) => number;

/** A credential in storage settings. */
export interface StorageSecret {
  readonly value: string;
  readonly placeholder: string;
}

/** No more of a credential is looked for, in characters. */
const longestStorageSecret = 4000;

/** So many values of storage settings are looked at for credentials. */
const mostStorageValues = 1000;

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
      values.push([`${name}.${member}`.slice(0, longestPlace), item]);
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

/** Knows the secrets of a run, or of what is shown together. */
export class Redaction {
  /** What the secrets of this one are added to, for a single exchange. */
  readonly #whole: Redaction | undefined;
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

  /**
   * @param numberOf the number of a parameter's value in its placeholder. Default: they are counted
   * @param known further secrets, which others replace too
   * @param knowsStorage whether storage settings are among these. Default: no
   */
  constructor({
    whole,
    numberOf,
    known: knownSecrets,
    knowsStorage = false,
  }: {
    whole?: Redaction;
    numberOf?: NumberOf;
    known?: Secrets | undefined;
    knowsStorage?: boolean;
  } = {}) {
    this.#whole = whole;
    this.#secrets = new Secrets(knownSecrets);
    this.#hasStorage = knowsStorage;
    this.#numberOf =
      numberOf ??
      (() => {
        this.#lastNumber += 1;
        return this.#lastNumber;
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

  /** A text without its secrets. What is JSON stays JSON, and an address stays an address. */
  text(text: string): string {
    if (isForm.test(text)) return this.#form(text);
    const json = this.#json(text, 0);
    if (json !== undefined) return this.#replaceIn(this.#placed(json, 0));
    const looseText = this.#loose(this.#placed(this.#brokenJson(text, 0), 0), 0);
    return this.#replaceIn(
      beginsAsObject.test(text) ? withoutRest(looseText) : withoutMembers(looseText),
    );
  }

  /**
   * A body from anywhere. Of one that is not JSON, nothing is left after the first name of a secret that has a value:
   * how this is quoted, and where it ends, is not known.
   */
  body(text: string): string {
    if (isForm.test(text)) return this.#form(text);
    const json = this.#json(text, 0);
    if (json !== undefined) return this.#replaceIn(this.#placed(json, 0));
    const broken = this.#placed(this.#brokenJson(text, 0), 0);
    return this.#replaceIn(withoutRest(this.#loose(broken, 0)));
  }

  /** The target of a request. Each parameter is decoded, and its value ends where the next one begins. */
  target(target: string): string {
    const start = target.indexOf('?') + 1;
    if (start === 0) return this.text(target);
    return this.text(target.slice(0, start) + this.#query(target.slice(start)));
  }

  #form(text: string): string {
    const rest = this.#placed(`?${this.#query(text)}`, 0).slice(1);
    return this.#replaceIn(rest);
  }

  #query(query: string): string {
    return query.replaceAll(/([^&;]*?)(=|%3D)([^&;]*)/gi, (pair, name, equals, value) => {
      const isHidden =
        isSecretParameter(name, value) || firstSecretValue(decodedOnce(value)) !== undefined;
      const replacement = isHidden ? this.#parameter(value) : this.#wordIn(value);
      return replacement === undefined ? pair : name + equals + replacement;
    });
  }

  /** Secrets at their usual places in a text: in addresses, after `Bearer`, in pairs. */
  #placed(text: string, depth: number): string {
    return this.#withoutPairs(this.#withoutParameters(text), isRandom)
      .replaceAll(userInAddress, (value) => this.#shown(value) ?? 'redacted')
      .replaceAll(userOfCutAddress, (value) => this.#shown(value) ?? 'redacted')
      .replaceAll(hostOfCutAddress, (value) =>
        isRandom(value) ? (this.#shown(value) ?? 'redacted') : value,
      )
      .replaceAll(userOption, (value) => this.#shown(value) ?? anonymous)
      .replaceAll(privateKey, (_, start) => start + anonymous)
      .replaceAll(callAddress, (path) =>
        path.replaceAll(/[^/]+/g, (part) =>
          isRandom(part) || mayBeCredential(part) ? (this.#shown(part) ?? 'redacted') : part,
        ),
      )
      .replaceAll(keyAfterScheme, (value) => this.#shown(value) ?? anonymous)
      .replaceAll(encodedValue, (value) => {
        const meant = decodedOnce(value);
        const isSecret = meant !== value && this.#inside(meant, depth + 1) !== meant;
        return isSecret ? this.#parameter(value) : value;
      });
  }

  /** Values of a text that is not JSON, by the names before them. */
  #loose(text: string, depth: number): string {
    const named = this.#withoutLoose(text).replaceAll(formField, (value, name) =>
      isSecretParameter(name, value) ? (this.#shown(value) ?? anonymous) : value,
    );
    if (depth > deepestNesting || !escapedDelimiter.test(named)) return named;
    return named.replaceAll(/[^\s"'<>`]+/g, (part) => {
      if (!escapedDelimiter.test(part)) return part;
      const meant = unescapeText(part).replaceAll(/\\+\//g, '/');
      const redacted = this.#inside(meant, depth + 1);
      return redacted === meant ? part : redacted;
    });
  }

  #withoutLoose(text: string): string {
    let result = '';
    let doneTo = 0;
    const hide = ({ from, isQuoted }: LooseValue, kind: NameKind) => {
      const beginning = matchAt(looseBeginning, text, from);
      if (from < doneTo || !mayBeLoose(beginning, { isQuoted, kind })) return;
      const value = matchAt(looseValue, text, from);
      result += text.slice(doneTo, from) + (this.#shown(value) ?? anonymous);
      doneTo = from + value.length;
    };
    // It may name the next value, or be named by it, as in `'name': 'apiKey', 'value': …`.
    let last: (LooseValue & { readonly name: string }) | undefined;
    for (const { 0: start, 1: name = '', 2: between = '', index } of text.matchAll(looseName)) {
      if (index < doneTo) continue;
      // A pair does not reach beyond its object.
      if (last !== undefined && /[{}]/.test(text.slice(last.from, index))) last = undefined;
      const from = index + start.length;
      const isSpace = between.trim() === '';
      if (isSpace && !name.startsWith('--')) continue;
      const isList = between.includes(',');
      const value = { name, from, isQuoted: isSpace || /["'`>]$/.test(between) };
      const isMember = isList && matchAt(memberStart, text, from) !== '';
      if (last !== undefined && last.from !== index) {
        const behind =
          isNaming(name) && kindOfNamed(matchAt(looseBeginning, text, from), last.name);
        if (behind) hide(last, last.isQuoted ? behind : 'possible');
      }
      const named =
        last !== undefined &&
        isNaming(last.name) &&
        kindOfNamed(matchAt(looseBeginning, text, last.from), name);
      const kind = kindOfName(name);
      // In a pair, no number is secret.
      if (named) hide(value, value.isQuoted ? named : 'possible');
      else if (kind !== undefined && !isMember) hide(value, isList ? 'possible' : kind);
      // The end of an element has no value.
      if (last?.from !== index && ofLooseValue.test(text[from] ?? '')) last = value;
    }
    return result + text.slice(doneTo);
  }

  #withoutParameters(text: string): string {
    let result = '';
    let doneTo = 0;
    const valueAt = ({ from, isEncoded }: ParameterValue) =>
      matchAt(isEncoded ? encodedParameterValue : parameterValue, text, from);
    const hide = (parameter: ParameterValue) => {
      if (parameter.from < doneTo) return;
      const value = valueAt(parameter);
      result += text.slice(doneTo, parameter.from) + this.#parameter(value);
      doneTo = parameter.from + value.length;
    };
    // It may name the next value, or be named by it, as in `?name=apiKey&value=…`.
    let last: NamedParameter | undefined;
    for (const { 0: start, 1: name = '', 3: encoded, index } of text.matchAll(parameterStart)) {
      if (index < doneTo) continue;
      const parameter = { name, from: index + start.length, isEncoded: encoded !== undefined };
      const namedBy = (naming: NamedParameter, { name: member, ...value }: NamedParameter) => {
        const kind =
          isNaming(naming.name) &&
          kindOfNamed(matchAt(parameterBeginning, text, naming.from), member);
        return kind && isHiddenUnder(kind, valueAt(value));
      };
      const isSecret = isSecretParameter(name, valueAt(parameter));
      if (isSecret || (last !== undefined && namedBy(last, parameter))) hide(parameter);
      else if (last !== undefined && namedBy(parameter, last)) hide(last);
      last = parameter;
    }
    return result + text.slice(doneTo);
  }

  #replaceIn(text: string): string {
    const shared = this.#whole === undefined ? text : this.#whole.#replaceIn(text);
    return this.#secrets.replaceIn(shared);
  }

  /** The placeholder of a secret word, if that is all of a parameter's value. */
  #wordIn(value: string): string | undefined {
    const word = this.#words.get(unescapeText(value.replaceAll('+', ' ')));
    return word ?? (this.#whole === undefined ? undefined : this.#whole.#wordIn(value));
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
          return [key, this.#shown(value) ?? anonymous];
        const [kept = ''] = structuralHeaders.get(key)?.exec(value) ?? [];
        const isKept = kept !== '' && !isRandom(kept);
        const rest = isKept ? value.slice(kept.length) : value;
        return [key, (isKept ? kept : '') + this.text(this.#withoutPairs(rest))];
      }),
    );
  }

  /** Texts name parameters outside of addresses, too: `curl token=…`. */
  #withoutPairs(text: string, isHidden: (value: string) => boolean = () => true): string {
    return text.replaceAll(namedPair, (pair, name, value) =>
      isHidden(value) && isSecretParameter(name, value)
        ? `${name}=${this.#parameter(value)}`
        : pair,
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

  /** Undefined if the text is not JSON. */
  #json(text: string, depth: number): string | undefined {
    return beginsAsJson.test(text) ? rewriteJson(text, this.#rewriting(depth)) : undefined;
  }

  /** A text that is not JSON, in which JSON may stand, whole or cut off. */
  #brokenJson(text: string, depth: number): string {
    return text.includes('"') ? rewriteBrokenJson(text, this.#rewriting(depth)) : text;
  }

  #rewriting(depth: number): ValueRewriting<SecretPlace> {
    return {
      enter: placeOf,
      isNaming,
      named: (text, member) => placeOfText(kindOfNamed(text, member)),
      isOfInterest: (written) =>
        escapedDelimiter.test(written) || anyPossibleName.test(unescapeText(written)),
      number: (digits, place) => {
        if (place.kind === 'text' || !mayBeSecretNumber(digits)) return undefined;
        // A problem may quote a number in the place of a text.
        if (place.kind === 'storage') this.#meetSetting(digits, place.name);
        else if (isRandom(digits)) this.meet(digits, place.kind);
        // Storage settings stay as valid as they were, because a check asks why they were refused.
        return place.kind === 'storage' ? '0' : JSON.stringify(anonymous);
      },
      text: (value, place) => {
        const redacted =
          place === undefined ? this.#inside(value, depth + 1) : this.#inPlace(value, place, depth);
        return redacted === value ? undefined : JSON.stringify(redacted);
      },
    };
  }

  /** A text within another one may be JSON itself, or another notation of members. */
  #inside(text: string, depth: number): string {
    if (depth > deepestNesting) return cutAfter(text, anyName);
    const json = this.#json(text, depth);
    if (json !== undefined) return this.#placed(json, depth);
    const broken = this.#placed(this.#brokenJson(text, depth), depth);
    // What is left of addresses stays.
    return this.#loose(withoutValues(broken), depth);
  }

  #inPlace(value: string, place: SecretPlace, depth: number): string {
    switch (place.kind) {
      case 'storage':
        return this.#setting(value, place.name);
      case 'webhook':
        return this.#webhook(value);
      case 'credential': {
        const placeholder = this.#shown(value);
        if (placeholder === undefined && isRandom(value)) this.meet(value, place.kind);
        return placeholder ?? anonymous;
      }
      case 'text':
        if (!isHiddenUnder(place.of, value)) return this.#inside(value, depth + 1);
        return this.#shown(value) ?? anonymous;
    }
  }

  /** One for each value, so that two addresses stay two. */
  #parameter(value: string): string {
    if (this.#whole !== undefined) return this.#whole.#parameter(value);
    if (value === '' || this.#values.has(value)) return value;
    const knownPlaceholder = this.#shown(value) ?? this.#placeholders.get(value);
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

  /** Without any, values need not be searched for them: a body may have a credential in every few characters. */
  get #knowsStorage(): boolean {
    if (this.#whole === undefined) return this.#hasStorage;
    return this.#hasStorage || this.#whole.#knowsStorage;
  }

  /** A leak of storage settings in a credential must stay visible. */
  #shown(value: string): string | undefined {
    const settings = storageSettingsIn(this.#knowsStorage ? this.#replaceIn(value) : value);
    return settings.length === 0 ? undefined : settings.map((name) => `[${name}]`).join(' ');
  }

  #webhook(address: string): string {
    const kept = (this.#whole ?? this).#keptAddresses;
    if (kept.some((beginning) => address.startsWith(beginning))) return address;
    const [start = ''] = /^\s*[a-z][a-z\d+.-]{0,15}:(?:\/\/[^/?#\\]*)?/i.exec(address) ?? [];
    if (start === '' && isProse(address)) return address;
    const path = address.slice(start.length);
    for (const secret of new Set([path, ...path.split(/[?#]/), ...path.split(/[/?#&=]+/)])) {
      // An ordinary word may be a part of any other path.
      if (isRandom(secret)) this.meet(secret, 'webhook path');
    }
    return start + maskShape(path);
  }

  #setting(value: string, name: string): string {
    this.#meetSetting(value, name);
    const [start] = scheme.exec(value) ?? [];
    return start === undefined ? `[${name}]` : start + maskShape(value.slice(start.length));
  }

  #meetSetting(value: string, name: string): void {
    const [, member = ''] = /\.([^.]*)$/.exec(name) ?? [];
    if (namesCredential(member)) this.meet(value, name);
  }
}

const annotation = /^(?:type|title|description|format)$/;

function placeOf(name: string, within: SecretPlace | undefined): SecretPlace | undefined {
  if (within?.kind === 'storage') {
    const isShort = within.name.length < longestPlace;
    return isShort ? { kind: 'storage', name: `${within.name}.${name}` } : within;
  }
  const isItem = /^\d+$/.test(name);
  // A JSON Schema says something about a property, whatever its name.
  if (within?.kind === 'credential' && annotation.test(name)) return placeOfText('about');
  if (within !== undefined && (within.kind !== 'text' || isItem)) return within;
  if (holdsStorage(name)) return { kind: 'storage', name };
  if (holdsWebhook(name)) return { kind: 'webhook' };
  const kind = kindOfName(name);
  if (kind === 'credential') return { kind };
  return (
    placeOfText(kind) ?? (within?.kind === 'text' && within.of === 'about' ? within : undefined)
  );
}

function placeOfText(kind: NameKind | undefined): SecretPlace | undefined {
  return kind && { kind: 'text', of: kind };
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

/** A text in which placeholders of parameters, numbered anew in each run, have no number. */
export function withoutNumbers(text: string): string {
  return text.replaceAll(/\bredacted-\d+/g, 'redacted');
}

/** Whether a value behind a name in a text is secret: in prose, only what looks like it. */
function mayBeLoose(
  value: string,
  { isQuoted, kind }: { isQuoted: boolean; kind: NameKind },
): boolean {
  if (isQuoted) return isHiddenUnder(kind, value);
  if (kind === 'credential') return mayBeCredential(value);
  return isRandomToken(value) && !isNumber.test(value);
}

/** The value of a parameter without one percent-encoding of ASCII characters. */
function decodedOnce(value: string): string {
  return value
    .replaceAll('+', ' ')
    .replaceAll(/%([0-7][\da-f])/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** What a sticky pattern matches at a place of a text; empty if it does not. */
function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

/** A text that is not JSON, up to the first value of a secret. */
function withoutRest(text: string): string {
  const visible = withoutMembers(text);
  const end = firstSecretValue(visible);
  // What is escaped may be a name, too.
  const hasEscaped = /\\u|\\x|%/.test(visible);
  if (hasEscaped && firstSecretValue(unescapeText(visible.slice(0, end))) !== undefined)
    return anonymous;
  return end === undefined ? visible : visible.slice(0, end) + anonymous;
}

/** A text within JSON, without values of secrets that are assigned in it. */
function withoutValues(text: string): string {
  let [result, rest] = ['', withoutMembers(text)];
  if (firstSecretValue(unescapeText(rest)) !== undefined && firstSecretValue(rest) === undefined) {
    return anonymous;
  }
  for (let at = firstSecretValue(rest); at !== undefined; at = firstSecretValue(rest)) {
    const [value] = assignedText.exec(rest.slice(at)) ?? [];
    result += rest.slice(0, at) + anonymous;
    // Where an object or a list ends is not known.
    if (value === undefined) return result;
    rest = rest.slice(at + value.length);
  }
  return result + rest;
}

/** A text that is not JSON, up to the first member that is secret, unless its value is short and no text. */
function withoutMembers(text: string): string {
  if (!anyName.test(unescapeText(text))) return text;
  for (const { 0: match, 1: name = '', index } of text.matchAll(memberName)) {
    const end = index + match.length;
    if (isSensitive(name) && !plainValue.test(text.slice(end, end + 100)))
      return text.slice(0, end) + anonymous;
  }
  return text;
}

/** A text up to the first match; nothing of it if a match is only there without escapes. */
function cutAfter(text: string, pattern: RegExp): string {
  const match = pattern.exec(text);
  if (pattern.test(unescapeText(text.slice(0, match?.index)))) return anonymous;
  return match === null ? text : text.slice(0, match.index + match[0].length) + anonymous;
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
