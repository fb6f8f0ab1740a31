/** Runs scenarios against a target and records the evidence. */

import { setMaxListeners } from 'node:events';
import { ClientError, ConnectionError } from '../../client/errors.ts';
import type { Clock } from '../../core/clock.ts';
import {
  cancelledReason,
  type EvidenceRecord,
  type PlanRecord,
  type Receiver,
  type RunRecord,
  type ScenarioEnd,
  type ScenarioLeftOut,
} from '../../evidence/calls.ts';
import { Recorder } from '../../evidence/recorder.ts';
import { Redaction } from '../../evidence/redaction.ts';
import type { Edition } from '../contract/rules.ts';
import { subjectOf, type Target, type TargetEndpoint } from '../target/target.ts';
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
import { createPace, type EventLoopLag, linkedSignal, measureEventLoopLag } from './time.ts';
import type { WebhookReceiver } from './webhook-receiver.ts';
import { reachabilityOf } from './webhook-receiver.ts';

/** Options of a run. */
export interface RunOptions {
  readonly target: Target;
  readonly profile: Edition;
  /** Seed for random requests. Default: `0`. */
  readonly seed?: string;
  readonly scenarios: readonly Scenario[];
  /** Scenarios that the plan left out, for the evidence. Default: none. */
  readonly leftOut?: readonly ScenarioLeftOut[];
  /** The rules that decide the exit status. Default: all. */
  readonly selected?: readonly string[] | undefined;
  /** How long the run is expected to take, in milliseconds, for the evidence. Default: unknown. */
  readonly plannedMs?: number | undefined;
  readonly fetch: Fetch;
  /** Resolves host names of downloads. Default: the system's resolver. */
  readonly lookup?: Lookup;
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
  readonly errors: readonly Error[];
}

/** Runs every scenario, concurrently where possible. Never rejects. */
export async function run(options: RunOptions): Promise<RunResult> {
  const { target, scenarios, leftOut = [], selected, clock, plannedMs } = options;
  const startedMs = clock.now();
  const limit = limitRun(options);
  const records: EvidenceRecord[] = [];
  const recorder = recordRun(options, { records, stop: limit.stop });
  const lag = measureEventLoopLag(clock);
  const runner = new ScenarioRunner(options, { recorder, lag, signal: limit.signal });
  recorder.add(redactedSubject(subjectOf(target), recorder.redaction));
  recorder.add<PlanRecord>({
    kind: 'plan',
    leftOut: [...leftOut],
    ...(selected && { selected: [...selected] }),
  });
  await runner.testReceiver();
  const tasks = inStartOrder(scenarios, target, (scenario) => scenario).map(
    (scenario): Task<TargetEndpoint> => ({
      // Scenarios with separate accounts do not share endpoints.
      uses: target.control === undefined ? usesOf(scenario, target) : [],
      run: (release) => runner.run(scenario, release),
    }),
  );
  await runConcurrently(tasks, maxConcurrentScenarios);
  limit.end();
  lag.stop();
  const result = runner.result();
  recorder.add<RunRecord>({
    kind: 'run',
    startedMs,
    durationMs: clock.now() - startedMs,
    ...(plannedMs !== undefined && { plannedMs }),
    reserved: result.reserved,
    requests: result.requests,
    jobs: result.jobs.length,
    left: leftJobs(result.jobs),
    errors: result.errors.map(({ message }) => recorder.redaction.text(message)),
  });
  return { records, ...result };
}

/** Stops a run at its time limit, when the caller cancels it, or for another reason. */
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
  { records, stop }: { records: EvidenceRecord[]; stop: (reason: string) => void },
): Recorder {
  const breakCircuit = circuitBreaker();
  const recorder = new Recorder(new Redaction(), (record) => {
    records.push(record);
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

/** What the scenarios of a run share. */
interface Shared {
  readonly recorder: Recorder;
  readonly lag: EventLoopLag;
  readonly signal: AbortSignal;
}

/** What differs between a scenario and its cleanup. */
type DriveLimits = Pick<DeploymentParts, 'budget' | 'pace' | 'signal'>;

/** The time limit for cancelling the jobs of a scenario, in milliseconds of real time. */
const cleanUpLimitMs = 10_000;

/** Runs scenarios, each on a deployment of its own, and cleans up after each. */
class ScenarioRunner {
  readonly #options: RunOptions;
  readonly #shared: Shared;
  readonly #wrongKey: string;
  readonly #receiver: WebhookReceiver | undefined;
  readonly #budget: Budget;
  readonly #pace: () => Promise<void>;
  readonly #jobs: SubmittedJob[] = [];
  readonly #errors: Error[] = [];
  readonly #running = new Set<string>();
  #ended = 0;

  constructor(options: RunOptions, shared: Shared) {
    const { target, clock } = options;
    const { recorder, signal } = shared;
    this.#options = options;
    this.#shared = shared;
    this.#wrongKey = options.newName();
    recorder.redaction.learn(this.#wrongKey, 'wrong key');
    this.#receiver = options.receiver?.(recorder);
    this.#budget = new Budget(target.limits);
    this.#pace = createPace(target.pacePerSecond, { clock, signal });
  }

  result(): Omit<RunResult, 'records'> {
    const { reserved, requests } = this.#budget;
    return { jobs: this.#jobs, reserved, requests, errors: this.#errors };
  }

  /** Records whether the deployment can reach the webhook receiver. */
  async testReceiver(): Promise<void> {
    if (this.#receiver === undefined) return;
    const { recorder, signal } = this.#shared;
    const { baseUrl } = this.#options.target;
    try {
      const found = await reachabilityOf(this.#receiver, { ...this.#options, baseUrl, signal });
      recorder.add<Receiver>({ ...found, reason: recorder.redaction.text(found.reason) });
    } catch (error) {
      this.#addFault(error);
    }
  }

  /** Never rejects: an error ends the scenario, or is an internal error of the suite. */
  async run(scenario: Scenario, release: () => void): Promise<void> {
    const { target, clock } = this.#options;
    const { recorder, signal } = this.#shared;
    const { name, budget } = scenario;
    this.#running.add(name);
    this.#report(name, { hasEnded: false });
    try {
      const context = await createScenarioContext(target, {
        ...this.#options,
        ...this.#shared,
        budget,
      });
      recorder.redaction.learn(context.validKey, 'API key');
      await this.#runIn(context, scenario, release);
    } catch (error) {
      const nowMs = clock.now();
      if (signal.aborted || error instanceof ClientError) {
        this.#recordEnd(name, { startedMs: nowMs, endedMs: nowMs, error });
      } else {
        this.#addFault(error);
      }
    }
    this.#ended += 1;
    this.#running.delete(name);
    this.#report(name, { hasEnded: true });
  }

  async #runIn(context: ScenarioContext, scenario: Scenario, release: () => void): Promise<void> {
    const { target } = this.#options;
    const { recorder, signal } = this.#shared;
    const { time, validKey, control } = context;
    const { name } = scenario;
    const jobs = new SubmittedJobs(name, target.declares.finalStates);
    const over = new AbortController();
    const here = linkedSignal([signal, over.signal]);
    setMaxListeners(0, here.signal);
    const deploymentWith = (limits: DriveLimits) =>
      createDeployment({
        ...this.#options,
        scenario: name,
        baseUrl: target.baseUrl,
        validKey,
        wrongKey: this.#wrongKey,
        time,
        control,
        recorder,
        receiver: this.#receiver,
        jobs,
        release,
        ...limits,
      });
    const startedMs = time.now();
    try {
      await scenario.run(
        deploymentWith({ budget: this.#budget, pace: this.#pace, signal: here.signal }),
      );
      this.#recordEnd(name, { startedMs, endedMs: time.now() });
    } catch (error) {
      if (!this.#isExpected(error)) throw error;
      this.#recordEnd(name, { startedMs, endedMs: time.now(), error });
    } finally {
      // Deleting the account drops pending requests, which must not count as failures of the deployment.
      if (control !== undefined) over.abort();
      await this.#cleanUp(context, jobs, deploymentWith);
      here.unlink();
      this.#jobs.push(...jobs.all);
    }
  }

  /** Cancels the jobs or deletes the account, even after the run was cancelled. */
  async #cleanUp(
    { control, end }: ScenarioContext,
    jobs: SubmittedJobs,
    deploymentWith: (limits: DriveLimits) => Deployment,
  ): Promise<void> {
    const { clock, target } = this.#options;
    const late = new AbortController();
    const timer = clock.schedule(clock.now() + cleanUpLimitMs, () => late.abort());
    try {
      if (control === undefined) {
        // Cleaning up may exceed the run's limit of requests, so that no job is left behind that costs.
        const budget = new Budget({ maxCost: '0', maxRequests: 2 * jobs.left.length });
        const pace = () => Promise.resolve();
        const canCancel = target.declares.operations?.includes('cancelJob') === true;
        await endJobs(jobs, deploymentWith({ budget, pace, signal: late.signal }), { canCancel });
      } else {
        // This deletes the account with every job in it.
        await end(late.signal);
        jobs.markAllCancelled();
      }
    } catch (error) {
      // Jobs that could not be cancelled are listed as left.
      if (!late.signal.aborted && !this.#isExpected(error)) throw error;
    } finally {
      clock.cancel(timer);
    }
  }

  /** Whether an error is due to the deployment, the limits or the caller, and not to the suite. */
  #isExpected(error: unknown): boolean {
    return (
      this.#shared.signal.aborted ||
      error instanceof PrerequisiteFailed ||
      error instanceof BudgetExceeded ||
      error instanceof ClientError
    );
  }

  #addFault(cause: unknown): void {
    const message = cause instanceof Error ? cause.message : String(cause);
    this.#errors.push(new Error(this.#shared.recorder.redaction.text(message), { cause }));
  }

  #recordEnd(
    scenario: string,
    { startedMs, endedMs, error }: { startedMs: number; endedMs: number; error?: unknown },
  ): void {
    const { recorder, signal } = this.#shared;
    const isUnreachable = error instanceof ConnectionError && !signal.aborted;
    recorder.add<ScenarioEnd>({
      kind: 'scenario',
      scenario,
      startedMs,
      endedMs,
      outcome: error === undefined ? 'completed' : isUnreachable ? 'unreachable' : 'stopped',
      ...(error !== undefined && { reason: recorder.redaction.text(reasonFor(error, signal)) }),
    });
  }

  #report(scenario: string, { hasEnded }: { hasEnded: boolean }): void {
    this.#options.onProgress?.({
      scenario,
      hasEnded,
      running: [...this.#running],
      ended: this.#ended,
      total: this.#options.scenarios.length,
      reserved: this.#budget.reserved,
    });
  }
}

/** Finds out which jobs still run, and cancels them if the deployment offers that. */
async function endJobs(
  jobs: SubmittedJobs,
  deployment: Deployment,
  { canCancel }: { canCancel: boolean },
): Promise<void> {
  for (const { endpointId, jobId } of jobs.left) {
    const path = { endpoint: endpointId, jobId };
    const status = await deployment.call('getJobStatus', path);
    // The deployment is down.
    if (status.response === undefined) return;
    // The answer has updated `jobs`.
    if (!canCancel || jobs.left.every((job) => job.jobId !== jobId)) continue;
    const { response } = await deployment.call('cancelJob', path);
    if (response !== undefined && response.status < 300) jobs.markCancelled(jobId);
  }
}

function reasonFor(error: unknown, signal: AbortSignal): string {
  const cause: unknown = signal.aborted ? signal.reason : error;
  const isNamed = cause instanceof Error && cause.name !== 'AbortError';
  return isNamed ? cause.message : cancelledReason;
}
