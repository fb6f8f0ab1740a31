/** Reads an HTTP archive (HAR 1.2), which browsers and tools save, as recorded exchanges. */
import { isObject } from '../core/json.ts';
import { isUrl } from '../core/urls.ts';
import { escapeLines } from '../core/visible-text.ts';
import type { Exchange } from '../evidence/record-types.ts';
import type { Redaction } from '../evidence/redaction.ts';

/** An archive cannot be read; the message names the place. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';

  constructor(expected: string, pointer: string) {
    super(escapeLines(`Expected ${expected} at ${pointer}, got something else.`));
  }
}

/**
 * The exchanges of an archive in its order, without their secrets. An entry without an answer becomes an exchange
 * without one. Throws an `ArchiveError` for what is no archive.
 */
export function readArchive(value: unknown, redaction: Redaction): Exchange[] {
  const entries = isObject(value) && isObject(value['log']) ? value['log']['entries'] : undefined;
  if (!Array.isArray(entries)) throw new ArchiveError('a list of requests', '/log/entries');
  return entries.map((entry: unknown, index) => exchangeOfEntry(entry, index, redaction));
}

function exchangeOfEntry(entry: unknown, index: number, redaction: Redaction): Exchange {
  const pointer = `/log/entries/${index}`;
  const { request, response, startedDateTime, time } = membersOf(entry, pointer);
  const { method, url, headers, postData } = membersOf(request, `${pointer}/request`);
  if (typeof method !== 'string' || typeof url !== 'string' || !isUrl(url)) {
    throw new ArchiveError('a method and a URL', `${pointer}/request`);
  }
  const { pathname, search } = new URL(url);
  const sentHeaders = headersOfHar(headers);
  const authorization = sentHeaders.find(([name]) => name.toLowerCase() === 'authorization')?.[1];
  const secrets = redaction.forExchange(authorization);
  const sent = textIn(postData);
  const sentMs = Date.parse(String(startedDateTime)) || 0;
  return {
    kind: 'exchange',
    id: index + 1,
    scenario: 'traffic',
    key: authorization === undefined ? 'none' : 'unknown',
    request: {
      method: method.toUpperCase(),
      target: secrets.target(pathname + search),
      headers: secrets.headers(sentHeaders),
      ...(sent && { body: secrets.body(sent) }),
    },
    sentMs,
    receivedMs: sentMs + (typeof time === 'number' && time > 0 ? Math.round(time) : 0),
    ...answerIn(response, secrets),
  };
}

/** Nothing for a status of 0, which stands for a request without an answer. */
function answerIn(response: unknown, redaction: Pick<Redaction, 'headers' | 'text'>) {
  if (!isObject(response) || typeof response['status'] !== 'number' || !response['status']) {
    return { failure: 'The archive has no answer.' };
  }
  const { status, headers, content } = response;
  const text = textIn(content);
  const size = isObject(content) && typeof content['size'] === 'number' ? content['size'] : 0;
  return {
    response: {
      status,
      headers: redaction.headers(headersOfHar(headers)),
      bytes: text === undefined ? Math.max(0, size) : Buffer.byteLength(text),
      ...(text !== undefined && { body: redaction.text(text) }),
    },
  };
}

function membersOf(value: unknown, pointer: string): Readonly<Record<string, unknown>> {
  if (isObject(value)) return value;
  throw new ArchiveError('an object', pointer);
}

function headersOfHar(value: unknown): [name: string, value: string][] {
  const headers: readonly unknown[] = Array.isArray(value) ? value : [];
  return headers.flatMap((header) => {
    const { name, value: text } = isObject(header) ? header : {};
    // HTTP/2 writes method and path as headers with a colon.
    const isHeader = typeof name === 'string' && typeof text === 'string' && !name.startsWith(':');
    return isHeader ? [[name, text]] : [];
  });
}

/** The text of a body; undefined for one that is left out or no text. */
function textIn(content: unknown): string | undefined {
  const { text, encoding } = isObject(content) ? content : {};
  if (typeof text !== 'string') return undefined;
  if (encoding !== 'base64') return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'base64'));
  } catch {
    return undefined;
  }
}
