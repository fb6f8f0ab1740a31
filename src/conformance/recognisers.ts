/** The recognisers of all gaps, with what they do not recognise. */
import type { AlternativeGapId, AlternativeId } from '#generated/reference/tables.js';
import { keyRecognisers } from './authentication/keys.recogniser.ts';
import { chargeRecognisers } from './billing/charges.recogniser.ts';
import { errorRecognisers } from './errors/errors.recogniser.ts';
import { jobMemberRecognisers } from './jobs/job-members.recogniser.ts';
import { schedulingRecognisers } from './jobs/scheduling.recogniser.ts';
import { stateRecognisers } from './jobs/states.recogniser.ts';
import { limitRecognisers } from './limits/limits.recogniser.ts';
import { lookupRecognisers } from './operations/lookups.recogniser.ts';
import { waitingRecognisers } from './operations/waiting.recogniser.ts';
import type { AllRecognisers, Recogniser } from './recognising/sightings.ts';
import { unseenGaps } from './recognising/unseen-gaps.ts';
import { submissionRecognisers } from './requests/submissions.recogniser.ts';
import { webPageRecognisers } from './requests/web-pages.recogniser.ts';
import { resultRecognisers } from './results/results.recogniser.ts';
import { webhookRecognisers } from './webhooks/webhooks.recogniser.ts';

const all = {
  ...schedulingRecognisers,
  ...unseenGaps,
  ...submissionRecognisers,
  ...jobMemberRecognisers,
  ...stateRecognisers,
  ...waitingRecognisers,
  ...lookupRecognisers,
  ...keyRecognisers,
  ...errorRecognisers,
  ...limitRecognisers,
  ...webPageRecognisers,
  ...webhookRecognisers,
  ...resultRecognisers,
  ...chargeRecognisers,
};

type SeenBy<One extends Recogniser> = NonNullable<
  ReturnType<One['sightings']>[number]['alternative']
>;

/** An entry that says why it does not see an alternative, for exactly those that it never names. */
type ExplainedRecogniser<Seen extends string, Unseen extends string> = [Seen] extends [never]
  ? { readonly unseen: string }
  : [Unseen] extends [never]
    ? { readonly sightings: Recogniser['sightings']; readonly unseen?: never }
    : { readonly unseen: Readonly<Record<Unseen, string> & Partial<Record<Seen, never>>> };

type ExplainedGaps<Entries extends Readonly<Record<AlternativeGapId, Recogniser>>> = {
  readonly [Gap in AlternativeGapId]: ExplainedRecogniser<
    SeenBy<Entries[Gap]>,
    Exclude<AlternativeId<Gap>, SeenBy<Entries[Gap]>>
  >;
};

export const recognisers: AllRecognisers = all satisfies ExplainedGaps<typeof all>;

/** Why the suite does not recognise an alternative; undefined for one that it recognises. */
export function whyUnseen(gap: AlternativeGapId, alternative: string): string | undefined {
  const { unseen } = recognisers[gap];
  return typeof unseen === 'object' ? unseen[alternative] : unseen;
}
