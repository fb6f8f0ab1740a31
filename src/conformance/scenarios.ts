/** Every scenario: those of the checks, in the order in which plans list them, and those that only `learn` runs. */
import { apiKeys, keyPermissions, operationsByKey } from './authentication/keys.scenario.ts';
import {
  cancelledCharges,
  failedCharges,
  lateCharges,
  modelCharges,
  serverlessCharges,
  spentBudget,
  terminatedCharges,
  unusualImageJobs,
} from './billing/billing.scenario.ts';
import { imageCharges } from './billing/image-charges.scenario.ts';
import { combinations } from './combinations/combinations.scenario.ts';
import { errorAnswers } from './errors/errors.scenario.ts';
import { jobTimes } from './jobs/job-times.scenario.ts';
import { crashingJobs, failingJobs, ordinaryJob, slowJob } from './jobs/jobs.scenario.ts';
import { lowPriority, queueOrder } from './jobs/scheduling.scenario.ts';
import { schemaInputs } from './jobs/schema-inputs.scenario.ts';
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
  waitUnasked,
} from './operations/operations.scenario.ts';
import { requestForms } from './requests/accepted-requests.scenario.ts';
import { openPoints } from './requests/open-points.scenario.ts';
import { endpointPaths } from './requests/paths.scenario.ts';
import { refusedRequests, requestLimits } from './requests/refused-requests.scenario.ts';
import { resultAddresses, resultLifetime } from './results/results.scenario.ts';
import type { Scenario } from './run/scenario.ts';
import { storage } from './storage/storage.scenario.ts';
import { retention } from './timers/retention.scenario.ts';
import {
  defaultExecutionTimeout,
  defaultTtl,
  executionTimeout,
  queueTtl,
} from './timers/timers.scenario.ts';
import { webhookConnections } from './webhooks/connections.scenario.ts';
import { webhookPurge } from './webhooks/purge.scenario.ts';
import { webhookTimeLimit } from './webhooks/time-limit.scenario.ts';
import { webhookChoices, webhooks } from './webhooks/webhooks.scenario.ts';

/** By topic, which is also the folder. Names of scenarios are unique. */
export const scenariosByTopic = {
  jobs: [ordinaryJob, schemaInputs, slowJob, failingJobs, crashingJobs, queueOrder, lowPriority],
  timers: [executionTimeout, queueTtl, defaultExecutionTimeout, defaultTtl, retention],
  operations: [
    cancelJobs,
    purgeQueue,
    waitForFailingJob,
    streamParts,
    retryJobs,
    waitForJobs,
    waitUnasked,
  ],
  limits: [queueLength, requestRates, simultaneousRequests, requestBurst],
  billing: [
    imageCharges,
    unusualImageJobs,
    modelCharges,
    failedCharges,
    terminatedCharges,
    serverlessCharges,
    cancelledCharges,
    lateCharges,
    spentBudget,
  ],
  results: [resultAddresses, resultLifetime],
  requests: [endpointPaths, requestForms, refusedRequests, requestLimits, openPoints],
  authentication: [apiKeys, keyPermissions, operationsByKey],
  errors: [errorAnswers],
  storage: [storage],
  webhooks: [webhooks, webhookChoices, webhookConnections, webhookPurge, webhookTimeLimit],
  combinations: [combinations],
} satisfies Readonly<Record<string, readonly Scenario[]>>;

/** Those of the checks, which decide rules. */
export const scenarios: readonly Scenario[] = Object.values(scenariosByTopic).flat();

/** Every run for `learn` begins with them. No rule needs their evidence, so no option selects them. */
export const learningScenarios: readonly Scenario[] = [jobTimes];
