/** Finds a key in what an application prints or sends, before secrets are replaced there. */
import { Secrets } from '../../core/secrets.ts';

/**
 * Tells whether a text has the key, or most of it: as it is, in Base64, hexadecimal or bytes, and each of these in JSON
 * or an address, also on two lines, in colours, or with its middle left out.
 */
export type KeySearch = (text: string) => boolean;

/** Who has so much of a key can guess the rest, as a share; of a short key, all of it is looked for. */
const mostOfKey = 0.75;
const shortestPart = 16;

export function keySearch(apiKey: string): KeySearch {
  const secrets = new Secrets();
  for (const part of partsOf(apiKey)) secrets.add(part, '', 'anywhere');
  const isIn = (text: string) => secrets.replaceIn(text) !== text;
  return (written) => {
    const text = written.replaceAll(styles, '');
    return (
      isIn(text) ||
      (text.includes('\n') && isIn(text.replaceAll(/\s+/g, ''))) ||
      spellings.some(({ pattern, read }) =>
        (text.match(pattern) ?? []).some((part) => isIn(read(part))),
      ) ||
      hasBothEnds(text, apiKey)
    );
  };
}

/** A text without the lines that have the key, such as in a form that nothing else finds. */
export function withoutKeyLines(text: string, hasKey: KeySearch): string {
  if (!hasKey(text)) return text;
  const lines = text.split('\n').map((line) => (hasKey(line) ? keyLine : line));
  const rest = lines.join('\n');
  return hasKey(rest) ? keyLine : rest;
}

/** The first line of a text that has the key, with its number from 1; undefined if no single one has. */
export function lineWithKey(
  text: string,
  hasKey: KeySearch,
): { readonly number: number; readonly line: string } | undefined {
  const lines = text.split('\n');
  const index = lines.findIndex(hasKey);
  const line = lines[index];
  return line === undefined ? undefined : { number: index + 1, line };
}

/** In place of a line, or of lines, with the key. */
const keyLine = '[with the API key]';

function telltaleLength(apiKey: string): number {
  return Math.max(shortestPart, Math.ceil(apiKey.length * mostOfKey));
}

function partsOf(apiKey: string): string[] {
  const length = telltaleLength(apiKey);
  const count = apiKey.length - length + 1;
  return count <= 0
    ? [apiKey]
    : Array.from({ length: count }, (_, from) => apiKey.slice(from, from + length));
}

/** Colours and the like, for a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escapes of terminals begin with one
const styles = /\u001b\[[\d;?]*[A-Za-z]/g;

/** How a text is written byte by byte, or character by character, and what it says. */
const spellings: readonly { readonly pattern: RegExp; readonly read: (part: string) => string }[] =
  [
    {
      pattern: /(?:(?:0x|\\x)?[\da-f]{2}[\s,:-]+){7,}(?:0x|\\x)?[\da-f]{2}|(?:\\x[\da-f]{2}){8,}/gi,
      read: (part) => part.replaceAll(/0x|[^\da-f]/gi, ''),
    },
    {
      pattern: /(?:\d{1,3}[\s,]+){7,}\d{1,3}/g,
      read: (part) =>
        part.replaceAll(/\d+[\s,]*/g, (byte) => String.fromCharCode(Number.parseInt(byte, 10))),
    },
    {
      pattern: /(?:(["']).\1\s*,\s*){7,}["']./g,
      read: (part) => part.replaceAll(/["'],\s*["']|["'\s]/g, ''),
    },
  ];

/** So many characters of an end are not there by chance. */
const shortestEnd = 4;

/** Whether a line has the beginning and the end of the key, which are most of it. */
function hasBothEnds(text: string, apiKey: string): boolean {
  const length = telltaleLength(apiKey);
  if (apiKey.length < length) return false;
  const key = apiKey.toLowerCase();
  return text
    .toLowerCase()
    .split('\n')
    .some((line) => longestStart(key, line) + longestStart(reverse(key), reverse(line)) >= length);
}

/** How many characters of the beginning of a key a line has at most; 0 if these may be there by chance. */
function longestStart(key: string, line: string): number {
  const start = key.slice(0, shortestEnd);
  const rests = line.split(start).slice(1);
  return Math.max(
    0,
    ...rests.map((rest) => shortestEnd + sharedLength(key.slice(shortestEnd), rest)),
  );
}

/** How many characters two texts begin with alike. */
function sharedLength(left: string, right: string): number {
  let length = 0;
  while (length < left.length && left[length] === right[length]) length += 1;
  return length;
}

function reverse(text: string): string {
  return [...text].toReversed().join('');
}
