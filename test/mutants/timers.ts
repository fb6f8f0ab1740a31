/** Deployments that break rules about the limits of a job and the times that it reports. */
import { type Answer, answers, type Mutant, mutantsOf, requests, type Settings } from './mutant.ts';

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

const timeouts: readonly Mutant[] = mutantsOf({
  'timeout-terminates': {
    'timeout-ignored': timeoutIgnored,
    // Without the control interface, a run calls off at its end what still hangs.
    'timeout-ignored-in-real-time': {
      time: 'by itself',
      target: ({ control: _, ...target }: Settings): Settings => target,
      alter: timeoutIgnored,
    },
    'timeout-ignored-for-synchronous-jobs': policies(({ executionTimeout }, target) =>
      executionTimeout !== undefined && isSync(target)
        ? { executionTimeout: undefined }
        : undefined,
    ),
    'timeout-doubled': policies(({ executionTimeout }) =>
      executionTimeout === undefined ? undefined : { executionTimeout: 2 * executionTimeout + 100 },
    ),
    'terminated-job-is-completed': statuses((job) =>
      isTerminated(job) ? { status: 'COMPLETED', output: {}, error: undefined } : undefined,
    ),
    'hanging-job-completes-at-once': requests(({ json }) =>
      json?.input?.script?.hang ? { ...json, input: { script: { output: {} } } } : undefined,
    ),
    'timeout-halved': (wire) => {
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
    'timeouts-of-eight-seconds-at-most': policies(({ executionTimeout = 0 }) =>
      executionTimeout > 8000 ? { executionTimeout: 8000 } : undefined,
    ),
    'terminated-job-shown-in-progress': statuses((job) =>
      isTerminated(job) ? { status: 'IN_PROGRESS', executionTime: undefined } : undefined,
    ),
  },
  'execution-timeout-override': {
    'timeout-of-endpoint-wins': timeoutIgnored,
    'timeout-in-whole-seconds': {
      // Images show that jobs end at other instants than whole seconds.
      scenarios: ['execution-timeout', 'image-charges'],
      alter: policies(({ executionTimeout }) =>
        executionTimeout === undefined
          ? undefined
          : { executionTimeout: Math.ceil(executionTimeout / 1000) * 1000 },
      ),
    },
    'shorter-timeout-wins': policies(({ executionTimeout }, target) =>
      executionTimeout !== undefined && target.includes('/hasty/')
        ? { executionTimeout: undefined }
        : undefined,
    ),
    'longer-timeout-wins': policies(({ executionTimeout }, target) =>
      executionTimeout !== undefined && target.includes('/script/')
        ? { executionTimeout: undefined }
        : undefined,
    ),
  },
  'execution-timeout-default': {
    'default-timeout-of-nine-minutes': policies(({ executionTimeout }) =>
      executionTimeout === undefined ? { executionTimeout: 540_000 } : undefined,
    ),
    'default-timeout-of-twenty-seconds': {
      scenarios: ['execution-timeout'],
      alter: policies(({ executionTimeout }) =>
        executionTimeout === undefined ? { executionTimeout: 20_000 } : undefined,
      ),
    },
    'default-timeout-of-forty-seconds-more': policies(({ executionTimeout }) =>
      executionTimeout === undefined ? { executionTimeout: 640_000 } : undefined,
    ),
  },
  'termination-times-out': {
    'timed-out-is-timeout': statuses(({ status }) =>
      status === 'TIMED_OUT' ? { status: 'TIMEOUT' } : undefined,
    ),
    'terminated-is-failed': statuses((job) =>
      isTerminated(job) ? { status: 'FAILED' } : undefined,
    ),
    'terminated-before-timeout': policies(({ executionTimeout }, target) =>
      executionTimeout !== undefined && target.includes('/hasty/')
        ? { executionTimeout: 5001 }
        : undefined,
    ),
  },
});

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

const ttlIgnoredForSync = policies(({ ttl }, target) =>
  ttl !== undefined && isSync(target) ? { ttl: undefined } : undefined,
);

const ttls: readonly Mutant[] = mutantsOf({
  'queue-ttl-override': {
    'queued-jobs-end-early': {
      scenarios: ['queue-ttl'],
      alter: expiredEarly,
    },
    'ttl-counts-the-run': {
      scenarios: ['execution-timeout'],
      alter: policies(({ ttl, executionTimeout }) =>
        ttl < executionTimeout ? { executionTimeout: ttl } : undefined,
      ),
    },
    'ttl-doubled': policies(({ ttl }) => (ttl === undefined ? undefined : { ttl: 2 * ttl })),
    'ttl-in-seconds': policies(({ ttl }) =>
      ttl === undefined ? undefined : { ttl: Math.min(604_800_000, 1000 * ttl) },
    ),
  },
  'queue-ttl': {
    'ttl-ignored': policies(({ ttl }) => (ttl === undefined ? undefined : { ttl: undefined })),
    'ttl-ignored-with-low-priority': policies(({ ttl, lowPriority }, target) =>
      ttl !== undefined && lowPriority && !isSync(target) ? { ttl: undefined } : undefined,
    ),
    'ttl-ignored-beside-execution-timeout': policies(({ ttl, executionTimeout }) =>
      ttl !== undefined && executionTimeout !== undefined ? { ttl: undefined } : undefined,
    ),
    'ttl-ignored-for-synchronous-jobs': ttlIgnoredForSync,
    // Only its webhook tells what became of such a job.
    'ttl-ignored-for-waiting-callers': (wire) => {
      const ignoring = { ...wire, ...ttlIgnoredForSync?.(wire) };
      const unknown = answers(({ target }) =>
        target.includes('/status/sync-') ? { status: 404, json: {} } : undefined,
      );
      return { ...ignoring, ...unknown?.(ignoring) };
    },
    'ttl-of-half-as-much-again': policies(({ ttl }) =>
      ttl === undefined ? undefined : { ttl: Math.min(604_800_000, 1.6 * ttl) },
    ),
    'expired-job-shown-in-queue': statuses((job) =>
      isExpired(job) ? { status: 'IN_QUEUE', delayTime: undefined } : undefined,
    ),
  },
  'queue-ttl-default': {
    'default-ttl-an-hour-short': policies(({ ttl }) =>
      ttl === undefined ? { ttl: 82_800_000 } : undefined,
    ),
    'default-ttl-of-twelve-seconds': {
      scenarios: ['queue-ttl'],
      alter: policies(({ ttl }) => (ttl === undefined ? { ttl: 12_000 } : undefined)),
    },
    'default-ttl-an-hour-long': policies(({ ttl }) =>
      ttl === undefined ? { ttl: 90_000_000 } : undefined,
    ),
  },
  'expiry-times-out': {
    'expired-is-failed': statuses((job) => (isExpired(job) ? { status: 'FAILED' } : undefined)),
    'expired-job-has-worker': statuses((job) =>
      isExpired(job) ? { workerId: 'worker-1', executionTime: 0 } : undefined,
    ),
    'expired-early': expiredEarly,
  },
});

const reported: readonly Mutant[] = mutantsOf({
  'delay-time-meaning': {
    'delay-in-seconds': statuses(({ delayTime = 0 }) => ({
      delayTime: Math.round(delayTime / 1000),
    })),
    'delay-is-zero': statuses(() => ({ delayTime: 0 })),
    'delay-is-whole-life': statuses(({ delayTime = 0, executionTime = 0 }) => ({
      delayTime: delayTime + executionTime,
    })),
  },
  'execution-time-meaning': {
    'execution-time-is-zero': statuses(() => ({ executionTime: 0 })),
    'execution-time-in-microseconds': statuses(({ executionTime = 0 }) => ({
      executionTime: 1000 * executionTime,
    })),
    'execution-time-of-zero-for-waiting-callers': {
      scenarios: ['combinations'],
      alter: answers(({ target, json }) =>
        isSync(target) && json.executionTime !== undefined
          ? { json: { ...json, executionTime: 0 } }
          : undefined,
      ),
    },
    'execution-time-with-wait': {
      scenarios: ['queue-order'],
      alter: statuses(({ delayTime = 0, executionTime = 0 }) => ({
        executionTime: delayTime + executionTime,
      })),
    },
  },
  'times-in-milliseconds': {
    'times-in-seconds': statuses(({ delayTime = 0, executionTime = 0 }) => ({
      delayTime: Math.round(delayTime / 1000),
      executionTime: Math.round(executionTime / 1000),
    })),
  },
});

export const timerMutants: readonly Mutant[] = [...timeouts, ...ttls, ...reported];
