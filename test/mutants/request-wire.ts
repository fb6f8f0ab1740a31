/** Mutations for which more of a request is looked at than its JSON. */
import { type Mutant, requests } from './mutant.ts';

export interface Sent {
  readonly method: string;
  readonly target: string;
  readonly headers: Headers;
  /** The body; empty where there is none. */
  readonly text: string;
}

/** What is sent on instead; what is left out stays as it is. */
export type Changed = Partial<Sent>;

/** Answers a request itself, or passes it on, as it is or changed. */
export type Handle = (
  sent: Sent,
  pass: (changed?: Changed) => Promise<Response>,
) => Promise<Response>;

/** Stands in front of the service; requests to the control interface pass. */
export function inFront(handle: Handle): Mutant['alter'] {
  return ({ fetch }) => ({
    async fetch(request) {
      const { origin, pathname, search } = new URL(request.url);
      if (pathname.startsWith('/control')) return fetch(request);
      const { method, headers } = request;
      const text = request.body === null ? '' : await request.text();
      const sent = { method, target: pathname + search, headers, text };
      return handle(sent, (changed = {}) => {
        const whole = { ...sent, ...changed };
        const hasBody = whole.method !== 'GET' && whole.method !== 'HEAD';
        const body = hasBody ? { body: whole.text } : {};
        const { method, headers } = whole;
        return fetch(new Request(origin + whole.target, { method, headers, ...body }));
      });
    },
  });
}

/** An answer with a body of JSON, or of another type. */
export function reply(
  status: number,
  json: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify(json), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/** The answer to a submission that was accepted. */
export const queued = { id: '2c1e0f7a-4b0e-4c55-9a57-1c1d5f8f0a11-u1', status: 'IN_QUEUE' };

/** What the service refuses in any case. */
const refusable = {};

/** Takes what it should refuse: the request is put right before the service sees it. */
export function puttingRight(
  // biome-ignore lint/suspicious/noExplicitAny: bodies are altered freely here.
  right: (json: any, target: string) => unknown,
): Mutant['alter'] {
  return requests(({ json, target }) =>
    typeof json === 'object' && json !== null && !Array.isArray(json)
      ? right(json, target)
      : undefined,
  );
}

export function refusing(
  // biome-ignore lint/suspicious/noExplicitAny: bodies are altered freely here.
  isRefused: (json: any, target: string) => boolean,
): Mutant['alter'] {
  return puttingRight((json, target) => (isRefused(json, target) ? refusable : undefined));
}
