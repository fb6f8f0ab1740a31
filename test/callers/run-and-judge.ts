/** Runs callers through the scenarios, and tells what the judges say. */
import { demo } from '#generated/service-settings/demo.js';
import type { Application } from '../../src/callers/application/application.ts';
import { checkApplication, planApplication } from '../../src/callers/check-caller.ts';
import type { CallerVerdict } from '../../src/callers/judging/verdicts.ts';
import type { CallerReport } from '../../src/callers/report/caller-report.ts';
import type { CallerRuleId } from '../../src/callers/rules.ts';
import { startService } from '../../src/callers/run/local-service.ts';
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
    const { signal } = new AbortController();
    const around = { application, service, clock, signal, isStrict: false };
    const report = await checkApplication(planApplication(application, { rules }), around);
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
