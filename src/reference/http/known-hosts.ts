/** Which hosts a request without a key may be sent to. */
import { operations } from '#generated/reference/tables.js';
import { canonicalHost, isLoopback } from '../../core/loopback.ts';
import { rememberLast } from '../../core/remember-last.ts';
import { quotedExcerpt } from '../../validation/errors/excerpt.ts';
import type { HttpRequest } from '../../validation/http.ts';
import { Problem } from './service-problem.ts';

/** What the paths of all operations that need a key begin with. */
const keyedPaths = operations.runJob.path.slice(0, operations.runJob.path.indexOf('{'));

/**
 * Makes the check whether a request's host is a loopback name or address, or one of `names`: a web
 * page can point its own name to this machine (DNS rebinding), so that a browser treats the service
 * as part of that page; but the browser then sends the page's host with every request.
 * @param names hosts without a port; IPv6 addresses with or without brackets
 */
export function knownHosts(names: Iterable<string>): (request: HttpRequest) => boolean {
  const knownNames = new Set([...names].map(canonicalHost));
  const isKnown = rememberLast((authority: string) => isKnownAuthority(authority, knownNames));
  return ({ authority }) => authority === undefined || isKnown(authority);
}

/**
 * Makes the check for requests without a key, which throws the problem `misdirectedRequest` for
 * unknown hosts.
 */
export function hostCheck(
  isKnownHost: (request: HttpRequest) => boolean,
): (request: HttpRequest) => void {
  return (request) => {
    if (request.target.startsWith(keyedPaths)) return;
    const { authority } = request;
    if (authority === undefined || isKnownHost(request)) return;
    throw new Problem(
      'misdirectedRequest',
      `Expected a host of this service, such as localhost or one that its settings name, got ${quotedExcerpt(authority)}.`,
    );
  };
}

/** Ignores letter case, the port and a final dot. An invalid authority is unknown. */
function isKnownAuthority(authority: string, knownNames: ReadonlySet<string>): boolean {
  const host = /^(\[[\da-f:.]+\]|[\w.~-]+)(?::\d{0,5})?$/i.exec(authority)?.[1];
  if (host === undefined) return false;
  return isLoopback(host) || knownNames.has(canonicalHost(host));
}
