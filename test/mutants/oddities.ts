/** Unusual but valid deployments: they differ from the reference without breaking a stated rule. */
import { answerOddities } from './oddities-answers.ts';
import { billingOddities } from './oddities-billing.ts';
import { combinedOddities } from './oddities-combined.ts';
import { jobOddities } from './oddities-jobs.ts';
import { loadOddities } from './oddities-load.ts';
import { requestOddities } from './oddities-requests.ts';
import { webhookOddities } from './oddities-webhooks.ts';
import type { Oddity } from './oddity.ts';

const single = {
  answers: answerOddities,
  requests: requestOddities,
  jobs: jobOddities,
  load: loadOddities,
  webhooks: webhookOddities,
  billing: billingOddities,
} satisfies Readonly<Record<string, readonly Oddity[]>>;

export const odditiesBySubject = {
  ...single,
  combined: combinedOddities(Object.values(single).flat()),
};

export const oddities: readonly Oddity[] = Object.values(odditiesBySubject).flat();
