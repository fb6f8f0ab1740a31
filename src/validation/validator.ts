/** Validates the requests and responses of a document, whichever way its checks were made. */

import type { DocumentFinding, Failure } from './errors/closest-alternative.ts';
import { explain } from './errors/closest-alternative.ts';
import { type Refusal, refusal, refusalFor, serverFault } from './errors/problem.ts';
import type { HttpHandler, HttpRequest } from './http.ts';
import type { AnyOperations, OperationTypes } from './operation-types.ts';
import type { CheckSet, Checks, DocumentPlan, OperationPlan } from './plan.ts';
import {
  type BodyBounds,
  type CheckedBody,
  checkBody,
  type GivenBody,
} from './request/check-body.ts';
import { createPathRouter } from './request/path-router.ts';
import { readParameters } from './request/read-parameters.ts';
import { authorize, type SecurityHandlers, schemesIn } from './request/security.ts';
import { preparer } from './request/styled-text.ts';
import { checkResponse, type SentResponse } from './response/check-response.ts';
import {
  type OperationHandler,
  type RequestVerdict,
  type RoutedRequest,
  server,
  type Undocumented,
  type ValidRequest,
} from './response/serve.ts';

/** How a document is enforced; nothing of it changes what is valid. */
export interface ValidatorOptions {
  /**
   * Judges the credentials of each security scheme that the document asks for; `'unchecked'` leaves
   * them to somebody else. A scheme without its handler is an error at start. Default: none.
   */
  readonly security?: SecurityHandlers | 'unchecked';
  /** What is done about a wrong response. Default: `off`. */
  readonly responses?: 'off' | 'report' | 'enforce';
  /** Told of a wrong response where responses are reported or enforced. Default: nobody. */
  readonly onInvalidResponse?: (report: ResponseReport) => void;
  /**
   * Told of what the handlers given to `serve` or to `security` throw, and of an answer that cannot
   * be sent; the caller of `serve` gets a 500 that says nothing of it. Default: `console.error`.
   */
  readonly onFault?: (error: unknown) => void;
  /** Requests to paths that the document does not have. Default: refused with 404. */
  readonly undocumented?: 'refuse' | 'pass';
  /** Query parameters that the document does not have. Default: ignored. */
  readonly undeclaredQuery?: 'ignore' | 'refuse';
  /** Paths that stand before those of the document. Default: those of its servers. */
  readonly basePaths?: readonly string[];
  /**
   * Names of members and parameters whose texts an error does not repeat, besides those that tell of
   * secrets (`token`) and what the document marks (`writeOnly`, `format: password`). Default: none.
   */
  readonly secretNames?: readonly string[];
  /** Bounds of bodies, for all operations or by operation. Default: 1 MiB and a nesting of 100. */
  readonly body?: Partial<BodyBounds> | ((operationId: string) => Partial<BodyBounds>);
}

/** What was wrong with a response. */
export interface ResponseReport {
  readonly operation: OperationPlan;
  readonly status: number;
  readonly findings: readonly DocumentFinding[];
}

/**
 * A document at work.
 * @typeParam Types the document's `operations` as openapi-typescript writes them. Default: nothing is
 *   known of parameters and bodies.
 */
export interface Validator<Types extends OperationTypes<Types> = AnyOperations> {
  readonly plan: DocumentPlan;
  readonly options: ValidatorOptions;
  /**
   * Checks a request: path and method, security, parameters and body, in this order. The verdict
   * comes at once where there is nothing to wait for, such as a body.
   * @param given the body, where it was read and parsed before
   */
  check(request: HttpRequest, given?: GivenBody): RequestVerdict | Promise<RequestVerdict>;
  /** The first step of `check` by itself, for whoever has something to do before the last one. */
  route(request: HttpRequest): RoutedRequest<keyof Types> | Refusal | Undocumented;
  /**
   * The last step of `check` by itself: reads and checks parameters and body. The security of the
   * document is not asked for.
   */
  read<Id extends keyof Types>(
    routed: RoutedRequest<Id>,
    given?: GivenBody,
  ): ValidRequest<Types[Id]> | Refusal | Promise<ValidRequest<Types[Id]> | Refusal>;
  /** Tells all that is wrong with a response; nothing where it matches. */
  checkResponse(
    operation: OperationPlan,
    response: SentResponse,
  ): Promise<readonly DocumentFinding[]>;
  /**
   * Does with a response what the options say: the refusal is what is to be sent instead of it.
   * Where responses are not looked at, resolves with nothing at once.
   */
  judgeResponse(operation: OperationPlan, response: SentResponse): Promise<Refusal | undefined>;
  /** A server whose operations are answered by the handlers of their ids, else with 501. */
  serve(handlers: { readonly [Id in keyof Types]?: OperationHandler<Types[Id]> }): HttpHandler;
}

const standardBounds: BodyBounds = { bytes: 1_048_576, depth: 100 };

/** @throws when a security scheme has no handler, or two operations mean the same requests */
export function validatorOf(
  plan: DocumentPlan,
  checks: Checks,
  options: ValidatorOptions = {},
): Validator {
  const { security = {}, undocumented = 'refuse', undeclaredQuery = 'ignore' } = options;
  const match = createPathRouter(plan.operations, options.basePaths);
  const prepare = preparer(plan.preparations);
  const bounds = boundsBy(options.body);
  const secretNames = new Set(options.secretNames?.map((name) => name.toLowerCase()));
  const handlers = security === 'unchecked' ? undefined : security;
  const missing = [...schemesIn(plan)].filter(
    (name) => handlers !== undefined && !Object.hasOwn(handlers, name),
  );
  if (missing.length > 0) {
    throw new Error(
      `Expected a security handler for ${missing.join(', ')}, or security: 'unchecked'.`,
    );
  }

  const found = (failures: readonly Failure[], set: CheckSet) =>
    explain(failures, { plan, checks: set, secretNames });

  function check(
    request: HttpRequest,
    given?: GivenBody,
  ): RequestVerdict | Promise<RequestVerdict> {
    const routed = route(request);
    if (routed.kind !== 'routed') return routed;
    const { operation } = routed;
    if (handlers === undefined || operation.security.length === 0) return read(routed, given);
    return authorize(operation, request, { schemes: plan.schemes, handlers }).then((verdict) =>
      verdict.kind === 'passed'
        ? read(routed, given, verdict.identities)
        : securityRefusal(verdict),
    );
  }

  function route(request: HttpRequest): RoutedRequest | Refusal | Undocumented {
    const { method, target } = request;
    const matched = match(method, target);
    switch (matched.kind) {
      case 'found': {
        const { operation, raw } = matched;
        return { kind: 'routed', request, operationId: operation.id, operation, raw };
      }
      case 'unknownPath':
        return undocumented === 'pass'
          ? { kind: 'undocumented' }
          : refusal(404, 'The document has no such path.');
      case 'methodNotAllowed': {
        const headers = { allow: matched.allow.join(', ') };
        return refusal(405, `Expected ${matched.allow.join(' or ')}, got ${method}.`, { headers });
      }
    }
  }

  function read(
    { request, operation, raw }: RoutedRequest,
    given: GivenBody | undefined,
    identities: ValidRequest['identities'] = {},
  ): ValidRequest | Refusal | Promise<ValidRequest | Refusal> {
    const { values: parameters, failures } = readParameters(
      operation,
      { raw, request },
      { checks: checks.request, undeclaredQuery, prepare },
    );
    const judge = (body: unknown, all: readonly Failure[]) =>
      all.length === 0
        ? ({ kind: 'valid', operation, parameters, body, identities } as const)
        : found(all, checks.request).then((findings) => refusalFor(findings));
    if (operation.body === undefined) return judge(undefined, failures);
    const judgeBody = (body: CheckedBody | Refusal) => {
      if (body.kind === 'refused') return body;
      const { value, failures: more } = body;
      return judge(value, failures.length === 0 ? more : [...failures, ...more]);
    };
    const how = { checks: checks.request, prepare, bounds: bounds(operation.id), given };
    const body = checkBody(operation.body, request, how);
    return body instanceof Promise ? body.then(judgeBody) : judgeBody(body);
  }

  async function checkSent(operation: OperationPlan, response: SentResponse) {
    const set = await checks.response();
    const failures = await checkResponse(operation, response, set);
    return failures.length === 0 ? [] : found(failures, set);
  }

  async function judgeResponse(
    operation: OperationPlan,
    response: SentResponse,
  ): Promise<Refusal | undefined> {
    const { responses = 'off', onInvalidResponse } = options;
    if (responses === 'off') return undefined;
    const findings = await checkSent(operation, response);
    if (findings.length === 0) return undefined;
    onInvalidResponse?.({ operation, status: response.status, findings });
    // What is wrong is the server's own business: the caller is not told.
    return responses === 'enforce' ? serverFault() : undefined;
  }

  return {
    plan,
    options,
    check,
    route,
    read: (routed, given) => read(routed, given),
    checkResponse: checkSent,
    judgeResponse,
    serve: (operations) => server({ check, judgeResponse, options }, operations),
  };
}

/** The bounds of an operation's bodies, made once for each. */
function boundsBy(given: ValidatorOptions['body']): (operationId: string) => BodyBounds {
  if (typeof given !== 'function') {
    const bounds = { ...standardBounds, ...given };
    return () => bounds;
  }
  const known = new Map<string, BodyBounds>();
  return (operationId) => {
    const bounds = known.get(operationId) ?? { ...standardBounds, ...given(operationId) };
    known.set(operationId, bounds);
    return bounds;
  };
}

function securityRefusal(
  verdict: { kind: 'forbidden' } | { kind: 'unauthorized'; challenges: readonly string[] },
): Refusal {
  if (verdict.kind === 'forbidden') return refusal(403, 'The credentials do not reach this far.');
  const { challenges } = verdict;
  const headers = challenges.length > 0 ? { 'www-authenticate': challenges.join(', ') } : {};
  return refusal(401, 'Expected valid credentials.', { headers });
}
