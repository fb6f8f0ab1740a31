/** Deployments that break rules about waiting for jobs and keeping them. */
import { answers, type Mutant, mutantsOf } from './mutant.ts';
import { bodyOf, forwarded, instead, is, jobIn, json, on } from './operations-wire.ts';

/** Asks for twice the wait of a request. */
function waitingTwice(operation: string): NonNullable<Mutant['alter']> {
  return forwarded((url) => {
    const asked = Number(url.searchParams.get('wait'));
    if (!url.pathname.includes(operation) || asked < 1000 || asked > 150_000) return undefined;
    return new URL(`${url.pathname}?wait=${2 * asked}`, url);
  });
}

export const waitMutants: readonly Mutant[] = [
  ...[-1, 1].map((by): Mutant => {
    const [bound, limit] = by < 0 ? ['minimum', 1000] : ['maximum', 300_000];
    return {
      name: `runsync-wait-${bound}-off-by-one`,
      breaks: 'runsync-wait-limit',
      alter: forwarded((url) =>
        url.pathname.endsWith('/runsync') && url.searchParams.get('wait') === `${limit + by}`
          ? new URL(`${url.pathname}?wait=${limit}`, url)
          : undefined,
      ),
    };
  }),
  ...[500, 422].map(
    (status): Mutant => ({
      name: `runsync-failure-is-${status}`,
      breaks: 'runsync-answers-failed-job',
      alter: answers(({ target, json }) =>
        target.includes('/runsync') && json.status === 'FAILED' ? { status } : undefined,
      ),
    }),
  ),
  ...mutantsOf({
    'runsync-wait-limit': {
      'runsync-wait-ignored': forwarded((url) => {
        const isUnbounded = url.pathname.endsWith('/runsync') && url.searchParams.has('wait');
        return isUnbounded ? new URL(url.pathname, url) : undefined;
      }),
      'runsync-wait-taken-for-seconds': forwarded((url) => {
        const asked = url.searchParams.get('wait');
        if (!url.pathname.endsWith('/runsync') || asked !== '1000') return undefined;
        return new URL(`${url.pathname}?wait=300000`, url);
      }),
      'runsync-waits-twice-as-long': waitingTwice('/runsync'),
      'runsync-longest-wait-refused': instead(({ url }) =>
        is(url, 'runsync') && url.includes('wait=300000') ? json(400, {}) : undefined,
      ),
    },
    'runsync-unfinished-answer': {
      'runsync-unfinished-is-408': answers(({ target, json }) =>
        target.includes('/runsync') && json.status === 'IN_PROGRESS' ? { status: 408 } : undefined,
      ),
      'runsync-unfinished-is-504': answers(({ target, json }) =>
        target.includes('/runsync') && json.status === 'IN_PROGRESS'
          ? { status: 504, text: '' }
          : undefined,
      ),
      'runsync-does-not-wait': forwarded((url) =>
        url.pathname.endsWith('/runsync')
          ? new URL(url.pathname.replace('/runsync', '/run'), url)
          : undefined,
      ),
      'runsync-unfinished-is-said-to-wait': on('runsync', ({ json: { id, status } }) =>
        status === 'IN_PROGRESS' ? { id, status: 'IN_QUEUE' } : undefined,
      ),
      'runsync-unfinished-with-output': on('runsync', ({ json }) =>
        json.status === 'IN_PROGRESS' ? { ...json, output: {} } : undefined,
      ),
    },
    'runsync-answers-failed-job': {
      'runsync-failure-without-job': on('runsync', ({ json }) =>
        json.status === 'FAILED' ? { error: json.error } : undefined,
      ),
    },
    'status-takes-sync-id': {
      'sync-job-not-found': instead(({ url }) =>
        is(url, 'status/sync-') ? json(404, {}) : undefined,
      ),
      'sync-id-without-prefix-at-status': on('status/sync-', ({ json }) => ({
        ...json,
        id: json.id.replace('sync-', ''),
      })),
    },
    'status-sync-waits': {
      'status-sync-waits-twice-as-long': waitingTwice('/status-sync/'),
      'status-sync-takes-too-short-a-wait': forwarded((url) =>
        url.pathname.includes('/status-sync/') && url.searchParams.get('wait') === '999'
          ? new URL(`${url.pathname}?wait=1000`, url)
          : undefined,
      ),
      ...Object.fromEntries(
        [408, 504].map((status) => [
          `status-sync-unfinished-is-${status}`,
          answers(({ target, json }) =>
            target.includes('/status-sync/') && json.status === 'IN_PROGRESS'
              ? { status }
              : undefined,
          ),
        ]),
      ),
      'status-sync-of-completed-job-is-404': answers(({ target, json }) =>
        target.includes('/status-sync/') && json.status === 'COMPLETED'
          ? { status: 404 }
          : undefined,
      ),
      'status-sync-wait-ignored': forwarded((url) =>
        url.pathname.includes('/status-sync/') && url.search !== ''
          ? new URL(url.pathname, url)
          : undefined,
      ),
      'status-sync-does-not-wait': ({ fetch }) => ({
        fetch(request) {
          const url = request.url.replace('/status-sync/', '/status/').replace(/\?.*/, '');
          if (url === request.url || request.method !== 'GET') return fetch(request);
          return fetch(new Request(url, { headers: request.headers }));
        },
      }),
    },
    'hang-up-keeps-job': {
      'hang-up-cancels-job': ({ fetch }) => ({
        async fetch(request) {
          if (!is(request.url, 'runsync')) return fetch(request);
          const response = await fetch(request);
          if (!request.signal.aborted) return response;
          const { id } = await bodyOf(response.clone());
          const url = request.url.replace(/\/runsync.*/, `/cancel/${id}`);
          await fetch(new Request(url, { method: 'POST', headers: request.headers }));
          return response;
        },
      }),
      'hang-up-forgets-webhook': () => ({
        deliver: async () => ({ kind: 'answered', status: 200 }),
      }),
    },
  }),
];

const lost =
  (after: number, prefix: RegExp): NonNullable<Mutant['alter']> =>
  ({ fetch }) => {
    const seen = new Map<string, number>();
    return {
      async fetch(request) {
        const id = jobIn(request.url);
        if (!is(request.url, 'status/') || !prefix.test(id)) return fetch(request);
        const count = (seen.get(id) ?? 0) + 1;
        seen.set(id, count);
        return count > after ? json(404, {}) : fetch(request);
      },
    };
  };

const kept =
  (prefix: RegExp): NonNullable<Mutant['alter']> =>
  ({ fetch }) => {
    const last = new Map<string, string>();
    return {
      async fetch(request) {
        const id = jobIn(request.url);
        if (!is(request.url, 'status/') || !prefix.test(id)) return fetch(request);
        const response = await fetch(request);
        if (response.status === 404) return json(200, JSON.parse(last.get(id) ?? '{}'));
        last.set(id, await response.clone().text());
        return response;
      },
    };
  };

export const retentionMutants: readonly Mutant[] = mutantsOf({
  'retention-after-run': {
    'run-forgotten-early': lost(3, /^(?!sync-)/),
    'run-kept-forever': kept(/^(?!sync-)/),
  },
  'retention-after-runsync': {
    'runsync-forgotten-early': lost(1, /^sync-/),
    'runsync-kept-forever': kept(/^sync-/),
  },
});
