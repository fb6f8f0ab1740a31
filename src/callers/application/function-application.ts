/** An application that is a function of this process. */
import { defaults } from '#generated/file-formats/validators.js';
import { untilAborted } from '../../core/signals.ts';
import { type EndpointSchemas, jobParts } from '../../endpoints/endpoint-schemas.ts';
import { readApplicationSchemas } from './app-file.ts';
import type { Application, RunningApplication, ServiceAccess, WorkReport } from './application.ts';
import {
  type ApplicationPromises,
  boundsOf,
  costIn,
  declarationsOf,
  type SubmittedBy,
} from './application-promises.ts';

/** An application that runs, for one scenario. */
export interface StartedApplication {
  /** Does one piece of work; rejects if it fails. `reportsCost` points into what it resolves to. */
  readonly work: (signal: AbortSignal) => Promise<unknown>;
  /** How often it has acted on results since it began. Default: that cannot be told. */
  readonly acts?: () => number | Promise<number>;
  readonly close?: () => void | Promise<void>;
}

interface ApplicationDescription {
  /** How reports name the application. Default: the name of the function. */
  readonly name?: string;
  /** The endpoint that it uses. Default: it may use any. */
  readonly endpoint?: string;
  /** How it submits work. Default: `run`. */
  readonly operation?: SubmittedBy;
  /** The schema of the inputs that it submits: JSON Schema 2020-12. Default: any. */
  readonly input?: EndpointSchemas['input'];
  /** The schema of the outputs that it copes with. Default: it is not given various ones. */
  readonly output?: EndpointSchemas['output'];
  /** What it promises. Default: nothing. */
  readonly declares?: ApplicationPromises;
  /** The longest time of one piece of work, in seconds. Default: 20. */
  readonly withinSeconds?: number;
  /** How many may run at the same time. Default: any number. */
  readonly instances?: number;
}

/** What does the work: a function, or what a function starts for each scenario, such as a receiver of webhooks. */
export type FunctionOptions = ApplicationDescription &
  (
    | {
        /** Does one piece of work; rejects if it fails. `reportsCost` points into what it resolves to. */
        readonly work: (
          access: ServiceAccess & { readonly signal: AbortSignal },
        ) => Promise<unknown>;
        readonly start?: never;
      }
    | {
        readonly start: (access: ServiceAccess) => Promise<StartedApplication>;
        readonly work?: never;
      }
  );

export function functionApplication(options: FunctionOptions): Application {
  const { operation = 'run', declares = {}, endpoint, instances } = options;
  const { withinSeconds = defaults.ApplicationWork.withinSeconds } = options;
  if (declares.resumes === true) {
    throw new TypeError('`resumes` is for applications with a file: a function cannot be killed.');
  }
  const schemas = readApplicationSchemas(jobParts(options));
  const userFunction = options.work ?? options.start;
  return {
    name: options.name ?? (userFunction.name || 'the function'),
    endpoint,
    instances,
    declares: declarationsOf(declares, operation, schemas),
    schemas,
    bounds: boundsOf(declares, withinSeconds),
    async open(access) {
      const { work, start } = options;
      const started =
        start === undefined
          ? { work: async (signal: AbortSignal) => await work({ ...access, signal }) }
          : await start(access);
      return runningFromStarted(started, declares);
    },
  };
}

function runningFromStarted(
  { work, acts, close }: StartedApplication,
  declares: ApplicationPromises,
): RunningApplication {
  return {
    work: (signal) =>
      untilAborted(
        signal,
        // What a function throws before its first await is a failure of its work, too.
        Promise.resolve().then(() => work(signal)),
      ).then(
        (report): WorkReport => ({ outcome: 'success', cost: costIn(report, declares) }),
        (error: unknown): WorkReport =>
          signal.aborted ? { outcome: 'unfinished' } : { outcome: 'failure', said: saidBy(error) },
      ),
    ...(acts !== undefined && { acts: async () => await acts() }),
    async close() {
      await close?.();
    },
  };
}

/** With its causes, where clients say what really happened. */
function saidBy(error: unknown): string {
  if (!(error instanceof Error) || error.cause === undefined) return String(error);
  return `${String(error)}, because of ${saidBy(error.cause)}`;
}
