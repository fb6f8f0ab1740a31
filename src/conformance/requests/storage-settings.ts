/** Storage settings that were made up: nobody has them, and any provider would take their form. */
import { memberAt, storagePlace, storageSettings, withMember } from '../engine/request-schema.ts';

/** Storage that does not exist, at providers of different kinds. */
export const storageAddresses: readonly string[] = [
  'https://s3.eu-central-1.provider.invalid',
  'https://bucket.objects.other-provider.invalid/',
  'http://192.0.2.1:9000/own/storage',
];

/**
 * The request with all the settings that are described, where it has any: which of them are required
 * is left open, so that none is sent without the others.
 */
export function withAllStorage(
  request: unknown,
  [address]: readonly string[] = storageAddresses,
): unknown {
  if (memberAt(request, storagePlace) === undefined) return request;
  const missing = storageSettings.filter(({ at }) => memberAt(request, at) === undefined);
  return missing.reduce(
    (rest, { at, isAddress }) => withMember(rest, at, isAddress ? address : nameFor('plain', at)),
    request,
  );
}

/** A text that may name a bucket as well. */
export function nameFor(beginning: string, at: string): string {
  return `${beginning}${at.replaceAll('/', '-').toLowerCase()}`;
}
