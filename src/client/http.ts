/** Sends single requests with fetch, and reads the bodies of responses. Both end with a signal. */
import { GrowingBytes } from '../core/growing-bytes.ts';
import { untilAborted } from '../core/signals.ts';
import { piecesOf } from '../core/stream-pieces.ts';

/** Sends a request. Rejects if there is no response, or with the signal's reason. */
export type Fetch = (
  request: Request,
  init?: { readonly signal: AbortSignal },
) => Promise<Response>;

/**
 * Sends a request that has this signal. Fetch gets the signal itself too: Node forgets that of a
 * request which nothing holds.
 */
export async function fetchWithin(
  fetch: Fetch,
  request: Request,
  signal: AbortSignal,
): Promise<Response> {
  signal.throwIfAborted();
  const sent = fetch(request, { signal });
  try {
    return await untilAborted(signal, sent);
  } catch (error) {
    // A response that comes late would keep its connection.
    sent.then(({ body }) => body?.cancel()).catch(() => undefined);
    throw error;
  }
}

/** Far more than the longest body that the reference sends. */
export const defaultMaxResponseBytes = 100_000_000;

/** The body as text: the beginning of one that is longer than `maxBytes`, whose rest is not read. */
export async function readText(
  { body }: Response,
  { maxBytes, signal }: { maxBytes: number; signal: AbortSignal },
): Promise<{ readonly text: string; readonly isTooLong: boolean }> {
  const bytes = new GrowingBytes({ mostBytes: maxBytes });
  let isTooLong = false;
  for await (const piece of piecesOf(body, signal)) {
    isTooLong = bytes.length + piece.length > maxBytes;
    bytes.add(piece.subarray(0, maxBytes - bytes.length));
    if (isTooLong) break;
  }
  return { text: new TextDecoder().decode(bytes.bytes()), isTooLong };
}

/** Nested more deeply, a value could end in a `RangeError` of whatever reads or writes it. */
const deepestJson = 1000;

/** The value of a JSON text, or what to expect instead. */
export function readJson(
  text: string,
): { readonly value: unknown } | { readonly value?: never; readonly expected: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { expected: 'JSON' };
  }
  const openings = text.match(/[[{]/g)?.length ?? 0;
  return openings > deepestJson && isDeeper(value, deepestJson)
    ? { expected: `JSON nested at most ${deepestJson} deep` }
    : { value };
}

function isDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((part) => isDeeper(part, depth - 1));
}

/** Throws a `TypeError` for a value that JSON cannot express. */
export function writeJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new TypeError('Expected a request that is nested less deeply.', { cause });
  }
}
