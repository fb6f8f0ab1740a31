/** Deployments that break rules about doing something to jobs and endpoints. */
import { type Mutant, mutantsOf } from './mutant.ts';
import { accessMutants, streamMutants } from './operations-parts.ts';
import { retentionMutants, waitMutants } from './operations-waits.ts';
import { bodyOf, instead, is, jobIn, json, on, refusing } from './operations-wire.ts';

/** Alters what is told of jobs after a call of an operation that succeeded, or was refused. */
function after(
  operation: string,
  status: number,
  // biome-ignore lint/suspicious/noExplicitAny: bodies are altered freely here.
  alter: (job: any) => Response | undefined,
): NonNullable<Mutant['alter']> {
  return ({ fetch }) => {
    const named = new Set<string>();
    return {
      async fetch(request) {
        const response = await fetch(request);
        const { url } = request;
        if (is(url, operation) && response.status === status) named.add(jobIn(url));
        if (!is(url, 'status/') || !response.ok) return response;
        if (operation !== 'purge-queue' && !named.has(jobIn(url))) return response;
        return (named.size > 0 ? alter(await bodyOf(response.clone())) : undefined) ?? response;
      },
    };
  };
}

const cancelling: readonly Mutant[] = [
  ...['CANCELED', 'FAILED'].map(
    (status): Mutant => ({
      name: `cancelled-job-is-${status.toLowerCase()}`,
      breaks: 'state-cancelled',
      alter: on('status/', ({ json }) =>
        json.status === 'CANCELLED' ? { ...json, status } : undefined,
      ),
    }),
  ),
  ...mutantsOf({
    'cancel-job': {
      'cancel-only-says-so': instead(({ url }) =>
        is(url, 'cancel/') ? json(200, { id: jobIn(url), status: 'CANCELLED' }) : undefined,
      ),
      'cancel-of-running-job-is-409': instead(({ url }) =>
        is(url, 'cancel/') ? json(409, {}) : undefined,
      ),
      'cancel-answers-other-id': on('cancel/', ({ json }) => ({ ...json, id: 'another' })),
      'cancel-answers-nothing': on('cancel/', () => ({})),
      'cancelled-job-completes': ({ fetch }) => {
        const looks = new Map<string, number>();
        return {
          async fetch(request) {
            const response = await fetch(request);
            if (!is(request.url, 'status/') || response.status !== 200) return response;
            const job = await bodyOf(response.clone());
            if (job.status !== 'CANCELLED') return response;
            const count = (looks.get(job.id) ?? 0) + 1;
            looks.set(job.id, count);
            return count > 1 ? json(200, { ...job, status: 'COMPLETED', output: {} }) : response;
          },
        };
      },
    },
    'cancel-again': {
      'second-cancel-is-409': ({ fetch }) => {
        const seen = new Set<string>();
        return {
          async fetch(request) {
            const { url } = request;
            if (!is(url, 'cancel/')) return fetch(request);
            if (seen.has(url)) return json(409, {});
            seen.add(url);
            return fetch(request);
          },
        };
      },
    },
    'cancel-of-ended-job-is-409': {
      'cancel-of-ended-job-is-200': refusing('cancel/', 409, 200),
      'cancel-of-ended-job-is-400': refusing('cancel/', 409, 400),
    },
  }),
];

const retrying: readonly Mutant[] = [
  ...[200, 400].map(
    (status): Mutant => ({
      name: `retry-of-completed-job-is-${status}`,
      breaks: 'retry-of-other-job-is-409',
      alter: refusing('retry/', 409, status),
    }),
  ),
  ...mutantsOf({
    'output-at-status': {
      'refused-retry-starts-the-job-again': {
        scenarios: ['retry-jobs'],
        alter: after('retry/', 409, ({ id }) => json(200, { id, status: 'IN_QUEUE' })),
      },
    },
    'ended-is-final': {
      'refused-cancellation-has-an-effect': {
        scenarios: ['cancel-jobs'],
        alter: after('cancel/', 409, ({ output: _, ...job }) =>
          json(200, { ...job, status: 'CANCELLED' }),
        ),
      },
    },
    'retry-job': {
      'retried-job-is-gone': after('retry/', 200, () => json(404, {})),
      'retry-only-says-so': instead(({ url }) =>
        is(url, 'retry/') ? json(200, { id: jobIn(url), status: 'IN_QUEUE' }) : undefined,
      ),
      'retry-refused': instead(({ url }) => (is(url, 'retry/') ? json(409, {}) : undefined)),
      'retry-answers-new-id': on('retry/', ({ json }) => ({ ...json, id: 'another' })),
      'retry-with-other-input': on('status/', ({ json }) =>
        json.retries ? { ...json, status: 'COMPLETED', output: {} } : undefined,
      ),
    },
    'retry-begins-anew': {
      'retried-job-forgets-its-timeout': after('retry/', 200, ({ error: _, ...job }) =>
        job.status === 'TIMED_OUT'
          ? json(200, { ...job, status: 'IN_PROGRESS', executionTime: undefined })
          : undefined,
      ),
      'retried-job-keeps-error': on('status/', ({ json }) =>
        json.retries && json.status === 'IN_PROGRESS' ? { ...json, error: 'No.' } : undefined,
      ),
      'retried-job-keeps-execution-time': on('status/', ({ json }) =>
        json.retries && json.status === 'IN_PROGRESS'
          ? { ...json, executionTime: 5001 }
          : undefined,
      ),
      'retried-job-keeps-its-timer': ({ fetch }) => {
        const looks = new Map<string, number>();
        return {
          async fetch(request) {
            const response = await fetch(request);
            if (!is(request.url, 'status/') || response.status !== 200) return response;
            const job = await bodyOf(response.clone());
            if (job.retries !== 1 || job.status !== 'IN_PROGRESS') return response;
            const count = (looks.get(job.id) ?? 0) + 1;
            looks.set(job.id, count);
            return count > 2 ? json(200, { ...job, status: 'TIMED_OUT' }) : response;
          },
        };
      },
    },
    'retries-counted': {
      'retries-not-told': on('status/', ({ json: { retries: _, ...job } }) => job),
      'retries-told-once': on('status/', ({ json }) =>
        json.retries ? { ...json, retries: 1 } : undefined,
      ),
      'attempts-told-for-retries': on('status/', ({ json }) =>
        json.retries ? { ...json, retries: json.retries + 1 } : undefined,
      ),
    },
  }),
];

const endpoints: readonly Mutant[] = [
  ...[-1, 1].map(
    (by): Mutant => ({
      name: `purge-counts-${by < 0 ? 'too-few' : 'too-many'}`,
      breaks: 'purge-queue',
      alter: on('purge-queue', ({ json }) => ({ ...json, removed: json.removed + by })),
    }),
  ),
  ...['completed', 'failed', 'retried'].map(
    (name): Mutant => ({
      name: `health-counts-nothing-${name}`,
      breaks: 'endpoint-health',
      alter: on('health', ({ json: { jobs, workers } }) => ({
        jobs: { ...jobs, [name]: 0 },
        workers,
      })),
    }),
  ),
  ...mutantsOf({
    'purge-queue': {
      'purged-job-fails': after('purge-queue', 200, ({ status, ...job }) =>
        status === 'CANCELLED' ? json(200, { ...job, status: 'FAILED' }) : undefined,
      ),
      'purge-only-says-so': instead(({ url }) =>
        is(url, 'purge-queue') ? json(200, { removed: 2, status: 'completed' }) : undefined,
      ),
      'purge-leaves-one': ({ fetch }) => {
        let last = '';
        return {
          async fetch(request) {
            const response = await fetch(request);
            if (/\/run$/.test(request.url)) last = (await bodyOf(response.clone())).id;
            if (!is(request.url, `status/${last}`) || last === '') return response;
            const job = await bodyOf(response);
            return json(200, job.status === 'CANCELLED' ? { ...job, status: 'IN_QUEUE' } : job);
          },
        };
      },
      'purge-stops-running-jobs': ({ fetch }) => {
        let first: string | undefined;
        return {
          async fetch(request) {
            const { url, headers } = request;
            const response = await fetch(request);
            if (/\/run$/.test(url)) first ??= (await bodyOf(response.clone())).id;
            if (is(url, 'purge-queue')) {
              const cancel = url.replace('purge-queue', `cancel/${first}`);
              await fetch(new Request(cancel, { method: 'POST', headers }));
            }
            return response;
          },
        };
      },
      'purge-says-no-state': on('purge-queue', ({ json: { removed } }) => ({ removed })),
    },
    'endpoint-health': {
      'health-swaps-queue-and-progress': {
        scenarios: ['purge-queue'],
        alter: on('health', ({ json: { jobs, workers } }) => ({
          jobs: { ...jobs, inQueue: jobs.inProgress, inProgress: jobs.inQueue },
          workers,
        })),
      },
      'health-counts-running-jobs-as-waiting': on('health', ({ json: { jobs, workers } }) => ({
        jobs: { ...jobs, inQueue: jobs.inQueue + jobs.inProgress },
        workers,
      })),
      'health-counts-waiting-jobs-as-running': on('health', ({ json: { jobs, workers } }) => ({
        jobs: { ...jobs, inProgress: jobs.inQueue + jobs.inProgress },
        workers,
      })),
      'health-of-more-workers-than-there-are': on('health', ({ json: { jobs, workers } }) => ({
        jobs,
        workers: { ...workers, running: workers.running + 1, ready: workers.ready + 1 },
      })),
      'health-ready-means-idle': on('health', ({ json: { jobs, workers } }) => ({
        jobs,
        workers: { ...workers, ready: workers.idle, running: workers.running + 1 },
      })),
      'health-without-workers': on('health', ({ json: { jobs } }) => ({ jobs })),
    },
  }),
];

/** All that break rules about operations beyond the stated ones, and about callers who wait. */
export const operationMutants: readonly Mutant[] = [
  ...waitMutants,
  ...retentionMutants,
  ...cancelling,
  ...retrying,
  ...endpoints,
  ...streamMutants,
  ...accessMutants,
];
