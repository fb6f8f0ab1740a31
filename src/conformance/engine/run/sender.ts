/** Sends a scenario's requests with a key, within budget and pace, and retries after 429. */
import type { Clock } from '../../../core/clock.ts';
import type { Exchange } from '../../../evidence/calls.ts';
import type { Recorder } from '../../../evidence/recorder.ts';
import type { Target, TargetEndpoint } from '../target.ts';
import { isServerError, persistentFailures, persistentMs } from '../tolerances.ts';
import type { Budget, SubmittedJobs } from './budget.ts';
import { type Deployment, PrerequisiteFailed, type SendOptions } from './deployment.ts';
import { type About, exchange, type Fetch, type Outgoing } from './requests.ts';
import type { Time } from './time.ts';

/** The parts of a scenario's sender. */
export interface SenderParts {
  readonly scenario: string;
  readonly target: Target;
  readonly baseUrl: string;
  readonly fetch: Fetch;
  /** The valid key of the scenario's account. */
  readonly validKey: string;
  /** A key that does not exist. */
  readonly wrongKey: string;
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

/** How often to retry after 429. */
const retriesOf429 = 5;

/** The shortest pause before the first retry, doubled before each further one, in milliseconds. */
const firstBackOffMs = 1000;

/** The longest `Retry-After` after 429 that the suite waits for, in milliseconds. */
const longestPauseMs = 60_000;

/** The shortest pause between retries of a failure: together slightly more than `persistentMs`. */
const failurePauseMs = Math.ceil((persistentMs * 1.05) / (persistentFailures - 1));

/** The longest `Retry-After` after a failure that the suite waits for, in milliseconds. */
const longestFailurePauseMs = 10_000;

/** The maximum number of retries per rule, which keeps a run short. */
const retriesOfFailures = 2 * (persistentFailures - 1);

/** Creates a scenario's sender. Every request goes through it, and is recorded. */
export function createSender(parts: SenderParts): Deployment['send'] {
  const { target, time, budget } = parts;
  /** Retries by the rule that the requests test. */
  const repeatedFailures = new Map<string, number>();
  /** The last answered request without side effects. */
  let harmless: { readonly request: Outgoing; readonly options: SendOptions } | undefined;

  async function once(
    request: Outgoing,
    options: SendOptions,
    { failures }: { failures: number },
  ): Promise<Exchange> {
    // An absolute URL may belong to a third party, which must not get a key.
    const usual = request.target.startsWith('/') ? 'valid' : 'none';
    const { key = usual, keyForm = 'bearer', label, probes, submitsTo } = options;
    // A retry uses the reservation of the failed request.
    budget.reserve(submitsTo === undefined || failures > 0 ? 0n : worstCostOf(submitsTo));
    if (!options.accepts429) await parts.pace();
    parts.signal.throwIfAborted();
    const about: About = { key, label, probes, ...(key !== 'none' && { keyForm }) };
    const headers = { ...authorization(key, keyForm), ...request.headers };
    const sent = { ...request, headers };
    const answer = await answerTo(sent, about, options);
    parts.jobs.note(answer, submitsTo?.id);
    return answer;
  }

  function answerTo(
    sent: Outgoing,
    about: About,
    { hangUpAfterMs, hangUp }: SendOptions,
  ): Promise<Exchange> {
    if (hangUp !== undefined) return exchange(sent, about, { ...parts, hangUp });
    return hangUpAfterMs === undefined
      ? time.during(exchange(sent, about, parts))
      : hungUp(sent, { ...about, hangUpAfterMs });
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
      if (key !== 'none') throw new PrerequisiteFailed(`The target declares no ${key} key.`);
      return {};
    }
    return { authorization: form === 'bearer' ? `Bearer ${value}` : value };
  }

  /** Tests whether the service answers other requests: repeats an answered one, or asks for an unknown job. */
  async function askOther(): Promise<void> {
    const [endpoint] = target.endpoints;
    if (harmless === undefined && endpoint === undefined) return;
    const unknownJob = `/v2/${encodeURIComponent(endpoint?.id ?? '')}/status/conformance-no-such-job`;
    const { request, options } = harmless ?? {
      request: { method: 'GET', target: unknownJob },
      options: { probes: ['unknown-job-is-404'] },
    };
    await once(
      request,
      { ...options, label: 'whether other requests are answered' },
      { failures: 0 },
    );
  }

  /** Pauses before a failed request is retried; false if it must not be retried. */
  async function awaitRetry(
    answer: Exchange,
    { failures, probes: [rule = ''] = [] }: { failures: number; probes?: readonly string[] },
  ): Promise<boolean> {
    const repeated = repeatedFailures.get(rule) ?? 0;
    const pauseMs = Math.max(retryAfterMs(answer, time.now()) ?? 0, failurePauseMs);
    if (failures >= persistentFailures || pauseMs > longestFailurePauseMs) return false;
    if (failures === 1 && repeated >= retriesOfFailures) return false;
    repeatedFailures.set(rule, repeated + 1);
    await time.pass(pauseMs);
    if (failures === persistentFailures - 2) await askOther();
    return true;
  }

  return async function send(request, options = {}) {
    let failures = 0;
    for (let retries = 0; ; retries += 1) {
      const answer = await once(request, options, { failures });
      const status = answer.response?.status;
      if (
        request.method === 'GET' &&
        request.target.startsWith('/') &&
        !isServerError(status ?? 500)
      ) {
        harmless = { request, options };
      }
      if (options.retriesServerErrors && isServerError(status)) {
        failures += 1;
        if (await awaitRetry(answer, { ...options, failures })) continue;
        return answer;
      }
      if (answer.response?.status !== 429 || options.accepts429) return answer;
      const pauseMs = Math.max(
        retryAfterMs(answer, time.now()) ?? 0,
        firstBackOffMs * 2 ** retries,
      );
      if (retries === retriesOf429 || pauseMs > longestPauseMs) return answer;
      await time.pass(pauseMs);
    }
  };
}

function worstCostOf({ name, maxCost }: TargetEndpoint): bigint {
  if (maxCost !== undefined) return maxCost;
  throw new PrerequisiteFailed(`The maximum cost of a job of ${name} is not declared (maxCost).`);
}

/**
 * The pause that `Retry-After` asks for: seconds, or a date relative to the answer's `Date`; undefined
 * if there is none.
 */
function retryAfterMs({ response }: Exchange, nowMs: number): number | undefined {
  const value = response?.headers['retry-after'];
  if (value === undefined) return undefined;
  const answeredMs = Date.parse(response?.headers['date'] ?? '');
  const fromMs = Number.isNaN(answeredMs) ? nowMs : answeredMs;
  const waitMs = /^\s*\d+\s*$/.test(value) ? Number(value) * 1000 : Date.parse(value) - fromMs;
  return Number.isNaN(waitMs) ? undefined : waitMs;
}
