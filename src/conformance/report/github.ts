/** A report for GitHub Actions: a summary of the step, and annotations. */
import { escapeInvisible } from '../../validation/excerpt.ts';
import { leadsFirst } from '../judging/seen-together.ts';
import { noticesIn, type Verdict } from '../judging/verdicts.ts';
import { evidenceText } from './evidence-ids.ts';
import type { Report } from './report.ts';

/** The summary as Markdown. */
export function githubSummary({ subject, profile, summary, verdicts, stale, run }: Report): string {
  const rows = leadsFirst(verdicts)
    .filter(({ verdict }) => isTold(verdict))
    .map(rowOf);
  const table =
    rows.length === 0
      ? []
      : ['', '| Verdict | Rule | Claim | Why |', '| --- | --- | --- | --- |', ...rows];
  const notices = noticesIn(verdicts).map(
    ({ rule, reason, shownBy }) => `- \`${rule}\`: ${cell(reason)} ${cell(evidenceText(shownBy))}`,
  );
  const lines = [
    `## ${summary.headline}`,
    '',
    `${cell(subject.baseUrl)}, profile ${profile}`,
    ...(notices.length === 0 ? [] : ['', `### Notices (${summary.notices})`, '', ...notices]),
    ...table,
    ...stale.map((line) => `\n- ${cell(line)}`),
    ...(run?.obstacles ?? []).map((obstacle) => `\n- ${cell(obstacle)}`),
    ...(run?.faults ?? []).map((fault) => `\n- The suite itself failed: ${cell(fault)}`),
    ...(run?.left ?? []).map(
      ({ jobId, endpointId }) =>
        `\n- May still run: ${cell(jobId ?? 'a job of unknown id')} of ${cell(endpointId)}`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}

/** The annotations as workflow commands, one a line. */
export function githubAnnotations({ verdicts, stale }: Report): string[] {
  const ofVerdicts = leadsFirst(verdicts).flatMap(({ verdict, rule, reason, known }) => {
    if (verdict === 'violated') {
      return [annotation(known === undefined ? 'error' : 'notice', `${rule} is violated`, reason)];
    }
    return verdict === 'inconclusive' || verdict === 'not run'
      ? [annotation('warning', `${rule}: ${verdict}`, reason)]
      : [];
  });
  const ofNotices = noticesIn(verdicts).map(({ rule, reason }) =>
    annotation('notice', `${rule}: notice`, reason),
  );
  return [
    ...ofNotices,
    ...ofVerdicts,
    ...stale.map((line) => annotation('error', 'Known violation', line)),
  ];
}

function isTold(verdict: Verdict['verdict']): boolean {
  return verdict === 'violated' || verdict === 'inconclusive' || verdict === 'not run';
}

function rowOf({ verdict, rule, claim, reason, seenWith, known }: Verdict): string {
  const shown = known === undefined ? verdict : `${verdict}, known until ${known.until}`;
  const why =
    seenWith === undefined ? reason : `${reason} (Seen in the same exchanges as ${seenWith}.)`;
  return `| ${shown} | \`${rule}\` | ${cell(claim)} | ${cell(why)} |`;
}

/** Text that cannot end a cell, nor bring markup of its own. */
function cell(text: string): string {
  return escapeInvisible(text.replaceAll(/\s+/g, ' ')).replaceAll(/[\\`*_[\]<>|#]/g, '\\$&');
}

function annotation(level: 'error' | 'warning' | 'notice', title: string, message: string): string {
  const encoded = (text: string) => escapeInvisible(text).replaceAll('%', '%25');
  const property = encoded(title).replaceAll(':', '%3A').replaceAll(',', '%2C');
  return `::${level} title=${property}::${encoded(message)}`;
}
