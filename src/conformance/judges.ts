/** Every judge by its rule. */
import type { ObservableRuleId } from '#generated/reference/tables.js';
import { authenticationJudges } from './authentication/keys.judge.ts';
import { accessJudges } from './authentication/permissions.judge.ts';
import { imageBillingJudges } from './billing/image-charges.judge.ts';
import { ledgerJudges } from './billing/ledger.judge.ts';
import { modelBillingJudges } from './billing/model-charges.judge.ts';
import { type RuleId, rules, rulesOf, whyUnobservable } from './contract/rules.ts';
import { errorJudges } from './errors/errors.judge.ts';
import { currentStatusJudges } from './jobs/current-status.judge.ts';
import { jobErrorJudges } from './jobs/job-errors.judge.ts';
import { jobFieldJudges } from './jobs/job-fields.judge.ts';
import { schedulingJudges } from './jobs/scheduling.judge.ts';
import { schemaJudges } from './jobs/schemas.judge.ts';
import { stateJudges } from './jobs/states.judge.ts';
import { submissionJudges } from './jobs/submitted-jobs.judge.ts';
import { synchronousJobJudges } from './jobs/synchronous-jobs.judge.ts';
import { workerJudges } from './jobs/workers.judge.ts';
import type { LazyJudge } from './judging/verdicts/judge.ts';
import type { Judges } from './judging/verdicts/verdicts.ts';
import { limitJudges } from './limits/limits.judge.ts';
import { cancelAndRetryJudges } from './operations/cancel-and-retry.judge.ts';
import { endpointJudges } from './operations/purge-and-health.judge.ts';
import { streamJudges } from './operations/stream.judge.ts';
import { waitingJudges } from './operations/waiting.judge.ts';
import { recognisers } from './recognisers.ts';
import { judgesByGap } from './recognising/judge-by-gap.ts';
import { requestPathJudges } from './requests/paths.judge.ts';
import { requestJudges } from './requests/requests.judge.ts';
import { resultJudges } from './results/results.judge.ts';
import { storageJudges } from './storage/storage.judge.ts';
import { reportedTimeJudges } from './timers/reported-times.judge.ts';
import { timerJudges } from './timers/timers.judge.ts';
import { acknowledgementJudges } from './webhooks/acknowledgement.judge.ts';
import { webhookDelayJudges } from './webhooks/delays.judge.ts';
import { lateResultJudges } from './webhooks/late-results.judge.ts';
import { webhookPurgeJudges } from './webhooks/purge.judge.ts';
import { retryJudges } from './webhooks/retries.judge.ts';
import { spacingJudges } from './webhooks/spacing.judge.ts';
import { webhookJudges } from './webhooks/webhooks.judge.ts';

const judgesOfTopics = {
  ...cancelAndRetryJudges,
  ...limitJudges,
  ...jobFieldJudges,
  ...jobErrorJudges,
  ...submissionJudges,
  ...synchronousJobJudges,
  ...workerJudges,
  ...schemaJudges,
  ...schedulingJudges,
  ...stateJudges,
  ...currentStatusJudges,
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
  ...acknowledgementJudges,
  ...spacingJudges,
  ...retryJudges,
  ...webhookDelayJudges,
  ...webhookPurgeJudges,
  ...lateResultJudges,
} satisfies Judges;

const rulesByGap = rulesOf('reference').filter(
  (id): id is Exclude<ObservableRuleId, keyof typeof judgesOfTopics> =>
    whyUnobservable(id) === undefined && !Object.hasOwn(judgesOfTopics, id),
);

/** A rule without a judge in a topic has to be about a gap, whose recogniser judges it. */
export const judges = {
  ...judgesOfTopics,
  ...judgesByGap(rulesByGap, recognisers),
} satisfies Readonly<Record<ObservableRuleId, LazyJudge>>;

const recognised: ReadonlySet<RuleId> = new Set(rulesByGap);

/** The chosen rules that say more than which alternative of their gap the local service has chosen. */
export const furtherRules: readonly RuleId[] = rulesOf('reference').filter((id) => {
  const { level, gap } = rules[id];
  const isRecognised = recognised.has(id) || (gap && recognisers[gap].rule) !== undefined;
  return level === 'chosen' && !isRecognised;
});
