/** Places where a secret stands, whatever it is: by the names of headers, parameters and members. */

/** What stands in place of a value that has no name. */
export const anonymous = '[redacted]';

/** A name of a header, parameter or member that contains one of these is that of a credential. */
export const credentialNames = [
  'authorization',
  'cookie',
  'secret',
  'password',
  'passwd',
  'signature',
  'credential',
  'apikey',
  'accesskey',
  'accessid',
  'privatekey',
  'accesstoken',
  'authtoken',
  'refreshtoken',
  'securitytoken',
  'sessiontoken',
  'controltoken',
  'apitoken',
] as const;

/** So is one of these, of a header or a parameter. Members of these names may be something else. */
export const shortCredentialNames = [
  'auth',
  'code',
  'hmac',
  'idtoken',
  'key',
  'keypairid',
  'sig',
  'token',
  'xauth',
  'xtoken',
] as const;

const containsCredentialName = new RegExp(credentialNames.join('|'), 'i');
const isShortCredentialName = new RegExp(`^(?:${shortCredentialNames.join('|')})$`, 'i');

/** Whether a member of this name is a credential. Hyphens, underscores, dots and letter case do not count. */
export function namesCredential(name: string): boolean {
  return containsCredentialName.test(joined(name));
}

/** Whether a header or a query parameter of this name is a credential. */
export function holdsCredential(name: string): boolean {
  return namesCredential(name) || isShortCredentialName.test(joined(name));
}

function joined(name: string): string {
  return name.replaceAll(/[-_. ]/g, '');
}

/** Whether members of this name hold storage settings. */
export function holdsStorage(name: string): boolean {
  return name.toLowerCase() === 's3config';
}

/** Whether the value of a member of this name is a secret, or holds some. */
export function isSensitive(name: string): boolean {
  return holdsStorage(name) || name === 'webhook' || namesCredential(name);
}

/** Replaces a value; undefined leaves it as it is. */
type Redact = (name: string, value: unknown) => unknown;

/**
 * A text with the values of members of JSON replaced, and all else as it was written. Numbers and texts
 * are replaced, and storage settings as a whole. Of a text that ends within such a value nothing is
 * left from there.
 */
export function redactMembers(text: string, redact: Redact): string {
  const member = /"([^"\\]{1,64})"\s{0,64}:\s{0,64}/g;
  let result = '';
  let doneTo = 0;
  for (let match = member.exec(text); match !== null; match = member.exec(text)) {
    const [, name = ''] = match;
    const from = member.lastIndex;
    const isNested = text[from] === '{' || text[from] === '[';
    if (!isSensitive(name) || (isNested && !holdsStorage(name))) continue;
    const to = endOfValue(text, from);
    if (to === undefined) return result + text.slice(doneTo, from) + anonymous;
    const value = parse(text.slice(from, to));
    const replacement = value === undefined ? undefined : redact(name, value.json);
    if (value !== undefined && replacement === undefined) continue;
    result += text.slice(doneTo, from);
    result += value === undefined ? anonymous : JSON.stringify(replacement);
    doneTo = to;
    member.lastIndex = to;
  }
  return result + text.slice(doneTo);
}

/** The index after a value; undefined where the text ends within it. */
function endOfValue(text: string, from: number): number | undefined {
  const mark = /[{}[\],\n"]|\\./gs;
  mark.lastIndex = from;
  let depth = 0;
  let isText = false;
  for (let match = mark.exec(text); match !== null; match = mark.exec(text)) {
    const [found] = match;
    if (found === '"') isText = !isText;
    else if (isText || found.startsWith('\\')) continue;
    else if (found === '{' || found === '[') depth += 1;
    else if (depth === 0) return match.index;
    else if (found === '}' || found === ']') depth -= 1;
    else continue;
    if (depth === 0 && !isText) return mark.lastIndex;
  }
  return undefined;
}

/** Undefined where the text is no JSON. */
function parse(text: string): { readonly json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** A text with the values of query parameters replaced, also of an address that is percent-encoded. */
export function redactParameters(text: string, redact: (value: string) => string): string {
  const parameter = /(?:[?&;]|\\u0026|%(?:3F|26|3B))([\w.~-]{1,100})(=|\\u003d|%3D)/gi;
  let result = '';
  let doneTo = 0;
  for (let match = parameter.exec(text); match !== null; match = parameter.exec(text)) {
    const [, name = '', sign = ''] = match;
    if (!holdsCredential(name)) continue;
    const from = parameter.lastIndex;
    const end = sign.startsWith('%') ? /[&#;\s"'<>\\]|%(?:26|23|22|20|5C)|$/gi : /[&#;\s"'<>\\]|$/g;
    end.lastIndex = from;
    const to = end.exec(text)?.index ?? text.length;
    if (to === from) continue;
    result += text.slice(doneTo, from) + redact(text.slice(from, to));
    doneTo = to;
    parameter.lastIndex = to;
  }
  return result + text.slice(doneTo);
}

/** Users and passwords in addresses, and keys after `Bearer` and `Basic`. */
export const unnamedPlaces: readonly RegExp[] = [
  /(?<=:(?:\/\/|\\\/\\\/))[^/?#\s"'\\<>]{1,1000}(?=@)/g,
  /(?<=%3A%2F%2F)(?:[\w.~!*'()-]|%(?!40|2F|3F|23)[\dA-F]{2}){1,300}(?=%40)/gi,
  /(?<=\b(?:bearer|basic) {1,4})(?=[a-z.~+/_-]{0,4000}\d)[\w.~+/-]{8,4096}=*/gi,
];

/** An address in two: as far as its host, and the rest. What has no scheme is all rest. */
export function splitAddress(text: string): readonly [asFarAsHost: string, rest: string] {
  const [start = ''] = /^[a-z][a-z\d+.-]{0,15}:(?:\/\/[^/?#\\]*)?/i.exec(text) ?? [];
  return [start, text.slice(start.length)];
}

/** Whether a text is an address with a host. */
export function isAddress(text: string): boolean {
  return scheme.test(text);
}

/** An address with no more of it than its scheme and its shape. */
export function maskAddress(text: string): string {
  const [start = ''] = scheme.exec(text) ?? [];
  return start + maskShape(text.slice(start.length));
}

const scheme = /^[a-z][a-z\d+.-]{0,15}:\/\//i;

/**
 * What is left of a text without its letters and digits. For every rule about the form of an address
 * they are as good as any other ones, so that an address stays one and what is none stays none.
 */
export function maskShape(text: string): string {
  return text.replaceAll(/\[[0-9a-f:.]+\]|%[0-9a-f]{2}|[a-z]+|\d+|[^ -~]/gi, (part) => {
    if (part.startsWith('[')) return '[::]';
    if (part.startsWith('%')) return '%00';
    if (/^\d/.test(part)) return '0';
    return /^[a-z]/i.test(part) ? 'x' : 'é';
  });
}
