/** From where an address can be reached, as far as it tells. */

import { BlockList, isIP } from 'node:net';
import { isLoopback } from '../../core/loopback.ts';

/** loopback: this machine alone. private: its own network. public: everywhere, or not known. */
export type NetworkScope = 'loopback' | 'private' | 'public';

/** The place of the host of a URL. Names are not looked up. */
export function networkScopeOf(url: string): NetworkScope {
  const { hostname } = new URL(url);
  if (isLoopback(hostname)) return 'loopback';
  const host = hostname.replace(/^\[|\]$/g, '');
  const version = isIP(host);
  if (version === 0) return scopeOfName(host);
  const family = version === 4 ? 'ipv4' : 'ipv6';
  if (unspecified.check(host, family)) return 'loopback';
  return privateNetworks.check(host, family) ? 'private' : 'public';
}

/**
 * Whether an address that a deployment gives leads into a network that the deployment itself is not
 * in, such as that of whoever checks it: to a private address, or to this machine.
 */
export function isInternalAddress(address: string, baseUrl: string): boolean {
  if (new URL(address).hostname === new URL(baseUrl).hostname) return false;
  const place = networkScopeOf(address);
  return place !== 'public' && !(place === 'loopback' && networkScopeOf(baseUrl) === 'loopback');
}

function scopeOfName(name: string): NetworkScope {
  return !name.includes('.') || /\.(internal|local|lan|home\.arpa)\.?$/i.test(name)
    ? 'private'
    : 'public';
}

/** The unspecified address leads to this machine, too. Addresses of IPv4 within IPv6 are found as well. */
const unspecified = listOf(['0.0.0.0/8', '::/128']);

const privateNetworks = listOf([
  '10.0.0.0/8',
  '100.64.0.0/10',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  'fc00::/7',
  'fe80::/10',
]);

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), address.includes(':') ? 'ipv6' : 'ipv4');
  }
  return list;
}
