/** The numbers of verdicts, and the outcome of a check. */
import { countText } from '../../../core/sentences.ts';
import type { RuleId } from '../../contract/rules.ts';
import type { Finding } from './judge.ts';
import { isUnkept, type Verdict, type VerdictKind } from './verdicts.ts';

/** What a rule counts as in every report. */
export type CountedAs = VerdictKind | 'not selected';

export interface Summary {
  /** Every rule counts once. `different` is there only with the profile reference, `not selected` with a selection. */
  readonly counts: Readonly<Counts & { 'not selected'?: number }>;
  /** How many notices there are; they do not change the exit status. */
  readonly notices: number;
  /** 0: conforms. 1: a rule is violated, a choice is different, or a known violation is stale. 3: incomplete. */
  readonly exitStatus: 0 | 1 | 3;
  readonly headline: string;
}

type Counts = Record<Exclude<VerdictKind, 'different'>, number> & { different?: number };

export interface RuleNotice extends Omit<Finding, 'outcome'> {
  readonly rule: RuleId;
}

/** @param selected ids of the rules that decide. Default: all */
export function countedAs({ rule, verdict }: Verdict, selected?: readonly string[]): CountedAs {
  return (selected?.includes(rule) ?? true) ? verdict : 'not selected';
}

export function noticesOfVerdicts(verdicts: readonly Verdict[]): RuleNotice[] {
  return verdicts.flatMap(({ rule, notices }) =>
    notices.map(({ outcome: _, ...notice }) => ({ rule, ...notice })),
  );
}

/**
 * Summarizes verdicts. A deployment conforms only if every rule that could be judged is verified, or
 * is a known violation.
 * @param stale messages about entries of the baseline that no longer apply
 * @param selected ids of the rules that decide. Default: all
 */
export function summarize(
  verdicts: readonly Verdict[],
  stale: readonly string[] = [],
  selected?: readonly string[],
): Summary {
  const deciding = verdicts.filter((verdict) => countedAs(verdict, selected) !== 'not selected');
  const counts = countVerdicts(deciding);
  const unkept = deciding.filter((verdict) => isUnkept(verdict) && verdict.known === undefined);
  const open = counts.inconclusive + counts['not run'];
  const exitStatus =
    unkept.length > 0 || stale.length > 0 ? 1 : open > 0 || counts.verified === 0 ? 3 : 0;
  const failure =
    stale.length > 0 || unkept.some(({ verdict }) => verdict === 'violated')
      ? 'Does not conform'
      : 'Differs from the local service';
  const meaning = { 0: 'Conforms', 1: failure, 3: 'Incomplete' }[exitStatus];
  const counted = Object.entries(counts).map(
    ([kind, count]) =>
      `${count} ${kind}${knownViolationsNote(deciding.filter((verdict) => verdict.verdict === kind))}`,
  );
  const notices = noticesOfVerdicts(verdicts).length;
  const noted = notices === 0 ? [] : [countText(notices, 'notice')];
  const rest = verdicts.filter((verdict) => countedAs(verdict, selected) === 'not selected');
  const restViolated = rest.filter(({ verdict }) => verdict === 'violated').length;
  const selection =
    selected === undefined ? '' : ` with a selection of ${countText(deciding.length, 'rule')}`;
  const others =
    selected === undefined
      ? []
      : [
          `${rest.length} not selected${restViolated === 0 ? '' : ` (${restViolated} of them violated, but not counted)`}`,
        ];
  return {
    counts: { ...counts, ...(selected !== undefined && { 'not selected': rest.length }) },
    notices,
    exitStatus,
    headline: `${meaning}${selection}: ${[...counted, ...others, ...noted].join(', ')}`,
  };
}

function knownViolationsNote(verdicts: readonly Verdict[]): string {
  const baseline = verdicts.filter((verdict) => verdict.known !== undefined).length;
  const together = verdicts.filter(({ seenWith }) => seenWith !== undefined).length;
  const notes = [
    ...(baseline > 0 ? [`${baseline} known`] : []),
    ...(together > 0 ? [`${together} together with others`] : []),
  ];
  return notes.length === 0 ? '' : ` (${notes.join(', ')})`;
}

function countVerdicts(verdicts: readonly Verdict[]): Counts {
  const counts: Counts = {
    verified: 0,
    violated: 0,
    ...(verdicts.some(({ level }) => level === 'chosen') && { different: 0 }),
    inconclusive: 0,
    'not claimed': 0,
    'not run': 0,
    unobservable: 0,
  };
  for (const { verdict } of verdicts) counts[verdict] = (counts[verdict] ?? 0) + 1;
  return counts;
}
