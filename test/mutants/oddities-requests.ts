/** Requests that a deployment need not take. */

import type { Oddity } from './oddity.ts';
import { refusing } from './request-wire.ts';

/** Redirects every request of an operation within the origin, to a path that no document names. */
const redirecting: Oddity['alter'] = ({ fetch }) => ({
  async fetch(request) {
    const url = new URL(request.url);
    if (url.pathname.startsWith('/v2/')) {
      const location = `/moved${url.pathname}${url.search}`;
      return new Response(null, { status: 308, headers: { location } });
    }
    if (!url.pathname.startsWith('/moved/')) return fetch(request);
    url.pathname = url.pathname.replace('/moved/', '/');
    const { method, headers, signal } = request;
    const body = request.body === null ? null : await request.text();
    return fetch(new Request(url, { method, headers, signal, body }));
  },
});

export const requestOddities: readonly Oddity[] = [
  {
    name: 'requests-are-redirected',
    because: 'The description does not state that the service answers requests where they arrive.',
    alter: redirecting,
  },
  {
    name: 'unlisted-keys-are-refused',
    because:
      'The description does not state how the service handles unlisted members of a request.',
    alternatives: { 'unlisted-request-keys': 'refused' },
  },
  {
    name: 'input-is-validated-at-once',
    because:
      'The description does not state whether the service itself validates the input of a public model.',
    alternatives: { 'input-validation': 'refused' },
  },
  {
    name: 's3config-needs-all-keys',
    because: 'The description does not state which members of `s3Config` are required.',
    alternatives: { 'storage-required-keys': 'all' },
  },
  {
    name: 'bucket-names-are-plain',
    met: 'never',
    because: 'Storage providers have their own rules for bucket names.',
    alter: refusing(({ s3Config }) => {
      const { bucketName } = s3Config ?? {};
      return (
        typeof bucketName === 'string' && !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucketName)
      );
    }),
  },
  {
    name: 'execution-timeout-has-a-maximum',
    because: 'The description states no maximum of `executionTimeout`.',
    alternatives: { 'execution-timeout-maximum': { limited: 600_000 } },
  },
];
