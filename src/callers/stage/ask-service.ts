/** Passes on a request of the application to the service. */
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { Reply, StagedRequest } from './stage-interventions.ts';

/**
 * Headers that are about one connection only (RFC 9110, section 7.6.1), and those about the body's form:
 * the stage reads bodies.
 */
const notPassedOn = new Set([
  ...['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding'],
  ...['upgrade', 'expect', 'content-length', 'accept-encoding'],
]);

interface ServiceRequest extends Pick<StagedRequest, 'method' | 'headers' | 'body'> {
  /** Path and query. */
  readonly path: string;
}

/** Rejects if the service does not answer. `Host` is that of the application, so that addresses in answers lead to the stage. */
export function askService(
  serviceUrl: string,
  { method, path, headers, body }: ServiceRequest,
): Promise<Reply> {
  const base = new URL(serviceUrl);
  const ask = base.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const asking = ask(
      {
        host: base.hostname.replace(/^\[|\]$/g, ''),
        port: base.port,
        path: base.pathname.replace(/\/+$/, '') + path,
        method,
        headers: passedOn(headers),
        agent: false,
      },
      (answer) => {
        buffer(answer).then((bytes) => {
          resolve({
            status: answer.statusCode ?? 502,
            headers: { ...passedOn(joinHeaderValues(answer)), ...headLengthHeader(method, answer) },
            body: bytes,
          });
        }, reject);
      },
    );
    asking.on('error', reject);
    asking.end(body);
  });
}

/** An answer to HEAD has a length and no body. */
function headLengthHeader(method: string, { headers }: IncomingMessage): Record<string, string> {
  const length = headers['content-length'];
  return method === 'HEAD' && length !== undefined ? { 'content-length': length } : {};
}

function passedOn(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !notPassedOn.has(name)));
}

/** Values by lower-case names; several of one name are joined by a comma. */
export function joinHeaderValues({
  headers,
}: Pick<IncomingMessage, 'headers'>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]),
  );
}
