/** The reference service, put together. */
import { compiled as contract } from '#generated/contract/validators/index.js';
import { operations as documented, limits, type OperationId } from '#generated/reference/tables.js';
import type { operations } from '#generated/reference/types.d.ts';
import { compiled as reference } from '#generated/reference/validators/index.js';
import type { components } from '#generated/service-settings/types.d.ts';
import { defaults, validateServiceSettings } from '#generated/service-settings/validators.js';
import type { Clock } from '../core/clock.ts';
import { unpredictableDigits } from '../core/random.ts';
import { type FetchHandler, toFetch } from '../validation/adapters/fetch.ts';
import { quotedExcerpt } from '../validation/excerpt.ts';
import { describeFindings } from '../validation/findings.ts';
import type { HttpHandler, HttpRequest, HttpResponse } from '../validation/http.ts';
import { type CompiledDocument, loadValidator } from '../validation/load-validator.ts';
import { createAccounts } from './account.ts';
import { lazyControl } from './control/lazy-control.ts';
import { fetchSender, type SendWebhook } from './engine/webhook-calls.ts';
import { Memory } from './engine-memory/memory.ts';
import { WebhookTurns } from './engine-memory/webhooks.ts';
import type { Accounts } from './http/accounts.ts';
import { dispatch } from './http/dispatch.ts';
import { hostCheck } from './http/hosts.ts';
import { cancelJob } from './http/operations/cancel-job.ts';
import { getEndpointHealth } from './http/operations/get-endpoint-health.ts';
import { getJobStatus } from './http/operations/get-job-status.ts';
import { getJobStatusSync } from './http/operations/get-job-status-sync.ts';
import { getResult } from './http/operations/get-result.ts';
import type { Operation } from './http/operations/operation.ts';
import { purgeQueue } from './http/operations/purge-queue.ts';
import { retryJob } from './http/operations/retry-job.ts';
import { runJob } from './http/operations/run-job.ts';
import { runJobSync } from './http/operations/run-job-sync.ts';
import { streamJob } from './http/operations/stream-job.ts';
import { Problem, renderProblem } from './http/problem.ts';
import { createRouter, type Routed } from './http/read-request.ts';
import { Renderer } from './http/results.ts';

/** What is served: the contract alone, or with what the reference adds to it. */
export type Profile = 'contract' | 'reference';

/** What the service knows when it starts; `mocks/service.schema.json` describes each setting. */
export type ServiceSettings = components['schemas']['ServiceSettings'];

/** What a service is made of. */
export interface ReferenceServiceOptions {
  readonly settings: ServiceSettings;
  /** Time of all accounts. Default: each has a clock of its own, as its settings say. */
  readonly clock?: Clock;
  /** With the same seed, the service makes the same ids and random values in the same order. Default: one drawn at random. */
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
  readonly pages?: (path: string) => HttpResponse | Promise<HttpResponse> | undefined;
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

/** What the paths of all operations that need a key begin with. */
const keyedPaths = documented.runJob.path.slice(0, documented.runJob.path.indexOf('{'));

/** The documents of the profiles. Results are downloaded in both: jobs name their addresses. */
const documents: Readonly<Record<Profile, CompiledDocument>> = {
  contract: {
    ...contract,
    plan: {
      ...contract.plan,
      operations: [
        ...contract.plan.operations,
        ...reference.plan.operations.filter(({ id }) => id === 'getResult'),
      ],
    },
  },
  reference,
};

const { requestBodyBytes, nestingDepth: depth, requestParts: parts } = limits;

/**
 * What the bodies of an operation may have at most.
 *
 * @rule request-size
 * @rule request-depth
 * @rule request-parts
 */
function bodyBounds(operationId: string) {
  const isSync = operationId === 'runJobSync';
  return { bytes: requestBodyBytes[isSync ? 'runJobSync' : 'runJob'], depth, parts };
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
  const isKnownHost = hostCheck([...hosts, ...(settings.hosts ?? [])]);
  const closing = new AbortController();
  const stopping = stop === undefined ? closing.signal : AbortSignal.any([stop, closing.signal]);
  const accounts = createAccounts(settings.accounts, {
    endpoints: settings.endpoints,
    clock,
    seed: `${seed}`,
    send: sendWebhook,
    webhookTurns: new WebhookTurns(
      settings.webhooks?.concurrentCalls ?? defaults.WebhookSettings.concurrentCalls,
    ),
    accountBytes: settings.memory?.accountBytes ?? defaults.MemorySettings.accountBytes,
    serviceMemory: new Memory(
      settings.memory?.serviceBytes ?? defaults.MemorySettings.serviceBytes,
    ),
    webhookHosts: settings.webhooks?.hosts,
    limits: settings.limits === 'public' ? limits.rates : undefined,
    objectOutputOnly: settings.outputs !== 'any',
    onFault,
  });

  const renderer = new Renderer();
  const validator = loadValidator<operations>(documents[profile], {
    security: 'unchecked',
    undocumented: 'pass',
    body: bodyBounds,
    // An input that was encoded twice may hold credentials.
    secretNames: ['input'],
  });
  const route = createRouter(validator, Problem);
  const job =
    <Id extends OperationId>(operation: Operation<Id>) =>
    (routed: Routed<operations, Id>): Answer =>
      dispatch(operation, routed, { accounts, stopping });
  const handlers: { readonly [Id in OperationId]: (routed: Routed<operations, Id>) => Answer } = {
    runJob: job(runJob),
    runJobSync: job(runJobSync),
    getJobStatus: job(getJobStatus),
    getJobStatusSync: job(getJobStatusSync),
    getJobStatusSyncByPost: job(getJobStatusSync),
    streamJob: job(streamJob),
    streamJobByPost: job(streamJob),
    cancelJob: job(cancelJob),
    retryJob: job(retryJob),
    purgeQueue: job(purgeQueue),
    getEndpointHealth: job(getEndpointHealth),
    getResult: ({ request, path }) => getResult(request, path, { accounts, renderer }),
  };
  function handleRouted<Id extends OperationId>(routed: Routed<operations, Id>): Answer {
    return handlers[routed.operationId](routed);
  }

  const controlled = control.enabled
    ? lazyControl({
        accounts,
        endpointIds: new Set(Object.keys(settings.endpoints)),
        token: control.token,
      })
    : () => undefined;

  /** @rule internal-error-is-opaque */
  function refuse(error: unknown): HttpResponse {
    if (error instanceof Problem) return renderProblem(error);
    onFault?.(error);
    return renderProblem(new Problem('internalError', 'The service failed; its log says why.'));
  }

  /**
   * Throws where a page of the web may be behind a request that needs no key.
   *
   * @rule unknown-host-is-421
   */
  function requireKnownHost({ authority, target }: HttpRequest): void {
    if (authority === undefined || target.startsWith(keyedPaths) || isKnownHost(authority)) return;
    throw new Problem(
      'misdirectedRequest',
      `Expected a host of this service, such as localhost or one that its settings name, got ${quotedExcerpt(authority)}.`,
    );
  }

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

  /**
   * Path and method are looked at first; the rest in the order of `dispatch`.
   *
   * @rule error-precedence
   * @rule invalid-request-is-400
   * @rule internal-error-is-500
   * @rule unknown-path-is-404
   * @rule unknown-method-is-405
   * @rule path-encoding-is-400
   */
  function answer(request: HttpRequest): Answer {
    const routed = route(request);
    if (routed !== undefined) return handleRouted(routed);
    const { method, target } = request;
    const page = method === 'GET' || method === 'HEAD' ? pages(target) : undefined;
    if (page !== undefined) return page;
    throw new Problem('pathNotFound', 'Nothing is served at this path.');
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

function checkSettings(settings: unknown): void {
  if (validateServiceSettings(settings)) return;
  const findings = describeFindings(validateServiceSettings.errors ?? [], {
    value: settings,
    location: 'body',
  });
  const places = findings.map(
    ({ pointer, expected, received }) => `expected ${expected} at ${pointer}, got ${received}`,
  );
  throw new TypeError(`These are no settings of the service: ${places.join('; ')}.`);
}
