/** Serves an `HttpHandler` with node:http. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BodyMemoryOptions, HttpHandler } from '../http.ts';
import { type RenderError, renderPlainError } from './node/read-errors.ts';
import { createNodeServer } from './node/server.ts';

/** Where a server listens, and how it answers invalid HTTP. */
export interface ListenOptions extends BodyMemoryOptions {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /**
   * Creates the answers that come without a handler, so that they have the service's form. The
   * status is 400, 408, 413, 417, 431, 500, 501, 503 or 505. Default: a problem document of status
   * and title.
   */
  readonly renderError?: RenderError;
  /**
   * Called with what the handler or `renderError` throws, and of an answer that cannot be sent; the
   * client gets a 500. Its own errors are ignored. Default: `console.error`.
   */
  readonly onError?: (error: unknown) => void;
}

/** A listening server. */
export interface Listening {
  /** Scheme, host and port, such as `http://127.0.0.1:8080`. */
  readonly url: string;
  /**
   * Stops accepting and resolves when the last answer has been sent and all connections ended. Each
   * ends with its next answer, which says `Connection: close`.
   */
  close(): Promise<void>;
}

/**
 * Listens until `close`. Rejects with the system's error when the address cannot be had
 * (`EADDRINUSE`, `EACCES`...). A client has 15 s for the headers of a request and 120 s for all of
 * it, with pauses of at most 15 s within a body, at most 16384 bytes of headers, and 65 s between two
 * requests of a connection. Large answers that clients do not take count against `bodiesBytes` again,
 * apart from bodies that arrive, and a client that takes nothing of one for 30 s is disconnected.
 *
 * @example
 * ```ts
 * import { createValidator } from 'inference-contract/validation';
 * import { listen } from 'inference-contract/validation/adapters/node-http';
 *
 * const validator = createValidator('openapi.yaml', { security: 'unchecked' });
 * const handler = validator.serve({ greet: () => ({ status: 204, headers: {} }) });
 * const server = await listen(handler, { host: '127.0.0.1', port: 8080 });
 * console.log(server.url);
 * ```
 */
export function listen(
  handler: HttpHandler,
  { host, port, renderError = renderPlainError, onError, bodiesBytes }: ListenOptions,
): Promise<Listening> {
  const { server, connections } = createNodeServer(handler, { renderError, onError, bodiesBytes });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const close = () =>
        new Promise<void>((closed, failed) => {
          server.close((error) => (error === undefined ? closed() : failed(error)));
          connections.end();
        });
      resolve({ url: urlOf(server), close });
    });
  });
}

function urlOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Expected a TCP address.');
  return `http://${urlHost(address)}:${address.port}`;
}

function urlHost({ address, family }: AddressInfo): string {
  return family === 'IPv6' ? `[${address}]` : address;
}
