/**
 * The names under which the service answers what needs no key. A page of the web can let its own name
 * lead to this machine (DNS rebinding), and a browser then takes the service for a part of that page;
 * but the browser names the page's host with every request.
 */
import { operations } from '#generated/reference/tables.js';
import { canonicalHost, isLoopback } from '../../core/loopback.ts';
import { quotedExcerpt } from '../../validation/errors/excerpt.ts';
import type { HttpRequest } from '../../validation/http.ts';
import { Problem } from './problem.ts';

/** What the paths of all operations that need a key begin with. */
const keyedPaths = operations.runJob.path.slice(0, operations.runJob.path.indexOf('{'));

/**
 * Makes the check of a request that needs no key: whether it was meant for a loopback name or address,
 * or for one of `names`. It throws the problem `misdirectedRequest` where a page of the web may be
 * behind the request.
 * @param names hosts without a port; IPv6 addresses with or without brackets
 *
 * @rule unknown-host-is-421
 */
export function hostCheck(names: Iterable<string>): (request: HttpRequest) => void {
  const known = new Set([...names].map(canonicalHost));
  return ({ authority, target }) => {
    if (authority === undefined || target.startsWith(keyedPaths)) return;
    if (isKnown(authority, known)) return;
    throw new Problem(
      'misdirectedRequest',
      `Expected a host of this service, such as localhost or one that its settings name, got ${quotedExcerpt(authority)}.`,
    );
  };
}

/** Letter case, the port and a dot at the end do not count. What is no authority is not known. */
function isKnown(authority: string, known: ReadonlySet<string>): boolean {
  const host = /^(\[[\da-f:.]+\]|[\w.~-]+)(?::\d{0,5})?$/i.exec(authority)?.[1];
  if (host === undefined) return false;
  return isLoopback(host) || known.has(canonicalHost(host));
}
