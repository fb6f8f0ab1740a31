/** A report as JSON; openapi/json-schemas/report.schema.json describes every member. */
import type { components } from '#generated/file-formats/types.d.ts';
import { definedMembers } from '../../core/defined-members.ts';
import { noticesOfVerdicts } from '../judging/verdicts/summary.ts';
import { type DeploymentReport, exitStatusOf, type RunFacts } from './report.ts';
import { untriedParts } from './untried-parts.ts';

type ReportFile = components['schemas']['ReportFile'];

type ReadonlyAll<Of> = Of extends object
  ? { readonly [Key in keyof Of]: ReadonlyAll<Of[Key]> }
  : Of;

export function jsonReport(report: DeploymentReport): ReadonlyAll<ReportFile> {
  const { subject, profile, verdicts, summary, alternatives, selected, stale, run } = report;
  const untried = untriedParts(report);
  return definedMembers({
    format: 1,
    baseUrl: subject.baseUrl,
    profile,
    headline: summary.headline,
    exitStatus: exitStatusOf(report),
    counts: summary.counts,
    selected,
    notices: noticesOfVerdicts(verdicts),
    verdicts: verdicts.map(({ said: _, unsaid: __, notices: ___, ...verdict }) => verdict),
    alternatives,
    staleKnownViolations: stale.length > 0 ? stale : undefined,
    untried: untried.length > 0 ? untried : undefined,
    run: run && withoutHindrance(run),
  });
}

/** The exit status says whether the run was hindered. */
function withoutHindrance({ isHindered: _, ...run }: RunFacts): Omit<RunFacts, 'isHindered'> {
  return run;
}
