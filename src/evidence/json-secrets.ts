/** Which values of JSON are secret, by the names that enclose them, and what replaces them. */
import type { ValueRewriting } from '../core/rewrite-json.ts';
import { isProse, isRandom, mayBeSecretNumber } from '../core/secret-texts.ts';
import { anonymous, type KnownSecrets, scheme } from './known-secrets.ts';
import { hiddenPath } from './placeholders.ts';
import {
  anyPossibleName,
  escapedDelimiter,
  holdsStorage,
  holdsWebhook,
  isHiddenUnder,
  isNaming,
  kindOfName,
  kindOfNamed,
  type NameKind,
  namesCredential,
  unescapeText,
} from './secret-names.ts';
import { longestSettingName } from './storage-secrets.ts';

const annotation = /^(?:type|title|description|format)$/;

/** What encloses a value of JSON and makes it secret. */
type SecretPlace =
  | { readonly kind: 'storage'; readonly name: string }
  | { readonly kind: 'webhook' | 'credential' }
  /** Of one text, or a list of texts. */
  | { readonly kind: 'text'; readonly of: NameKind };

/** @param redactInside redacts a text that stands in another one */
export function secretRewriting(
  secrets: KnownSecrets,
  redactInside: (text: string) => string,
): ValueRewriting<SecretPlace> {
  const replaceInPlace = (value: string, place: SecretPlace): string => {
    switch (place.kind) {
      case 'storage':
        return maskSetting(value, place.name, secrets);
      case 'webhook':
        return maskWebhook(value, secrets);
      case 'credential': {
        const placeholder = secrets.leakIn(value);
        if (placeholder === undefined && isRandom(value)) secrets.meet(value, place.kind);
        return placeholder ?? anonymous;
      }
      case 'text':
        if (!isHiddenUnder(place.of, value)) return redactInside(value);
        return secrets.leakIn(value) ?? anonymous;
    }
  };
  return {
    enter: placeOfMember,
    isNaming,
    placeNamedBy: (text, member) => placeOfText(kindOfNamed(text, member)),
    isOfInterest: (written) =>
      escapedDelimiter.test(written) || anyPossibleName.test(unescapeText(written)),
    number: (digits, place) => {
      if (place.kind === 'text' || !mayBeSecretNumber(digits)) return undefined;
      // A problem may quote a number in the place of a text.
      if (place.kind === 'storage') meetSetting(digits, place.name, secrets);
      else if (isRandom(digits)) secrets.meet(digits, place.kind);
      // Storage settings stay as valid as they were, because a check asks why they were refused.
      return place.kind === 'storage' ? '0' : JSON.stringify(anonymous);
    },
    text: (value, place) => {
      const redacted = place === undefined ? redactInside(value) : replaceInPlace(value, place);
      return redacted === value ? undefined : JSON.stringify(redacted);
    },
  };
}

function maskWebhook(address: string, secrets: KnownSecrets): string {
  if (secrets.isKept(address)) return address;
  const [start = ''] = /^\s*[a-z][a-z\d+.-]{0,15}:(?:\/\/[^/?#\\]*)?/i.exec(address) ?? [];
  if (start === '' && isProse(address)) return address;
  const path = address.slice(start.length);
  for (const secret of new Set([path, ...path.split(/[?#]/), ...path.split(/[/?#&=]+/)])) {
    // An ordinary word may be a part of any other path.
    if (isRandom(secret)) secrets.meet(secret, 'webhook path');
  }
  if (!secrets.marksPaths) return start + maskShape(path);
  return path === '' || path === '/' ? address : `${start}/${hiddenPath}`;
}

function maskSetting(value: string, name: string, secrets: KnownSecrets): string {
  meetSetting(value, name, secrets);
  const [start] = scheme.exec(value) ?? [];
  return start === undefined ? `[${name}]` : start + maskShape(value.slice(start.length));
}

function meetSetting(value: string, name: string, secrets: KnownSecrets): void {
  const [, member = ''] = /\.([^.]*)$/.exec(name) ?? [];
  if (namesCredential(member)) secrets.meet(value, name);
}

function placeOfMember(name: string, within: SecretPlace | undefined): SecretPlace | undefined {
  if (within?.kind === 'storage') {
    const isShort = within.name.length < longestSettingName;
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
