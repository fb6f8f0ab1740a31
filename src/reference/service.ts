/** Builds the reference service. */
import { limits as controlLimits } from '#generated/control/tables.js';
import { defaults } from '#generated/service-settings/validators.js';
import { type Clock, systemTimers } from '../core/clock.ts';
import { isSameJson } from '../core/json.ts';
import { unpredictableDigits } from '../core/random.ts';
import { linkedSignal } from '../core/signals.ts';
import { ServiceChecks } from '../endpoints/service-checks.ts';
import { type FetchHandler, toFetch } from '../validation/adapters/fetch.ts';
import type { RenderError } from '../validation/adapters/node/read-errors.ts';
import type { HttpHandler, HttpRequest, HttpResponse } from '../validation/http.ts';
import type { Accounts } from './accounts/accounts.ts';
import { accountsFromSettings } from './accounts/create-accounts.ts';
import type { AlternativeSettings } from './alternatives/account-alternatives.ts';
import type { Control, ControlOptions } from './control/control-interface.ts';
import type { EngineStore } from './engine/engine-store.ts';
import type { MaybePromise } from './engine/maybe-promise.ts';
import { fetchSender, type SendWebhook } from './engine/send-webhook.ts';
import { OwnTexts } from './engine/shared-texts.ts';
import { Refusals } from './http/answer-refusals.ts';
import { readKeyHeader } from './http/authenticate.ts';
import { withConsoleSession } from './http/console-session.ts';
import { type OriginHeaders, originHeadersFor, withCrossOrigin } from './http/cross-origin.ts';
import { withGuessLimit } from './http/guess-limit.ts';
import { hostCheck, knownHosts } from './http/known-hosts.ts';
import { controlPrefix, receiverPrefix } from './http/paths-outside-api.ts';
import { RequestLogs } from './http/request-log.ts';
import { notePage } from './http/request-record.ts';
import { type ServedProfile, serveOperations } from './http/serve-operations.ts';
import { Problem, renderTransportError } from './http/service-problem.ts';
import { loadControl } from './load-control.ts';
import { eachOnce } from './models/unlisted-names.ts';
import { changeSettings, type SettingsChange } from './settings/change-settings.ts';
import {
  checkSettings,
  type ServiceSettings,
  unplayedWarnings,
} from './settings/check-settings.ts';

/** Options of a service. */
export interface ReferenceServiceOptions {
  readonly settings: ServiceSettings;
  /** The clock of all accounts. Default: each account has its own, according to its settings. */
  readonly clock?: Clock;
  /** The same seed gives the same ids and random values in the same order. Default: random. */
  readonly seed?: string | number;
  /** Default: `reference`. */
  readonly profile?: ServedProfile;
  /** Where replicas keep the jobs that they share. Default: in memory. */
  readonly store?: EngineStore | undefined;
  /** Sends webhook calls. Default: over the network. */
  readonly sendWebhook?: SendWebhook;
  /** Called with internal errors of the service; callers see an opaque 500. Default: none. */
  readonly onError?: (error: unknown) => void;
  /**
   * Called with each setting that has no effect: an alternative that this service does not play. Also
   * called once with each name in an input that a demo model ignores. Default: `console.warn`.
   */
  readonly onWarning?: (text: string) => void;
  /**
   * The control interface under `/control`: for all callers, or only for those with the token. With
   * `report`, it has a report of the contract checks.
   * Default: disabled.
   */
  readonly control?: { readonly enabled: boolean } & Pick<
    ControlOptions,
    'token' | 'reports' | 'publicKeys'
  >;
  /**
   * Whether pages under `/console` may call the service without an API key; needs the control
   * interface. Default: no.
   */
  readonly console?: boolean | undefined;
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
  /** Answers invalid HTTP, for `listen`. */
  readonly renderError: RenderError;
  /** The accounts with their clocks, jobs, ledgers and events, for use in process. */
  readonly accounts: Accounts;
  /**
   * Takes over other settings without losing jobs, except those of endpoints and accounts that are
   * removed. Says what changed, and what only changes with a restart. Throws a `TypeError` that names
   * every mistake; the earlier settings then stay in force, as they do where replicas share the accounts.
   */
  changeSettings(settings: ServiceSettings): readonly SettingsChange[];
  /** Stops everything. Callers that still wait get the current state of their jobs. */
  close(): void;
}

/** What the contract does not state, and its profile does not do. */
const statedOnly: AlternativeSettings = {
  'runsync-wait': 'unlimited',
  'webhook-of-failed-job': 'not-called',
  'webhook-of-cancelled-job': 'not-called',
  'webhook-of-late-job': 'not-called',
};

function warn(text: string): void {
  console.warn(text);
}

function withDefaults({
  seed = unpredictableDigits(),
  profile = 'reference',
  sendWebhook = fetchSender(),
  onWarning = warn,
  control = { enabled: false },
  console = false,
  hosts = [],
  pages = () => undefined,
  ...options
}: ReferenceServiceOptions) {
  return { ...options, seed, profile, sendWebhook, onWarning, control, console, hosts, pages };
}

type Options = ReturnType<typeof withDefaults>;

/**
 * Builds the service. It does not listen: pass `handle` to an adapter, or call `fetch`. Throws a
 * `TypeError` that names every invalid setting.
 *
 * @example
 * ```ts
 * import { createClient } from 'inference-contract/client';
 * import { createReferenceService } from 'inference-contract/reference';
 *
 * const service = createReferenceService({
 *   settings: {
 *     accounts: { tests: { keys: { 'test-key': {} } } },
 *     endpoints: { echo: { kind: 'serverless', worker: 'echo' } },
 *   },
 * });
 * const client = createClient({
 *   baseUrl: 'http://service.test',
 *   apiKey: 'test-key',
 *   fetch: service.fetch,
 * });
 * console.log(await client.runSync('echo', { input: { word: 'hello' } }));
 * service.close();
 * ```
 */
export function createReferenceService(serviceOptions: ReferenceServiceOptions): ReferenceService {
  const options = withDefaults(serviceOptions);
  const { settings, profile, stop } = options;
  checkSettings(settings, profile);
  warnOfUnplayed(settings, options);
  const closing = new AbortController();
  const stopping = linkedSignal([closing.signal, ...(stop === undefined ? [] : [stop])]);
  const checks = new ServiceChecks(options.onWarning);
  const compiling = checks.compile(settings.endpoints);
  const accounts = createServiceAccounts(options, checks);
  const requests = createRequestLogs(accounts, options);
  const refusals = new Refusals(accounts, options.onError);
  const current = { ...settings };
  const operations = serveOperations(profile, { accounts, stopping: stopping.signal });
  const control = createServiceControl(options, { accounts, requests, settings: current });
  const originHeaders = createOriginHeaders(accounts, options);
  const answer = answerFrom({ control, operations, pages: options.pages });
  const guarded = withGuards(answer, options, { accounts, refusals, originHeaders });
  const handle = after(compiling, requests?.recording(guarded) ?? guarded);
  return {
    handle,
    fetch: toFetch(handle, settings.memory),
    renderError(status, detail, request) {
      const refusal = refusals.present(renderTransportError(status, detail), request);
      const headers = request === undefined ? {} : originHeaders(request);
      const answer = { ...refusal, headers: { ...refusal.headers, ...headers } };
      requests?.recordRefusal(request, answer);
      return answer;
    },
    accounts,
    changeSettings: (next) => takeOver(next, { accounts, current, options }),
    close() {
      closing.abort();
      stopping.unlink();
      accounts.close();
    },
  };
}

function warnOfUnplayed(settings: ServiceSettings, { onWarning }: Options): void {
  for (const text of unplayedWarnings(settings)) onWarning(text);
}

function createServiceAccounts(options: Options, checks: ServiceChecks): Accounts {
  const { settings, clock, seed, store, control, onError } = options;
  const { historyJobs, historyBytes } = { ...defaults.MemorySettings, ...settings.memory };
  return accountsFromSettings(settings, {
    clock,
    seed: `${seed}`,
    send: options.sendWebhook,
    store,
    // Only the control interface shows requests, and jobs that callers cannot read any more.
    keptRequestBytes: control.enabled ? controlLimits.keptRequestBytes : 0,
    history: { jobs: control.enabled ? historyJobs : 0, bytes: historyBytes },
    profileAlternatives: options.profile === 'contract' ? statedOnly : {},
    onError,
    onIgnoredName: eachOnce(options.onWarning),
    checks,
  });
}

/** The first requests wait until the schemas of endpoints are compiled, if there are any. */
function after(compiling: Promise<void> | undefined, handle: HttpHandler): HttpHandler {
  if (compiling === undefined) return handle;
  let isDone = false;
  const done = compiling.then(() => {
    isDone = true;
  });
  return (request) => (isDone ? handle(request) : done.then(() => handle(request)));
}

function createRequestLogs(
  accounts: Accounts,
  { settings, control }: Options,
): RequestLogs | undefined {
  const requestLog = { ...defaults.RequestLogSettings, ...settings.requestLog };
  return control.enabled && requestLog.enabled ? new RequestLogs(accounts, requestLog) : undefined;
}

type ServiceControl = ReturnType<typeof lazyControl>;

function createServiceControl(
  { store, profile, control }: Options,
  parts: Pick<ControlOptions, 'accounts' | 'requests' | 'settings'>,
): ServiceControl {
  if (!control.enabled) return () => undefined;
  const instance = { ...(store?.run ?? newRun()), profile };
  return lazyControl({ ...parts, isShared: store !== undefined, instance, ...control });
}

function createOriginHeaders(
  accounts: Accounts,
  { corsOrigins, settings }: Options,
): OriginHeaders {
  return originHeadersFor(
    corsOrigins ?? settings.corsOrigins ?? defaults.ServiceSettings.corsOrigins,
    (request) =>
      accounts.alternativesOf(readKeyHeader(request.header('authorization'))).id('browser-origins'),
  );
}

interface HandlerParts extends Pick<Options, 'pages'> {
  readonly control: ServiceControl;
  readonly operations: (request: HttpRequest) => MaybePromise<HttpResponse> | undefined;
}

/** Without a promise where none is needed. */
function answerFrom({
  control,
  operations,
  pages,
}: HandlerParts): (request: HttpRequest) => MaybePromise<HttpResponse> {
  /** @rule unknown-path-is-404 */
  function answer(request: HttpRequest): MaybePromise<HttpResponse> {
    const answered = operations(request);
    if (answered !== undefined) return answered;
    const { method } = request;
    const page = method === 'GET' || method === 'HEAD' ? pages(request) : undefined;
    if (page !== undefined) {
      notePage(request);
      return page;
    }
    throw new Problem('pathNotFound', 'Nothing is served at this path.');
  }

  return (request) =>
    control(request)?.then((answered) => answered ?? answer(request)) ?? answer(request);
}

/** Refuses unknown hosts, other origins, sessions that are not open, and guesses of keys. */
function withGuards(
  answer: HttpHandler,
  { settings, hosts, store, control, console }: Options,
  {
    accounts,
    refusals,
    originHeaders,
  }: { accounts: Accounts; refusals: Refusals; originHeaders: OriginHeaders },
): HttpHandler {
  const { refuse, present } = refusals;
  const isKnownHost = knownHosts([...hosts, ...(settings.hosts ?? [])]);
  const requireKnownHost = hostCheck(isKnownHost);
  const ofKnownHosts: HttpHandler = (request) => {
    requireKnownHost(request);
    return answer(request);
  };
  const open = withCrossOrigin(ofKnownHosts, { headersFor: originHeaders, refuse });
  if (!console || !control.enabled) return withGuessLimit(open, { present });
  const { token } = control;
  const texts = store?.texts ?? new OwnTexts();
  const session = withConsoleSession(open, { accounts, token, texts, isKnownHost, refuse });
  return withGuessLimit(session, { present });
}

function takeOver(
  next: ServiceSettings,
  {
    accounts,
    current,
    options,
  }: { accounts: Accounts; current: ServiceSettings; options: Options },
): readonly SettingsChange[] {
  checkSettings(next, options.profile);
  if (options.store !== undefined) {
    const text = 'replicas share the accounts: restart them one after the other';
    return isSameJson(next, current) ? [] : [{ text, isDone: false }];
  }
  const { settings, changes } = changeSettings(accounts, { before: current, after: next });
  Object.assign(current, { alternatives: undefined, answerTimes: undefined }, settings);
  warnOfUnplayed(settings, options);
  return changes;
}

/** The run of a service that shares nothing with other processes. */
function newRun(): EngineStore['run'] {
  return { instanceId: unpredictableDigits(), startedMs: systemTimers().now() };
}

/**
 * Answers calls like `createControl`. Undefined, or a promise of it, for other paths. The control
 * interface is loaded with its first call: most services are never controlled.
 */
function lazyControl(
  options: ControlOptions,
): (request: HttpRequest) => Promise<HttpResponse | undefined> | undefined {
  let loaded: Promise<Control> | undefined;
  return (request) => {
    const { target } = request;
    if (!target.startsWith(controlPrefix) && !target.startsWith(receiverPrefix)) return undefined;
    loaded ??= loadControl().then((createControl) => createControl(options));
    return loaded.then((control) => control(request));
  };
}
