import { operations } from '#generated/reference/tables.js';
import type { Clock } from '../core/clock.ts';
import { canonicalHost, isLoopback } from '../core/loopback.ts';
import { unpredictableDigits } from '../core/random.ts';
import { type FetchHandler, toFetch } from '../validation/adapters/fetch.ts';
import { quotedExcerpt } from '../validation/errors/excerpt.ts';
import type { HttpHandler, HttpRequest, HttpResponse } from '../validation/http.ts';
import { accountsOf } from './account.ts';
import type { Control, ControlOptions } from './control/control.ts';
import { fetchSender, type SendWebhook } from './engine/webhook-calls.ts';
import type { Accounts } from './http/accounts.ts';
import { Problem, renderProblem } from './http/problem.ts';
import { type Profile, serveOperations } from './http/serve-operations.ts';
import { checkSettings, type ServiceSettings } from './settings.ts';

/** The reference service, put together. */
export type { Profile, ServiceSettings };

/** What a service is made of. */
export interface ReferenceServiceOptions {
  readonly settings: ServiceSettings;
  /** Time of all accounts. Default: each has a clock of its own, as its settings say. */
  readonly clock?: Clock;
  /**
   * With the same seed, the service makes the same ids and random values in the same order.
   * Default: one drawn at random.
   */
  readonly seed?: string | number;
  /** Default: `reference`. */
  readonly profile?: Profile;
  /** Calls the webhooks of jobs. Default: over the network. */
  readonly sendWebhook?: SendWebhook;
  /** Told of faults of the service itself; callers see an opaque 500. Default: nobody. */
  readonly onFault?: (error: unknown) => void;
  /**
   * The control interface under `/control`: there for everybody who can reach the service, or, with
   * a token, for callers that show it. Default: not there.
   */
  readonly control?: { readonly enabled: boolean; readonly token?: string | undefined };
  /**
   * Names under which what needs no key is served, beside those of loopback and those of the
   * settings. Default: no others.
   */
  readonly hosts?: readonly string[] | undefined;
  /**
   * Aborted when the service is about to end: submissions are refused from then on, and all else is
   * still answered. Default: they are refused from `close` on.
   */
  readonly stop?: AbortSignal | undefined;
  /** Serves what is beside the contract, such as `/docs`; undefined for what it does not know. */
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
  /** Ends all that is pending. Callers that still wait are answered with the job as it is. */
  close(): void;
}

type Answer = HttpResponse | Promise<HttpResponse>;

/**
 * Builds the service. Nothing listens yet: hand `handle` to an adapter, or call `fetch`. Throws a
 * `TypeError` that names every setting that is none.
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

  function handle(request: HttpRequest): Answer {
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

/**
 * The names under which the service answers what needs no key. A page of the web can let its own
 * name lead to this machine (DNS rebinding), and a browser then takes the service for a part of
 * that page; but the browser names the page's host with every request.
 */
/** What the paths of all operations that need a key begin with. */
const keyedPaths = operations.runJob.path.slice(0, operations.runJob.path.indexOf('{'));

/**
 * Makes the check of a request that needs no key: whether it was meant for a loopback name or
 * address, or for one of `names`. It throws the problem `misdirectedRequest` where a page of the
 * web may be behind the request.
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

/** Letter case, the port and a dot at the end do not count. What is no authority is not known. */
function isKnown(authority: string, known: ReadonlySet<string>): boolean {
  const host = /^(\[[\da-f:.]+\]|[\w.~-]+)(?::\d{0,5})?$/i.exec(authority)?.[1];
  if (host === undefined) return false;
  return isLoopback(host) || known.has(canonicalHost(host));
}

/** Loads the control interface with its first call: most services are never controlled. */
/** What the paths of the interface's document begin with. */
const prefix = '/control/';

/**
 * Answers calls like `createControl`. Undefined, or resolves with it, and the request is untouched,
 * where the path is none of its own.
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
