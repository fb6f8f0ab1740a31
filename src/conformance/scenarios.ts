/** Every scenario, in the order in which plans list them. */
import { apiKeys, keyPermissions, operationsByKey } from './authentication/keys.scenario.ts';
import { imageCharges, unusualImageJobs } from './billing/image-charges.scenario.ts';
import { modelCharges } from './billing/model-charges.scenario.ts';
import {
  failedCharges,
  serverlessCharges,
  spentBudget,
  terminatedCharges,
} from './billing/uncharged-jobs.scenario.ts';
import type { Scenario } from './engine/run/scenario.ts';
import { errorAnswers, malformedHttp } from './errors/errors.scenario.ts';
import { crashingJobs, failingJobs } from './jobs/failing-jobs.scenario.ts';
import { ordinaryJob, slowJob } from './jobs/ordinary-jobs.scenario.ts';
import { lowPriority, queueOrder } from './jobs/priority.scenario.ts';
import { fullQueue } from './limits/queue-length.scenario.ts';
import {
  requestBurst,
  requestRates,
  simultaneousRequests,
} from './limits/request-rates.scenario.ts';
import { callingOff } from './operations/cancel.scenario.ts';
import { emptiedQueue } from './operations/purge.scenario.ts';
import { tryingAgain } from './operations/retry.scenario.ts';
import { streamedParts } from './operations/stream.scenario.ts';
import { failedWaiting, waitingCallers } from './operations/waiting.scenario.ts';
import { requestForms } from './requests/accepted-requests.scenario.ts';
import { endpointPaths } from './requests/paths.scenario.ts';
import { refusedRequests } from './requests/refused-requests.scenario.ts';
import { requestLimits } from './requests/size-limits.scenario.ts';
import { resultAddresses, resultLifetime } from './results/results.scenario.ts';
import { storage } from './storage/storage.scenario.ts';
import { defaultExecutionTimeout, executionTimeout } from './timers/execution-timeout.scenario.ts';
import { defaultTtl, overlongQueue } from './timers/queue-ttl.scenario.ts';
import { retention } from './timers/retention.scenario.ts';
import { webhookWaits } from './webhooks/time-limit.scenario.ts';
import { webhookPurge } from './webhooks/unsuccessful-jobs.scenario.ts';
import { webhookChoices, webhooks } from './webhooks/webhooks.scenario.ts';

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
