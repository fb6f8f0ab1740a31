/** The reference service, put together. */
import { operations as documented } from '#generated/reference/tables.js';
import type { components } from '#generated/service-settings/types.d.ts';
import { defaults } from '#generated/service-settings/validators.js';
import { type Clock, systemClock } from '../clock.ts';
import { type FetchHandler, toFetch } from '../validation/adapters/fetch.ts';
import type { HttpHandler, HttpRequest, HttpResponse } from '../validation/http.ts';
import { createRouter } from '../validation/router.ts';
import { Account } from './account.ts';
import { authenticate, type KnownKey } from './authentication.ts';
import { getJobStatus } from './operations/get-job-status.ts';
import type { Operation, Profile } from './operations/operation.ts';
import { runJob } from './operations/run-job.ts';
import { runJobSync } from './operations/run-job-sync.ts';
import { Problem, renderProblem } from './problem.ts';
import { seededRandom } from './random.ts';
import { resultsPath, serveResult } from './results.ts';
import { fetchSender, type SendWebhook } from './webhooks.ts';

/** What the service knows when it starts; `mocks/service.schema.json` describes each setting. */
export type ServiceSettings = components['schemas']['ServiceSettings'];

/** What a service is made of. */
export interface ReferenceServiceOptions {
  readonly settings: ServiceSettings;
  /** Time of all accounts. Default: the system's. */
  readonly clock?: Clock;
  /** The same seed gives the same identifiers in the same order. Default: `0`. */
  readonly seed?: string | number;
  /** Default: `reference`. */
  readonly profile?: Profile;
  /** Calls the webhooks of jobs. Default: over the network. */
  readonly sendWebhook?: SendWebhook;
  /** Told of faults of the service itself; callers see an opaque 500. Default: nobody. */
  readonly onFault?: (error: unknown) => void;
  /** Serves what is beside the contract, such as `/docs`; undefined for what it does not know. */
  readonly pages?: (path: string) => HttpResponse | undefined;
}

/** A running service. */
export interface ReferenceService {
  /** From a request to its answer; never rejects. */
  readonly handle: HttpHandler;
  /** The same as a fetch handler, for tests without a socket. */
  readonly fetch: FetchHandler;
  /** Drops all that is pending. Callers that still wait get no answer. */
  close(): void;
}

const operations: Readonly<Record<keyof typeof documented, Operation>> = {
  runJob,
  runJobSync,
  getJobStatus,
};

/** Builds the service. Nothing listens yet: hand `handle` to an adapter, or call `fetch`. */
export function createReferenceService({
  settings,
  clock = systemClock(),
  seed = 0,
  profile = 'reference',
  sendWebhook = fetchSender(),
  onFault,
  pages = () => undefined,
}: ReferenceServiceOptions): ReferenceService {
  const accounts = new Map(
    Object.keys(settings.accounts).map((id) => {
      const random = seededRandom(`${seed}/${id}`);
      const { endpoints } = settings;
      return [id, new Account({ id, endpoints, clock, random, send: sendWebhook })];
    }),
  );
  const keys = collectKeys(settings, accounts);
  const match = createRouter<(request: HttpRequest, parameters: Parameters) => Answer>([
    ...Object.values(documented).map(({ operationId, method, path }) => ({
      method,
      path,
      operation: (request: HttpRequest, parameters: Parameters) => {
        const { need, handle } = operations[operationId];
        const account = authenticate(request.header('authorization'), need, keys);
        const endpointId = parameters.endpoint_id ?? '';
        const endpoint = account.endpoint(endpointId);
        if (endpoint === undefined) {
          throw new Problem('endpointNotFound', `There is no endpoint ${endpointId}.`);
        }
        return handle({ request, parameters, account, endpoint, profile });
      },
    })),
    {
      method: 'GET',
      path: resultsPath,
      operation: (_request: HttpRequest, { until = '', file = '' }: Parameters) =>
        serveResult({ until, file }, clock.now()),
    },
  ]);

  async function handle(request: HttpRequest): Promise<HttpResponse> {
    try {
      return await answer(request);
    } catch (error) {
      if (error instanceof Problem) return renderProblem(error);
      onFault?.(error);
      return renderProblem(new Problem('internalError', 'The service failed; its log says why.'));
    }
  }

  /**
   * Path, method, key and endpoint are looked at in this order, the body by the operation.
   *
   * @rule error-precedence
   * @rule invalid-request-is-400
   * @rule unauthorized-is-401
   * @rule unknown-endpoint-is-404
   * @rule internal-error-is-500
   */
  function answer(request: HttpRequest): Answer {
    const { method, target } = request;
    const found = match(method, target);
    switch (found.kind) {
      case 'found':
        return found.operation(request, found.parameters);
      case 'badEncoding':
        throw new Problem('invalidPath', 'Expected percent-encoded UTF-8 in the path.');
      case 'methodNotAllowed':
        throw new Problem(
          'methodNotAllowed',
          `Expected ${found.allow.join(' or ')}, got ${method}.`,
          {
            headers: { allow: found.allow.join(', ') },
          },
        );
      case 'unknownPath': {
        const page = method === 'GET' || method === 'HEAD' ? pages(target) : undefined;
        if (page !== undefined) return page;
        throw new Problem('pathNotFound', 'Nothing is served at this path.');
      }
    }
  }

  return {
    handle,
    fetch: toFetch(handle),
    close: () => {
      for (const account of accounts.values()) account.close();
    },
  };
}

type Parameters = Readonly<Record<string, string>>;
type Answer = HttpResponse | Promise<HttpResponse>;

function collectKeys(
  settings: ServiceSettings,
  accounts: ReadonlyMap<string, Account>,
): ReadonlyMap<string, KnownKey> {
  const known = new Map<string, KnownKey>();
  for (const [id, account] of accounts) {
    for (const [key, { permission }] of Object.entries(settings.accounts[id]?.keys ?? {})) {
      known.set(key, { account, permission: permission ?? defaults.KeySettings.permission });
    }
  }
  return known;
}
