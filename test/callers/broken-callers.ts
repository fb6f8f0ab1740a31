/** All broken callers, by topic and by what is wrong. */
import { brokenAtLoad } from './broken-load.ts';
import { brokenPayment } from './broken-payment.ts';
import { brokenRefusals } from './broken-refusals.ts';
import { brokenRequests } from './broken-requests.ts';
import { brokenRestarts } from './broken-restarts.ts';
import { brokenResults } from './broken-results.ts';
import { brokenWaiting } from './broken-waiting.ts';
import { brokenWebhooks } from './broken-webhooks.ts';

export const brokenCallers = {
  requests: brokenRequests,
  refusals: brokenRefusals,
  payment: brokenPayment,
  waiting: brokenWaiting,
  webhooks: brokenWebhooks,
  results: brokenResults,
  restarts: brokenRestarts,
  load: brokenAtLoad,
};
