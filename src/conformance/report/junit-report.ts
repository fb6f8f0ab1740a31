/**
 * A report as JUnit XML: one test case per rule. Undecided rules are errors, so that they fail a build. With the profile
 * reference, a difference from the local service is the failure of its rules.
 * Rules that are not claimed, unobservable or not selected, and known violations are skipped. Notices are passing cases before all others.
 */

import { countText } from '../../core/sentences.ts';
import { mostFindings } from '../judging/verdicts/kept-findings.ts';
import { noticesOfVerdicts, type RuleNotice } from '../judging/verdicts/summary.ts';
import type { Verdict } from '../judging/verdicts/verdicts.ts';
import { differencesIn, unlike } from '../recognising/reported-alternatives.ts';
import { escapeMarkup } from './escape-markup.ts';
import { element, junitFile, testCase } from './junit-xml.ts';
import { type DeploymentReport, isSelected } from './report.ts';
import { type EvidenceLines, evidenceLinesOf } from './timeline.ts';
import { untriedParts } from './untried-parts.ts';

export function junitReport(report: DeploymentReport): string {
  const { verdicts, stale, profile, records, run } = report;
  const evidence = evidenceLinesOf(records);
  const notices = noticesOfVerdicts(verdicts);
  const cases = [
    ...notices.map((notice) => noticeCase(notice, evidence)),
    ...verdicts.map((verdict) =>
      caseOf(verdict, { evidence, decides: isSelected(report, verdict) }),
    ),
    ...stale.map((line) => testCase('known violations', line, element('failure', line, line))),
    ...(run?.obstacles ?? []).map((line) => testCase('run', line, element('error', line, line))),
    ...(run?.errors ?? []).map((error) => testCase('suite', error, element('error', error, error))),
  ];
  const properties = [
    ['notices', notices.length] as const,
    ...Object.entries(report.summary.counts),
    ...report.alternatives.map(({ gap, does }) => [`alternative ${gap}`, does] as const),
  ] as const;
  const differences = differencesIn(report.alternatives)
    .filter(({ otherChoices }) => profile === 'contract' || otherChoices.length === 0)
    .map(({ gap, does, saw, otherChoices, tolerate }) =>
      [
        `${gap}: ${does}. ${saw}`,
        ...otherChoices.map((choice) => `  unlike ${choice.rule}${unlike(choice, { saw })}`),
        `  Callers: ${tolerate}`,
      ].join('\n'),
    );
  const output = [
    ...(differences.length === 0
      ? []
      : ['Where this deployment differs from the local service:', ...differences]),
    ...untriedParts(report),
  ].join('\n');
  const suite = { name: profile, cases, properties, output: output === '' ? undefined : output };
  return junitFile([suite], run?.durationMs);
}

function noticeCase(
  { rule, reason, shownBy, margin }: RuleNotice,
  evidence: EvidenceLines,
): string {
  const details = [reason, margin, ...evidence(shownBy)].filter(Boolean).join('\n');
  const output = `<system-out>${escapeMarkup(details)}</system-out>`;
  return testCase('notice', `[${rule}] ${reason}`, output);
}

interface CaseOptions {
  readonly evidence: EvidenceLines;
  readonly decides: boolean;
}

function caseOf(verdict: Verdict, options: CaseOptions): string {
  const { rule, section, claim } = verdict;
  return testCase(`section ${section}`, `[${rule}] ${claim}`, caseOutcome(verdict, options));
}

function caseOutcome(
  { verdict, reason, said: saidFindings, unsaid, seenWith, known: knownViolation }: Verdict,
  { evidence, decides }: CaseOptions,
): string {
  const texts = saidFindings.length + unsaid.count;
  const details = [
    ...(seenWith === undefined ? [] : [`Seen together with ${seenWith}.`]),
    ...saidFindings
      .slice(0, mostFindings)
      .flatMap(({ reason: why, shownBy, margin }) => [
        [why, margin].filter(Boolean).join(' | '),
        ...evidence(shownBy).map((line) => `  ${line}`),
      ]),
    ...(texts > mostFindings ? [`and ${countText(texts - mostFindings, 'more finding')}`] : []),
  ].join('\n');
  const message =
    verdict === 'different' ? `differs from the local service: ${reason}` : `${verdict}: ${reason}`;
  if (!decides) {
    return element('skipped', `not selected, ${message}`, details);
  }
  switch (verdict) {
    case 'verified':
      return '';
    case 'violated':
    case 'different':
      return knownViolation === undefined
        ? element('failure', message, details)
        : element(
            'skipped',
            `known until ${knownViolation.until}: ${knownViolation.reason}`,
            details,
          );
    case 'inconclusive':
    case 'not run':
      return element('error', message, details);
    case 'not claimed':
    case 'unobservable':
      return element('skipped', message, '');
  }
}
