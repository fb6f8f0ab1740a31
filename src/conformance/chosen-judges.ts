/**
 * Judges of rules that say what the local service chooses where the description leaves a gap open. What the recogniser
 * of the gap sees decides, so that a verdict and what is recognised are never about different things.
 */
import { gaps, type ObservableRuleId } from '#generated/reference/tables.js';
import { chosenRuleRecognisers } from './chosen-rules.ts';
import { type RuleId, rules, rulesOf } from './contract/rules.ts';
import { toleranceMs } from './contract/tolerances.ts';
import { broken, holds, type LazyJudge, unclear } from './judging/judge.ts';
import { sentence } from './judging/missing-evidence.ts';
import { orWhyNoCall } from './judging/webhook-delivery.ts';
import { recognisers } from './recognisers.ts';
import { boundsText } from './recognising/bounds.ts';
import { canBe, usualParameter, withoutDoubt } from './recognising/recognise.ts';
import { capitalised, type Recogniser } from './recognising/sightings.ts';

/**
 * Holds where the alternative that the local service chooses is seen, and is broken where anything else is. A measured
 * parameter has to be known precisely enough.
 */
function byGap(gap: keyof typeof recognisers): LazyJudge {
  const { sightings, precision }: Recogniser = recognisers[gap];
  const { chosen = '' } = gaps[gap];
  const usual = usualParameter(gap, chosen);
  const slackMs = precision === undefined ? 0 : toleranceMs(precision.late, Number(usual));
  return function* (evidence) {
    for (const { saw, shownBy, isPartial, bounds, ...seen } of sightings(withoutDoubt(evidence))) {
      const { atLeast = 0, atMost = Number.POSITIVE_INFINITY } = bounds ?? {};
      const fits =
        seen.parameter === undefined
          ? typeof usual !== 'number' || canBe(usual, bounds ?? {}, precision)
          : seen.parameter === usual;
      const isOwn = seen.alternative === chosen && fits;
      if (isOwn && isPartial) continue;
      const isWide = bounds !== undefined && atMost - atLeast > 4 * slackMs;
      const show = isOwn ? (isWide ? unclear : holds) : broken;
      yield show(capitalised(sentence(saw)), shownBy, bounds && boundsText(bounds));
    }
  };
}

/** Judges of rules whose whole statement is that the deployment does the alternative. */
export const chosenJudges = {
  'wrong-input-fails-job': byGap('input-validation'),
  'sync-id-form': byGap('synchronous-id'),
  'times-in-milliseconds': byGap('time-units'),
  'job-has-id-and-status': byGap('required-job-fields'),
  'delay-time-from-start': byGap('delay-time-member'),
  'worker-id-from-start': byGap('worker-id-member'),
  'ended-job-fields': byGap('execution-time-member'),
  'output-only-when-completed': byGap('output-before-completion'),
  'failed-job-without-output': byGap('failed-job-output'),
  'failed-job-error': byGap('failed-job-fields'),
  'other-output-fails-job': byGap('output-not-object'),
  'output-error-fails-job': byGap('error-in-output'),
  'state-failed': byGap('failure-state'),
  'worker-error-fails-job': byGap('failure-state'),
  'state-cancelled': byGap('cancellation-state'),
  'worker-takes-job': byGap('other-transitions'),
  'ended-is-final': byGap('finality'),
  'success-is-200': byGap('success-status'),
  'retention-after-run': byGap('retention-after-run'),
  'retention-after-runsync': byGap('retention-after-runsync'),
  'unknown-job-is-404': byGap('unknown-job'),
  'key-without-bearer': byGap('bare-key'),
  'webhook-unsigned': orWhyNoCall(byGap('webhook-authentication')),
  'webhook-on-failure': orWhyNoCall(byGap('webhook-of-failed-job')),
  'webhook-on-timeout': orWhyNoCall(byGap('webhook-of-late-job')),
  'webhook-on-cancel': orWhyNoCall(byGap('webhook-of-cancelled-job')),
  'webhook-time-limit': orWhyNoCall(byGap('webhook-time-limit')),
  'webhook-is-http': byGap('webhook-schemes'),
  'webhook-length': byGap('webhook-schemes'),
  'wrong-media-type-is-400': byGap('wrong-media-type'),
  'cost-is-rounded': byGap('cost-rounding'),
  'one-image-per-job': byGap('several-images'),
  'cancelled-not-charged': byGap('cancellation-charge'),
  'input-tokens-free': byGap('input-tokens'),
  'result-needs-no-key': byGap('result-access'),
} satisfies Readonly<Partial<Record<ObservableRuleId, LazyJudge>>>;

/** The rules that say more than that the deployment does the alternative of the local service. */
export const furtherRules: readonly RuleId[] = rulesOf('reference').filter((rule) => {
  const { level, gap = '' } = rules[rule];
  return (
    level === 'chosen' &&
    !Object.hasOwn(chosenJudges, rule) &&
    !Object.hasOwn(chosenRuleRecognisers, gap)
  );
});
