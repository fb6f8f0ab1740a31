/** Made-up storage settings, in a form that any provider accepts. */
import { partAt } from '../../core/json.ts';
import { storagePlace, storageSettings, withMember } from './request-schema.ts';

/** Storage that does not exist, at providers of different kinds. */
export const storageAddresses: readonly string[] = [
  'https://s3.eu-central-1.provider.invalid',
  'https://bucket.objects.other-provider.invalid/',
  'http://192.0.2.1:9000/own/storage',
];

/** Completes storage settings, if there are any: which are required is not stated, so all are sent. */
export function withAllStorage(
  request: unknown,
  [address]: readonly string[] = storageAddresses,
): unknown {
  if (partAt(request, storagePlace) === undefined) return request;
  const missing = storageSettings.filter(({ at }) => partAt(request, at) === undefined);
  return missing.reduce(
    (rest, { at, isAddress }) => withMember(rest, at, isAddress ? address : nameFor('plain', at)),
    request,
  );
}

/** A text that is also a valid bucket name. */
export function nameFor(beginning: string, at: string): string {
  return `${beginning}${at.replaceAll('/', '-').toLowerCase()}`;
}
