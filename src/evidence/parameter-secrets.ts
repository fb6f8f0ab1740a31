/** Secrets in parameters of addresses and forms, and in pairs such as `token=…` outside of them. */
import type { KnownSecrets } from './known-secrets.ts';
import { matchAt } from './match-at.ts';
import {
  firstSecretValue,
  isHiddenUnder,
  isNaming,
  isSecretParameter,
  kindOfNamed,
} from './secret-names.ts';

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
const namedPair = /(?<![\w.-])([\w.-]{1,100})=([^\s,;&#"'<>\\]+)/g;

/** Where the value of a parameter stands in a text. */
interface ParameterValue {
  readonly from: number;
  readonly isEncoded: boolean;
}

interface NamedParameter extends ParameterValue {
  readonly name: string;
}

/** A query, or a form. Each parameter is decoded, and its value ends where the next one begins. */
export function redactQuery(query: string, secrets: KnownSecrets): string {
  return query.replaceAll(/([^&;]*?)(=|%3D)([^&;]*)/gi, (pair, name, equals, value) => {
    const isHidden =
      isSecretParameter(name, value) || firstSecretValue(decodePercentOnce(value)) !== undefined;
    const replacement = isHidden ? secrets.placeholderOf(value) : secrets.placeholderOfWord(value);
    return replacement === undefined ? pair : name + equals + replacement;
  });
}

/** A text in which parameters stand anywhere. */
export function redactParameters(text: string, secrets: KnownSecrets): string {
  let result = '';
  let doneTo = 0;
  const valueAt = ({ from, isEncoded }: ParameterValue) =>
    matchAt(isEncoded ? encodedParameterValue : parameterValue, text, from);
  const hide = (parameter: ParameterValue) => {
    if (parameter.from < doneTo) return;
    const value = valueAt(parameter);
    result += text.slice(doneTo, parameter.from) + secrets.placeholderOf(value);
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

/** Texts name parameters outside of addresses, too: `curl token=…`. */
export function redactPairs(
  text: string,
  secrets: KnownSecrets,
  isHidden: (value: string) => boolean = () => true,
): string {
  return text.replaceAll(namedPair, (pair, name, value) =>
    isHidden(value) && isSecretParameter(name, value)
      ? `${name}=${secrets.placeholderOf(value)}`
      : pair,
  );
}

/** The value of a parameter without one percent-encoding of ASCII characters. */
export function decodePercentOnce(value: string): string {
  return value
    .replaceAll('+', ' ')
    .replaceAll(/%([0-7][\da-f])/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
