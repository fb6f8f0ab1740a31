/** The reference service, put together. */
import { operations } from '#generated/reference/tables.js';
import { defaults } from '#generated/service-settings/validators.js';
import type { Clock } from '../core/clock.ts';
import { canonicalHost, isLoopback } from '../core/network.ts';
import { unpredictableDigits } from '../core/random.ts';
import { type FetchHandler, toFetch } from '../validation/adapters/fetch.ts';
import { quotedExcerpt } from '../validation/errors/excerpt.ts';
import type { HttpHandler, HttpRequest, HttpResponse } from '../validation/http.ts';
import { accountsOf } from './account.ts';
import type { Control, ControlOptions } from './control/control.ts';
import { fetchSender, type SendWebhook } from './engine/webhook-calls.ts';
import type { Accounts } from './http/accounts.ts';
import { withCrossOrigin } from './http/cross-origin.ts';
import { Problem, renderProblem } from './http/problem.ts';
import { type Profile, serveOperations } from './http/serve-operations.ts';
import { checkSettings, type ServiceSettings } from './settings.ts';

export type { Profile, ServiceSettings };

/** Options of a service. */
export interface ReferenceServiceOptions {
  readonly settings: ServiceSettings;
  /** The clock of all accounts. Default: each account has its own, according to its settings. */
  readonly clock?: Clock;
  /** The same seed gives the same ids and random values in the same order. Default: random. */
  readonly seed?: string | number;
  /** Default: `reference`. */
  readonly profile?: Profile;
  /** Sends webhook calls. Default: over the network. */
  readonly sendWebhook?: SendWebhook;
  /** Called with internal errors of the service; callers see an opaque 500. Default: none. */
  readonly onFault?: (error: unknown) => void;
  /**
   * The control interface under `/control`: for all callers, or only for those with the token.
   * Default: disabled.
   */
  readonly control?: { readonly enabled: boolean; readonly token?: string | undefined };
  /**
   * Host names under which requests without a key are served, besides loopback names and those of
   * the settings. Default: none.
   */
  readonly hosts?: readonly string[] | undefined;
  /**
   * Origins whose web pages may call the operations; `loopback` means those of this machine.
   * Default: the setting `corsOrigins`.
   */
  readonly corsOrigins?: readonly string[] | undefined;
  /**
   * Aborted when the service is stopping: it then refuses submissions and still answers other
   * requests. Default: `close` stops it.
   */
  readonly stop?: AbortSignal | undefined;
  /** Serves other pages, such as `/docs`; undefined for unknown paths. */
  readonly pages?: (request: HttpRequest) => HttpResponse | Promise<HttpResponse> | undefined;
}

/** A running service. */
export interface ReferenceService {
  /** From a request to its answer; never rejects. */
  readonly handle: HttpHandler;
  /** The same as a fetch handler, for tests without a socket. */
  readonly fetch: FetchHandler;
  /** The accounts with their clocks, jobs, ledgers and events, for use in process. */
  readonly accounts: Accounts;
  /** Stops everything. Callers that still wait get the current state of their jobs. */
  close(): void;
}

type Answer = HttpResponse | Promise<HttpResponse>;

/**
 * Builds the service. It does not listen: pass `handle` to an adapter, or call `fetch`. Throws a
 * `TypeError` that names every invalid setting.
 */
export function createReferenceService({
  settings,
  clock,
  seed = unpredictableDigits(),
  profile = 'reference',
  sendWebhook = fetchSender(),
  onFault,
  control = { enabled: false },
  hosts = [],
  corsOrigins,
  stop,
  pages = () => undefined,
}: ReferenceServiceOptions): ReferenceService {
  checkSettings(settings);
  const closing = new AbortController();
  const stopping = stop === undefined ? closing.signal : AbortSignal.any([stop, closing.signal]);
  const accounts = accountsOf(settings, { clock, seed: `${seed}`, send: sendWebhook, onFault });
  const requireKnownHost = hostCheck([...hosts, ...(settings.hosts ?? [])]);
  const operations = serveOperations(profile, { accounts, stopping });
  const endpointIds = new Set(Object.keys(settings.endpoints));
  const controlled = control.enabled
    ? lazyControl({ accounts, endpointIds, token: control.token })
    : () => undefined;

  const handle = withCrossOrigin(
    handleSameOrigin,
    corsOrigins ?? settings.corsOrigins ?? defaults.ServiceSettings.corsOrigins,
  );

  function handleSameOrigin(request: HttpRequest): Answer {
    try {
      requireKnownHost(request);
      const control = controlled(request);
      const settled = control?.then((own) => own ?? answer(request)) ?? answer(request);
      return settled instanceof Promise ? settled.catch(refuse) : settled;
    } catch (error) {
      return refuse(error);
    }
  }

  /** @rule unknown-path-is-404 */
  function answer(request: HttpRequest): Answer {
    const answered = operations(request);
    if (answered !== undefined) return answered;
    const { method } = request;
    const page = method === 'GET' || method === 'HEAD' ? pages(request) : undefined;
    if (page !== undefined) return page;
    throw new Problem('pathNotFound', 'Nothing is served at this path.');
  }

  /**
   * @rule internal-error-is-500
   * @rule internal-error-is-opaque
   */
  function refuse(error: unknown): HttpResponse {
    if (error instanceof Problem) return renderProblem(error);
    onFault?.(error);
    return renderProblem(new Problem('internalError', 'The service failed; its log says why.'));
  }

  return {
    handle,
    fetch: toFetch(handle),
    accounts,
    close() {
      closing.abort();
      accounts.close();
    },
  };
}

/** What the paths of all operations that need a key begin with. */
const keyedPaths = operations.runJob.path.slice(0, operations.runJob.path.indexOf('{'));

/**
 * Makes the check for requests without a key: their host must be a loopback name or address, or one
 * of `names`. Otherwise the check throws the problem `misdirectedRequest`: a web page can point its
 * own name to this machine (DNS rebinding), so that a browser treats the service as part of that
 * page; but the browser then sends the page's host with every request.
 * @param names hosts without a port; IPv6 addresses with or without brackets
 *
 * @rule unknown-host-is-421
 */
function hostCheck(names: Iterable<string>): (request: HttpRequest) => void {
  const known = new Set([...names].map(canonicalHost));
  return ({ authority, target }) => {
    if (authority === undefined || target.startsWith(keyedPaths)) return;
    if (isKnown(authority, known)) return;
    throw new Problem(
      'misdirectedRequest',
      `Expected a host of this service, such as localhost or one that its settings name, got ${quotedExcerpt(authority)}.`,
    );
  };
}

/** Ignores letter case, the port and a final dot. An invalid authority is unknown. */
function isKnown(authority: string, known: ReadonlySet<string>): boolean {
  const host = /^(\[[\da-f:.]+\]|[\w.~-]+)(?::\d{0,5})?$/i.exec(authority)?.[1];
  if (host === undefined) return false;
  return isLoopback(host) || known.has(canonicalHost(host));
}

/** The prefix of the interface's paths. */
const prefix = '/control/';

/**
 * Answers calls like `createControl`. Undefined, or a promise of it, for other paths. Loads the
 * control interface with its first call, because most services are never controlled.
 */
function lazyControl(
  options: ControlOptions,
): (request: HttpRequest) => Promise<HttpResponse | undefined> | undefined {
  let loaded: Promise<Control> | undefined;
  return (request) => {
    if (!request.target.startsWith(prefix)) return undefined;
    loaded ??= import('./control/control.ts').then(({ createControl }) => createControl(options));
    return loaded.then((control) => control(request));
  };
}
