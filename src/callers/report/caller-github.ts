/** A report about an application for GitHub Actions: a summary of the step, and annotations. */
import {
  annotation,
  bullets,
  escapeForCell,
  rulesTable,
} from '../../conformance/report/github-text.ts';
import { evidenceLinesOf } from '../../conformance/report/timeline.ts';
import { escapeLines } from '../../core/visible-text.ts';
import { callerLevels } from '../judging/caller-summary.ts';
import type { CallerVerdictKind } from '../judging/verdicts.ts';
import { callerRules, whyItMatters } from '../rules.ts';
import {
  brokenBesides,
  type CallerReport,
  decidesExitStatus,
  levelTitles,
  missingDeclarations,
  type ReportedVerdict,
  verdictsOf,
} from './caller-report.ts';
import { type Courses, courseLines, coursesIn } from './finding-timeline.ts';
import { guideText } from './guide-sections.ts';

const columns = ['Rule', 'The application', 'Why'];

/** The most rules whose course is shown. */
const mostCourses = 20;

export function callerMarkdown(report: CallerReport): string {
  const { application, summary, obstacle, records } = report;
  const courses = coursesIn(records);
  const broken = verdictsOf(report, { kind: 'broken', isKnown: false });
  const tables = (kind: CallerVerdictKind, title: string, isKnown?: boolean) =>
    callerLevels.flatMap((level) =>
      rulesTable(
        {
          title: `${title} (${levelTitles[level]})`,
          columns,
          isOpen: kind === 'broken' && isKnown !== true,
        },
        verdictsOf(report, { kind, level, isKnown }).map(callerRow),
      ),
    );
  const lines = [
    `## ${summary.headline}`,
    ...['', escapeForCell(application.name)],
    ...bullets('Obstacles', obstacle === undefined ? [] : [obstacle]),
    ...bullets('Errors of the check', report.errors),
    ...tables('broken', 'Broken', false),
    ...broken.slice(0, mostCourses).flatMap((verdict) => foldedCourse(verdict, courses)),
    ...tables('broken', 'Known violations', true),
    ...rulesTable(
      { title: 'Also broken, but not selected', columns, isOpen: false },
      brokenBesides(report).map(callerRow),
    ),
    ...bullets('Stale known violations', report.stale),
    ...(obstacle === undefined ? tables('inconclusive', 'Inconclusive') : []),
    ...(obstacle === undefined ? tables('not run', 'Not run') : []),
    ...(obstacle === undefined
      ? bullets('Not claimed (declare what is true)', missingDeclarations(report))
      : []),
  ];
  return `${lines.join('\n')}\n`;
}

function callerRow({ rule, verdict, reason, known: knownViolation }: ReportedVerdict): string {
  const { says, guide } = callerRules[rule];
  const accepted =
    knownViolation === undefined
      ? ''
      : ` Known until ${knownViolation.until}: ${knownViolation.reason}`;
  const why =
    verdict === 'broken'
      ? `${reason} ${whyItMatters(rule)} ${guideText(guide)}${accepted}`
      : reason;
  return `| \`${rule}\` | ${escapeForCell(says)} | ${escapeForCell(why)} |`;
}

/** Folded, as a block of code that no text can end. */
function foldedCourse({ rule, findings }: ReportedVerdict, courses: Courses): string[] {
  const lines = courses(findings[0]?.shownBy ?? []).flatMap(courseLines);
  if (lines.length === 0) return [];
  const codeLines = lines.map((line) => `    ${escapeLines(line).replaceAll(/\s*\n\s*/g, ' ')}`);
  return [
    '',
    `<details><summary>What happened: ${rule}</summary>`,
    '',
    ...codeLines,
    '',
    '</details>',
  ];
}

/** Workflow commands, one per line. Advice that does not decide is a notice. */
export function callerAnnotations(report: CallerReport): string[] {
  const { obstacle, records } = report;
  const evidence = evidenceLinesOf(records);
  const failed = [
    ...(obstacle === undefined
      ? []
      : [annotation('error', 'The application failed its first work', obstacle)]),
    ...report.errors.map((line) => annotation('error', 'Error of the check', line)),
  ];
  const stale = report.stale.map((line) => annotation('error', 'Known violation', line));
  const judged = verdictsOf(report, {}).flatMap(
    ({ rule, verdict, reason, findings, known: knownViolation }) => {
      const { level, guide } = callerRules[rule];
      const decides = decidesExitStatus(report, level);
      if (verdict === 'broken') {
        const [evidenceLine] = evidence(findings[0]?.shownBy ?? []);
        const message = `${reason}${evidenceLine === undefined ? '' : ` (${evidenceLine})`} ${guideText(guide)}`;
        const title = `${rule} is broken (${levelTitles[level]})`;
        return [
          annotation(decides && knownViolation === undefined ? 'error' : 'notice', title, message),
        ];
      }
      // The obstacle explains all rules that are open.
      const isOpen =
        obstacle === undefined && (verdict === 'inconclusive' || verdict === 'not run');
      return isOpen && decides ? [annotation('warning', `${rule}: ${verdict}`, reason)] : [];
    },
  );
  return [...failed, ...judged, ...stale];
}
