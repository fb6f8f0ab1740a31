/** Deployments that call webhooks too often, too rarely, or at the wrong times. */
import { brokenConnection, type Mutant, refusedConnection, unansweredCall } from './mutant.ts';
import { acknowledged, outcomes, refused, retries } from './webhook-wire.ts';

/** Takes a call that failed in one way for acknowledged. */
const acknowledgedAfter = (reason: string) =>
  outcomes((outcome) =>
    outcome.kind === 'failed' && outcome.reason === reason ? acknowledged : outcome,
  );

export const webhookAttemptMutants: readonly Mutant[] = [
  { name: 'webhook-attempts-1', breaks: 'webhook-retries', ...retries({ pausesMs: [] }) },
  { name: 'webhook-attempts-2', breaks: 'webhook-retries', ...retries({ pausesMs: [10_000] }) },
  {
    name: 'webhook-attempts-4',
    breaks: 'webhook-retries',
    ...retries({ pausesMs: [10_000, 10_000, 10_000] }),
  },
  {
    name: 'webhook-failure-taken-for-acknowledgement',
    breaks: 'webhook-retries',
    alter: outcomes(() => acknowledged),
  },
  {
    name: 'webhook-error-ends-attempts',
    breaks: 'webhook-retries',
    alter: outcomes((outcome, attempt) => (attempt === 2 ? acknowledged : outcome)),
  },
  {
    name: 'webhook-not-repeated-after-404',
    breaks: 'webhook-retries',
    alter: outcomes((outcome) =>
      outcome.kind === 'answered' && outcome.status === 404 ? acknowledged : outcome,
    ),
  },
  {
    name: 'webhook-not-repeated-after-500',
    breaks: 'webhook-retries',
    alter: outcomes((outcome) =>
      outcome.kind === 'answered' && outcome.status === 500 ? acknowledged : outcome,
    ),
  },
  {
    name: 'webhook-not-repeated-after-refused-connection',
    breaks: 'webhook-retries',
    alter: acknowledgedAfter(refusedConnection),
  },
  {
    name: 'webhook-not-repeated-after-closed-connection',
    breaks: 'webhook-retries',
    alter: acknowledgedAfter(brokenConnection),
  },
  {
    name: 'webhook-not-repeated-without-answer',
    breaks: 'webhook-retries',
    time: 'by itself',
    alter: acknowledgedAfter(unansweredCall),
  },
  {
    name: 'webhook-repeated-once-after-closed-connection',
    breaks: 'webhook-retries',
    alter: outcomes((outcome, attempt) =>
      outcome.kind === 'failed' && outcome.reason === brokenConnection && attempt === 2
        ? acknowledged
        : outcome,
    ),
  },
  {
    name: 'webhook-not-repeated-for-synchronous-jobs',
    breaks: 'webhook-retries',
    alter: ({ deliver }) => ({
      async deliver(call) {
        const outcome = await deliver(call);
        const { id }: { id: string } = JSON.parse(call.body);
        return id.startsWith('sync-') ? acknowledged : outcome;
      },
    }),
  },
  {
    name: 'webhook-spacing-1-s',
    breaks: 'webhook-spacing',
    ...retries({ pausesMs: [1000, 1000] }),
  },
  {
    name: 'webhook-spacing-30-s',
    breaks: 'webhook-spacing',
    ...retries({ pausesMs: [30_000, 30_000] }),
  },
  {
    name: 'webhook-spacing-8-s',
    breaks: 'webhook-spacing',
    ...retries({ pausesMs: [8000, 8000] }),
  },
  {
    name: 'webhook-spacing-16-s',
    breaks: 'webhook-spacing',
    ...retries({ pausesMs: [16_000, 16_000] }),
  },
  {
    name: 'webhook-last-attempt-at-once',
    breaks: 'webhook-spacing',
    ...retries({ pausesMs: [10_000, 0] }),
  },
  {
    name: 'webhook-spacing-doubles',
    breaks: 'webhook-spacing',
    ...retries({ pausesMs: [10_000, 20_000] }),
  },
  {
    name: 'webhook-spacing-in-deciseconds',
    breaks: 'webhook-spacing',
    ...retries({ pausesMs: [100, 100] }),
  },
  {
    name: 'webhook-retried-after-200',
    breaks: 'webhook-acknowledgement',
    alter: outcomes(() => refused),
  },
  {
    name: 'webhook-retried-once-after-200',
    breaks: 'webhook-acknowledgement',
    alter: outcomes((outcome, attempt) => (attempt === 1 ? refused : outcome)),
  },
];
