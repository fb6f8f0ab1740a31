/** Deployments that break rules about the limits of a job and the times that it reports. */
import { type Answer, answers, type Mutant, requests, type Settings } from './mutant.ts';

/** Alters the policy of every submission that a test holds of. */
function policies(
  change: (policy: Answer['json'], target: string) => object | undefined,
): Mutant['alter'] {
  return requests(({ target, json }) => {
    const changed = change(json.policy ?? {}, target);
    return changed && { ...json, policy: { ...json.policy, ...changed } };
  });
}

/** Alters the status answers of a job; undefined leaves one as it is. */
function statuses(change: (job: Answer['json']) => object | undefined): Mutant['alter'] {
  return answers(({ target, status, json }) => {
    if (status !== 200 || !target.includes('/status/')) return undefined;
    const changed = change(json);
    return changed && { json: { ...json, ...changed } };
  });
}

const isTerminated = ({ status, workerId }: Answer['json']) =>
  status === 'TIMED_OUT' && workerId !== undefined;
const isExpired = ({ status, workerId }: Answer['json']) =>
  status === 'TIMED_OUT' && workerId === undefined;

const timeoutIgnored = policies((policy) =>
  policy.executionTimeout === undefined ? undefined : { executionTimeout: undefined },
);

/** Whether a path is the one to which jobs are submitted whose callers wait. */
const isSync = (target: string) => /\/runsync(\?|$)/.test(target);

const timeouts: readonly Mutant[] = [
  { name: 'timeout-ignored', breaks: 'timeout-terminates', alter: timeoutIgnored },
  {
    // Without the control interface, a run calls off at its end what still hangs.
    name: 'timeout-ignored-in-real-time',
    breaks: 'timeout-terminates',
    time: 'by itself',
    target: ({ control: _, ...target }: Settings): Settings => target,
    alter: timeoutIgnored,
  },
  {
    name: 'timeout-ignored-for-synchronous-jobs',
    breaks: 'timeout-terminates',
    alter: policies(({ executionTimeout }, target) =>
      executionTimeout !== undefined && isSync(target)
        ? { executionTimeout: undefined }
        : undefined,
    ),
  },
  {
    name: 'timeout-tripled',
    breaks: 'timeout-terminates',
    alter: policies(({ executionTimeout }) =>
      executionTimeout === undefined ? undefined : { executionTimeout: 3 * executionTimeout },
    ),
  },
  {
    name: 'timeout-doubled',
    breaks: 'timeout-terminates',
    alter: policies(({ executionTimeout }) =>
      executionTimeout === undefined ? undefined : { executionTimeout: 2 * executionTimeout + 100 },
    ),
  },
  {
    name: 'terminated-job-is-completed',
    breaks: 'timeout-terminates',
    alter: statuses((job) =>
      isTerminated(job) ? { status: 'COMPLETED', output: {}, error: undefined } : undefined,
    ),
  },
  {
    name: 'hanging-job-completes-at-once',
    breaks: 'timeout-terminates',
    alter: requests(({ json }) =>
      json?.input?.script?.hang ? { ...json, input: { script: { output: {} } } } : undefined,
    ),
  },
  {
    name: 'timeout-halved',
    breaks: 'timeout-terminates',
    alter: (wire) => {
      const halves = new Map<string, number>();
      const looks = new Map<string, number>();
      return (
        answers(({ target, json }) => {
          if (!target.includes('/status/') || json?.status !== 'IN_PROGRESS') return undefined;
          const look = (looks.get(json.id) ?? 0) + 1;
          looks.set(json.id, look);
          return look * 500 > (halves.get(json.id) ?? Number.POSITIVE_INFINITY)
            ? { json: { ...json, status: 'TIMED_OUT' } }
            : undefined;
        })?.({
          ...wire,
          async fetch(request) {
            const sent = request.method === 'POST' ? await request.clone().text() : '';
            const response = await wire.fetch(request);
            const [, timeout] = /"executionTimeout":(\d+)/.exec(sent) ?? [];
            if (timeout === undefined || response.status !== 200) return response;
            const { id }: { id: string } = JSON.parse(await response.clone().text());
            halves.set(id, Number(timeout) / 2);
            return response;
          },
        }) ?? {}
      );
    },
  },
  {
    name: 'terminated-job-shown-in-progress',
    breaks: 'timeout-terminates',
    alter: statuses((job) =>
      isTerminated(job) ? { status: 'IN_PROGRESS', executionTime: undefined } : undefined,
    ),
  },
  { name: 'timeout-of-endpoint-wins', breaks: 'execution-timeout-override', alter: timeoutIgnored },
  {
    name: 'shorter-timeout-wins',
    breaks: 'execution-timeout-override',
    alter: policies(({ executionTimeout }, target) =>
      executionTimeout !== undefined && target.includes('/hasty/')
        ? { executionTimeout: undefined }
        : undefined,
    ),
  },
  {
    name: 'longer-timeout-wins',
    breaks: 'execution-timeout-override',
    alter: policies(({ executionTimeout }, target) =>
      executionTimeout !== undefined && target.includes('/script/')
        ? { executionTimeout: undefined }
        : undefined,
    ),
  },
  {
    name: 'default-timeout-halved',
    breaks: 'execution-timeout-default',
    alter: policies(({ executionTimeout }) =>
      executionTimeout === undefined ? { executionTimeout: 300_000 } : undefined,
    ),
  },
  {
    name: 'default-timeout-of-nine-minutes',
    breaks: 'execution-timeout-default',
    alter: policies(({ executionTimeout }) =>
      executionTimeout === undefined ? { executionTimeout: 540_000 } : undefined,
    ),
  },
  {
    name: 'default-timeout-doubled',
    breaks: 'execution-timeout-default',
    alter: policies(({ executionTimeout }) =>
      executionTimeout === undefined ? { executionTimeout: 1_200_000 } : undefined,
    ),
  },
  {
    name: 'default-timeout-of-forty-seconds-more',
    breaks: 'execution-timeout-default',
    alter: policies(({ executionTimeout }) =>
      executionTimeout === undefined ? { executionTimeout: 640_000 } : undefined,
    ),
  },
  {
    name: 'terminated-is-failed',
    breaks: 'termination-times-out',
    alter: statuses((job) => (isTerminated(job) ? { status: 'FAILED' } : undefined)),
  },
  {
    name: 'terminated-before-timeout',
    breaks: 'termination-times-out',
    alter: policies(({ executionTimeout }, target) =>
      executionTimeout !== undefined && target.includes('/hasty/')
        ? { executionTimeout: 5001 }
        : undefined,
    ),
  },
  {
    name: 'timed-out-is-timeout',
    breaks: 'state-timed-out',
    alter: statuses(({ status }) => (status === 'TIMED_OUT' ? { status: 'TIMEOUT' } : undefined)),
  },
];

/** Shows jobs that wait as timed out after some looks, and so long before their ttl. */
const expiredEarly: Mutant['alter'] = (wire) => {
  const looks = new Map<string, number>();
  const alter = statuses(({ id, status }) => {
    if (status !== 'IN_QUEUE') return undefined;
    const look = (looks.get(id) ?? 0) + 1;
    looks.set(id, look);
    return look > 10 ? { status: 'TIMED_OUT' } : undefined;
  });
  return alter?.(wire) ?? {};
};

const ttls: readonly Mutant[] = [
  {
    name: 'queued-jobs-end-early',
    breaks: 'queue-ttl-override',
    scenarios: ['queue-ttl'],
    alter: expiredEarly,
  },
  {
    name: 'ttl-ignored',
    breaks: 'queue-ttl',
    alter: policies(({ ttl }) => (ttl === undefined ? undefined : { ttl: undefined })),
  },
  {
    name: 'ttl-ignored-for-synchronous-jobs',
    breaks: 'queue-ttl',
    alter: policies(({ ttl }, target) =>
      ttl !== undefined && isSync(target) ? { ttl: undefined } : undefined,
    ),
  },
  {
    name: 'ttl-of-half-as-much-again',
    breaks: 'queue-ttl',
    alter: policies(({ ttl }) =>
      ttl === undefined ? undefined : { ttl: Math.min(604_800_000, 1.6 * ttl) },
    ),
  },
  {
    name: 'expired-job-shown-in-queue',
    breaks: 'queue-ttl',
    alter: statuses((job) =>
      isExpired(job) ? { status: 'IN_QUEUE', delayTime: undefined } : undefined,
    ),
  },
  {
    name: 'ttl-doubled',
    breaks: 'queue-ttl-override',
    alter: policies(({ ttl }) => (ttl === undefined ? undefined : { ttl: 2 * ttl })),
  },
  {
    name: 'ttl-in-seconds',
    breaks: 'queue-ttl-override',
    alter: policies(({ ttl }) =>
      ttl === undefined ? undefined : { ttl: Math.min(604_800_000, 1000 * ttl) },
    ),
  },
  {
    name: 'default-ttl-of-half-a-day',
    breaks: 'queue-ttl-default',
    alter: policies(({ ttl }) => (ttl === undefined ? { ttl: 43_200_000 } : undefined)),
  },
  {
    name: 'default-ttl-an-hour-short',
    breaks: 'queue-ttl-default',
    alter: policies(({ ttl }) => (ttl === undefined ? { ttl: 82_800_000 } : undefined)),
  },
  {
    name: 'default-ttl-an-hour-long',
    breaks: 'queue-ttl-default',
    alter: policies(({ ttl }) => (ttl === undefined ? { ttl: 90_000_000 } : undefined)),
  },
  {
    name: 'default-ttl-of-a-week',
    breaks: 'queue-ttl-default',
    alter: policies(({ ttl }) => (ttl === undefined ? { ttl: 604_800_000 } : undefined)),
  },
  {
    name: 'expired-is-failed',
    breaks: 'expiry-times-out',
    alter: statuses((job) => (isExpired(job) ? { status: 'FAILED' } : undefined)),
  },
  {
    name: 'expired-job-has-worker',
    breaks: 'expiry-times-out',
    alter: statuses((job) =>
      isExpired(job) ? { workerId: 'worker-1', executionTime: 0 } : undefined,
    ),
  },
  {
    name: 'expired-early',
    breaks: 'expiry-times-out',
    alter: expiredEarly,
  },
];

const reported: readonly Mutant[] = [
  {
    name: 'delay-in-seconds',
    breaks: 'delay-time-meaning',
    alter: statuses(({ delayTime = 0 }) => ({ delayTime: Math.round(delayTime / 1000) })),
  },
  {
    name: 'delay-is-zero',
    breaks: 'delay-time-meaning',
    alter: statuses(() => ({ delayTime: 0 })),
  },
  {
    name: 'delay-is-whole-life',
    breaks: 'delay-time-meaning',
    alter: statuses(({ delayTime = 0, executionTime = 0 }) => ({
      delayTime: delayTime + executionTime,
    })),
  },
  {
    name: 'execution-time-is-zero',
    breaks: 'execution-time-meaning',
    alter: statuses(() => ({ executionTime: 0 })),
  },
  {
    name: 'execution-time-in-microseconds',
    breaks: 'execution-time-meaning',
    alter: statuses(({ executionTime = 0 }) => ({ executionTime: 1000 * executionTime })),
  },
  {
    name: 'execution-time-with-wait',
    breaks: 'execution-time-meaning',
    scenarios: ['queue-order'],
    alter: statuses(({ delayTime = 0, executionTime = 0 }) => ({
      executionTime: delayTime + executionTime,
    })),
  },
  {
    name: 'times-in-seconds',
    breaks: 'times-in-milliseconds',
    alter: statuses(({ delayTime = 0, executionTime = 0 }) => ({
      delayTime: Math.round(delayTime / 1000),
      executionTime: Math.round(executionTime / 1000),
    })),
  },
];

export const timerMutants: readonly Mutant[] = [...timeouts, ...ttls, ...reported];
