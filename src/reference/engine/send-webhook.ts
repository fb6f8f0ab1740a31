/** One attempt to call a webhook. */
import { lifecycle } from '#generated/reference/tables.js';
import { wallClockLimit } from '../../core/clock.ts';

const { webhook } = lifecycle;

export type AttemptOutcome =
  | { readonly kind: 'answered'; readonly status: number }
  | { readonly kind: 'failed'; readonly reason: string };

/** Makes one attempt. Never rejects. */
export type SendWebhook = (url: string, body: string) => Promise<AttemptOutcome>;

/**
 * Sends with fetch: redirects are not followed, the answer's body is not read, and an attempt ends
 * after `limitMs` of real time (default: the document's).
 *
 * @rule webhook-is-post
 * @rule webhook-not-redirected
 * @rule webhook-time-limit
 */
export function fetchSender({
  limitMs = webhook.timeLimitMs,
}: {
  limitMs?: number;
} = {}): SendWebhook {
  return async (url, body) => {
    const limit = wallClockLimit(limitMs);
    try {
      const response = await fetch(url, {
        method: webhook.method,
        headers: { 'content-type': 'application/json' },
        body,
        redirect: 'manual',
        signal: limit.signal,
      });
      await response.body?.cancel();
      return { kind: 'answered', status: response.status };
    } catch (error) {
      return { kind: 'failed', reason: reasonOf(error) };
    } finally {
      limit.release();
    }
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  return beginningOf(cause instanceof Error ? cause.message || cause.name : error.message);
}

/** The host and port of an address, as far as a log repeats it. */
export function hostOf(url: string): string {
  return beginningOf(new URL(url).host);
}

/** The longest host (RFC 1035, section 2.3.4) and its port. */
const longestText = 260;

/**
 * The beginning of a text, for logs. Copied, because a slice would keep the whole text in memory.
 */
function beginningOf(text: string): string {
  return [text.slice(0, longestText), text.length > longestText ? '…' : ''].join('');
}
