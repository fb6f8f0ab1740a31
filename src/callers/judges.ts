/** Every judge by its rule. */

import type { CallerJudges } from './judging/verdicts.ts';
import { loadJudges } from './load/load.judge.ts';
import { paymentJudges } from './payment/payment.judge.ts';
import { errorJudges } from './refusals/errors.judge.ts';
import { tooManyRequestsJudges } from './refusals/too-many-requests.judge.ts';
import { requestJudges } from './requests/requests.judge.ts';
import { restartJudges } from './restarts/restarts.judge.ts';
import { resultJudges } from './results/results.judge.ts';
import { waitingJudges } from './waiting/waiting.judge.ts';
import { webhookJudges } from './webhooks/webhooks.judge.ts';

export const callerJudges: CallerJudges = {
  ...requestJudges,
  ...tooManyRequestsJudges,
  ...errorJudges,
  ...paymentJudges,
  ...waitingJudges,
  ...webhookJudges,
  ...resultJudges,
  ...restartJudges,
  ...loadJudges,
};
