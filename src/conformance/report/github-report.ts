/** A report for GitHub Actions: a summary of the step, and annotations. */
import { escapeInvisible } from '../../core/visible-text.ts';
import { differencesIn } from '../alternatives/reported-alternatives.ts';
import { relatedLast } from '../judging/related-violations.ts';
import { noticesIn } from '../judging/summary.ts';
import type { Verdict } from '../judging/verdicts.ts';
import { cancellationIn, durationOf, isSelected, type Report } from './report.ts';
import { type EvidenceLines, evidenceLinesOf } from './timeline.ts';

/** The most rows of a table; GitHub cuts off a summary of more than 1 MiB. */
const mostRows = 100;

/** A longer table is collapsed, unless it shows violations. */
const mostOpenRows = 10;

export function githubSummary(report: Report): string {
  const { subject, profile, summary, alternatives, verdicts, stale, records, run } = report;
  const evidence = evidenceLinesOf(records);
  const sorted = relatedLast(verdicts);
  const of = (kind: Verdict['verdict']) => sorted.filter(({ verdict }) => verdict === kind);
  const undecided = (kind: 'inconclusive' | 'not run') =>
    of(kind).filter((verdict) => isSelected(report, verdict));
  const violated = of('violated');
  const notices = noticesIn(verdicts).map(
    ({ rule, reason, shownBy }) =>
      `- \`${rule}\`: ${cell([reason, ...evidence(shownBy)].join('; '))}`,
  );
  const left = (run?.left ?? []).map(
    ({ jobId, endpointId }) => `${jobId ?? 'a job with unknown id'} of ${endpointId}`,
  );
  const differences = differencesIn(alternatives).map(
    ({ gap, does, saw, otherChoices, tolerate }) =>
      [
        `\`${gap}\`: ${does}. ${saw}`,
        ...otherChoices.map(({ rule, reason }) => `Unlike \`${rule}\`: ${reason}`),
        `Callers: ${tolerate}`,
      ].join(' '),
  );
  const lines = [
    `## ${summary.headline}`,
    '',
    `${cell(subject.baseUrl)}, profile ${profile}${run === undefined ? '' : `, ${durationOf(run)}`}`,
    ...cancellationIn({ records }).flatMap((line) => ['', line]),
    ...(notices.length === 0 ? [] : ['', `### Notices (${summary.notices})`, '', ...notices]),
    ...table(
      'Violated',
      violated.filter(({ known }) => known === undefined),
      evidence,
    ),
    ...table(
      'Known violations',
      violated.filter(({ known }) => known !== undefined),
      evidence,
    ),
    ...bullets('Stale known violations', stale),
    ...bullets('The suite itself failed', run?.errors ?? []),
    ...bullets('Obstacles', run?.obstacles ?? []),
    ...table('Inconclusive', undecided('inconclusive'), evidence),
    ...table('Not run', undecided('not run'), evidence),
    ...bullets('Where this deployment differs from the local service', differences),
    ...bullets('Jobs that may still run', left),
  ];
  return `${lines.join('\n')}\n`;
}

function table(title: string, verdicts: readonly Verdict[], evidence: EvidenceLines): string[] {
  if (verdicts.length === 0) return [];
  const rest = verdicts.length - mostRows;
  const rows = [
    '| Rule | Claim | Why |',
    '| --- | --- | --- |',
    ...verdicts.slice(0, mostRows).map((verdict) => rowOf(verdict, evidence)),
    ...(rest > 0 ? ['', `and ${rest} more`] : []),
  ];
  const isFolded = title !== 'Violated' && verdicts.length > mostOpenRows;
  const shown = isFolded
    ? ['<details><summary>Show the rules</summary>', '', ...rows, '', '</details>']
    : rows;
  return ['', `### ${title} (${verdicts.length})`, '', ...shown];
}

function bullets(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const rest = lines.length - mostRows;
  return [
    '',
    `### ${title} (${lines.length})`,
    '',
    ...lines.slice(0, mostRows).map((line) => `- ${cell(line)}`),
    ...(rest > 0 ? [`- and ${rest} more`] : []),
  ];
}

/** Workflow commands, one per line. Of rules that were not selected, only violations are shown, as notices. */
export function githubAnnotations(report: Report): string[] {
  const { verdicts, stale, records } = report;
  const evidence = evidenceLinesOf(records);
  const ofVerdicts = relatedLast(verdicts).flatMap((one) => {
    const { verdict, rule, reason, findings, known } = one;
    const decides = isSelected(report, one);
    if (verdict === 'violated') {
      const [shown] = evidence(findings[0]?.shownBy ?? []);
      const message = shown === undefined ? reason : `${reason} (${shown})`;
      const level = decides && known === undefined ? 'error' : 'notice';
      return [annotation(level, `${rule} is violated`, message)];
    }
    return decides && (verdict === 'inconclusive' || verdict === 'not run')
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

function rowOf(
  { rule, claim, reason, findings, seenWith, known }: Verdict,
  evidence: EvidenceLines,
): string {
  const [shown] = evidence(findings[0]?.shownBy ?? []);
  const why = [
    reason,
    ...(shown === undefined ? [] : [`(${shown})`]),
    ...(seenWith === undefined ? [] : [`Seen together with ${seenWith}.`]),
    ...(known === undefined ? [] : [`Known until ${known.until}: ${known.reason}`]),
  ].join(' ');
  return `| \`${rule}\` | ${cell(claim)} | ${cell(why)} |`;
}

/** Escapes text for a cell; keeps names in backticks as code. */
function cell(text: string): string {
  return escapeInvisible(text.replaceAll(/\s+/g, ' '))
    .replaceAll(/[\\`*_[\]<>|#]/g, '\\$&')
    .replaceAll(
      /\\`((?:[\w.-]|\\_)+)\\`/g,
      (_, name: string) => `\`${name.replaceAll('\\', '')}\``,
    );
}

/** A workflow command that shows a message beside a run. */
export function annotation(
  level: 'error' | 'warning' | 'notice',
  title: string,
  message: string,
): string {
  const encoded = (text: string) => escapeInvisible(text).replaceAll('%', '%25');
  const property = encoded(title).replaceAll(':', '%3A').replaceAll(',', '%2C');
  return `::${level} title=${property}::${encoded(message)}`;
}
