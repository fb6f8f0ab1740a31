/** Webhooks where nothing is stated of them. */
import type { Oddity } from './oddity.ts';
import { calls, outcomes, refused } from './webhook-wire.ts';

export const webhookOddities: readonly Oddity[] = [
  {
    name: 'unanswered-webhook-calls-are-not-repeated',
    because: 'The description does not state whether a missing response is a failed call.',
    time: 'by itself',
    alternatives: { 'webhook-time-limit': 'not-repeated' },
  },
  {
    name: 'webhook-with-a-signature',
    because: 'The description does not state whether webhook calls are signed.',
    alternatives: { 'webhook-authentication': { signed: 'x-signature' } },
  },
  {
    name: 'webhook-written-otherwise',
    because: 'The description states the content of a webhook call but not its exact bytes.',
    alternatives: { 'webhook-same-bytes': 'other-form' },
  },
  {
    name: 'no-webhooks-of-failed-jobs',
    because: 'The description states webhooks only for jobs that complete.',
    alternatives: {
      'webhook-of-failed-job': 'not-called',
      'webhook-of-cancelled-job': 'not-called',
      'webhook-of-late-job': 'not-called',
    },
  },
  {
    name: 'other-2xx-acknowledge',
    because: 'The description does not state whether other success statuses acknowledge a call.',
    alternatives: { 'webhook-other-acknowledgement': 'any-2xx' },
  },
  {
    name: 'webhook-addresses-are-looked-at',
    because:
      'The description does not state whether the service probes the URL before it calls it.',
    alternatives: { 'webhook-probe': 'get' },
  },
  {
    name: 'webhook-spacing-from-the-start',
    because: 'The description does not state when the pause between calls starts.',
    time: 'by itself',
    alternatives: { 'webhook-spacing-origin': 'attempt' },
  },
  {
    name: 'webhooks-are-late',
    because: 'The description does not state how soon a webhook call follows the end of its job.',
    alternatives: { 'webhook-delay': { later: 3000 } },
  },
  {
    name: 'webhook-escapes-in-lower-case',
    because: 'Escapes in either case are the same address (RFC 3986).',
    alter: calls(({ url }) => ({
      url: url.replaceAll(/%[\dA-F]{2}/g, (escaped) => escaped.toLowerCase()),
    })),
  },
  {
    name: 'a-proxy-keeps-the-beginning-of-webhook-paths',
    because: 'A proxy in front of the receiver may pass on the end of a path only.',
    alter: calls(({ url }) => ({
      url: url.replace(/^(https?:\/\/[^/]+)\/(?:[^/?]+\/)+/, '$1/'),
    })),
  },
  {
    name: 'a-webhook-call-is-lost',
    because: 'Networks occasionally lose a call.',
    alter: ({ deliver }) => {
      let count = 0;
      return {
        deliver(call) {
          count += 1;
          return count === 4 ? Promise.resolve({ kind: 'failed', reason: 'Lost.' }) : deliver(call);
        },
      };
    },
  },
  {
    name: 'an-acknowledgement-is-lost',
    because: 'Networks occasionally lose a response, so the service repeats the call.',
    alter: (wire) => {
      let isLost = false;
      const alter = outcomes((outcome) => {
        if (isLost || outcome.kind !== 'answered' || outcome.status !== 200) return outcome;
        isLost = true;
        return refused;
      });
      return alter?.(wire) ?? {};
    },
  },
];
