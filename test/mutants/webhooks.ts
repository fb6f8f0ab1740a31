/** Deployments that break rules about webhooks. */
import { answers, type Mutant } from './mutant.ts';
import { webhookAttemptMutants } from './webhook-attempts.ts';
import {
  acknowledged,
  afterCancel,
  attempts,
  calls,
  early,
  holding,
  jobs,
  outcomes,
  post,
  retries,
  type Submitted,
  watching,
} from './webhook-wire.ts';

export const webhookMutants: readonly Mutant[] = [
  ...webhookAttemptMutants,
  { name: 'webhook-put', breaks: 'webhook-is-post', alter: calls(() => ({ method: 'PUT' })) },
  {
    name: 'webhook-get-without-body',
    breaks: 'webhook-is-post',
    alter: calls(() => ({ method: 'GET', body: '' })),
  },
  {
    name: 'webhook-query-dropped',
    breaks: 'webhook-is-post',
    alter: calls(({ url }) => ({ url: url.replace(/\?.*/, '') })),
  },
  {
    name: 'webhook-without-output',
    breaks: 'webhook-content',
    alter: jobs(({ output: _, ...job }) => job),
  },
  {
    name: 'webhook-other-execution-time',
    breaks: 'webhook-content',
    alter: jobs((job) => ({ ...job, executionTime: job.executionTime + 1 })),
  },
  {
    name: 'webhook-times-as-text',
    breaks: 'webhook-content',
    alter: jobs((job) => ({ ...job, delayTime: `${job.delayTime}` })),
  },
  {
    name: 'webhook-body-differs-between-attempts',
    breaks: 'webhook-content',
    alter: attempts(({ output, ...job }, attempt) => (attempt > 1 ? job : { ...job, output })),
  },
  {
    name: 'webhook-counts-its-attempts',
    breaks: 'webhook-content',
    alter: attempts((job, attempt) => ({ ...job, attempt })),
  },
  {
    name: 'webhook-with-input',
    breaks: 'webhook-content',
    alter: jobs((job) => ({ ...job, input: {} })),
  },
  {
    name: 'webhook-wrapped',
    breaks: 'webhook-content',
    alter: jobs((job) => ({ event: 'job.completed', data: job })),
  },
  {
    name: 'webhook-other-state-name',
    breaks: 'webhook-content',
    alter: jobs((job) => ({ ...job, status: 'DONE' })),
  },
  {
    name: 'webhook-as-form',
    breaks: 'webhook-content',
    alter: calls((_call, job) => ({ body: new URLSearchParams(job).toString() })),
  },
  { name: 'webhook-at-start', breaks: 'webhook-only-event', alter: early('IN_PROGRESS') },
  { name: 'webhook-at-submission', breaks: 'webhook-only-event', alter: early('IN_QUEUE') },
  {
    name: 'webhook-before-completion-alone',
    breaks: 'webhook-on-completion',
    alter: (wire) => ({
      ...early('IN_PROGRESS')?.(wire),
      deliver: async (call) =>
        JSON.parse(call.body).status === 'COMPLETED' ? acknowledged : wire.deliver(call),
    }),
  },
  {
    name: 'webhook-of-synchronous-jobs-forgotten',
    breaks: 'webhook-on-completion',
    alter: calls((_call, { id }) => (id.startsWith('sync-') ? undefined : {})),
  },
  {
    name: 'webhook-with-query-not-called',
    breaks: 'webhook-on-completion',
    alter: calls(({ url }) => (url.includes('?') ? undefined : {})),
  },
  {
    name: 'webhook-lost-now-and-then',
    breaks: 'webhook-on-completion',
    alter: (wire) => {
      const addresses = new Set<string>();
      const alter = calls(({ url }) => {
        addresses.add(url);
        return [...addresses].indexOf(url) % 3 === 2 ? undefined : {};
      });
      return alter?.(wire) ?? {};
    },
  },
  {
    name: 'webhook-never-called',
    breaks: 'webhook-on-completion',
    alter: calls(() => undefined),
  },
  {
    name: 'webhook-signed',
    breaks: 'webhook-unsigned',
    alter: calls(({ headers }) => ({ headers: { ...headers, 'x-hub-signature-256': 'sha256=0' } })),
  },
  {
    name: 'webhook-with-key',
    breaks: 'webhook-unsigned',
    alter: calls(({ headers }) => ({ headers: { ...headers, authorization: 'Bearer key' } })),
  },
  {
    name: 'webhook-any-success-acknowledges',
    breaks: 'webhook-one-acknowledgement',
    alter: outcomes((outcome) =>
      outcome.kind === 'answered' && outcome.status < 300 ? acknowledged : outcome,
    ),
  },
  {
    name: 'webhook-redirect-acknowledges',
    breaks: 'webhook-not-redirected',
    alter: outcomes((outcome) =>
      outcome.kind === 'answered' && outcome.status < 400 ? acknowledged : outcome,
    ),
  },
  {
    name: 'webhook-redirect-followed',
    breaks: 'webhook-not-redirected',
    alter: ({ deliver }) => ({
      async deliver(call) {
        const outcome = await deliver(call);
        return outcome.location === undefined
          ? outcome
          : deliver({ ...call, url: outcome.location });
      },
    }),
  },
  {
    name: 'webhook-redirect-fetched',
    breaks: 'webhook-not-redirected',
    alter: ({ deliver }) => ({
      async deliver(call) {
        const outcome = await deliver(call);
        if (outcome.location !== undefined) {
          await deliver({ ...call, method: 'GET', body: '', url: outcome.location });
        }
        return outcome;
      },
    }),
  },
  {
    name: 'webhook-time-limit-2-s',
    breaks: 'webhook-time-limit',
    time: 'by itself',
    alter: calls(() => ({ limitMs: 2000 })),
  },
  {
    name: 'webhook-time-limit-20-s',
    breaks: 'webhook-time-limit',
    time: 'by itself',
    alter: calls(() => ({ limitMs: 20_000 })),
  },
  {
    name: 'webhook-without-time-limit',
    breaks: 'webhook-time-limit',
    time: 'by itself',
    alter: calls(() => ({ limitMs: 3_600_000 })),
  },
  {
    name: 'webhook-spacing-from-start',
    breaks: 'webhook-spacing-from-failure',
    ...retries({ pausesMs: [10_000, 10_000], from: 'start' }),
  },
  {
    name: 'webhook-holds-its-job',
    breaks: 'webhook-never-delays',
    time: 'by itself',
    alter: holding((id, called) => id === called),
  },
  {
    name: 'webhook-holds-other-jobs',
    breaks: 'webhook-never-delays',
    time: 'by itself',
    alter: holding((id, called) => id !== called),
  },
  {
    name: 'webhook-never-given-up',
    breaks: 'webhook-given-up',
    ...retries({ pausesMs: [10_000, 10_000, 10_000, 10_000, 10_000] }),
  },
  {
    name: 'webhook-failure-fails-job',
    breaks: 'webhook-given-up',
    alter: (wire) => {
      const failures = new Map<string, number>();
      const failed = answers(({ json }) =>
        (failures.get(json?.id) ?? 0) > 2 ? { json: { ...json, status: 'FAILED' } } : undefined,
      );
      return {
        ...failed?.(wire),
        async deliver(call) {
          const outcome = await wire.deliver(call);
          const { id } = JSON.parse(call.body);
          if (outcome.kind === 'answered' && outcome.status >= 400) {
            failures.set(id, (failures.get(id) ?? 0) + 1);
          }
          return outcome;
        },
      };
    },
  },
  {
    name: 'webhook-not-on-failure',
    breaks: 'webhook-on-failure',
    alter: calls((_call, { status }) => (status === 'FAILED' ? undefined : {})),
  },
  {
    name: 'webhook-not-on-timeout',
    breaks: 'webhook-on-failure',
    alter: calls((_call, { status }) => (status === 'TIMED_OUT' ? undefined : {})),
  },
  {
    name: 'webhook-not-on-cancel',
    breaks: 'webhook-on-cancel',
    alter: calls((_call, { status }) => (status === 'CANCELLED' ? undefined : {})),
  },
  {
    name: 'purge-announced',
    breaks: 'purge-not-announced',
    alter: (wire) => {
      const waiting: Submitted[] = [];
      return (
        watching(async (_, event) => {
          if ('submitted' in event) waiting.push(event.submitted);
          else if (event.answered.path.endsWith('/purge-queue')) {
            const purged = waiting.filter(({ endpoint }) =>
              event.answered.path.includes(`/${endpoint}/`),
            );
            for (const one of purged) await post(wire, one, 'CANCELLED');
          }
        })?.(wire) ?? {}
      );
    },
  },
  {
    name: 'late-result-completes',
    breaks: 'late-result-ignored',
    alter: (wire) =>
      afterCancel((job, asked) =>
        asked > 1 ? { ...job, status: 'COMPLETED', output: {} } : undefined,
      )?.(wire) ?? {},
  },
  {
    name: 'late-result-announced',
    breaks: 'late-result-ignored',
    alter: ({ deliver }) => ({
      async deliver(call) {
        const outcome = await deliver(call);
        const job = JSON.parse(call.body);
        if (job.status !== 'CANCELLED') return outcome;
        const body = JSON.stringify({ ...job, status: 'COMPLETED', output: {} });
        return deliver({ ...call, body });
      },
    }),
  },
];
