/** A report about an application for GitHub Actions: a summary of the step, and annotations. */
import { annotation, bullets, cell, rulesTable } from '../../conformance/report/github-text.ts';
import { evidenceLinesOf } from '../../conformance/report/timeline.ts';
import { escapeLines } from '../../core/visible-text.ts';
import { callerLevels } from '../judging/caller-summary.ts';
import type { CallerVerdict, CallerVerdictKind } from '../judging/verdicts.ts';
import { callerRules } from '../rules.ts';
import { type CallerReport, isDeciding, verdictsOf } from './caller-report.ts';
import { type Courses, courseLines, coursesIn } from './course.ts';

/** The most rules whose course is shown. */
const mostCourses = 20;

export function callerSummary(report: CallerReport): string {
  const { application, summary, obstacle, records } = report;
  const courses = coursesIn(records);
  const broken = verdictsOf(report, { kind: 'broken' });
  const tables = (kind: CallerVerdictKind, title: string) =>
    callerLevels.flatMap((level) =>
      rulesTable(
        {
          title: `${title} (${level})`,
          columns: ['Rule', 'The application', 'Why'],
          isOpen: kind === 'broken',
        },
        verdictsOf(report, { kind, level }).map(rowOf),
      ),
    );
  const notices = verdictsOf(report, {}).flatMap(({ rule, notices: own }) =>
    own.map(({ reason }) => `\`${rule}\`: ${reason}`),
  );
  const lines = [
    `## ${summary.headline}`,
    ...['', cell(application.name)],
    ...bullets('The check could not run', obstacle === undefined ? [] : [obstacle]),
    ...bullets('Notices', notices),
    ...tables('broken', 'Broken'),
    ...broken.slice(0, mostCourses).flatMap((one) => courseOf(one, courses)),
    ...(obstacle === undefined ? tables('inconclusive', 'Inconclusive') : []),
    ...(obstacle === undefined ? tables('not run', 'Not run') : []),
  ];
  return `${lines.join('\n')}\n`;
}

function rowOf({ rule, verdict, reason }: CallerVerdict): string {
  const { says, matters, guide } = callerRules[rule];
  const why = verdict === 'broken' ? `${reason} ${matters} See docs/guides/${guide}` : reason;
  return `| \`${rule}\` | ${cell(says)} | ${cell(why)} |`;
}

/** Folded, as a block of code that no text can end. */
function courseOf({ rule, findings }: CallerVerdict, courses: Courses): string[] {
  const lines = courses(findings[0]?.shownBy ?? []).flatMap(courseLines);
  if (lines.length === 0) return [];
  const shown = lines.map((line) => `    ${escapeLines(line).replaceAll(/\s*\n\s*/g, ' ')}`);
  return ['', `<details><summary>What happened: ${rule}</summary>`, '', ...shown, '', '</details>'];
}

/** Workflow commands, one per line. Advice that does not decide is a notice. */
export function callerAnnotations(report: CallerReport): string[] {
  const { obstacle, records } = report;
  const evidence = evidenceLinesOf(records);
  if (obstacle !== undefined) return [annotation('error', 'The check could not run', obstacle)];
  return verdictsOf(report, {}).flatMap(({ rule, verdict, reason, findings, notices }) => {
    const { level, guide } = callerRules[rule];
    const decides = isDeciding(report, level);
    const noted = notices.map(({ reason: why }) => annotation('notice', `${rule}: notice`, why));
    if (verdict === 'broken') {
      const [shown] = evidence(findings[0]?.shownBy ?? []);
      const message = `${reason}${shown === undefined ? '' : ` (${shown})`} See docs/guides/${guide}`;
      const title = `${rule} is broken (${level})`;
      return [...noted, annotation(decides ? 'error' : 'notice', title, message)];
    }
    const isOpen = verdict === 'inconclusive' || verdict === 'not run';
    return isOpen && decides
      ? [...noted, annotation('warning', `${rule}: ${verdict}`, reason)]
      : noted;
  });
}
