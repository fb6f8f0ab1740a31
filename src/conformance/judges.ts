/** Every judge by its rule. */
import { authenticationJudges } from './judges/authentication.ts';
import { imageBillingJudges } from './judges/billing-images.ts';
import { ledgerJudges } from './judges/billing-ledger.ts';
import { modelBillingJudges } from './judges/billing-models.ts';
import { errorJudges } from './judges/errors.ts';
import { errorBodyJudges } from './judges/errors-bodies.ts';
import { jobJudges } from './judges/jobs.ts';
import { priorityJudges } from './judges/jobs-priority.ts';
import { submissionJudges } from './judges/jobs-submitted.ts';
import { workerJudges } from './judges/jobs-worked.ts';
import { cancelJudges } from './judges/operations.ts';
import { accessJudges } from './judges/operations-access.ts';
import { endpointJudges } from './judges/operations-endpoint.ts';
import { retryJudges } from './judges/operations-retry.ts';
import { streamJudges } from './judges/operations-stream.ts';
import { rateJudges } from './judges/rates.ts';
import { concurrencyJudges } from './judges/rates-at-once.ts';
import { queueLengthJudges } from './judges/rates-queue.ts';
import { requestJudges } from './judges/requests.ts';
import { acceptedRequestJudges } from './judges/requests-accepted.ts';
import { requestPathJudges } from './judges/requests-paths.ts';
import { resultJudges } from './judges/results.ts';
import { retentionJudges } from './judges/retention.ts';
import { stateJudges } from './judges/states.ts';
import { failedJobJudges } from './judges/states-ended.ts';
import { movementJudges } from './judges/states-moved.ts';
import { queueOrderJudges } from './judges/states-queued.ts';
import { storageJudges } from './judges/storage.ts';
import { timerJudges } from './judges/timers.ts';
import { timeoutOverrideJudges } from './judges/timers-override.ts';
import { reportedTimeJudges } from './judges/timers-reported.ts';
import { waitJudges } from './judges/waits.ts';
import { webhookJudges } from './judges/webhooks.ts';
import { attemptJudges } from './judges/webhooks-attempts.ts';
import { webhookContentJudges } from './judges/webhooks-content.ts';
import { unsuccessfulEndJudges } from './judges/webhooks-ends.ts';
import { silenceJudges } from './judges/webhooks-waits.ts';
import type { Judges } from './judging/verdicts.ts';

/** One judge for each rule that can be seen from outside. */
export const judges = {
  ...jobJudges,
  ...submissionJudges,
  ...workerJudges,
  ...priorityJudges,
  ...stateJudges,
  ...movementJudges,
  ...failedJobJudges,
  ...queueOrderJudges,
  ...timerJudges,
  ...timeoutOverrideJudges,
  ...reportedTimeJudges,
  ...accessJudges,
  ...endpointJudges,
  ...retryJudges,
  ...streamJudges,
  ...cancelJudges,
  ...retentionJudges,
  ...waitJudges,
  ...rateJudges,
  ...concurrencyJudges,
  ...queueLengthJudges,
  ...imageBillingJudges,
  ...ledgerJudges,
  ...modelBillingJudges,
  ...resultJudges,
  ...authenticationJudges,
  ...errorJudges,
  ...errorBodyJudges,
  ...requestJudges,
  ...acceptedRequestJudges,
  ...requestPathJudges,
  ...storageJudges,
  ...webhookJudges,
  ...webhookContentJudges,
  ...attemptJudges,
  ...unsuccessfulEndJudges,
  ...silenceJudges,
} satisfies Judges;
