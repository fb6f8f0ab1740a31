/** An account of a service, with its settings. */
import type { components } from '#generated/service-settings/types.d.ts';
import type { Clock, Timer } from '../../core/clock.ts';
import type { Alternatives } from '../alternatives/account-alternatives.ts';
import type { Engine } from '../engine/engine.ts';
import type { Faults } from '../engine/injected-faults.ts';
import type { RequestLimiter } from '../engine/request-limits.ts';
import type { AttemptOutcome } from '../engine/rules/webhook-attempts.ts';
import type { SharedKeys } from '../engine/shared-keys.ts';
import type { AccountChanges } from './account-changes.ts';
import type { AnswerTimes } from './answer-times.ts';

export type AccountSettings = components['schemas']['AccountSettings'];

/** An isolated tenant with its own clock, endpoints, jobs, ledger, faults and event log. */
export interface Account {
  readonly id: string;
  readonly settings: AccountSettings;
  readonly clock: Clock;
  readonly endpointIds: ReadonlySet<string>;
  /** Those of them that are not public. */
  readonly serverlessIds: ReadonlySet<string>;
  readonly engine: Engine;
  readonly faults: Faults;
  readonly answerTimes: AnswerTimes;
  readonly alternatives: Alternatives;
  /** The only hosts that webhooks may have; undefined for any. */
  readonly webhookHosts: readonly string[] | undefined;
  /** Calls an address once, outside of the calls for jobs that end. Never rejects. */
  readonly callWebhook: (url: string, body: string) => Promise<AttemptOutcome>;
  /** The endpoints of responses that are delayed, by the timer that ends the delay. */
  readonly delayed: Map<Timer, string>;
  readonly limiter: RequestLimiter;
  readonly changes: AccountChanges;
  /** Keys that were created, changed or revoked while the service runs; undefined if only here. */
  readonly sharedKeys: SharedKeys | undefined;
  /** What is kept for the account counts here; undefined if the engine does not count it. */
  readonly memory: KeptMemory | undefined;
  /** Aborted when the account closes, so that waiting requests end. */
  readonly closed: AbortSignal;
  /**
   * Takes over other settings, but for the clock and the seed, and returns how many jobs of removed
   * endpoints had not ended. Undefined where replicas share the account.
   */
  readonly change: ((changed: ChangedSettings) => number) | undefined;
  /** Ends all jobs without charges or webhook calls. */
  close(): void;
}

/** What has changed for an account; the settings that all accounts share are in force already. */
export interface ChangedSettings {
  readonly settings: AccountSettings;
  /** The endpoints that are new or changed, by id. */
  readonly set: ReadonlySet<string>;
  readonly removed: ReadonlySet<string>;
}

/** The settings that accounts share and that may change while the service runs. */
export type SharedSettings = Pick<
  components['schemas']['ServiceSettings'],
  'endpoints' | 'alternatives' | 'answerTimes'
>;

/** Counts what is kept in memory against the limits of an account and of the service, in bytes. */
export interface KeptMemory {
  /** That of the account. */
  readonly limitBytes: number;
  /** Negative numbers release bytes. */
  add(bytes: number): void;
  isExceededBy(bytes: number): boolean;
}
