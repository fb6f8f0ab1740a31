/** Every scenario, in the order in which plans list them. */
import { apiKeys, keyPermissions, operationsByKey } from './authentication/keys.scenario.ts';
import {
  failedCharges,
  imageCharges,
  modelCharges,
  serverlessCharges,
  spentBudget,
  terminatedCharges,
  unusualImageJobs,
} from './billing/billing.scenario.ts';
import { crossOrigin } from './browsers/cross-origin.scenario.ts';
import type { Scenario } from './engine/run/scenario.ts';
import { errorAnswers, malformedHttp } from './errors/errors.scenario.ts';
import { crashingJobs, failingJobs, ordinaryJob, slowJob } from './jobs/jobs.scenario.ts';
import { lowPriority, queueOrder } from './jobs/scheduling.scenario.ts';
import {
  queueLength,
  requestBurst,
  requestRates,
  simultaneousRequests,
} from './limits/limits.scenario.ts';
import {
  cancelJobs,
  purgeQueue,
  retryJobs,
  streamParts,
  waitForFailingJob,
  waitForJobs,
} from './operations/operations.scenario.ts';
import { requestForms } from './requests/accepted-requests.scenario.ts';
import { endpointPaths } from './requests/paths.scenario.ts';
import { refusedRequests, requestLimits } from './requests/refused-requests.scenario.ts';
import { resultAddresses, resultLifetime } from './results/results.scenario.ts';
import { storage } from './storage/storage.scenario.ts';
import {
  defaultExecutionTimeout,
  defaultTtl,
  executionTimeout,
  queueTtl,
  retention,
} from './timers/timers.scenario.ts';
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
  crossOrigin,
  errorAnswers,
  malformedHttp,
  requestLimits,
  storage,
  webhooks,
  webhookChoices,
  webhookPurge,
  webhookTimeLimit,
];
