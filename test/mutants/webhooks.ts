/** Deployments that break rules about webhooks. */
import { answers, type Mutant, mutantsOf, unansweredCall } from './mutant.ts';
import { acknowledgedAfter, webhookAttemptMutants } from './webhook-attempts.ts';
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
  ...mutantsOf({
    'webhook-is-post': {
      'webhook-put': calls(() => ({ method: 'PUT' })),
      'webhook-get-without-body': calls(() => ({ method: 'GET', body: '' })),
      'webhook-query-dropped': calls(({ url }) => ({ url: url.replace(/\?.*/, '') })),
      'webhook-address-in-lower-case': calls(({ url }) => ({ url: url.toLowerCase() })),
    },
    'webhook-job-shape': {
      'webhook-execution-time-as-text': jobs((job) => ({
        ...job,
        executionTime: `${job.executionTime}`,
      })),
    },
    'webhook-content': {
      'failed-job-announced-as-completed': {
        scenarios: ['failing-jobs'],
        alter: jobs((job) => ({ ...job, status: 'COMPLETED' })),
      },
      'webhook-without-output': jobs(({ output: _, ...job }) => job),
      'webhook-other-execution-time': jobs((job) => ({
        ...job,
        executionTime: job.executionTime + 1,
      })),
      'webhook-times-as-text': jobs((job) => ({ ...job, delayTime: `${job.delayTime}` })),
      'webhook-body-differs-between-attempts': attempts(({ output, ...job }, attempt) =>
        attempt > 1 ? job : { ...job, output },
      ),
      'webhook-counts-its-attempts': attempts((job, attempt) => ({ ...job, attempt })),
      'webhook-names-another-id': jobs((job) => ({ ...job, id: `${job.id}0` })),
      'webhook-names-another-id-than-runsync': answers(({ target, status, json }) =>
        status === 200 && /\/runsync(\?|$)/.test(target)
          ? { json: { ...json, id: `${json.id}0` } }
          : undefined,
      ),
      'webhook-with-input': jobs((job) => ({ ...job, input: {} })),
      'webhook-wrapped': jobs((job) => ({ event: 'job.completed', data: job })),
      'webhook-other-state-name': jobs((job) => ({ ...job, status: 'DONE' })),
      'webhook-as-form': calls((_call, job) => ({ body: new URLSearchParams(job).toString() })),
    },
    'webhook-only-event': {
      'webhook-at-start': early('IN_PROGRESS'),
      'webhook-at-submission': early('IN_QUEUE'),
    },
    'webhook-on-completion': {
      'webhook-before-completion-alone': (wire) => ({
        ...early('IN_PROGRESS')?.(wire),
        deliver: async (call) =>
          JSON.parse(call.body).status === 'COMPLETED' ? acknowledged : wire.deliver(call),
      }),
      'webhook-of-synchronous-jobs-forgotten': calls((_call, { id }) =>
        id.startsWith('sync-') ? undefined : {},
      ),
      'webhook-of-public-endpoints-forgotten': {
        scenarios: ['combinations'],
        alter: calls((_call, { output }) => (output?.cost === undefined ? {} : undefined)),
      },
      'webhook-with-query-not-called': calls(({ url }) => (url.includes('?') ? undefined : {})),
      'webhook-lost-now-and-then': (wire) => {
        const addresses = new Set<string>();
        const alter = calls(({ url }) => {
          addresses.add(url);
          return [...addresses].indexOf(url) % 3 === 2 ? undefined : {};
        });
        return alter?.(wire) ?? {};
      },
      'webhook-once-per-address': (wire) => {
        const jobAt = new Map<string, string>();
        const alter = calls(({ url }, { id }) => {
          jobAt.set(url, jobAt.get(url) ?? id);
          return jobAt.get(url) === id ? {} : undefined;
        });
        return alter?.(wire) ?? {};
      },
      'webhook-never-called': calls(() => undefined),
    },
    'webhook-unsigned': {
      'webhook-signed': calls(({ headers }) => ({
        headers: { ...headers, 'x-hub-signature-256': 'sha256=0' },
      })),
      'webhook-with-key': calls(({ headers }) => ({
        headers: { ...headers, authorization: 'Bearer key' },
      })),
    },
    'webhook-one-acknowledgement': {
      'webhook-any-success-acknowledges': outcomes((outcome) =>
        outcome.kind === 'answered' && outcome.status < 300 ? acknowledged : outcome,
      ),
    },
    'webhook-not-redirected': {
      'webhook-redirect-acknowledges': outcomes((outcome) =>
        outcome.kind === 'answered' && outcome.status < 400 ? acknowledged : outcome,
      ),
      'webhook-redirect-followed': ({ deliver }) => ({
        async deliver(call) {
          const outcome = await deliver(call);
          return outcome.location === undefined
            ? outcome
            : deliver({ ...call, url: outcome.location });
        },
      }),
      'webhook-redirect-fetched': ({ deliver }) => ({
        async deliver(call) {
          const outcome = await deliver(call);
          if (outcome.location !== undefined) {
            await deliver({ ...call, method: 'GET', body: '', url: outcome.location });
          }
          return outcome;
        },
      }),
    },
    'webhook-time-limit': {
      'webhook-time-limit-2-s': {
        time: 'by itself',
        alter: calls(() => ({ limitMs: 2000 })),
      },
      'webhook-time-limit-20-s': {
        time: 'by itself',
        alter: calls(() => ({ limitMs: 20_000 })),
      },
      'webhook-not-repeated-without-answer': {
        time: 'by itself',
        alter: acknowledgedAfter(unansweredCall),
      },
    },
    'webhook-spacing-from-failure': {
      'webhook-spacing-from-start': retries({ pausesMs: [10_000, 10_000], from: 'start' }),
    },
    'webhook-never-delays': {
      'webhook-holds-its-job': {
        time: 'by itself',
        alter: holding((id, called) => id === called),
      },
      'webhook-holds-other-jobs': {
        time: 'by itself',
        alter: holding((id, called) => id !== called),
      },
    },
    'webhook-given-up': {
      'webhook-never-given-up': retries({ pausesMs: [10_000, 10_000, 10_000, 10_000, 10_000] }),
      'webhook-failure-fails-job': (wire) => {
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
    'webhook-on-failure': {
      'webhook-not-on-failure': calls((_call, { status }) =>
        status === 'FAILED' ? undefined : {},
      ),
    },
    'webhook-on-timeout': {
      'webhook-not-on-timeout': calls((_call, { status }) =>
        status === 'TIMED_OUT' ? undefined : {},
      ),
    },
    'webhook-on-cancel': {
      'webhook-not-on-cancel': calls((_call, { status }) =>
        status === 'CANCELLED' ? undefined : {},
      ),
    },
    'purge-not-announced': {
      'purge-announced': (wire) => {
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
    'late-result-ignored': {
      'late-result-completes': (wire) =>
        afterCancel((job, asked) =>
          asked > 1 ? { ...job, status: 'COMPLETED', output: {} } : undefined,
        )?.(wire) ?? {},
      'late-result-announced': ({ deliver }) => ({
        async deliver(call) {
          const outcome = await deliver(call);
          const job = JSON.parse(call.body);
          if (job.status !== 'CANCELLED') return outcome;
          const body = JSON.stringify({ ...job, status: 'COMPLETED', output: {} });
          return deliver({ ...call, body });
        },
      }),
    },
  }),
];
