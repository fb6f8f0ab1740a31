/** Checks an application that calls the service: runs scenarios, judges what was seen, makes a report. */
import type { Baseline } from '../conformance/judging/verdicts/known-violations.ts';
import { type Clock, systemClock } from '../core/clock.ts';
import type { EvidenceRecord } from '../evidence/record-types.ts';
import type { ServiceSettings } from '../reference/settings/check-settings.ts';
import { demoSettings } from '../reference/settings/demo-settings.ts';
import type { Application } from './application/application.ts';
import { type FunctionOptions, functionApplication } from './application/function-application.ts';
import { type CallerReport, callerReportOf } from './report/caller-report.ts';
import {
  assertEndpoint,
  type LocalService,
  runningService,
  startService,
} from './run/local-service.ts';
import { type CallerPlan, type CallerSelection, planCaller } from './run/plan.ts';
import { runScenarios } from './run/run.ts';
import { callerScenarios } from './scenarios.ts';
import { assertCallerSelection } from './selection.ts';

export type CheckCallerOptions = FunctionOptions & CallerSelection & CheckSettings & ServiceChoice;

/** The local service: one of its own, or one that runs. Default: one of its own with the demo settings. */
type ServiceChoice =
  | { readonly settings?: ServiceSettings; readonly serviceUrl?: never }
  | {
      readonly settings?: never;
      /** URL of a local service that runs. Its control interface needs no token. */
      readonly serviceUrl: string;
    };

interface CheckSettings {
  /** Whether advice counts like the other rules. Default: no. */
  readonly strict?: boolean;
  /** Ends the check. Default: it ends by itself. */
  readonly signal?: AbortSignal;
}

/**
 * Checks a function, or a server that a function starts. Rejects for names of scenarios, rules, topics or an
 * endpoint that do not exist.
 *
 * @example
 * ```ts
 * import { callerForms, checkCaller } from 'inference-contract/callers';
 * import { createClient } from 'inference-contract/client';
 *
 * const report = await checkCaller({
 *   name: 'my function',
 *   endpoint: 'echo',
 *   rules: ['waits-for-retry-after'],
 *   work: async ({ baseUrl, apiKey, signal }) => {
 *     const client = createClient({ baseUrl, apiKey });
 *     await client.runAndWait('echo', { input: { prompt: 'A lighthouse' } }, { signal });
 *   },
 * });
 * const { exitStatus, text } = callerForms(report);
 * console.log(text().join('\n'));
 * process.exitCode = exitStatus;
 * ```
 */
export async function checkCaller(options: CheckCallerOptions): Promise<CallerReport> {
  const { settings, serviceUrl, strict = false } = options;
  const { signal = new AbortController().signal } = options;
  if (settings !== undefined && serviceUrl !== undefined) {
    throw new TypeError('`settings` are for a service of its own: leave out `serviceUrl`.');
  }
  const application = functionApplication(options);
  const plan = planApplication(application, options);
  const service =
    serviceUrl === undefined
      ? await startService(settings ?? demoSettings())
      : runningService(serviceUrl);
  const clock = systemClock();
  try {
    await assertEndpoint(service, application.endpoint);
    const context = { application, service, clock, signal };
    return await checkApplication(plan, { ...context, isStrict: strict });
  } finally {
    await service.close();
    clock.clear();
  }
}

/** Plans a check without starting anything. Default: all scenarios. Throws `SelectionError` for unknown names. */
export function planApplication(application: Application, selection: CallerSelection): CallerPlan {
  assertCallerSelection(selection);
  return planCaller(callerScenarios, application, selection);
}

export interface CheckApplicationOptions {
  readonly application: Application;
  readonly service: LocalService;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly isStrict: boolean;
  /** Default: no violation is known. */
  readonly baseline?: Baseline | undefined;
  readonly onRecord?: ((record: EvidenceRecord) => void) | undefined;
  readonly onScenarioEnd?: ((name: string) => void) | undefined;
}

/** Runs a plan. What stops the run is part of the report. */
export async function checkApplication(
  plan: CallerPlan,
  { isStrict, baseline, ...options }: CheckApplicationOptions,
): Promise<CallerReport> {
  const { isSelection, rules } = plan;
  try {
    const records = await runScenarios(plan.scenarios, {
      ...options,
      leftOut: plan.leftOut.map(({ scenario: { name }, reason }) => ({
        scenario: name,
        reason,
        isUndeclared: true,
      })),
      selected: isSelection ? rules : undefined,
    });
    return callerReportOf(records, { isStrict, baseline });
  } finally {
    options.application.end?.();
  }
}
