/** Refuses wrong keys and control tokens with 429 after many from one address. */
import { limits } from '#generated/control/tables.js';
import { systemTimers } from '../../core/clock.ts';
import { isLoopback } from '../../core/loopback.ts';
import type { HttpHandler, HttpRequest, HttpResponse } from '../../validation/http.ts';
import { andThen } from '../engine/maybe-promise.ts';
import { sessionPath } from './paths-outside-api.ts';
import { Problem, renderProblem } from './service-problem.ts';

const { most, windowSeconds, addresses } = limits.wrongKeys;

export interface GuessLimitOptions {
  readonly now?: () => number;
  /** A refusal as the caller is to see it. Default: as it is. */
  readonly present?: (refusal: HttpResponse, request: HttpRequest) => HttpResponse;
}

/**
 * The same handler with that limit. Only wrong keys and tokens meet it: clients behind one proxy have one
 * address, and none of them may lock out the others. Programs of this machine have none, because tests
 * try many wrong keys.
 */
export function withGuessLimit(
  handler: HttpHandler,
  { now = systemTimers().now, present = (refusal) => refusal }: GuessLimitOptions = {},
): HttpHandler {
  /** Those that began last, by network. */
  const wrong = new Map<string, { count: number; readonly endMs: number }>();

  function limitGuesses(request: HttpRequest, answer: HttpResponse): HttpResponse {
    const { address } = request;
    if (answer.status !== 401 || address === undefined || isLoopback(address)) return answer;
    if (!isGuess(request)) return answer;
    const network = networkOf(address);
    const guesses = wrong.get(network);
    if (guesses !== undefined && guesses.endMs > now()) {
      guesses.count += 1;
      if (guesses.count <= most) return answer;
      const refusal = present(tooManyGuesses(guesses.endMs - now()), request);
      return { ...refusal, headers: { ...withoutChallenge(answer.headers), ...refusal.headers } };
    }
    wrong.delete(network);
    wrong.set(network, { count: 1, endMs: now() + windowSeconds * 1000 });
    const [first] = wrong.keys();
    if (wrong.size > addresses && first !== undefined) wrong.delete(first);
    return answer;
  }

  return (request) => {
    const answer = handler(request);
    return usualLocal.has(request.address)
      ? answer
      : andThen(answer, (settled) => limitGuesses(request, settled));
  };
}

/** How programs of this machine usually come: to look at every address closely would take longer than the answer. */
const usualLocal: ReadonlySet<string | undefined> = new Set([
  undefined,
  '127.0.0.1',
  '::1',
  '::ffff:127.0.0.1',
]);

function tooManyGuesses(waitMs: number): HttpResponse {
  const detail = `The limit is reached: ${most} wrong keys or tokens in ${windowSeconds} s.`;
  const wait = { 'retry-after': String(Math.ceil(waitMs / 1000)) };
  return renderProblem(new Problem('tooManyRequests', detail, { headers: wait }));
}

/** The headers of the answer that is replaced: the same pages may read the other one. */
function withoutChallenge({
  'www-authenticate': _,
  'content-type': __,
  ...others
}: HttpResponse['headers']): HttpResponse['headers'] {
  return others;
}

/** What may hold a key or a token. */
function isGuess(request: HttpRequest): boolean {
  return (
    request.header('authorization') !== undefined ||
    request.header('x-control-token') !== undefined ||
    (request.method === 'POST' && request.target === sessionPath)
  );
}

/** Whoever has an address of IPv6 has its network of 64 bits. */
function networkOf(address = ''): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [start = [], end = []] = address.split('::').map((part) => part.split(':'));
  const zeros = Math.max(0, 8 - start.length - end.length);
  return [...start, ...Array<string>(zeros).fill('0'), ...end].slice(0, 4).join(':');
}
