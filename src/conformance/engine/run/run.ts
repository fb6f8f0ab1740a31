/** Runs scenarios against a target and records the evidence. */

import { setMaxListeners } from 'node:events';
import { ClientError, ConnectionError } from '../../../client/errors.ts';
import type { Clock } from '../../../core/clock.ts';
import type {
  EvidenceRecord,
  PlanRecord,
  Receiver,
  RunRecord,
  ScenarioEnd,
  ScenarioLeftOut,
} from '../../../evidence/calls.ts';
import { Recorder } from '../../../evidence/recorder.ts';
import { Redaction } from '../../../evidence/redaction.ts';
import type { RuleProfile } from '../rules.ts';
import { subjectOf, type Target, type TargetEndpoint } from '../target.ts';
import {
  Budget,
  BudgetExceeded,
  circuitBreaker,
  type SubmittedJob,
  SubmittedJobs,
} from './budget.ts';
import { runConcurrently, type Task } from './concurrency.ts';
import { createDeployment, type DeploymentParts } from './create-deployment.ts';
import { type Deployment, type Lookup, PrerequisiteFailed } from './deployment.ts';
import { learnKeys } from './preflight.ts';
import type { SendRaw } from './raw-socket.ts';
import type { Fetch } from './requests.ts';
import {
  createScenarioContext,
  inStartOrder,
  maxConcurrentScenarios,
  redactedSubject,
  type Scenario,
  type ScenarioContext,
  usesOf,
} from './scenario.ts';
import { createPace, linkedSignal, measureEventLoopLag } from './time.ts';
import { reachabilityOf } from './webhook-listener.ts';
import type { WebhookReceiver } from './webhook-receiver.ts';

/** Options of a run. */
export interface RunOptions {
  readonly target: Target;
  readonly profile: RuleProfile;
  /** Seed for random requests. Default: `0`. */
  readonly seed?: string;
  readonly scenarios: readonly Scenario[];
  /** Scenarios that the plan left out, for the evidence. Default: none. */
  readonly leftOut?: readonly ScenarioLeftOut[];
  /** How long the run is expected to take, in milliseconds, for the evidence. Default: unknown. */
  readonly plannedMs?: number | undefined;
  readonly fetch: Fetch;
  /** Resolves host names of downloads. Default: the system's resolver. */
  readonly lookup?: Lookup;
  /** Sends malformed HTTP. Default: scenarios that need it do not run. */
  readonly sendRaw?: SendRaw;
  /** Real time. */
  readonly clock: Clock;
  /** Cancels the run: drops pending requests, and cancels jobs if the deployment offers that. */
  readonly signal: AbortSignal;
  /** Creates unguessable names, for wrong keys and webhook addresses. */
  readonly newName: () => string;
  /** Creates the webhook receiver. Default: none. */
  readonly receiver?: (recorder: Recorder) => WebhookReceiver;
  /** Called with every record. */
  readonly onRecord?: (record: EvidenceRecord) => void;
  /** Called when a scenario starts and ends. */
  readonly onProgress?: (progress: Progress) => void;
}

/** The progress of a run. */
export interface Progress {
  readonly scenario: string;
  /** Whether it has ended; otherwise it has started. */
  readonly hasEnded: boolean;
  /** The running scenarios. */
  readonly running: readonly string[];
  /** The number of ended scenarios, and of all. */
  readonly ended: number;
  readonly total: number;
  /** The reserved cost, in dollars as decimal text. */
  readonly reserved: string;
}

/** The result of a run. */
export interface RunResult {
  readonly records: readonly EvidenceRecord[];
  readonly jobs: readonly SubmittedJob[];
  /** The worst-case cost of all jobs, in dollars as decimal text. */
  readonly reserved: string;
  readonly requests: number;
  /** Bugs of the suite itself. With any, the verdicts are unreliable. */
  readonly faults: readonly Error[];
}

/** The time limit for cancelling the jobs of a scenario, in milliseconds of real time. */
const cleanUpLimitMs = 10_000;

/** Runs every scenario, concurrently where possible. Never rejects. */
export async function run(options: RunOptions): Promise<RunResult> {
  const { target, scenarios, leftOut = [], clock, newName } = options;
  const startedMs = clock.now();
  const limit = new AbortController();
  const { maxDurationSeconds } = target.limits;
  const timer = clock.schedule(startedMs + maxDurationSeconds * 1000, () => {
    limit.abort(new Error(`The limit of ${maxDurationSeconds} s is reached.`));
  });
  const { signal, unlink } = linkedSignal([options.signal, limit.signal]);
  // Every pending request listens to it.
  setMaxListeners(0, signal);
  const records: EvidenceRecord[] = [];
  const breakCircuit = circuitBreaker();
  const recorder = new Recorder(new Redaction(), (record) => {
    records.push(record);
    options.onRecord?.(record);
    if (record.kind !== 'exchange') return;
    const reason = breakCircuit(record);
    if (reason !== undefined) limit.abort(new Error(reason));
  });
  const { redaction } = recorder;
  const wrongKey = newName();
  learnKeys(redaction, target);
  redaction.learn(wrongKey, 'wrong key');
  const receiver = options.receiver?.(recorder);
  const budget = new Budget(target.limits);
  const lag = measureEventLoopLag(clock);
  const pace = createPace(target.pacePerSecond, { clock, signal });
  const jobs: SubmittedJob[] = [];
  const faults: Error[] = [];
  const running = new Set<string>();
  let ended = 0;
  recorder.add(redactedSubject(subjectOf(target), redaction));
  recorder.add<PlanRecord>({ kind: 'plan', leftOut: [...leftOut] });
  if (receiver !== undefined) {
    const { baseUrl } = target;
    try {
      const found = await reachabilityOf(receiver, { ...options, baseUrl, signal });
      recorder.add<Receiver>({ ...found, reason: redaction.text(found.reason) });
    } catch (error) {
      fault(error);
    }
  }

  function fault(cause: unknown): void {
    const message = cause instanceof Error ? cause.message : String(cause);
    faults.push(new Error(redaction.text(message), { cause }));
  }

  /** Never rejects: an error ends the scenario, or is a fault of the suite. */
  async function runOne(scenario: Scenario, release: () => void): Promise<void> {
    const progress = (hasEnded: boolean) =>
      options.onProgress?.({
        scenario: scenario.name,
        hasEnded,
        running: [...running],
        ended,
        total: scenarios.length,
        reserved: budget.reserved,
      });
    running.add(scenario.name);
    progress(false);
    try {
      const context = await createScenarioContext(target, {
        ...options,
        lag,
        signal,
        budget: scenario.budget,
      });
      redaction.learn(context.validKey, 'API key');
      await runIn(context, scenario, release);
    } catch (error) {
      if (signal.aborted || error instanceof ClientError) {
        const nowMs = clock.now();
        end(scenario, { startedMs: nowMs, endedMs: nowMs, error });
      } else {
        fault(error);
      }
    }
    ended += 1;
    running.delete(scenario.name);
    progress(true);
  }

  function end(
    { name }: Scenario,
    { startedMs, endedMs, error }: { startedMs: number; endedMs: number; error?: unknown },
  ): void {
    const isUnreachable = error instanceof ConnectionError && !signal.aborted;
    recorder.add<ScenarioEnd>({
      kind: 'scenario',
      scenario: name,
      startedMs,
      endedMs,
      outcome: error === undefined ? 'completed' : isUnreachable ? 'unreachable' : 'stopped',
      ...(error !== undefined && { reason: redaction.text(reasonFor(error, signal)) }),
    });
  }

  async function runIn(
    context: ScenarioContext,
    scenario: Scenario,
    release: () => void,
  ): Promise<void> {
    const { time, validKey, control } = context;
    const submitted = new SubmittedJobs(scenario.name, target.declares.finalStates);
    const startedMs = time.now();
    const over = new AbortController();
    const here = linkedSignal([signal, over.signal]);
    setMaxListeners(0, here.signal);
    const deploymentWith = (part: Pick<DeploymentParts, 'budget' | 'pace' | 'signal'>) =>
      createDeployment({
        ...options,
        scenario: scenario.name,
        baseUrl: target.baseUrl,
        validKey,
        wrongKey,
        time,
        control,
        recorder,
        receiver,
        jobs: submitted,
        release,
        ...part,
      });
    try {
      await scenario.run(deploymentWith({ budget, pace, signal: here.signal }));
      end(scenario, { startedMs, endedMs: time.now() });
    } catch (error) {
      const isExpected =
        signal.aborted ||
        error instanceof PrerequisiteFailed ||
        error instanceof BudgetExceeded ||
        error instanceof ClientError;
      if (!isExpected) throw error;
      end(scenario, { startedMs, endedMs: time.now(), error });
    } finally {
      // Deleting the account drops pending requests, which must not count as failures of the deployment.
      if (control !== undefined) over.abort();
      await cleanUp(context, submitted, deploymentWith);
      here.unlink();
      jobs.push(...submitted.all);
    }
  }

  /** Cleans up: cancels jobs or deletes the account, even after the run was cancelled. */
  async function cleanUp(
    context: ScenarioContext,
    submitted: SubmittedJobs,
    deploymentWith: (part: Pick<DeploymentParts, 'budget' | 'pace' | 'signal'>) => Deployment,
  ): Promise<void> {
    const late = new AbortController();
    const lateTimer = clock.schedule(clock.now() + cleanUpLimitMs, () => late.abort());
    try {
      if (context.control === undefined) {
        // Cleaning up may exceed the run's limit of requests, so that no job is left behind that costs.
        const free = new Budget({ maxCost: '0', maxRequests: 2 * submitted.left.length });
        const pace = () => Promise.resolve();
        await cancelJobs(submitted, deploymentWith({ budget: free, pace, signal: late.signal }));
      } else {
        // This deletes the account with every job in it.
        await context.end(late.signal);
        submitted.markAllCancelled();
      }
    } catch (error) {
      // Jobs that could not be cancelled are listed as left.
      const isExpected =
        late.signal.aborted ||
        signal.aborted ||
        error instanceof BudgetExceeded ||
        error instanceof ClientError;
      if (!isExpected) throw error;
    } finally {
      clock.cancel(lateTimer);
    }
  }

  /** Cancels jobs that still run, if the deployment offers that. */
  async function cancelJobs(submitted: SubmittedJobs, deployment: Deployment): Promise<void> {
    const canCancel = target.declares.operations?.includes('cancelJob') === true;
    for (const { endpointId, jobId } of submitted.left) {
      const path = { endpoint: endpointId, jobId };
      const status = await deployment.call('getJobStatus', path);
      // The deployment is down.
      if (status.response === undefined) return;
      // The answer has updated `submitted`.
      if (!canCancel || submitted.left.every((job) => job.jobId !== jobId)) continue;
      const { response } = await deployment.call('cancelJob', path);
      if (response !== undefined && response.status < 300) submitted.markCancelled(jobId);
    }
  }

  const tasks = inStartOrder(scenarios, target, (scenario) => scenario).map(
    (scenario): Task<TargetEndpoint> => ({
      // Scenarios with separate accounts do not share endpoints.
      uses: target.control === undefined ? usesOf(scenario, target) : [],
      run: (release) => runOne(scenario, release),
    }),
  );
  await runConcurrently(tasks, maxConcurrentScenarios);
  clock.cancel(timer);
  lag.stop();
  unlink();
  const { reserved, requests } = budget;
  recorder.add<RunRecord>({
    kind: 'run',
    startedMs,
    durationMs: clock.now() - startedMs,
    ...(options.plannedMs !== undefined && { plannedMs: options.plannedMs }),
    reserved,
    requests,
    jobs: jobs.length,
    left: jobs
      .filter(({ fate }) => fate === 'left')
      .map(({ jobId, endpointId, scenario }) => ({
        ...(jobId !== undefined && { jobId }),
        endpointId,
        scenario,
      })),
    faults: faults.map(({ message }) => redaction.text(message)),
  });
  return { records, jobs, reserved, requests, faults };
}

function reasonFor(error: unknown, signal: AbortSignal): string {
  const cause: unknown = signal.aborted ? signal.reason : error;
  const isNamed = cause instanceof Error && cause.name !== 'AbortError';
  return isNamed ? cause.message : 'The run was cancelled.';
}
