/** Finds what a request asks for by its method and path; the same for every document. */
import type { HttpRequest } from '../../validation/http.ts';
import { createPathRouter, type Routed } from '../../validation/path-router.ts';
import { decodePercent } from '../../validation/styled-text.ts';
import type { ProblemClass } from './problem-catalogue.ts';

/** Decoded path parameters by name. */
export type PathParameters = Readonly<Record<string, string>>;

/** An operation that was found. */
export interface Route<Operation> {
  readonly operation: Operation;
  readonly parameters: PathParameters;
}

/**
 * Routes to the operations of a document; undefined where no path of theirs is meant. Throws the
 * problem `methodNotAllowed` for a method that the path does not take, then `invalidPath` for
 * parameters whose encoding is broken. HEAD leads to the operation of GET; the adapters send no body
 * to it. `OPTIONS *` is told all methods that there are.
 *
 * @rule head-like-get
 */
export function createRoutes<Operation extends Routed>(
  operations: readonly Operation[],
  Problem: ProblemClass<'invalidPath' | 'methodNotAllowed', Error>,
): (request: Pick<HttpRequest, 'method' | 'target'>) => Route<Operation> | undefined {
  const match = createPathRouter(operations);
  const methods = new Set(
    operations.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
  );
  const refuse = (method: string, allow: readonly string[]) =>
    new Problem('methodNotAllowed', `Expected ${allow.join(' or ')}, got ${method}.`, {
      headers: { allow: allow.join(', ') },
    });
  return ({ method, target }) => {
    const found = match(method, target);
    switch (found.kind) {
      case 'found': {
        const parameters: Record<string, string> = {};
        for (const name in found.raw) {
          const value = decodePercent(found.raw[name] ?? '');
          if (value === undefined) {
            throw new Problem('invalidPath', 'Expected percent-encoded UTF-8 in the path.');
          }
          parameters[name] = value;
        }
        return { operation: found.operation, parameters };
      }
      case 'methodNotAllowed':
        throw refuse(method, found.allow);
      case 'unknownPath':
        if (method !== 'OPTIONS' || target !== '*') return undefined;
        throw refuse(method, [...methods]);
    }
  };
}
