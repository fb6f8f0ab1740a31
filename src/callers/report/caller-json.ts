/** A report about an application as JSON; openapi/json-schemas/caller-report.schema.json describes every member. */
import type { components } from '#generated/conformance/types.d.ts';
import { type Timeline, timelines } from '../../conformance/report/timeline.ts';
import { callerRules } from '../rules.ts';
import type { CallerReport } from './caller-report.ts';
import { happensIn } from './finding-timeline.ts';

type Schemas = components['schemas'];

export function callerJson(report: CallerReport): Schemas['CallerReportFile'] {
  const { application, verdicts, rules, isSelection, isStrict, summary, ...rest } = report;
  const { obstacle, errors, leftOut, records, stale } = rest;
  const started = records.find((record) => record.kind === 'scenario')?.startedMs;
  return {
    format: 1,
    application: application.name,
    declares: application.declares,
    bounds: application.bounds,
    headline: summary.headline,
    exitStatus: summary.exitStatus,
    strict: isStrict,
    counts: summary.counts,
    ...(isSelection && { selected: [...rules] }),
    ...(started !== undefined && { startedMs: Math.round(started) }),
    ...(obstacle !== undefined && { obstacle }),
    ...(errors.length > 0 && { errors: [...errors] }),
    ...(stale.length > 0 && { staleKnownViolations: [...stale] }),
    verdicts: verdicts.map(
      ({ rule, verdict, reason, findingCount, findings, known: knownViolation }) => {
        const { topic, level, says, matters, guide } = callerRules[rule];
        return {
          ...{ rule, topic, level, says, matters, guide, verdict, reason, findingCount },
          findings: findings.map(({ outcome, reason: why, shownBy }) => ({
            ...{ outcome, reason: why, shownBy: [...shownBy] },
          })),
          ...(knownViolation !== undefined && { known: knownViolation }),
        };
      },
    ),
    leftOut: leftOut.map(({ scenario, reason }) => ({ scenario, reason })),
    timelines: timelines(records).map(timelineOf),
  };
}

function timelineOf(timeline: Timeline): Schemas['CallerTimeline'] {
  const { scenario, end, originMs, entries } = timeline;
  return {
    scenario,
    happens: happensIn(timeline),
    ...(end !== undefined && { outcome: end.outcome }),
    ...(end?.reason !== undefined && { reason: end.reason }),
    ...(end?.alternatives !== undefined && { alternatives: end.alternatives }),
    entries: entries.map(({ id, fromMs, untilMs, caller, service, label }) => ({
      id,
      atMs: roundMs(fromMs - originMs),
      tookMs: roundMs(untilMs - fromMs),
      ...(caller !== undefined && { application: caller }),
      ...(service !== undefined && { service }),
      ...(label !== undefined && { label }),
    })),
  };
}

/** To microseconds, as digits of a fraction that say nothing are only noise. */
function roundMs(ms: number): number {
  return Math.round(ms * 1000) / 1000;
}
