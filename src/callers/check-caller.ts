/** Checks an application that calls the service: runs scenarios, judges what was seen, makes a report. */
import { type Clock, systemClock } from '../core/clock.ts';
import type { ApplicationRecord, EvidenceRecord } from '../evidence/records.ts';
import { demoSettings } from '../reference/demo-settings.ts';
import type { ServiceSettings } from '../reference/service.ts';
import type { Application } from './application/application.ts';
import { type FunctionOptions, functionApplication } from './application/function-application.ts';
import { callerJudges } from './judges.ts';
import { callerEvidence } from './judging/caller-evidence.ts';
import { type CallerSummary, summarizeCaller } from './judging/caller-summary.ts';
import { type CallerVerdict, judgeCaller } from './judging/verdicts.ts';
import { callerRuleIds } from './rules.ts';
import { type LocalService, runningService, startService } from './run/local-service.ts';
import { type CallerPlan, type CallerSelection, planCaller } from './run/plan.ts';
import { runScenarios } from './run/run.ts';
import { callerScenarios } from './scenarios.ts';

export type CheckCallerOptions = FunctionOptions & CallerSelection & CheckSettings;

interface CheckSettings {
  /** Settings of the local service. Default: the demo settings. */
  readonly settings?: ServiceSettings;
  /** URL of a local service that runs, instead of one of its own. Its control interface needs no token. */
  readonly serviceUrl?: string;
  /** Whether advice counts like the other rules. Default: no. */
  readonly strict?: boolean;
  /** Ends the check. Default: it ends by itself. */
  readonly signal?: AbortSignal;
  /** Default: the system clock. */
  readonly clock?: Clock;
}

export interface CallerReport {
  readonly application: ApplicationRecord;
  /** Of every rule, in the document's order. */
  readonly verdicts: readonly CallerVerdict[];
  readonly plan: CallerPlan;
  /** Of the rules that decide. */
  readonly summary: CallerSummary;
  /** Why the check could not run, in one or more lines; undefined if it could. */
  readonly obstacle: string | undefined;
  readonly records: readonly EvidenceRecord[];
}

/** Checks a function, or a server that a function starts. */
export async function checkCaller(options: CheckCallerOptions): Promise<CallerReport> {
  const { settings, serviceUrl, strict = false, clock = systemClock() } = options;
  const { signal = new AbortController().signal } = options;
  const application = functionApplication(options);
  const plan = planApplication(application, options);
  const service =
    serviceUrl === undefined
      ? await startService(settings ?? demoSettings())
      : runningService(serviceUrl);
  try {
    const around = { application, service, clock, signal };
    return await checkApplication(plan, { ...around, isStrict: strict });
  } finally {
    await service.close();
    clock.clear();
  }
}

/** Plans a check without starting anything. Default: all scenarios. */
export function planApplication(application: Application, selection: CallerSelection): CallerPlan {
  return planCaller(callerScenarios, application, selection);
}

export interface CheckApplicationOptions {
  readonly application: Application;
  readonly service: LocalService;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly isStrict: boolean;
  readonly onRecord?: ((record: EvidenceRecord) => void) | undefined;
  readonly onScenarioEnd?: ((name: string) => void) | undefined;
}

/** Runs a plan. What stops the run is part of the report. */
export async function checkApplication(
  plan: CallerPlan,
  { isStrict, ...options }: CheckApplicationOptions,
): Promise<CallerReport> {
  // What does not work when nothing unusual happens cannot show anything else.
  const { records, obstacle } = await runScenarios(plan.scenarios, {
    ...options,
    rehearsal: callerScenarios[0],
    leftOut: plan.leftOut.map(({ scenario: { name }, reason }) => ({
      ...{ scenario: name, reason, isUndeclared: true },
    })),
  });
  const evidence = callerEvidence(records);
  const verdicts = callerRuleIds.map((rule) =>
    judgeCaller(rule, evidence, { judges: callerJudges, scenarios: callerScenarios }),
  );
  const deciding = verdicts.filter(({ rule }) => plan.rules.includes(rule));
  const summary = summarizeCaller(deciding, { isStrict });
  return { application: evidence.application, verdicts, plan, summary, obstacle, records };
}

/** 2: the check could not run, and no rule is seen broken. */
export function exitStatusOfCaller({ obstacle, summary }: CallerReport): 0 | 1 | 2 | 3 {
  return obstacle !== undefined && summary.exitStatus !== 1 ? 2 : summary.exitStatus;
}
