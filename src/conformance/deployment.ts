/** A deployment as a scenario drives it. Every request goes through here, and is recorded. */
import { operations } from '#generated/reference/tables.js';
import type { ControlClient } from '../client/control.ts';
import { isFinished, type Job, parseJob } from '../client/job.ts';
import type { Clock } from '../clock.ts';
import { type OperationId, parseJson, requestFaults } from '../evidence/calls.ts';
import type { Recorder } from '../evidence/recorder.ts';
import type { Exchange, LedgerReading, Watch } from '../evidence/records.ts';
import type { Budget } from './budget.ts';
import { type About, exchange, type Fetch, type Outgoing } from './requests.ts';
import type { RuleId, RuleProfile } from './rules.ts';
import type { SubmittedJobs } from './submitted-jobs.ts';
import type { Target, TargetEndpoint } from './target.ts';
import type { Time } from './time.ts';
import type { Hook, HookOptions, WebhookReceiver } from './webhook-receiver.ts';

/** The suite itself made a mistake, which says nothing of the deployment. */
class SuiteFault extends Error {
  override readonly name = 'SuiteFault';
}

/** The deployment did not do what the rest of a scenario needs; judges tell whether it may. */
export class Unmet extends Error {
  override readonly name = 'Unmet';
}

/** How a scenario sends a request. */
export interface SendOptions {
  /** What it tries, in words. */
  readonly label?: string;
  /** The rules that it is made for. */
  readonly probes?: readonly RuleId[];
  /** Default: valid; of a request to a whole URL, none. */
  readonly key?: 'valid' | 'wrong' | 'forbidden' | 'readOnly' | 'oneEndpoint' | 'none';
  /** Default: bearer. */
  readonly keyForm?: 'bearer' | 'bare';
  /** The request breaks the contract on purpose. Default: no, and then it must not. */
  readonly isInvalid?: true;
  /** What it can cost at worst: a job of this endpoint. Default: nothing. */
  readonly submitsTo?: TargetEndpoint;
  /** Whether 429 is an answer like any other. Default: it is waited out, and the request repeated. */
  readonly takes429?: true;
  /** Hangs up if there is no answer after this time, in milliseconds. Default: it is waited for. */
  readonly hangUpAfterMs?: number;
}

/** A request body of both submits. */
export type JobRequest = Readonly<Record<string, unknown>> & { readonly input: object };

/** The deployment in the world of one scenario. */
export interface Deployment {
  readonly target: Target;
  readonly time: Time;
  readonly profile: RuleProfile;
  /** What is made by chance is made of this: the same seed, the same requests. */
  readonly seed: string;
  /** Of the scenario's account; undefined where the deployment has no control interface. */
  readonly control: ControlClient | undefined;
  /** The endpoints that a test holds of, in the order of the target. */
  endpoints(test: (endpoint: TargetEndpoint) => boolean): readonly TargetEndpoint[];
  /** The first of them. Rejects the scenario with `Unmet` where there is none. */
  endpoint(test: (endpoint: TargetEndpoint) => boolean): TargetEndpoint;
  /** Sends any request. Time moves on until it is answered. */
  send(request: Outgoing, options?: SendOptions): Promise<Exchange>;
  /** Calls an operation of either edition. */
  call(
    operationId: OperationId,
    path: { readonly endpoint: string; readonly jobId?: string },
    options?: SendOptions & { readonly body?: unknown; readonly query?: string },
  ): Promise<Exchange>;
  run(endpoint: TargetEndpoint, request: JobRequest, options?: SendOptions): Promise<Exchange>;
  runSync(endpoint: TargetEndpoint, request: JobRequest, options?: SendOptions): Promise<Exchange>;
  status(endpoint: TargetEndpoint, jobId: string, options?: SendOptions): Promise<Exchange>;
  /** The job in an answer. Rejects with `Unmet` where there is none. */
  job(answer: Exchange): Job;
  /** Submits, then asks until the job has ended; resolves with the last answer. */
  complete(endpoint: TargetEndpoint, request: JobRequest, options?: SendOptions): Promise<Exchange>;
  /**
   * Asks for a job until `until` holds, by default until it has ended, and at most `forMs`. Resolves
   * with the last answer, whichever came first.
   */
  poll(
    endpoint: TargetEndpoint,
    jobId: string,
    options: {
      readonly forMs: number;
      readonly everyMs?: number;
      readonly until?: (job: Job) => boolean;
    },
  ): Promise<Exchange>;
  /** A new webhook address. Rejects with `Unmet` where there is no receiver. */
  hook(options?: Pick<HookOptions, 'answers' | 'headers' | 'query'>): Hook;
  /** Lets time pass while the receiver listens, and records that nothing was missed since it began. */
  watch(hooks: Hook | readonly Hook[], ms: number): Promise<void>;
  /** A text that nobody has ever seen, with a word in it that says what it is. */
  madeUp(word: string): string;
  /** Reads what was charged. Rejects with `Unmet` where there is no source. */
  readLedger(): Promise<LedgerReading>;
}

/** What a deployment in the world of a scenario is made of. */
export interface DeploymentParts {
  readonly scenario: string;
  readonly target: Target;
  readonly profile: RuleProfile;
  /** Default: `0`. */
  readonly seed?: string;
  readonly baseUrl: string;
  readonly fetch: Fetch;
  /** The key that is valid in this world. */
  readonly validKey: string;
  /** A key that nobody has. */
  readonly wrongKey: string;
  readonly time: Time;
  /** Real time. */
  readonly clock: Clock;
  readonly control: ControlClient | undefined;
  readonly recorder: Recorder;
  readonly receiver: WebhookReceiver | undefined;
  readonly budget: Budget;
  /** The jobs of the scenario, so that they can be called off at the end. */
  readonly jobs: SubmittedJobs;
  /** Makes a name that nobody can guess. */
  readonly newName: () => string;
  /** Waits until the pace of the run allows another request. */
  readonly pace: () => Promise<void>;
  readonly signal: AbortSignal;
}

/** How often a request is repeated that is answered with 429. */
const repetitionsOf429 = 5;

/** The shortest pause before the first repetition, doubled before each further one, in milliseconds. */
const firstBackOffMs = 1000;

/** A service that asks for a longer pause is not asked again, in milliseconds. */
const longestPauseMs = 60_000;

/** Makes the deployment of a scenario. */
export function createDeployment(parts: DeploymentParts): Deployment {
  const { target, time, control, recorder, receiver, scenario, budget, signal } = parts;

  async function once(request: Outgoing, options: SendOptions): Promise<Exchange> {
    // A whole URL may lead anywhere, and a key is for the deployment alone.
    const usual = request.target.startsWith('/') ? 'valid' : 'none';
    const { key = usual, keyForm = 'bearer', label, probes, submitsTo } = options;
    budget.reserve(submitsTo === undefined ? 0n : worstCostOf(submitsTo));
    if (!options.takes429) await parts.pace();
    const about: About = { key, label, probes, ...(key !== 'none' && { keyForm }) };
    const headers = { ...authorization(key, keyForm), ...request.headers };
    const sent = { ...request, headers };
    const answer =
      options.hangUpAfterMs === undefined
        ? await time.during(exchange(sent, about, parts))
        : await hungUp(sent, { ...about, hangUpAfterMs: options.hangUpAfterMs });
    parts.jobs.note(answer, submitsTo?.id);
    return answer;
  }

  async function hungUp(
    sent: Outgoing,
    about: About & { readonly hangUpAfterMs: number },
  ): Promise<Exchange> {
    const gone = new AbortController();
    const answer = exchange(sent, about, { ...parts, hangUp: gone.signal });
    await time.within(about.hangUpAfterMs, answer);
    gone.abort(new Error('The caller hung up.'));
    return answer;
  }

  function authorization(key: NonNullable<SendOptions['key']>, form: 'bearer' | 'bare') {
    const value = {
      valid: parts.validKey,
      wrong: parts.wrongKey,
      forbidden: target.keys.forbidden,
      readOnly: target.keys.readOnly,
      oneEndpoint: target.keys.oneEndpoint?.key,
      none: undefined,
    }[key];
    if (value === undefined) {
      if (key !== 'none') throw new Unmet(`There is no ${key} key.`);
      return {};
    }
    return { authorization: form === 'bearer' ? `Bearer ${value}` : value };
  }

  async function send(request: Outgoing, options: SendOptions = {}): Promise<Exchange> {
    for (let repetitions = 0; ; repetitions += 1) {
      const answer = await once(request, options);
      if (answer.response?.status !== 429 || options.takes429) return answer;
      const pauseMs = Math.max(
        retryAfterMs(answer, time.now()) ?? 0,
        firstBackOffMs * 2 ** repetitions,
      );
      if (repetitions === repetitionsOf429 || pauseMs > longestPauseMs) return answer;
      await time.pass(pauseMs);
    }
  }

  const call: Deployment['call'] = (operationId, { endpoint, jobId }, options = {}) => {
    const { method, path } = operations[operationId];
    const { body, query = '', ...rest } = options;
    const ids: Readonly<Record<string, string | undefined>> = {
      endpoint_id: endpoint,
      job_id: jobId,
    };
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(ids[name] ?? ''),
    );
    if (body !== undefined) {
      const faults = requestFaults(operationId, body, 'reference');
      const isInvalid = faults.length > 0;
      if (isInvalid !== (rest.isInvalid ?? false)) {
        const said = isInvalid ? `${faults[0]?.instancePath}: ${faults[0]?.message}` : 'nothing';
        throw new SuiteFault(
          `${scenario}: a request to ${operationId} was meant to be ${rest.isInvalid ? 'invalid' : 'valid'}; wrong with it is ${said}.`,
        );
      }
      learnSecrets(body);
    }
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    return send(
      {
        method,
        target: filled + query,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
      rest,
    );
  };

  function learnSecrets(body: unknown): void {
    if (typeof body === 'object' && body !== null && 's3Config' in body) {
      recorder.redaction.learnStorage(body.s3Config);
    }
  }

  const deployment: Deployment = {
    target,
    time,
    profile: parts.profile,
    seed: parts.seed ?? '0',
    control,
    endpoints: (test) => target.endpoints.filter(test),
    endpoint(test) {
      const found = target.endpoints.find(test);
      if (found === undefined) throw new Unmet('The target has no such endpoint.');
      return found;
    },
    send,
    call,
    run: (endpoint, body, options = {}) =>
      call('runJob', { endpoint: endpoint.id }, { submitsTo: endpoint, ...options, body }),
    runSync: (endpoint, body, options = {}) =>
      call('runJobSync', { endpoint: endpoint.id }, { submitsTo: endpoint, ...options, body }),
    status: (endpoint, jobId, options = {}) =>
      call('getJobStatus', { endpoint: endpoint.id, jobId }, options),
    job(answer) {
      const { finalStates } = target.declares;
      const job = parseJob(parseJson(answer.response?.body), finalStates ? { finalStates } : {});
      if (job !== undefined) return job;
      const got =
        answer.response === undefined ? answer.failure : `status ${answer.response.status}`;
      throw new Unmet(`Expected a job in answer ${answer.id}, got ${got}.`);
    },
    async complete(endpoint, request, options = {}) {
      const { id } = deployment.job(await deployment.run(endpoint, request, options));
      return deployment.poll(endpoint, id, { forMs: longestOrdinaryJobMs });
    },
    async poll(endpoint, jobId, { forMs, everyMs = 500, until = isFinished }) {
      const deadlineMs = time.now() + forMs;
      for (;;) {
        const answer = await deployment.status(endpoint, jobId);
        const job = parseJob(parseJson(answer.response?.body), {
          id: jobId,
          ...(target.declares.finalStates && { finalStates: target.declares.finalStates }),
        });
        if (job !== undefined && until(job)) return answer;
        const leftMs = deadlineMs - time.now();
        if (leftMs <= 0) return answer;
        await time.pass(Math.min(everyMs, leftMs));
      }
    },
    hook(options = {}) {
      if (receiver === undefined) throw new Unmet('There is no webhook receiver.');
      return receiver.hook({ scenario, time, ...options });
    },
    async watch(hooks, ms) {
      await time.pass(ms);
      for (const { name, sinceMs } of [hooks].flat()) {
        recorder.add<Watch>({
          kind: 'watch',
          scenario,
          hook: name,
          fromMs: sinceMs,
          untilMs: time.now(),
        });
      }
    },
    madeUp: (word) => `${word}-${parts.newName()}`,
    async readLedger() {
      if (control === undefined) throw new Unmet('There is no source of charges.');
      const charges: LedgerReading['charges'] = [];
      for (let after: number | undefined = 0; after !== undefined; ) {
        const events = await control.listEvents({ type: 'charged', after }, { signal });
        for (const event of events) {
          if (event.type !== 'charged') continue;
          const { jobId, cost: amount, quantity } = event;
          charges.push({ jobId, amount, quantity });
        }
        const last: number | undefined = events.at(-1)?.sequence;
        after = last !== undefined && last > after ? last : undefined;
      }
      return recorder.add<LedgerReading>({
        kind: 'ledger',
        scenario,
        atMs: time.now(),
        charges,
      });
    },
  };
  return deployment;
}

/** How long an ordinary job is waited for, in milliseconds. */
const longestOrdinaryJobMs = 120_000;

function worstCostOf({ name, maxCost }: TargetEndpoint): bigint {
  if (maxCost !== undefined) return maxCost;
  throw new Unmet(`What a job of ${name} costs at most is not declared (maxCost).`);
}

/** How long an answer asks to wait: so many seconds, or until a date; undefined where it does not. */
function retryAfterMs({ response }: Exchange, nowMs: number): number | undefined {
  const value = response?.headers['retry-after'];
  if (value === undefined) return undefined;
  const waitMs = /^\s*\d+\s*$/.test(value) ? Number(value) * 1000 : Date.parse(value) - nowMs;
  return Number.isNaN(waitMs) ? undefined : waitMs;
}
