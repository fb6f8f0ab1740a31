/** Deployments that break rules about streamed parts, methods and permissions. */
import { answers, type Mutant, mutantsOf } from './mutant.ts';
import { bodyOf, instead, is, jobIn, json, on } from './operations-wire.ts';

export const streamMutants: readonly Mutant[] = mutantsOf({
  'stream-each-part-once': {
    'stream-repeats-parts': ({ fetch }) => {
      const all = new Map<string, unknown[]>();
      return {
        async fetch(request) {
          const response = await fetch(request);
          if (!is(request.url, 'stream/')) return response;
          const { status, stream } = await bodyOf(response);
          const parts = [...(all.get(jobIn(request.url)) ?? []), ...stream];
          all.set(jobIn(request.url), parts);
          return json(200, { status, stream: parts });
        },
      };
    },
    'stream-reverses-parts': on('stream/', ({ json }) => ({
      ...json,
      stream: json.stream.toReversed(),
    })),
    'stream-of-running-job-is-409': answers(({ target, json }) =>
      target.includes('/stream/') && json.status === 'IN_PROGRESS' ? { status: 409 } : undefined,
    ),
    'stream-parts-bare': on('stream/', ({ json: { status, stream } }) => ({
      status,
      stream: stream.map(({ output }: { output: unknown }) => output),
    })),
    'stream-once-for-each-method': ({ fetch }) => {
      const taken = new Map<string, unknown[]>();
      return {
        async fetch(request) {
          const response = await fetch(request);
          if (!is(request.url, 'stream/')) return response;
          const { status, stream } = await bodyOf(response);
          const other = request.method === 'GET' ? 'POST' : 'GET';
          const [mine, theirs] = [request.method, other].map((method) => method + request.url);
          const parts = [...(taken.get(mine ?? '') ?? []), ...stream];
          taken.set(mine ?? '', []);
          taken.set(theirs ?? '', [...(taken.get(theirs ?? '') ?? []), ...stream]);
          return json(200, { status, stream: parts });
        },
      };
    },
  },
  'stream-end-carries-rest': {
    'stream-empty-after-end': on('stream/', ({ json }) =>
      json.status === 'COMPLETED' ? { ...json, stream: [] } : undefined,
    ),
    'stream-of-ended-job-is-409': answers(({ target, json }) =>
      target.includes('/stream/') && json.status === 'COMPLETED' ? { status: 409 } : undefined,
    ),
    'stream-last-part-only': on('stream/', ({ json }) =>
      json.status === 'COMPLETED' ? { ...json, stream: json.stream.slice(-1) } : undefined,
    ),
  },
  'stream-waits': {
    'stream-does-not-wait': ({ fetch }) => ({
      async fetch(request) {
        if (!is(request.url, 'stream/')) return fetch(request);
        const { headers } = request;
        const { status } = await bodyOf(
          await fetch(new Request(request.url.replace('/stream/', '/status/'), { headers })),
        );
        return status === 'COMPLETED' ? fetch(request) : json(200, { status, stream: [] });
      },
    }),
    'stream-waits-for-the-end': ({ fetch }) => ({
      async fetch(request) {
        const url = request.url.replace('/stream/', '/status-sync/');
        if (url !== request.url) await fetch(new Request(url, { headers: request.headers }));
        return fetch(request);
      },
    }),
  },
});

/** Those that are chosen, by a piece of their paths. */
const operations = ['cancel/', 'retry/', 'purge-queue', 'health', 'stream/', 'status-sync/'];

export const accessMutants: readonly Mutant[] = [
  ...['stream/', 'status-sync/'].map(
    (operation): Mutant => ({
      name: `post-of-${operation.replace('/', '')}-is-405`,
      breaks: 'reads-by-post',
      alter: instead(({ url, method }) =>
        method === 'POST' && is(url, operation) ? json(405, {}) : undefined,
      ),
    }),
  ),
  ...operations.map(
    (operation): Mutant => ({
      name: `${operation.replace('/', '')}-takes-any-key`,
      breaks: 'extended-permissions',
      alter: answers(({ target, status }) =>
        target.includes(`/${operation}`) && status === 401 ? { status: 200, json: {} } : undefined,
      ),
    }),
  ),
  ...operations.map(
    (operation): Mutant => ({
      name: `${operation.replace('/', '')}-without-permission`,
      breaks: 'extended-permissions',
      alter: answers(({ target, status }) =>
        target.includes(`/${operation}`) && status === 401 ? { status: 403 } : undefined,
      ),
    }),
  ),
  ...mutantsOf({
    'reads-by-post': {
      'post-of-status-sync-without-output': answers(
        ({ target, method, json: { output: _, ...job } }) =>
          method === 'POST' && target.includes('/status-sync/') ? { json: job } : undefined,
      ),
    },
    'extended-permissions': {
      'reader-may-cancel': ({ fetch }) => ({
        async fetch(request) {
          const response = await fetch(request);
          const isReader = request.headers.get('authorization') === 'Bearer reader-key';
          return isReader && is(request.url, 'cancel/') ? json(200, {}) : response;
        },
      }),
      'reader-may-not-ask-for-health': ({ fetch }) => ({
        async fetch(request) {
          const response = await fetch(request);
          const isReader = request.headers.get('authorization') === 'Bearer reader-key';
          return isReader && is(request.url, 'health') ? json(401, {}) : response;
        },
      }),
    },
  }),
];
