/** For which ends of a job its webhook is called. */
import { type AlternativeGapId, lifecycle } from '#generated/reference/tables.js';
import type { Alternatives } from '../../alternatives/account-alternatives.ts';
import { isDeletion } from './deleted-on-end.ts';
import type { TransitionName } from './job-states.ts';

/** The gaps about webhooks of jobs that do not complete. */
const notifyingGaps: Partial<Record<TransitionName, NotifyingGap>> = {
  fail: 'webhook-of-failed-job',
  cancel: 'webhook-of-cancelled-job',
  terminate: 'webhook-of-late-job',
  expire: 'webhook-of-late-job',
};

type NotifyingGap = Extract<AlternativeGapId, `webhook-of-${string}`>;

/**
 * Whether webhooks are called for this end.
 *
 * @rule webhook-on-completion
 * @rule webhook-only-event
 * @rule webhook-on-failure
 * @rule webhook-on-timeout
 * @rule webhook-on-cancel
 */
export function callsWebhook(transition: TransitionName, alternatives: Alternatives): boolean {
  if (isDeletion(transition, alternatives)) return false;
  const gap = notifyingGaps[transition];
  const ends: readonly TransitionName[] = lifecycle.webhook.on;
  return ends.includes(transition) && (gap === undefined || alternatives.id(gap) === 'called');
}
