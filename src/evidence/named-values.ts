/** Secrets in a text that is not JSON, by the names before them: in lists, markup, options and forms. */
import { isRandomToken, mayBeCredential } from '../core/secret-texts.ts';
import { anonymous, type KnownSecrets } from './known-secrets.ts';
import { matchAt } from './match-at.ts';
import {
  escapedDelimiter,
  isHiddenUnder,
  isNaming,
  isSecretParameter,
  kindOfName,
  kindOfNamed,
  type NameKind,
  unescapeText,
} from './secret-names.ts';

const isNumber = /^-?\d+(?:\.\d+)?(?:e[-+]?\d+)?$/i;
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

/** Where a value stands in a text that is not JSON. */
interface LooseValue {
  readonly from: number;
  readonly isQuoted: boolean;
}

/** @param redactInside redacts a text that stands in another one */
export function redactNamedValues(
  text: string,
  secrets: KnownSecrets,
  redactInside: (text: string) => string,
): string {
  const named = redactNeighbours(text, secrets).replaceAll(formField, (value, name) =>
    isSecretParameter(name, value) ? (secrets.leakIn(value) ?? anonymous) : value,
  );
  if (!escapedDelimiter.test(named)) return named;
  return named.replaceAll(/[^\s"'<>`]+/g, (part) => {
    if (!escapedDelimiter.test(part)) return part;
    const meant = unescapeText(part).replaceAll(/\\+\//g, '/');
    const redacted = redactInside(meant);
    return redacted === meant ? part : redacted;
  });
}

/** Values behind names, or named by another value beside them. */
function redactNeighbours(text: string, secrets: KnownSecrets): string {
  let result = '';
  let doneTo = 0;
  const hide = ({ from, isQuoted }: LooseValue, kind: NameKind) => {
    const beginning = matchAt(looseBeginning, text, from);
    if (from < doneTo || !mayBeSecret(beginning, { isQuoted, kind })) return;
    const value = matchAt(looseValue, text, from);
    result += text.slice(doneTo, from) + (secrets.leakIn(value) ?? anonymous);
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
      const behind = isNaming(name) && kindOfNamed(matchAt(looseBeginning, text, from), last.name);
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

/** Whether a value behind a name in a text is secret: in prose, only what looks like it. */
function mayBeSecret(
  value: string,
  { isQuoted, kind }: { isQuoted: boolean; kind: NameKind },
): boolean {
  if (isQuoted) return isHiddenUnder(kind, value);
  if (kind === 'credential') return mayBeCredential(value);
  return isRandomToken(value) && !isNumber.test(value);
}
