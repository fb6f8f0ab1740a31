/** Webhooks where nothing is stated of them. */

import { brokenConnection, refusedConnection, unansweredCall } from './mutant.ts';
import type { Oddity } from './oddity.ts';
import { acknowledgedAfter } from './webhook-attempts.ts';
import { outcomes, refused, retries } from './webhook-wire.ts';

export const webhookOddities: readonly Oddity[] = [
  {
    name: 'unanswered-webhook-calls-are-not-repeated',
    because: 'The description does not state whether a missing response is a failed call.',
    time: 'by itself',
    alter: acknowledgedAfter(unansweredCall),
  },
  ...[refusedConnection, brokenConnection].map(
    (reason): Oddity => ({
      name: `webhook-calls-are-not-repeated-after-a-${reason === refusedConnection ? 'refused' : 'closed'}-connection`,
      because: 'The description does not state whether a call without a response has failed.',
      alter: acknowledgedAfter(reason),
    }),
  ),
  {
    name: 'webhook-with-a-signature',
    because: 'The description does not state whether webhook calls are signed.',
    alter: ({ deliver }) => ({
      deliver: (call) =>
        deliver({ ...call, headers: { ...call.headers, 'x-signature': 'sha256=abc' } }),
    }),
  },
  {
    name: 'webhook-written-otherwise',
    because: 'The description states the content of a webhook call but not its exact bytes.',
    alter: ({ deliver }) => ({
      deliver(call) {
        const sorted = Object.entries(JSON.parse(call.body)).sort().reverse();
        return deliver({ ...call, body: JSON.stringify(Object.fromEntries(sorted), null, 2) });
      },
    }),
  },
  {
    name: 'no-webhooks-of-failed-jobs',
    because: 'The description states webhooks only for jobs that complete.',
    alter: ({ deliver }) => ({
      deliver: (call) =>
        JSON.parse(call.body).status === 'COMPLETED'
          ? deliver(call)
          : Promise.resolve({ kind: 'answered', status: 200 }),
    }),
  },
  {
    name: 'other-2xx-acknowledge',
    because: 'The description does not state whether other success statuses acknowledge a call.',
    alter: ({ deliver }) => ({
      async deliver(call) {
        const outcome = await deliver(call);
        const isSuccess =
          outcome.kind === 'answered' && outcome.status >= 200 && outcome.status < 300;
        return isSuccess ? { kind: 'answered', status: 200 } : outcome;
      },
    }),
  },
  {
    name: 'webhook-addresses-are-looked-at',
    because:
      'The description does not state whether the service probes the URL before it calls it.',
    alter: ({ deliver }) => ({
      async deliver(call) {
        await deliver({ ...call, method: 'GET', headers: {}, body: '' });
        return deliver(call);
      },
    }),
  },
  {
    name: 'webhook-spacing-from-the-start',
    because: 'The description does not state when the pause between calls starts.',
    ...retries({ pausesMs: [10_000, 10_000], from: 'start' }),
  },
  {
    name: 'webhooks-are-late',
    because: 'The description does not state how soon a webhook call follows the end of its job.',
    time: 'by itself',
    alter: ({ deliver, clock }) => {
      const called = new Set<string>();
      return {
        async deliver(call) {
          if (clock === undefined) throw new Error('Time has to pass by itself.');
          if (!called.has(call.url)) {
            called.add(call.url);
            await new Promise<void>((resolve) => clock.schedule(clock.now() + 3000, resolve));
          }
          return deliver(call);
        },
      };
    },
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
