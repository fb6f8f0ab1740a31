/** The network scope of an address: from where it can be reached. */
import { BlockList, isIP } from 'node:net';
import { isLoopback } from '../../core/loopback.ts';

/** loopback: this machine only. private: its own network. public: everywhere, or unknown. */
export type NetworkScope = 'loopback' | 'private' | 'public';

/** The scope of a URL's host. Does not resolve names. */
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

/** Whether an address leads into another network than the deployment's, such as that of the checks. */
export function isInternalAddress(address: string, baseUrl: string): boolean {
  if (new URL(address).hostname === new URL(baseUrl).hostname) return false;
  const scope = networkScopeOf(address);
  return scope !== 'public' && !(scope === 'loopback' && networkScopeOf(baseUrl) === 'loopback');
}

function scopeOfName(name: string): NetworkScope {
  return !name.includes('.') || /\.(internal|local|lan|home\.arpa)\.?$/i.test(name)
    ? 'private'
    : 'public';
}

/** The unspecified address reaches this machine. `BlockList` also matches IPv4 addresses mapped to IPv6. */
const unspecified = blockListOf(['0.0.0.0/8', '::/128']);

const privateNetworks = blockListOf([
  '10.0.0.0/8',
  '100.64.0.0/10',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  'fc00::/7',
  'fe80::/10',
]);

function blockListOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), address.includes(':') ? 'ipv6' : 'ipv4');
  }
  return list;
}
