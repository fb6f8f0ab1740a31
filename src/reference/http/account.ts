/** An account as callers meet it. */
import type { components } from '#generated/service-settings/types.d.ts';
import type { Clock } from '../../core/clock.ts';
import type { Engine } from '../engine/engine.ts';
import type { Faults } from '../engine/faults.ts';
import type { RequestLimiter } from './limits.ts';

/** An entry of `accounts` in the settings. */
export type AccountSettings = components['schemas']['AccountSettings'];

/** An isolated tenant with its own clock, endpoints, jobs, ledger, faults and event log. */
export interface Account {
  readonly id: string;
  readonly settings: AccountSettings;
  readonly clock: Clock;
  readonly endpointIds: ReadonlySet<string>;
  /** The jobs and all that follows from them. */
  readonly engine: Engine;
  readonly faults: Faults;
  /** Undefined where requests are not limited. */
  readonly limiter: RequestLimiter | undefined;
  /** Aborted when the account has been closed: who waits for something of it goes away. */
  readonly closed: AbortSignal;
  /** Ends everything without a trace. */
  close(): void;
}
