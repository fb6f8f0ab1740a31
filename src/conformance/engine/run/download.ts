/** Fetches files that outputs give the addresses of. */

import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import type { Exchange } from '../../../evidence/records.ts';
import { isInternalAddress } from '../network-scope.ts';
import {
  type Deployment,
  type Lookup,
  PrerequisiteFailed,
  type SendOptions,
} from './deployment.ts';

/**
 * Fetches an address. No key is sent along, since the address may be anybody's. Rejects with `PrerequisiteFailed`
 * where it leads into a private network, and the target does not allow that.
 */
export async function download(
  deployment: Deployment,
  address: string,
  { headers = {}, ...options }: SendOptions & { headers?: Readonly<Record<string, string>> } = {},
): Promise<Exchange> {
  const { target, lookup } = deployment;
  const addresses = target.limits.privateDownloads
    ? undefined
    : await publicAddresses(address, { baseUrl: target.baseUrl, lookup });
  return deployment.send(
    { method: 'GET', target: address, headers, ...(addresses && { addresses }) },
    { ...options, key: 'none' },
  );
}

/**
 * Looks a name up once. The connection is made to what was found, so that the name cannot stand for
 * another address by then. Undefined where there is nothing to look up: what has the host of the
 * deployment is the deployment's own. What cannot be looked up cannot be fetched.
 */
async function publicAddresses(
  address: string,
  { baseUrl, lookup }: { baseUrl: string; lookup: Lookup },
): Promise<readonly LookupAddress[] | undefined> {
  const { hostname, protocol } = new URL(address);
  const privateAddress = new PrerequisiteFailed(
    `A file was not fetched because its address, on ${hostname}, is a private one (limits.privateDownloads).`,
  );
  if (isInternalAddress(address, baseUrl)) throw privateAddress;
  if (hostname === new URL(baseUrl).hostname) return undefined;
  if (isIP(hostname.replace(/^\[|\]$/g, '')) > 0) return undefined;
  const found = await lookup(hostname).catch(() => []);
  const isPrivate = found.some(({ address: ip, family }) =>
    isInternalAddress(`${protocol}//${family === 6 ? `[${ip}]` : ip}`, baseUrl),
  );
  if (isPrivate) throw privateAddress;
  return found;
}
