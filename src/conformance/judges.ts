/** Every judge by its rule. */
import type { ObservableRuleId } from '#generated/reference/tables.js';
import { authenticationJudges } from './authentication/keys.judge.ts';
import { accessJudges } from './authentication/permissions.judge.ts';
import { imageBillingJudges } from './billing/image-charges.judge.ts';
import { ledgerJudges } from './billing/ledger.judge.ts';
import { modelBillingJudges } from './billing/model-charges.judge.ts';
import { chosenJudges } from './chosen-judges.ts';
import { errorJudges } from './errors/errors.judge.ts';
import { jobJudges } from './jobs/job-fields.judge.ts';
import { schedulingJudges } from './jobs/scheduling.judge.ts';
import { stateJudges } from './jobs/states.judge.ts';
import { submissionJudges } from './jobs/submitted-jobs.judge.ts';
import { workerJudges } from './jobs/workers.judge.ts';
import type { LazyJudge } from './judging/judge.ts';
import { limitJudges } from './limits/limits.judge.ts';
import { cancelAndRetryJudges } from './operations/cancel-and-retry.judge.ts';
import { endpointJudges } from './operations/purge-and-health.judge.ts';
import { streamJudges } from './operations/stream.judge.ts';
import { waitingJudges } from './operations/waiting.judge.ts';
import { requestPathJudges } from './requests/paths.judge.ts';
import { requestJudges } from './requests/requests.judge.ts';
import { resultJudges } from './results/results.judge.ts';
import { storageJudges } from './storage/storage.judge.ts';
import { reportedTimeJudges } from './timers/reported-times.judge.ts';
import { timerJudges } from './timers/timers.judge.ts';
import { attemptJudges } from './webhooks/attempts.judge.ts';
import { retryJudges } from './webhooks/retries.judge.ts';
import { webhookTimeLimitJudges } from './webhooks/time-limit.judge.ts';
import { webhookJudges } from './webhooks/webhooks.judge.ts';

export const judges = {
  ...cancelAndRetryJudges,
  ...limitJudges,
  ...jobJudges,
  ...submissionJudges,
  ...workerJudges,
  ...schedulingJudges,
  ...stateJudges,
  ...timerJudges,
  ...reportedTimeJudges,
  ...accessJudges,
  ...endpointJudges,
  ...streamJudges,
  ...waitingJudges,
  ...imageBillingJudges,
  ...ledgerJudges,
  ...modelBillingJudges,
  ...resultJudges,
  ...authenticationJudges,
  ...errorJudges,
  ...requestJudges,
  ...requestPathJudges,
  ...storageJudges,
  ...webhookJudges,
  ...attemptJudges,
  ...retryJudges,
  ...webhookTimeLimitJudges,
  ...chosenJudges,
} satisfies Readonly<Record<ObservableRuleId, LazyJudge>>;
