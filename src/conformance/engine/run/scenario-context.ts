/** Scenario contexts: the deployment as it is, or a separate account and clock for each scenario. */
import { type ControlClient, createControlClient } from '../../../client/control.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Subject, SubjectEndpoint } from '../../../evidence/records.ts';
import type { Redaction } from '../../../evidence/redaction.ts';
import type { Target } from '../target.ts';
import type { EventLoopLag } from './event-loop-lag.ts';
import type { Fetch } from './requests.ts';
import { controlledTime, systemTime, type Time } from './time.ts';

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
