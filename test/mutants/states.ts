/** Deployments that break rules about the states of jobs. */
import { isRun, isStatus } from './job-wire.ts';
import { answers, type Mutant, mutantsOf } from './mutant.ts';
import { isCompleted, jobs, looks, renamed } from './state-wire.ts';
import { movementMutants } from './states-moved.ts';

const stated: readonly Mutant[] = mutantsOf({
  'state-in-queue': {
    'submitted-job-has-other-state': jobs((_job, answer) =>
      isRun(answer) ? { status: 'QUEUED' } : undefined,
    ),
    'queue-in-lower-case-at-status': jobs(({ status }, answer) =>
      isStatus(answer) && status === 'IN_QUEUE' ? { status: 'in_queue' } : undefined,
    ),
  },
  'state-in-progress': {
    'progress-shown-as-queue': renamed('IN_PROGRESS', 'IN_QUEUE'),
    'progress-with-a-hyphen': looks(({ status }, look) =>
      status === 'IN_PROGRESS' && look % 2 === 1 ? { status: 'IN-PROGRESS' } : undefined,
    ),
  },
  'status-is-current': {
    'status-late': renamed('IN_PROGRESS', 'IN_QUEUE'),
    'status-without-state': {
      scenarios: ['ordinary-job'],
      alter: jobs((_job, answer) => (isStatus(answer) ? { status: undefined } : undefined)),
    },
    'status-stays-in-progress': {
      scenarios: ['slow-job', 'webhooks', 'combinations'],
      alter: (wire) => {
        const running = new Set<string>();
        const alter = jobs(({ id, status }, answer) => {
          if (!isStatus(answer)) return undefined;
          if (status === 'IN_PROGRESS') running.add(id);
          return running.has(id) ? { status: 'IN_PROGRESS', output: undefined } : undefined;
        });
        return alter?.(wire) ?? {};
      },
    },
    // As it was at first, for longer than the job runs.
    'status-cached': looks(({ id }, look) => (look < 8 ? { id, status: 'IN_QUEUE' } : undefined)),
  },
  'state-completed': {
    'completed-is-succeeded': renamed('COMPLETED', 'SUCCEEDED'),
    'completed-in-lower-case': renamed('COMPLETED', 'completed'),
    'completed-in-other-letters-at-runsync': jobs(({ status }, { target }) =>
      target.includes('/runsync') && status === 'COMPLETED' ? { status: 'Completed' } : undefined,
    ),
  },
  'result-completes': {
    'result-leaves-job-in-progress': renamed('COMPLETED', 'IN_PROGRESS'),
    'failing-job-completes': jobs(({ error }) =>
      error === 'No.' ? { status: 'COMPLETED', output: {}, error: undefined } : undefined,
    ),
    'crashing-job-completes': jobs(({ error }) =>
      /crash/.test(error ?? '') ? { status: 'COMPLETED', output: {}, error: undefined } : undefined,
    ),
  },
  'output-after-completion': {
    'completed-without-output': jobs(() => ({ output: undefined })),
    'runsync-without-output': jobs((_job, { target }) =>
      target.includes('/runsync') ? { output: undefined } : undefined,
    ),
    'completed-with-null': jobs((job) => (isCompleted(job) ? { output: null } : undefined)),
  },
  'output-at-status': {
    'status-without-output': jobs((_job, answer) =>
      isStatus(answer) ? { output: undefined } : undefined,
    ),
    'completed-job-goes-back-into-progress': looks(
      (_job, look) => (look > 0 ? { status: 'IN_PROGRESS', output: undefined } : undefined),
      isCompleted,
    ),
    'completed-slow-job-waits-again-at-its-second-look': {
      scenarios: ['slow-job'],
      alter: looks(
        ({ executionTime }, look) =>
          look === 2 && executionTime > 2000
            ? { status: 'IN_QUEUE', output: undefined }
            : undefined,
        isCompleted,
      ),
    },
    'output-lost-after-third-look': looks(
      (_job, look) => (look > 2 ? { output: undefined } : undefined),
      isCompleted,
    ),
    'output-emptied-after-first-look': looks(
      (_job, look) => (look > 0 ? { output: {} } : undefined),
      isCompleted,
    ),
  },
});

const ends: readonly Mutant[] = mutantsOf({
  'state-failed': {
    'failed-is-error': renamed('FAILED', 'ERROR'),
  },
  'worker-error-fails-job': {
    'worker-error-cancels': renamed('FAILED', 'CANCELLED'),
  },
  'output-error-fails-job': {
    'output-error-completes': jobs(({ error }) =>
      error === 'No.' ? { status: 'COMPLETED', output: { error }, error: undefined } : undefined,
    ),
  },
  'other-output-fails-job': {
    'array-passes-as-output': jobs(({ error }) =>
      error?.startsWith('Expected an object as output')
        ? { status: 'COMPLETED', output: [1, 2], error: undefined }
        : undefined,
    ),
    'array-is-wrapped-in-an-object': jobs(({ error }) =>
      error?.startsWith('Expected an object as output')
        ? { status: 'COMPLETED', output: { value: [1, 2] }, error: undefined }
        : undefined,
    ),
  },
  'wrong-input-fails-job': {
    'wrong-input-refused': ({ fetch }) => ({
      async fetch(request) {
        const isWrong =
          request.url.includes('flux') && !(await request.clone().text()).includes('prompt');
        if (request.method !== 'POST' || !isWrong) return fetch(request);
        return Response.json({ detail: 'A prompt is required.' }, { status: 400 });
      },
    }),
  },
  'crash-fails-job': {
    'crash-is-500': answers(({ json }) =>
      /crash/.test(json?.error ?? '')
        ? { status: 500, json: { detail: 'The worker crashed.' } }
        : undefined,
    ),
    'crash-times-out': jobs(({ error }) =>
      /crash/.test(error ?? '') ? { status: 'TIMED_OUT' } : undefined,
    ),
  },
  'failed-job-error': {
    'failure-without-error': jobs(() => ({ error: undefined })),
    'error-is-object': jobs(({ error }) => (error ? { error: { message: error } } : undefined)),
  },
  'error-without-stack': {
    'error-with-stack': jobs(({ error }) =>
      error ? { error: `${error}\n    at handler (/srv/worker/handler.js:12:9)` } : undefined,
    ),
    'error-with-traceback': jobs(({ error }) =>
      error ? { error: `Traceback (most recent call last): ${error}` } : undefined,
    ),
  },
  'internal-error-is-opaque': {
    'internal-error-with-a-path': answers(({ status, json }) =>
      status === 500
        ? { json: { ...json, detail: "No such file, open '/srv/jobs/state.json'" } }
        : undefined,
    ),
    'internal-error-with-stack': answers(({ status, json }) =>
      status === 500
        ? { json: { ...json, stack: 'Error: No.\n    at run (file:///srv/jobs.js:3:4)' } }
        : undefined,
    ),
  },
});

export const stateMutants: readonly Mutant[] = [...stated, ...ends, ...movementMutants];
