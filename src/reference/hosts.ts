/**
 * The names under which the service answers what needs no key. A page of the web can let its own name
 * lead to this machine (DNS rebinding), and a browser then takes the service for a part of that page;
 * but the browser names the page's host with every request.
 */

/**
 * Makes the check of an authority, a host with an optional port: whether it names this machine by a
 * loopback name or address, or by one of `names`. Letter case, the port and a dot at the end do not
 * count. Nothing, and what is no authority, names nobody.
 * @param names hosts without a port; IPv6 addresses with or without brackets
 */
export function hostCheck(names: Iterable<string>): (authority: string) => boolean {
  const known = new Set([...names].map(canonical));
  return (authority) => {
    const host = /^(\[[\da-f:.]+\]|[\w.~-]+)(?::\d{0,5})?$/i.exec(authority)?.[1];
    if (host === undefined) return false;
    const name = canonical(host);
    return isLoopbackName(name) || known.has(name);
  };
}

/** As browsers write a host: lower case, addresses in their shortest form, no dot at the end. */
function canonical(host: string): string {
  const url = `http://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}`;
  const name = URL.canParse(url) ? new URL(url).hostname : host.toLowerCase();
  return name.replace(/\.$/, '');
}

/** Of names only those that never leave the machine (RFC 6761, section 6.3). */
function isLoopbackName(name: string): boolean {
  return (
    /^(.+\.)?localhost$/.test(name) ||
    /^127(\.\d{1,3}){3}$/.test(name) ||
    name === '[::1]' ||
    /^\[::ffff:7f[\da-f]{2}:[\da-f]{1,4}\]$/.test(name)
  );
}
