/** Made-up storage settings, in a form that any provider accepts. */
import { memberAt, storagePlace, storageSettings, withMember } from './request-schema.ts';

/** Storage that does not exist, at providers of different kinds. */
export const storageAddresses: readonly string[] = [
  'https://s3.eu-central-1.provider.invalid',
  'https://bucket.objects.other-provider.invalid/',
  'http://192.0.2.1:9000/own/storage',
];

/**
 * Completes the storage settings of a request, if it has any: the description does not say which are
 * required, so they are sent together.
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

/** A text that is also a valid bucket name. */
export function nameFor(beginning: string, at: string): string {
  return `${beginning}${at.replaceAll('/', '-').toLowerCase()}`;
}
