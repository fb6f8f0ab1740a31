/** Fetches files that outputs give the addresses of. */
import type { Exchange } from '../../evidence/records.ts';
import type { Deployment, SendOptions } from '../driving/deployment.ts';

/** Fetches an address. No key is sent along, since the address may be anybody's. */
export function download(
  deployment: Deployment,
  address: string,
  { headers = {}, ...options }: SendOptions & { headers?: Readonly<Record<string, string>> } = {},
): Promise<Exchange> {
  return deployment.send({ method: 'GET', target: address, headers }, { ...options, key: 'none' });
}
