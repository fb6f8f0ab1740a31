/** The document of the service: its operations, rules and open points. */
import { isObject } from '../../core/json.ts';

/** Where it is; the second one if the first one is about the endpoints of the settings alone. */
const addresses = ['/openapi.json', '/docs/reference.json'];

export async function readServiceDocument(
  signal: AbortSignal,
): Promise<Readonly<Record<string, unknown>>> {
  let document: Readonly<Record<string, unknown>> = {};
  for (const address of addresses) {
    const response = await fetch(address, { signal });
    if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
    document = { ...Object(await response.json()) };
    if (isObject(document['x-rules'])) break;
  }
  return document;
}
