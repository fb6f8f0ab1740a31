/** Where scenarios happen: in the deployment as it is, or each in an account and a time of its own. */
import { type ControlClient, createControlClient } from '../../../client/control.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Subject, SubjectEndpoint } from '../../../evidence/records.ts';
import type { Redaction } from '../../../evidence/redaction.ts';
import type { Target } from '../target.ts';
import type { EventLoopLag } from './event-loop-lag.ts';
import type { Fetch } from './requests.ts';
import { controlledTime, systemTime, type Time } from './time.ts';

/** The account and the time of one scenario. */
export interface ScenarioContext {
  readonly validKey: string;
  readonly time: Time;
  readonly control: ControlClient | undefined;
  /** Takes the account away, with all that is under way in it. Rejects with the signal's reason. */
  end(signal: AbortSignal): Promise<void>;
}

/** What a context is made with. */
export interface ScenarioContextOptions {
  readonly fetch: Fetch;
  /** Real time. */
  readonly clock: Clock;
  /** How late the checks are in it. */
  readonly lag: EventLoopLag;
  readonly signal: AbortSignal;
  /** What its account may be charged, in dollars. Default: any amount. */
  readonly budget?: string | undefined;
}

/** Makes a context; with the control interface it is a new account, else the deployment as it is. */
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
 * The subject with its free texts redacted: an input may hold an address that permits something. It
 * stays a subject even where a key is one of the words that subjects consist of.
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
