/** A report about an application as JSON; openapi/json-schemas/caller-report.schema.json describes every member. */
import type { components } from '#generated/file-formats/types.d.ts';
import { type Timeline, timelines } from '../../conformance/report/timeline.ts';
import { definedMembers } from '../../core/defined-members.ts';
import { callerRules, mayLibraryDecide } from '../rules.ts';
import type { CallerReport } from './caller-report.ts';
import { happensIn } from './finding-timeline.ts';

type Schemas = components['schemas'];

export function callerJson(report: CallerReport): Schemas['CallerReportFile'] {
  const { application, verdicts, rules, isSelection, isStrict, summary, ...rest } = report;
  const { obstacle, errors, leftOut, records, stale } = rest;
  const started = records.find((record) => record.kind === 'scenario')?.startedMs;
  return definedMembers({
    format: 1,
    application: application.name,
    declares: application.declares,
    bounds: application.bounds,
    headline: summary.headline,
    exitStatus: summary.exitStatus,
    strict: isStrict,
    counts: summary.counts,
    selected: isSelection ? [...rules] : undefined,
    startedMs: started === undefined ? undefined : Math.round(started),
    obstacle,
    errors: errors.length > 0 ? [...errors] : undefined,
    staleKnownViolations: stale.length > 0 ? [...stale] : undefined,
    verdicts: verdicts.map(
      ({ rule, verdict, reason, findingCount, findings, known: knownViolation }) => {
        const { topic, level, says, matters, guide } = callerRules[rule];
        return {
          rule,
          topic,
          level,
          says,
          matters,
          guide,
          verdict,
          reason,
          findingCount,
          findings: findings.map(({ outcome, reason: why, shownBy }) => ({
            outcome,
            reason: why,
            shownBy: [...shownBy],
          })),
          ...(mayLibraryDecide(rule) && { mayBeLibrary: true }),
          ...(knownViolation !== undefined && { known: knownViolation }),
        };
      },
    ),
    leftOut: leftOut.map(({ scenario, reason }) => ({ scenario, reason })),
    timelines: timelines(records).map(timelineForJson),
  });
}

function timelineForJson(timeline: Timeline): Schemas['CallerTimeline'] {
  const { scenario, end, originMs, entries } = timeline;
  return definedMembers({
    scenario,
    happens: happensIn(timeline),
    outcome: end?.outcome,
    reason: end?.reason,
    alternatives: end?.alternatives,
    entries: entries.map(({ id, fromMs, untilMs, caller, service, label }) =>
      definedMembers({
        id,
        atMs: roundMs(fromMs - originMs),
        tookMs: roundMs(untilMs - fromMs),
        application: caller,
        service,
        label,
      }),
    ),
  });
}

/** To microseconds, as digits of a fraction that say nothing are only noise. */
function roundMs(ms: number): number {
  return Math.round(ms * 1000) / 1000;
}
