/** Runs scenarios side by side, each with an account and an application of its own, and records what happens. */
import type { Clock } from '../../core/clock.ts';
import { linkedSignal, untilAborted } from '../../core/signals.ts';
import { Recorder } from '../../evidence/recorder.ts';
import type { EvidenceRecord, ScenarioEnd, WorkRecord } from '../../evidence/records.ts';
import { Redaction } from '../../evidence/redaction.ts';
import type { Application, RunningApplication } from '../application/application.ts';
import { openStage } from '../stage/stage.ts';
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

/** Never rejects: what stops a scenario is part of the evidence. */
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
  const waiting = [...scenarios];
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await runScenario(next, { application, recorder, ...options });
    }
  };
  await Promise.all(Array.from({ length: Math.min(instances, mostAtOnce) }, lane));
  return records;
}

interface Around extends Omit<RunCallerOptions, 'onRecord'> {
  readonly recorder: Recorder;
}

async function runScenario(scenario: CallerScenario, around: Around): Promise<void> {
  const { recorder, clock } = around;
  const startedMs = clock.now();
  const end = async (): Promise<Pick<ScenarioEnd, 'outcome' | 'reason'>> => {
    try {
      await play(scenario, around);
      return { outcome: 'completed' };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { outcome: 'stopped', reason: recorder.redaction.text(reason) };
    }
  };
  const ended = await end();
  const { name } = scenario;
  recorder.add({ kind: 'scenario', scenario: name, startedMs, endedMs: clock.now(), ...ended });
}

async function play(
  scenario: CallerScenario,
  { application, service, recorder, clock, signal }: Around,
): Promise<void> {
  signal.throwIfAborted();
  const account = await service.openAccount(scenario);
  recorder.redaction.learn(account.apiKey, 'API key');
  const stage = await openStage({
    scenario: scenario.name,
    serviceUrl: service.url,
    apiKey: account.apiKey,
    recorder,
    clock,
    answers: scenario.answers?.(),
    calls: scenario.calls?.(),
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
  } finally {
    await running?.close();
    await stage.close();
    await account.end();
  }
}

async function doWork(
  { name }: CallerScenario,
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
  const timer = clock.schedule(startedMs + application.bounds.workMs, () => late.abort());
  const until = linkedSignal([late.signal, signal]);
  const reported = await untilAborted(until.signal, running.work(until.signal)).catch((error) => {
    if (!until.signal.aborted) throw error;
    return { outcome: 'unfinished' as const };
  });
  until.unlink();
  clock.cancel(timer);
  signal.throwIfAborted();
  const { outcome, ...report } = reported;
  const { said, acts } = { said: undefined, acts: undefined, ...report };
  recorder.add<WorkRecord>({
    kind: 'work',
    scenario: name,
    startedMs,
    endedMs: clock.now(),
    outcome,
    ...(said !== undefined && { said: recorder.redaction.text(said) }),
    ...(acts !== undefined && { acts }),
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
