/**
 * Routes and reads requests with the package's own validation. Invalid requests throw a problem of
 * the document's catalogue.
 */

import { decodePercent } from '../../core/percent-encoding.ts';
import type { InvalidPart } from '../../validation/errors/explain.ts';
import type { InvalidValue } from '../../validation/errors/invalid-values.ts';
import type { Refusal } from '../../validation/errors/problem-response.ts';
import type { HttpRequest } from '../../validation/http.ts';
import type {
  OperationTypes,
  RoutedRequest,
  ValidRequest,
} from '../../validation/operation-types.ts';
import type { Validator } from '../../validation/validator.ts';
import { andThen, type MaybePromise } from '../engine/maybe-promise.ts';
import { invalidRequestProblem, type ProblemClass } from './service-problem.ts';

/** A request whose operation is known; only its path has been checked. */
export interface RoutedCall<Types extends OperationTypes<Types>, Id extends keyof Types> {
  readonly operationId: Id;
  readonly request: HttpRequest;
  /** Decoded path parameters by name. */
  readonly path: PathParameters;
  /** The names of the query parameters that the document lists for it. */
  readonly listedQuery: readonly string[];
  /**
   * The query, headers and body. Throws a problem that names all invalid values.
   * @param as the request as it is to be read. Default: as it came.
   */
  read(as?: HttpRequest): MaybePromise<ValidRequest<Types[Id]>>;
}

/** Decoded path parameters by name. */
export type PathParameters = Readonly<Record<string, string>>;

/** Finds the operation of a request; undefined if the document has no such path. */
export type Router<Types extends OperationTypes<Types>> = (
  request: HttpRequest,
) => RoutedCall<Types, keyof Types> | undefined;

type RequestProblem =
  | 'methodNotAllowed'
  | 'invalidPath'
  | 'payloadTooLarge'
  | 'serviceBusy'
  | 'unsupportedMediaType'
  | 'invalidJson'
  | 'invalidRequest';

/**
 * Makes the router of a document. It throws the problem `methodNotAllowed` for a wrong method, then
 * `invalidPath` for parameters with broken encoding. HEAD leads to the operation of GET; the
 * adapters send no body then. The answer to `OPTIONS *` lists all methods.
 *
 * Reading looks at what the headers say before anything is read, then at the size, the JSON, and the
 * schemas of query and body. A client that goes away in the middle has sent invalid JSON.
 *
 * @rule wrong-media-type-is-400
 * @rule request-size
 * @rule not-json-is-400
 */
export function createRouter<Types extends OperationTypes<Types>>(
  validator: Validator<Types>,
  Problem: ProblemClass<RequestProblem, Error>,
): Router<Types> {
  const methods = new Set(
    validator.plan.operations.flatMap(({ method }) =>
      method === 'GET' ? ['GET', 'HEAD'] : [method],
    ),
  );
  const listedQueries = new Map(
    validator.plan.operations.map(({ id, parameters }) => [
      id,
      parameters.flatMap((parameter) => (parameter.in === 'query' ? parameter.name : [])),
    ]),
  );
  return (request) => {
    const { method, target } = request;
    if (method === 'OPTIONS' && target === '*') throw methodNotAllowed(method, [...methods]);
    const routed = validator.route(request);
    switch (routed.kind) {
      case 'undocumented':
        return undefined;
      case 'refused':
        throw problemFor(routed);
      case 'routed': {
        const { operationId, raw } = routed;
        return {
          operationId,
          request,
          path: decodePath(raw),
          listedQuery: listedQueries.get(String(operationId)) ?? [],
          read: (as) => read(as === undefined ? routed : { ...routed, request: as }),
        };
      }
    }
  };

  function read<Id extends keyof Types>(
    routed: RoutedRequest<Id>,
  ): MaybePromise<ValidRequest<Types[Id]>> {
    return andThen(validator.read(routed), (verdict) => {
      if (verdict.kind === 'refused') throw problemFor(verdict);
      return verdict;
    });
  }

  function methodNotAllowed(method: string, allow: readonly string[]): Error {
    const headers = { allow: allow.join(', ') };
    return new Problem('methodNotAllowed', `Expected ${allow.join(' or ')}, got ${method}.`, {
      headers,
    });
  }

  function decodePath(raw: PathParameters): PathParameters {
    const path: Record<string, string> = {};
    for (const name in raw) {
      const value = decodePercent(raw[name] ?? '');
      if (value === undefined) {
        throw new Problem('invalidPath', 'Expected percent-encoded UTF-8 in the path.');
      }
      path[name] = value;
    }
    return path;
  }

  function problemFor({ problem: { status, detail, errors }, headers }: Refusal): Error {
    if (errors !== undefined)
      return invalidRequestProblem(Problem, errors.flatMap(invalidValueForCallers));
    return new Problem(codes.get(status) ?? 'invalidJson', detail, { headers });
  }
}

const codes: ReadonlyMap<number, RequestProblem> = new Map([
  [405, 'methodNotAllowed'],
  [413, 'payloadTooLarge'],
  [415, 'unsupportedMediaType'],
  [503, 'serviceBusy'],
]);

/** A finding for callers: without its place in the document. */
function invalidValueForCallers({
  in: part,
  pointer,
  expected,
  received,
  detail,
}: InvalidPart): InvalidValue[] {
  return part === 'status' ? [] : [{ in: part, pointer, expected, received, detail }];
}
