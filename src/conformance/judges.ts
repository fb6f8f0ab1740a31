/** Every judge by its rule. */
import { authenticationJudges } from './judges/authentication.ts';
import { imageBillingJudges } from './judges/billing-images.ts';
import { ledgerJudges } from './judges/billing-ledger.ts';
import { modelBillingJudges } from './judges/billing-models.ts';
import { errorJudges } from './judges/errors.ts';
import { errorBodyJudges } from './judges/errors-bodies.ts';
import { jobJudges } from './judges/jobs.ts';
import { cancelJudges } from './judges/operations.ts';
import { accessJudges } from './judges/operations-access.ts';
import { endpointJudges } from './judges/operations-endpoint.ts';
import { retryJudges } from './judges/operations-retry.ts';
import { streamJudges } from './judges/operations-stream.ts';
import { rateJudges } from './judges/rates.ts';
import { requestJudges } from './judges/requests.ts';
import { acceptedRequestJudges } from './judges/requests-accepted.ts';
import { requestPathJudges } from './judges/requests-paths.ts';
import { resultJudges } from './judges/results.ts';
import { retentionJudges } from './judges/retention.ts';
import { stateJudges } from './judges/states.ts';
import { storageJudges } from './judges/storage.ts';
import { timerJudges } from './judges/timers.ts';
import { waitJudges } from './judges/waits.ts';
import { webhookJudges } from './judges/webhooks.ts';
import type { Judges } from './judging/verdicts.ts';

/** One judge for each rule that can be seen from outside. */
export const judges: Judges = {
  ...jobJudges,
  ...stateJudges,
  ...timerJudges,
  ...accessJudges,
  ...endpointJudges,
  ...retryJudges,
  ...streamJudges,
  ...cancelJudges,
  ...retentionJudges,
  ...waitJudges,
  ...rateJudges,
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
};
