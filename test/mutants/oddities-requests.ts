/** Requests that a deployment need not take. */

import { isSubmission, type Oddity } from './oddity.ts';
import { refusing } from './request-wire.ts';

export const requestOddities: readonly Oddity[] = [
  {
    name: 'malformed-http-closes-the-connection',
    because: 'What becomes of malformed HTTP is not stated.',
    alter: ({ sendRaw }) => ({
      sendRaw: async (message) => ({ ...(await sendRaw(message)), bytes: Buffer.alloc(0) }),
    }),
  },
  {
    name: 'unlisted-keys-are-refused',
    because: 'What becomes of keys of a request that are not listed is not stated.',
    alter: ({ fetch }) => ({
      async fetch(request) {
        const { pathname } = new URL(request.url);
        if (request.body === null || !isSubmission(pathname)) return fetch(request);
        const text = await request.text();
        const copy = new Request(request.url, {
          method: request.method,
          headers: request.headers,
          body: text,
          signal: request.signal,
        });
        try {
          const known = ['input', 'webhook', 'policy', 's3Config'];
          const isOdd = Object.keys(JSON.parse(text)).some((key) => !known.includes(key));
          return isOdd ? Response.json({}, { status: 400 }) : fetch(copy);
        } catch {
          return fetch(copy);
        }
      },
    }),
  },
  {
    name: 'input-is-validated-at-once',
    because: 'Whether the service itself looks at the input of a public model is not stated.',
    alter: ({ fetch }) => ({
      async fetch(request) {
        const { pathname } = new URL(request.url);
        if (!pathname.startsWith('/v2/black-forest') || !isSubmission(pathname))
          return fetch(request);
        const text = await request.text();
        const isOdd = text.includes('"input"') && !text.includes('"prompt"');
        const headers = new Headers(request.headers);
        return isOdd
          ? Response.json({}, { status: 400 })
          : fetch(
              new Request(request.url, {
                method: request.method,
                headers,
                body: text,
                signal: request.signal,
              }),
            );
      },
    }),
  },
  {
    name: 's3config-needs-all-keys',
    because: 'Which keys of storage settings are required is not stated.',
    alter: refusing(({ s3Config }) => {
      const names = ['accessId', 'accessSecret', 'bucketName', 'endpointUrl'];
      return s3Config !== undefined && !names.every((name) => name in Object(s3Config));
    }),
  },
  {
    name: 'bucket-names-are-plain',
    met: 'never',
    because: 'Providers have rules of their own for the names of buckets.',
    alter: refusing(({ s3Config }) => {
      const { bucketName } = s3Config ?? {};
      return (
        typeof bucketName === 'string' && !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucketName)
      );
    }),
  },
  {
    name: 'execution-timeout-has-a-maximum',
    because: 'A maximum of the time to run is not stated.',
    alter: refusing(({ policy }) => policy?.executionTimeout > 600_000),
  },
];
