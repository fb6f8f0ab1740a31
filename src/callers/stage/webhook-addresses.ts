/** Addresses at which an application wants to be called. */

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
 * characters in the place of each part that looks like a secret.
 */
export function guessAddress(address: string): string {
  const url = new URL(address);
  url.username = '';
  url.password = '';
  url.pathname = url.pathname.split('/').map(otherSecret).join('/');
  for (const [name, value] of [...url.searchParams]) url.searchParams.set(name, otherSecret(value));
  return url.href;
}

/** Fewer characters can be guessed. */
const shortestSecret = 16;

/** A text of the same form if it looks random: it is long, and has digits or capitals among its letters. */
function otherSecret(text: string): string {
  const isRandom = text.length >= shortestSecret && /\d|[a-z][A-Z]/.test(text);
  return isRandom ? [...text].map(otherCharacter).join('') : text;
}

function otherCharacter(character: string): string {
  if (/\d/.test(character)) return character === '0' ? '1' : '0';
  if (/[a-z]/.test(character)) return character === 'a' ? 'b' : 'a';
  return /[A-Z]/.test(character) ? (character === 'A' ? 'B' : 'A') : character;
}
