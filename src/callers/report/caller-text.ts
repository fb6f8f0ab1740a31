/** A report about an application as lines of text. */
import { capped, evidenceLinesOf } from '../../conformance/report/timeline.ts';
import { escapeInvisible } from '../../core/visible-text.ts';
import type { CallerReport } from '../check-caller.ts';
import type { CallerVerdict, CallerVerdictKind } from '../judging/verdicts.ts';
import { callerRules } from '../rules.ts';

const mostItems = 25;

/** Rules that are kept or not claimed are only counted. */
export function callerReport({
  application,
  verdicts,
  plan,
  summary,
  obstacle,
  records,
}: CallerReport): string[] {
  const evidence = evidenceLinesOf(records);
  const deciding = verdicts.filter(({ rule }) => plan.rules.includes(rule));
  const of = (kind: CallerVerdictKind) => deciding.filter(({ verdict }) => verdict === kind);
  const linesOf = ({ rule, reason, verdict, findings }: CallerVerdict) => {
    const { level, says, matters, guide } = callerRules[rule];
    return [
      `  [${rule}] ${says} (${level})`,
      `      ${reason}`,
      ...evidence(findings[0]?.shownBy ?? []).map((line) => `      ${line}`),
      ...(verdict === 'broken'
        ? [`      Why it matters: ${matters} See docs/guides/${guide}`]
        : []),
    ];
  };
  const each = (kind: CallerVerdictKind) =>
    capped(of(kind).map(linesOf), mostItems, (rest) => [`  and ${rest} more`]).flat();
  // Without its rehearsal, nothing says more than the obstacle.
  const open = obstacle === undefined;
  return [
    application.name,
    ...block('Broken', each('broken')),
    ...(open ? block('Inconclusive', each('inconclusive')) : []),
    ...(open ? block('Not run', byReason(of('not run'))) : []),
    ...(open ? [] : block('The check could not run', obstacle.split('\n').map(indented))),
    ...['', summary.headline],
  ].map(escapeInvisible);
}

function block(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `${title}:`, ...lines];
}

function indented(line: string): string {
  return `  ${line}`;
}

function byReason(verdicts: readonly CallerVerdict[]): string[] {
  const reasons = [...new Set(verdicts.map(({ reason }) => reason))];
  return reasons.flatMap((reason) => [
    `  ${reason}`,
    `      ${verdicts
      .filter((one) => one.reason === reason)
      .map(({ rule }) => rule)
      .join(', ')}`,
  ]);
}
