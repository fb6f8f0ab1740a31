/**
 * What the service tells while it runs: requests, faults and, in detail, what happens in accounts.
 * Every record is made here, field by field. So neither headers nor bodies are part of one, nor
 * queries, addresses, inputs or outputs, and with them no key and no secret of a caller.
 */
import type { Logger } from 'pino';
import type { Clock } from '../core/clock.ts';
import type { AccountEvent } from '../reference/engine/events.ts';
import type { HttpRequest, HttpResponse } from '../validation/http.ts';
import type { Terminal } from './command.ts';
import { loggedFault, loggedPath, loggedText } from './log-text.ts';
import { type LogRecord, prettyLine } from './pretty-line.ts';

/** How records are written: as lines for people, as one JSON object per line, or hardly at all. */
export const logForms = ['pretty', 'json', 'silent'] as const;

/** From which severity on records are written. */
export const logLevels = ['debug', 'info', 'warn', 'error'] as const;

/** What a warning is to the logger. */
const warning = 40;

/** Paths that machines ask for over and over; their requests are details. */
const probed: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** The log of a running service. */
export interface Log {
  /** An answer. Informs; of the pages that machines ask for, details. */
  answered(
    request: Pick<HttpRequest, 'method' | 'target'>,
    answer: HttpResponse,
    durationMs: number,
  ): void;
  /** Something that happened in an account. Details. */
  happened(account: string, event: AccountEvent): void;
  /** A fault of the service itself. In every form and at every level. */
  fault(error: unknown): void;
  /** Something that its user should know. */
  warn(text: string): void;
  /** The service can be reached. */
  listening(url: string, details: { readonly seed: string }): void;
  /** The service has been asked to end. */
  draining(graceMs: number): void;
  /** What the paid service would have charged an account, in decimal dollars. */
  wouldHaveCost(account: string, dollars: string): void;
}

/** What a log is made of. */
export interface LogOptions {
  readonly form: (typeof logForms)[number];
  /** Of no effect on the form `silent`, which tells of warnings and faults. */
  readonly level: (typeof logLevels)[number];
  readonly clock: Clock;
  /** Warnings and faults go to its standard error, all else to its standard output. */
  readonly terminal: Pick<Terminal, 'print' | 'warn'>;
}

/** Loads the logger, which takes its time: call it while there is something else to wait for. */
export async function createLog({ form, level, clock, terminal }: LogOptions): Promise<Log> {
  const { pino } = await import('pino');
  const write = form === 'json' ? (line: string) => line : pretty;
  const destination = {
    [pino.symbols.needsMetadataGsym]: true as const,
    lastLevel: 0,
    write(text: string) {
      const line = write(text.trimEnd());
      if (destination.lastLevel >= warning) terminal.warn(line);
      else terminal.print(line);
    },
  };
  const logger = pino(
    {
      level: form === 'silent' ? 'warn' : level,
      base: null,
      timestamp: () => `,"time":"${new Date(clock.now()).toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
  return new PinoLog(logger);
}

/** Every record of ours is flat. */
function pretty(line: string): string {
  const record: LogRecord = JSON.parse(line);
  return prettyLine(record);
}

class PinoLog implements Log {
  readonly #logger: Logger;

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  answered(
    { method, target }: Pick<HttpRequest, 'method' | 'target'>,
    { status, drop }: HttpResponse,
    durationMs: number,
  ): void {
    if (!this.#logger.isLevelEnabled('info')) return;
    const path = loggedPath(target);
    this.#logger[probed.has(path) ? 'debug' : 'info']({
      event: 'request',
      method,
      path,
      status: drop ? 'dropped' : status,
      durationMs,
    });
  }

  happened(account: string, event: AccountEvent): void {
    if (!this.#logger.isLevelEnabled('debug')) return;
    const { type, sequence, atMs } = event;
    this.#logger.debug({ event: type, account, sequence, atMs, ...detailsOf(event) });
  }

  fault(error: unknown): void {
    this.#logger.error({ event: 'fault', ...loggedFault(error) });
  }

  warn(text: string): void {
    this.#logger.warn({ event: 'warning', text });
  }

  listening(url: string, { seed }: { readonly seed: string }): void {
    this.#logger.info({ event: 'listening', url, seed });
  }

  draining(graceMs: number): void {
    this.#logger.info({ event: 'draining', graceMs });
  }

  wouldHaveCost(account: string, dollars: string): void {
    this.#logger.info({ event: 'wouldHaveCost', account, dollars });
  }
}

/** What is told of an event. What workers report of their progress may be anything: it is not. */
function detailsOf(event: AccountEvent): LogRecord {
  switch (event.type) {
    case 'submitted':
      return { ...subject(event), submission: event.submission };
    case 'started':
      return { ...subject(event), worker: event.workerId };
    case 'noted':
      return { ...subject(event), text: loggedText(event.text) };
    case 'ended': {
      const error = event.error === undefined ? {} : { error: loggedText(event.error) };
      return { ...subject(event), status: event.status, ...error };
    }
    case 'charged':
      return { ...subject(event), cost: event.cost };
    case 'webhookAttempted': {
      const { attempt, host, outcome, acknowledged } = event;
      return { ...subject(event), attempt, host, outcome: loggedText(outcome), acknowledged };
    }
    case 'webhookGivenUp':
      return { ...subject(event), attempts: event.attempts };
    case 'forgotten':
      return { ...subject(event), early: event.early };
    case 'progressed':
    case 'retried':
      return subject(event);
    case 'workerStarting':
    case 'workerReady':
    case 'workerStopped':
      return { endpoint: event.endpointId, worker: event.workerId };
    case 'faultInjected': {
      const job = event.jobId === undefined ? {} : { job: event.jobId };
      const endpoint = event.endpointId === undefined ? {} : { endpoint: event.endpointId };
      return { ...job, ...endpoint, fault: event.fault };
    }
    case 'limited':
      return { endpoint: event.endpointId, operation: event.operationId };
    case 'budgetExceeded':
      return { endpoint: event.endpointId, refused: event.refused };
  }
}

function subject({ jobId, endpointId }: { jobId: string; endpointId: string }): LogRecord {
  return { job: jobId, endpoint: endpointId };
}
