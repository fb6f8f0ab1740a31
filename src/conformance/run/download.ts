/** Downloads files that outputs link to. */

import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import { isUrl } from '../../core/urls.ts';
import type { Exchange } from '../../evidence/record-types.ts';
import { isMissing, typeOfOther } from '../contract/linked-files.ts';
import { mostRedirects, redirectAddress } from '../contract/redirects.ts';
import { isInternalAddress } from '../target/network-scope.ts';
import {
  type Deployment,
  type Lookup,
  PrerequisiteFailed,
  type SendOptions,
} from './deployment.ts';

/**
 * Downloads a file, following redirects. Only the deployment's own host gets the key, and only if it
 * refuses the request without one, hides the file, or has a page in its place: whether files need it is not stated.
 */
export async function download(deployment: Deployment, address: string): Promise<Exchange> {
  const { baseUrl } = deployment.target;
  let at = address;
  for (let redirects = 0; ; redirects += 1) {
    const plain = await requestFile(deployment, at);
    const { status } = plain.response ?? {};
    const isRefused =
      status === 401 || status === 403 || isMissing(status) || typeOfOther(plain) !== undefined;
    const isOwn = isUrl(baseUrl) && new URL(at).origin === new URL(baseUrl).origin;
    const answer = isRefused && isOwn ? await requestFile(deployment, at, { key: 'valid' }) : plain;
    const next = redirectAddress(answer, baseUrl);
    if (next === undefined || redirects === mostRedirects) return answer;
    at = next;
  }
}

/** One request, by default without a key: the address may be a third party's. Rejects with `PrerequisiteFailed` if private and not allowed. */
export async function requestFile(
  deployment: Deployment,
  address: string,
  options: SendOptions = {},
): Promise<Exchange> {
  const { target, lookup } = deployment;
  const addresses = target.limits.privateDownloads
    ? undefined
    : await publicAddresses(address, { baseUrl: target.baseUrl, lookup });
  return deployment.send(
    { method: 'GET', target: address, ...(addresses && { addresses }) },
    { key: 'none', ...options },
  );
}

/** Pins the connection to addresses resolved once, against DNS rebinding; undefined if nothing is resolved. */
async function publicAddresses(
  address: string,
  { baseUrl, lookup }: { baseUrl: string; lookup: Lookup },
): Promise<readonly LookupAddress[] | undefined> {
  const { hostname, protocol } = new URL(address);
  const privateAddress = new PrerequisiteFailed(
    `A file on ${hostname} was not downloaded: the address is private. Set limits.privateDownloads to allow it.`,
  );
  if (isInternalAddress(address, baseUrl)) throw privateAddress;
  if (hostname === new URL(baseUrl).hostname) return undefined;
  if (isIP(hostname.replace(/^\[|\]$/g, '')) > 0) return undefined;
  const addresses = await lookup(hostname).catch(() => []);
  const isPrivate = addresses.some(({ address: ip, family }) =>
    isInternalAddress(`${protocol}//${family === 6 ? `[${ip}]` : ip}`, baseUrl),
  );
  if (isPrivate) throw privateAddress;
  return addresses;
}
