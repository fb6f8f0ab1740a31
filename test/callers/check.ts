/** Runs callers through the scenarios, and tells what the judges say. */
import { demo } from '#generated/service-settings/demo.js';
import type { Application } from '../../src/callers/application/application.ts';
import type { CallerVerdict } from '../../src/callers/judging/verdicts.ts';
import { type CallerReport, callerReportOf } from '../../src/callers/report/caller-report.ts';
import type { CallerRuleId } from '../../src/callers/rules.ts';
import { startService } from '../../src/callers/run/local-service.ts';
import { planCaller } from '../../src/callers/run/plan.ts';
import { runScenarios } from '../../src/callers/run/run.ts';
import { callerScenarios } from '../../src/callers/scenarios.ts';
import { systemClock } from '../../src/core/clock.ts';

/** @param rules whose scenarios run. Default: all */
export async function verdictsOf(
  application: Application,
  rules?: readonly CallerRuleId[],
): Promise<readonly CallerVerdict[]> {
  return (await reportOn(application, rules)).verdicts;
}

/** @param rules whose scenarios run. Default: all */
export async function reportOn(
  application: Application,
  rules?: readonly CallerRuleId[],
): Promise<CallerReport> {
  const service = await startService(demo);
  const clock = systemClock();
  try {
    const { scenarios } = planCaller(callerScenarios, application, { rules });
    const records = await runScenarios(scenarios, {
      ...{ application, service, clock, signal: new AbortController().signal },
    });
    const report = callerReportOf(records, { isStrict: false });
    if (report.obstacle !== undefined) throw new Error(report.obstacle);
    return report;
  } finally {
    await service.close();
    clock.clear();
  }
}

/** The rules with a verdict, with its reason. */
export function withVerdict(
  verdicts: readonly CallerVerdict[],
  wanted: CallerVerdict['verdict'],
): Partial<Record<CallerRuleId, string>> {
  return Object.fromEntries(
    verdicts.filter(({ verdict }) => verdict === wanted).map(({ rule, reason }) => [rule, reason]),
  );
}
