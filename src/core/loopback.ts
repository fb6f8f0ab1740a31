/** Hosts that only this machine reaches. */
import { isUrl } from './urls.ts';

/**
 * A host as browsers write it in a URL: lower case, addresses in their shortest form, IPv6 in
 * brackets, no dot at the end. Other text stays, in lower case.
 */
export function canonicalHost(host: string): string {
  const url = `http://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}`;
  const isHost = !/[/?#@\\]/.test(host) && isUrl(url);
  const name = isHost ? new URL(url).hostname : host.toLowerCase();
  return name.replace(/\.$/, '');
}

/**
 * Whether a host, with or without the brackets of IPv6, is on the loopback interface. Names are not
 * looked up: only `localhost` and names that end with `.localhost` never leave the machine (RFC
 * 6761, section 6.3). The unspecified address (`0.0.0.0`, `::`) is not: to listen on it is to be
 * open to all.
 */
export function isLoopback(host: string): boolean {
  const name = canonicalHost(host);
  return (
    /^(.+\.)?localhost$/.test(name) ||
    /^127(\.\d{1,3}){3}$/.test(name) ||
    name === '[::1]' ||
    /^\[::ffff:7f[\da-f]{2}:[\da-f]{1,4}\]$/.test(name)
  );
}
