/** Runs scenarios side by side, each with an account and an application of its own, and records what happens. */
import { setMaxListeners } from 'node:events';
import {
  type EventLoopLag,
  measureEventLoopLag,
  measureLateShare,
} from '../../conformance/run/event-loop-lag.ts';
import { redactedSchemas } from '../../conformance/run/target-secrets.ts';
import type { Clock } from '../../core/clock.ts';
import { pause, withTimeLimit } from '../../core/clock-waits.ts';
import { linkedSignal, untilAborted } from '../../core/signals.ts';
import {
  cancelledReason,
  type EvidenceRecord,
  type LedgerReading,
  type RestartRecord,
  type ScenarioEnd,
  type ScenarioLeftOut,
  type WorkRecord,
} from '../../evidence/record-types.ts';
import { Recorder } from '../../evidence/recorder.ts';
import { Redaction } from '../../evidence/redaction.ts';
import {
  type Application,
  ApplicationError,
  type RunningApplication,
} from '../application/application.ts';
import {
  type KeySearch,
  keySearch,
  lineWithKey,
  withoutKeyLines,
} from '../application/key-search.ts';
import { callerEvidence, type Scene } from '../judging/caller-evidence.ts';
import { openStage, type Stage } from '../stage/stage.ts';
import { chainStagings, type Staging, unfinishedAnswers, withheldCalls } from '../stage/staging.ts';
import { obstacleToFirstWork } from './application-obstacle.ts';
import { busyShare, fewestAtOnce, lanesOf } from './concurrency.ts';
import type { LocalService } from './local-service.ts';
import { longestScenarioMs, longestWorkMs } from './plan.ts';
import { type CallerScenario, longestWatchMs, storesWithinMs } from './scenario.ts';
import { ScenarioRestart } from './scenario-restart.ts';

export interface RunCallerOptions {
  readonly application: Application;
  readonly service: LocalService;
  /** Real time. */
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** What does not run, and why. */
  readonly leftOut?: readonly ScenarioLeftOut[] | undefined;
  /** Ids of the rules that decide. Default: all do. */
  readonly selected?: readonly string[] | undefined;
  readonly onRecord?: ((record: EvidenceRecord) => void) | undefined;
  readonly onScenarioEnd?: ((name: string) => void) | undefined;
}

/**
 * Never rejects: what stops a scenario is part of the evidence.
 * @param scenarios the first one runs alone; without success in it, no other one runs
 */
export async function runScenarios(
  scenarios: readonly CallerScenario[],
  { signal, ...options }: RunCallerOptions,
): Promise<readonly EvidenceRecord[]> {
  const until = linkedSignal([signal]);
  // Every piece of work waits for it.
  setMaxListeners(0, until.signal);
  try {
    return await runAll(scenarios, { ...options, signal: until.signal });
  } finally {
    until.unlink();
  }
}

async function runAll(
  scenarios: readonly CallerScenario[],
  { application, leftOut = [], selected, onRecord, ...options }: RunCallerOptions,
): Promise<readonly EvidenceRecord[]> {
  const records: EvidenceRecord[] = [];
  const recorder = new Recorder(new Redaction(), (record) => {
    records.push(record);
    onRecord?.(record);
  });
  const { name, declares, bounds, schemas, endpoint } = application;
  recorder.add({
    kind: 'application',
    format: 1,
    name,
    declares: [...declares],
    ...(endpoint !== undefined && { endpoint: recorder.redaction.text(endpoint) }),
    ...redactedSchemas(schemas ?? {}, recorder.redaction),
    bounds,
  });
  if (leftOut.length > 0 || selected !== undefined) {
    const chosen = selected && { selected: [...selected] };
    recorder.add({ kind: 'plan', leftOut: [...leftOut], ...chosen });
  }
  const lag = measureEventLoopLag(options.clock);
  const context = { application, recorder, records, lag, ...options };
  try {
    await runWithRehearsal(scenarios, context);
  } finally {
    lag.stop();
  }
  return records;
}

/** The first scenario alone; without success in it, no other one. */
async function runWithRehearsal(
  scenarios: readonly CallerScenario[],
  context: PlayContext,
): Promise<void> {
  const { application, recorder, records, clock, lag } = context;
  const [rehearsal, ...others] = scenarios;
  // The longest ones first, so that none is left to run alone at the end.
  const longestMs = (scenario: CallerScenario) => longestScenarioMs(scenario, application);
  const waiting = others.toSorted((left, right) => longestMs(right) - longestMs(left));
  if (rehearsal !== undefined) {
    await runScenario(rehearsal, context);
    if (obstacleToFirstWork(records, rehearsal) !== undefined) {
      const left = waiting.map(({ name: scenario }) => ({ scenario, ...withoutRehearsal }));
      if (left.length > 0) recorder.add({ kind: 'plan', leftOut: left });
      return;
    }
  }
  let lanes = lanesOf(application);
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const lateShare = measureLateShare(clock, lag);
      await runScenario(next, context);
      if (lanes > fewestAtOnce && lateShare() > busyShare) {
        lanes -= 1;
        return;
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** What fails in the rehearsal would fail in all scenarios, and say nothing about their rules. */
const withoutRehearsal = {
  reason: 'The application did not do its work when nothing unusual happened.',
  isUndeclared: false,
};

/** How much later than declared a webhook call may be answered to be seen, in milliseconds. */
const answersLateMs = 2500;

interface PlayContext extends Omit<RunCallerOptions, 'onRecord' | 'leftOut' | 'selected'> {
  readonly recorder: Recorder;
  readonly lag: EventLoopLag;
  /** All so far. */
  readonly records: readonly EvidenceRecord[];
}

async function runScenario(scenario: CallerScenario, context: PlayContext): Promise<void> {
  const { recorder, clock, onScenarioEnd } = context;
  const startedMs = clock.now();
  const end = async (): Promise<Partial<ScenarioEnd> & Pick<ScenarioEnd, 'outcome'>> => {
    try {
      return { outcome: 'completed', ...(await play(scenario, context)) };
    } catch (error) {
      if (context.signal.aborted) return { outcome: 'stopped', reason: cancelledReason };
      const reason = error instanceof Error ? error.message : String(error);
      return { outcome: 'stopped', reason: recorder.redaction.text(reason) };
    }
  };
  const ended = await end();
  const { name, alternatives, faults } = scenario;
  recorder.add({
    kind: 'scenario',
    scenario: name,
    startedMs,
    endedMs: clock.now(),
    ...ended,
    ...(alternatives !== undefined && { alternatives: alternativeIds(alternatives) }),
    ...(faults !== undefined && { faults: faults.map((fault) => ({ ...fault })) }),
  });
  onScenarioEnd?.(name);
}

/** The id of each alternative; a parameter is left out. */
function alternativeIds(
  alternatives: NonNullable<CallerScenario['alternatives']>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(alternatives).map(([gap, chosen]) => [
      gap,
      typeof chosen === 'string' ? chosen : (Object.keys(chosen)[0] ?? ''),
    ]),
  );
}

/** What the application had printed and done at the end. */
type LastSight = Pick<ScenarioEnd, 'said' | 'showsKey' | 'isOver' | 'acts' | 'watchedUntilMs'>;

async function play(
  scenario: CallerScenario,
  { application, service, recorder, records, clock, lag, signal }: PlayContext,
): Promise<LastSight> {
  signal.throwIfAborted();
  const account = await service.openAccount(scenario);
  const { place } = application;
  const apiKey = place?.apiKey ?? account.apiKey;
  recorder.redaction.learn(account.apiKey, 'API key');
  recorder.redaction.learn(apiKey, 'API key');
  const hasKey = keySearch(apiKey);
  let round = 1;
  let running: RunningApplication | undefined;
  let stage: Stage | undefined;
  let until: ReturnType<typeof linkedSignal> | undefined;
  const restart = new ScenarioRestart({
    clock,
    signal,
    application: () => running?.restarts,
    whileAway: async (run) => await stage?.whileAway(run),
  });
  try {
    stage = await openStage({
      scenario: scenario.name,
      serviceUrl: service.url,
      recorder,
      clock,
      lag,
      apiKey,
      accountKey: account.apiKey,
      place,
      staging: stagingOf(scenario, application),
      webhooks: () => running?.webhooks?.(),
      givenTexts: () => running?.givenTexts?.() ?? [],
      restart: () => restart.begin(),
      round: () => round,
      application,
    });
    const openedMs = clock.now();
    running = await application.open({ baseUrl: stage.url, apiKey }, signal);
    const startMs = clock.now() - openedMs;
    until = linkedSignal([signal, stage.obstructed]);
    const context = {
      application,
      recorder,
      records,
      clock,
      hasKey,
      restart,
      startMs,
      beginRound(begun: number) {
        round = begun;
      },
      signal: until.signal,
    };
    try {
      await workAndWatch(scenario, running, context);
    } finally {
      recordRestart(restart, { scenario: scenario.name, recorder, hasKey });
    }
    // A call may be answered after the work is done. Who never answers is seen not to.
    const longestMs = application.bounds.acknowledgesWithinMs + answersLateMs;
    const settled = stage.waitForAnswers();
    await withTimeLimit(longestMs, { clock, signal }, (until) =>
      untilAborted(until, settled).catch(() => signal.throwIfAborted()),
    );
    stage.obstructed.throwIfAborted();
    const sight = await lastSight(running, { ...context, scenario: scenario.name });
    const charges = await account.jobs();
    recorder.add<LedgerReading>({
      kind: 'ledger',
      scenario: scenario.name,
      atMs: clock.now(),
      charges: [...charges],
    });
    stage.expectEnd();
    return { ...sight, watchedUntilMs: clock.now() };
  } catch (error) {
    if (stage?.obstacle !== undefined) throw new ApplicationError(stage.obstacle);
    if (!(error instanceof ApplicationError)) throw error;
    const message = withoutKeyLines(recorder.redaction.text(error.message), hasKey);
    throw new ApplicationError(message, { cause: error });
  } finally {
    until?.unlink();
    await running?.close();
    await stage?.close();
    await account.end();
  }
}

function recordRestart(
  { event }: ScenarioRestart,
  { scenario, recorder, hasKey }: { scenario: string } & Pick<WatchContext, 'recorder' | 'hasKey'>,
): void {
  if (event === undefined) return;
  const { reason } = event;
  recorder.add<RestartRecord>({
    kind: 'restart',
    scenario,
    ...event,
    ...(reason !== undefined && {
      reason: withoutKeyLines(recorder.redaction.text(reason), hasKey),
    }),
  });
}

interface WatchContext
  extends Pick<PlayContext, 'application' | 'recorder' | 'records' | 'clock' | 'signal'> {
  /** Whether a text has the key of the application. */
  readonly hasKey: KeySearch;
  readonly restart: ScenarioRestart;
  /** How long the application took to start, in milliseconds. */
  readonly startMs: number;
  readonly beginRound: (round: number) => void;
}

async function workAndWatch(
  scenario: CallerScenario,
  running: RunningApplication,
  context: WatchContext,
): Promise<void> {
  const { pieces = 1 } = scenario;
  const rounds = scenario.rounds?.(context.application.schemas) ?? 1;
  for (let round = 1; round <= rounds; round += 1) {
    context.beginRound(round);
    await Promise.all(Array.from({ length: pieces }, () => doWork(scenario, running, context)));
  }
  if (scenario.restarts === 'after work') {
    await pause(storesWithinMs, context);
    await context.restart.begin();
  }
  await context.restart.end();
  await watch(scenario, running, context);
}

/** How often a watched application is looked at, in milliseconds. */
const lookMs = 500;

/** Watches for as long as the scenario says, and on until what is seen is enough. */
async function watch(
  { name, watchesForMs = 0, watchesUntilMs }: CallerScenario,
  running: RunningApplication,
  { records, clock, signal }: WatchContext,
): Promise<void> {
  const startMs = clock.now();
  await pause(watchesForMs, { clock, signal });
  if (watchesUntilMs === undefined || isOver(running, sceneOf(name, records))) return;
  let actedMs: number | undefined;
  const enoughMs = async () => {
    if (actedMs === undefined && ((await running.acts?.()) ?? 0) > 0) actedMs = clock.now();
    const scene = sceneOf(name, records);
    const untilMs = scene === undefined ? 0 : watchesUntilMs(scene, actedMs);
    return Math.min(untilMs, startMs + longestWatchMs);
  };
  while (clock.now() < (await enoughMs())) await pause(lookMs, { clock, signal });
}

function sceneOf(name: string, records: readonly EvidenceRecord[]): Scene | undefined {
  const ofScenario = records.filter((record) => 'scenario' in record && record.scenario === name);
  return callerEvidence(ofScenario).scenes[0];
}

/** Whether nothing of the application is left. A process that has left its group may still send requests. */
function isOver(running: RunningApplication, scene: Scene | undefined): boolean {
  const endedMs = Math.max(0, ...(scene?.works ?? []).map((work) => work.endedMs));
  return (
    running.isOver?.() === true &&
    scene?.calls.every(({ exchange }) => exchange.sentMs <= endedMs) === true
  );
}

async function lastSight(
  running: RunningApplication,
  context: Pick<WatchContext, 'recorder' | 'records' | 'hasKey'> & { readonly scenario: string },
): Promise<LastSight> {
  const acts = await running.acts?.();
  const { scenario, records } = context;
  return {
    ...(isOver(running, sceneOf(scenario, records)) && { isOver: true }),
    ...recordedOutput(running.output?.(), context),
    ...(acts !== undefined && { acts }),
  };
}

/** An output as it is recorded. Only before secrets are replaced, it shows whether the key is among them. */
function recordedOutput(
  output: string | undefined,
  { recorder: { redaction }, hasKey }: Pick<WatchContext, 'recorder' | 'hasKey'>,
): Pick<WorkRecord, 'said' | 'showsKey'> {
  if (output === undefined) return {};
  const withoutSecrets = (text: string) => withoutKeyLines(redaction.text(text), hasKey);
  const record = { said: withoutSecrets(output) };
  if (!hasKey(output)) return record;
  const place = lineWithKey(output, hasKey);
  if (place === undefined) return { ...record, showsKey: 'several lines' };
  const shownLine = withoutSecrets(place.line.trim()).slice(0, longestShownLine);
  return { ...record, showsKey: `line ${place.number}: ${shownLine}` };
}

/** How much of a line with the key is recorded, in characters. */
const longestShownLine = 200;

/** How much of a cost is recorded, in characters. */
const longestCost = 100;

/** A cost as it is recorded. What a function reports is in no output, so the key may be seen here alone. */
function recordedCost(
  cost: string | undefined,
  { recorder: { redaction }, hasKey }: Pick<WatchContext, 'recorder' | 'hasKey'>,
): Pick<WorkRecord, 'cost' | 'showsKey'> {
  if (cost === undefined) return {};
  const shownCost = withoutKeyLines(redaction.text(cost), hasKey).slice(0, longestCost);
  return { cost: shownCost, ...(hasKey(cost) && { showsKey: `the cost: ${shownCost}` }) };
}

function stagingOf(
  { staging, makesItAsk = false }: CallerScenario,
  { declares }: Application,
): Staging | undefined {
  if (!makesItAsk) return staging;
  const all = unfinishedAnswers(staging);
  return declares.has('webhooks') ? chainStagings(withheldCalls, all) : all;
}

/** To start again, with what is to be resumed, may take longer than the first time: as a factor. */
const slowerStart = 2;

async function doWork(
  scenario: CallerScenario,
  running: RunningApplication,
  context: WatchContext,
): Promise<void> {
  const { application, recorder, clock, signal, startMs } = context;
  const startedMs = clock.now();
  const awayMs = scenario.restarts === undefined ? 0 : startMs * slowerStart;
  const limitMs = longestWorkMs(scenario, application.bounds) + awayMs;
  const {
    outcome,
    said: output,
    piece,
    cost,
  } = await withTimeLimit(limitMs, { clock, signal }, (until) => {
    // A function may pass it to any number of requests.
    setMaxListeners(0, until);
    return running.work(until, scenario.piece);
  });
  signal.throwIfAborted();
  const endedMs = Math.min(clock.now(), startedMs + limitMs);
  recorder.add<WorkRecord>({
    kind: 'work',
    scenario: scenario.name,
    startedMs,
    endedMs,
    outcome,
    ...(piece !== undefined && { piece }),
    ...recordedOutput(output, context),
    ...recordedCost(cost, context),
  });
}
