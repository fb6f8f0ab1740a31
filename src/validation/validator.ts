/** Validates the requests and responses of a document, whichever way its checks were made. */

import { pointerOf } from '../core/json.ts';
import type { NumberLiterals } from '../core/number-literals.ts';
import { reporter } from '../core/user-callbacks.ts';
import { DocumentError } from './document-error.ts';
import type { CheckFailure, InvalidPart } from './errors/explain.ts';
import { explainFailures } from './errors/explain.ts';
import { plainName } from './errors/invalid-values.ts';
import { type Refusal, refusal, refusalFor, serverError } from './errors/problem-response.ts';
import type { HttpHandler, HttpRequest } from './http.ts';
import type {
  AnyOperations,
  OperationTypes,
  RequestVerdict,
  RoutedRequest,
  UndocumentedRequest,
  ValidRequest,
} from './operation-types.ts';
import type { DocumentPlan, OperationPlan, UncheckedPart, ValidatorChecks } from './plan.ts';
import {
  type BodyBounds,
  type CheckedBody,
  checkBody,
  type GivenBody,
} from './request/check-body.ts';
import { type Prepare, preparer } from './request/defaults-and-coercion.ts';
import { createPathRouter, type PathMatch, sameRequests } from './request/path-router.ts';
import { readParameters } from './request/read-parameters.ts';
import { authorize, type SecurityHandlers, schemesIn } from './request/security.ts';
import { checkResponse, type SentResponse } from './response/check-response.ts';
import { type OperationHandler, server } from './response/checked-server.ts';

/** How a document is enforced. No option changes what is valid. */
export interface ValidatorOptions {
  /**
   * Judges the credentials of each security scheme of the document; `'unchecked'` leaves
   * them to other code. A scheme without its handler is an error at start. Default: none.
   */
  readonly security?: SecurityHandlers | 'unchecked';
  /** What happens to a response that does not match the document. Default: `off`. */
  readonly responses?: 'off' | 'report' | 'enforce';
  /**
   * Called with each wrong response if responses are reported or enforced. Its own errors are ignored.
   * Default: no call.
   */
  readonly onInvalidResponse?: (report: ResponseReport) => void;
  /**
   * Called with what the handlers given to `serve` or to `security` throw, and of an answer that
   * cannot be sent; the caller of `serve` gets a 500 without the reason. Its own errors are ignored. Default:
   * `console.error`.
   */
  readonly onError?: (error: unknown) => void;
  /** Requests to paths that the document does not have. Default: refused with 404. */
  readonly undocumented?: 'refuse' | 'pass';
  /** Query parameters that the document does not have. Default: ignored. */
  readonly undeclaredQuery?: 'ignore' | 'refuse';
  /** Prefixes of the document's paths. Default: those of its servers. */
  readonly basePaths?: readonly string[];
  /**
   * Names of members and parameters whose texts an error does not repeat, besides secret names
   * (`token`) and what the document marks (`writeOnly`, `format: password`). Default: none.
   */
  readonly secretNames?: readonly string[];
  /** Bounds of bodies, for all operations or by operation. Default: 1 MiB and a nesting of 100. */
  readonly body?: Partial<BodyBounds> | ((operationId: string) => Partial<BodyBounds>);
}

export interface ResponseReport {
  readonly operation: OperationPlan;
  readonly status: number;
  readonly findings: readonly InvalidPart[];
}

/**
 * Validates requests and responses of one document.
 * @typeParam Types the document's `operations` as openapi-typescript writes them. Default: nothing
 *   is known of parameters and bodies.
 */
export interface Validator<Types extends OperationTypes<Types> = AnyOperations> {
  readonly plan: DocumentPlan;
  readonly options: ValidatorOptions;
  /** Everything in the document that is not checked. */
  readonly unchecked: readonly UncheckedPart[];
  /**
   * Checks a request: path and method, security, parameters and body, in this order. The verdict
   * comes at once unless something must arrive first, such as a body.
   * @param givenBody the body, where it was read and parsed before
   */
  check(request: HttpRequest, givenBody?: GivenBody): RequestVerdict | Promise<RequestVerdict>;
  /** Only the first step of `check`, for callers with work between the steps. */
  route(request: HttpRequest): RoutedRequest<keyof Types> | Refusal | UndocumentedRequest;
  /**
   * Only the last step of `check`: reads and checks parameters and body. It does not check the
   * security of the document.
   */
  read<Id extends keyof Types>(
    routed: RoutedRequest<Id>,
    givenBody?: GivenBody,
  ): ValidRequest<Types[Id]> | Refusal | Promise<ValidRequest<Types[Id]> | Refusal>;
  /** Everything that is wrong with a response; empty if it matches. */
  checkResponse(operation: OperationPlan, response: SentResponse): Promise<readonly InvalidPart[]>;
  /**
   * Reports or enforces a response as the options say. A refusal is sent in its place.
   * If responses are not checked, resolves at once with `undefined`.
   */
  judgeResponse(operation: OperationPlan, response: SentResponse): Promise<Refusal | undefined>;
  /** A server whose operations are answered by the handlers of their ids, else with 501. */
  serve(handlers: { readonly [Id in keyof Types]?: OperationHandler<Types[Id]> }): HttpHandler;
}

const standardBounds: BodyBounds = { bytes: 1_048_576, depth: 100 };

/**
 * @throws Error when a security scheme has no handler
 * @throws DocumentError where operations mean the same requests under `basePaths`
 */
export function validatorOf(
  plan: DocumentPlan,
  checks: ValidatorChecks,
  options: ValidatorOptions = {},
): Validator {
  // Under its own servers, the document was checked when it was read.
  const problems = options.basePaths && sameRequests(plan.operations, options.basePaths);
  if (problems?.length) throw new DocumentError(problems);
  const context: ValidatorContext = {
    plan,
    checks,
    options,
    match: createPathRouter(plan.operations, options.basePaths),
    handlers: handlersFor(plan, options.security),
    prepare: preparer(plan.preparations),
    bounds: boundsBy(options.body),
    secretNames: new Set(options.secretNames?.map(plainName)),
  };
  const check: Validator['check'] = (request, givenBody) =>
    checkRequest(context, request, givenBody);
  const judgeResponse: Validator['judgeResponse'] = (operation, response) =>
    judge(context, operation, response);
  return {
    plan,
    options,
    unchecked: [
      ...plan.unchecked,
      ...(context.handlers === undefined ? uncheckedSchemes(plan) : []),
    ],
    check,
    route: (request) => route(context, request),
    read: (routed, givenBody) => readValidRequest(context, routed, { givenBody }),
    checkResponse: (operation, response) => findingsIn(context, operation, response),
    judgeResponse,
    serve: (operations) => server({ check, judgeResponse, options }, operations),
  };
}

function uncheckedSchemes(plan: DocumentPlan): UncheckedPart[] {
  return [...schemesIn(plan)].map((name) => ({
    kind: 'security scheme',
    name,
    places: [pointerOf(['components', 'securitySchemes', name])],
  }));
}

interface ValidatorContext {
  readonly plan: DocumentPlan;
  readonly checks: ValidatorChecks;
  readonly options: ValidatorOptions;
  readonly match: (method: string, target: string) => PathMatch<OperationPlan>;
  /** Undefined if the validator does not check security. */
  readonly handlers: SecurityHandlers | undefined;
  readonly prepare: Prepare;
  readonly bounds: (operationId: string) => BodyBounds;
  readonly secretNames: ReadonlySet<string>;
}

type Identities = ValidRequest['identities'];

function handlersFor(
  plan: DocumentPlan,
  security: ValidatorOptions['security'] = {},
): SecurityHandlers | undefined {
  if (security === 'unchecked') return undefined;
  const missing = [...schemesIn(plan)].filter((name) => !Object.hasOwn(security, name));
  if (missing.length === 0) return security;
  throw new Error(
    `Expected a security handler for ${missing.join(', ')}, or security: 'unchecked'.`,
  );
}

function checkRequest(
  context: ValidatorContext,
  request: HttpRequest,
  givenBody: GivenBody | undefined,
): RequestVerdict | Promise<RequestVerdict> {
  const { plan, handlers } = context;
  const routed = route(context, request);
  if (routed.kind !== 'routed') return routed;
  const { operation } = routed;
  if (handlers === undefined || operation.security.length === 0) {
    return readValidRequest(context, routed, { givenBody });
  }
  return authorize(operation, request, { schemes: plan.schemes, handlers }).then((verdict) =>
    verdict.kind === 'passed'
      ? readValidRequest(context, routed, { givenBody, identities: verdict.identities })
      : securityRefusal(verdict),
  );
}

function route(
  { match, options }: ValidatorContext,
  request: HttpRequest,
): RoutedRequest | Refusal | UndocumentedRequest {
  const { method, target } = request;
  const matched = match(method, target);
  switch (matched.kind) {
    case 'found': {
      const { operation, raw } = matched;
      return { kind: 'routed', request, operationId: operation.id, operation, raw };
    }
    case 'unknownPath':
      return options.undocumented === 'pass'
        ? { kind: 'undocumented' }
        : refusal(404, 'The document has no such path.');
    case 'methodNotAllowed': {
      const headers = { allow: matched.allow.join(', ') };
      return refusal(405, `Expected ${matched.allow.join(' or ')}, got ${method}.`, { headers });
    }
  }
}

/** Parameters are read before the body, and all that is wrong with either is reported together. */
function readValidRequest(
  context: ValidatorContext,
  { request, operation, raw }: RoutedRequest,
  { givenBody, identities = {} }: { givenBody: GivenBody | undefined; identities?: Identities },
): ValidRequest | Refusal | Promise<ValidRequest | Refusal> {
  const { prepare, bounds, options } = context;
  const { request: checks } = context.checks;
  const { undeclaredQuery = 'ignore' } = options;
  const { values: parameters, failures } = readParameters(
    operation,
    { raw, request },
    { checks, undeclaredQuery, prepare },
  );
  const verdictOn = (
    all: readonly CheckFailure[],
    body?: unknown,
    numberLiterals?: NumberLiterals,
  ) =>
    all.length === 0
      ? ({ kind: 'valid', operation, parameters, body, numberLiterals, identities } as const)
      : explainFailures(all, { ...context, checks }).then(refusalFor);
  if (operation.body === undefined) return verdictOn(failures);
  const take = (body: CheckedBody | Refusal) => {
    if (body.kind === 'refused') return body;
    const all = failures.length === 0 ? body.failures : [...failures, ...body.failures];
    return verdictOn(all, body.value, body.numberLiterals);
  };
  const how = { checks, prepare, bounds: bounds(operation.id), givenBody };
  return checkBody(operation.body, request, how, take);
}

async function findingsIn(
  context: ValidatorContext,
  operation: OperationPlan,
  response: SentResponse,
): Promise<readonly InvalidPart[]> {
  const { response: checks } = context.checks;
  const failures = await checkResponse(operation, response, checks);
  return failures.length === 0 ? [] : explainFailures(failures, { ...context, checks });
}

async function judge(
  context: ValidatorContext,
  operation: OperationPlan,
  response: SentResponse,
): Promise<Refusal | undefined> {
  const { responses = 'off', onInvalidResponse } = context.options;
  if (responses === 'off') return undefined;
  const findings = await findingsIn(context, operation, response);
  if (findings.length === 0) return undefined;
  const report = { operation, status: response.status, findings };
  if (onInvalidResponse !== undefined) void reporter(onInvalidResponse)(report);
  // The caller does not learn what is wrong inside the server.
  return responses === 'enforce' ? serverError() : undefined;
}

/** The bounds of an operation's bodies, made once for each. */
function boundsBy(bodyOption: ValidatorOptions['body']): (operationId: string) => BodyBounds {
  if (typeof bodyOption !== 'function') {
    const bounds = { ...standardBounds, ...bodyOption };
    return () => bounds;
  }
  const boundsById = new Map<string, BodyBounds>();
  return (operationId) => {
    const bounds = boundsById.get(operationId) ?? { ...standardBounds, ...bodyOption(operationId) };
    boundsById.set(operationId, bounds);
    return bounds;
  };
}

function securityRefusal(
  verdict: { kind: 'forbidden' } | { kind: 'unauthorized'; challenges: readonly string[] },
): Refusal {
  if (verdict.kind === 'forbidden')
    return refusal(403, 'These credentials do not permit this request.');
  const { challenges } = verdict;
  const headers = challenges.length > 0 ? { 'www-authenticate': challenges.join(', ') } : {};
  return refusal(401, 'Expected valid credentials.', { headers });
}
