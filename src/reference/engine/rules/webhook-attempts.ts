/** What each attempt to call a webhook means, and what follows it. */
import { lifecycle } from '#generated/reference/tables.js';
import type { Alternatives } from '../../alternatives/account-alternatives.ts';

const { webhook } = lifecycle;

export type AttemptOutcome =
  | { readonly kind: 'answered'; readonly status: number }
  | {
      readonly kind: 'failed';
      readonly reason: string;
      /** Whether no response came in time. */
      readonly isLate?: boolean;
    };

/** A call that has to be made. */
export interface DueWebhookCall {
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
 * Only an acknowledging status ends the attempts early.
 *
 * @rule webhook-acknowledgement
 * @rule webhook-one-acknowledgement
 * @rule webhook-retries
 * @rule webhook-spacing
 * @rule webhook-given-up
 */
export function nextStep(
  attempts: number,
  outcome: AttemptOutcome,
  alternatives: Alternatives,
): NextStep {
  if (isAcknowledged(outcome, alternatives)) return { kind: 'acknowledged' };
  return attempts > webhook.retries || !isRepeated(outcome, alternatives)
    ? { kind: 'givenUp' }
    : { kind: 'retry', afterMs: webhook.spacingMs };
}

function isRepeated(outcome: AttemptOutcome, alternatives: Alternatives): boolean {
  const isLate = outcome.kind === 'failed' && outcome.isLate === true;
  return !isLate || alternatives.id('webhook-time-limit') !== 'not-repeated';
}

/** How long after the end of its job a webhook is called, in milliseconds. */
export function firstDelayMs(alternatives: Alternatives): number {
  return alternatives.id('webhook-delay') === 'later'
    ? alternatives.parameter('webhook-delay', 'later')
    : 0;
}

/** When the next attempt is due, after one that was sent and has failed at these instants. */
export function nextAttemptMs(
  { afterMs }: { readonly afterMs: number },
  { sentMs, failedMs }: { readonly sentMs: number; readonly failedMs: number },
  alternatives: Alternatives,
): number {
  const isSpacedBySending = alternatives.id('webhook-spacing-origin') === 'attempt';
  return (isSpacedBySending ? sentMs : failedMs) + afterMs;
}

/** The status of the response, or why there is none. */
export function attemptOutcomeText(outcome: AttemptOutcome): string {
  return outcome.kind === 'answered' ? `status ${outcome.status}` : outcome.reason;
}

export function isAcknowledged(outcome: AttemptOutcome, alternatives: Alternatives): boolean {
  if (outcome.kind === 'failed') return false;
  const { status } = outcome;
  if (status === webhook.acknowledgedBy) return true;
  const isSuccess = status >= 200 && status < 300;
  return isSuccess && alternatives.id('webhook-other-acknowledgement') === 'any-2xx';
}

/** The host and port of an address, as far as a log repeats it. */
export function shownHost(url: string): string {
  return shortLogText(new URL(url).host);
}

/** The longest host (RFC 1035, section 2.3.4) and its port. */
const longestText = 260;

/**
 * The beginning of a text, for logs. Copied, because a slice would keep the whole text in memory.
 */
export function shortLogText(text: string): string {
  return [text.slice(0, longestText), text.length > longestText ? '…' : ''].join('');
}
