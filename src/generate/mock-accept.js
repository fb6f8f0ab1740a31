// @ts-check
/**
 * Loaded into Prism's process: a request accepts every media type, after those that it asks for, as
 * services of this kind answer. Prism would answer 406 or 500, or even a success in place of the
 * error that `Prefer` asks for.
 *
 * It is JavaScript because Prism runs without a compiler.
 */
import { subscribe } from 'node:diagnostics_channel';

/** @import { IncomingMessage } from 'node:http' */

subscribe('http.server.request.start', (message) => {
  const { request } = /** @type {{ request: IncomingMessage }} */ (message);
  const { accept } = request.headers;
  request.headers.accept = accept ? `${accept}, */*;q=0.001` : '*/*';
});
