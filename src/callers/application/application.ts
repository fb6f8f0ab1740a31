/** An application that calls the service, as the checks see it: something that does pieces of work. */
import type { ApplicationRecord } from '../../evidence/records.ts';
import type { CallerDeclarationId } from '../rules.ts';

/** Where an application finds the service. */
export interface ServiceAccess {
  /** Without `/v2` and without a trailing slash. */
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** What an application reports about a piece of work. */
export interface Reported {
  readonly outcome: 'success' | 'failure' | 'crashed';
  /** What it printed or answered. */
  readonly said?: string;
}

/** An application that runs, for one scenario. */
export interface RunningApplication {
  /** Does one piece of work. Rejects only with the signal's reason. */
  work(signal: AbortSignal): Promise<Reported>;
  /** What it has printed since it began; undefined if that cannot be seen. */
  readonly said?: () => string;
  /** How often it has acted on results so far, if it can be told. */
  readonly acts?: () => Promise<number | undefined>;
  close(): Promise<void>;
}

export interface Application {
  readonly name: string;
  readonly declares: ReadonlySet<CallerDeclarationId>;
  readonly bounds: ApplicationRecord['bounds'];
  /** How many may run at the same time. Default: any number. */
  readonly instances?: number;
  /** Rejects if it does not get ready. */
  open(access: ServiceAccess, signal: AbortSignal): Promise<RunningApplication>;
}
