/** Deployments that break rules about doing something to jobs and endpoints. */
import type { Mutant } from './mutant.ts';
import { accessMutants, streamMutants } from './operations-parts.ts';
import { retentionMutants, waitMutants } from './operations-waits.ts';
import { bodyOf, instead, is, jobIn, json, on, refusing } from './operations-wire.ts';

const cancelling: readonly Mutant[] = [
  {
    name: 'cancel-only-says-so',
    breaks: 'cancel-job',
    alter: instead(({ url }) =>
      is(url, 'cancel/') ? json(200, { id: jobIn(url), status: 'CANCELLED' }) : undefined,
    ),
  },
  {
    name: 'cancel-of-running-job-is-409',
    breaks: 'cancel-job',
    alter: instead(({ url }) => (is(url, 'cancel/') ? json(409, {}) : undefined)),
  },
  {
    name: 'cancel-answers-other-id',
    breaks: 'cancel-job',
    alter: on('cancel/', ({ json }) => ({ ...json, id: 'another' })),
  },
  {
    name: 'cancel-answers-nothing',
    breaks: 'cancel-job',
    alter: on('cancel/', () => ({})),
  },
  {
    name: 'cancelled-job-completes',
    breaks: 'cancel-job',
    alter: ({ fetch }) => {
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
  ...['CANCELED', 'FAILED'].map(
    (status): Mutant => ({
      name: `cancelled-job-is-${status.toLowerCase()}`,
      breaks: 'state-cancelled',
      alter: on('status/', ({ json }) =>
        json.status === 'CANCELLED' ? { ...json, status } : undefined,
      ),
    }),
  ),
  {
    name: 'second-cancel-is-409',
    breaks: 'cancel-again',
    alter: ({ fetch }) => {
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
  {
    name: 'cancel-of-ended-job-is-200',
    breaks: 'cancel-of-ended-job-is-409',
    alter: refusing('cancel/', 409, 200),
  },
  {
    name: 'cancel-of-ended-job-is-400',
    breaks: 'cancel-of-ended-job-is-409',
    alter: refusing('cancel/', 409, 400),
  },
];

const retrying: readonly Mutant[] = [
  {
    name: 'retry-only-says-so',
    breaks: 'retry-job',
    alter: instead(({ url }) =>
      is(url, 'retry/') ? json(200, { id: jobIn(url), status: 'IN_QUEUE' }) : undefined,
    ),
  },
  {
    name: 'retry-refused',
    breaks: 'retry-job',
    alter: instead(({ url }) => (is(url, 'retry/') ? json(409, {}) : undefined)),
  },
  {
    name: 'retry-answers-new-id',
    breaks: 'retry-job',
    alter: on('retry/', ({ json }) => ({ ...json, id: 'another' })),
  },
  {
    name: 'retry-with-other-input',
    breaks: 'retry-job',
    alter: on('status/', ({ json }) =>
      json.retries ? { ...json, status: 'COMPLETED', output: {} } : undefined,
    ),
  },
  {
    name: 'retried-job-keeps-error',
    breaks: 'retry-begins-anew',
    alter: on('status/', ({ json }) =>
      json.retries && json.status === 'IN_PROGRESS' ? { ...json, error: 'No.' } : undefined,
    ),
  },
  {
    name: 'retried-job-keeps-execution-time',
    breaks: 'retry-begins-anew',
    alter: on('status/', ({ json }) =>
      json.retries && json.status === 'IN_PROGRESS' ? { ...json, executionTime: 5001 } : undefined,
    ),
  },
  {
    name: 'retried-job-keeps-its-timer',
    breaks: 'retry-begins-anew',
    alter: ({ fetch }) => {
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
  ...[200, 400].map(
    (status): Mutant => ({
      name: `retry-of-completed-job-is-${status}`,
      breaks: 'retry-of-other-job-is-409',
      alter: refusing('retry/', 409, status),
    }),
  ),
  {
    name: 'retries-not-told',
    breaks: 'retries-counted',
    alter: on('status/', ({ json: { retries: _, ...job } }) => job),
  },
  {
    name: 'retries-told-once',
    breaks: 'retries-counted',
    alter: on('status/', ({ json }) => (json.retries ? { ...json, retries: 1 } : undefined)),
  },
  {
    name: 'attempts-told-for-retries',
    breaks: 'retries-counted',
    alter: on('status/', ({ json }) =>
      json.retries ? { ...json, retries: json.retries + 1 } : undefined,
    ),
  },
];

const endpoints: readonly Mutant[] = [
  {
    name: 'purge-only-says-so',
    breaks: 'purge-queue',
    alter: instead(({ url }) =>
      is(url, 'purge-queue') ? json(200, { removed: 2, status: 'completed' }) : undefined,
    ),
  },
  {
    name: 'purge-leaves-one',
    breaks: 'purge-queue',
    alter: ({ fetch }) => {
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
  },
  {
    name: 'purge-stops-running-jobs',
    breaks: 'purge-queue',
    alter: ({ fetch }) => {
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
  },
  ...[-1, 1].map(
    (by): Mutant => ({
      name: `purge-counts-${by < 0 ? 'too-few' : 'too-many'}`,
      breaks: 'purge-queue',
      alter: on('purge-queue', ({ json }) => ({ ...json, removed: json.removed + by })),
    }),
  ),
  {
    name: 'purge-says-no-state',
    breaks: 'purge-queue',
    alter: on('purge-queue', ({ json: { removed } }) => ({ removed })),
  },
  {
    name: 'health-swaps-queue-and-progress',
    breaks: 'endpoint-health',
    scenarios: ['purge-queue'],
    alter: on('health', ({ json: { jobs, workers } }) => ({
      jobs: { ...jobs, inQueue: jobs.inProgress, inProgress: jobs.inQueue },
      workers,
    })),
  },
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
  {
    name: 'health-ready-means-idle',
    breaks: 'endpoint-health',
    alter: on('health', ({ json: { jobs, workers } }) => ({
      jobs,
      workers: { ...workers, ready: workers.idle, running: workers.running + 1 },
    })),
  },
  {
    name: 'health-without-workers',
    breaks: 'endpoint-health',
    alter: on('health', ({ json: { jobs } }) => ({ jobs })),
  },
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
