/** Scenarios: they drive a deployment to record evidence, and do not judge. */
import { type ControlClient, createControlClient } from '../../client/control.ts';
import type { Clock } from '../../core/clock.ts';
import type { Subject, SubjectEndpoint } from '../../evidence/calls.ts';
import type { Redaction } from '../../evidence/redaction.ts';
import type { DeclarationId, Edition, RuleId } from '../contract/rules.ts';
import type { Target, TargetEndpoint } from '../target/target.ts';
import type { Deployment } from './deployment.ts';
import type { Fetch } from './requests.ts';
import { controlledTime, type EventLoopLag, systemTime, type Time } from './time.ts';

/** The maximum number of concurrent scenarios. */
export const maxConcurrentScenarios = 16;

/** The maximum duration of an immediate answer from a distant deployment, in milliseconds. */
export const longestAnswerMs = 500;

/** The worst-case use of resources. */
export interface Estimate {
  /** Submitted jobs by endpoint; a request that should be refused counts as a job. */
  readonly submissions: readonly { readonly endpoint: TargetEndpoint; readonly count: number }[];
  /** All requests, including submissions. */
  readonly requests: number;
  /** The maximum duration, in milliseconds on the deployment's clock. */
  readonly durationMs: number;
  /** The duration if jobs and answers take almost no time. Default: `shortMs`, at most `durationMs`. */
  readonly usualMs?: number;
  /**
   * How long before its end the scenario releases its endpoints (`Deployment.release`), in
   * milliseconds; then it only waits and polls. Default: not before its end.
   */
  readonly watchesForMs?: number;
}

/** An endpoint that a scenario uses, and whether it needs it exclusively. */
export interface Use {
  readonly resource: TargetEndpoint;
  readonly isExclusive: boolean;
}

/** Every endpoint that a scenario uses. */
export function usesOf({ exclusive, estimate }: Scenario, target: Target): Use[] {
  const alone = new Set(exclusive?.(target));
  const shared = estimate(target).submissions.map(({ endpoint }) => endpoint);
  return [...new Set([...shared, ...alone])].map((resource) => ({
    resource,
    isExclusive: alone.has(resource),
  }));
}

/**
 * The order in which scenarios start: the longest first, and those that need an endpoint exclusively
 * after those that share it.
 */
export function inStartOrder<One>(
  planned: readonly One[],
  target: Target,
  scenarioOf: (one: One) => Scenario,
): One[] {
  const sized = planned.map((one) => {
    const { exclusive, estimate } = scenarioOf(one);
    const { durationMs, usualMs = shortMs } = estimate(target);
    const isAlone = target.control === undefined && exclusive !== undefined;
    return { one, isAlone, usualMs: Math.min(usualMs, durationMs) };
  });
  return sized
    .sort(
      (left, right) => Number(left.isAlone) - Number(right.isAlone) || right.usualMs - left.usualMs,
    )
    .map(({ one }) => one);
}

/** The default of `usualMs`. */
export const shortMs = 5000;

/** A scenario. */
export interface Scenario {
  /** In kebab-case, unique. */
  readonly name: string;
  /** What it does, in one sentence. */
  readonly purpose: string;
  /** The evidence that its rules need, as a noun phrase: `an ordinary job that completes`. */
  readonly evidence: string;
  /** The rules that its evidence can decide. */
  readonly rules: readonly RuleId[];
  /** The declarations that it requires. */
  readonly needs: readonly DeclarationId[];
  /** reference: it needs features of our reference, so other profiles leave it out. Default: contract. */
  readonly profile?: Edition;
  /** The budget of the scenario's account, in dollars, if it gets one. Default: unlimited. */
  readonly budget?: string;
  /** Endpoints that it needs exclusively. Default: none. */
  readonly exclusive?: (target: Target) => readonly TargetEndpoint[];
  readonly estimate: (target: Target) => Estimate;
  /** Rejects with what stopped it; earlier records still count. */
  readonly run: (deployment: Deployment) => Promise<void>;
}

// Scenario contexts: the deployment as it is, or a separate account and clock for each scenario.

/** The account and the clock of one scenario. */
export interface ScenarioContext {
  readonly validKey: string;
  readonly time: Time;
  readonly control: ControlClient | undefined;
  /** Deletes the account and everything in it. Rejects with the signal's reason. */
  end(signal: AbortSignal): Promise<void>;
}

/** Options of a context. */
export interface ScenarioContextOptions {
  readonly fetch: Fetch;
  /** Real time. */
  readonly clock: Clock;
  /** The event loop lag of the checks. */
  readonly lag: EventLoopLag;
  readonly signal: AbortSignal;
  /** The account's budget, in dollars. Default: unlimited. */
  readonly budget?: string | undefined;
}

/** Creates a context: a new account if there is a control interface, otherwise the deployment as it is. */
export async function createScenarioContext(
  { baseUrl, keys, control: access }: Target,
  { fetch, clock, lag, signal, budget }: ScenarioContextOptions,
): Promise<ScenarioContext> {
  if (access === undefined) {
    return {
      validKey: keys.valid,
      time: systemTime(clock, { signal, lag }),
      control: undefined,
      end: () => Promise.resolve(),
    };
  }
  const { token } = access;
  const options = { baseUrl, fetch, ...(token !== undefined && { token }) };
  const account = await createControlClient(options).createAccount(
    { clock: access.clock, ...(budget !== undefined && { budget: { amount: budget } }) },
    { signal },
  );
  const { control } = account;
  const time =
    access.clock === 'manual'
      ? await controlledTime(control, { clock, signal })
      : systemTime(clock, { signal, lag });
  return {
    validKey: account.apiKey,
    time,
    control,
    end: (until) => account.delete({ signal: until }),
  };
}

type Inputs = NonNullable<SubjectEndpoint['inputs']>;

/**
 * The subject with its free texts redacted: an input may contain a signed address. Its structure stays
 * valid even if a key equals one of the format's own words.
 */
export function redactedSubject(subject: Subject, redaction: Redaction): Subject {
  const { baseUrl, endpoints, finalStates, oneEndpoint } = subject;
  return {
    ...subject,
    baseUrl: redaction.text(baseUrl),
    endpoints: endpoints.map(({ inputs, ...endpoint }) => ({
      ...endpoint,
      id: redaction.text(endpoint.id),
      ...(inputs !== undefined && { inputs: redactedInputs(inputs, redaction) }),
    })),
    ...(finalStates !== undefined && {
      finalStates: finalStates.map((state) => redaction.text(state)),
    }),
    ...(oneEndpoint !== undefined && { oneEndpoint: redaction.text(oneEndpoint) }),
  };
}

function redactedInputs({ slow, streaming, ...plain }: Inputs, redaction: Redaction): Inputs {
  const inputs: Omit<Inputs, 'slow' | 'streaming'> = Object.fromEntries(
    Object.entries(plain).map(([kind, input]) => [kind, redaction.members(input)]),
  );
  return {
    ...inputs,
    ...(slow !== undefined && { slow: { ...slow, input: redaction.members(slow.input) } }),
    ...(streaming !== undefined && {
      streaming: {
        input: redaction.members(streaming.input),
        parts: streaming.parts.map((part) => redaction.value(part)),
      },
    }),
  };
}
