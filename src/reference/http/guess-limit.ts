/** Bounds how fast keys and control tokens can be guessed from one address. */
import { systemTimers } from '../../core/clock.ts';
import { isLoopback } from '../../core/network.ts';
import type { HttpHandler, HttpRequest, HttpResponse } from '../../validation/http.ts';
import { Problem, renderProblem } from './service-problem.ts';

/** Refused requests of an address in a window; its further ones with a key or token get 429. */
const most = 300;
const windowMs = 60_000;

/** The most addresses that are counted at a time; the one that began first is forgotten. */
const mostAddresses = 1000;

/**
 * The same handler with that limit. Programs of this machine have none: tests try many wrong keys, and
 * a proxy in front hides the addresses of its clients.
 */
export function withGuessLimit(
  handler: HttpHandler,
  now: () => number = systemTimers().now,
): HttpHandler {
  const refused = new Map<string, { count: number; readonly endMs: number }>();

  function leftMs(request: HttpRequest): number {
    if (refused.size === 0 || !isGuess(request)) return 0;
    const known = refused.get(placeOf(request.address));
    return known === undefined || known.count < most ? 0 : known.endMs - now();
  }

  function count({ address }: HttpRequest, { status }: HttpResponse): void {
    if (status !== 401 || address === undefined || isLoopback(address)) return;
    const place = placeOf(address);
    const known = refused.get(place);
    if (known !== undefined && known.endMs > now()) {
      known.count += 1;
      return;
    }
    refused.delete(place);
    refused.set(place, { count: 1, endMs: now() + windowMs });
    const [first] = refused.keys();
    if (refused.size > mostAddresses && first !== undefined) refused.delete(first);
  }

  return (request) => {
    const waitMs = leftMs(request);
    if (waitMs > 0) {
      const headers = { 'retry-after': String(Math.ceil(waitMs / 1000)) };
      const detail = `The limit is reached: more than ${most} refused keys or tokens in ${windowMs} ms.`;
      return renderProblem(new Problem('tooManyRequests', detail, { headers }));
    }
    const answer = handler(request);
    if (!(answer instanceof Promise)) {
      count(request, answer);
      return answer;
    }
    return answer.then((settled) => {
      count(request, settled);
      return settled;
    });
  };
}

/** What may hold a key or a token. */
function isGuess(request: HttpRequest): boolean {
  return (
    request.header('authorization') !== undefined ||
    request.header('x-control-token') !== undefined ||
    (request.method === 'POST' && request.target === '/console/session')
  );
}

/** Whoever has an address of IPv6 has its network of 64 bits. */
function placeOf(address = ''): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [start = [], end = []] = address.split('::').map((part) => part.split(':'));
  const zeros = Math.max(0, 8 - start.length - end.length);
  return [...start, ...Array<string>(zeros).fill('0'), ...end].slice(0, 4).join(':');
}
