/** The recognisers of all gaps that evidence can show something about. */

import { keyRecognisers } from '../authentication/keys.recogniser.ts';
import { chargeRecognisers } from '../billing/charges.recogniser.ts';
import { errorRecognisers } from '../errors/errors.recogniser.ts';
import { jobMemberRecognisers } from '../jobs/job-members.recogniser.ts';
import { stateRecognisers } from '../jobs/states.recogniser.ts';
import { lookupRecognisers } from '../operations/lookups.recogniser.ts';
import { waitingRecognisers } from '../operations/waiting.recogniser.ts';
import { submissionRecognisers } from '../requests/submissions.recogniser.ts';
import { webPageRecognisers } from '../requests/web-pages.recogniser.ts';
import { resultRecognisers } from '../results/results.recogniser.ts';
import { webhookRecognisers } from '../webhooks/webhooks.recogniser.ts';
import { chosenRuleRecognisers } from './chosen-rules.ts';

export const recognisers = {
  ...chosenRuleRecognisers,
  ...submissionRecognisers,
  ...jobMemberRecognisers,
  ...stateRecognisers,
  ...waitingRecognisers,
  ...lookupRecognisers,
  ...keyRecognisers,
  ...errorRecognisers,
  ...webPageRecognisers,
  ...webhookRecognisers,
  ...resultRecognisers,
  ...chargeRecognisers,
};
