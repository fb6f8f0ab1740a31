/** Deployments that break rules about the states of jobs. */
import { type Answer, answers, type Mutant } from './mutant.ts';

type Job = Answer['json'];

const isRun = ({ target }: Pick<Answer, 'target'>) => /\/run$/.test(target);
const isStatus = ({ target }: Pick<Answer, 'target'>) => target.includes('/status/');
const isJob = (answer: Answer) => typeof answer.json?.status === 'string';

/** Alters every job that is answered; undefined leaves one as it is. */
function jobs(change: (job: Job, answer: Answer) => object | undefined): Mutant['alter'] {
  return answers((answer) => {
    if (answer.status !== 200 || !isJob(answer)) return undefined;
    const changed = change(answer.json, answer);
    return changed && { json: { ...answer.json, ...changed } };
  });
}

/** Another name for a state. */
function renamed(from: string, to: string): Mutant['alter'] {
  return jobs(({ status }) => (status === from ? { status: to } : undefined));
}

/** Like `jobs`, with how often the job was asked for before, since `counts` held. */
function looks(
  change: (job: Job, look: number) => object | undefined,
  counts: (job: Job) => boolean = () => true,
): Mutant['alter'] {
  return (wire) => {
    const seen = new Map<string, number>();
    const alter = jobs((job, answer) => {
      if (!isStatus(answer) || !counts(job)) return undefined;
      const look = seen.get(job.id) ?? 0;
      seen.set(job.id, look + 1);
      return change(job, look);
    });
    return alter?.(wire) ?? {};
  };
}

const hasEnded = ({ status }: Job) => !/IN_/.test(status);
const isCompleted = ({ status }: Job) => status === 'COMPLETED';

/** What a job in the queue shows. */
const waiting = {
  status: 'IN_QUEUE',
  delayTime: undefined,
  executionTime: undefined,
  workerId: undefined,
  output: undefined,
};

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
    name: 'internal-error-with-stack',
    breaks: 'internal-error-is-opaque',
    alter: answers(({ status, json }) =>
      status === 500
        ? { json: { ...json, stack: 'Error: No.\n    at run (file:///srv/jobs.js:3:4)' } }
        : undefined,
    ),
  },
];

const movements: readonly Mutant[] = [
  {
    name: 'progress-is-running',
    breaks: 'worker-takes-job',
    alter: renamed('IN_PROGRESS', 'RUNNING'),
  },
  {
    name: 'ended-job-goes-on',
    breaks: 'ended-is-final',
    alter: looks((_job, look) => (look > 0 ? { status: 'IN_PROGRESS' } : undefined), hasEnded),
  },
  {
    name: 'ended-job-changes',
    breaks: 'ended-is-final',
    alter: looks((_job, look) => (look > 0 ? { status: 'CANCELLED' } : undefined), hasEnded),
  },
  {
    name: 'worker-not-told',
    breaks: 'started-job-fields',
    alter: jobs(() => ({ workerId: undefined })),
  },
  {
    name: 'delay-told-at-end',
    breaks: 'started-job-fields',
    alter: jobs((job) => (hasEnded(job) ? undefined : { delayTime: undefined })),
  },
  {
    name: 'execution-time-not-told',
    breaks: 'ended-job-fields',
    alter: jobs(() => ({ executionTime: undefined })),
  },
  {
    name: 'synchronous-job-jumps-queue',
    breaks: 'runsync-enters-queue',
    alter: jobs(({ status }, { target }) =>
      target.includes('/runsync') && status === 'IN_QUEUE' ? { status: 'IN_PROGRESS' } : undefined,
    ),
  },
  {
    name: 'last-in-first-out',
    breaks: 'queue-order',
    // What is asked of one of two waiting jobs is answered of the other one.
    alter: ({ fetch }) => {
      const ids: string[] = [];
      const swapped = (text: string) => {
        const [, second, third] = ids;
        if (second === undefined || third === undefined) return text;
        const other: Readonly<Record<string, string>> = { [second]: third, [third]: second };
        return text.replaceAll(new RegExp(`${second}|${third}`, 'g'), (id) => other[id] ?? id);
      };
      return {
        async fetch(request) {
          if (!request.url.includes('/narrow/')) return fetch(request);
          if (isStatus({ target: request.url })) {
            const { method, headers } = request;
            const response = await fetch(new Request(swapped(request.url), { method, headers }));
            return new Response(swapped(await response.text()), response);
          }
          const response = await fetch(request);
          if (!isRun({ target: request.url })) return response;
          const text = await response.text();
          ids.push(JSON.parse(text).id);
          return new Response(text, response);
        },
      };
    },
  },
  {
    name: 'low-priority-overtaken',
    breaks: 'queue-order',
    // It waits for longer than those that came after it.
    alter: (wire) => {
      const narrow: string[] = [];
      const alter = jobs(({ id }, { target }) => {
        if (!target.includes('/narrow/')) return undefined;
        if (isRun({ target })) narrow.push(id);
        // The first job keeps the worker busy; the second one is of low priority.
        return id === narrow[1] ? waiting : undefined;
      });
      return alter?.(wire) ?? {};
    },
  },
  {
    name: 'hanging-job-keeps-worker',
    breaks: 'end-frees-worker',
    alter: (wire) => {
      let first: string | undefined;
      const alter = jobs(({ id }, { target }) => {
        if (!target.includes('/narrow/')) return undefined;
        first ??= id;
        return id === first ? undefined : waiting;
      });
      return alter?.(wire) ?? {};
    },
  },
];

export const stateMutants: readonly Mutant[] = [...stated, ...ends, ...movements];
