/** Judges what is written to a response of node:http before it is sent. */
import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { SentResponse } from '../check-response.ts';
import type { HttpResponse } from '../http.ts';

/** Looks at a whole response; what it resolves to is sent instead. */
export type Judge = (response: SentResponse) => Promise<HttpResponse | undefined>;

/**
 * Holds back what is written until the response has ended, and judges it then. A response that is
 * sent piece by piece so arrives in one.
 */
export function judgeBeforeSending(response: ServerResponse, judge: Judge): void {
  const chunks: Buffer[] = [];
  const end = response.end.bind(response);
  const keep = (chunk: unknown, encoding: unknown): void => {
    if (typeof chunk === 'string') {
      chunks.push(Buffer.from(chunk, isEncoding(encoding) ? encoding : 'utf8'));
    } else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const callbackOf = (args: readonly unknown[]) =>
    args.find((item): item is () => void => typeof item === 'function');

  response.writeHead = (status: number, ...rest: unknown[]): ServerResponse => {
    response.statusCode = status;
    for (const [name, value] of headersIn(rest.at(-1))) response.setHeader(name, value);
    return response;
  };
  response.write = (chunk: unknown, ...rest: unknown[]): boolean => {
    keep(chunk, rest[0]);
    callbackOf(rest)?.();
    return true;
  };
  response.end = (...args: unknown[]): ServerResponse => {
    keep(args[0], args[1]);
    Reflect.deleteProperty(response, 'writeHead');
    Reflect.deleteProperty(response, 'write');
    Reflect.deleteProperty(response, 'end');
    const done = callbackOf(args);
    void send(Buffer.concat(chunks), done).catch((error: Error) => response.destroy(error));
    return response;
  };

  async function send(body: Buffer, done: (() => void) | undefined): Promise<void> {
    const isHead = response.req.method === 'HEAD';
    const instead = await judge({
      status: response.statusCode,
      header: (name) => response.getHeader(name)?.toString(),
      body: isHead ? undefined : body,
    });
    if (instead === undefined) {
      end(body, done);
      return;
    }
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    response.writeHead(instead.status, { ...instead.headers });
    end(isHead ? undefined : instead.body, done);
  }
}

function isEncoding(value: unknown): value is BufferEncoding {
  return typeof value === 'string' && Buffer.isEncoding(value);
}

function headersIn(given: unknown): [string, OutgoingHttpHeader][] {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return [];
  const headers: OutgoingHttpHeaders = { ...given };
  return Object.entries(headers).flatMap(([name, value]): [string, OutgoingHttpHeader][] =>
    value === undefined ? [] : [[name, value]],
  );
}
