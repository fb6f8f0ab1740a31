/**
 * Judges of rules that only say what an alternative of a gap means. What the recogniser of the gap sees decides,
 * so that the verdict and the reported alternative always agree.
 */

import { type GapRuleId, rules } from '#generated/reference/tables.js';
import { capitalise, sentenceOf } from '../../core/sentences.ts';
import { toleranceMs } from '../contract/tolerances.ts';
import { broken, holds, type LazyJudge, unclear } from '../judging/verdicts/judge.ts';
import type { Judges } from '../judging/verdicts/verdicts.ts';
import { orWhyNoCall } from '../judging/webhooks/webhook-delivery.ts';
import { boundsText } from './measured-bounds.ts';
import { canBe, usualParameter, withoutDoubt } from './recognise.ts';
import type { AllRecognisers } from './sightings.ts';

export function judgesByGap<Id extends GapRuleId>(
  ids: readonly Id[],
  recognisers: AllRecognisers,
): Readonly<Record<Id, LazyJudge>>;
export function judgesByGap(ids: readonly GapRuleId[], recognisers: AllRecognisers): Judges {
  return Object.fromEntries(ids.map((rule) => [rule, judgeByGap(rule, recognisers)]));
}

/**
 * Holds where the rule's alternative is seen, and is broken where anything else is. A measured parameter has to be known
 * precisely enough.
 */
function judgeByGap(rule: GapRuleId, recognisers: AllRecognisers): LazyJudge {
  const { gap, alternative } = rules[rule];
  if (gap === undefined || alternative === undefined) {
    throw new Error(`Expected that ${rule} names an alternative of a gap`);
  }
  const { sightings, precision, declarations } = recognisers[gap];
  const usual = usualParameter(gap, alternative);
  const slackMs = precision === undefined ? 0 : toleranceMs(precision.late, Number(usual));
  const judge: LazyJudge = function* (evidence) {
    for (const { saw, shownBy, isPartial, bounds, ...sighting } of sightings(
      withoutDoubt(evidence),
    )) {
      const { atLeast = 0, atMost = Number.POSITIVE_INFINITY } = bounds ?? {};
      const fits =
        sighting.parameter === undefined
          ? typeof usual !== 'number' || canBe(usual, bounds ?? {}, precision)
          : sighting.parameter === usual;
      const isOwn = sighting.alternative === alternative && fits;
      if (isOwn && isPartial) continue;
      const isWide = bounds !== undefined && atMost - atLeast > 4 * slackMs;
      const show = isOwn ? (isWide ? unclear : holds) : broken;
      yield show(capitalise(sentenceOf(saw)), shownBy, bounds && boundsText(bounds));
    }
  };
  return declarations?.includes('webhook-receiver') ? orWhyNoCall(judge) : judge;
}
