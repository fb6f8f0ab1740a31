/** Downloads of results: an address (`engine/result-urls.ts`) says which file to render, and until when. */
import { macrotask } from '../../core/clock.ts';
import { housekeepingOf } from '../../core/skipping-clock.ts';
import type { HttpRequest, HttpResponse } from '../../validation/http.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { resultLifetimeMs } from '../engine/rules/deadlines.ts';
import { mediaTypes, readFileName, renderFile } from '../models/result-files.ts';
import { requireReader } from './authenticate.ts';
import { noteAccount, notePage } from './request-record.ts';
import { Problem } from './service-problem.ts';

export interface ResultRequest {
  readonly until: string;
  readonly file: string;
  /** The request's `range` header; undefined or empty without one. */
  readonly range?: string | undefined;
  /** Aborted when the caller disconnects: rendering for it stops. */
  readonly signal: AbortSignal;
}

/**
 * Renders one result at a time and yields to the event loop after every slice. Results need no key,
 * so many of them must not delay the service.
 */
export class Renderer {
  readonly #turn: () => Promise<void>;
  #last: Promise<unknown> = Promise.resolve();

  /** @param turn waits between two slices; by default for the next turn of the event loop */
  constructor(turn: () => Promise<void> = macrotask) {
    this.#turn = turn;
  }

  /** Runs the work after all earlier work; undefined if the caller has disconnected. */
  render<Result>(
    work: (turn: () => Promise<void>) => Promise<Result>,
    signal: AbortSignal,
  ): Promise<Result | undefined> {
    const done = this.#last.then(() => (signal.aborted ? undefined : work(this.#turn)));
    this.#last = done.catch(() => undefined);
    return done;
  }
}

/** Answers the file of a result. Its address is enough, unless the account wants a key. */
export function getResult(
  request: HttpRequest,
  { account = '', until = '', file = '' }: Readonly<Record<string, string>>,
  { accounts, renderer }: { accounts: Accounts; renderer: Renderer },
): Promise<HttpResponse> {
  const owner = accounts.get(account);
  // Pages of the service show results, too: what they load is no request of a program.
  if (request.header('sec-fetch-site') === 'same-origin') notePage(request);
  else if (owner !== undefined) noteAccount(request, owner);
  if (owner?.alternatives.id('result-access') === 'with-key') {
    requireReader(request, { account: owner, accounts });
  }
  const nowMs = owner === undefined ? Number.POSITIVE_INFINITY : housekeepingOf(owner.clock).now();
  const lifetimeMs = owner === undefined ? 0 : resultLifetimeMs(owner.alternatives);
  const { signal } = request;
  // Only GET supports ranges (RFC 9110, section 14.2).
  const range = request.method === 'GET' ? request.header('range') : undefined;
  return serveResult({ until, file, range, signal }, { nowMs, lifetimeMs, renderer });
}

/**
 * Renders the result of an address, or the requested part of it, as video players request it.
 * Throws the problem `resultNotFound` for any other address.
 *
 * @rule result-lifetime
 * @rule result-download
 * @rule result-not-found
 */
export async function serveResult(
  { until, file, range = '', signal }: ResultRequest,
  { nowMs, lifetimeMs, renderer }: { nowMs: number; lifetimeMs: number; renderer: Renderer },
): Promise<HttpResponse> {
  const result = readFileName(file);
  if (result === undefined || !isOfferedTime(until, { nowMs, lifetimeMs })) {
    throw new Problem('resultNotFound', `No result ${file} exists here; it may have expired.`);
  }
  const headers = {
    'content-type': mediaTypes[result.format],
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
  };
  const body = await renderFile(result, (work) => renderer.render(work, signal));
  if (body === undefined) return { status: 200, headers, drop: true };
  const part = readRange(range, body.length);
  if (part === undefined) return { status: 200, headers, body };
  const { first, last } = part;
  return {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${first}-${last}/${body.length}` },
    body: body.subarray(first, last + 1),
  };
}

/** Whether a time is in the future, and not later than any job can have set it. */
function isOfferedTime(
  until: string,
  { nowMs, lifetimeMs }: { nowMs: number; lifetimeMs: number },
): boolean {
  if (until === 'forever') return lifetimeMs === Number.POSITIVE_INFINITY;
  const untilMs = /^\d{1,16}$/.test(until) ? Number(until) : 0;
  return nowMs < untilMs && untilMs <= nowMs + lifetimeMs;
}

/**
 * The one part that a `range` header asks for (RFC 9110, section 14.1.2), both ends included.
 * Undefined, which means the whole file, for several parts, for other units and for parts beyond
 * the end: a server may ignore the header (section 14.2).
 */
function readRange(range: string, length: number) {
  const match = /^bytes=(\d*)-(\d*)$/i.exec(range);
  if (match === null) return undefined;
  const [, from = '', to = ''] = match;
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  return first <= last ? { first, last } : undefined;
}
