/** Sends a scenario's requests with a key, within budget and pace, and retries after 429. */

import type { Fetch } from '../../client/http.ts';
import type { Clock } from '../../core/clock.ts';
import { operationsAt } from '../../evidence/operation-exchange.ts';
import type { Exchange } from '../../evidence/record-types.ts';
import type { Recorder } from '../../evidence/recorder.ts';
import { answeredBy, followedTo, mostRedirects } from '../contract/redirects.ts';
import { isServerError, persistentFailures, persistentMs } from '../contract/tolerances.ts';
import type { Target, TargetEndpoint } from '../target/target.ts';
import type { Budget } from './budget.ts';
import { type Deployment, PrerequisiteFailed, type SendOptions } from './deployment.ts';
import type { KeyForms } from './key-forms.ts';
import type { Time } from './scenario-clock.ts';
import { type About, exchange, type OutgoingRequest } from './send-and-record.ts';
import type { StatusProbes } from './status-probes.ts';
import type { SubmittedJobs } from './submitted-jobs.ts';

export interface SenderParts {
  readonly scenario: string;
  readonly target: Target;
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly validKey: string;
  readonly wrongKey: string;
  readonly keyForms: KeyForms;
  /** Default: status requests are not repeated with other keys. */
  readonly statusProbes?: StatusProbes | undefined;
  readonly time: Time;
  /** Real time. */
  readonly clock: Clock;
  readonly recorder: Recorder;
  readonly budget: Budget;
  /** The jobs of the scenario, so that they can be cancelled at the end. */
  readonly jobs: SubmittedJobs;
  /** Waits until the rate limit of the run allows another request. */
  readonly pace: () => Promise<void>;
  readonly signal: AbortSignal;
}

const retriesOf429 = 5;

/** The shortest pause before the first retry, doubled before each further one, in milliseconds. */
const firstBackOffMs = 1000;

/** The longest `Retry-After` after 429 that the suite waits for, in milliseconds. */
const longestPauseMs = 60_000;

/** The shortest pause between retries of a failure: together slightly more than `persistentMs`. */
const failurePauseMs = Math.ceil((persistentMs * 1.05) / (persistentFailures - 1));

/** The longest `Retry-After` after a failure that the suite waits for, in milliseconds. */
const longestFailurePauseMs = 10_000;

/** The maximum number of fruitless retries per rule and operation, which keeps a run short. */
const retriesOfFailures = persistentFailures - 1;

/** Creates a scenario's sender. Every request goes through it, and is recorded. */
export function createSender(parts: SenderParts): Deployment['send'] {
  const failures = new FailureRetries(parts);
  /** The last answered request without side effects, to test whether the service answers others. */
  let harmless: HarmlessRequest | undefined;
  const sendOnce = async (
    request: OutgoingRequest,
    options: SendOptions,
    repeats: { isRepeated: boolean },
  ) => {
    const answer = await sendInForm(request, { ...options, ...repeats }, parts);
    return isLost(answer) && request.method === 'GET'
      ? sendInForm(request, { ...options, label: repeatedAfterLoss, isRepeated: true }, parts)
      : answer;
  };
  const askOther = async () => {
    const other = harmless ?? requestForUnknownJob(parts.target);
    if (other === undefined) return;
    const label = 'whether other requests are answered';
    await sendOnce(other.request, { ...other.options, label }, { isRepeated: false });
  };

  async function sendUntilAnswered(
    request: OutgoingRequest,
    options: SendOptions,
  ): Promise<Exchange> {
    const kind = attemptKind(request, options);
    let failed = 0;
    for (let retries = 0; ; retries += 1) {
      const answer = await sendOnce(request, options, { isRepeated: failed > 0 });
      const status = answer.response?.status;
      if (isHarmless(request) && status !== undefined && !isServerError(status)) {
        harmless = { request, options };
      }
      if (options.retriesServerErrors && isServerError(status)) {
        failed += 1;
        if (!(await failures.waitToRepeat(answer, { kind, failed, askOther }))) return answer;
      } else {
        if (status !== 429) failures.endsFor(kind);
        if (status !== 429 || options.accepts429) return answer;
        const pauseMs = backOffMs(answer, { retries, parts });
        // Requests that should be refused may all be answered so: only the first is repeated at length.
        const mayWait = failures.mayWaitLong(kind, { isOver: pauseMs === undefined });
        if (pauseMs === undefined || (options.retriesServerErrors && !mayWait)) return answer;
        await parts.time.pass(pauseMs);
      }
    }
  }

  return async function send(request, options = {}) {
    const answer = await sendUntilAnswered(request, options);
    parts.statusProbes?.noteSent(answer);
    const probe = isOrdinary(options) ? parts.statusProbes?.after(answer) : undefined;
    if (probe !== undefined) {
      const { target = request.target, options: probeOptions } = probe;
      const other = await sendOnce({ ...request, target }, probeOptions, { isRepeated: false });
      parts.statusProbes?.note(other);
    }
    return answer;
  };
}

/** What a request tries: its first rule at its operation. */
function attemptKind({ target }: OutgoingRequest, { probes = [] }: SendOptions): string {
  const [path = ''] = target.split(/[?#]/);
  return `${probes[0] ?? ''} ${operationsAt(path)[0] ?? path}`;
}

/** Whether nothing depends on when or with which key a request is sent. */
function isOrdinary({ key, keyForm, accepts429, hangUp, hangUpAfterMs }: SendOptions): boolean {
  return [key, keyForm, accepts429, hangUp, hangUpAfterMs].every((option) => option === undefined);
}

const repeatedAfterLoss = 'again, because the connection was lost';

/**
 * Whether the connection was lost before an answer, as idle connections are that the other side closes.
 * A client may then repeat an idempotent request, but not a submission (RFC 9110, section 9.2.2).
 */
function isLost({ response, isUnsent, isGivenUp, hangUpAfterMs }: Exchange): boolean {
  return response === undefined && !isUnsent && !isGivenUp && hangUpAfterMs === undefined;
}

interface HarmlessRequest {
  readonly request: OutgoingRequest;
  readonly options: SendOptions;
}

function isHarmless({ method, target }: OutgoingRequest): boolean {
  return method === 'GET' && target.startsWith('/');
}

function requestForUnknownJob({ endpoints: [endpoint] }: Target): HarmlessRequest | undefined {
  if (endpoint === undefined) return undefined;
  const target = `/v2/${encodeURIComponent(endpoint.id)}/status/conformance-no-such-job`;
  return { request: { method: 'GET', target }, options: { probes: ['unknown-job-is-404'] } };
}

type RepeatedSendOptions = SendOptions & { readonly isRepeated: boolean };

/** Sends the valid key without the word `Bearer` to an endpoint that accepts it only so. */
async function sendInForm(
  request: OutgoingRequest,
  options: RepeatedSendOptions,
  parts: SenderParts,
): Promise<Exchange> {
  const { key = 'valid', keyForm } = options;
  if (key !== 'valid' || keyForm !== undefined || !request.target.startsWith('/')) {
    return sendRecorded(request, options, parts);
  }
  const knownForm = parts.keyForms.of(request.target);
  const answer = await sendRecorded(request, { ...options, keyForm: knownForm ?? 'bearer' }, parts);
  const { status } = answer.response ?? {};
  if (knownForm !== undefined || status === undefined) return answer;
  if (!isOfKey(status)) {
    parts.keyForms.learn(request.target, 'bearer');
    return answer;
  }
  const bare = { ...options, keyForm: 'bare', isRepeated: true } as const;
  const again = await sendRecorded(request, bare, parts);
  const isBareAccepted = again.response !== undefined && !isOfKey(again.response.status);
  parts.keyForms.learn(request.target, isBareAccepted ? 'bare' : 'bearer');
  return isBareAccepted ? again : answer;
}

function isOfKey(status: number): boolean {
  return status === 401 || status === 403;
}

async function sendRecorded(
  request: OutgoingRequest,
  options: RepeatedSendOptions,
  parts: SenderParts,
): Promise<Exchange> {
  // An absolute URL may belong to a third party, which must not get a key.
  const usual = request.target.startsWith('/') ? 'valid' : 'none';
  const { key = usual, keyForm = 'bearer', probes, submitsTo } = options;
  const isUnlike = options.wrongKey !== undefined && options.wrongKey(parts.validKey) === undefined;
  const label = isUnlike ? 'a wrong key' : options.label;
  // A repeated request uses the reservation of the failed one.
  const isReserved = submitsTo === undefined || options.isRepeated || options.isReserved;
  parts.budget.reserve(isReserved ? 0n : worstCostOf(submitsTo));
  if (!options.accepts429) await parts.pace();
  parts.signal.throwIfAborted();
  const about: About = { key, label, probes, ...(key !== 'none' && { keyForm }) };
  const headers = {
    ...authorizationHeader(key, { ...options, keyForm }, parts),
    ...request.headers,
  };
  const answer = await answerElsewhere({ ...request, headers }, { about, options, parts });
  parts.jobs.note(answer, submitsTo?.id);
  return answer;
}

/** Follows redirects as a caller does. Each request is recorded, and the last one's answer is that of the first. */
async function answerElsewhere(
  sent: OutgoingRequest,
  how: { about: About; options: RepeatedSendOptions; parts: SenderParts },
): Promise<Exchange> {
  const { budget, baseUrl, pace, signal } = how.parts;
  const first = await exchangeAsTimePasses(sent, how);
  let last = first;
  for (let count = 0; count < mostRedirects; count += 1) {
    // The scenario itself follows those of an absolute URL.
    const target = sent.target.startsWith('/') ? followedTo(last, baseUrl) : undefined;
    if (target === undefined) break;
    budget.reserve(0n);
    if (!how.options.accepts429) await pace();
    signal.throwIfAborted();
    last = await exchangeAsTimePasses({ ...sent, target }, how);
  }
  return last === first ? first : answeredBy(first, last);
}

/** What stands before the key. */
const wordOf = { bearer: 'Bearer ', lowercase: 'bearer ', bare: '' };

function authorizationHeader(
  key: NonNullable<SendOptions['key']>,
  { keyForm, wrongKey }: SendOptions,
  { validKey, wrongKey: unlike, recorder, target: { keys } }: SenderParts,
) {
  if (key === 'none') return {};
  const wrong = wrongKey?.(validKey) ?? unlike;
  // An answer may quote it, and it may tell most of the valid one.
  if (key === 'wrong') recorder.redaction.learn(wrong, 'wrong key');
  const value = {
    valid: validKey,
    wrong,
    forbidden: keys.forbidden,
    readOnly: keys.readOnly,
    oneEndpoint: keys.oneEndpoint?.key,
  }[key];
  if (value === undefined) throw new PrerequisiteFailed(`The target declares no ${key} key.`);
  return { authorization: `${keyForm === undefined ? '' : wordOf[keyForm]}${value}` };
}

/** Lets time pass until the answer, or until the caller hangs up. */
async function exchangeAsTimePasses(
  sent: OutgoingRequest,
  {
    about,
    options: { hangUp, hangUpAfterMs },
    parts,
  }: { about: About; options: SendOptions; parts: SenderParts },
): Promise<Exchange> {
  if (hangUp !== undefined) return exchange(sent, about, { ...parts, hangUp });
  if (hangUpAfterMs === undefined) return parts.time.during(exchange(sent, about, parts));
  const controller = new AbortController();
  const answer = exchange(
    sent,
    { ...about, hangUpAfterMs },
    { ...parts, hangUp: controller.signal },
  );
  await parts.time.within(hangUpAfterMs, answer);
  controller.abort(new Error('The caller hung up.'));
  return answer;
}

/** Retries requests that should be refused but get 5xx or 429, a limited number of times. */
class FailureRetries {
  readonly #time: Time;
  readonly #counts = new Map<string, number>();
  readonly #neverAdmitted = new Set<string>();

  constructor({ time }: SenderParts) {
    this.#time = time;
  }

  /** Pauses before a failed request is repeated; false if it must not be repeated. */
  async waitToRepeat(
    answer: Exchange,
    { kind, failed, askOther }: { kind: string; failed: number; askOther: () => Promise<void> },
  ): Promise<boolean> {
    const count = this.#counts.get(kind) ?? 0;
    const pauseMs = Math.max(retryAfterMs(answer, this.#time.now()) ?? 0, failurePauseMs);
    if (failed >= persistentFailures || pauseMs > longestFailurePauseMs) return false;
    if (failed === 1 && count >= retriesOfFailures) return false;
    this.#counts.set(kind, count + 1);
    await this.#time.pass(pauseMs);
    if (failed === persistentFailures - 2) await askOther();
    return true;
  }

  /** A request of this kind got another answer: those that failed before do not count any more. */
  endsFor(kind: string): void {
    this.#counts.delete(kind);
    this.#neverAdmitted.delete(kind);
  }

  /** False once a request of this kind was answered 429 to the last retry. */
  mayWaitLong(kind: string, { isOver }: { readonly isOver: boolean }): boolean {
    const may = !this.#neverAdmitted.has(kind);
    if (isOver) this.#neverAdmitted.add(kind);
    return may;
  }
}

/** The pause before a retry after 429; undefined if there must be none. */
function backOffMs(
  answer: Exchange,
  { retries, parts: { time } }: { retries: number; parts: SenderParts },
): number | undefined {
  const pauseMs = Math.max(retryAfterMs(answer, time.now()) ?? 0, firstBackOffMs * 2 ** retries);
  return retries === retriesOf429 || pauseMs > longestPauseMs ? undefined : pauseMs;
}

function worstCostOf({ name, maxCost }: TargetEndpoint): bigint {
  if (maxCost !== undefined) return maxCost;
  throw new PrerequisiteFailed(`The maximum cost of a job of ${name} is not declared (maxCost).`);
}

/** The pause that `Retry-After` asks for, in seconds or as a date relative to the answer's `Date`. */
function retryAfterMs({ response }: Exchange, nowMs: number): number | undefined {
  const value = response?.headers['retry-after'];
  if (value === undefined) return undefined;
  const answeredMs = Date.parse(response?.headers['date'] ?? '');
  const fromMs = Number.isNaN(answeredMs) ? nowMs : answeredMs;
  const waitMs = /^\s*\d+\s*$/.test(value) ? Number(value) * 1000 : Date.parse(value) - fromMs;
  return Number.isNaN(waitMs) ? undefined : waitMs;
}
