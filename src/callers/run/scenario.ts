/** Scenarios: what the service does while the application works. They do not judge. */
import type { components } from '#generated/service-settings/types.d.ts';
import type { ApplicationRecord } from '../../evidence/record-types.ts';
import type { Application } from '../application/application.ts';
import type { Scene } from '../judging/caller-evidence.ts';
import type { CallerRuleId } from '../rules.ts';
import type { Staging } from '../stage/staging.ts';

type Schemas = components['schemas'];

/** The longest declared time until an application gives up that a check waits for, in milliseconds. */
export const longestDeadlineMs = 60_000;

/** How long an application is watched after its work, at most, in milliseconds. */
export const longestWatchMs = 20_000;

/** How long an application has to store what it knows of its work before it is killed, in milliseconds. */
export const storesWithinMs = 1000;

/** Longer than the usual time limits of clients, of which 30 s is one, in milliseconds. */
export const patienceMs = 35_000;

export interface CallerScenario {
  /** In kebab-case, unique. */
  readonly name: string;
  /** What the service does, as a sentence. */
  readonly happens: string;
  /** It runs if one of them can be claimed. */
  readonly rules: readonly CallerRuleId[];
  /** What the account does in open points. Default: what the document chooses. */
  readonly alternatives?: Schemas['Alternatives'];
  /** The faults of the account. Default: none. */
  readonly faults?: readonly Schemas['Fault'][];
  /** The name of its piece of work, for an application that takes texts. Default: any. */
  readonly piece?: string;
  /** How many pieces of work the application does at once. Default: 1. */
  readonly pieces?: number;
  /** How often it does its pieces of work, one after the other. Default: once. */
  readonly rounds?: (schemas: Application['schemas']) => number;
  /** What the stage does. Default: passes everything on. */
  readonly staging?: Staging;
  /**
   * Whether an application has to ask for its job, however it works: no webhook call arrives, and `runsync` answers
   * before the end. Default: no.
   */
  readonly makesItAsk?: boolean;
  /** Whether the application is killed and started again: when the staging says so, or after its work. Default: no. */
  readonly restarts?: 'by staging' | 'after work';
  /** The longest time of its work, in milliseconds. Default: that of the application. */
  readonly workMs?: (bounds: ApplicationRecord['bounds']) => number;
  /** How long the checks watch the application after its work, in milliseconds. Default: 0. */
  readonly watchesForMs?: number;
  /**
   * Until when they go on watching, as far as is seen. Default: no longer.
   * @param actedMs when the application was first seen to have acted; undefined before
   */
  readonly watchesUntilMs?: (scene: Scene, actedMs: number | undefined) => number;
}
