/** Deployments that differ from the reference in what is not stated, so that no stated rule is broken. */
import { answerOddities } from './oddities-answers.ts';
import { billingOddities } from './oddities-billing.ts';
import { combinedOddities } from './oddities-combined.ts';
import { jobOddities } from './oddities-jobs.ts';
import { loadOddities } from './oddities-load.ts';
import { requestOddities } from './oddities-requests.ts';
import { webhookOddities } from './oddities-webhooks.ts';
import type { Oddity } from './oddity.ts';

/** Every oddity. */
export const oddities: readonly Oddity[] = [
  ...answerOddities,
  ...requestOddities,
  ...jobOddities,
  ...loadOddities,
  ...webhookOddities,
  ...billingOddities,
  ...combinedOddities,
];
