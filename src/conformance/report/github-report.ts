/** A report for GitHub Actions: a summary of the step, and annotations. */

import { relatedLast } from '../judging/verdicts/related-violations.ts';
import { noticesOfVerdicts } from '../judging/verdicts/summary.ts';
import { isUnkept, type Verdict } from '../judging/verdicts/verdicts.ts';
import { differencesIn, unlike } from '../recognising/reported-alternatives.ts';
import { annotation, bullets, escapeForCell, rulesTable } from './github-text.ts';
import {
  cancellationIn,
  type DeploymentReport,
  isSelected,
  meaningOfDifferences,
  runDurationText,
} from './report.ts';
import { type EvidenceLines, evidenceLinesOf } from './timeline.ts';
import { untriedParts } from './untried-parts.ts';

export function githubSummary(report: DeploymentReport): string {
  const { subject, profile, summary, alternatives, verdicts, stale, records, run } = report;
  const evidence = evidenceLinesOf(records);
  const sorted = relatedLast(verdicts);
  const of = (kind: Verdict['verdict']) => sorted.filter(({ verdict }) => verdict === kind);
  const selectedOf = (kind: 'inconclusive' | 'not run') =>
    of(kind).filter((verdict) => isSelected(report, verdict));
  const violated = of('violated');
  const notices = noticesOfVerdicts(verdicts).map(
    ({ rule, reason, shownBy }) =>
      `- \`${rule}\`: ${escapeForCell([reason, ...evidence(shownBy)].join('; '))}`,
  );
  const left = (run?.left ?? []).map(
    ({ jobId, endpointId }) => `${jobId ?? 'a job with unknown id'} of ${endpointId}`,
  );
  const differences = differencesIn(alternatives).map(
    ({ gap, does, saw, otherChoices, tolerate }) =>
      [
        `\`${gap}\`: ${does}. ${saw}`,
        ...otherChoices.map((choice) => `Unlike \`${choice.rule}\`${unlike(choice, { saw })}`),
        `Callers: ${tolerate}`,
      ].join(' '),
  );
  const lines = [
    `## ${summary.headline}`,
    '',
    `${escapeForCell(subject.baseUrl)}, profile ${profile}${run === undefined ? '' : `, ${runDurationText(run)}`}`,
    ...cancellationIn({ records }).flatMap((line) => ['', line]),
    ...bullets('Obstacles', run?.obstacles ?? []),
    ...untriedParts(report).flatMap((line) => ['', escapeForCell(line)]),
    ...verdictsTable(
      'Violated',
      violated.filter((verdict) => verdict.known === undefined),
      evidence,
    ),
    ...verdictsTable(
      'Known violations',
      violated.filter((verdict) => verdict.known !== undefined),
      evidence,
    ),
    ...bullets('Stale known violations', stale),
    ...bullets('Errors of the check', run?.errors ?? []),
    ...verdictsTable('Inconclusive', selectedOf('inconclusive'), evidence),
    ...verdictsTable('Not run', selectedOf('not run'), evidence),
    ...(notices.length === 0
      ? []
      : ['', `### Notices, legal and worth knowing (${summary.notices})`, '', ...notices]),
    ...bullets('Where this deployment differs from the local service', differences),
    ...(differences.length === 0 ? [] : ['', meaningOfDifferences(report)]),
    ...bullets('Jobs that may still run', left),
  ];
  return `${lines.join('\n')}\n`;
}

function verdictsTable(
  title: string,
  verdicts: readonly Verdict[],
  evidence: EvidenceLines,
): string[] {
  const rows = verdicts.map((verdict) => verdictRow(verdict, evidence));
  return rulesTable(
    { title, columns: ['Rule', 'Statement', 'Why'], isOpen: title === 'Violated' },
    rows,
  );
}

/** Workflow commands, one per line. Of rules that were not selected, only violations are shown, as notices. */
export function githubAnnotations(report: DeploymentReport): string[] {
  const { verdicts, stale, records } = report;
  const evidence = evidenceLinesOf(records);
  const ofVerdicts = relatedLast(verdicts).flatMap((decided) => {
    const { verdict, rule, reason, findings, known: knownViolation } = decided;
    const decides = isSelected(report, decided);
    if (isUnkept(decided)) {
      const [evidenceLine] = evidence(findings[0]?.shownBy ?? []);
      const message = evidenceLine === undefined ? reason : `${reason} (${evidenceLine})`;
      const level = decides && knownViolation === undefined ? 'error' : 'notice';
      const title =
        verdict === 'violated' ? `${rule} is violated` : `${rule}: differs from the local service`;
      return [annotation(level, title, message)];
    }
    return decides && (verdict === 'inconclusive' || verdict === 'not run')
      ? [annotation('warning', `${rule}: ${verdict}`, reason)]
      : [];
  });
  const ofNotices = noticesOfVerdicts(verdicts).map(({ rule, reason }) =>
    annotation('notice', `${rule}: notice`, reason),
  );
  return [
    ...ofNotices,
    ...ofVerdicts,
    ...stale.map((line) => annotation('error', 'Known violation', line)),
  ];
}

function verdictRow(
  { rule, claim, reason, findings, seenWith, known: knownViolation }: Verdict,
  evidence: EvidenceLines,
): string {
  const [evidenceLine] = evidence(findings[0]?.shownBy ?? []);
  const why = [
    reason,
    ...(evidenceLine === undefined ? [] : [`(${evidenceLine})`]),
    ...(seenWith === undefined ? [] : [`Seen together with ${seenWith}.`]),
    ...(knownViolation === undefined
      ? []
      : [`Known until ${knownViolation.until}: ${knownViolation.reason}`]),
  ].join(' ');
  return `| \`${rule}\` | ${escapeForCell(claim)} | ${escapeForCell(why)} |`;
}
