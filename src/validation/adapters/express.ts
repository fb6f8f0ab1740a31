/** A validator as middleware for Express or Connect, without the types of either. */

import type {
  IncomingMessage,
  OutgoingHttpHeader,
  OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import { renderRefusal } from '../errors/problem.ts';
import type { HttpResponse } from '../http.ts';
import type { RequestVerdict, ValidRequest } from '../operation-types.ts';
import type { SentResponse } from '../response/check-response.ts';
import type { Validator } from '../validator.ts';
import { NodeRequest } from './node/request.ts';

const passage = Symbol('passage');

/**
 * That a request has passed a middleware. A map of requests would cost more than all of routing.
 */
interface Passage {
  readonly by: Validator;
  readonly verdict: ValidRequest;
  readonly before: Passage | undefined;
}

/** A request as Express and Connect hand it on. */
export interface MiddlewareRequest extends IncomingMessage {
  /** The target before a router has taken its part of it away. */
  originalUrl?: string;
  body?: unknown;
  [passage]?: Passage;
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
  readonly validated: (request: MiddlewareRequest) => ValidRequest | undefined;
}

/** Makes the middleware; it goes before the routes. */
export function expressValidation(validator: Validator): ExpressValidation {
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

  return {
    middleware(request, response, next) {
      const given = request.body === undefined ? undefined : { value: request.body };
      const { originalUrl: target } = request;
      const http = new NodeRequest(request, response, { awaitsContinue: false, target });
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
      const verdict = validator.check(http, given);
      // What needs no waiting is not made to wait.
      if (verdict instanceof Promise) verdict.then(settle, next);
      else settle(verdict);
    },
    validated(request) {
      let found = request[passage];
      while (found !== undefined && found.by !== validator) found = found.before;
      return found?.verdict;
    },
  };
}

/** Looks at a response; what it resolves to is sent instead. */
export type Judge = (response: SentResponse) => Promise<HttpResponse | undefined>;

/** The methods of a response by which it is sent. */
type Sending = Pick<ServerResponse, 'writeHead' | 'flushHeaders' | 'write' | 'end'>;

/**
 * Holds a response back until it has been judged. One that ends with its first piece is judged as a
 * whole. Of one that is sent piece by piece, which may never end, status and headers are judged as
 * soon as it begins; then it continues without a judge. The rest of a withheld response
 * is discarded.
 */
export function judgeBeforeSending(response: ServerResponse, judge: Judge): void {
  const isHead = response.req.method === 'HEAD';
  // Not those of node:http: middleware that came before may have its own.
  const previous: Sending = {
    writeHead: response.writeHead.bind(response),
    flushHeaders: response.flushHeaders.bind(response),
    write: response.write.bind(response),
    end: response.end.bind(response),
  };
  let state: 'open' | 'judging' | 'passed' | 'withheld' = 'open';
  const waiting: (() => void)[] = [];

  /** Sends a piece at its time; the first one is what the judge gets to see. */
  const take = (send: () => void, body: Uint8Array | undefined): void => {
    waiting.push(send);
    if (state !== 'open') return;
    state = 'judging';
    const { statusCode: status } = response;
    const header = (name: string) => response.getHeader(name)?.toString();
    // Sending may fail, too: earlier middleware may have replaced the methods.
    judge({ status, header, body: isHead ? undefined : body })
      .then(settle)
      .catch((error: Error) => response.destroy(error));
  };

  const settle = (instead: HttpResponse | undefined): void => {
    state = instead === undefined ? 'passed' : 'withheld';
    if (instead === undefined) for (const send of waiting) send();
    else {
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      response.statusMessage = '';
      previous.writeHead(instead.status, { ...instead.headers });
      previous.end(isHead ? undefined : instead.body);
    }
    // A waiting writer continues; for a full socket node:http emits the event.
    if (!response.writableNeedDrain) response.emit('drain');
  };

  response.writeHead = (status: number, ...rest: unknown[]): ServerResponse => {
    if (state === 'withheld') return response;
    // Called by node:http itself, too, when the first piece is sent.
    if (state === 'passed') return Reflect.apply(previous.writeHead, response, [status, ...rest]);
    response.statusCode = status;
    if (typeof rest[0] === 'string') response.statusMessage = rest[0];
    for (const [name, value] of headersIn(rest.at(-1))) response.setHeader(name, value);
    return response;
  };
  response.flushHeaders = (): void => {
    if (state === 'passed') previous.flushHeaders();
    else if (state !== 'withheld') take(previous.flushHeaders, undefined);
  };
  response.write = (...args: unknown[]): boolean => {
    const send = (): boolean => Reflect.apply(previous.write, response, args);
    if (state === 'passed') return send();
    if (state !== 'withheld') take(send, undefined);
    else callbackIn(args)?.();
    return state === 'withheld';
  };
  response.end = (...args: unknown[]): ServerResponse => {
    const send = (): ServerResponse => Reflect.apply(previous.end, response, args);
    if (state === 'passed') return send();
    if (state !== 'withheld') take(send, bytesOf(args));
    else callbackIn(args)?.();
    return response;
  };
}

function bytesOf([chunk, encoding]: readonly unknown[]): Uint8Array {
  if (chunk instanceof Uint8Array) return chunk;
  if (typeof chunk !== 'string') return new Uint8Array();
  return Buffer.from(chunk, isEncoding(encoding) ? encoding : 'utf8');
}

function callbackIn(args: readonly unknown[]): (() => void) | undefined {
  return args.find((item): item is () => void => typeof item === 'function');
}

function isEncoding(value: unknown): value is BufferEncoding {
  return typeof value === 'string' && Buffer.isEncoding(value);
}

/** Headers as an object, or as names and values in turn. */
function headersIn(given: unknown): [string, OutgoingHttpHeader][] {
  if (typeof given !== 'object' || given === null) return [];
  if (Array.isArray(given)) {
    return given.flatMap((name, index): [string, OutgoingHttpHeader][] =>
      index % 2 === 0 ? [[String(name), String(given[index + 1])]] : [],
    );
  }
  const headers: OutgoingHttpHeaders = { ...given };
  return Object.entries(headers).flatMap(([name, value]): [string, OutgoingHttpHeader][] =>
    value === undefined ? [] : [[name, value]],
  );
}
