/**
 * The log of the service: requests, internal errors and, at level debug, events of accounts. Every
 * record is built here, field by field. Headers, bodies, queries, inputs and outputs are never
 * logged, so keys and other secrets are not either. Of inputs, warnings have names that a model ignores.
 */
import type { Logger } from 'pino';
import { boundedLines } from '../../core/bounded-lines.ts';
import type { Clock } from '../../core/clock.ts';
import { isObject } from '../../core/json.ts';
import { rememberLast } from '../../core/remember-last.ts';
import type { Skip } from '../../core/skipping-clock.ts';
import { codeOf } from '../../core/system-errors.ts';
import { escapeInvisible } from '../../core/visible-text.ts';
import { parseJson } from '../../evidence/operation-exchange.ts';
import { Redaction } from '../../evidence/redaction.ts';
import type { DueEntry } from '../../reference/engine/engine.ts';
import type { EventPosition, NewEvent } from '../../reference/engine/event-log.ts';
import { andThen, type MaybePromise } from '../../reference/engine/maybe-promise.ts';
import { isOwnPath, receiverPrefix } from '../../reference/http/paths-outside-api.ts';
import { type HttpRequest, type HttpResponse, problemHeaders } from '../../validation/http.ts';
import type { Terminal } from '../shared/terminal.ts';
import { SkipLines, type Skips } from './clock-skip-log-limit.ts';
import { RefusalLines } from './refusal-log-limit.ts';

/** Forms of a log: lines for people, one JSON object per line, or only warnings and errors. */
export const logForms = ['pretty', 'json', 'silent'] as const;

export const logLevels = ['debug', 'info', 'warn', 'error'] as const;

const warning = 40;

/** Paths that machines request again and again. Their requests are logged at level debug. */
const probed: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

export interface LogOptions {
  readonly form: (typeof logForms)[number];
  /** Has no effect on the form `silent`. */
  readonly level: (typeof logLevels)[number];
  readonly clock: Clock;
  /** Warnings and internal errors go to its standard error, all else to its standard output. */
  readonly terminal: Pick<Terminal, 'print' | 'warn'>;
}

/** Loads the logger, which takes some milliseconds. */
export async function createLog({ form, level, clock, terminal }: LogOptions): Promise<Log> {
  const { pino } = await import('pino');
  const write = form === 'json' ? (line: string) => line : pretty;
  const timeText = rememberLast((ms: number) => new Date(ms).toISOString());
  const destination = {
    [pino.symbols.needsMetadataGsym]: true as const,
    lastLevel: 0,
    write(text: string) {
      const line = write(text.slice(0, -1));
      if (destination.lastLevel >= warning) terminal.warn(line);
      else terminal.print(line);
    },
  };
  const logger = pino(
    {
      level: form === 'silent' ? 'warn' : level,
      base: null,
      timestamp: () => `,"time":"${timeText(clock.now())}"`,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
  return new Log(logger, clock);
}

/** All records are flat. */
function pretty(line: string): string {
  const record: LogRecord = JSON.parse(line);
  return prettyLine(record);
}

/** The log of a running service. */
export class Log {
  internalErrors = 0;
  readonly #logger: Logger;
  readonly #refusals: RefusalLines;
  readonly #skips: SkipLines;

  constructor(logger: Logger, clock: Clock) {
    this.#logger = logger;
    this.#refusals = new RefusalLines(clock, (status, count) => this.moreRefused(status, count));
    this.#skips = new SkipLines(clock, (account, skips) => this.#writeSkips(account, skips));
  }

  /**
   * Logs an answer at level info, or debug for paths that machines or the console request. Of many
   * refusals, only the number is logged.
   */
  logAnswer(
    { method, target }: Pick<HttpRequest, 'method' | 'target'>,
    answer: HttpResponse,
    durationMs: number,
  ): void {
    if (!this.#logger.isLevelEnabled('info')) return;
    const { status, drop } = answer;
    if (status >= 400 && status < 500 && !this.#refusals.isLogged(status)) return;
    const path = loggedPath(target);
    const reason = refusalReason(answer);
    const isQuiet = probed.has(path) || (isOwnPath(path) && status < 400);
    // The logger leaves out what is undefined.
    this.#logger[isQuiet ? 'debug' : 'info']({
      event: 'request',
      method,
      path,
      status: drop ? 'dropped' : status,
      durationMs,
      reason,
    });
  }

  /** Logs how many further requests were refused with a status, within a second. */
  moreRefused(status: number, count: number): void {
    this.#logger.info({ event: 'moreRefused', status, count });
  }

  /**
   * Logs that the clock of an account has skipped time. Of many skips within a second, the first one
   * is logged, then their number.
   * @param due what is due then, if that is known
   */
  logSkip(
    account: string,
    skip: Skip,
    due: () => MaybePromise<DueEntry['kind'] | undefined>,
  ): void {
    if (!this.#logger.isLevelEnabled('info') || !this.#skips.isLogged(account, skip)) return;
    const skips = { count: 1, ms: skip.toMs - skip.fromMs, toMs: skip.toMs };
    void andThen(due(), (kind) => this.#writeSkips(account, skips, kind));
  }

  #writeSkips(account: string, { count, ms, toMs }: Skips, due?: DueEntry['kind']): void {
    const to = new Date(toMs).toISOString();
    const cause = due !== undefined && { due };
    this.#logger.info({ event: 'skipped', account, count, ms, to, ...cause });
  }

  /** Whether it logs events of accounts. */
  get hasEvents(): boolean {
    return this.#logger.isLevelEnabled('debug');
  }

  logEvent(account: string, event: NewEvent, { sequence, atMs }: EventPosition): void {
    this.#logger.debug({ event: event.type, account, sequence, atMs, ...eventDetails(event) });
  }

  /** In every form and at every level. */
  internalError(error: unknown): void {
    this.internalErrors += 1;
    this.#logger.error({ event: 'internalError', ...loggedError(error) });
  }

  warn(text: string): void {
    this.#logger.warn({ event: 'warning', text: boundedLines(text) });
  }

  note(text: string): void {
    this.#logger.info({ event: 'note', text: boundedLines(text) });
  }

  /** Logs how an execution of a job ended on a worker. */
  logExecution(
    endpoint: string,
    { jobId: job, end, durationMs }: { jobId: string; end: string; durationMs: number },
  ): void {
    this.#logger.info({ event: 'worked', job, endpoint, end, durationMs });
  }

  /**
   * @param alternatives that the document does not choose
   * @param target the members of a target file for them
   */
  listening(
    url: string,
    {
      seed,
      alternatives = [],
      target = [],
    }: {
      readonly seed: string;
      readonly alternatives?: readonly string[];
      readonly target?: readonly string[];
    },
  ): void {
    const differing = alternatives.length > 0 && { alternatives };
    const declared = target.length > 0 && { target };
    this.#logger.info({ event: 'listening', url, seed, ...differing, ...declared });
  }

  draining(graceMs: number): void {
    this.#logger.info({ event: 'draining', graceMs });
  }

  /** Logs what the paid service would have charged an account, in decimal dollars. */
  wouldHaveCost(account: string, dollars: string): void {
    this.#logger.info({ event: 'wouldHaveCost', account, dollars });
  }
}

/**
 * Why a request was refused: what was expected where, without what was sent; undefined if the answer is no
 * problem document.
 */
function refusalReason({ status, headers, body }: HttpResponse): string | undefined {
  if (status < 400 || typeof body !== 'string') return undefined;
  if (headers['content-type'] !== problemHeaders['content-type']) return undefined;
  const problem = parseJson(body);
  if (!isObject(problem)) return undefined;
  const { detail, errors } = problem;
  if (!Array.isArray(errors)) return typeof detail === 'string' ? loggedText(detail) : undefined;
  const places = errors.filter(isObject).map(({ in: part, pointer, expected }) => {
    const place = pointer === '' ? part : `${part} ${pointer}`;
    return `${place}: expected ${expected}`;
  });
  return loggedText(places.join('; '));
}

/** The logged details of an event. Progress reports are left out: they may contain secrets. */
function eventDetails(event: NewEvent): LogRecord {
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
    case 'webhookResent': {
      const { host, outcome, acknowledged } = event;
      return { ...subject(event), host, outcome: loggedText(outcome), acknowledged };
    }
    case 'webhookGivenUp':
      return { ...subject(event), attempts: event.attempts };
    case 'forgotten':
      return { ...subject(event), early: event.early };
    case 'progressed':
    case 'streamed':
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
    case 'accountReset':
      return {};
  }
}

function subject({ jobId, endpointId }: { jobId: string; endpointId: string }): LogRecord {
  return { job: jobId, endpoint: endpointId };
}

/** A log record: flat, with an ISO 8601 time. */
export type LogRecord = Readonly<Record<string, string | number | boolean>>;

/**
 * A line such as `03:04:05.000 200 GET /v2/echo/run 12 ms` for a request. Other records show their
 * level, event and details; the stack of an internal error follows.
 */
function prettyLine({ time, level, event, ...rest }: LogRecord): string {
  const clock = String(time).slice(11, 23);
  if (event === 'request') {
    const { status, method, path, durationMs, reason } = rest;
    const why = reason === undefined ? '' : `  ${reason}`;
    return `${clock}  ${status}  ${String(method).padEnd(4)}  ${path}  ${durationMs} ms${why}`;
  }
  if (event === 'moreRefused') return `${clock}  ${rest.status}  ${rest.count} more requests`;
  if (event === 'skipped') return `${clock}  ${skippedText(rest)}`;
  if (event === 'worked') return `${clock}  ${rest.end}  ${rest.job}  ${rest.durationMs} ms`;
  if (event === 'note') return `${clock}  ${rest.text}`;
  if (event === 'warning') return `${clock}  Warning: ${rest.text}`;
  const { stack, ...details } = rest;
  const parts = Object.entries(details).map(([name, value]) => `${name}=${value}`);
  const line = [clock, String(level).padEnd(5), event, ...parts].join('  ');
  return typeof stack === 'string' && stack !== '' ? `${line}\n${stack}` : line;
}

/** `Skipped 45 s to 2026-01-01T00:00:45.000Z: webhook attempt  account=demo`. */
function skippedText({ account, count, ms, to, due }: LogRecord): string {
  const many = count === 1 ? '' : ` ${count} times,`;
  const why =
    due === undefined
      ? ''
      : `: ${String(due).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`;
  return `Skipped${many} ${Number(ms) / 1000} s to ${to}${why}  account=${account}`;
}

/** The longest text of a record, in UTF-16 units. */
const longest = 500;

/** The longest path, likewise. */
const longestPath = 160;

/** Of a longer text only so much is searched for secrets, in UTF-16 units. A secret at its end is not shown. */
const longestSearched = 8 * longest;

/** Text of only these characters holds neither an address nor a named secret, so nothing in it is hidden. */
const plainText = /^[\w/.-]*$/;

/** One line without anything that steers a terminal. */
function printableText(text: string): string {
  return escapeInvisible(text.slice(0, longest));
}

/**
 * The path of a request's target, without the query: callers may put a key there. Paths of webhook
 * receivers are secret.
 */
export function loggedPath(target: string): string {
  // Nothing to cut and nothing to hide: most requests.
  if (
    target.length <= longestPath &&
    plainText.test(target) &&
    !target.startsWith(receiverPrefix)
  ) {
    return target;
  }
  const [path = ''] = target.split(/[?#]/, 1);
  if (path.startsWith(receiverPrefix)) return `${receiverPrefix}…`;
  const text = redactLogText(path);
  const half = longestPath / 2;
  // The end of a path says as much as the beginning.
  return printableText(
    text.length <= longestPath ? text : `${text.slice(0, half)}...${text.slice(-half)}`,
  );
}

/** A sentence of anybody. Secrets are replaced as in evidence, and addresses are cut to scheme and host. */
export function loggedText(text: string): string {
  return printableText(redactLogText(text.slice(0, longestSearched)));
}

/**
 * The kind and stack of an internal error. Its message is left out, because runtime errors repeat
 * values: `JSON.parse` the text, `URL` the address.
 */
export function loggedError(thrown: unknown): { readonly error: string; readonly stack: string } {
  if (!(thrown instanceof Error)) return { error: `a thrown ${typeof thrown}`, stack: '' };
  const { cause } = thrown;
  const because = cause instanceof Error ? ` because of ${errorKind(cause)}` : '';
  return { error: printableText(errorKind(thrown) + because), stack: framesOf(thrown) };
}

/** Class and code are chosen by the program, not by callers. */
function errorKind(error: Error): string {
  const code = codeOf(error);
  return code === undefined ? error.name : `${error.name} ${code}`;
}

/** What follows the message, which may have several lines, too. */
function framesOf({ message, stack = '' }: Error): string {
  const frames = stack.slice(Math.max(0, stack.indexOf(message)) + message.length);
  return frames
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}

function redactLogText(text: string): string {
  return plainText.test(text) ? text : withoutAddresses(new Redaction().text(text));
}

function withoutAddresses(text: string): string {
  return text.replaceAll(/:\/\/\S*/g, (address) => {
    const [authority = ''] = address.slice('://'.length).split(/[/?#\\]/, 1);
    return `://${authority.split('@').at(-1)}/…`;
  });
}
