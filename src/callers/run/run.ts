/** Runs scenarios side by side, each with an account and an application of its own, and records what happens. */
import type { Clock } from '../../core/clock.ts';
import { linkedSignal, untilAborted } from '../../core/signals.ts';
import { Recorder } from '../../evidence/recorder.ts';
import type {
  EvidenceRecord,
  ScenarioEnd,
  ScenarioLeftOut,
  WorkRecord,
} from '../../evidence/records.ts';
import { Redaction } from '../../evidence/redaction.ts';
import type { Application, RunningApplication } from '../application/application.ts';
import { openStage } from '../stage/stage.ts';
import { type Staging, together, withheldCalls } from '../stage/staging.ts';
import type { LocalService } from './local-service.ts';
import type { CallerScenario } from './scenario.ts';

export interface RunCallerOptions {
  readonly application: Application;
  readonly service: LocalService;
  /** Real time. */
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly onRecord?: ((record: EvidenceRecord) => void) | undefined;
}

/** How many scenarios run at the same time, unless the application allows fewer. */
const mostAtOnce = 8;

/**
 * Runs the first scenario, in which nothing unusual happens, and then the others, if the application did
 * its work. Never rejects: what stops a scenario is part of the evidence.
 */
export async function runScenarios(
  scenarios: readonly CallerScenario[],
  { application, onRecord, ...options }: RunCallerOptions,
): Promise<readonly EvidenceRecord[]> {
  const records: EvidenceRecord[] = [];
  const recorder = new Recorder(new Redaction(), (record) => {
    records.push(record);
    onRecord?.(record);
  });
  const { name, declares, bounds, instances = mostAtOnce } = application;
  recorder.add({ kind: 'application', format: 1, name, declares: [...declares], bounds });
  const around = { application, recorder, ...options };
  const [first, ...others] = scenarios;
  if (first !== undefined) await runScenario(first, around);
  // What fails in the first one would fail in all, and say nothing about their rules.
  if (!records.some((record) => record.kind === 'work' && record.outcome === 'success')) {
    recorder.add({ kind: 'plan', leftOut: others.map(({ name }) => notWorking(name)) });
    return records;
  }
  const waiting = others;
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await runScenario(next, around);
    }
  };
  await Promise.all(Array.from({ length: Math.min(instances, mostAtOnce) }, lane));
  return records;
}

function notWorking(scenario: string): ScenarioLeftOut {
  const reason = 'The application did not do its work when nothing unusual happened.';
  return { scenario, reason, isUndeclared: false };
}

interface Around extends Omit<RunCallerOptions, 'onRecord'> {
  readonly recorder: Recorder;
}

async function runScenario(scenario: CallerScenario, around: Around): Promise<void> {
  const { recorder, clock } = around;
  const startedMs = clock.now();
  const end = async (): Promise<Pick<ScenarioEnd, 'outcome' | 'reason' | 'acts'>> => {
    try {
      const acts = await play(scenario, around);
      return { outcome: 'completed', ...(acts !== undefined && { acts }) };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { outcome: 'stopped', reason: recorder.redaction.text(reason) };
    }
  };
  const ended = await end();
  const { name, alternatives } = scenario;
  recorder.add({
    kind: 'scenario',
    scenario: name,
    startedMs,
    endedMs: clock.now(),
    ...ended,
    ...(alternatives !== undefined && { alternatives: idsOf(alternatives) }),
  });
}

/** The id of each alternative; a parameter is left out. */
function idsOf(alternatives: NonNullable<CallerScenario['alternatives']>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(alternatives).map(([gap, chosen]) => [
      gap,
      typeof chosen === 'string' ? chosen : (Object.keys(chosen)[0] ?? ''),
    ]),
  );
}

/** Resolves with how often the application acted, if it can be told. */
async function play(
  scenario: CallerScenario,
  { application, service, recorder, clock, signal }: Around,
): Promise<number | undefined> {
  signal.throwIfAborted();
  const account = await service.openAccount(scenario);
  recorder.redaction.learn(account.apiKey, 'API key');
  const stage = await openStage({
    scenario: scenario.name,
    serviceUrl: service.url,
    apiKey: account.apiKey,
    recorder,
    clock,
    staging: stagingOf(scenario, application),
  });
  let running: RunningApplication | undefined;
  try {
    running = await application.open({ baseUrl: stage.url, apiKey: account.apiKey }, signal);
    const { pieces = 1, watchesForMs = 0 } = scenario;
    const open = running;
    const works = Array.from({ length: pieces }, () =>
      doWork(scenario, open, { application, recorder, clock, signal }),
    );
    await Promise.all(works);
    await pass(watchesForMs, clock, signal);
    return await running.acts?.();
  } finally {
    await running?.close();
    await stage.close();
    await account.end();
  }
}

function stagingOf(
  { staging, withholdsCalls = false }: CallerScenario,
  { declares }: Application,
): Staging | undefined {
  const isWithheld = withholdsCalls && declares.has('webhooks');
  if (!isWithheld || staging === undefined) return isWithheld ? withheldCalls : staging;
  return together(withheldCalls, staging);
}

async function doWork(
  { name, workMs = ({ workMs: usualMs }) => usualMs }: CallerScenario,
  running: RunningApplication,
  {
    application,
    recorder,
    clock,
    signal,
  }: Pick<Around, 'application' | 'recorder' | 'clock' | 'signal'>,
): Promise<void> {
  const startedMs = clock.now();
  const late = new AbortController();
  const timer = clock.schedule(startedMs + workMs(application.bounds), () => late.abort());
  const until = linkedSignal([late.signal, signal]);
  const reported = await untilAborted(until.signal, running.work(until.signal)).catch((error) => {
    if (!until.signal.aborted) throw error;
    return { outcome: 'unfinished' as const };
  });
  until.unlink();
  clock.cancel(timer);
  signal.throwIfAborted();
  const { outcome, ...report } = reported;
  const { said } = { said: undefined, ...report };
  recorder.add<WorkRecord>({
    kind: 'work',
    scenario: name,
    startedMs,
    endedMs: clock.now(),
    outcome,
    ...(said !== undefined && { said: recorder.redaction.text(said) }),
  });
}

async function pass(ms: number, clock: Clock, signal: AbortSignal): Promise<void> {
  if (ms === 0) return;
  let timer: ReturnType<Clock['schedule']> | undefined;
  const passed = new Promise<void>((resolve) => {
    timer = clock.schedule(clock.now() + ms, resolve);
  });
  await untilAborted(signal, passed).finally(() => timer && clock.cancel(timer));
}
