/** The options of a stage. */
import type { EventLoopLag } from '../../conformance/run/event-loop-lag.ts';
import type { Clock } from '../../core/clock.ts';
import type { Recorder } from '../../evidence/recorder.ts';
import type { Application, FixedPlace } from '../application/application.ts';
import type { Staging } from './staging.ts';

export interface StageOptions {
  readonly scenario: string;
  /** Of the service, without a trailing slash. */
  readonly serviceUrl: string;
  /** The key that the application uses. */
  readonly apiKey: string;
  /** The key of the account at the service. Default: the same. */
  readonly accountKey?: string | undefined;
  /** Where the application finds the stage. Default: at a free port of 127.0.0.1. */
  readonly place?: FixedPlace | undefined;
  /** Where webhook calls reach the application, instead of scheme, host and port that it submits. */
  readonly webhooks?: (() => string | undefined) | undefined;
  /** What customers of the application have got from it or given to it so far. Default: nothing. */
  readonly givenTexts?: (() => readonly string[]) | undefined;
  /** Kills the application and starts it again, once. */
  readonly restart?: (() => Promise<void>) | undefined;
  /** Which round of work it is, from 1. Default: the first. */
  readonly round?: (() => number) | undefined;
  /** What the application declares of its endpoint. Default: nothing. */
  readonly application?: Pick<Application, 'endpoint' | 'schemas'> | undefined;
  readonly recorder: Recorder;
  readonly clock: Clock;
  /** How late the check itself is. */
  readonly lag: Pick<EventLoopLag, 'recentMs'>;
  /** Default: passes everything on. */
  readonly staging?: Staging | undefined;
}
