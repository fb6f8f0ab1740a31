/**
 * A report about an application as JUnit XML: a suite for each level, a test case for each rule. Undecided rules
 * are errors. Advice that does not decide is skipped unless it is kept.
 */

import { mostFindings } from '../../conformance/judging/verdicts/kept-findings.ts';
import { element, junitFile, testCase } from '../../conformance/report/junit-xml.ts';
import { countText } from '../../core/sentences.ts';
import { callerLevels } from '../judging/caller-summary.ts';
import { callerRules, mayLibraryDecide, whyItMatters } from '../rules.ts';
import {
  byLibrary,
  type CallerReport,
  checkedForMs,
  decidesExitStatus,
  type ReportedVerdict,
} from './caller-report.ts';
import { type Courses, courseLines, coursesIn } from './finding-timeline.ts';
import { guideText } from './guide-sections.ts';

export function callerJunit(report: CallerReport): string {
  const { verdicts, rules, summary, obstacle, records } = report;
  const courses = coursesIn(records);
  const failed = [...(obstacle === undefined ? [] : [obstacle]), ...report.errors].map((line) =>
    testCase('run', 'The check runs', element('error', line, line)),
  );
  const stale = report.stale.map((line) =>
    testCase('known violations', line, element('failure', line, line)),
  );
  const suites = callerLevels.map((level, index) => ({
    name: level,
    properties: Object.entries(summary.counts[level]),
    cases: [
      ...(index === 0 ? [...stale, ...failed] : []),
      ...verdicts
        .filter(({ rule }) => callerRules[rule].level === level)
        .map((verdict) => {
          const { topic, says } = callerRules[verdict.rule];
          const skips = rules.includes(verdict.rule)
            ? decidesExitStatus(report, level)
              ? undefined
              : 'advice'
            : 'not selected';
          const outcome = callerCaseOutcome(verdict, skips, courses);
          return testCase(topic, `[${verdict.rule}] ${says}`, outcome);
        }),
    ],
  }));
  return junitFile(suites, checkedForMs(records));
}

/** @param skips why the rule does not decide; undefined if it does */
function callerCaseOutcome(
  { rule, verdict, reason, said: saidFindings, unsaid, known: knownViolation }: ReportedVerdict,
  skips: string | undefined,
  courses: Courses,
): string {
  if (verdict === 'kept') return '';
  const { guide } = callerRules[rule];
  const texts = saidFindings.length + unsaid.count;
  const details = [
    ...(verdict === 'broken' ? [`${whyItMatters(rule)} ${guideText(guide)}`] : []),
    ...saidFindings.slice(0, mostFindings).flatMap(({ reason: why, shownBy }) => [
      why,
      ...courses(shownBy)
        .flatMap(courseLines)
        .map((line) => `  ${line}`),
    ]),
    ...(texts > mostFindings ? [`and ${countText(texts - mostFindings, 'more finding')}`] : []),
  ].join('\n');
  const who = verdict === 'broken' && mayLibraryDecide(rule) ? ` ${byLibrary}` : '';
  const message = `${verdict}${who}: ${reason}`;
  if (knownViolation !== undefined && skips === undefined) {
    return element(
      'skipped',
      `known until ${knownViolation.until}: ${knownViolation.reason}`,
      details,
    );
  }
  if (skips !== undefined) return element('skipped', `${skips}, ${message}`, details);
  if (verdict === 'broken') return element('failure', message, details);
  return verdict === 'not claimed'
    ? element('skipped', message, '')
    : element('error', message, details);
}
