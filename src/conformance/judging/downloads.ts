/** Files that outputs give the addresses of: fetched without a key, and found again in evidence. */
import { isObject, parseJson } from '../../evidence/calls.ts';
import type { Exchange } from '../../evidence/records.ts';
import type { Deployment, SendOptions } from '../driving/deployment.ts';
import type { EvidenceView } from './evidence-view.ts';

/** The address of an image or a video in an output; undefined where it has none that can be fetched. */
export function fileAddress(output: unknown): string | undefined {
  if (!isObject(output)) return undefined;
  const { image_url: image, video_url: video } = output;
  const address = image ?? video;
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  return /^https?:$/.test(new URL(address).protocol) ? address : undefined;
}

/** The same of the job in an answer. */
export function addressIn({ response }: Exchange): string | undefined {
  const body = parseJson(response?.body);
  return fileAddress(isObject(body) ? body['output'] : undefined);
}

/** Fetches an address. No key is sent along, since the address may be anybody's. */
export function download(
  deployment: Deployment,
  address: string,
  { headers = {}, ...options }: SendOptions & { headers?: Readonly<Record<string, string>> } = {},
): Promise<Exchange> {
  return deployment.send({ method: 'GET', target: address, headers }, { ...options, key: 'none' });
}

/** Finds the requests for an address within a scenario, in the order in which they were sent. */
export function downloadsIn({
  calls,
  subject,
}: EvidenceView): (scenario: string, address: string) => readonly Exchange[] {
  const found = new Map<string, Exchange[]>();
  for (const { exchange } of calls) {
    const { method, target } = exchange.request;
    if (method !== 'GET') continue;
    const key = keyOf(
      exchange.scenario,
      target.startsWith('/') ? subject.baseUrl + target : target,
    );
    found.set(key, [...(found.get(key) ?? []), exchange]);
  }
  return (scenario, address) => found.get(keyOf(scenario, address)) ?? [];
}

function keyOf(scenario: string, address: string): string {
  return JSON.stringify([scenario, URL.canParse(address) ? new URL(address).href : address]);
}
