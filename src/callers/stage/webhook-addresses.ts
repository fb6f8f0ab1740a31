/** Addresses at which an application wants to be called. */
import { decodePercent } from '../../core/percent-encoding.ts';

/** An address without user and password, which are sent as a header. */
export interface WebhookAddress {
  readonly url: string;
  readonly authorization?: string;
}

/** @param address a valid URL */
export function readWebhookAddress(address: string): WebhookAddress {
  const url = new URL(address);
  if (url.username === '' && url.password === '') return { url: address };
  const user = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  url.username = '';
  url.password = '';
  return { url: url.href, authorization: `Basic ${Buffer.from(user).toString('base64')}` };
}

/**
 * The same address, as somebody knows it who has not seen it: without user and password, and with other
 * characters in the place of what looks like a secret and was not given to anybody.
 * @param givenTexts what customers of the application got from it or gave to it, such as the number of an order
 */
export function guessAddress(address: string, givenTexts: readonly string[]): string {
  const url = new URL(address);
  url.username = '';
  url.password = '';
  const { pathname, search } = url;
  // Who logs the whole address gives nothing to customers.
  const knownText = givenTexts
    .map((text) => [address, pathname + search, pathname].reduce(withoutText, text))
    .join('\n');
  const segments = pathname.split('/').map((segment) => withOtherSecret(segment, knownText));
  url.pathname = segments.join('/');
  url.search = pairsIn(url)
    .map((pair) => pairWithOtherSecret(pair, knownText))
    .join('&');
  return url.href;
}

/**
 * The addresses that somebody may try who has not seen it: with other characters in the place of its secrets, and
 * without the parameters that hold them.
 */
export function guessedAddresses(address: string, givenTexts: readonly string[]): string[] {
  const guess = guessAddress(address, givenTexts);
  const bare = new URL(guess);
  const guessedPairs = pairsIn(bare);
  bare.search = pairsIn(new URL(address))
    .filter((pair, index) => guessedPairs[index] === pair)
    .join('&');
  return bare.href === guess ? [guess] : [guess, bare.href];
}

/** The parameters, as they stand in the address. */
function pairsIn({ search }: URL): string[] {
  return search.slice(1).split('&');
}

function withoutText(text: string, left: string): string {
  return left.length < shortestSecret ? text : text.replaceAll(left, '');
}

/** `token=SECRET`, or only a value. */
function pairWithOtherSecret(pair: string, knownText: string): string {
  const nameEnd = pair.indexOf('=') + 1;
  return pair.slice(0, nameEnd) + withOtherSecret(pair.slice(nameEnd), knownText);
}

/** Fewer characters can be guessed. */
const shortestSecret = 16;

const words = /[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu;

/** The same text with other characters where it looks like a secret, besides what was given to customers. */
function withOtherSecret(text: string, knownText: string): string {
  const parts: readonly string[] = text.match(words) ?? [];
  const isKept = keptParts(parts, knownText);
  const rest = parts.filter((part, index) => !isKept[index] && /[\p{L}\p{N}]/u.test(part));
  const secrets = rest.filter(looksRandom);
  // Some have separators, such as a UUID.
  const changed = secrets.length > 0 || !looksRandom(rest.join('')) ? secrets : rest;
  return parts
    .map((part, index) =>
      changed.includes(part) && !isKept[index]
        ? part.replaceAll(/[\dA-Za-z]/g, otherCharacter)
        : part,
    )
    .join('');
}

/** Which parts, alone or with their neighbours, were given to customers. */
function keptParts(parts: readonly string[], knownText: string): boolean[] {
  const isKept = parts.map(() => false);
  for (let from = 0; from < parts.length; from += 1) {
    const to = parts.findLastIndex(
      (_, last) => last >= from && isKnownText(parts.slice(from, last + 1).join(''), knownText),
    );
    if (to === -1) continue;
    isKept.fill(true, from, to + 1);
    from = to;
  }
  return isKept;
}

/** Whether a text was given to customers, encoded or not, and not only as a part of a longer word. */
function isKnownText(text: string, knownText: string): boolean {
  return [text, decodePercent(text) ?? text].some((form) => hasWord(knownText, form));
}

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text[at + word.length]];
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return true;
  }
  return false;
}

/** Whether it is long, and has digits or capitals among its letters. */
function looksRandom(text: string): boolean {
  return text.length >= shortestSecret && /\d|[a-z][A-Z]/.test(text);
}

function otherCharacter(character: string): string {
  if (/\d/.test(character)) return character === '0' ? '1' : '0';
  if (/[a-z]/.test(character)) return character === 'a' ? 'b' : 'a';
  return character === 'A' ? 'B' : 'A';
}
