/** One attempt to call a webhook. */
import { lifecycle } from '#generated/reference/tables.js';
import { waitForArrivals, wallClockLimit } from '../../core/clock.ts';
import type { NewEvent } from './event-log.ts';
import type { Faults } from './injected-faults.ts';
import {
  type AttemptOutcome,
  attemptOutcomeText,
  type DueWebhookCall,
  type NextStep,
  shortLogText,
} from './rules/webhook-attempts.ts';

const { webhook } = lifecycle;

/** Makes one attempt. Never rejects. */
export type SendWebhook = (url: string, body: string, how?: HowToCall) => Promise<AttemptOutcome>;

/** How an attempt differs from what the document chooses. */
export interface HowToCall {
  /** Besides those of each call, or instead of them; in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** How long it may take, in milliseconds of real time. */
  readonly limitMs: number;
  readonly followsRedirects: boolean;
  /** Whether a GET to the address comes before it. */
  readonly probes: boolean;
}

/**
 * Sends with fetch: redirects are not followed, the answer's body is not read, and an attempt ends
 * after `limitMs` of real time (default: the document's). A response that has arrived by then counts, also if this
 * process was suspended or busy and has not read it yet.
 *
 * @rule webhook-is-post
 * @rule webhook-not-redirected
 * @rule webhook-lost-connection
 * @rule webhook-time-limit
 */
export function fetchSender({
  limitMs = webhook.timeLimitMs,
}: {
  limitMs?: number;
} = {}): SendWebhook {
  return async (url, body, how) => {
    const limit = wallClockLimit(how?.limitMs ?? limitMs);
    const end = new AbortController();
    limit.signal.addEventListener('abort', async () => {
      await waitForArrivals();
      end.abort(limit.signal.reason);
    });
    try {
      const { signal } = end;
      if (how?.probes) await probe(url, signal);
      const response = await fetch(url, {
        method: webhook.method,
        headers: { 'content-type': 'application/json', ...how?.headers },
        body,
        redirect: how?.followsRedirects ? 'follow' : 'manual',
        signal,
      });
      await response.body?.cancel();
      return { kind: 'answered', status: response.status };
    } catch (error) {
      return { kind: 'failed', reason: whyNotSent(error), isLate: limit.signal.aborted };
    } finally {
      limit.release();
    }
  };
}

/** Looks at an address, whatever comes of it. */
async function probe(url: string, signal: AbortSignal): Promise<void> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal });
    await response.body?.cancel();
  } catch {
    // The attempt that follows says what is wrong.
  }
}

function whyNotSent(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  return shortLogText(cause instanceof Error ? cause.message || cause.name : error.message);
}

/** Makes one attempt, unless a fault loses it; one that a fault duplicates counts once. */
export async function attemptCall(
  { jobId, endpointId, operationId }: Omit<DueWebhookCall, 'url' | 'body'>,
  faults: Faults,
  send: () => Promise<AttemptOutcome>,
): Promise<AttemptOutcome> {
  switch (faults.strike('webhook', { jobId, endpointId, operationId })?.webhook) {
    case 'lost':
      return { kind: 'failed', reason: 'lost in transit' };
    case 'duplicated': {
      const [first] = await Promise.all([send(), send()]);
      return first;
    }
    case undefined:
      return send();
  }
}

export function attemptedEvent(
  { jobId, endpointId }: Pick<DueWebhookCall, 'jobId' | 'endpointId'>,
  {
    host,
    attempt,
    outcome,
    step,
    nextMs,
  }: {
    host: string;
    attempt: number;
    outcome: AttemptOutcome;
    step: NextStep['kind'];
    /** When the next attempt is due; undefined if none follows. */
    nextMs: number | undefined;
  },
): NewEvent {
  return {
    type: 'webhookAttempted',
    jobId,
    endpointId,
    attempt,
    host,
    outcome: attemptOutcomeText(outcome),
    acknowledged: step === 'acknowledged',
    nextMs,
  };
}
