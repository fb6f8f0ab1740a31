/**
 * The names under which the service answers what needs no key. A page of the web can let its own name
 * lead to this machine (DNS rebinding), and a browser then takes the service for a part of that page;
 * but the browser names the page's host with every request.
 */
import { canonicalHost, isLoopback } from '../../core/loopback.ts';

/**
 * Makes the check of an authority, a host with an optional port: whether it names this machine by a
 * loopback name or address, or by one of `names`. Letter case, the port and a dot at the end do not
 * count. Nothing, and what is no authority, names nobody.
 * @param names hosts without a port; IPv6 addresses with or without brackets
 */
export function hostCheck(names: Iterable<string>): (authority: string) => boolean {
  const known = new Set([...names].map(canonicalHost));
  return (authority) => {
    const host = /^(\[[\da-f:.]+\]|[\w.~-]+)(?::\d{0,5})?$/i.exec(authority)?.[1];
    if (host === undefined) return false;
    return isLoopback(host) || known.has(canonicalHost(host));
  };
}
