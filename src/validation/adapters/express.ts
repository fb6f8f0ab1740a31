/** A validator as middleware for Express or Connect, without the types of either. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ByteRoom } from '../../core/growing-bytes.ts';
import { renderRefusal } from '../errors/problem-response.ts';
import { type BodyMemoryOptions, defaultBodiesBytes } from '../http.ts';
import type { RequestVerdict, ValidRequest } from '../operation-types.ts';
import type { Validator } from '../validator.ts';
import { judgeBeforeSending } from './node/held-response.ts';
import { NodeRequest } from './node/request.ts';

const passage = Symbol('passage');

/**
 * Marks a request as validated. A map of requests would cost more than all of routing.
 */
interface Passage {
  readonly by: Validator;
  readonly verdict: ValidRequest;
  readonly before: Passage | undefined;
}

/** A request as Express and Connect hand it on. */
export interface MiddlewareRequest extends IncomingMessage {
  /** The target before a router has stripped its mount path. */
  originalUrl?: string;
  body?: unknown;
  [passage]?: Passage;
}

export interface ExpressValidation {
  /**
   * Answers what does not match with a problem document. Where no parser did so before, it reads
   * the body, and leaves what it parsed in `request.body`.
   */
  readonly middleware: (
    request: MiddlewareRequest,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ) => void;
  /** Typed parameters, body and identities of a request that has passed the middleware. */
  readonly validated: (request: MiddlewareRequest) => ValidRequest | undefined;
}

/**
 * The middleware goes before the routes.
 *
 * @example
 * ```ts
 * import express from 'express';
 * import { createValidator } from 'inference-contract/validation';
 * import { expressValidation } from 'inference-contract/validation/adapters/express';
 *
 * const validator = createValidator('openapi.yaml', { security: 'unchecked' });
 * const { middleware, validated } = expressValidation(validator);
 * const app = express();
 * app.use(middleware);
 * app.get('/hello', (request, response) => {
 *   response.json(validated(request)?.parameters.query);
 * });
 * app.listen(8080, '127.0.0.1');
 * ```
 */
export function expressValidation(
  validator: Validator,
  { bodiesBytes = defaultBodiesBytes }: BodyMemoryOptions = {},
): ExpressValidation {
  const room = new ByteRoom(bodiesBytes);
  const { responses = 'off' } = validator.options;

  function pass(request: MiddlewareRequest, response: ServerResponse, verdict: ValidRequest): void {
    request[passage] = { by: validator, verdict, before: request[passage] };
    if (request.body === undefined) request.body = verdict.body;
    if (responses === 'off') return;
    judgeBeforeSending(response, async (sent) => {
      const refused = await validator.judgeResponse(verdict.operation, sent);
      return refused && renderRefusal(refused);
    });
  }

  function findVerdict(request: MiddlewareRequest): ValidRequest | undefined {
    let passed = request[passage];
    while (passed !== undefined && passed.by !== validator) passed = passed.before;
    return passed?.verdict;
  }

  return {
    middleware(request, response, next) {
      const givenBody = request.body === undefined ? undefined : { value: request.body };
      const http = new NodeRequest(request, response, { room, target: request.originalUrl });
      const settle = (verdict: RequestVerdict) => {
        if (verdict.kind === 'refused') {
          const { status, headers, body } = renderRefusal(verdict);
          response.writeHead(status, { ...headers }).end(body);
          // A body that was read in part only would keep the connection waiting for ever.
          request.resume();
          return;
        }
        if (verdict.kind === 'valid') pass(request, response, verdict);
        next();
      };
      const verdict = validator.check(http, givenBody);
      // A result that is already there is not awaited.
      if (verdict instanceof Promise) verdict.then(settle).catch(next);
      else settle(verdict);
    },
    validated: findVerdict,
  };
}
