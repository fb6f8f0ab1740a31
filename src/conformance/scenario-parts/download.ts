/** Fetches files that outputs give the addresses of. */
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { Exchange } from '../../evidence/records.ts';
import { type Deployment, type SendOptions, Unmet } from '../driving/deployment.ts';
import { leadsInside } from '../network-place.ts';

/**
 * Fetches an address. No key is sent along, since the address may be anybody's. Rejects with `Unmet`
 * where it leads into a private network, and the target does not allow that.
 */
export async function download(
  deployment: Deployment,
  address: string,
  { headers = {}, ...options }: SendOptions & { headers?: Readonly<Record<string, string>> } = {},
): Promise<Exchange> {
  const { baseUrl, limits } = deployment.target;
  if (!limits.privateDownloads && (await resolvesInside(address, baseUrl))) {
    throw new Unmet(
      `A file was not fetched because its address, on ${new URL(address).hostname}, is a private one (limits.privateDownloads).`,
    );
  }
  return deployment.send({ method: 'GET', target: address, headers }, { ...options, key: 'none' });
}

/** The same of a name that stands for such an address. What cannot be looked up cannot be fetched. */
async function resolvesInside(address: string, baseUrl: string): Promise<boolean> {
  if (leadsInside(address, baseUrl)) return true;
  const { hostname, protocol } = new URL(address);
  if (hostname === new URL(baseUrl).hostname || isIP(hostname.replace(/^\[|\]$/g, '')) > 0) {
    return false;
  }
  const found = await lookup(hostname, { all: true }).catch(() => []);
  return found.some(({ address: ip, family }) =>
    leadsInside(`${protocol}//${family === 6 ? `[${ip}]` : ip}`, baseUrl),
  );
}
