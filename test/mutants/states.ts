/** Deployments that break rules about the states of jobs. */
import { isRun, isStatus } from './job-wire.ts';
import { answers, type Mutant } from './mutant.ts';
import { isCompleted, jobs, looks, renamed } from './state-wire.ts';
import { movementMutants } from './states-moved.ts';

const stated: readonly Mutant[] = [
  {
    name: 'submitted-job-has-other-state',
    breaks: 'state-in-queue',
    alter: jobs((_job, answer) => (isRun(answer) ? { status: 'QUEUED' } : undefined)),
  },
  {
    name: 'progress-shown-as-queue',
    breaks: 'state-in-progress',
    alter: renamed('IN_PROGRESS', 'IN_QUEUE'),
  },
  {
    name: 'status-late',
    breaks: 'status-is-current',
    alter: renamed('IN_PROGRESS', 'IN_QUEUE'),
  },
  {
    name: 'status-cached',
    breaks: 'status-is-current',
    // As it was at first, for longer than the job runs.
    alter: looks(({ id }, look) => (look < 8 ? { id, status: 'IN_QUEUE' } : undefined)),
  },
  {
    name: 'completed-is-succeeded',
    breaks: 'state-completed',
    alter: renamed('COMPLETED', 'SUCCEEDED'),
  },
  {
    name: 'completed-in-lower-case',
    breaks: 'state-completed',
    alter: renamed('COMPLETED', 'completed'),
  },
  {
    name: 'result-leaves-job-in-progress',
    breaks: 'result-completes',
    alter: renamed('COMPLETED', 'IN_PROGRESS'),
  },
  {
    name: 'failing-job-completes',
    breaks: 'result-completes',
    alter: jobs(({ error }) =>
      error === 'No.' ? { status: 'COMPLETED', output: {}, error: undefined } : undefined,
    ),
  },
  {
    name: 'crashing-job-completes',
    breaks: 'result-completes',
    alter: jobs(({ error }) =>
      /crash/.test(error ?? '') ? { status: 'COMPLETED', output: {}, error: undefined } : undefined,
    ),
  },
  {
    name: 'completed-without-output',
    breaks: 'output-after-completion',
    alter: jobs(() => ({ output: undefined })),
  },
  {
    name: 'runsync-without-output',
    breaks: 'output-after-completion',
    alter: jobs((_job, { target }) =>
      target.includes('/runsync') ? { output: undefined } : undefined,
    ),
  },
  {
    name: 'completed-with-null',
    breaks: 'output-after-completion',
    alter: jobs((job) => (isCompleted(job) ? { output: null } : undefined)),
  },
  {
    name: 'status-without-output',
    breaks: 'output-at-status',
    alter: jobs((_job, answer) => (isStatus(answer) ? { output: undefined } : undefined)),
  },
  {
    name: 'output-lost-after-first-look',
    breaks: 'output-at-status',
    alter: looks((_job, look) => (look > 0 ? { output: undefined } : undefined), isCompleted),
  },
  {
    name: 'completed-job-goes-back-into-progress',
    breaks: 'output-at-status',
    alter: looks(
      (_job, look) => (look > 0 ? { status: 'IN_PROGRESS', output: undefined } : undefined),
      isCompleted,
    ),
  },
  {
    name: 'completed-slow-job-waits-again-at-its-second-look',
    breaks: 'output-at-status',
    scenarios: ['slow-job'],
    alter: looks(
      ({ executionTime }, look) =>
        look === 2 && executionTime > 2000 ? { status: 'IN_QUEUE', output: undefined } : undefined,
      isCompleted,
    ),
  },
  {
    name: 'output-lost-after-third-look',
    breaks: 'output-at-status',
    alter: looks((_job, look) => (look > 2 ? { output: undefined } : undefined), isCompleted),
  },
  {
    name: 'output-emptied-after-first-look',
    breaks: 'output-at-status',
    alter: looks((_job, look) => (look > 0 ? { output: {} } : undefined), isCompleted),
  },
];

const ends: readonly Mutant[] = [
  { name: 'failed-is-error', breaks: 'state-failed', alter: renamed('FAILED', 'ERROR') },
  {
    name: 'worker-error-cancels',
    breaks: 'worker-error-fails-job',
    alter: renamed('FAILED', 'CANCELLED'),
  },
  {
    name: 'output-error-completes',
    breaks: 'output-error-fails-job',
    alter: jobs(({ error }) =>
      error === 'No.' ? { status: 'COMPLETED', output: { error }, error: undefined } : undefined,
    ),
  },
  {
    name: 'array-passes-as-output',
    breaks: 'other-output-fails-job',
    alter: jobs(({ error }) =>
      error?.startsWith('Expected an object as output')
        ? { status: 'COMPLETED', output: [1, 2], error: undefined }
        : undefined,
    ),
  },
  {
    name: 'array-is-wrapped-in-an-object',
    breaks: 'other-output-fails-job',
    alter: jobs(({ error }) =>
      error?.startsWith('Expected an object as output')
        ? { status: 'COMPLETED', output: { value: [1, 2] }, error: undefined }
        : undefined,
    ),
  },
  {
    name: 'wrong-input-refused',
    breaks: 'wrong-input-fails-job',
    alter: ({ fetch }) => ({
      async fetch(request) {
        const isWrong =
          request.url.includes('flux') && !(await request.clone().text()).includes('prompt');
        if (request.method !== 'POST' || !isWrong) return fetch(request);
        return Response.json({ detail: 'A prompt is required.' }, { status: 400 });
      },
    }),
  },
  {
    name: 'crash-is-500',
    breaks: 'crash-fails-job',
    alter: answers(({ json }) =>
      /crash/.test(json?.error ?? '')
        ? { status: 500, json: { detail: 'The worker crashed.' } }
        : undefined,
    ),
  },
  {
    name: 'crash-times-out',
    breaks: 'crash-fails-job',
    alter: jobs(({ error }) => (/crash/.test(error ?? '') ? { status: 'TIMED_OUT' } : undefined)),
  },
  {
    name: 'failure-without-error',
    breaks: 'failed-job-error',
    alter: jobs(() => ({ error: undefined })),
  },
  {
    name: 'error-is-object',
    breaks: 'failed-job-error',
    alter: jobs(({ error }) => (error ? { error: { message: error } } : undefined)),
  },
  {
    name: 'error-with-stack',
    breaks: 'error-without-stack',
    alter: jobs(({ error }) =>
      error ? { error: `${error}\n    at handler (/srv/worker/handler.js:12:9)` } : undefined,
    ),
  },
  {
    name: 'error-with-traceback',
    breaks: 'error-without-stack',
    alter: jobs(({ error }) =>
      error ? { error: `Traceback (most recent call last): ${error}` } : undefined,
    ),
  },
  {
    name: 'internal-error-with-a-path',
    breaks: 'internal-error-is-opaque',
    alter: answers(({ status, json }) =>
      status === 500
        ? { json: { ...json, detail: "No such file, open '/srv/jobs/state.json'" } }
        : undefined,
    ),
  },
  {
    name: 'internal-error-with-stack',
    breaks: 'internal-error-is-opaque',
    alter: answers(({ status, json }) =>
      status === 500
        ? { json: { ...json, stack: 'Error: No.\n    at run (file:///srv/jobs.js:3:4)' } }
        : undefined,
    ),
  },
];

export const stateMutants: readonly Mutant[] = [...stated, ...ends, ...movementMutants];
