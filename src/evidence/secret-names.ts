/** Which names of headers, parameters and JSON members say that their values are secret. `docs/guides/checking.md` lists them. */

/** A header, parameter or member holds a credential if its name contains one of these. */
export const credentialNames = (
  'authorization cookie secret password passwd passphrase signature credential apikey accesskey ' +
  'accessid privatekey accesstoken authtoken refreshtoken securitytoken sessiontoken ' +
  'controltoken apitoken jwt csrf'
).split(' ');

/**
 * A header or parameter with exactly one of these names does, too; a JSON member may mean something
 * else.
 */
export const shortCredentialNames =
  'auth code dpop hmac keypairid secwebsocketprotocol sid sig'.split(' ');

/** Nor is a header or parameter public that ends in one of these: `my_token`, `mytoken`, `X-Functions-Key`. */
export const endsOfCredentialNames =
  'token key auth authentication assertion pwd pass session sessionid sessid bearer'.split(' ');

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

/** A secret name with a value behind it, however they are quoted: in prose it has none. */
export const assignedName: RegExp = new RegExp(
  String.raw`(?:${anyName.source})[\w.~-]{0,60}(?:[\s"'\`\\\]]|&quot;|%(?:22|27|5D)){0,20}(?:[:=>,]|%3[AD])(?!redacted-\d)`,
  'i',
);

const containsCredentialName = new RegExp(credentialNames.join('|'), 'i');
const isShortCredentialName = new RegExp(`^(?:${shortCredentialNames.join('|')})$`);
/** Ordinary words end in some of them. */
const endsAsCredential = new RegExp(
  `(?:${endsOfCredentialNames.join('|')})$(?<!monkey|turkey|hockey|bypass|compass)`,
);

/** A run of backslashes is read once, from its beginning. */
const escapedCharacter =
  /(?<!\\)\\+(?:u([\da-f]{4})|x([\da-f]{2}))|%(?:25){0,8}([0-7][\da-f])|\0/gi;

/** Of characters that are no ASCII. */
const invisibleBytes = /%(?:25){0,8}[89a-f][\da-f]/gi;

/** A text whose ASCII characters are not escaped, neither as in JSON nor as in a URL. */
export function unescaped(text: string): string {
  return text.replaceAll(escapedCharacter, (_, unit = '', byte = '', percent = '') => {
    const code = `${unit}${byte}${percent}`;
    return code === '' ? '' : String.fromCharCode(Number.parseInt(code, 16));
  });
}

/** Whether a name says that its value is secret. Only its letters and digits count, without escapes and letter case. */
export function namesCredential(name: string): boolean {
  return containsCredentialName.test(plainName(name));
}

/** Whether a value under this name may be a credential or something else: a token of a text, the key of an object. */
export function mayNameCredential(name: string): boolean {
  const plain = plainName(name);
  // Of an error, or of a program.
  return plain !== 'code' && holdsCredential(plain);
}

function holdsCredential(plain: string): boolean {
  return (
    containsCredentialName.test(plain) ||
    isShortCredentialName.test(plain) ||
    endsAsCredential.test(plain)
  );
}

/** Whether the value of a parameter is secret, which may be written as a member or an item: `apiKey[a]`. */
export function isSecretParameter(name: string): boolean {
  const members = unescaped(name.replaceAll('+', ' ')).split(/[[\].:]+/);
  return (
    isSensitive(name) ||
    members.some((member) => holdsCredential(plainName(member)) || isSensitive(member))
  );
}

export function isSensitive(name: string): boolean {
  return holdsStorage(name) || holdsWebhook(name) || namesCredential(name);
}

export function holdsStorage(name: string): boolean {
  return plainName(name).startsWith('s3config');
}

export function holdsWebhook(name: string): boolean {
  return /^webhooks?(?:ur[li]s?|address(?:es)?|endpoints?|\d+)?$/.test(plainName(name));
}

/**
 * Whether a text may be the name in a pair of a name and a value, such as `{"name": "X-Api-Key", "value": …}`, and
 * no sentence.
 */
export function mayBeName(text: string): boolean {
  return text.length <= 100 && /^[\w.-]+(?: [\w.-]+){0,2}:?$/.test(unescaped(text));
}

/** Whether a member has the value of such a pair. */
export function holdsValue(name: string): boolean {
  return /(?:^v|val|values?|data|contents?)$/.test(plainName(name));
}

function plainName(name: string): string {
  return unescaped(name)
    .replaceAll(invisibleBytes, '')
    .replaceAll(/[^a-z\d]/gi, '')
    .toLowerCase();
}
