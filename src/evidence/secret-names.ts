/** Which names of headers, parameters and JSON members say that their values are secret. `docs/guides/checking.md` lists them. */

import { isRandomToken, mayBeCredential } from '../core/secret-texts.ts';

/** A header, parameter or member holds a credential if its name ends in one of these: `client_secret`. */
export const credentialNames = (
  'authorization cookie secret password passwd passphrase credential credentials apikey ' +
  'accesskey accesskeyid accessid privatekey accesstoken authtoken refreshtoken securitytoken sessiontoken ' +
  'controltoken apitoken jwt csrf'
).split(' ');

/**
 * A header or parameter with exactly one of these names does, too; a JSON member may mean something
 * else.
 */
export const shortCredentialNames =
  'auth code dpop hmac keypairid secwebsocketprotocol sid sig'.split(' ');

/** A header or parameter whose name ends in one of these is secret, too: `my_token`, `mytoken`, `X-Functions-Key`. */
export const endsOfCredentialNames =
  'token key auth authentication assertion pwd pass session sessionid sessid bearer signature'.split(
    ' ',
  );

/** A secret name as it may stand in a text that is not JSON. */
export const anyName: RegExp = new RegExp(
  [...credentialNames, 's3config', 'webhook']
    .map((name) => [...name].join(String.raw`[-_.~ +[\]]?`))
    .join('|'),
  'i',
);

/** The same, or a name that may be of a credential. */
export const anyPossibleName: RegExp = new RegExp(
  [anyName.source, ...shortCredentialNames, ...endsOfCredentialNames].join('|'),
  'i',
);

/** Such a name before its value, however they are quoted. In prose it may have none. */
const assignment = new RegExp(
  String.raw`((?:${anyName.source})[\w.~-]{0,60})((?:[\s"'\`\\\]]|&quot;|%(?:22|27|5D)){0,20})([:=>,]|%3[AD])(?!redacted-\d)`,
  'gi',
);

/** The number of characters behind a name that are looked at. */
const longestAssigned = 300;

const containsCredentialName = new RegExp(credentialNames.join('|'));
/** Another one of the same name may have a number. */
const endsInCredentialName = new RegExp(`(?:${credentialNames.join('|')})\\d*$`);
const isShortCredentialName = new RegExp(`^(?:${shortCredentialNames.join('|')})$`);
/** Words that end in one of them and are of something else. */
const ordinaryWords =
  'donkey hockey jockey lackey monkey turkey whiskey bypass compass encompass overpass surpass ' +
  'trespass underpass obsession possession';
const endsAsCredential = new RegExp(
  `(?:${endsOfCredentialNames.join('|')})$(?<!${ordinaryWords.replaceAll(' ', '|')})`,
);
/** Of several: `tokens`, `sessions`. */
const endsAsCredentials = new RegExp(`(?:${endsOfCredentialNames.join('|')})s$`);

/** A run of backslashes is read once, from its beginning. */
const escapedCharacter =
  /(?<!\\)\\+(?:u([\da-f]{4})|x([\da-f]{2}))|%(?:25){0,8}([0-7][\da-f])|\0/gi;

const leadingScheme = /^(?:basic|bearer|digest|token|apikey)\s+/i;

/** Of characters that are no ASCII. */
const invisibleBytes = /%(?:25){0,8}[89a-f][\da-f]/gi;

/** Escapes that may hide the delimiters of an address or of JSON. */
export const escapedDelimiter: RegExp = /\\[/u"]/i;

/** A text whose ASCII characters are not escaped, neither as in JSON nor as in a URL. */
export function unescapeText(text: string): string {
  return text.replaceAll(escapedCharacter, (_, unit = '', byte = '', percent = '') => {
    const code = `${unit}${byte}${percent}`;
    return code === '' ? '' : String.fromCharCode(Number.parseInt(code, 16));
  });
}

/**
 * What a name says of its text: a credential, whatever it is; a credential or an ordinary text, such as a token of a
 * text or the key of an object; or something about a credential, such as its length, or a list that may be of words.
 */
export type NameKind = 'credential' | 'possible' | 'about';

/** Only the letters and digits of a name count, without escapes and letter case. */
export function kindOfName(name: string): NameKind | undefined {
  const plain = lettersAndDigitsOf(name);
  if (endsInCredentialName.test(plain)) return 'credential';
  // Of an error, or of a program.
  if (plain !== 'code' && mayHoldCredential(plain)) return 'possible';
  const isAbout = containsCredentialName.test(plain) || endsAsCredentials.test(plain);
  return isAbout ? 'about' : undefined;
}

/** Whether a text under such a name is hidden. */
export function isHiddenUnder(kind: NameKind, text: string): boolean {
  switch (kind) {
    case 'credential':
      return text !== '';
    case 'possible':
      return mayBeCredential(text.replace(leadingScheme, ''));
    case 'about':
      return isRandomToken(text);
  }
}

/** Whether a name says that its value is secret. */
export function namesCredential(name: string): boolean {
  return kindOfName(name) === 'credential';
}

function mayHoldCredential(plain: string): boolean {
  return isShortCredentialName.test(plain) || endsAsCredential.test(plain);
}

/** Whether the value of a parameter is secret, whose name may be written as a member or an item: `apiKey[a]`. */
export function isSecretParameter(name: string, value: string): boolean {
  const text = unescapeText(value.replaceAll('+', ' '));
  const members = unescapeText(name.replaceAll('+', ' ')).split(/[[\].:]+/);
  return [name, ...members].some((member) => isSecretField(member, text));
}

function isSecretField(name: string, value: string): boolean {
  if (isSecretHeader(name)) return namesCredential(name) || isSensitive(name) || !/\s/.test(value);
  return kindOfName(name) === 'about' && isRandomToken(value);
}

/** Whether the value of a header is secret, whatever it is. */
export function isSecretHeader(name: string): boolean {
  return isSensitive(name) || mayHoldCredential(lettersAndDigitsOf(name));
}

/**
 * Where in a text that is not JSON the value of a secret name begins. In prose, a name may be followed by anything:
 * only what is quoted, or is not made of words, is its value.
 */
export function firstSecretValue(text: string): number | undefined {
  for (const match of text.matchAll(assignment)) {
    const end = match.index + match[0].length;
    const [, name = '', gap = '', delimiter = ''] = match;
    const after = unescapeText(text.slice(end, end + longestAssigned));
    if (isAssigned({ name, gap, delimiter, after })) return end;
  }
  return undefined;
}

function isAssigned({
  name,
  gap,
  delimiter,
  after,
}: Readonly<Record<'name' | 'gap' | 'delimiter' | 'after', string>>): boolean {
  const [lead = ''] = /^(?:[\s"'`\\[{(>+]|&quot;)*/.exec(after) ?? [];
  const written = after.slice(lead.length).replace(leadingScheme, '');
  const [value = ''] = /^[^\s"'`,;<>&\\{}[\]]+/.exec(written) ?? [];
  if (value === '' || value.startsWith('redacted')) return false;
  const isListed = delimiter === ',';
  const isQuoted = /["'`]|&quot;/.test(lead);
  if (isListed) {
    const isItem = gap !== '' && isQuoted;
    return (
      namesCredential(name) &&
      (isItem ? mayBeCredential(value) : isRandomToken(value) && !value.includes('='))
    );
  }
  const isAttached = !/^\s|^$/.test(after) && gap === '' && delimiter !== ':' && lead === '';
  const isText = isQuoted || isAttached;
  if (holdsWebhook(name)) return isText || written.includes('://');
  if (holdsStorage(name)) return isText || mayBeCredential(value);
  const kind = kindOfName(name);
  if (kind === 'credential') return isText || mayBeCredential(value);
  return kind !== undefined && isHiddenUnder(kind, value);
}

export function isSensitive(name: string): boolean {
  return holdsStorage(name) || holdsWebhook(name) || namesCredential(name);
}

export function holdsStorage(name: string): boolean {
  return lettersAndDigitsOf(name).startsWith('s3config');
}

export function holdsWebhook(name: string): boolean {
  return /^webhooks?(?:ur[li]s?|address(?:es)?|endpoints?|\d+)?$/.test(lettersAndDigitsOf(name));
}

/** Whether a member may have the name in a pair of a name and a value, such as `{"name": "X-Api-Key", "value": …}`. */
export function isNaming(member: string): boolean {
  return /^(?:name|key|header|id)$/.test(lettersAndDigitsOf(member));
}

/**
 * What the name in a pair says of its text, which is in this member, or behind the name in a list. Most pairs are
 * none, so only the value of a name is always hidden.
 */
export function kindOfNamed(text: string, member?: string): NameKind | undefined {
  if (text.length > 100 || !/^[\w.-]+(?: [\w.-]+)?:?$/.test(unescapeText(text))) return undefined;
  if (member !== undefined && !holdsValue(member)) return undefined;
  const kind = kindOfName(text);
  if (kind === undefined || kind === 'about') return undefined;
  const isValue = member !== undefined && /^(?:v|val|value)$/.test(lettersAndDigitsOf(member));
  return isValue ? kind : 'possible';
}

/** Whether a member has the value of such a pair. */
function holdsValue(name: string): boolean {
  return /(?:^v|val|values?|data|contents?)$/.test(lettersAndDigitsOf(name));
}

function lettersAndDigitsOf(name: string): string {
  return unescapeText(name)
    .replaceAll(invisibleBytes, '')
    .replaceAll(/[^a-z\d]/gi, '')
    .toLowerCase();
}
