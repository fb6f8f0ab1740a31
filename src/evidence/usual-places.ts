/** Secrets at their usual places in a text: in addresses, after `Bearer`, in pairs, in private keys. */
import { isRandom, mayBeCredential } from '../core/secret-texts.ts';
import { anonymous, type KnownSecrets } from './known-secrets.ts';
import { decodePercentOnce, redactPairs, redactParameters } from './parameter-secrets.ts';

/** The value of a parameter, from its first percent sign on not without escapes. */
const encodedValue = /(?<==)[^=&#;\s"'<>\\%]*%[^&#;\s"'<>\\]*/g;
const userInAddress =
  /(?<=\/\/|\\\/\\\/)[^/?#\s"'\\<>]{1,1000}(?=@)|(?<=%3A%2F%2F)(?:[\w.~!*'()-]|%(?!40|2F|3F|23)[\dA-F]{2}){1,300}(?=%40)/gi;
/** The user and the password of an address that ends before its `@`: what follows the colon is no port. */
const userOfCutAddress =
  /(?<=:(?:\/\/|\\\/\\\/))[^/?#\s"'\\<>@:[\]{}]{0,200}:(?!\d{0,5}(?![\w%~!$&*+=-]))[^/?#\s"'\\<>@{},;)…]{1,1000}|(?<=%3A%2F%2F)(?:[\w.~!*'()-]|%(?!40|2F|3F|23|3A)[\dA-F]{2}){0,200}%3A(?!\d{0,5}(?:%2F|%3F|%23|%2[267]|%20|[^\w%~!*]|$))(?:[\w.~!*'()-]|%(?!40|2F|3F|23)[\dA-F]{2}){1,300}/gi;
/** What an address has instead of a host where it ends before the `@` behind its user. */
const hostOfCutAddress = /(?<=:(?:\/\/|\\\/\\\/))[^/?#\s"'\\<>@:.[\]{}…]{12,1000}(?=$|…|\.\.\.)/g;
const userOption = /(?<=(?:^|\s)(?:-u|--user)[ =]["']?)[^\s"':]{0,200}:[^\s"']{1,1000}/g;
const keyAfterScheme =
  /(?<=\b(?:bearer|basic)(?:[ \t+]|%20|%09|\\t){1,4})(?=[a-z.~+/_-]{0,4000}\d)[\w.~+/-]{8,4096}=*/gi;

/** A private key in the form of RFC 7468, whose end may be cut off. */
const privateKey = /(-----BEGIN [A-Z ]{0,20}PRIVATE KEY-----)[\s\S]*?(?=-----END|$)/g;
/** Behind an address for calls, whoever knows the rest may make them: `https://hooks.slack.com/services/…`. */
const callAddress =
  /(?<=\/\/(?:[\w.-]{1,200}\.)?(?:(?:web)?hooks?\.[\w.-]{1,200}|discord\.com\/api\/webhooks|api\.telegram\.org)\/)[^?#\s"'<>\\]{1,2000}/gi;

/** @param redactInside redacts a text that stands in another one */
export function redactUsualPlaces(
  text: string,
  secrets: KnownSecrets,
  redactInside: (text: string) => string,
): string {
  return redactPairs(redactParameters(text, secrets), secrets, isRandom)
    .replaceAll(userInAddress, (value) => secrets.leakIn(value) ?? 'redacted')
    .replaceAll(userOfCutAddress, (value) => secrets.leakIn(value) ?? 'redacted')
    .replaceAll(hostOfCutAddress, (value) =>
      isRandom(value) ? (secrets.leakIn(value) ?? 'redacted') : value,
    )
    .replaceAll(userOption, (value) => secrets.leakIn(value) ?? anonymous)
    .replaceAll(privateKey, (_, start) => start + anonymous)
    .replaceAll(callAddress, (path) =>
      path.replaceAll(/[^/]+/g, (part) =>
        isRandom(part) || mayBeCredential(part) ? (secrets.leakIn(part) ?? 'redacted') : part,
      ),
    )
    .replaceAll(keyAfterScheme, (value) => secrets.leakIn(value) ?? anonymous)
    .replaceAll(encodedValue, (value) => {
      const meant = decodePercentOnce(value);
      const isSecret = meant !== value && redactInside(meant) !== meant;
      return isSecret ? secrets.placeholderOf(value) : value;
    });
}
