/**
 * A report as JUnit XML: one test case a rule. What could not be told is an error, so that no build
 * turns green by it; what is not claimed, unobservable or known is skipped. A notice is a case that
 * passes, before all others.
 */
import { saidOnce } from '../judging/judge.ts';
import { noticesIn, type RuleNotice, type Verdict } from '../judging/verdicts.ts';
import { evidenceText } from './evidence-ids.ts';
import { escapeMarkup } from './markup.ts';
import type { Report } from './report.ts';

/** The file's text. */
export function junitReport({ verdicts, stale, profile, run }: Report): string {
  const notices = noticesIn(verdicts);
  const cases = [
    ...notices.map(noticeCase),
    ...verdicts.map(caseOf),
    ...stale.map((line) => testCase('known violations', line, element('failure', line, line))),
    ...(run?.obstacles ?? []).map((line) => testCase('run', line, element('error', line, line))),
    ...(run?.faults ?? []).map((fault) => testCase('suite', fault, element('error', fault, fault))),
  ];
  const count = (name: string) => cases.filter((text) => text.includes(`<${name} `)).length;
  const seconds = ((run?.durationMs ?? 0) / 1000).toFixed(3);
  const totals = `tests="${cases.length}" failures="${count('failure')}" errors="${count('error')}" skipped="${count('skipped')}" time="${seconds}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="inference-contract" ${totals}>
  <testsuite name="${profile}" ${totals}>
    <properties><property name="notices" value="${notices.length}"/></properties>
${cases.join('\n')}
  </testsuite>
</testsuites>
`;
}

function noticeCase({ rule, reason, shownBy, margin }: RuleNotice): string {
  const details = [reason, margin, evidenceText(shownBy)].filter(Boolean).join(' | ');
  const output = `<system-out>${escapeMarkup(details)}</system-out>`;
  return testCase('notice', `[${rule}] ${reason}`, output);
}

function caseOf(verdict: Verdict): string {
  const { rule, section, claim } = verdict;
  return testCase(`section ${section}`, `[${rule}] ${claim}`, outcomeOf(verdict));
}

function outcomeOf({ verdict, reason, findings, seenWith, known }: Verdict): string {
  const details = [
    ...(seenWith === undefined ? [] : [`Seen in the same exchanges as ${seenWith}.`]),
    ...saidOnce(findings)
      .slice(0, 10)
      .map(({ reason: why, shownBy, margin }) =>
        [why, margin, evidenceText(shownBy)].filter(Boolean).join(' | '),
      ),
  ].join('\n');
  const message = `${verdict}: ${reason}`;
  switch (verdict) {
    case 'verified':
      return '';
    case 'violated':
      return known === undefined
        ? element('failure', message, details)
        : element('skipped', `known until ${known.until}: ${known.reason}`, details);
    case 'inconclusive':
    case 'not run':
      return element('error', message, details);
    case 'not claimed':
    case 'unobservable':
      return element('skipped', message, '');
  }
}

function testCase(className: string, name: string, outcome: string): string {
  const attributes = `classname="${escapeMarkup(className)}" name="${escapeMarkup(name)}"`;
  return outcome === ''
    ? `    <testcase ${attributes}/>`
    : `    <testcase ${attributes}>${outcome}</testcase>`;
}

function element(name: 'failure' | 'error' | 'skipped', message: string, text: string): string {
  return `<${name} message="${escapeMarkup(message)}">${escapeMarkup(text)}</${name}>`;
}
