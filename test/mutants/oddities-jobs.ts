/** Jobs of another form, in other states, and with other limits. */
import { answers, type Mutant, requests } from './mutant.ts';
import { isStatus, jobs, type Oddity, renamed } from './oddity.ts';
import { isCompleted, looks } from './state-wire.ts';

/** Says the same of every endpoint. */
const onEach = (endpoints: Readonly<Record<string, object>>, said: object) =>
  Object.fromEntries(
    Object.entries(endpoints).map(([name, endpoint]) => [name, { ...endpoint, ...said }]),
  );

/** Shows ids in another way, and takes them like that. */
function otherIds(shown: (id: string) => string, meant: (id: string) => string): Mutant['alter'] {
  return (wire) => {
    const altered = jobs((job) => ({ ...job, id: shown(job.id) }))(wire);
    const inner = altered.fetch ?? wire.fetch;
    return {
      ...altered,
      async fetch(request) {
        const url = request.url.replace(
          /(\/(?:status|cancel|retry|stream|status-sync)\/)([^/?]+)/,
          (_, path, id) => path + meant(id),
        );
        const response = await inner(url === request.url ? request : new Request(url, request));
        if (!url.includes('/control/events')) return response;
        // Charges name the same jobs.
        const { events }: { events: { jobId: string }[] } = JSON.parse(await response.text());
        return Response.json({
          events: events.map((event) => ({ ...event, jobId: shown(event.jobId) })),
        });
      },
    };
  };
}

export const jobOddities: readonly Oddity[] = [
  {
    name: 'other-final-states',
    because: 'Names of states beyond three are not stated.',
    alter: renamed({ FAILED: 'ERROR', TIMED_OUT: 'EXPIRED', CANCELLED: 'ABORTED' }),
  },
  {
    name: 'timed-out-jobs-fail',
    because: 'The state of a terminated job is not stated.',
    alter: renamed({ TIMED_OUT: 'FAILED' }),
  },
  {
    name: 'in-progress-is-seen-as-running',
    because: 'A state between is not stated, nor that every job shows IN_PROGRESS.',
    alter: (wire) => {
      const seen = new Map<string, number>();
      return (
        answers(({ target, json }) => {
          if (!isStatus(target) || json?.status !== 'IN_PROGRESS') return undefined;
          const count = (seen.get(json.id) ?? 0) + 1;
          seen.set(json.id, count);
          return count % 2 === 1 ? undefined : { json: { ...json, status: 'RUNNING' } };
        })?.(wire) ?? {}
      );
    },
  },
  {
    name: 'more-fields',
    because: 'Fields beside the listed ones are not excluded.',
    alter: jobs((job) => ({ ...job, retries: 0, input: { a: 1 }, createdAt: '2026-01-01' })),
  },
  {
    name: 'ids-in-capitals',
    because: 'The letter case of ids is not stated.',
    alter: otherIds(
      (id) => (id.startsWith('sync-') ? `sync-${id.slice(5).toUpperCase()}` : id.toUpperCase()),
      (id) => id.toLowerCase(),
    ),
  },
  {
    name: 'ids-with-another-suffix',
    because: 'What the suffix of ids says is not stated.',
    alter: otherIds(
      (id) => id.replace(/-u1$/, '-e2'),
      (id) => id.replace(/-e2$/, '-u1'),
    ),
  },
  {
    name: 'times-are-left-out',
    because: 'Which fields of a job are required is not stated.',
    alter: jobs(({ delayTime: _delay, executionTime: _execution, ...job }) => job),
  },
  {
    name: 'worker-id-is-left-out',
    because: 'Which fields of a job are required is not stated.',
    alter: jobs(({ workerId: _worker, ...job }) => job),
  },
  {
    name: 'one-worker-runs-every-job',
    because: 'How many jobs a worker runs at a time is not stated.',
    alter: jobs((job) => (job.workerId === undefined ? job : { ...job, workerId: 'w' })),
  },
  {
    name: 'worker-moves-while-a-job-runs',
    because: 'Whether a job that is under way may go to another worker is not stated.',
    alter: jobs((job) =>
      job.status === 'IN_PROGRESS' ? { ...job, workerId: `${job.workerId}-before` } : job,
    ),
  },
  {
    name: 'times-and-worker-id-are-left-out',
    because: 'Which fields of a job are required is not stated.',
    alter: jobs(
      ({ delayTime: _delay, executionTime: _execution, workerId: _worker, ...job }) => job,
    ),
    conforms: true,
  },
  {
    name: 'runsync-answers-without-an-id',
    because: 'Which fields of a job are required is not stated.',
    alter: answers(({ target, json, status }) => {
      const { id: _, ...job } = json ?? {};
      return status < 300 && /\/runsync(\?|$)/.test(target) ? { json: job } : undefined;
    }),
    conforms: true,
  },
  {
    name: 'output-before-the-end',
    because: 'That a job has no output before it completes is not stated.',
    alter: jobs((job) => (job.status === 'COMPLETED' ? job : { ...job, output: {} })),
  },
  {
    name: 'expired-jobs-are-404',
    because: 'What becomes of a job past its ttl is not stated.',
    alter: answers(({ target, json }) =>
      isStatus(target) && json?.status === 'TIMED_OUT' ? { status: 404, json: {} } : undefined,
    ),
  },
  {
    name: 'jobs-end-late',
    because: 'How soon a timer strikes is not stated to the millisecond.',
    alter: requests(({ json }) => {
      const { policy, ...rest } = json ?? {};
      if (typeof policy !== 'object' || policy === null || Array.isArray(policy)) return undefined;
      const late = (ms: unknown, least: number) =>
        typeof ms === 'number' && ms > least && ms < 1_000_000 ? ms + 200 : ms;
      return {
        ...rest,
        policy: {
          ...policy,
          ...('ttl' in policy && { ttl: policy.ttl >= 10_000 ? late(policy.ttl, 0) : policy.ttl }),
          ...('executionTimeout' in policy && {
            executionTimeout: late(policy.executionTimeout, 5000),
          }),
        },
      };
    }),
  },
  {
    name: 'endpoints-have-timeouts-that-nobody-declared',
    because: 'The default holds where the endpoint sets nothing, and that was not declared.',
    settings: ({ endpoints, ...rest }) => ({
      ...rest,
      endpoints: onEach(endpoints, { executionTimeoutMs: 1_800_000 }),
    }),
    target: ({ endpoints, ...rest }) => ({
      ...rest,
      endpoints: onEach(endpoints, { timeoutMs: undefined }),
    }),
  },
  {
    name: 'expired-jobs-run-all-the-same',
    because: 'Whether a job past its ttl may still start is not stated.',
    alter: jobs((job) =>
      job.status === 'TIMED_OUT' && job.workerId === undefined
        ? { ...job, status: 'COMPLETED', output: {} }
        : job,
    ),
  },
  {
    name: 'terminated-jobs-are-404',
    because: 'What becomes of a terminated job is not stated.',
    alter: answers(({ target, json }) =>
      isStatus(target) && json?.status === 'TIMED_OUT' && json.workerId !== undefined
        ? { status: 404, json: {} }
        : undefined,
    ),
  },
  {
    name: 'progress-is-never-shown',
    because: 'That every job is seen IN_PROGRESS is not stated.',
    alter: renamed({ IN_PROGRESS: 'STARTED' }),
  },
  {
    name: 'jobs-go-back-to-the-queue',
    because: 'A worker may give a job back: moves that are not shown are not excluded.',
    alter: (wire) => {
      const altered = looks(
        ({ id }, look) => (look === 1 ? { id, status: 'IN_PROGRESS' } : undefined),
        ({ status }) => status === 'IN_QUEUE',
      )?.(wire).fetch;
      const fetch = altered ?? wire.fetch;
      return {
        // Elsewhere jobs of low priority wait for workers that nobody starts.
        fetch: (request) =>
          request.url.includes('/narrow/') ? fetch(request) : wire.fetch(request),
      };
    },
  },
  {
    name: 'completed-jobs-are-packed-afterwards',
    because: 'That a job stays as it has ended is not stated, and its output is still there.',
    alter: looks((_job, look) => (look > 0 ? { status: 'PACKING' } : undefined), isCompleted),
  },
  {
    name: 'failed-jobs-run-again',
    because: 'That a job stays as it has ended is not stated.',
    alter: looks(
      (_job, look) => (look > 0 ? { status: 'IN_PROGRESS', executionTime: undefined } : undefined),
      ({ status }) => status === 'FAILED',
    ),
  },
  {
    name: 'jobs-are-known-after-a-while',
    because: 'How soon an id is known everywhere is not stated.',
    alter: (wire) => {
      const asked = new Set<string>();
      return (
        answers(({ target, json, status }) => {
          if (!isStatus(target) || status !== 200 || asked.has(json.id)) return undefined;
          asked.add(json.id);
          return { status: 404, json: {} };
        })?.(wire) ?? {}
      );
    },
  },
  {
    name: 'times-in-seconds',
    because: 'The unit of the times of a job is not stated, and was not declared.',
    alter: jobs(({ delayTime, executionTime, ...job }) => ({
      ...job,
      ...(delayTime !== undefined && { delayTime: Math.round(delayTime / 1000) }),
      ...(executionTime !== undefined && { executionTime: Math.round(executionTime / 1000) }),
    })),
    target: ({ declares: { timeUnit: _, ...declares }, ...rest }) => ({ ...rest, declares }),
  },
];
