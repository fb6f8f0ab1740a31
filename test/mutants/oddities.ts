/** Deployments that differ from the reference in what is not stated, so that no stated rule is broken. */
import { answers, type Mutant, requests } from './mutant.ts';
import { refusing } from './request-wire.ts';

/** A deployment that is odd and legal. */
export interface Oddity extends Pick<Mutant, 'alter' | 'settings' | 'target' | 'time'> {
  /** In kebab-case, unique; says what is odd. */
  readonly name: string;
  /** What makes it legal. */
  readonly because: string;
}

// biome-ignore lint/suspicious/noExplicitAny: bodies are altered freely here.
type Body = any;

const isSubmission = (target: string) => /\/run(sync)?(\?|$)/.test(target);
const isRun = (target: string) => /\/run(\?|$)/.test(target);
const isStatus = (target: string) => target.includes('/status/');
const isJob = (json: Body): boolean =>
  typeof json?.id === 'string' && typeof json.status === 'string';

/** Alters every job, in answers and in webhook calls alike. */
function jobs(alter: (job: Body) => Body): Mutant['alter'] {
  return (wire) => ({
    ...answers(({ json }) => (isJob(json) ? { json: alter(json) } : undefined))?.(wire),
    deliver: (call) => {
      const job = JSON.parse(call.body);
      return wire.deliver({ ...call, body: JSON.stringify(isJob(job) ? alter(job) : job) });
    },
  });
}

/** Says the same of every endpoint. */
const onEach = (endpoints: Readonly<Record<string, object>>, said: object) =>
  Object.fromEntries(
    Object.entries(endpoints).map(([name, endpoint]) => [name, { ...endpoint, ...said }]),
  );

/** Renames states. */
const renamed = (names: Readonly<Record<string, string>>) =>
  jobs((job) => ({ ...job, status: names[job.status] ?? job.status }));

/** Gives every error another form. */
const errorsAs = (body: (status: number) => { json?: unknown; text?: string; type: string }) =>
  answers(({ status }) => {
    if (status < 400) return undefined;
    const { type, ...rest } = body(status);
    return { ...rest, headers: { 'content-type': type } };
  });

/** Answers every nth request of those meant with something else, which does not reach the service. */
const every = (
  nth: number,
  isMeant: (request: Request) => boolean,
  answer: () => Response,
): Mutant['alter'] => {
  return ({ fetch }) => {
    let count = 0;
    return {
      fetch(request) {
        const { pathname } = new URL(request.url);
        if (pathname.startsWith('/control') || !isMeant(request)) return fetch(request);
        count += 1;
        return count % nth === 0 ? Promise.resolve(answer()) : fetch(request);
      },
    };
  };
};

/** Every oddity. */
export const oddities: readonly Oddity[] = [
  {
    name: 'run-answers-202',
    because: 'The status of a success is not stated.',
    alter: answers(({ target, status }) =>
      isRun(target) && status === 200 ? { status: 202 } : undefined,
    ),
  },
  {
    name: 'run-answers-201-with-location',
    because: 'The status of a success is not stated, nor which headers it has.',
    alter: answers(({ target, status, json }) =>
      isRun(target) && status === 200
        ? { status: 201, headers: { location: `/v2/x/status/${json.id}` } }
        : undefined,
    ),
  },
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
    name: 'errors-are-text',
    because: 'The body of errors is not stated.',
    alter: errorsAs((status) => ({ text: `error ${status}`, type: 'text/plain' })),
  },
  {
    name: 'errors-have-no-body',
    because: 'The body of errors is not stated.',
    alter: errorsAs(() => ({ text: '', type: 'application/octet-stream' })),
  },
  {
    name: 'errors-are-json-of-another-form',
    because: 'The body of errors is not stated.',
    alter: errorsAs((status) => ({ json: { error: { code: status } }, type: 'application/json' })),
  },
  {
    name: 'errors-are-an-array',
    because: 'The body of errors is not stated.',
    alter: errorsAs(() => ({ json: ['bad'], type: 'application/json' })),
  },
  {
    name: 'more-fields',
    because: 'Fields beside the listed ones are not excluded.',
    alter: jobs((job) => ({ ...job, retries: 0, input: { a: 1 }, createdAt: '2026-01-01' })),
  },
  {
    name: 'ids-in-capitals',
    because: 'The letter case of ids is not stated.',
    alter: (wire) => {
      const upper = (id: string) =>
        id.startsWith('sync-') ? `sync-${id.slice(5).toUpperCase()}` : id.toUpperCase();
      const altered = jobs((job) => ({ ...job, id: upper(job.id) }))?.(wire) ?? {};
      const inner = altered.fetch ?? wire.fetch;
      return {
        ...altered,
        fetch(request) {
          const url = request.url.replace(
            /(\/(?:status|cancel|retry|stream|status-sync)\/)([^/?]+)/,
            (_, path, id) => path + id.toLowerCase(),
          );
          return url === request.url ? inner(request) : inner(new Request(url, request));
        },
      };
    },
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
    name: 'output-before-the-end',
    because: 'That a job has no output before it completes is not stated.',
    alter: jobs((job) => (job.status === 'COMPLETED' ? job : { ...job, output: {} })),
  },
  {
    name: 'missing-key-is-403',
    because: 'What a missing key brings is not stated.',
    alter: ({ fetch }) => ({
      async fetch(request) {
        const response = await fetch(request);
        const hasKey = request.headers.has('authorization');
        return response.status === 401 && !hasKey ? Response.json({}, { status: 403 }) : response;
      },
    }),
  },
  {
    name: 'bare-key-is-refused',
    because: 'How a key without the word Bearer is handled is not stated.',
    alter: ({ fetch }) => ({
      fetch(request) {
        const key = request.headers.get('authorization') ?? '';
        const { pathname } = new URL(request.url);
        const isBare = key !== '' && !/^bearer /i.test(key) && !pathname.startsWith('/control');
        return isBare ? Promise.resolve(Response.json({}, { status: 401 })) : fetch(request);
      },
    }),
  },
  {
    name: 'unknown-job-is-400',
    because: 'What an unknown job brings is not stated.',
    alter: answers(({ status, json }) =>
      status === 404 && json?.code === 'JOB_NOT_FOUND' ? { status: 400 } : undefined,
    ),
  },
  {
    name: 'expired-jobs-are-404',
    because: 'What becomes of a job past its ttl is not stated.',
    alter: answers(({ target, json }) =>
      isStatus(target) && json?.status === 'TIMED_OUT' ? { status: 404, json: {} } : undefined,
    ),
  },
  {
    name: 'sporadic-429',
    because: 'When too many requests are met is not stated; callers back off.',
    alter: every(
      7,
      () => true,
      () => new Response(null, { status: 429, headers: { 'retry-after': '1' } }),
    ),
  },
  {
    name: 'sporadic-429-without-retry-after',
    because: 'That an answer of 429 says when to come back is not stated.',
    alter: every(
      11,
      () => true,
      () => new Response('slow down', { status: 429 }),
    ),
  },
  {
    name: 'sporadic-500-of-status',
    because: 'Which calls answer 500, and when, is not stated.',
    alter: every(
      9,
      ({ method }) => method === 'GET',
      () => Response.json({}, { status: 500 }),
    ),
  },
  {
    name: 'crash-seen-as-500',
    because: 'A worker that crashes may show as 500.',
    alter: answers(({ target, json }) =>
      isStatus(target) && /crash/i.test(json?.error ?? '') ? { status: 500, json: {} } : undefined,
    ),
  },
  {
    name: 'webhook-with-a-signature',
    because: 'Whether webhook calls are signed is not stated.',
    alter: ({ deliver }) => ({
      deliver: (call) =>
        deliver({ ...call, headers: { ...call.headers, 'x-signature': 'sha256=abc' } }),
    }),
  },
  {
    name: 'webhook-written-otherwise',
    because: 'The content of a webhook call is stated, not its bytes.',
    alter: ({ deliver }) => ({
      deliver(call) {
        const sorted = Object.entries(JSON.parse(call.body)).sort().reverse();
        return deliver({ ...call, body: JSON.stringify(Object.fromEntries(sorted), null, 2) });
      },
    }),
  },
  {
    name: 'no-webhooks-of-failed-jobs',
    because: 'A webhook is stated only for jobs that complete.',
    alter: ({ deliver }) => ({
      deliver: (call) =>
        JSON.parse(call.body).status === 'COMPLETED'
          ? deliver(call)
          : Promise.resolve({ kind: 'answered', status: 200 }),
    }),
  },
  {
    name: 'other-2xx-acknowledge',
    because: 'Whether another status of success acknowledges is not stated.',
    alter: ({ deliver }) => ({
      async deliver(call) {
        const outcome = await deliver(call);
        const isSuccess =
          outcome.kind === 'answered' && outcome.status >= 200 && outcome.status < 300;
        return isSuccess ? { kind: 'answered', status: 200 } : outcome;
      },
    }),
  },
  {
    name: 'cost-with-an-exponent',
    because: 'A number is the same however it is written.',
    alter: answers(({ json, text }) => {
      const { cost } = json?.output ?? {};
      if (typeof cost !== 'number') return undefined;
      return {
        text: text.replace(
          /"cost":\s*[\d.eE+-]+/,
          (found) => `"cost":${Number(found.slice(7)).toExponential()}`,
        ),
      };
    }),
  },
  {
    name: 'json-with-white-space-and-charset',
    because: 'White space and the charset parameter mean nothing in JSON.',
    alter: answers(({ json }) =>
      json === undefined
        ? undefined
        : {
            text: `\n${JSON.stringify(json, null, 2)}\n`,
            headers: { 'content-type': 'application/json; charset=utf-8' },
          },
    ),
  },
  {
    name: 'status-of-sync-ids-is-404',
    because: 'That status works with the ids of synchronous jobs is not stated.',
    alter: answers(({ target }) =>
      target.includes('/status/sync-') ? { status: 404, json: {} } : undefined,
    ),
  },
  {
    name: 'unlisted-keys-are-refused',
    because: 'What becomes of keys of a request that are not listed is not stated.',
    alter: ({ fetch }) => ({
      async fetch(request) {
        const { pathname } = new URL(request.url);
        if (request.body === null || !isSubmission(pathname)) return fetch(request);
        const text = await request.text();
        const copy = new Request(request.url, {
          method: request.method,
          headers: request.headers,
          body: text,
          signal: request.signal,
        });
        try {
          const known = ['input', 'webhook', 'policy', 's3Config'];
          const isOdd = Object.keys(JSON.parse(text)).some((key) => !known.includes(key));
          return isOdd ? Response.json({}, { status: 400 }) : fetch(copy);
        } catch {
          return fetch(copy);
        }
      },
    }),
  },
  {
    name: 'input-is-validated-at-once',
    because: 'Whether the service itself looks at the input of a public model is not stated.',
    alter: ({ fetch }) => ({
      async fetch(request) {
        const { pathname } = new URL(request.url);
        if (!pathname.startsWith('/v2/black-forest') || !isSubmission(pathname))
          return fetch(request);
        const text = await request.text();
        const isOdd = text.includes('"input"') && !text.includes('"prompt"');
        const headers = new Headers(request.headers);
        return isOdd
          ? Response.json({}, { status: 400 })
          : fetch(
              new Request(request.url, {
                method: request.method,
                headers,
                body: text,
                signal: request.signal,
              }),
            );
      },
    }),
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
    name: 'webhook-addresses-are-looked-at',
    because: 'Whether somebody looks at the address before it is called is not stated.',
    alter: ({ deliver }) => ({
      async deliver(call) {
        await deliver({ ...call, method: 'GET', headers: {}, body: '' });
        return deliver(call);
      },
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
    name: 's3config-needs-all-keys',
    because: 'Which keys of storage settings are required is not stated.',
    alter: refusing(({ s3Config }) => {
      const names = ['accessId', 'accessSecret', 'bucketName', 'endpointUrl'];
      return s3Config !== undefined && !names.every((name) => name in Object(s3Config));
    }),
  },
  {
    name: 'bucket-names-are-plain',
    because: 'Providers have rules of their own for the names of buckets.',
    alter: refusing(({ s3Config }) => {
      const { bucketName } = s3Config ?? {};
      return (
        typeof bucketName === 'string' && !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucketName)
      );
    }),
  },
  {
    name: 'execution-timeout-has-a-maximum',
    because: 'A maximum of the time to run is not stated.',
    alter: refusing(({ policy }) => policy?.executionTimeout > 600_000),
  },
];
