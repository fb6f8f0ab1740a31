/** The account and the clock of a scenario: a new account if there is a control interface. */
import { type ControlClient, createControlClient } from '../../client/control.ts';
import type { Fetch } from '../../client/http.ts';
import type { Clock } from '../../core/clock.ts';
import type { Target } from '../target/target.ts';
import type { EventLoopLag } from './event-loop-lag.ts';
import { controlledTime, systemTime, type Time } from './scenario-clock.ts';

export interface ScenarioContext {
  readonly validKey: string;
  readonly time: Time;
  readonly control: ControlClient | undefined;
  /** Deletes the account and everything in it. Rejects with the signal's reason. */
  end(signal: AbortSignal): Promise<void>;
}

export interface ScenarioContextOptions {
  readonly fetch: Fetch;
  /** Real time. */
  readonly clock: Clock;
  readonly lag: EventLoopLag;
  readonly signal: AbortSignal;
  /** The account's budget, in dollars. Default: unlimited. */
  readonly budget?: string | undefined;
}

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
