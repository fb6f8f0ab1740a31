/**
 * A report as lines of text: the verdict with the counts, then violations, undecided rules, notices and differences. The
 * verdict stands once more at the end, where a terminal stops.
 */

import { countText } from '../../core/sentences.ts';
import { relatedLast } from '../judging/verdicts/related-violations.ts';
import {
  type CountedAs,
  countedAs,
  noticesOfVerdicts,
  type RuleNotice,
} from '../judging/verdicts/summary.ts';
import type { Verdict } from '../judging/verdicts/verdicts.ts';
import { countAlternatives, differencesIn, unlike } from '../recognising/reported-alternatives.ts';
import {
  cancellationIn,
  type DeploymentReport,
  meaningOfDifferences,
  runDurationText,
  sectionHint,
  verdictHints,
} from './report.ts';
import { block, escapeCommands, moreLine } from './text-lines.ts';
import { capItems, type EvidenceLines, evidenceLinesOf } from './timeline.ts';
import { untriedParts } from './untried-parts.ts';

const mostItems = 25;

/** From this many rules on, those whose scenarios stopped for the same reason are only named. */
const fewestTogether = 3;

const mostNames = 12;

/** The lines of a report. Rules that are verified, not claimed or unobservable are only counted. */
export function terminalReport(report: DeploymentReport): string[] {
  const { subject, profile, verdicts, summary, stale, records, run } = report;
  const evidence = evidenceLinesOf(records);
  const of = (kind: CountedAs) =>
    relatedLast(verdicts).filter((verdict) => countedAs(verdict, report.selected) === kind);
  const unselected = of('not selected');
  const isKnown = (verdict: Verdict) => verdict.known !== undefined;
  const left = capItems(
    (run?.left ?? []).map(
      ({ jobId, endpointId, scenario }) =>
        `  ${jobId ?? 'a job with unknown id'}, of ${endpointId} (${scenario})`,
    ),
    mostItems,
    moreLine,
  );
  const rules = (those: readonly Verdict[]) =>
    capItems(
      stoppedTogether(those).map((alike) => itemLines(alike, evidence)),
      mostItems,
      (rest) => [moreLine(rest)],
    ).flat();
  const lines = [
    `${subject.baseUrl}, profile ${profile}`,
    summary.headline,
    ...block('Obstacles', indentLines(run?.obstacles)),
    ...block('Violated', rules(of('violated').filter((verdict) => !isKnown(verdict)))),
    ...block('Known violations', rules(of('violated').filter(isKnown))),
    ...block('Stale known violations', indentLines(stale)),
    ...block('Inconclusive', rules(of('inconclusive'))),
    ...block('Not run', rules(of('not run'))),
    ...block('Not selected', [
      ...rules(unselected.filter(({ verdict }) => verdict === 'violated')),
      ...unselectedLine(unselected.filter(({ verdict }) => verdict !== 'violated').length),
    ]),
    ...block(
      `Notices, legal and worth knowing (${summary.notices})`,
      noticesOfVerdicts(verdicts).flatMap((notice) => linesOfNotice(notice, evidence)),
    ),
    ...alternativeLines(report, evidence),
    ...block('Jobs that may still run', left),
    ...block('Errors of the check', indentLines(run?.errors)),
    '',
    ...untriedParts(report),
    ...(run === undefined ? [] : [costOf(run)]),
    ...verdictLegend(report),
    ...cancellationIn({ records }),
    summary.headline,
  ];
  return lines.map(escapeCommands);
}

function indentLines(lines: readonly string[] = []): string[] {
  return lines.map((line) => `  ${line}`);
}

function unselectedLine(count: number): string[] {
  if (count === 0) return [];
  return [`  ${countText(count, 'rule')} not violated`];
}

function linesOfNotice(
  { rule, reason, shownBy, margin }: RuleNotice,
  evidence: EvidenceLines,
): string[] {
  return [
    `  [${rule}] ${reason}`,
    ...(margin === undefined ? [] : [`      ${margin}`]),
    ...evidence(shownBy).map((line) => `      ${line}`),
  ];
}

/** Undecided rules whose scenarios stopped for the same reason stand together, at the place of the first. */
function stoppedTogether(verdicts: readonly Verdict[]): Verdict[][] {
  const groups = new Map<unknown, Verdict[]>();
  for (const verdict of verdicts) {
    const key = whyStopped(verdict) ?? Symbol(verdict.rule);
    groups.set(key, [...(groups.get(key) ?? []), verdict]);
  }
  return [...groups.values()].flatMap((alike) =>
    alike.length < fewestTogether ? alike.map((verdict) => [verdict]) : [alike],
  );
}

function whyStopped({ shortfalls = [] }: Verdict): string | undefined {
  return shortfalls.find(({ kind }) => kind === 'stopped')?.instead;
}

function itemLines(alike: readonly Verdict[], evidence: EvidenceLines): string[] {
  const [first, second] = alike;
  if (first === undefined || second !== undefined) {
    const ids = alike.map(({ rule }) => rule);
    const rest = ids.length - mostNames;
    const more = rest > 0 ? ` and ${rest} more` : '';
    return [
      `  ${countText(ids.length, 'rule')}, because scenarios ${first && whyStopped(first)}`,
      `      ${ids.slice(0, mostNames).join(', ')}${more}`,
    ];
  }
  return verdictLines(first, evidence);
}

function verdictLines(
  { rule, section, claim, reason, findings, seenWith, known: knownViolation }: Verdict,
  evidence: EvidenceLines,
): string[] {
  const [first] = findings;
  return [
    `  [${rule}] ${claim} (section ${section})`,
    `      ${reason}`,
    ...(first?.margin === undefined ? [] : [`      ${first.margin}`]),
    ...evidence(first?.shownBy ?? []).map((line) => `      ${line}`),
    ...(seenWith === undefined ? [] : [`      Seen together with ${seenWith}.`]),
    ...(knownViolation === undefined
      ? []
      : [`      Known: ${knownViolation.reason} (until ${knownViolation.until})`]),
  ];
}

/** Only differences; the other formats list every open point. */
function alternativeLines(report: DeploymentReport, evidence: EvidenceLines): string[] {
  const { alternatives } = report;
  const items = differencesIn(alternatives).map(
    ({ gap, does, saw, shownBy, localService, tolerate, otherChoices, differs, kind }) => [
      `  [${gap}] ${does}`,
      ...(kind === 'notSeen' ? [] : [`      ${saw}`]),
      ...otherChoices.map((choice) => `      Unlike [${choice.rule}]${unlike(choice, { saw })}`),
      ...(differs ? [`      Local service: ${localService}`, `      Callers: ${tolerate}`] : []),
      ...evidence(shownBy.slice(0, 1)).map((line) => `      ${line}`),
    ],
  );
  const lines = capItems(items, mostItems, (rest) => [moreLine(rest)]).flat();
  return items.length === 0
    ? []
    : [
        ...block('Where this deployment differs from the local service', lines),
        `  Open points: ${countAlternatives(alternatives)}. ${meaningOfDifferences(report)}`,
      ];
}

/** One line that explains the sections that are shown and the verdicts that are only counted; none without them. */
function verdictLegend({ summary: { counts }, verdicts }: DeploymentReport): string[] {
  const areSectionsShown = verdicts.some(
    ({ verdict }) => verdict === 'violated' || verdict === 'inconclusive' || verdict === 'not run',
  );
  const hints = [
    ...(areSectionsShown ? [sectionHint] : []),
    ...(counts['not claimed'] === 0 ? [] : [`Not claimed: ${verdictHints['not claimed']}.`]),
    ...(counts.unobservable === 0 ? [] : [`Unobservable: ${verdictHints.unobservable}.`]),
  ];
  return hints.length === 0 ? [] : [hints.join(' ')];
}

function costOf(run: NonNullable<DeploymentReport['run']>): string {
  const { jobs, requests, reserved } = run;
  return `${countText(jobs, 'job')}, ${countText(requests, 'request')}, at worst $${reserved}, ${runDurationText(run)}`;
}
