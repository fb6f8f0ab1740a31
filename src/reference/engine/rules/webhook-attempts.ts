/** What each attempt to call a webhook means, and what follows it. */
import { lifecycle } from '#generated/reference/tables.js';
import type { NewEvent } from '../event-log.ts';
import type { Faults } from '../injected-faults.ts';
import type { AttemptOutcome } from '../send-webhook.ts';

const { webhook } = lifecycle;

/** A call that has to be made. */
export interface WebhookCall {
  readonly jobId: string;
  readonly endpointId: string;
  /** How the job was submitted, for faults that are declared for one operation. */
  readonly operationId: string;
  readonly url: string;
  readonly body: string;
}

export type NextStep =
  | { readonly kind: 'acknowledged' }
  | { readonly kind: 'retry'; readonly afterMs: number }
  | { readonly kind: 'givenUp' };

/**
 * Only the acknowledging status ends the attempts early.
 *
 * @rule webhook-acknowledgement
 * @rule webhook-one-acknowledgement
 * @rule webhook-retries
 * @rule webhook-spacing
 * @rule webhook-given-up
 */
export function nextStep(attempts: number, outcome: AttemptOutcome): NextStep {
  if (outcome.kind === 'answered' && outcome.status === webhook.acknowledgedBy) {
    return { kind: 'acknowledged' };
  }
  return attempts > webhook.retries
    ? { kind: 'givenUp' }
    : { kind: 'retry', afterMs: webhook.spacingMs };
}

/**
 * Whether the settings permit to call an address. `hosts` has the only permitted ones, such as
 * `127.0.0.1`; undefined permits any.
 */
export function isPermitted(url: string, hosts: readonly string[] | undefined): boolean {
  return hosts?.includes(new URL(url).hostname) ?? true;
}

/** In place of an attempt to call a host that is not permitted; the call is given up at once. */
export const forbidden: AttemptOutcome = {
  kind: 'failed',
  reason: 'the settings forbid this host',
};

/** Makes one attempt, unless a fault loses it; one that a fault duplicates counts once. */
export async function attemptCall(
  { jobId, endpointId, operationId }: Omit<WebhookCall, 'url' | 'body'>,
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
  { jobId, endpointId }: Pick<WebhookCall, 'jobId' | 'endpointId'>,
  { host, attempt, outcome }: { host: string; attempt: number; outcome: AttemptOutcome },
): NewEvent {
  return {
    type: 'webhookAttempted',
    jobId,
    endpointId,
    attempt,
    host,
    outcome: outcome.kind === 'answered' ? `status ${outcome.status}` : outcome.reason,
    acknowledged: nextStep(attempt, outcome).kind === 'acknowledged',
  };
}
