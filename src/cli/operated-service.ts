/** The service as it is operated: with its log, its figures, and the pages that machines ask for. */
import { setMaxListeners } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../core/clock.ts';
import { codeOf } from '../core/system-error.ts';
import { Metrics } from '../reference/http/metrics.ts';
import {
  createReferenceService,
  type ReferenceService,
  type ReferenceServiceOptions,
} from '../reference/service.ts';
import type { Listening } from '../validation/adapters/node-http.ts';
import { type HttpResponse, jsonResponse } from '../validation/http.ts';
import { pathOf } from '../validation/request/path-router.ts';
import { packageFile } from './command.ts';
import type { Log } from './log.ts';

/** What surrounds a service. */
export interface Operation {
  readonly log: Log;
  /** What the time of an answer is measured with; the accounts have clocks of their own. */
  readonly clock: Clock;
  /** Further pages, such as the documentation. */
  readonly pages: (target: string) => HttpResponse | undefined;
  /** Aborted when the process is asked to end: then it is not ready any more, and streams end. */
  readonly stop: AbortSignal;
}

/** Builds the service; whatever it does from now on is logged and counted. */
export function createOperatedService(
  options: Omit<ReferenceServiceOptions, 'onFault' | 'pages' | 'stop'>,
  { log, clock, pages, stop }: Operation,
): Pick<ReferenceService, 'handle' | 'accounts' | 'close'> {
  // Every stream of events waits for it.
  setMaxListeners(0, stop);
  const service = createReferenceService({
    ...options,
    stop,
    onFault(error) {
      log.fault(error);
      metrics.fault();
    },
    pages: (target) => operation(target) ?? pages(target),
  });
  const metrics = new Metrics(service.accounts);
  const operation = operationPages({ isDraining: () => stop.aborted, metrics });
  service.accounts.follow((account) => {
    metrics.follow(account);
    account.engine.events.subscribe((event) => log.happened(account.id, event));
  });
  return {
    async handle(request) {
      const startMs = clock.now();
      const answer = await service.handle(request);
      metrics.answered(request, answer);
      log.answered(request, answer, clock.now() - startMs);
      const { stream } = answer;
      return stream === undefined ? answer : { ...answer, stream: endingWith(stop, stream) };
    },
    accounts: service.accounts,
    close: () => service.close(),
  };
}

/** How long the answers of callers that waited in vain may take on their way, in milliseconds. */
const lastAnswersMs = 1000;

/**
 * Takes no more connections and lets the answers that are under way finish; after `graceMs` callers
 * that still wait are answered with their jobs as they are. Resolves when all have been answered,
 * or when those last answers have had their time.
 */
export async function drain(
  { listening, service }: { listening: Listening; service: Pick<ReferenceService, 'close'> },
  { graceMs, clock }: { graceMs: number; clock: Clock },
): Promise<void> {
  const closed = listening.close();
  await within(graceMs, closed, clock);
  service.close();
  await within(lastAnswersMs, closed, clock);
}

/** Rejects only with the work itself. */
function within(ms: number, work: Promise<void>, clock: Clock): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = clock.schedule(clock.now() + ms, resolve);
    work.finally(() => clock.cancel(late)).then(resolve, reject);
  });
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

/** What the pages tell of. */
export interface Operated {
  /** Whether the process has been asked to end. */
  isDraining(): boolean;
  readonly metrics: { render(): Promise<string> };
}

/**
 * `/healthz` answers 200 while the process lives, `/readyz` 503 once it has been asked to end, and
 * `/metrics` the figures. Undefined for any other path.
 */
export function operationPages({
  isDraining,
  metrics,
}: Operated): (target: string) => HttpResponse | Promise<HttpResponse> | undefined {
  return (target) => {
    switch (pathOf(target)) {
      case '/healthz':
        return fresh(jsonResponse(200, { status: 'alive' }));
      case '/readyz':
        return fresh(
          isDraining()
            ? jsonResponse(503, { status: 'draining' })
            : jsonResponse(200, { status: 'ready' }),
        );
      case '/metrics':
        return metrics.render().then((body) =>
          fresh({
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

function fresh(answer: HttpResponse): HttpResponse {
  return { ...answer, headers: { ...answer.headers, 'cache-control': 'no-store' } };
}

/** Serves the built documentation and the documents themselves under /docs. */
/** The pages that `npm run docs` builds. */
const documentationFiles = ['reference.html', 'contract.html', 'control.html'] as const;

const documents: ReadonlyMap<string, string> = new Map([
  ['/docs/reference.json', 'generated/reference/openapi.json'],
  ['/docs/contract.json', 'generated/contract/openapi.json'],
  ['/docs/control.json', 'generated/control/openapi.json'],
]);

/**
 * Finds a page by its path. Files are read when they are asked for, so that a build is seen at
 * once; where there is none yet, the page says how to make one.
 * @param folder where the built pages are
 */
export function documentationPages(folder: string): (target: string) => HttpResponse | undefined {
  return (target) => {
    const path = pathOf(target);
    if (path === '/docs' || path === '/docs/') return html(choice);
    const document = documents.get(path);
    if (document !== undefined) {
      return {
        status: 200,
        headers: { 'content-type': 'application/json' },
        body: readFileSync(packageFile(document)),
      };
    }
    const file = documentationFiles.find((name) => path === `/docs/${name}`);
    return file === undefined ? undefined : html(contentOf(join(folder, file)) ?? notBuilt);
  };
}

function contentOf(file: string): Uint8Array | undefined {
  try {
    return readFileSync(file);
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return undefined;
    throw cause;
  }
}

function html(body: string | Uint8Array): HttpResponse {
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}

function page(content: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Documentation</title>
<style>
  :root { color-scheme: light dark; }
  body { max-width: 40rem; margin: 4rem auto; padding: 0 1.5rem; font: 1rem/1.6 system-ui, sans-serif; }
  code { font-size: 0.95em; }
  dt { margin-top: 1.5rem; font-size: 1.15rem; font-weight: 600; }
  dd { margin: 0.25rem 0 0; }
</style>
${content}
</html>
`;
}

const choice = page(`<h1>Documentation</h1>
<dl>
<dt><a href="/docs/reference.html">Reference</a></dt>
<dd>What this service does: the contract, and what was chosen where the contract is silent.
As a document: <a href="/docs/reference.json">reference.json</a>.</dd>
<dt><a href="/docs/contract.html">Contract</a></dt>
<dd>Only what is stated of the service, for clients that are to work with every deployment.
As a document: <a href="/docs/contract.json">contract.json</a>.</dd>
<dt><a href="/docs/control.html">Control interface</a></dt>
<dd>How tests move time, watch what happens and let things go wrong; no part of the contract.
As a document: <a href="/docs/control.json">control.json</a>.</dd>
</dl>`);

const notBuilt = page(`<h1>Not built yet</h1>
<p>Run <code>npm run docs</code>, then reload this page.</p>
<p>The documents are there without it: <a href="/docs/reference.json">reference.json</a>,
<a href="/docs/contract.json">contract.json</a>,
<a href="/docs/control.json">control.json</a>.</p>`);
