/** Requests that a deployment need not take. */

import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Settings } from './mutant.ts';
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

/** The service checks the schemas that the target declares. */
function withSchemas(settings: Settings): Settings {
  const { hasty } = parse(readFileSync('mocks/target.yaml', 'utf8')).endpoints;
  const { input, output } = hasty;
  const endpoints = {
    ...settings.endpoints,
    hasty: { ...settings.endpoints.hasty, input, output },
  };
  return { ...settings, endpoints };
}

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
    name: 'inputs-are-checked-by-their-schema',
    because:
      'An input that does not fit the schema of its endpoint may get 400, or its job may fail.',
    alternatives: { 'input-validation': 'refused' },
    settings: withSchemas,
  },
  {
    name: 'jobs-with-inputs-that-do-not-fit-fail',
    because:
      'An input that does not fit the schema of its endpoint may get 400, or its job may fail.',
    settings: withSchemas,
    conforms: true,
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
