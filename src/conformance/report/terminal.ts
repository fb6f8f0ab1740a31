/** A report as lines of text: notices first, then what is wrong, then what could not be told, then the count. */
import { escapeInvisible } from '../../validation/excerpt.ts';
import { leadsFirst } from '../judging/seen-together.ts';
import { noticesIn, type RuleNotice, type Verdict } from '../judging/verdicts.ts';
import { evidenceText } from './evidence-ids.ts';
import type { Report } from './report.ts';

/** The lines of a report. What is well, not claimed or hidden is only counted. */
export function terminalReport({
  subject,
  profile,
  verdicts,
  summary,
  stale,
  run,
}: Report): string[] {
  const of = (kind: Verdict['verdict']) =>
    leadsFirst(verdicts).filter(({ verdict }) => verdict === kind);
  const isBorne = ({ known }: Verdict) => known !== undefined;
  const left = (run?.left ?? []).map(
    ({ jobId, endpointId, scenario }) =>
      `  ${jobId ?? 'one whose id is not known'}, of ${endpointId} (${scenario})`,
  );
  const lines = [
    `${subject.baseUrl}, profile ${profile}`,
    ...block(`Notices (${summary.notices})`, noticesIn(verdicts).flatMap(linesOfNotice)),
    ...block(
      'Violated',
      of('violated')
        .filter((verdict) => !isBorne(verdict))
        .flatMap(linesOf),
    ),
    ...block('Violated, as is known', of('violated').filter(isBorne).flatMap(linesOf)),
    ...block(
      'Known violations that do not hold',
      stale.map((line) => `  ${line}`),
    ),
    ...block('Inconclusive', of('inconclusive').flatMap(linesOf)),
    ...block('Not run', of('not run').flatMap(linesOf)),
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

function linesOfNotice({ rule, reason, shownBy, margin }: RuleNotice): string[] {
  const shown = evidenceText(shownBy);
  return [
    `  [${rule}] ${reason}${shown && ` (${shown})`}`,
    ...(margin === undefined ? [] : [`      ${margin}`]),
  ];
}

function linesOf({ rule, section, claim, reason, findings, seenWith, known }: Verdict): string[] {
  const [first] = findings;
  const shownBy = evidenceText(first?.shownBy ?? []);
  return [
    `  [${rule}] ${claim} (section ${section})`,
    `      ${reason}${shownBy && ` (${shownBy})`}`,
    ...(first?.margin === undefined ? [] : [`      ${first.margin}`]),
    ...(seenWith === undefined ? [] : [`      Seen in the same exchanges as ${seenWith}.`]),
    ...(known === undefined ? [] : [`      Known: ${known.reason} (until ${known.until})`]),
  ];
}

function costOf({ jobs, requests, reserved, durationMs }: NonNullable<Report['run']>): string {
  return `${jobs} jobs, ${requests} requests, at worst $${reserved}, ${(durationMs / 1000).toFixed(1)} s`;
}
