/** Runs the jobs that this replica takes from the queues of an account. */
import { lifecycle } from '#generated/reference/tables.js';
import { type Execution, type ExecutionOwner, execute } from '../engine/execution.ts';
import type { AttemptName, TaskOutcome } from '../engine/job-worker.ts';
import { endingBy } from '../engine/rules/job-end.ts';
import { lostWorkerError } from '../engine/rules/job-end-errors.ts';
import { isFinal } from '../engine/rules/job-states.ts';
import { StoreUnavailable } from '../engine/store-unavailable.ts';
import type { HandlingOutcome } from './bullmq-queue.ts';
import { type Command, log, type StoredEnding } from './job-changes.ts';
import { deadlineMs } from './redis-deadlines.ts';
import { namedFields, type StoredJob } from './redis-job.ts';
import type { RedisJobs } from './redis-jobs.ts';
import type { Replicas } from './replicas.ts';
import { startedFields } from './scripts/job-scripts.ts';
import { type RetryOptions, untilRedisAnswers, waitToTryAgain } from './until-redis-answers.ts';

export interface RunningJobsOptions
  extends Omit<ExecutionOwner<StoredJob>, 'clock' | 'chunk' | 'dropChunks' | 'finish'> {
  readonly jobs: RedisJobs;
  readonly replicas: Pick<Replicas, 'id'>;
  readonly againMs: number;
  /** Ends a job, unless it has another version meanwhile. */
  end(job: StoredJob, how: StoredEnding): Promise<void>;
  expect(dueMs: number): void;
  wakeScaler(endpointId: string): void;
  readonly onError: (error: unknown) => void;
}

interface HandedOutJob {
  readonly job: StoredJob;
  readonly execution: Execution<StoredJob>;
  /** Resolves when the run has left this replica. */
  readonly left: Promise<HandlingOutcome<AttemptName>>;
  readonly leave: (how: 'done' | 'giveBack') => void;
  /** How many parts of the job's output there are, with those that are not stored yet. */
  parts: number;
  /** Resolves when all that the worker has reported is stored. */
  reported: Promise<unknown>;
  isEnding: boolean;
}

export class RunningJobs {
  readonly #options: RunningJobsOptions;
  readonly #executionOwner: ExecutionOwner<StoredJob>;
  readonly #runs = new Map<string, HandedOutJob>();
  readonly #closing = new AbortController();

  constructor(options: RunningJobsOptions) {
    this.#options = options;
    const { clock } = options.jobs.options.account;
    this.#executionOwner = {
      ...options,
      clock,
      chunk: (job, part) => this.#part(job, part),
      dropChunks: (job) => this.#dropParts(job),
      finish: (job, outcome) => clock.hold(this.#finish(job, outcome)),
    };
  }

  /** Runs a job that has come from its queue. Resolves when it has left this replica. */
  async process(endpointId: string, queued: AttemptName): Promise<HandlingOutcome<AttemptName>> {
    const { clock } = this.#options.jobs.options.account;
    const begun = this.#begin(endpointId, queued);
    clock.hold(begun.then(() => undefined));
    return (await begun).left;
  }

  /** Another replica may have ended the job; `undefined` means any job. */
  recheck(jobId: string | undefined): void {
    const { clock } = this.#options.jobs.options.account;
    const run = jobId === undefined ? undefined : this.#runs.get(jobId);
    const runs = jobId === undefined ? [...this.#runs.values()] : run === undefined ? [] : [run];
    for (const each of runs) {
      const checked = untilRedisAnswers(() => this.#check(each), this.#retryOptions());
      clock.hold(checked.catch(this.#options.onError));
    }
  }

  /** Stops all runs and gives their jobs back. */
  close(): void {
    this.#closing.abort();
    for (const { job, execution, leave } of this.#runs.values()) {
      execution.stop();
      void this.#uncount(job).finally(() => leave('giveBack'));
    }
    this.#runs.clear();
  }

  /** A start that this replica takes back does not count. */
  async #uncount({ id, version }: StoredJob): Promise<void> {
    const { jobs, onError } = this.#options;
    const uncounted = jobs.commit(`job:${id}`, { version: `${version}` }, [
      ['HINCRBY', `job:${id}`, 'starts', '-1'],
    ]);
    await uncounted.catch(onError);
  }

  /** Wrapped, because an async function would wait for the promise that it returns. */
  async #begin(
    endpointId: string,
    queued: AttemptName,
  ): Promise<{ left: Promise<HandlingOutcome<AttemptName>> }> {
    try {
      const run = this.#runs.get(queued.jobId);
      if (run !== undefined) await this.#check(run);
      // The replica had lost the entry, and has it again: the run goes on.
      if (run !== undefined && this.#runs.get(queued.jobId) === run) return { left: run.left };
      const job = await this.#start(endpointId, queued);
      if (job === 'gone') return { left: Promise.resolve('done') };
      if (typeof job === 'object' && 'behind' in job) return { left: Promise.resolve(job) };
      if (job !== 'noWorker' && !this.#closing.signal.aborted) return { left: this.#run(job) };
    } catch (cause) {
      const isAway = cause instanceof StoreUnavailable;
      // One that cannot be read is removed, so that it does not come here for ever.
      if (!isAway) await this.#options.jobs.find(queued.jobId).catch(this.#options.onError);
      const named = new Error(`The job ${queued.jobId} could not be started.`, { cause });
      this.#options.onError(isAway ? cause : named);
    }
    return { left: this.#later() };
  }

  async #start(
    endpointId: string,
    { jobId, retries }: AttemptName,
  ): Promise<StoredJob | 'gone' | 'noWorker' | { behind: AttemptName[] }> {
    if (this.#closing.signal.aborted) return 'noWorker';
    const { jobs, replicas, wakeScaler, expect } = this.#options;
    const { executionTimeoutMs, worker, workers } = jobs.endpoint(endpointId);
    const { jobsPerWorker, max, maxStarts } = workers;
    const answer = await jobs.options.account.runBatched('start', {
      id: jobId,
      retries,
      endpointId,
      jobsPerWorker,
      max,
      maxStarts,
      owner: replicas.id,
      endpointLimitMs: executionTimeoutMs,
      goesOn: worker.goesOn,
    });
    const [kind, isShort, fields]: unknown[] = Array.isArray(answer) ? answer : [];
    if (kind === 'lost') {
      await this.#giveUp(jobId, { starts: Number(isShort), version: Number(fields) });
      return 'gone';
    }
    if (kind === 'leavesPlace') return { behind: attemptNames(isShort) };
    if (kind === 'noWorker') wakeScaler(endpointId);
    if (kind === 'noWorker') return 'noWorker';
    const job =
      kind === 'started' ? this.#startedJob({ endpointId, jobId, retries }, fields) : undefined;
    if (job?.startedMs === undefined) return 'gone';
    if (isShort === 1) wakeScaler(endpointId);
    expect(deadlineMs(job));
    return job;
  }

  /** Fails a job whose replicas have died each time that it was started. */
  async #giveUp(
    jobId: string,
    { starts, version }: { starts: number; version: number },
  ): Promise<void> {
    const { jobs, end } = this.#options;
    const job = await jobs.find(jobId);
    if (job?.version !== version) return;
    await end(job, { transition: 'fail', error: lostWorkerError(starts), crashed: true });
  }

  /** A job that has just started, from what the script returns of it. */
  #startedJob(
    { endpointId, jobId, retries }: AttemptName & { endpointId: string },
    values: unknown,
  ): StoredJob | undefined {
    const { submit, start } = lifecycle.transitions;
    const fields = namedFields(startedFields, Array.isArray(values) ? values : [], {
      id: jobId,
      endpointId,
      retries: `${retries}`,
      state: start.to,
      previousState: submit.to,
    });
    return this.#options.jobs.read(jobId, fields);
  }

  /** The entry goes back to the queue, but not at once: the fleet has just shrunk, or the start failed. */
  async #later(): Promise<'giveBack'> {
    await waitToTryAgain(this.#retryOptions());
    return 'giveBack';
  }

  #retryOptions(): RetryOptions {
    const { jobs, againMs, onError } = this.#options;
    return { clock: jobs.options.account.clock, againMs, signal: this.#closing.signal, onError };
  }

  #run(job: StoredJob): Promise<'done' | 'giveBack'> {
    const { id: jobId, endpointId } = job;
    // Begun here twice, because its entry was lost meanwhile.
    const lost = this.#runs.get(jobId);
    if (lost !== undefined) this.#stop(lost);
    const { worker } = this.#options.jobs.endpoint(endpointId);
    const execution = execute(job, worker, this.#executionOwner);
    let leave: HandedOutJob['leave'] = () => undefined;
    const left = new Promise<'done' | 'giveBack'>((resolve) => {
      leave = resolve;
    });
    const { parts } = job;
    const reported = Promise.resolve();
    this.#runs.set(jobId, { job, execution, left, leave, parts, reported, isEnding: false });
    return left;
  }

  /** Stores a part of the output, after those before it and once, as soon as Redis answers. */
  #part(job: StoredJob, output: unknown): void {
    const run = this.#runs.get(job.id);
    if (run?.job !== job) return;
    const { id, endpointId } = job;
    const text = JSON.stringify(output) ?? 'null';
    const bytes = `${Buffer.byteLength(text)}`;
    this.#report(run, [
      ['RPUSH', `parts:${id}`, text],
      ['HINCRBY', `job:${id}`, 'parts', '1'],
      ['HINCRBY', `job:${id}`, 'chunkBytes', bytes],
      ['INCRBY', 'bytes', bytes],
      log({ type: 'streamed', jobId: id, endpointId }),
      ['TELL', id],
    ]);
    run.parts += 1;
  }

  /** Deletes the parts that no caller has taken. */
  #dropParts(job: StoredJob): void {
    const run = this.#runs.get(job.id);
    if (run?.job === job) this.#report(run, [['DROP', job.id]]);
  }

  /** Stores something about the parts of a job, after what was reported before. */
  #report(run: HandedOutJob, commands: readonly Command[]): void {
    const { jobs } = this.#options;
    const { id, version } = run.job;
    const before = { version: `${version}`, parts: `${run.parts}` };
    const store = () => jobs.commit(`job:${id}`, before, commands, { last: id });
    run.reported = run.reported.then(() => untilRedisAnswers(store, this.#retryOptions()));
    // The end of the run deals with an error.
    jobs.options.account.clock.hold(run.reported.catch(() => undefined));
  }

  /**
   * Stores the end of an attempt, as soon as Redis answers. If the job has ended meanwhile or runs
   * elsewhere, this has no effect.
   */
  async #finish(job: StoredJob, outcome: TaskOutcome): Promise<void> {
    const run = this.#runs.get(job.id);
    if (run?.job !== job) return;
    run.isEnding = true;
    try {
      await run.reported;
      // The job is given back, perhaps without a part of its output.
      if (this.#closing.signal.aborted) return;
      await this.#end(job, endingBy(outcome));
    } catch (error) {
      this.#options.onError(error);
      await this.#end(job, { transition: 'fail', error: 'The output could not be stored.' });
    } finally {
      this.#leave(run);
    }
  }

  async #end(job: StoredJob, how: StoredEnding): Promise<void> {
    const end = () => this.#options.end(job, { ...how, isOwn: true });
    await untilRedisAnswers(end, this.#retryOptions());
  }

  /** Stops a run whose job has ended, or that another replica has begun again. */
  async #check(run: HandedOutJob): Promise<void> {
    const { id, endpointId, retries, version } = run.job;
    const { jobs } = this.#options;
    if (run.isEnding || this.#runs.get(id) !== run) return;
    const now = await jobs.find(id);
    if (now?.version !== version) this.#stop(run);
    // Deleted with its account, or ended by a replica whose settings may lack the endpoint.
    if (now === undefined || isFinal(now.state))
      jobs.endpoint(endpointId).worker.forget?.({ jobId: id, retries });
  }

  #stop(run: HandedOutJob): void {
    run.execution.stop();
    this.#leave(run);
  }

  #leave(run: HandedOutJob): void {
    if (this.#runs.get(run.job.id) === run) this.#runs.delete(run.job.id);
    run.leave('done');
  }
}

/** The attempts that a script names: the id of a job, and how often it was retried. */
function attemptNames(list: unknown): AttemptName[] {
  const pairs: unknown[] = Array.isArray(list) ? list : [];
  return pairs.flatMap((pair) => {
    const [jobId, retries]: unknown[] = Array.isArray(pair) ? pair : [];
    return typeof jobId === 'string' ? [{ jobId, retries: Number(retries) }] : [];
  });
}
