/** Every scenario, in the order in which plans list them. */
import { apiKeys, keyPermissions, operationsByKey } from './authentication/keys.scenario.ts';
import { imageCharges, unusualImageJobs } from './billing/image-charges.scenario.ts';
import {
  failedCharges,
  modelCharges,
  serverlessCharges,
  spentBudget,
  terminatedCharges,
} from './billing/model-charges.scenario.ts';
import type { Scenario } from './engine/run/scenario.ts';
import { errorAnswers, malformedHttp } from './errors/errors.scenario.ts';
import { crashingJobs, failingJobs, ordinaryJob, slowJob } from './jobs/jobs.scenario.ts';
import { lowPriority, queueOrder } from './jobs/scheduling.scenario.ts';
import { queueLength } from './limits/queue-length.scenario.ts';
import {
  requestBurst,
  requestRates,
  simultaneousRequests,
} from './limits/request-rates.scenario.ts';
import { cancelJobs } from './operations/cancel.scenario.ts';
import { purgeQueue } from './operations/purge-and-health.scenario.ts';
import { retryJobs } from './operations/retry.scenario.ts';
import { streamParts } from './operations/stream.scenario.ts';
import { waitForFailingJob, waitForJobs } from './operations/waiting.scenario.ts';
import { requestForms } from './requests/accepted-requests.scenario.ts';
import { endpointPaths } from './requests/paths.scenario.ts';
import { refusedRequests, requestLimits } from './requests/refused-requests.scenario.ts';
import { resultAddresses, resultLifetime } from './results/results.scenario.ts';
import { storage } from './storage/storage.scenario.ts';
import { defaultExecutionTimeout, executionTimeout } from './timers/execution-timeout.scenario.ts';
import { defaultTtl, queueTtl } from './timers/queue-ttl.scenario.ts';
import { retention } from './timers/retention.scenario.ts';
import {
  webhookChoices,
  webhookPurge,
  webhooks,
  webhookTimeLimit,
} from './webhooks/webhooks.scenario.ts';

/** Their names are unique. */
export const scenarios: readonly Scenario[] = [
  ordinaryJob,
  slowJob,
  failingJobs,
  crashingJobs,
  executionTimeout,
  queueTtl,
  queueOrder,
  lowPriority,
  defaultExecutionTimeout,
  defaultTtl,
  cancelJobs,
  purgeQueue,
  waitForFailingJob,
  operationsByKey,
  retention,
  streamParts,
  retryJobs,
  waitForJobs,
  queueLength,
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
  webhookTimeLimit,
];
