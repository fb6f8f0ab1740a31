/** Carries out the steps of a plan that are requests, and checks what is answered to each. */
import { isDeepStrictEqual } from 'node:util';
import { lifecycle } from '#generated/reference/tables.js';
import type { AccountModel } from './account-model.ts';
import { expectedContent, isEnded, type JobModel } from './job-model.ts';
import type { AccountId, JobOperation, Plan, Step } from './plan.ts';
import { scriptOf } from './work-model.ts';
import { type Answer, settle, type World } from './world.ts';

type OnJob = Extract<Step, { do: JobOperation }>;
type OnEndpoint = Extract<Step, { do: 'purgeQueue' | 'getEndpointHealth' }>;
type Submit = Extract<Step, { do: 'submit' }>;

const { timers } = lifecycle;

const paths: Readonly<Record<JobOperation, { method: 'GET' | 'POST'; name: string }>> = {
  getJobStatus: { method: 'GET', name: 'status' },
  getJobStatusSync: { method: 'GET', name: 'status-sync' },
  streamJob: { method: 'GET', name: 'stream' },
  cancelJob: { method: 'POST', name: 'cancel' },
  retryJob: { method: 'POST', name: 'retry' },
};

const aptFor: Readonly<Record<JobOperation, (job: JobModel) => boolean>> = {
  getJobStatus: ({ forgotten }) => !forgotten,
  getJobStatusSync: ({ forgotten }) => !forgotten,
  streamJob: ({ forgotten }) => !forgotten,
  cancelJob: (job) => !isEnded(job),
  retryJob: ({ state, forgotten }) => !forgotten && (state === 'FAILED' || state === 'TIMED_OUT'),
};

export class Caller {
  readonly answers: unknown[] = [];
  unanswered = 0;
  readonly #world: World;
  readonly #plan: Plan;
  readonly #id: AccountId;
  readonly #model: AccountModel;
  #submissions = 0;
  /** Answers may be refused, held back, dropped or stale from now on. */
  #faulty = false;

  constructor(id: AccountId, model: AccountModel, { world, plan }: { world: World; plan: Plan }) {
    this.#id = id;
    this.#model = model;
    this.#world = world;
    this.#plan = plan;
  }

  declareFaults(): void {
    this.#faulty = true;
  }

  async submit(step: Submit): Promise<void> {
    const { submission, endpoint, input, policy, webhook, waitMs } = step;
    const number = this.#submissions;
    this.#submissions += 1;
    const url = webhook && this.#world.receiver(this.#id, number, webhook);
    const isSync = submission === 'runJobSync';
    const query = isSync && waitMs !== undefined ? `?wait=${waitMs}` : '';
    const path = `${endpoint}/${isSync ? 'runsync' : 'run'}${query}`;
    const before = new Set(this.#model.jobs.keys());
    const isRefused = this.#isOverBudget(endpoint);
    const limitMs = this.#world.clock.now() + (waitMs ?? timers.runsyncWait.default);
    const body = {
      input,
      ...(policy !== undefined && { policy }),
      ...(url !== undefined && { webhook: url }),
    };
    this.#model.submitting = body;
    const answer = this.#ask('POST', path, body);
    await settle();
    this.#model.submitting = undefined;
    const created = [...this.#model.jobs.values()].filter(({ id }) => !before.has(id));
    const [job] = created;
    if (created.length > 1) this.#model.violate('one submit made several jobs');
    this.#then(answer, ({ status, body, atMs }) => {
      if (isRefused !== (body.code === 'budgetExceeded')) return `the budget is not kept`;
      if (status !== 200) return job && `${job.id} was refused with ${status} and is there`;
      if (job === undefined) return `${body.id} was accepted and is not there`;
      if (!isSync) return isDeepStrictEqual(body, { id: job.id, status: 'IN_QUEUE' });
      return this.#isTimely(job, { body, atMs, limitMs });
    });
    await settle();
  }

  async onEndpoint({ do: operation, endpoint: id }: OnEndpoint): Promise<void> {
    const { fleet, counts } = this.#model.endpoint(id);
    const inQueue = fleet.queued.length;
    const inProgress = this.#model.count(id, 'IN_PROGRESS');
    if (operation === 'getEndpointHealth') {
      const { counts: workers } = fleet;
      const expected = {
        jobs: { ...counts, inQueue, inProgress },
        workers: { ...workers, throttled: 0, unhealthy: 0 },
      };
      this.#then(this.#ask('GET', `${id}/health`), ({ body }) => isDeepStrictEqual(body, expected));
    } else {
      this.#model.callingOff = operation;
      const answer = this.#ask('POST', `${id}/purge-queue`);
      this.#model.callingOff = undefined;
      this.#then(answer, ({ body }) =>
        isDeepStrictEqual(body, { removed: inQueue, status: 'completed' }),
      );
    }
    await settle();
  }

  /** Another account, or another endpoint, has none of these jobs, and changes none. */
  async goAstray(step: OnJob, owner: AccountModel): Promise<void> {
    const job = pick(owner, step.job);
    if (job === undefined) return;
    const { method, name } = paths[step.do];
    const elsewhere = job.endpointId === 'script' ? 'picture' : 'script';
    const endpoint = step.astray === 'endpoint' ? elsewhere : job.endpointId;
    const before = job.state;
    const answer = this.#ask(method, `${endpoint}/${name}/${job.id}`);
    this.#then(answer, ({ status }) => status === 404);
    await settle();
    if (job.state !== before) owner.violate('a request that went astray has changed something');
  }

  async onJob({ do: operation, job: index, apt }: OnJob): Promise<void> {
    const job = apt ? pick(this.#model, index, aptFor[operation]) : pick(this.#model, index);
    if (job === undefined) return;
    const { method, name } = paths[operation];
    const before = { ...job };
    const isOverBudget = this.#isOverBudget(job.endpointId);
    const askedMs = this.#world.clock.now();
    const limitMs = askedMs + timers.statusSyncWait.default;
    if (operation === 'cancelJob') this.#model.callingOff = operation;
    const answer = this.#ask(method, `${job.endpointId}/${name}/${job.id}`);
    this.#model.callingOff = undefined;
    this.#then(answer, ({ status, body, atMs }) => {
      if (before.forgotten) return status === 404;
      switch (operation) {
        case 'getJobStatus':
          return this.#isStatus(before, body);
        case 'getJobStatusSync':
          return this.#isTimely(job, { body, atMs, limitMs });
        case 'streamJob':
          return takesParts(job, { body, atMs, askedMs }, { faulty: this.#faulty });
        case 'cancelJob': {
          const mayCancel = !isEnded(before) || before.state === 'CANCELLED';
          if (!mayCancel) return status === 409 && before.state === job.state;
          return isDeepStrictEqual(body, { id: job.id, status: 'CANCELLED' });
        }
        case 'retryJob': {
          if (isOverBudget) return body.code === 'budgetExceeded';
          const mayRetry = before.state === 'FAILED' || before.state === 'TIMED_OUT';
          if (!mayRetry) return status === 409 && before.state === job.state;
          return isDeepStrictEqual(body, { id: job.id, status: 'IN_QUEUE' });
        }
      }
    });
    await settle();
  }

  async #ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> {
    this.unanswered += 1;
    const answer = await this.#world.ask({ account: this.#id, method, path, body });
    this.unanswered -= 1;
    this.answers.push({ method, path, ...answer });
    return answer;
  }

  /** A check says true or nothing, else false or what is wrong. */
  #then(answer: Promise<Answer>, check: (answer: Answer) => boolean | string | undefined): void {
    const expectation = new Error('asked here');
    void answer.then((each) => {
      const { code } = each.body;
      if (each.status >= 500 && !this.#faulty) this.#model.violate(`answered ${each.status}`);
      if (each.dropped || code === 'injectedFault') {
        if (!this.#faulty) this.#model.violate('a fault struck that nobody declared');
        return;
      }
      if (code === 'tooManyRequests' && this.#plan.limits === 'public') return;
      const result = check(each);
      if (result === undefined || result === true) return;
      const { stack = '' } = expectation;
      this.#model.violate(`${result || 'unexpected'}: ${JSON.stringify(each)} ${place(stack)}`);
    });
  }

  #isOverBudget(endpoint: string): boolean {
    const { budget } = this.#plan;
    if (budget?.exceeded !== 'refuse' || this.#model.endpoint(endpoint).settings.kind !== 'public')
      return false;
    return this.#world.account(this.#id).engine.ledger().budget?.reached === true;
  }

  #isStatus(before: JobModel, body: { readonly status?: unknown }): boolean {
    if (isDeepStrictEqual(body, expectedContent(before))) return true;
    return this.#faulty && body.status === before.previousState;
  }

  /** The job as it is, when it has ended or the wait is over, and not at any other time. */
  #isTimely(
    job: JobModel,
    { body, atMs, limitMs }: { body: unknown; atMs: number; limitMs: number },
  ): boolean {
    if (this.#faulty) return true;
    const inTime = atMs === limitMs || (atMs < limitMs && isEnded(job));
    return inTime && isDeepStrictEqual(body, expectedContent(job));
  }
}

function pick(
  { jobs }: AccountModel,
  fromTheLast: number,
  isApt: (job: JobModel) => boolean = () => true,
): JobModel | undefined {
  const all = [...jobs.values()].filter(isApt);
  return all.at(-1 - (fromTheLast % (all.length || 1)));
}

/**
 * Each part once, in order, never too early; none missing that came before this instant. Nothing
 * at all only of a job that has ended, after the wait, or when another caller has just taken it.
 */
function takesParts(
  job: JobModel,
  {
    body,
    atMs,
    askedMs,
  }: { body: { stream: readonly { output: unknown }[] }; atMs: number; askedMs: number },
  { faulty }: { faulty: boolean },
): boolean {
  job.parts.push(...body.stream.map(({ output }) => output));
  const { chunks = [] } = scriptOf(job);
  const { startedMs = Number.POSITIVE_INFINITY, endedMs = atMs } = job;
  const due = (permitted: (lateMs: number) => boolean) =>
    chunks.filter(({ afterMs }) => permitted(endedMs - startedMs - afterMs)).length;
  const fewest = faulty
    ? 0
    : due((lateMs) => lateMs > 0 || (lateMs === 0 && job.state === 'COMPLETED'));
  const most = due((lateMs) => lateMs >= 0);
  const outputs = chunks.slice(0, job.parts.length).map(({ output }) => output);
  const count = job.parts.length;
  const isEmpty = body.stream.length === 0 && !isEnded(job);
  const isJustTaken = chunks.some(({ afterMs }) => startedMs + afterMs === atMs);
  if (isEmpty && atMs !== askedMs + timers.streamWait.default && !isJustTaken) return false;
  const firstMs = startedMs + (chunks[count - body.stream.length]?.afterMs ?? 0);
  const isHeldBack = body.stream.length > 0 && atMs !== Math.max(askedMs, firstMs);
  if (isHeldBack && !faulty) return false;
  return fewest <= count && count <= most && isDeepStrictEqual(job.parts, outputs);
}

function place(stack: string): string {
  return stack.split('\n').find((line) => /caller\.ts/.test(line) && !/#then/.test(line)) ?? '';
}
