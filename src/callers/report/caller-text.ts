/** A report about an application as lines of text. */
import { block, escapeCommands, moreLine } from '../../conformance/report/text-lines.ts';
import { capItems, evidenceLinesOf } from '../../conformance/report/timeline.ts';
import { callerLevels } from '../judging/caller-summary.ts';
import type { CallerVerdictKind } from '../judging/verdicts.ts';
import { type CallerRuleId, callerRules, mayLibraryDecide, whyItMatters } from '../rules.ts';
import {
  brokenBesides,
  byLibrary,
  type CallerReport,
  decidesExitStatus,
  levelTitles,
  missingDeclarations,
  type ReportedVerdict,
  verdictsOf,
} from './caller-report.ts';
import { courseLines, coursesIn } from './finding-timeline.ts';
import { guideText } from './guide-sections.ts';

const mostItems = 25;

/** Broken rules with what happened, by level; rules that are kept or not claimed are only counted. */
export function callerText(report: CallerReport): string[] {
  const { application, summary, obstacle, records } = report;
  const evidence = evidenceLinesOf(records);
  const courses = coursesIn(records);
  const detailsOf = ({ rule, verdict, findings }: ReportedVerdict): string[] => {
    const shownBy = findings[0]?.shownBy ?? [];
    const { guide } = callerRules[rule];
    return verdict === 'broken'
      ? [
          `Why it matters: ${whyItMatters(rule)} ${guideText(guide)}`,
          ...courses(shownBy).flatMap(courseLines),
        ]
      : evidence(shownBy);
  };
  const linesOf = (verdict: ReportedVerdict) => [
    `  [${verdict.rule}] ${callerRules[verdict.rule].says}`,
    `      ${verdict.reason}`,
    ...(verdict.known === undefined
      ? []
      : [`      Known: ${verdict.known.reason} (until ${verdict.known.until})`]),
    ...detailsOf(verdict).map((line) => `      ${line}`),
  ];
  const byLevel = (
    kind: CallerVerdictKind,
    title: string,
    {
      isKnown,
      isChosen = () => true,
    }: { isKnown?: boolean; isChosen?: (rule: CallerRuleId) => boolean } = {},
  ) =>
    callerLevels.flatMap((level) =>
      block(
        `${kind === 'broken' && !decidesExitStatus(report, level) ? 'Not followed' : title} (${levelTitles[level]})`,
        capItems(
          verdictsOf(report, { kind, level, isKnown })
            .filter(({ rule }) => isChosen(rule))
            .map(linesOf),
          mostItems,
          (rest) => [moreLine(rest)],
        ).flat(),
      ),
    );
  // Without its rehearsal, nothing says more than the obstacle.
  const open = obstacle === undefined;
  return [
    application.name,
    ...block('Errors of the check', report.errors.map(indentLine)),
    ...byLevel('broken', 'Broken', {
      isKnown: false,
      isChosen: (rule) => !mayLibraryDecide(rule),
    }),
    ...byLevel('broken', `Broken ${byLibrary}`, {
      isKnown: false,
      isChosen: mayLibraryDecide,
    }),
    ...byLevel('broken', 'Known violations', { isKnown: true }),
    ...block(
      'Also broken, but not selected',
      brokenBesides(report).map(({ rule, reason }) => `  [${rule}] ${reason}`),
    ),
    ...block('Stale known violations', report.stale.map(indentLine)),
    ...(open ? byLevel('inconclusive', 'Inconclusive') : []),
    ...(open ? block('Not run', byReason(verdictsOf(report, { kind: 'not run' }))) : []),
    ...(open
      ? block('Not claimed (declare what is true)', missingDeclarations(report).map(indentLine))
      : []),
    ...(open ? [] : block('Obstacles', obstacle.split('\n').map(indentLine))),
    ...['', summary.headline],
  ].map(escapeCommands);
}

function indentLine(line: string): string {
  return `  ${line}`;
}

function byReason(verdicts: readonly ReportedVerdict[]): string[] {
  const reasons = [...new Set(verdicts.map(({ reason }) => reason))];
  return reasons.flatMap((reason) => [
    `  ${reason}`,
    `      ${verdicts
      .filter((verdict) => verdict.reason === reason)
      .map(({ rule }) => rule)
      .join(', ')}`,
  ]);
}
