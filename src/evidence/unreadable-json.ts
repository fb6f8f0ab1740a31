/**
 * Texts in which JSON stands that nobody can read, because it is cut off or written in another notation. Where a
 * secret begins can be seen from its name; where it ends mostly cannot.
 */

import { anonymous } from './known-secrets.ts';
import { anyName, firstSecretValue, isSensitive, unescapeText } from './secret-names.ts';

const memberName = /"((?:[^"\\]|\\.){1,100})"\s{0,64}:/g;
/** A value of JSON that is no secret under any name. */
const plainValue = /^\s*(?:-?\d(?:\.?\d){0,3}|-?|true|false|null)(?:[\s,}\]\\]|$)/;
/** What is assigned to a name: up to the closing quote, or up to a space or a delimiter. */
const assignedText =
  /^(?:[\s\\(>+]|&quot;)*(?![[{])(?:(["'`])(?!["'`]*\s*[[{])["'`]*(?:\\.|(?!\1).)*\1?|(?:(?:basic|bearer|digest|token|apikey)\s+)?[^\s,;<>"'`)}\]]+)/is;

/** A text that is not JSON, up to the first value of a secret. */
export function cutAtFirstSecret(text: string): string {
  const visible = cutAtSecretMember(text);
  const end = firstSecretValue(visible);
  // What is escaped may be a name, too.
  const hasEscaped = /\\u|\\x|%/.test(visible);
  if (hasEscaped && firstSecretValue(unescapeText(visible.slice(0, end))) !== undefined)
    return anonymous;
  return end === undefined ? visible : visible.slice(0, end) + anonymous;
}

/** A text within JSON, without values of secrets that are assigned in it. */
export function maskAssignedSecrets(text: string): string {
  let [result, rest] = ['', cutAtSecretMember(text)];
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
export function cutAtSecretMember(text: string): string {
  if (!anyName.test(unescapeText(text))) return text;
  for (const { 0: match, 1: name = '', index } of text.matchAll(memberName)) {
    const end = index + match.length;
    if (isSensitive(name) && !plainValue.test(text.slice(end, end + 100)))
      return text.slice(0, end) + anonymous;
  }
  return text;
}

/** A text up to the first name of a secret; nothing of it if there is one only without escapes. */
export function cutBehindSecretName(text: string): string {
  const match = anyName.exec(text);
  if (anyName.test(unescapeText(text.slice(0, match?.index)))) return anonymous;
  return match === null ? text : text.slice(0, match.index + match[0].length) + anonymous;
}
