/** Servers that the checks kill and start again: what they keep, and what they do twice. */
import { expect, test } from 'vitest';
import {
  changed,
  ofPolling,
  ofWebhooks,
  verdictsOn,
  withoutWebhook,
  withWebhook,
} from './restarting-server.ts';

test('what keeps its orders goes on with them', async () => {
  expect(await verdictsOn(withWebhook, ofWebhooks, { webhooks: true })).toMatchObject({
    'resumes-after-restart': {
      verdict: 'kept',
      reason: expect.stringMatching(
        /^The application was killed [\d.]+ s after .* started again; /,
      ),
    },
    'works-once-after-restart': { verdict: 'kept' },
    'keeps-acknowledged-calls': { verdict: 'kept' },
  });
});

test('what begins its orders anew pays twice', async () => {
  const program = changed(withoutWebhook, ['if (!order.isSubmitted) await', 'await']);
  expect(await verdictsOn(program, ofPolling)).toMatchObject({
    'resumes-after-restart': { verdict: 'kept' },
    'works-once-after-restart': {
      verdict: 'broken',
      reason: expect.stringMatching(/it submitted the work again, although the first job/),
    },
  });
});
