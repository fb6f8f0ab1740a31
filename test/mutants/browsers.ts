/** Deployments that treat web pages of other origins wrongly. */
import type { Mutant } from './mutant.ts';

/** The name of a header that is set, or removed by an empty text. */
type Changes = Readonly<Record<string, string>>;

/** Changes headers of the answers to pages; undefined leaves them as they are. */
function headers(
  change: (request: Request, response: Response) => Changes | undefined,
  status?: number,
): Mutant['alter'] {
  return ({ fetch }) => ({
    async fetch(request) {
      const response = await fetch(request);
      const changes = request.headers.has('origin') ? change(request, response) : undefined;
      if (changes === undefined) return response;
      const changed = new Headers(response.headers);
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') changed.delete(name);
        else changed.set(name, value);
      }
      return new Response(response.body, { status: status ?? response.status, headers: changed });
    },
  });
}

const allowOrigin = 'access-control-allow-origin';
const allowHeaders = 'access-control-allow-headers';
const expose = 'access-control-expose-headers';

const isPreflight = ({ method }: Request) => method === 'OPTIONS';
const isResult = ({ url }: Request) => new URL(url).pathname.startsWith('/results/');

export const browserMutants: readonly Mutant[] = [
  {
    name: 'preflight-is-405',
    breaks: 'cors-preflight',
    alter: ({ fetch }) => ({
      fetch: (request) =>
        isPreflight(request) ? Promise.resolve(Response.json({}, { status: 405 })) : fetch(request),
    }),
  },
  {
    name: 'preflight-needs-a-key',
    breaks: 'cors-preflight',
    alter: ({ fetch }) => ({
      fetch: (request) =>
        isPreflight(request) && !request.headers.has('authorization')
          ? Promise.resolve(Response.json({}, { status: 401 }))
          : fetch(request),
    }),
  },
  {
    name: 'preflight-without-origin',
    breaks: 'cors-preflight',
    alter: headers((request) => (isPreflight(request) ? { [allowOrigin]: '' } : undefined)),
  },
  {
    name: 'preflight-without-authorization',
    breaks: 'cors-preflight',
    alter: headers((request) =>
      isPreflight(request) ? { [allowHeaders]: 'Content-Type' } : undefined,
    ),
  },
  {
    name: 'preflight-allows-any-header-but-names-none',
    breaks: 'cors-preflight',
    alter: headers((request) => (isPreflight(request) ? { [allowHeaders]: '*' } : undefined)),
  },
  {
    name: 'pages-see-no-answer',
    breaks: 'cors-allow-origin',
    alter: headers(() => ({ [allowOrigin]: '' })),
  },
  {
    name: 'pages-see-no-errors',
    breaks: 'cors-allow-origin',
    alter: headers((_, { status }) => (status >= 400 ? { [allowOrigin]: '' } : undefined)),
  },
  {
    name: 'pages-see-no-401',
    breaks: 'cors-allow-origin',
    alter: headers((_, { status }) => (status === 401 ? { [allowOrigin]: '' } : undefined)),
  },
  {
    name: 'pages-see-no-results',
    breaks: 'cors-allow-origin',
    alter: headers((request) => (isResult(request) ? { [allowOrigin]: '' } : undefined)),
  },
  {
    name: 'another-page-is-allowed-instead',
    breaks: 'cors-allow-origin',
    alter: headers((_, response) =>
      response.headers.has(allowOrigin) ? { [allowOrigin]: 'http://localhost' } : undefined,
    ),
  },
  {
    name: 'pages-cannot-read-retry-after',
    breaks: 'cors-expose-retry-after',
    alter: headers(() => ({ [expose]: '' })),
  },
  {
    name: 'pages-can-read-other-headers-only',
    breaks: 'cors-expose-retry-after',
    alter: headers(() => ({ [expose]: 'Content-Range, X-Retry-After' })),
  },
  { name: 'caches-mix-origins', breaks: 'cors-vary', alter: headers(() => ({ vary: '' })) },
  {
    name: 'caches-keep-encodings-apart-only',
    breaks: 'cors-vary',
    alter: headers(() => ({ vary: 'Accept-Encoding' })),
  },
  {
    name: 'every-page-may-call',
    breaks: 'cors-other-origins',
    alter: headers((request) => ({ [allowOrigin]: request.headers.get('origin') ?? '' })),
  },
  {
    name: 'any-origin',
    breaks: 'cors-other-origins',
    alter: headers(() => ({ [allowOrigin]: '*' })),
  },
  {
    name: 'results-for-every-page',
    breaks: 'cors-other-origins',
    alter: headers((request) => (isResult(request) ? { [allowOrigin]: '*' } : undefined)),
  },
  {
    name: 'pages-may-send-cookies',
    breaks: 'cors-no-credentials',
    alter: headers(() => ({ 'access-control-allow-credentials': 'true' })),
  },
];
