/** Places where a secret stands, whoever knows it: named members of JSON, parts of addresses, headers. */

/** What stands in place of a value that has no name. */
export const anonymous = '[redacted]';

/** Whether a name is one of a credential: of a header, of a member or of a query parameter. */
export function namesCredential(name: string): boolean {
  return credentialName.test(name);
}

const credentialName =
  /authorization|cookie|secret|passw(?:or)?d|signature|credential|api[-_]?key|access[-_]?key|access[-_]?id|private[-_]?key|(?:access|auth|refresh|security|session|control|api|id)[-_]?token/i;

/** Names that are those of credentials in an address or a header, and of other things elsewhere. */
const shortCredentialName = /^(auth|code|hmac|key|key-pair-id|sig|token|x-token|x-auth)$/i;

/** Whether a header or a query parameter of this name holds a credential. */
export function holdsCredential(name: string): boolean {
  return namesCredential(name) || shortCredentialName.test(name);
}

/** A credential that stands where one is expected. */
export interface CredentialPlace {
  readonly from: number;
  readonly to: number;
  /** Of an address the user and the password, or a parameter; else whatever a name or a word tells. */
  readonly kind: 'user' | 'parameter' | 'other';
}

/** Where credentials stand in a text in which nothing is escaped; the last group is the credential. */
const credentialPlaces: readonly {
  readonly kind: CredentialPlace['kind'];
  readonly pattern: RegExp;
  readonly isOne: (match: RegExpMatchArray) => boolean;
}[] = [
  { kind: 'user', pattern: /:\/\/([^/?#\s"'\\<>]+)@/g, isOne: () => true },
  {
    kind: 'parameter',
    // Its value may hold an address with parameters of its own.
    pattern: /[?&;]([\w.~%-]{1,100})=(?=([^&#;\s"'<>\\]{1,4096}))/g,
    isOne: ([, name = '']) => holdsCredential(name),
  },
  {
    kind: 'other',
    pattern: /\b(?:bearer|basic) {1,4}([\w.~+/-]{8,4096}=*)/gi,
    isOne: ([, value = '']) => /\d/.test(value),
  },
  {
    // As a program shows an object, and as JSON within a text.
    kind: 'other',
    pattern: named(/["'`]?\s{0,8}[:=]\s{0,8}(["'`])((?:\\.|(?!\1)[^\\\r\n]){1,4096})\1/),
    isOne: () => true,
  },
  {
    kind: 'other',
    pattern: named(/\s{0,2}[:=]\s{0,2}([\w.~+/-]{8,4096}=*)/),
    isOne: ([, value = '']) => /\d/.test(value),
  },
];

/** What stands after the name of a credential. */
function named(rest: RegExp): RegExp {
  return new RegExp(`(?:${credentialName.source})[\\w.-]{0,64}${rest.source}`, 'gi');
}

/** Users and passwords in addresses, parameters that sign or permit something, keys after their names. */
export function credentialsIn(text: string): CredentialPlace[] {
  return credentialPlaces.flatMap(({ kind, pattern, isOne }) => {
    const found = [...text.matchAll(pattern)].filter(isOne).map((match) => {
      const [all] = match;
      const credential = match.at(-1) ?? '';
      const isAhead = kind === 'parameter';
      const from = match.index + (isAhead ? all.length : all.lastIndexOf(credential));
      return { from, to: from + credential.length, kind, begin: match.index };
    });
    return kind === 'parameter' ? cutWhereDeep(found) : found;
  });
}

/** How many parameters may stand one in the other, each with all that is in it. */
const mostNested = 2;

/**
 * Parameters that stand in more of them end where the next one begins: else every end of an address
 * would be a secret of its own.
 */
function cutWhereDeep(
  found: readonly (CredentialPlace & { readonly begin: number })[],
): CredentialPlace[] {
  const whole: CredentialPlace[] = [];
  return found.flatMap((place, index) => {
    const isDeep = (whole.at(-mostNested)?.to ?? 0) > place.from;
    if (!isDeep) whole.push(place);
    const next = isDeep ? found[index + 1]?.begin : undefined;
    const to = Math.min(place.to, next ?? place.to);
    return to > place.from ? [{ ...place, to }] : [];
  });
}

/** Replaces the value of a member; undefined leaves it as it is. Of credentials only texts are replaced. */
type MemberRedaction = (name: string, value: unknown) => unknown;

/**
 * The JSON text with the values of members replaced, wherever they stand, and everything else as it
 * was written, numbers included. Of a text that ends within such a value nothing is left from there.
 */
export function redactMembers(json: string, redact: MemberRedaction): string {
  let result = '';
  let doneTo = 0;
  /** Up to here it is JSON: what stands in a value was read with it. */
  let readTo = 0;
  const member = /"([\w.-]{1,64})"\s{0,64}:\s{0,64}/g;
  for (let match = member.exec(json); match !== null; match = member.exec(json)) {
    const [, name = ''] = match;
    if (!isSensitive(name)) continue;
    const from = member.lastIndex;
    if (from < readTo && json[from] !== '"' && !holdsStorage(name)) continue;
    const to = endOfValue(json, from);
    const value = to === undefined ? undefined : parse(json.slice(from, to));
    if (to === undefined || value === undefined)
      return result + json.slice(doneTo, from) + anonymous;
    readTo = Math.max(readTo, to);
    const replacement = redact(name, value.json);
    if (replacement === undefined) continue;
    result += json.slice(doneTo, from) + JSON.stringify(replacement);
    doneTo = to;
    member.lastIndex = to;
  }
  return result + json.slice(doneTo);
}

/** Whether members of this name hold storage settings. */
export function holdsStorage(name: string): boolean {
  return name.toLowerCase() === 's3config';
}

/** Whether the value of a member of this name is a secret, or holds some. */
export function isSensitive(name: string): boolean {
  return holdsStorage(name) || name === 'webhook' || namesCredential(name);
}

/** The index after a value; undefined where the text ends within it. */
function endOfValue(json: string, from: number): number | undefined {
  let depth = 0;
  for (let at = from; at < json.length; at += 1) {
    const character = json[at];
    if (character === '"') {
      const end = endOfString(json, at);
      if (end === undefined) return undefined;
      at = end - 1;
      if (depth === 0) return end;
    } else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') {
      if (depth === 0) return at;
      depth -= 1;
      if (depth === 0) return at + 1;
    } else if (depth === 0 && (character === ',' || character === '\n')) return at;
  }
  return undefined;
}

function endOfString(json: string, from: number): number | undefined {
  for (let at = from + 1; at < json.length; at += 1) {
    if (json[at] === '\\') at += 1;
    else if (json[at] === '"') return at + 1;
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

/** An address in two: as far as its host, and the rest. What has no scheme is all rest. */
export function splitAddress(text: string): readonly [asFarAsHost: string, rest: string] {
  const [start = ''] = /^[a-z][a-z\d+.-]{0,15}:(?:\/\/[^/?#\\]*)?/i.exec(text) ?? [];
  return [start, text.slice(start.length)];
}

/** Whether a text is an address with a host. */
export function isAddress(text: string): boolean {
  return schemeOf(text) !== '';
}

/** An address with no more of it than its scheme and its shape. */
export function maskAddress(text: string): string {
  const scheme = schemeOf(text);
  return scheme + maskShape(text.slice(scheme.length));
}

function schemeOf(text: string): string {
  const [scheme = ''] = /^[a-z][a-z\d+.-]{0,15}:\/\//i.exec(text) ?? [];
  return scheme;
}

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
