/** Deployments that call webhooks too often, too rarely, or at the wrong times. */
import { brokenConnection, type Mutant, mutantsOf, refusedConnection } from './mutant.ts';
import { acknowledged, outcomes, refused, retries } from './webhook-wire.ts';

/** Takes a call that failed in one way for acknowledged. */
export const acknowledgedAfter = (reason: string) =>
  outcomes((outcome) =>
    outcome.kind === 'failed' && outcome.reason === reason ? acknowledged : outcome,
  );

export const webhookAttemptMutants: readonly Mutant[] = mutantsOf({
  'webhook-retries': {
    'webhook-attempts-2': retries({ pausesMs: [10_000] }),
    'webhook-attempts-4': retries({ pausesMs: [10_000, 10_000, 10_000] }),
    'webhook-failure-taken-for-acknowledgement': outcomes(() => acknowledged),
    'webhook-error-ends-attempts': outcomes((outcome, attempt) =>
      attempt === 2 ? acknowledged : outcome,
    ),
    'webhook-not-repeated-after-404': outcomes((outcome) =>
      outcome.kind === 'answered' && outcome.status === 404 ? acknowledged : outcome,
    ),
    'webhook-not-repeated-after-500': outcomes((outcome) =>
      outcome.kind === 'answered' && outcome.status === 500 ? acknowledged : outcome,
    ),
    'webhook-not-repeated-for-synchronous-jobs': ({ deliver }) => ({
      async deliver(call) {
        const outcome = await deliver(call);
        const { id }: { id: string } = JSON.parse(call.body);
        return id.startsWith('sync-') ? acknowledged : outcome;
      },
    }),
  },
  'webhook-lost-connection': {
    'webhook-not-repeated-after-refused-connection': acknowledgedAfter(refusedConnection),
    'webhook-not-repeated-after-closed-connection': acknowledgedAfter(brokenConnection),
    'webhook-repeated-once-after-closed-connection': outcomes((outcome, attempt) =>
      outcome.kind === 'failed' && outcome.reason === brokenConnection && attempt === 2
        ? acknowledged
        : outcome,
    ),
  },
  'webhook-spacing': {
    'webhook-spacing-8-s': retries({ pausesMs: [8000, 8000] }),
    'webhook-spacing-16-s': retries({ pausesMs: [16_000, 16_000] }),
    'webhook-last-attempt-at-once': retries({ pausesMs: [10_000, 0] }),
    'webhook-spacing-doubles': retries({ pausesMs: [10_000, 20_000] }),
  },
  'webhook-acknowledgement': {
    'webhook-retried-after-200': outcomes(() => refused),
    'webhook-retried-once-after-200': outcomes((outcome, attempt) =>
      attempt === 1 ? refused : outcome,
    ),
  },
});
