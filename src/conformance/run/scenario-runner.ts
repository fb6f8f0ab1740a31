/** Runs the scenarios of a run, each on a deployment of its own, and cleans up after each. */
import { setMaxListeners } from 'node:events';
import { ClientError, ConnectionError } from '../../client/errors.ts';
import { linkedSignal } from '../../core/signals.ts';
import {
  cancelledReason,
  type ReceiverRecord,
  type ScenarioEnd,
} from '../../evidence/record-types.ts';
import type { Recorder } from '../../evidence/recorder.ts';
import type { RuleId } from '../contract/rules.ts';
import { Budget, BudgetExceeded } from './budget.ts';
import { isPricedImageModel } from './choose-endpoint.ts';
import { createDeployment, type DeploymentParts } from './create-deployment.ts';
import { type Deployment, PrerequisiteFailed } from './deployment.ts';
import { download } from './download.ts';
import { type EventLoopLag, measureLateShare } from './event-loop-lag.ts';
import { KeyForms } from './key-forms.ts';
import { reachabilityOf } from './reachability.ts';
import { createPace, type Pace } from './request-pace.ts';
import type { RunOptions, RunResult, SpentBudget } from './run-options.ts';
import type { Scenario } from './scenario.ts';
import { createScenarioContext, type ScenarioContext } from './scenario-context.ts';
import { StatusProbes } from './status-probes.ts';
import { type SubmittedJob, SubmittedJobs } from './submitted-jobs.ts';
import { watchMs } from './watch-webhooks.ts';
import type { WebhookReceiver } from './webhook-receiver.ts';

interface SharedParts {
  readonly recorder: Recorder;
  readonly lag: EventLoopLag;
  readonly signal: AbortSignal;
}

type DriveLimits = Pick<DeploymentParts, 'budget' | 'statusProbes' | 'pace' | 'signal'>;

/** The time limit for cancelling the jobs of a scenario, in milliseconds of real time. */
const cleanUpLimitMs = 10_000;

/** How many files of a scenario are downloaded that it has not requested itself. */
const mostFurtherFiles = 50;

export class ScenarioRunner {
  readonly #options: RunOptions;
  readonly #shared: SharedParts;
  readonly #wrongKey: string;
  readonly #keyForms = new KeyForms();
  readonly #statusProbes: StatusProbes;
  readonly #receiver: WebhookReceiver | undefined;
  readonly #budget: Budget;
  readonly #pace: Pace;
  readonly #jobs: SubmittedJob[] = [];
  readonly #errors: Error[] = [];
  readonly #running = new Set<string>();
  readonly #watches: (() => Promise<void>)[] = [];
  #ended = 0;
  #total: number;

  constructor(options: RunOptions, shared: SharedParts) {
    const { target, clock } = options;
    const { recorder, signal } = shared;
    this.#options = options;
    this.#total = options.scenarios.length;
    this.#shared = shared;
    const isTried = (rule: RuleId) => options.scenarios.some(({ rules }) => rules.includes(rule));
    this.#statusProbes = new StatusProbes(target, {
      keys: isTried('wrong-key-refused'),
      endpoints: isTried('unknown-endpoint-is-404'),
    });
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

  async testReceiver(): Promise<void> {
    if (this.#receiver === undefined) return;
    const { recorder, signal } = this.#shared;
    const { baseUrl } = this.#options.target;
    try {
      const reachability = await reachabilityOf(this.#receiver, {
        ...this.#options,
        baseUrl,
        signal,
      });
      recorder.add<ReceiverRecord>({
        ...reachability,
        reason: recorder.redaction.text(reachability.reason),
      });
    } catch (error) {
      this.#addError(error);
    }
  }

  /** Records that the receiver listened at every address until now. Call it at the end of the run. */
  async recordWatches(): Promise<void> {
    if (this.#shared.signal.aborted) return;
    for (const record of this.#watches) await record();
  }

  /** What the run has spent so far. */
  get spent(): Pick<SpentBudget, 'cost' | 'requests'> {
    const { reservedCost: cost, requests } = this.#budget;
    return { cost, requests };
  }

  /** So many scenarios come in addition to those of the options. */
  expectFurther(scenarios: number): void {
    this.#total += scenarios;
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
        this.#addError(error);
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
        keyForms: this.#keyForms,
        time,
        control,
        recorder,
        receiver: this.#receiver,
        jobs,
        release,
        ...limits,
      });
    const startedMs = time.now();
    const ofAnswers = measureLateShare(time, time.lag);
    const ofCalls = measureLateShare(time, time.callLag);
    const lateShare = () =>
      (this.#receiver?.hooksOf(name) ?? []).length > 0 ? ofCalls() : ofAnswers();
    const deployment = deploymentWith({
      budget: this.#budget,
      statusProbes: this.#statusProbes,
      pace: () => this.#pace({ isBulk: scenario.isBulk }),
      signal: here.signal,
    });
    try {
      await scenario.run(deployment);
      await this.#downloadFiles(jobs, deployment);
      await this.#watchHooks(name, deployment);
      this.#recordEnd(name, { startedMs, endedMs: time.now(), lateShare: lateShare() });
    } catch (error) {
      if (!this.#isExpected(error)) throw error;
      this.#recordEnd(name, { startedMs, endedMs: time.now(), lateShare: lateShare(), error });
    } finally {
      // Deleting the account drops pending requests, which must not count as failures of the deployment.
      if (control !== undefined) over.abort();
      await this.#cleanUp(context, jobs, deploymentWith);
      here.unlink();
      this.#jobs.push(...jobs.all);
    }
  }

  /** Every image of a run is downloaded, whatever its scenario was after: its size shows what its job costs. */
  async #downloadFiles(jobs: SubmittedJobs, deployment: Deployment): Promise<void> {
    const priced = this.#options.target.endpoints.filter(isPricedImageModel);
    const files = jobs.unreadFiles.filter((file) =>
      priced.some(({ id }) => id === file.endpointId),
    );
    try {
      for (const { address } of files.slice(0, mostFurtherFiles)) {
        await download(deployment, address);
      }
    } catch (error) {
      // The scenario itself has run to its end.
      if (!this.#isExpected(error)) throw error;
    }
  }

  /**
   * Every webhook of a run is watched, whatever its scenario was after: on a manual clock until no further
   * call can arrive, else until the end of the scenario whose account is deleted, or that of the run.
   */
  async #watchHooks(scenario: string, deployment: Deployment): Promise<void> {
    const hooks = this.#receiver?.hooksOf(scenario) ?? [];
    if (hooks.length === 0) return;
    const { control } = this.#options.target;
    await deployment.watch(hooks, control?.clock === 'manual' ? watchMs : 0);
    if (control === undefined) this.#watches.push(() => deployment.watch(hooks, 0));
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
        const budget = new Budget({
          maxCost: '0',
          maxRequests: 2 * pausesMs.length * jobs.left.length,
        });
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

  #addError(cause: unknown): void {
    const message = cause instanceof Error ? cause.message : String(cause);
    this.#errors.push(new Error(this.#shared.recorder.redaction.text(message), { cause }));
  }

  #recordEnd(
    scenario: string,
    {
      startedMs,
      endedMs,
      lateShare = 0,
      error,
    }: { startedMs: number; endedMs: number; lateShare?: number; error?: unknown },
  ): void {
    const { recorder, signal } = this.#shared;
    const late = Math.round(100 * lateShare) / 100;
    const isUnreachable = error instanceof ConnectionError && !signal.aborted;
    recorder.add<ScenarioEnd>({
      kind: 'scenario',
      scenario,
      startedMs,
      endedMs,
      outcome: error === undefined ? 'completed' : isUnreachable ? 'unreachable' : 'stopped',
      ...(error !== undefined && { reason: recorder.redaction.text(reasonFor(error, signal)) }),
      ...(late > 0 && { lateShare: late }),
    });
  }

  #report(scenario: string, { hasEnded }: { hasEnded: boolean }): void {
    this.#options.onProgress?.({
      scenario,
      hasEnded,
      running: [...this.#running],
      ended: this.#ended,
      total: this.#total,
      reserved: this.#budget.reserved,
    });
  }
}

/** The pauses before the polls of jobs that are left, most of which are about to end, in milliseconds. */
const pausesMs = [0, 500, 1000, 2000];

async function endJobs(
  jobs: SubmittedJobs,
  deployment: Deployment,
  { canCancel }: { canCancel: boolean },
): Promise<void> {
  for (const pauseMs of pausesMs) {
    if (jobs.left.length > 0 && pauseMs > 0) await deployment.time.pass(pauseMs);
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
}

function reasonFor(error: unknown, signal: AbortSignal): string {
  const cause: unknown = signal.aborted ? signal.reason : error;
  const isNamed = cause instanceof Error && cause.name !== 'AbortError';
  return isNamed ? cause.message : cancelledReason;
}
