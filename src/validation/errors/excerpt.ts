/** Shortens input before it is repeated in messages. */
import { escapeInvisible } from '../../core/visible-text.ts';

/** The longest piece that is repeated, in characters (UTF-16 code units). */
const usualLength = 60;

/** Of a longer text only the beginning is looked at, in characters. */
const longestAddress = 2048;

/** The part of a text that an excerpt can show something of. */
export function visiblePart(text: string): string {
  return text.slice(0, longestAddress);
}

/**
 * Text for use in a sentence: its first 60 characters and, if there are more, their number;
 * control and invisible characters as `\u` and four digits.
 */
export function excerpt(text: string, maximumLength = usualLength): string {
  if (text.length <= maximumLength) return escapeInvisible(text);
  return `${escapeInvisible(cutAtCharacter(text, maximumLength))}${lengthNote(text)}`;
}

/**
 * The same in quotes, with all escapes of JSON. Of addresses the user, the password and the query
 * are left out, also where they are not valid addresses: they may permit something.
 */
export function quotedExcerpt(text: string): string {
  // After a later `@`, all text before it is a user and a password.
  const later = text.includes('@', longestAddress) ? '@' : '';
  // One pass per word keeps the time short for texts with many words.
  const visible = (visiblePart(text) + later).replaceAll(/[^\s"'<>]+/g, withoutPermission);
  if (visible.length <= usualLength && text.length <= longestAddress) return quoteVisibly(visible);
  return `${quoteVisibly(cutAtCharacter(visible, usualLength))}${lengthNote(text)}`;
}

/** A word, without the user, the password and the query if it is an address. */
function withoutPermission(word: string): string {
  const at = word.lastIndexOf('@');
  const scheme = /^[a-z][a-z\d+.-]{0,15}:\/{0,2}/i.exec(word.slice(0, Math.max(at, 0)))?.[0] ?? '';
  const address = at < 0 ? word : `${scheme}…${word.slice(at)}`;
  const host = address.indexOf('://') + '://'.length;
  const query = host < '://'.length ? -1 : address.slice(host).search(/[?#]/);
  return query < 0 ? address : `${address.slice(0, host + query)}?…`;
}

/** Does not end in half of a surrogate pair. */
function cutAtCharacter(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

function lengthNote(text: string): string {
  return `… (${text.length} characters)`;
}

function quoteVisibly(text: string): string {
  return escapeInvisible(JSON.stringify(text));
}
