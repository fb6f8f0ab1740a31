/** Sends single requests with fetch, and reads the bodies of responses. Both end with a signal. */
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

/**
 * The body as text: the beginning of one that is longer than `maxBytes`, whose rest is not read. Kept pieces of a
 * byte each would take a hundred times their length, so all go into one buffer, which doubles.
 */
export async function readBodyText(
  { body }: Response,
  maxBytes: number,
  signal: AbortSignal,
): Promise<{ readonly text: string; readonly isTooLong: boolean }> {
  let buffer = new Uint8Array(0);
  let length = 0;
  for await (const piece of piecesOf(body, signal)) {
    const start = length;
    length += piece.length;
    if (length > buffer.length) {
      const longer = new Uint8Array(Math.min(2 * length, maxBytes));
      longer.set(buffer);
      buffer = longer;
    }
    buffer.set(piece.subarray(0, maxBytes - start), start);
    if (length > maxBytes) break;
  }
  // A buffer of `maxBytes` has no more than the beginning.
  const text = new TextDecoder().decode(buffer.subarray(0, length));
  return { text, isTooLong: length > maxBytes };
}

/** Nested more deeply, a value could end in a `RangeError` of whatever reads or writes it. */
const deepestJson = 1000;

/** The value of a JSON text, or what `otherwise` makes of what was expected instead. */
export function parseJsonOr(text: string, otherwise: (expected: string) => unknown): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return otherwise('JSON');
  }
  const openings = text.match(/[[{]/g)?.length ?? 0;
  return openings > deepestJson && isDeeper(value, deepestJson)
    ? otherwise(`JSON nested at most ${deepestJson} deep`)
    : value;
}

function isDeeper(value: unknown, depth: number): boolean {
  return (
    value instanceof Object &&
    (depth === 0 || Object.values(value).some((part) => isDeeper(part, depth - 1)))
  );
}

/** Throws a `TypeError` for a value that JSON cannot express. */
export function stringifyJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new TypeError('Expected a request that is nested less deeply.', { cause });
  }
}
