/**
 * Addresses of results. An address contains everything that determines a file, and its expiry, so a
 * finished job keeps nothing in memory.
 */
import { sha256Hex } from '../../core/digest.ts';
import { isLoopback } from '../../core/loopback.ts';
import { housekeepingOf } from '../../core/skipping-clock.ts';
import type { Alternatives } from '../alternatives/account-alternatives.ts';
import type { EngineOptions } from './engine-options.ts';
import { resultLifetimeMs } from './rules/deadlines.ts';

/** Makes the addresses of an account's results, as its alternatives want them. */
export function resultUrls(
  accountId: string,
  { clock, alternatives }: Pick<EngineOptions, 'clock' | 'alternatives'>,
): EngineOptions['resultUrl'] {
  const housekeeping = housekeepingOf(clock);
  return (file, callerOrigin) => {
    const untilMs = housekeeping.now() + resultLifetimeMs(alternatives);
    const origin = resultOrigin(callerOrigin, alternatives);
    const url = resultUrl(file, { origin, accountId, untilMs });
    return presentResultUrl(url, untilMs, alternatives);
  };
}

/**
 * The address of a result's file, valid until a time of the account's housekeeping; `Infinity` means
 * forever.
 *
 * @rule image-output-url
 */
export function resultUrl(
  file: string,
  { origin, accountId, untilMs }: { origin: string; accountId: string; untilMs: number },
): string {
  // Joined into one string: a template would keep all its pieces in memory.
  const until = untilMs === Number.POSITIVE_INFINITY ? 'forever' : untilMs;
  return [origin, 'results', encodeURIComponent(accountId), until, file].join('/');
}

/** The address of a result with what alternatives add to it: an expiry in seconds, and a signature. */
function presentResultUrl(url: string, untilMs: number, alternatives: Alternatives): string {
  if (alternatives.id('result-origin') !== 'with-expiry') return url;
  const expires = Number.isFinite(untilMs) ? Math.ceil(untilMs / 1000) : 'never';
  const signature = sha256Hex(`${url} ${expires}`);
  return [url, '?expires=', expires, '&signature=', signature].join('');
}

/** The origin of results for callers that used `origin`: another name of this machine, or the same. */
function resultOrigin(origin: string, alternatives: Alternatives): string {
  if (alternatives.id('result-origin') === 'same') return origin;
  const url = new URL(origin);
  if (!isLoopback(url.hostname)) return origin;
  url.hostname = url.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  return url.origin;
}
