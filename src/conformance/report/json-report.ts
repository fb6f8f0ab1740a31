/** A report as JSON; openapi/conformance/report.schema.json describes every member. */
import type { components } from '#generated/conformance/types.d.ts';
import { noticesIn } from '../judging/summary.ts';
import { exitStatusOf, type Report } from './report.ts';

type ReportFile = components['schemas']['ReportFile'];

export function jsonReport(report: Report): ReportFile {
  const { subject, profile, verdicts, summary, selected, stale, run } = report;
  return {
    format: 1,
    baseUrl: subject.baseUrl,
    profile,
    headline: summary.headline,
    exitStatus: exitStatusOf(report),
    counts: { ...summary.counts },
    ...(selected !== undefined && { selected: [...selected] }),
    notices: noticesIn(verdicts).map(({ shownBy, ...notice }) => ({
      ...notice,
      shownBy: [...shownBy],
    })),
    verdicts: verdicts.map(
      ({ findings, findingCount, said: _, notices: __, known, shortfalls, ...verdict }) => ({
        ...verdict,
        ...(shortfalls !== undefined && {
          shortfalls: shortfalls.map(({ declare, check, ...one }) => ({
            ...one,
            declare: [...declare],
            check: [...check],
          })),
        }),
        ...(known !== undefined && { known: { ...known } }),
        findingCount,
        findings: findings.map(({ shownBy, ...finding }) => ({
          ...finding,
          shownBy: [...shownBy],
        })),
      }),
    ),
    ...(stale.length > 0 && { staleKnownViolations: [...stale] }),
    ...(run !== undefined && {
      run: {
        ...run,
        leftOut: run.leftOut.map((one) => ({ ...one })),
        obstacles: [...run.obstacles],
        errors: [...run.errors],
      },
    }),
  };
}
