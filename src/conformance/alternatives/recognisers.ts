/** The recognisers of all gaps that evidence can show something about. */
import { chargeRecognisers } from './charges.ts';
import { chosenRuleRecognisers } from './chosen-rules.ts';
import { errorRecognisers } from './errors.ts';
import { jobMemberRecognisers } from './job-members.ts';
import { keyRecognisers } from './keys.ts';
import { lookupRecognisers } from './lookups.ts';
import { resultRecognisers } from './results.ts';
import { stateRecognisers } from './states.ts';
import { submissionRecognisers } from './submissions.ts';
import { waitingRecognisers } from './waiting.ts';
import { webPageRecognisers } from './web-pages.ts';
import { webhookRecognisers } from './webhooks.ts';

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
