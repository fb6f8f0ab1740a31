/** A report as lines of text: notices first, then what is wrong, then what could not be told, then the count. */
import { escapeInvisible } from '../../validation/excerpt.ts';
import { relatedLast } from '../engine/judging/related-violations.ts';
import { noticesIn, type RuleNotice, type Verdict } from '../engine/judging/verdicts.ts';
import { durationOf, type Report } from './report.ts';
import { capped, type EvidenceLines, evidenceLinesOf } from './timeline.ts';

/** The most rules or jobs of a list that are printed. */
const mostItems = 25;

/** The lines of a report. What is well, not claimed or hidden is only counted. */
export function terminalReport({
  subject,
  profile,
  verdicts,
  summary,
  stale,
  records,
  run,
}: Report): string[] {
  const evidence = evidenceLinesOf(records);
  const of = (kind: Verdict['verdict']) =>
    relatedLast(verdicts).filter(({ verdict }) => verdict === kind);
  const isBorne = ({ known }: Verdict) => known !== undefined;
  const left = capped(
    (run?.left ?? []).map(
      ({ jobId, endpointId, scenario }) =>
        `  ${jobId ?? 'one whose id is not known'}, of ${endpointId} (${scenario})`,
    ),
    mostItems,
    moreLine,
  );
  const rules = (those: readonly Verdict[]) =>
    capped(
      those.map((verdict) => linesOf(verdict, evidence)),
      mostItems,
      (rest) => [moreLine(rest)],
    ).flat();
  const lines = [
    `${subject.baseUrl}, profile ${profile}`,
    ...block(
      `Notices (${summary.notices})`,
      noticesIn(verdicts).flatMap((one) => linesOfNotice(one, evidence)),
    ),
    ...block('Violated', rules(of('violated').filter((verdict) => !isBorne(verdict)))),
    ...block('Known violations', rules(of('violated').filter(isBorne))),
    ...block(
      'Known violations that do not hold',
      stale.map((line) => `  ${line}`),
    ),
    ...block('Inconclusive', rules(of('inconclusive'))),
    ...block('Not run', rules(of('not run'))),
    ...block('Jobs that may still run', left),
    ...block(
      'What stood in the way',
      (run?.obstacles ?? []).map((obstacle) => `  ${obstacle}`),
    ),
    ...block(
      'The suite itself failed',
      (run?.faults ?? []).map((fault) => `  ${fault}`),
    ),
    '',
    ...(run === undefined ? [] : [costOf(run)]),
    summary.headline,
  ];
  return lines.map(harmless);
}

/** Parts of a line come from the deployment, which steers neither a terminal nor GitHub Actions. */
function harmless(line: string): string {
  return escapeInvisible(line)
    .replace(/^(\s*):(?=:)/, '$1\\u003a')
    .replaceAll('##[', '#\\u0023[');
}

function block(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `${title}:`, ...lines];
}

function moreLine(rest: number): string {
  return `  and ${rest} more, which --html and --json list`;
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

function linesOf(
  { rule, section, claim, reason, findings, seenWith, known }: Verdict,
  evidence: EvidenceLines,
): string[] {
  const [first] = findings;
  return [
    `  [${rule}] ${claim} (section ${section})`,
    `      ${reason}`,
    ...(first?.margin === undefined ? [] : [`      ${first.margin}`]),
    ...evidence(first?.shownBy ?? []).map((line) => `      ${line}`),
    ...(seenWith === undefined ? [] : [`      Seen in the same exchanges as ${seenWith}.`]),
    ...(known === undefined ? [] : [`      Known: ${known.reason} (until ${known.until})`]),
  ];
}

function costOf(run: NonNullable<Report['run']>): string {
  const { jobs, requests, reserved } = run;
  return `${jobs} jobs, ${requests} requests, at worst $${reserved}, ${durationOf(run)}`;
}
