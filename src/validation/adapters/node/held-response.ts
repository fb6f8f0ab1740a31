/** Intercepts `writeHead`, `write` and `end` of a response of node:http, so that it can be judged first. */
import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { HttpResponse } from '../../http.ts';
import type { SentResponse } from '../../response/check-response.ts';

/** Judges a response; if it resolves to another response, that is sent instead. */
export type ResponseJudge = (response: SentResponse) => Promise<HttpResponse | undefined>;

/** The methods of a response by which it is sent. */
type SendMethods = Pick<ServerResponse, 'writeHead' | 'flushHeaders' | 'write' | 'end'>;

/**
 * Holds a response back until it has been judged. One that ends with its first piece is judged as a
 * whole. Of one that is sent piece by piece, which may never end, status and headers are judged as
 * soon as it begins; then it continues without a judge. The rest of a withheld response
 * is discarded.
 */
export function judgeBeforeSending(response: ServerResponse, judge: ResponseJudge): void {
  const isHead = response.req.method === 'HEAD';
  // Not those of node:http: middleware that came before may have its own.
  const previous: SendMethods = {
    writeHead: response.writeHead.bind(response),
    flushHeaders: response.flushHeaders.bind(response),
    write: response.write.bind(response),
    end: response.end.bind(response),
  };
  let state: 'open' | 'judging' | 'passed' | 'withheld' = 'open';
  const waiting: (() => void)[] = [];

  /** Sends a piece in its turn; the judge sees the first one. */
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
    if (state !== 'withheld') take(send, chunkBytes(args));
    else callbackIn(args)?.();
    return response;
  };
}

function chunkBytes([chunk, encoding]: readonly unknown[]): Uint8Array {
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
function headersIn(headerArgument: unknown): [string, OutgoingHttpHeader][] {
  if (typeof headerArgument !== 'object' || headerArgument === null) return [];
  if (Array.isArray(headerArgument)) {
    return headerArgument.flatMap((name, index): [string, OutgoingHttpHeader][] =>
      index % 2 === 0 ? [[String(name), String(headerArgument[index + 1])]] : [],
    );
  }
  const headers: OutgoingHttpHeaders = { ...headerArgument };
  return Object.entries(headers).flatMap(([name, value]): [string, OutgoingHttpHeader][] =>
    value === undefined ? [] : [[name, value]],
  );
}
