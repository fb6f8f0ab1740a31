/** Where scenarios happen: in the deployment as it is, or each in an account and a time of its own. */
import { type ControlClient, createControlClient } from '../../client/control.ts';
import type { Clock } from '../../core/clock.ts';
import type { Target } from '../target.ts';
import type { Lateness } from './lateness.ts';
import type { Fetch } from './requests.ts';
import { controlledTime, systemTime, type Time } from './time.ts';

/** The account and the time of one scenario. */
export interface World {
  readonly validKey: string;
  readonly time: Time;
  readonly control: ControlClient | undefined;
  /** Takes the account away, with all that is under way in it. Rejects with the signal's reason. */
  end(signal: AbortSignal): Promise<void>;
}

/** What a world is made with. */
export interface WorldOptions {
  readonly fetch: Fetch;
  /** Real time. */
  readonly clock: Clock;
  /** How late the checks are in it. */
  readonly lateness: Lateness;
  readonly signal: AbortSignal;
  /** What its account may be charged, in dollars. Default: any amount. */
  readonly budget?: string | undefined;
}

/** Makes a world; with the control interface it is a new account, else the deployment as it is. */
export async function createWorld(
  { baseUrl, keys, control: access }: Target,
  { fetch, clock, lateness, signal, budget }: WorldOptions,
): Promise<World> {
  if (access === undefined) {
    return {
      validKey: keys.valid,
      time: systemTime(clock, { signal, lateness }),
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
      : systemTime(clock, { signal, lateness });
  return {
    validKey: account.apiKey,
    time,
    control,
    end: (until) => account.delete({ signal: until }),
  };
}
