/** Checks an application that calls the service: runs scenarios, judges what was seen, makes a report. */
import { demo } from '#generated/service-settings/demo.js';
import { type Clock, systemClock } from '../core/clock.ts';
import type { EvidenceRecord } from '../evidence/records.ts';
import type { Application, Reported, ServiceAccess } from './application/application.ts';
import { callerJudges } from './judges.ts';
import { callerEvidence } from './judging/caller-evidence.ts';
import { type CallerVerdict, judgeCaller } from './judging/verdicts.ts';
import { type CallerDeclarationId, callerRuleIds } from './rules.ts';
import { startService } from './run/local-service.ts';
import { runScenarios } from './run/run.ts';
import { callerScenarios } from './scenarios.ts';

export interface CheckCallerOptions {
  /** Does one piece of work; rejects if it fails. */
  readonly work: (access: ServiceAccess & { readonly signal: AbortSignal }) => Promise<unknown>;
  /** What the application promises. Default: nothing. */
  readonly declares?: readonly CallerDeclarationId[];
  /** The longest time of one piece of work, in milliseconds. Default: 20,000. */
  readonly workMs?: number;
  /** After which it gives up a job, in milliseconds. */
  readonly givesUpAfterMs?: number;
  /** Default: the system clock. */
  readonly clock?: Clock;
}

export interface CallerReport {
  readonly verdicts: readonly CallerVerdict[];
  readonly records: readonly EvidenceRecord[];
}

export async function checkCaller({
  work,
  declares = [],
  workMs = 20_000,
  givesUpAfterMs,
  clock = systemClock(),
}: CheckCallerOptions): Promise<CallerReport> {
  const service = await startService(demo);
  try {
    const chosen = callerScenarios.filter(({ needs = [] }) =>
      needs.every((need) => declares.includes(need)),
    );
    const records = await runScenarios(chosen, {
      application: functionApplication(work, { declares, workMs, givesUpAfterMs }),
      service,
      clock,
      signal: new AbortController().signal,
    });
    const evidence = callerEvidence(records);
    const verdicts = callerRuleIds.map((rule) =>
      judgeCaller(rule, evidence, { judges: callerJudges, scenarios: callerScenarios }),
    );
    return { verdicts, records };
  } finally {
    await service.close();
    clock.clear();
  }
}

function functionApplication(
  work: CheckCallerOptions['work'],
  {
    declares,
    workMs,
    givesUpAfterMs,
  }: {
    declares: readonly CallerDeclarationId[];
    workMs: number;
    givesUpAfterMs: number | undefined;
  },
): Application {
  return {
    name: work.name || 'the function',
    declares: new Set(declares),
    bounds: {
      workMs,
      pollsPerSecond: 2,
      acknowledgesWithinMs: 10_000,
      ...(givesUpAfterMs !== undefined && { givesUpAfterMs }),
    },
    open: (access) =>
      Promise.resolve({
        work: (signal) =>
          work({ ...access, signal }).then(
            (): Reported => ({ outcome: 'success' }),
            (error: unknown): Reported => ({ outcome: 'failure', said: String(error) }),
          ),
        close: () => Promise.resolve(),
      }),
  };
}
