/** Every scenario, in the order in which plans list them. */
import type { Scenario } from './driving/scenario.ts';
import { apiKeys } from './scenarios/api-keys.ts';
import { callingOff } from './scenarios/calling-off.ts';
import { defaultExecutionTimeout } from './scenarios/default-execution-timeout.ts';
import { defaultTtl } from './scenarios/default-ttl.ts';
import { emptiedQueue } from './scenarios/emptied-queue.ts';
import { endpointPaths } from './scenarios/endpoint-paths.ts';
import { errorAnswers } from './scenarios/error-answers.ts';
import { executionTimeout } from './scenarios/execution-timeout.ts';
import { failedCharges } from './scenarios/failed-charges.ts';
import { failedWaiting } from './scenarios/failed-waiting.ts';
import { crashingJobs, failingJobs } from './scenarios/failing-jobs.ts';
import { fullQueue } from './scenarios/full-queue.ts';
import { imageCharges } from './scenarios/image-charges.ts';
import { keyPermissions } from './scenarios/key-permissions.ts';
import { lowPriority } from './scenarios/low-priority.ts';
import { malformedHttp } from './scenarios/malformed-http.ts';
import { modelCharges } from './scenarios/model-charges.ts';
import { operationsByKey } from './scenarios/operations-by-key.ts';
import { ordinaryJob } from './scenarios/ordinary-job.ts';
import { overlongQueue } from './scenarios/overlong-queue.ts';
import { queueOrder } from './scenarios/queue-order.ts';
import { refusedRequests } from './scenarios/refused-requests.ts';
import { requestBurst } from './scenarios/request-burst.ts';
import { requestForms } from './scenarios/request-forms.ts';
import { requestLimits } from './scenarios/request-limits.ts';
import { requestRates } from './scenarios/request-rates.ts';
import { resultAddresses } from './scenarios/result-addresses.ts';
import { resultLifetime } from './scenarios/result-lifetime.ts';
import { retention } from './scenarios/retention.ts';
import { serverlessCharges } from './scenarios/serverless-charges.ts';
import { simultaneousRequests } from './scenarios/simultaneous-requests.ts';
import { slowJob } from './scenarios/slow-job.ts';
import { spentBudget } from './scenarios/spent-budget.ts';
import { storage } from './scenarios/storage.ts';
import { streamedParts } from './scenarios/streamed-parts.ts';
import { terminatedCharges } from './scenarios/terminated-charges.ts';
import { tryingAgain } from './scenarios/trying-again.ts';
import { unusualImageJobs } from './scenarios/unusual-image-jobs.ts';
import { waitingCallers } from './scenarios/waiting-callers.ts';
import { webhookChoices } from './scenarios/webhook-choices.ts';
import { webhookPurge } from './scenarios/webhook-purge.ts';
import { webhookWaits } from './scenarios/webhook-waits.ts';
import { webhooks } from './scenarios/webhooks.ts';

/** Their names are unique. */
export const scenarios: readonly Scenario[] = [
  ordinaryJob,
  slowJob,
  failingJobs,
  crashingJobs,
  executionTimeout,
  fullQueue,
  queueOrder,
  lowPriority,
  defaultExecutionTimeout,
  defaultTtl,
  callingOff,
  emptiedQueue,
  failedWaiting,
  operationsByKey,
  retention,
  streamedParts,
  tryingAgain,
  waitingCallers,
  overlongQueue,
  requestRates,
  simultaneousRequests,
  requestBurst,
  imageCharges,
  unusualImageJobs,
  modelCharges,
  failedCharges,
  terminatedCharges,
  serverlessCharges,
  spentBudget,
  resultAddresses,
  resultLifetime,
  endpointPaths,
  requestForms,
  refusedRequests,
  apiKeys,
  keyPermissions,
  errorAnswers,
  malformedHttp,
  requestLimits,
  storage,
  webhooks,
  webhookChoices,
  webhookPurge,
  webhookWaits,
];
