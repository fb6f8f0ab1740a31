/** A report as JSON; openapi/conformance/report.schema.json describes every member. */
import type { components } from '#generated/conformance/types.d.ts';
import { exitStatusOf, type Report } from './report.ts';

type ReportFile = components['schemas']['ReportFile'];

/** How many findings of a verdict are told. */
const mostFindings = 10;

/** What the file contains. */
export function jsonReport(report: Report): ReportFile {
  const { subject, profile, verdicts, summary, stale, run } = report;
  return {
    format: 1,
    baseUrl: subject.baseUrl,
    profile,
    headline: summary.headline,
    exitStatus: exitStatusOf(report),
    counts: { ...summary.counts },
    verdicts: verdicts.map(({ findings, known, ...verdict }) => ({
      ...verdict,
      ...(known !== undefined && { known: { ...known } }),
      findings: findings
        .slice(0, mostFindings)
        .map(({ shownBy, ...finding }) => ({ ...finding, shownBy: [...shownBy] })),
    })),
    ...(stale.length > 0 && { staleKnownViolations: [...stale] }),
    ...(run !== undefined && {
      run: {
        ...run,
        leftOut: run.leftOut.map((one) => ({ ...one })),
        obstacles: [...run.obstacles],
        faults: [...run.faults],
      },
    }),
  };
}
