/** An application that calls the service, as the checks see it: something that does pieces of work. */
import type { EndpointSchemas } from '../../endpoints/endpoint-schemas.ts';
import type { ApplicationRecord, WorkRecord } from '../../evidence/record-types.ts';
import type { CallerDeclarationId } from '../rules.ts';

/** Where an application finds the service. */
export interface ServiceAccess {
  /** Without `/v2` and without a trailing slash. */
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** What an application reports about a piece of work. */
export interface WorkReport {
  readonly outcome: WorkRecord['outcome'];
  /** What it printed or answered. */
  readonly said?: string | undefined;
  /** What it said that the work cost, in dollars. Default: nothing. */
  readonly cost?: string | undefined;
  /** The name of the piece of work. Default: it was given none. */
  readonly piece?: string | undefined;
}

/** An application that runs, for one scenario. */
export interface RunningApplication {
  /**
   * Does one piece of work; settles soon after the signal aborts. Rejects with an `ApplicationError` if the
   * application cannot be asked.
   * @param piece a name for the piece of work. Default: another one each time
   */
  work(signal: AbortSignal, piece?: string): Promise<WorkReport>;
  /** What it has printed besides what it said about its work; undefined if that cannot be seen. */
  readonly output?: () => string | undefined;
  /** Whether nothing of it runs any more, if that can be told. Default: it may run. */
  readonly isOver?: () => boolean;
  /** How often it has acted on results so far, if it can be told. */
  readonly acts?: () => Promise<number | undefined>;
  /** Scheme, host and port at which webhook calls reach it. Default: as it submits them. */
  readonly webhooks?: () => string | undefined;
  /**
   * What those for whom it works have got from it or given to it so far, such as numbers of orders: no secrets.
   * Default: nothing.
   */
  readonly givenTexts?: () => readonly string[];
  /** How it is killed and started again. Default: it cannot be. */
  readonly restarts?: ApplicationRestarts | undefined;
  close(): Promise<void>;
}

/** Whoever waits for work meanwhile goes on waiting. */
export interface ApplicationRestarts {
  /** Resolves when it has taken on all work so far, so that it can be asked for the outcome. */
  waitForAcceptance(): Promise<void>;
  /** Kills it at once, with its children. Resolves with how often it had acted, if its output tells. */
  kill(): Promise<number | undefined>;
  /** Starts it as before. Rejects with an `ApplicationError` if it does not get ready. */
  startAgain(signal: AbortSignal): Promise<void>;
}

/** Where an application finds the service, if not at a free port of the loopback interface with a key of its own. */
export interface FixedPlace {
  /** 0: a free one for each scenario. */
  readonly port: number;
  /** Local address to listen on. */
  readonly host: string;
  /** Name or address by which the application reaches that address. */
  readonly reachedAs: string;
  /** The key that the application uses in all scenarios. */
  readonly apiKey?: string | undefined;
}

/** The application cannot be started or asked; `message` says why, in one or more lines. */
export class ApplicationError extends Error {
  override readonly name = 'ApplicationError';
}

export interface Application {
  readonly name: string;
  readonly declares: ReadonlySet<CallerDeclarationId>;
  /** The schemas of its endpoint, without references to files. Default: they are unknown. */
  readonly schemas?: Pick<EndpointSchemas, 'input' | 'output'>;
  readonly bounds: ApplicationRecord['bounds'];
  /** Whether it can be told how often it has acted on results. Default: perhaps. */
  readonly countsActs?: boolean;
  /** Whether it is given a text as the name of each piece of work, of any characters. Default: no. */
  readonly takesTexts?: boolean;
  /** The endpoint that it uses; undefined if it did not say. */
  readonly endpoint?: string | undefined;
  /** How long it may take to get ready, in milliseconds. Default: 0. */
  readonly readyMs?: number;
  /** How many may run at the same time. Default: any number. */
  readonly instances?: number | undefined;
  readonly place?: FixedPlace | undefined;
  /** Rejects if it does not get ready. */
  open(access: ServiceAccess, signal: AbortSignal): Promise<RunningApplication>;
  /** Ends what is left of it when the check is over. */
  readonly end?: () => void;
}
