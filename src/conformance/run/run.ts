/** Runs scenarios against a target and records the evidence. */
import { setMaxListeners } from 'node:events';
import { linkedSignal } from '../../core/signals.ts';
import type { EvidenceRecord, PlanRecord, RunRecord } from '../../evidence/record-types.ts';
import { Recorder } from '../../evidence/recorder.ts';
import { Redaction } from '../../evidence/redaction.ts';
import { nameOfRepeat } from '../../evidence/repeated-scenarios.ts';
import { subjectOfTarget, type TargetEndpoint } from '../target/target.ts';
import { circuitBreaker } from './circuit-breaker.ts';
import { runConcurrently, type Task } from './concurrency.ts';
import { measureEventLoopLag } from './event-loop-lag.ts';
import { watchProgress } from './overdue-run.ts';
import type { RunOptions, RunResult } from './run-options.ts';
import {
  inStartOrder,
  maxConcurrentRepeats,
  maxConcurrentScenarios,
  type Scenario,
  usesOf,
} from './scenario.ts';
import { ScenarioRunner } from './scenario-runner.ts';
import type { SubmittedJob } from './submitted-jobs.ts';
import { learnKeys, redactedSubject } from './target-secrets.ts';

/** Runs every scenario, concurrently where possible. Never rejects. */
export async function runAllScenarios(options: RunOptions): Promise<RunResult> {
  const { target, scenarios, leftOut = [], selected, clock, planned, toRepeat, onLate } = options;
  const startedMs = clock.now();
  const limit = limitRun(options);
  const records: EvidenceRecord[] = [];
  const lag = measureEventLoopLag(clock);
  const progress =
    planned && watchProgress(planned, { clock, lag, stop: limit.stop, warn: onLate });
  const recorder = recordRun(options, {
    stop: limit.stop,
    note: (record) => {
      records.push(record);
      progress?.note(record);
    },
  });
  const runner = new ScenarioRunner(options, { recorder, lag, signal: limit.signal });
  recorder.add(redactedSubject(subjectOfTarget(target), recorder.redaction));
  recorder.add<PlanRecord>({
    kind: 'plan',
    leftOut: [...leftOut],
    ...(selected && { selected: [...selected] }),
  });
  await runner.testReceiver();
  const taskOf = (scenario: Scenario): Task<TargetEndpoint> => ({
    // Scenarios with separate accounts do not share endpoints.
    uses: target.control === undefined ? usesOf(scenario, target) : [],
    run: (release) => runner.run(scenario, release),
  });
  const tasks = inStartOrder(scenarios, target, (scenario) => scenario).map(taskOf);
  await runConcurrently(tasks, maxConcurrentScenarios);
  const spent = { ...runner.spent, durationMs: clock.now() - startedMs };
  const repeats = limit.signal.aborted ? [] : (toRepeat?.(records, spent) ?? []);
  runner.expectFurther(repeats.length);
  const repeated = repeats.map((scenario) => ({ ...scenario, name: nameOfRepeat(scenario.name) }));
  await runConcurrently(repeated.map(taskOf), maxConcurrentRepeats);
  await runner.recordWatches();
  limit.end();
  progress?.end();
  lag.stop();
  const result = runner.result();
  recorder.add<RunRecord>({
    kind: 'run',
    startedMs,
    durationMs: clock.now() - startedMs,
    ...(planned !== undefined && { plannedMs: Math.round(planned.usualMs) }),
    reserved: result.reserved,
    requests: result.requests,
    jobs: result.jobs.length,
    left: leftJobs(result.jobs),
    errors: result.errors.map(({ message }) => recorder.redaction.text(message)),
  });
  return { records, ...result };
}

function limitRun({ target, clock, signal: cancelled }: RunOptions) {
  const limit = new AbortController();
  const stop = (reason: string) => limit.abort(new Error(reason));
  const { maxDurationSeconds } = target.limits;
  const timer = clock.schedule(clock.now() + maxDurationSeconds * 1000, () =>
    stop(`The limit of ${maxDurationSeconds} s is reached.`),
  );
  const { signal, unlink } = linkedSignal([cancelled, limit.signal]);
  // Every pending request listens to it.
  setMaxListeners(0, signal);
  const end = () => {
    clock.cancel(timer);
    unlink();
  };
  return { signal, stop, end };
}

/** Records without keys, and stops the run when the exchanges show that it is useless. */
function recordRun(
  { target, onRecord }: RunOptions,
  { note, stop }: { note: (record: EvidenceRecord) => void; stop: (reason: string) => void },
): Recorder {
  const breakCircuit = circuitBreaker();
  const recorder = new Recorder(new Redaction(), (record) => {
    note(record);
    onRecord?.(record);
    const reason = record.kind === 'exchange' ? breakCircuit(record) : undefined;
    if (reason !== undefined) stop(reason);
  });
  learnKeys(recorder.redaction, target);
  return recorder;
}

function leftJobs(jobs: readonly SubmittedJob[]): RunRecord['left'] {
  return jobs
    .filter(({ fate }) => fate === 'left')
    .map(({ jobId, endpointId, scenario }) => ({
      ...(jobId !== undefined && { jobId }),
      endpointId,
      scenario,
    }));
}
