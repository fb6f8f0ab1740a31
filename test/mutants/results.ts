/** Deployments whose results are offered wrongly. */
import { outputs } from './billing-wire.ts';
import { type Mutant, mutantsOf } from './mutant.ts';

interface File {
  readonly request: Request;
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Alters what is answered at the addresses of results; undefined leaves an answer as it is. */
function files(alter: (file: File) => Response | undefined): Mutant['alter'] {
  return ({ fetch }) => ({
    async fetch(request) {
      const response = await fetch(request);
      if (!new URL(request.url).pathname.startsWith('/results/')) return response;
      const { status, headers } = response;
      const bytes = new Uint8Array(await response.arrayBuffer());
      return alter({ request, status, headers, bytes }) ?? new Response(bytes, { status, headers });
    },
  });
}

function typed(type: string): Mutant['alter'] {
  return files(({ status, headers, bytes }) =>
    status === 200
      ? new Response(bytes, {
          status,
          headers: { ...Object.fromEntries(headers), 'content-type': type },
        })
      : undefined,
  );
}

/** Moves the end of the time in which an address works. */
function expiring(byMs: number): Mutant['alter'] {
  return outputs(({ image_url: address, ...output }) =>
    address
      ? {
          ...output,
          image_url: address.replace(
            /(\/results\/[^/]+\/)(\d+)/,
            (_: string, start: string, until: string) => start + (Number(until) + byMs),
          ),
        }
      : undefined,
  );
}

/** Answers addresses at which nothing is offered in another way. */
function missing(status: number): Mutant['alter'] {
  return files((file) => (file.status === 404 ? new Response('{}', { status }) : undefined));
}

export const resultMutants: readonly Mutant[] = [
  ...[401, 403].map(
    (status): Mutant => ({
      name: `result-without-key-${status}`,
      breaks: 'result-needs-no-key',
      alter: files(({ request }) =>
        request.headers.has('authorization') ? undefined : new Response('{}', { status }),
      ),
    }),
  ),
  ...[200, 400, 403, 410].map(
    (status): Mutant => ({
      name: `result-not-found-as-${status}`,
      breaks: 'result-not-found',
      alter: missing(status),
    }),
  ),
  ...mutantsOf({
    'result-lifetime': {
      'result-lifetime-cut-by-two-minutes': expiring(-120_000),
      'result-lifetime-without-end': ({ fetch }) => {
        const kept = new Map<string, { bytes: ArrayBuffer; headers: Headers }>();
        return {
          async fetch(request) {
            const response = await fetch(request);
            if (!new URL(request.url).pathname.startsWith('/results/')) return response;
            const { status, headers } = response;
            const bytes = await response.arrayBuffer();
            if (status === 200) kept.set(request.url, { bytes, headers });
            const before = kept.get(request.url);
            return status === 404 && before !== undefined
              ? new Response(before.bytes, { headers: before.headers })
              : new Response(bytes, { status, headers });
          },
        };
      },
    },
    'result-download': {
      'result-as-bytes': typed('application/octet-stream'),
      'result-without-type': typed(''),
      'result-png-said-to-be-jpeg': typed('image/jpeg'),
      'result-redirected-to-a-page': files(({ request, status }) =>
        request.url.endsWith('/page')
          ? new Response('<p>Log in</p>', { headers: { 'content-type': 'text/html' } })
          : status === 200
            ? new Response(null, { status: 302, headers: { location: '/results/page' } })
            : undefined,
      ),
      'result-broken': files(({ status, headers }) =>
        status === 200 ? new Response('no picture', { headers }) : undefined,
      ),
    },
  }),
];
