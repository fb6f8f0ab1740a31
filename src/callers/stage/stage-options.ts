/** What a stage needs. */
import type { Clock } from '../../core/clock.ts';
import type { Recorder } from '../../evidence/recorder.ts';
import type { Staging } from './staging.ts';

export interface StageOptions {
  readonly scenario: string;
  /** Of the service, without a trailing slash. */
  readonly serviceUrl: string;
  readonly apiKey: string;
  readonly recorder: Recorder;
  readonly clock: Clock;
  /** Default: passes everything on. */
  readonly staging?: Staging | undefined;
}
