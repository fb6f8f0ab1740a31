/** A fetch that is pinned to resolved addresses, against DNS rebinding. */
import type { LookupAddress } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import type { Fetch } from '../../client/http.ts';

/** The statuses of answers that have no body (Fetch standard, null body status). */
const withoutBody: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Creates a fetch for requests without a body. It connects to the given addresses, whatever the host
 * name resolves to, and rejects with `ENOTFOUND` if there are none. It does not follow redirects or
 * decode bodies.
 */
export function pinnedFetch(addresses: readonly LookupAddress[]): Fetch {
  const lookup: LookupFunction = (hostname, { all }, done) => {
    const [first] = addresses;
    if (first === undefined) {
      done(Object.assign(new Error(`${hostname} was not found`), { code: 'ENOTFOUND' }), []);
    } else if (all) done(null, [...addresses]);
    else done(null, first.address, first.family);
  };
  return async (
    { url, method, headers, signal: ofRequest },
    { signal } = { signal: ofRequest },
  ) => {
    const send = url.startsWith('https:') ? requestHttps : requestHttp;
    const outgoing = send(url, {
      method,
      headers: { 'accept-encoding': 'identity', ...Object.fromEntries(headers) },
      signal,
      lookup,
      agent: false,
    });
    try {
      const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
        outgoing.on('response', resolve).on('error', reject).end();
      });
      const { statusCode: status = 0, rawHeaders } = incoming;
      const received = new Headers();
      for (let index = 0; index < rawHeaders.length; index += 2) {
        received.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
      }
      const body = withoutBody.has(status) ? null : Readable.toWeb(incoming);
      return new Response(body, { status, headers: received });
    } catch (error) {
      outgoing.destroy();
      throw error;
    }
  };
}
