/** Whether the execution timeout of a request takes the place of the endpoint's own. */
import { allowanceMs, describeMargin } from '../allowances.ts';
import { broken, type Finding, holds, type Judge, unclear } from '../judging/judge.ts';
import { isCutOff, isEarly, type LimitedStay, limitedStays } from '../judging/limited-stays.ts';
import type { Judges } from '../judging/verdicts.ts';

/** Told by jobs that never end by themselves, where the two timeouts are far enough apart. */
const overrideJudge: Judge = (evidence) =>
  limitedStays(evidence, {
    phase: 'running',
    limitOf: ({ askedTimeoutMs }) => askedTimeoutMs,
    isEndless: (terms) => terms.is('hanging'),
  }).flatMap((limited): Finding[] => {
    const { terms, limitMs } = limited;
    const { ownTimeoutMs } = terms;
    if (!terms.is('hanging')) return [];
    return ownTimeoutMs !== undefined && ownTimeoutMs < limitMs
      ? judgeLonger(limited, ownTimeoutMs)
      : judgeShorter(limited, ownTimeoutMs);
  });

/** Where the endpoint's own timeout is not known, nothing but a job that outlasts the other one tells. */
function judgeShorter(
  { limitMs, stay, end, slowMs }: LimitedStay,
  ownMs: number | undefined,
): Finding[] {
  const shownBy = [stay.first.id, stay.last.id];
  const margin = describeMargin('lateTimer', {
    limitMs,
    seenMs: stay.atLeastMs,
    lateMs: slowMs,
  });
  if (stay.atLeastMs > limitMs + allowanceMs('lateTimer', limitMs) + slowMs) {
    if (stay.longestGapMs > allowanceMs('lookGap', limitMs)) return [];
    return [broken('The job outlasted the execution timeout of its request.', shownBy, margin)];
  }
  if (ownMs === undefined || end === undefined) return [];
  if (!isCutOff(end) || isEarly({ limitMs, end })) return [];
  return isEarly({ limitMs: ownMs, end })
    ? [
        holds(
          'The timeout of the request ended the job, long before that of the endpoint.',
          [...shownBy, end.id],
          margin,
        ),
      ]
    : [];
}

function judgeLonger({ limitMs, stay, end, mayBeDropped }: LimitedStay, ownMs: number): Finding[] {
  const shownBy = [stay.first.id, stay.last.id];
  const margin = describeMargin('lateTimer', { limitMs: ownMs, seenMs: stay.atLeastMs });
  if (stay.atLeastMs > ownMs + allowanceMs('lateTimer', ownMs)) {
    return [
      holds(
        'The job outlasted the timeout of the endpoint, as its request asked.',
        shownBy,
        margin,
      ),
    ];
  }
  if (end === undefined || !isCutOff(end) || !isEarly({ limitMs, end })) return [];
  // It may have ended for another reason, unless it did so when the endpoint's own timeout was over.
  return end.atMostMs >= ownMs && !mayBeDropped
    ? [
        broken(
          'The timeout of the endpoint ended the job, not that of its request.',
          [...shownBy, end.id],
          margin,
        ),
      ]
    : [
        unclear(
          'The job had ended before either timeout; one that runs for longer would tell.',
          [...shownBy, end.id],
          margin,
        ),
      ];
}

/** By rule. */
export const timeoutOverrideJudges = {
  'execution-timeout-override': overrideJudge,
} satisfies Judges;
