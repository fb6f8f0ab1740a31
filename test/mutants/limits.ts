/** Deployments with limits that break the rules about them. */
import { limits } from '#generated/reference/tables.js';
import { type Altered, type Answer, answers, type Mutant, type Settings } from './mutant.ts';

/** A set-up in which limits are on, and declared. */
export const limited = withLimits(limits.rates.operations.getJobStatus.requests + 1);

function withLimits(requestBurst: number) {
  return {
    settings: (settings: Settings): Settings => ({ ...settings, limits: 'public' }),
    target: (target: Settings): Settings => ({
      ...target,
      declares: { ...target.declares, requestBurst },
    }),
  };
}

const refusal = (headers: Readonly<Record<string, string>> = { 'retry-after': '1' }) =>
  Response.json({ status: 429, code: 'tooManyRequests' }, { status: 429, headers });

const refused = (alter: (answer: Answer) => Altered | undefined) =>
  answers((answer) => (answer.status === 429 ? alter(answer) : undefined));

/** Refuses with 503 what is beyond a limit. */
const refusedAs503 = refused(() => ({ status: 503 }));

/** Refuses each status request after so many for the same job. */
export function refusingEach(nth: number, answer: () => Response = refusal): Mutant['alter'] {
  return ({ fetch }) => {
    const counts = new Map<string, number>();
    return {
      async fetch(request) {
        const { pathname } = new URL(request.url);
        if (!pathname.includes('/status/')) return fetch(request);
        // Jobs of different accounts may have the same id.
        const job = `${request.headers.get('authorization')} ${pathname}`;
        const count = (counts.get(job) ?? 0) + 1;
        counts.set(job, count);
        return count % nth === 0 ? answer() : fetch(request);
      },
    };
  };
}

/** Answers one status as if there were too many requests. */
const as429 = (isMeant: (answer: Answer) => boolean) =>
  answers((answer) =>
    isMeant(answer) ? { status: 429, headers: { 'retry-after': '1' } } : undefined,
  );

/** A wire that refuses as declared, and is altered. */
const withBurst =
  (alter: Mutant['alter']): Mutant['alter'] =>
  (wire) => {
    const limitedWire = { ...wire, ...refusingEach(burst + 1)?.(wire) };
    return { ...limitedWire, ...alter?.(limitedWire) };
  };

/** Lets requests of an operation pass the limits in another account of the same kind. */
function unlimited(operation: string, isAdmitted: (count: number) => boolean): Mutant['alter'] {
  return ({ fetch }) => {
    let count = 0;
    return {
      async fetch(request) {
        if (!request.url.includes(`/${operation}`)) return fetch(request);
        count += 1;
        const response = await fetch(request);
        if (response.status !== 429 || !isAdmitted(count)) return response;
        return Response.json({ removed: 0, status: 'completed' });
      },
    };
  };
}

/** Refuses more than a number of requests which are under way. */
function refusingBeyond(most: number): Mutant['alter'] {
  return ({ fetch }) => {
    let underWay = 0;
    return {
      async fetch(request) {
        if (!request.url.includes('/status-sync/')) return fetch(request);
        if (underWay >= most) return refusal();
        underWay += 1;
        return fetch(request).finally(() => {
          underWay -= 1;
        });
      },
    };
  };
}

/** Holds what was refused like what was not. */
const holdingAll: Mutant['alter'] = ({ fetch }) => ({
  async fetch(request) {
    const response = await fetch(request);
    if (response.status !== 429 || !request.url.includes('/status-sync/')) return response;
    const url = request.url.replace('/status-sync/', '/stream/').replace(/\?.*/, '');
    const { headers } = request;
    for (let seconds = 0; seconds < 2; seconds += 1) await fetch(new Request(url, { headers }));
    return fetch(new Request(url.replace('/stream/', '/status/'), { headers }));
  },
});

/** Moves the limit of the queue of an endpoint by changing who may wait there. */
function queueLimit(most: number): Mutant['alter'] {
  return ({ fetch }) => {
    let accepted = 0;
    return {
      async fetch(request) {
        if (!/\/narrow\/run$/.test(request.url)) return fetch(request);
        if (accepted >= most + 1) {
          return Response.json(
            { status: 429, code: 'queueFull' },
            { status: 429, headers: { 'retry-after': '1' } },
          );
        }
        const response = await fetch(request);
        if (response.ok) accepted += 1;
        return response;
      },
    };
  };
}

const mayWait = Math.max(limits.queue.jobs, limits.queue.jobsPerWorker);

/** A declared burst that is shorter than what the service permits. */
const burst = 10;

interface RateMutant extends Omit<Mutant, 'target'> {
  /** How many requests are sent until one must be refused. Default: as many as the limit says. */
  readonly burst?: number;
}

const mutants: readonly RateMutant[] = [
  {
    name: 'invalid-request-is-429',
    breaks: 'too-many-requests-is-429',
    scenarios: ['request-burst'],
    burst,
    alter: withBurst(as429(({ status }) => status === 400)),
  },
  {
    name: 'failed-job-is-429',
    breaks: 'too-many-requests-is-429',
    scenarios: ['request-burst'],
    burst,
    alter: withBurst(({ fetch }) => {
      let failing: string | undefined;
      return {
        async fetch(request) {
          const { url } = request;
          const isFailing =
            url.endsWith('/run') && (await request.clone().text()).includes('"fail"');
          const response = await fetch(request);
          if (isFailing) failing = JSON.parse(await response.clone().text()).id;
          return failing !== undefined && url.includes(`/status/${failing}`) ? refusal() : response;
        },
      };
    }),
  },
  {
    name: 'burst-not-refused',
    breaks: 'too-many-requests-is-429',
    scenarios: ['request-burst'],
    burst,
  },
  ...[503, 403].map((status) => ({
    name: `burst-refused-with-${status}`,
    breaks: 'too-many-requests-is-429' as const,
    scenarios: ['request-burst'],
    burst,
    alter: refusingEach(burst + 1, () => Response.json({}, { status })),
  })),
  {
    name: 'refusal-without-retry-after',
    breaks: 'retry-after',
    alter: refused(({ text }) => ({ text, headers: { 'retry-after': '' } })),
  },
  {
    name: 'retry-after-is-a-date',
    breaks: 'retry-after',
    alter: refused(() => ({ headers: { 'retry-after': 'Fri, 02 Jan 2026 00:00:00 GMT' } })),
  },
  {
    name: 'retry-after-in-milliseconds',
    breaks: 'retry-after',
    alter: refused(({ headers }) => ({
      headers: { 'retry-after': `${headers.get('retry-after')}000` },
    })),
  },
  {
    name: 'retry-after-too-short',
    breaks: 'retry-after',
    alter: refused(() => ({ headers: { 'retry-after': '1' } })),
  },
  {
    name: 'rate-one-too-many',
    breaks: 'request-rates',
    alter: unlimited(
      'purge-queue',
      (count) => count === limits.rates.operations.purgeQueue.requests + 1,
    ),
  },
  {
    name: 'rate-one-too-few',
    breaks: 'request-rates',
    alter: ({ fetch }) => {
      let count = 0;
      return {
        async fetch(request) {
          if (!request.url.includes('/purge-queue')) return fetch(request);
          count += 1;
          const { requests } = limits.rates.operations.purgeQueue;
          return count === requests ? refusal({ 'retry-after': '10' }) : fetch(request);
        },
      };
    },
  },
  {
    name: 'concurrency-not-limited',
    breaks: 'request-concurrency',
    alter: holdingAll,
  },
  {
    name: 'concurrency-one-too-few',
    breaks: 'request-concurrency',
    alter: refusingBeyond((limits.rates.operations.getJobStatusSync.concurrent ?? 0) - 1),
  },
  {
    name: 'concurrency-refused-with-503',
    breaks: 'request-concurrency',
    alter: refusedAs503,
  },
  {
    name: 'queue-full-is-503',
    breaks: 'queue-length',
    alter: refusedAs503,
  },
  {
    name: 'queue-one-too-few',
    breaks: 'queue-length',
    alter: queueLimit(mayWait - 1),
  },
  {
    name: 'queue-not-limited',
    breaks: 'queue-length',
    settings: ({ endpoints, ...settings }: Settings) => ({
      ...settings,
      // The fleet says that it may grow, and never does.
      endpoints: {
        ...endpoints,
        narrow: { ...endpoints.narrow, workers: { max: 2, coldStartMs: 100_000_000 } },
      },
    }),
  },
];

export const limitMutants: readonly Mutant[] = mutants.map(({ settings, burst, ...mutant }) => {
  const { target, settings: withPublicLimits } = burst === undefined ? limited : withLimits(burst);
  return {
    ...mutant,
    settings: (plain: Settings) => withPublicLimits(settings?.(plain) ?? plain),
    target,
  };
});
