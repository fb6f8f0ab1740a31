/** A validator as middleware of Express or Connect, which it needs the types of neither. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpRequest } from '../http.ts';
import { renderRefusal } from '../problem.ts';
import type { Validator, ValidRequest } from '../validator.ts';
import { judgeBeforeSending } from './held-response.ts';
import { NodeRequest } from './node-request.ts';

/** A request as Express and Connect hand it on. */
export interface MiddlewareRequest extends IncomingMessage {
  /** The target before a router has taken its part of it away. */
  originalUrl?: string;
  body?: unknown;
}

/** Middleware together with what it found out. */
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
  readonly validated: (request: IncomingMessage) => ValidRequest | undefined;
}

/** Makes the middleware; it goes before the routes. */
export function expressValidation(validator: Validator): ExpressValidation {
  const passed = new WeakMap<IncomingMessage, ValidRequest>();
  const { responses = 'off' } = validator.options;

  async function handle(
    request: MiddlewareRequest,
    response: ServerResponse,
  ): Promise<'next' | 'answered'> {
    const given = request.body === undefined ? undefined : { value: request.body };
    const verdict = await validator.check(httpRequest(request, response), given);
    if (verdict.kind === 'undocumented') return 'next';
    if (verdict.kind === 'refused') {
      const { status, headers, body } = renderRefusal(verdict);
      response.writeHead(status, { ...headers }).end(body);
      // A body that was read in part only would keep the connection waiting for ever.
      request.resume();
      return 'answered';
    }
    passed.set(request, verdict);
    if (request.body === undefined) request.body = verdict.body;
    if (responses !== 'off') {
      judgeBeforeSending(response, async (sent) => {
        const refused = await validator.judgeResponse(verdict.operation, sent);
        return refused && renderRefusal(refused);
      });
    }
    return 'next';
  }

  return {
    middleware: (request, response, next) => {
      handle(request, response).then((outcome) => outcome === 'next' && next(), next);
    },
    validated: (request) => passed.get(request),
  };
}

function httpRequest(request: MiddlewareRequest, response: ServerResponse): HttpRequest {
  const node = new NodeRequest(request, response, { awaitsContinue: false });
  return {
    method: node.method,
    target: request.originalUrl ?? node.target,
    header: (name) => node.header(name),
    body: (limitBytes) => node.body(limitBytes),
    get origin() {
      return node.origin;
    },
    get signal() {
      return node.signal;
    },
  };
}
