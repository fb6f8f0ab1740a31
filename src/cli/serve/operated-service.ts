/** The running service: with its log, metrics, health pages and documentation pages. */
import { setMaxListeners } from 'node:events';
import { type Clock, settledWithin, waitForArrivals, wallClockLimit } from '../../core/clock.ts';
import { SkippingClock } from '../../core/skipping-clock.ts';
import type { Account } from '../../reference/accounts/account.ts';
import { andThen } from '../../reference/engine/maybe-promise.ts';
import { Metrics } from '../../reference/http/metrics.ts';
import {
  createReferenceService,
  type ReferenceService,
  type ReferenceServiceOptions,
} from '../../reference/service.ts';
import type { Listening } from '../../validation/adapters/node-http.ts';
import { type HttpRequest, type HttpResponse, jsonResponse } from '../../validation/http.ts';
import { pathOfTarget } from '../../validation/request/path-router.ts';
import type { Log } from './log.ts';

export interface ServiceOperation {
  readonly log: Log;
  /** Measures how long answers take. Accounts have their own clocks. */
  readonly clock: Clock;
  /** Further pages, such as the documentation. */
  readonly pages: (request: HttpRequest) => HttpResponse | Promise<HttpResponse> | undefined;
  /** Aborted when the process must stop: `/readyz` then answers 503, and streams end. */
  readonly stop: AbortSignal;
}

/** Builds the service with its log and metrics. */
export function createOperatedService(
  options: Omit<ReferenceServiceOptions, 'onError' | 'onWarning' | 'pages' | 'stop'>,
  { log, clock, pages, stop }: ServiceOperation,
): Omit<ReferenceService, 'fetch'> {
  // Every event stream listens to it.
  setMaxListeners(0, stop);
  const service = createReferenceService({
    ...options,
    stop,
    onError(error) {
      log.internalError(error);
    },
    onWarning: (text) => log.warn(text),
    pages: (request) => operation(request.target) ?? pages(request),
  });
  const metrics = new Metrics(service.accounts, () => log.internalErrors);
  const { store } = options;
  const operation = operationPages({
    isDraining: () => stop.aborted,
    hasStore: store === undefined ? undefined : () => store.isUsable(),
    metrics,
  });
  service.accounts.follow((account) => {
    metrics.follow(account);
    if (log.hasEvents) {
      account.engine.events.subscribeOwn((event, sequence, atMs) =>
        log.logEvent(account.id, event, { sequence, atMs }),
      );
    }
    logSkips(account, log);
  });
  return {
    handle(request) {
      const startMs = clock.now();
      return andThen(service.handle(request), (answer) => {
        metrics.countAnswer(request, answer);
        log.logAnswer(request, answer, clock.now() - startMs);
        const { stream } = answer;
        return stream === undefined ? answer : { ...answer, stream: endingWith(stop, stream) };
      });
    },
    renderError: service.renderError,
    accounts: service.accounts,
    changeSettings: (settings) => service.changeSettings(settings),
    close: () => service.close(),
  };
}

function logSkips({ id, clock, engine }: Account, log: Log): void {
  if (!(clock instanceof SkippingClock)) return;
  const due = () => andThen(engine.due(1), ([first]) => first?.kind);
  clock.follow((skip) => log.logSkip(id, skip, due));
  clock.followUnrest((by) =>
    log.warn(
      `account ${id}: its clock cannot skip, although something has been due for 10 s: somebody always acts, last with ${by}. Pause between requests, or set skipping.idleMs lower.`,
    ),
  );
}

/** The most time for the last answers, at the end of the grace time, in milliseconds. */
const lastAnswersMs = 1000;

/** The same where there is hardly any grace time. */
const shortestMs = 100;

/**
 * Accepts no more connections and finishes pending answers. Shortly before the end of `graceMs`, callers
 * that still wait get the current state of their jobs, so that whoever kills the process then does not
 * cut them off. Resolves when all answers are sent or late.
 */
export async function drain(
  { listening, service }: { listening: Listening; service: Pick<ReferenceService, 'close'> },
  { graceMs, clock }: { graceMs: number; clock: Clock },
): Promise<void> {
  const closed = listening.close();
  const lastMs = Math.min(lastAnswersMs, graceMs / 2);
  await settledWithin(graceMs - lastMs, closed, clock);
  service.close();
  await settledWithin(Math.max(lastMs, shortestMs), closed, clock);
}

/** The same stream, which also ends when `stop` is aborted. */
function endingWith(stop: AbortSignal, stream: AsyncIterable<string>): AsyncIterable<string> {
  const source = stream[Symbol.asyncIterator]();
  const end = () => void source.return?.();
  if (stop.aborted) end();
  else stop.addEventListener('abort', end, { once: true });
  return {
    [Symbol.asyncIterator]: () => ({
      async next() {
        const result = await source.next();
        if (result.done) stop.removeEventListener('abort', end);
        return result;
      },
      async return() {
        stop.removeEventListener('abort', end);
        return (await source.return?.()) ?? { done: true, value: undefined };
      },
    }),
  };
}

export interface ServiceState {
  isDraining(): boolean;
  /** Whether the shared store answers and takes changes. Default: there is none. */
  readonly hasStore?: (() => Promise<boolean>) | undefined;
  readonly metrics: { render(): Promise<string> };
}

/**
 * `/healthz` answers 200. `/readyz` answers 503 once the process is stopping, and while a shared
 * store does not answer within a second, or rejects writes. `/metrics` answers the metrics. Undefined for other paths.
 */
export function operationPages({
  isDraining,
  hasStore,
  metrics,
}: ServiceState): (target: string) => HttpResponse | Promise<HttpResponse> | undefined {
  return (target) => {
    switch (pathOfTarget(target)) {
      case '/healthz':
        return withoutCaching(jsonResponse(200, { status: 'alive' }));
      case '/readyz':
        if (isDraining()) return withoutCaching(jsonResponse(503, { status: 'draining' }));
        return hasStore === undefined
          ? ready
          : answerInTime(hasStore()).then((has) => (has ? ready : unready));
      case '/metrics':
        return metrics.render().then((body) =>
          withoutCaching({
            status: 200,
            headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' },
            body,
          }),
        );
      default:
        return undefined;
    }
  };
}

/** A load balancer takes an answer after two seconds for none, and ends the connections of those who wait. */
const longestProbeMs = 1000;

/** False if the answer is not there in time, although the process could read it. */
async function answerInTime(answer: Promise<boolean>): Promise<boolean> {
  const limit = wallClockLimit(longestProbeMs);
  const late = new Promise<boolean>((resolve) => {
    limit.signal.addEventListener('abort', () => void waitForArrivals().then(() => resolve(false)));
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    limit.release();
  }
}

const ready = withoutCaching(jsonResponse(200, { status: 'ready' }));
const unready = withoutCaching(jsonResponse(503, { status: 'storeUnavailable' }));

function withoutCaching(answer: HttpResponse): HttpResponse {
  return { ...answer, headers: { ...answer.headers, 'cache-control': 'no-store' } };
}
