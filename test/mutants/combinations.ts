/** Deployments that break a rule only for one combination of how a job is submitted, where and with what. */
import { answers, type Mutant, mutantsOf, requests } from './mutant.ts';
import { attempts, calls } from './webhook-wire.ts';

interface Request {
  readonly path: string;
  // biome-ignore lint/suspicious/noExplicitAny: bodies are read freely here.
  readonly body: any;
}

/** Swallows the webhook calls of jobs whose submission is meant. */
function forgotten(isMeant: (request: Request) => boolean): Mutant['alter'] {
  return (wire) => {
    const addresses = new Set<string>();
    const alter = calls(({ url }) => (addresses.has(url) ? undefined : {}));
    return {
      ...alter?.(wire),
      async fetch(request) {
        const { pathname: path } = new URL(request.url);
        if (/\/run(sync)?$/.test(path)) {
          const text = await request.clone().text();
          const body = text.startsWith('{') && text.endsWith('}') ? parsed(text) : undefined;
          if (body?.webhook !== undefined && isMeant({ path, body })) addresses.add(body.webhook);
        }
        return wire.fetch(request);
      },
    };
  };
}

// biome-ignore lint/suspicious/noExplicitAny: bodies are read freely here.
function parsed(text: string): any {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isSlow = ({ body }: Request) => body.input?.script?.afterMs > 2500;

const isPublic = ({ path }: Request) => /black-forest|odd-price|rounded/.test(path);
const isSync = ({ path }: Request) => path.endsWith('/runsync');

/** Alters the address of repeated calls. */
function retriedAt(alter: (url: string) => string): Mutant['alter'] {
  return (wire) => {
    const called = new Set<string>();
    const altered = calls(({ url }) => {
      const isFirst = !called.has(url);
      called.add(url);
      return isFirst ? {} : { url: alter(url) };
    });
    return altered?.(wire) ?? {};
  };
}

export const combinationMutants: readonly Mutant[] = mutantsOf({
  'webhook-on-completion': {
    'webhook-of-low-priority-jobs-forgotten': forgotten(({ body }) => body.policy?.lowPriority),
    'webhook-of-public-jobs-forgotten': forgotten(isPublic),
    'webhook-of-jobs-with-storage-forgotten': forgotten(({ body }) => body.s3Config !== undefined),
    'webhook-of-jobs-with-ttl-forgotten': forgotten(({ body }) => body.policy?.ttl !== undefined),
    'webhook-of-public-synchronous-jobs-forgotten': forgotten(
      (request) => isPublic(request) && isSync(request),
    ),
    'webhook-of-slow-jobs-forgotten': forgotten(isSlow),
    'webhook-of-slow-synchronous-jobs-forgotten': forgotten(
      (request) => isSlow(request) && isSync(request),
    ),
    'webhook-of-slow-jobs-of-low-priority-forgotten': forgotten(
      (request) => isSlow(request) && request.body.policy?.lowPriority,
    ),
    'webhook-with-query-of-public-jobs-forgotten': forgotten(
      (request) => isPublic(request) && request.body.webhook.includes('?'),
    ),
  },
  'result-completes': {
    'failing-jobs-of-low-priority-complete': requests(({ json }) =>
      json?.input?.script?.fail !== undefined && json.policy?.lowPriority
        ? { ...json, input: { script: { output: {} } } }
        : undefined,
    ),
    'failing-jobs-with-a-webhook-query-complete': requests(({ json }) =>
      json?.input?.script?.fail !== undefined && json.webhook?.includes('?')
        ? { ...json, input: { script: { output: {} } } }
        : undefined,
    ),
  },
  'webhook-is-post': {
    'webhook-query-dropped-by-retries': retriedAt((url) => url.replace(/\?.*/, '')),
    'webhook-query-decoded-by-retries': retriedAt((url) => url.replace('%20', '+')),
  },
  'webhook-content': {
    'webhook-of-images-without-cost-in-retries': attempts((job, attempt) =>
      attempt > 1 && job.output?.cost !== undefined
        ? { ...job, output: { image_url: job.output.image_url } }
        : job,
    ),
  },
  'storage-never-answered': {
    'storage-in-status-of-waiting-jobs': (wire) => {
      const settings = new Map<string, unknown>();
      const shown = answers(({ json }) =>
        json?.status === 'IN_QUEUE' && settings.has(json.id)
          ? { json: { ...json, s3Config: settings.get(json.id) } }
          : undefined,
      )?.(wire);
      return {
        async fetch(request) {
          const isSubmission = /\/run$/.test(new URL(request.url).pathname);
          const body = isSubmission ? parsed(await request.clone().text()) : undefined;
          const response = await (isSubmission ? wire : { ...wire, ...shown }).fetch(request);
          if (body?.s3Config === undefined) return response;
          const { id } = JSON.parse(await response.clone().text());
          settings.set(id, body.s3Config);
          return response;
        },
      };
    },
  },
});
