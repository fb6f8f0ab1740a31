/** Jobs of another form, in other states, and with other limits. */
import { answers, type Mutant, requests } from './mutant.ts';
import { isStatus, jobs, type Oddity } from './oddity.ts';
import { isCompleted, looks } from './state-wire.ts';

const onEach = (endpoints: Readonly<Record<string, object>>, said: object) =>
  Object.fromEntries(
    Object.entries(endpoints).map(([name, endpoint]) => [name, { ...endpoint, ...said }]),
  );

/** Numbers the jobs of `runsync`, at each endpoint from 1. */
const numberedPerEndpoint: Mutant['alter'] = (wire) => {
  const shown = new Map<string, string>();
  const meant = new Map<string, string>();
  const counts = new Map<string, number>();
  const endpointOf = new Map<string, string>();
  const rename = (id: string, endpoint: string): string => {
    const known = shown.get(id);
    // Events of the control interface name no endpoint.
    if (known !== undefined || !id.startsWith('sync-') || endpoint === '') return known ?? id;
    const count = (counts.get(endpoint) ?? 0) + 1;
    counts.set(endpoint, count);
    shown.set(id, `sync-${count}`);
    meant.set(`${endpoint} sync-${count}`, id);
    return `sync-${count}`;
  };
  return {
    async fetch(request) {
      const [, endpoint = ''] = /\/v2\/([^/]+)\//.exec(request.url) ?? [];
      const sent = request.method === 'POST' ? await request.clone().text() : '';
      const [, hook] = /"webhook":"([^"?]+)/.exec(sent) ?? [];
      if (hook !== undefined) endpointOf.set(hook, endpoint);
      const url = request.url.replace(
        /(\/(?:status|cancel|retry|stream|status-sync)\/)([^/?]+)/,
        (_, path, id) => path + (meant.get(`${endpoint} ${id}`) ?? id),
      );
      const response = await wire.fetch(url === request.url ? request : new Request(url, request));
      if (!(response.headers.get('content-type') ?? '').includes('json')) return response;
      const text = (await response.text()).replace(
        /("(?:id|jobId)":")(sync-[^"]+)/g,
        (_, start, id) => start + rename(id, endpoint),
      );
      const { status, headers } = response;
      return new Response(status === 204 ? null : text, { status, headers });
    },
    deliver: (call) => {
      const job = JSON.parse(call.body);
      const id = rename(job.id, endpointOf.get(call.url.replace(/\?.*/, '')) ?? '');
      return wire.deliver({ ...call, body: JSON.stringify({ ...job, id }) });
    },
  };
};

export const jobOddities: readonly Oddity[] = [
  {
    name: 'two-workers-start-for-each-job',
    because: 'The description does not state how many workers a job starts.',
    alter: answers(({ target, json }) => {
      if (!target.endsWith('/health') || json?.workers === undefined) return undefined;
      const { initializing, ready, idle } = json.workers;
      const workers = {
        ...json.workers,
        initializing: 2 * initializing,
        ready: 2 * ready,
        idle: ready + idle,
      };
      return { json: { ...json, workers } };
    }),
  },
  {
    name: 'other-final-states',
    because: 'The description states the names of only three states.',
    alternatives: {
      'failure-state': { named: 'ERROR' },
      'termination-state': { named: 'EXPIRED' },
      'expiry-state': { named: 'EXPIRED' },
      'cancellation-state': { named: 'ABORTED' },
    },
  },
  {
    name: 'timed-out-jobs-fail',
    because: 'The description does not state the state of a terminated job.',
    alternatives: { 'termination-state': { named: 'FAILED' }, 'expiry-state': { named: 'FAILED' } },
  },
  {
    name: 'in-progress-is-seen-as-running',
    because:
      'The description excludes no intermediate state and does not state that every job shows IN_PROGRESS.',
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
    because: 'The description does not exclude additional fields.',
    alternatives: { 'further-members': 'some' },
  },
  {
    name: 'ids-in-capitals',
    because: 'The description does not state the letter case of ids.',
    alternatives: { 'id-suffix': 'upper-case' },
  },
  {
    name: 'ids-with-another-suffix',
    because: 'The description does not state the meaning of the suffix of ids.',
    alternatives: { 'id-suffix': 'other-suffix' },
  },
  {
    name: 'sync-ids-count-per-endpoint',
    because: 'Only ids of `run` are UUIDs; the description does not state where others are unique.',
    alter: numberedPerEndpoint,
  },
  {
    name: 'times-are-left-out',
    because: 'The description does not state which fields of a job are required.',
    alternatives: { 'delay-time-member': 'missing', 'execution-time-member': 'missing' },
  },
  {
    name: 'worker-id-is-left-out',
    because: 'The description does not state which fields of a job are required.',
    alternatives: { 'worker-id-member': 'missing' },
  },
  {
    name: 'one-worker-runs-every-job',
    because: 'The description does not state how many jobs a worker runs at a time.',
    alter: jobs((job) => (job.workerId === undefined ? job : { ...job, workerId: 'w' })),
  },
  {
    name: 'worker-moves-while-a-job-runs',
    because: 'The description does not state whether a running job may move to another worker.',
    alter: jobs((job) =>
      job.status === 'IN_PROGRESS' ? { ...job, workerId: `${job.workerId}-before` } : job,
    ),
  },
  {
    name: 'times-and-worker-id-are-left-out',
    because: 'The description does not state which fields of a job are required.',
    alternatives: {
      'delay-time-member': 'missing',
      'execution-time-member': 'missing',
      'worker-id-member': 'missing',
    },
    conforms: true,
  },
  {
    name: 'runsync-answers-without-an-id',
    because: 'The description does not state which fields of a job are required.',
    alternatives: { 'required-job-fields': 'no-id-of-runsync' },
    conforms: true,
  },
  {
    name: 'output-before-the-end',
    because: 'The description does not state that a job has no output before it completes.',
    alternatives: { 'output-before-completion': 'empty-object', 'failed-job-output': 'error-text' },
  },
  {
    name: 'expired-jobs-are-404',
    because: 'The description does not state what happens to a job past its ttl.',
    alternatives: { 'expiry-state': 'deleted' },
  },
  {
    name: 'jobs-end-late',
    because: 'The description does not state the precision of timers.',
    alter: requests(({ json }) => {
      const { policy, ...rest } = json ?? {};
      if (typeof policy !== 'object' || policy === null || Array.isArray(policy)) return undefined;
      const late = (ms: unknown, least: number) =>
        typeof ms === 'number' && ms > least && ms < 1_000_000 ? ms + 4000 : ms;
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
    because:
      'The default applies only if the endpoint sets no timeout, which the target does not declare.',
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
    because: 'The description does not state whether a job past its ttl may still start.',
    alter: jobs((job) =>
      job.status === 'TIMED_OUT' && job.workerId === undefined
        ? { ...job, status: 'COMPLETED', output: {} }
        : job,
    ),
  },
  {
    name: 'terminated-jobs-are-404',
    because: 'The description does not state what happens to a terminated job.',
    alternatives: { 'termination-state': 'deleted' },
  },
  {
    name: 'progress-is-never-shown',
    because: 'The description does not state that every job shows IN_PROGRESS.',
    alter: jobs((job) => (job.status === 'IN_PROGRESS' ? { ...job, status: 'STARTED' } : job)),
  },
  {
    name: 'jobs-go-back-to-the-queue',
    because: 'A worker may return a job: the description does not exclude other transitions.',
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
    because:
      'The description does not state that an ended job never changes, and its output remains available.',
    alter: looks((_job, look) => (look > 0 ? { status: 'PACKING' } : undefined), isCompleted),
  },
  {
    name: 'failed-jobs-run-again',
    because: 'The description does not state that an ended job never changes.',
    alter: looks(
      (_job, look) => (look > 0 ? { status: 'IN_PROGRESS', executionTime: undefined } : undefined),
      ({ status }) => status === 'FAILED',
    ),
  },
  {
    name: 'jobs-are-known-after-a-while',
    because: 'The description does not state how soon `status` finds a new job.',
    alternatives: { 'new-job-visibility': { later: 1000 } },
  },
  {
    name: 'times-in-seconds',
    because:
      'The description does not state the time unit of jobs, and the target does not declare it.',
    alternatives: { 'time-units': 'seconds' },
    target: ({ declares: { timeUnit: _, ...declares }, ...rest }) => ({ ...rest, declares }),
  },
];
