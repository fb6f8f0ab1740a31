/** Ways to alter webhook calls, and what the service learns of them. */
import {
  answers,
  type DeliveryOutcome,
  type Mutant,
  type WebhookCall,
  type Wire,
} from './mutant.ts';

export const acknowledged: DeliveryOutcome = { kind: 'answered', status: 200 };
export const refused: DeliveryOutcome = { kind: 'answered', status: 500 };

/** Alters calls, or swallows them: undefined tells the service that the call was acknowledged. */
export function calls(
  // biome-ignore lint/suspicious/noExplicitAny: bodies are altered freely here.
  alter: (call: WebhookCall, job: any) => Partial<WebhookCall> | undefined,
): Mutant['alter'] {
  return ({ deliver }) => ({
    async deliver(call) {
      const altered = alter(call, JSON.parse(call.body));
      return altered === undefined ? acknowledged : deliver({ ...call, ...altered });
    },
  });
}

/** Alters the jobs that calls tell of. */
// biome-ignore lint/suspicious/noExplicitAny: bodies are altered freely here.
export function jobs(alter: (job: any) => unknown): Mutant['alter'] {
  return calls((_call, job) => ({ body: JSON.stringify(alter(job)) }));
}

/** Alters the jobs that calls tell of; `attempt` counts those of one address from 1. */
export function attempts(
  // biome-ignore lint/suspicious/noExplicitAny: bodies are altered freely here.
  alter: (job: any, attempt: number) => unknown,
): Mutant['alter'] {
  return (wire) => {
    const made = new Map<string, number>();
    const altered = calls(({ url }, job) => {
      const attempt = (made.get(url) ?? 0) + 1;
      made.set(url, attempt);
      return { body: JSON.stringify(alter(job, attempt)) };
    });
    return altered?.(wire) ?? {};
  };
}

/** Alters what the service learns of a call; `attempt` counts those of one address from 1. */
export function outcomes(
  alter: (outcome: DeliveryOutcome, attempt: number) => DeliveryOutcome,
): Mutant['alter'] {
  return ({ deliver }) => {
    const attempts = new Map<string, number>();
    return {
      async deliver(call) {
        const attempt = (attempts.get(call.url) ?? 0) + 1;
        attempts.set(call.url, attempt);
        return alter(await deliver(call), attempt);
      },
    };
  };
}

/** Takes the repetition of failed calls out of the service's hands. */
export function retries({
  pausesMs,
  from = 'end',
}: {
  pausesMs: readonly number[];
  from?: 'start' | 'end';
}): Pick<Mutant, 'alter' | 'time'> {
  return {
    time: 'by itself',
    alter: ({ deliver, clock }) => ({
      async deliver(call) {
        if (clock === undefined) throw new Error('Time has to pass by itself.');
        const attempt = async (left: readonly number[]): Promise<void> => {
          const startMs = clock.now();
          const outcome = await deliver(call);
          const [pauseMs, ...rest] = left;
          if (pauseMs === undefined) return;
          if (outcome.kind === 'answered' && outcome.status === 200) return;
          const originMs = from === 'start' ? startMs : clock.now();
          clock.schedule(originMs + pauseMs, () => void attempt(rest));
        };
        void attempt(pausesMs);
        return acknowledged;
      },
    }),
  };
}

/** A submission with a webhook, and the job that came of it. */
export interface Submitted {
  readonly endpoint: string;
  readonly webhook: string;
  readonly jobId: string;
}

/** Tells of accepted submissions with a webhook, and of every other answer after it was made. */
export function watching(
  hear: (
    wire: Wire,
    event: { submitted: Submitted } | { answered: { method: string; path: string } },
  ) => Promise<void>,
): Mutant['alter'] {
  return (wire) => ({
    async fetch(request) {
      const { pathname: path } = new URL(request.url);
      const { method } = request;
      const [endpoint = '', verb = ''] = path.split('/').slice(2);
      if (verb !== 'run' || path.startsWith('/control')) {
        const response = await wire.fetch(request);
        if (!path.startsWith('/control')) await hear(wire, { answered: { method, path } });
        return response;
      }
      const { webhook } = JSON.parse(await request.clone().text());
      const response = await wire.fetch(request);
      const { id } = JSON.parse(await response.clone().text());
      if (webhook !== undefined && id !== undefined) {
        await hear(wire, { submitted: { endpoint, webhook, jobId: id } });
      }
      return response;
    },
  });
}

/** Calls a webhook as the service would not. */
export function post({ deliver }: Wire, { webhook, jobId }: Submitted, status: string) {
  return deliver({
    method: 'POST',
    url: webhook,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: jobId, status, ...(status === 'COMPLETED' && { output: {} }) }),
    limitMs: 10_000,
  });
}

/** Calls the webhook as soon as the job is accepted, with a state that has not come to an end. */
export const early = (status: string) =>
  watching(async (wire, event) => {
    if ('submitted' in event) await post(wire, event.submitted, status);
  });

/** Tells of jobs that have ended as of ones that still run, as long as a call is under way. */
export function holding(holds: (jobId: string, calledId: string) => boolean): Mutant['alter'] {
  return (wire) => {
    const underWay = new Set<string>();
    const held = answers(({ json }) =>
      json?.status === 'COMPLETED' && [...underWay].some((called) => holds(json.id, called))
        ? { json: { id: json.id, status: 'IN_PROGRESS' } }
        : undefined,
    );
    return {
      ...held?.(wire),
      async deliver(call) {
        const { id } = JSON.parse(call.body);
        underWay.add(id);
        const outcome = await wire.deliver(call);
        underWay.delete(id);
        return outcome;
      },
    };
  };
}

/** The state that cancelled jobs show when their status is requested again. */
export function afterCancel(
  comeBack: (job: { id: string }, asked: number) => unknown,
): Mutant['alter'] {
  const asked = new Map<string, number>();
  return answers(({ json, method, target }) => {
    if (method !== 'GET' || !target.includes('/status/') || json?.status !== 'CANCELLED') {
      return undefined;
    }
    const times = (asked.get(json.id) ?? 0) + 1;
    asked.set(json.id, times);
    const altered = comeBack(json, times);
    return altered === undefined ? undefined : { json: altered };
  });
}
