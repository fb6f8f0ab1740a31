/** A report as JSON; openapi/json-schemas/report.schema.json describes every member. */
import type { components } from '#generated/conformance/types.d.ts';
import { noticesIn } from '../judging/verdicts/summary.ts';
import { type DeploymentReport, exitStatusOf } from './report.ts';

type ReportFile = components['schemas']['ReportFile'];

type ReadonlyAll<Of> = Of extends object
  ? { readonly [Key in keyof Of]: ReadonlyAll<Of[Key]> }
  : Of;

export function jsonReport(report: DeploymentReport): ReadonlyAll<ReportFile> {
  const { subject, profile, verdicts, summary, alternatives, selected, stale, run } = report;
  return {
    format: 1,
    baseUrl: subject.baseUrl,
    profile,
    headline: summary.headline,
    exitStatus: exitStatusOf(report),
    counts: summary.counts,
    ...(selected !== undefined && { selected }),
    notices: noticesIn(verdicts),
    verdicts: verdicts.map(({ said: _, unsaid: __, notices: ___, ...verdict }) => verdict),
    alternatives,
    ...(stale.length > 0 && { staleKnownViolations: stale }),
    ...(run !== undefined && { run }),
  };
}
