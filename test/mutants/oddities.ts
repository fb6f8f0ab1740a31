/** Deployments that differ from the reference in what is not stated, so that no stated rule is broken. */
import { answerOddities } from './oddities-answers.ts';
import { billingOddities } from './oddities-billing.ts';
import { combinedOddities } from './oddities-combined.ts';
import { jobOddities } from './oddities-jobs.ts';
import { loadOddities } from './oddities-load.ts';
import { requestOddities } from './oddities-requests.ts';
import { webhookOddities } from './oddities-webhooks.ts';
import type { Oddity } from './oddity.ts';

/** All of them by subject, each tested by itself. */
export const odditiesBySubject = {
  answers: answerOddities,
  requests: requestOddities,
  jobs: jobOddities,
  load: loadOddities,
  webhooks: webhookOddities,
  billing: billingOddities,
  combined: combinedOddities,
} satisfies Readonly<Record<string, readonly Oddity[]>>;

/** Every oddity. */
export const oddities: readonly Oddity[] = Object.values(odditiesBySubject).flat();
