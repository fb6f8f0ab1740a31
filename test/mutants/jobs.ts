/** Deployments that break rules about what jobs look like, how they are submitted and who runs them. */
import { type Answer, answers, type Mutant, requests, type Wire } from './mutant.ts';

const isRun = ({ target }: Pick<Answer, 'target'>) => /\/run$/.test(target);
const isRunSync = ({ target }: Pick<Answer, 'target'>) => /\/runsync(\?|$)/.test(target);
const isStatus = ({ target }: Pick<Answer, 'target'>) => target.includes('/status/');

const isServerless = ({ target }: Pick<Answer, 'target'>) =>
  /^\/v2\/(script|echo|narrow|hasty)\//.test(target);

/** Puts members into every answer of a kind; undefined takes one out. */
function members(
  concerns: (answer: Answer) => boolean,
  change: (job: Answer['json']) => object,
): Mutant['alter'] {
  return answers((answer) =>
    answer.status === 200 && concerns(answer)
      ? { json: { ...answer.json, ...change(answer.json) } }
      : undefined,
  );
}

/** Puts something in place of every answer of a kind. */
function instead(
  concerns: (answer: Answer) => boolean,
  change: (answer: Answer) => Partial<Pick<Answer, 'status' | 'text' | 'json'>>,
): Mutant['alter'] {
  return answers((answer) =>
    answer.status === 200 && concerns(answer) ? change(answer) : undefined,
  );
}

/** Sends requests somewhere else. */
function redirected(where: (path: string) => string): Mutant['alter'] {
  return ({ fetch }) => ({
    fetch(request) {
      const url = new URL(request.url);
      url.pathname = where(url.pathname);
      return fetch(new Request(url, request));
    },
  });
}

/** Answers a submission when its job has ended. */
function waitingRun({ fetch }: Wire): Partial<Wire> {
  return {
    async fetch(request) {
      const authorization = request.headers.get('authorization') ?? '';
      const response = await fetch(request);
      if (!isRun({ target: request.url }) || response.status !== 200) return response;
      const text = await response.text();
      const asking = request.url.replace(/run$/, `status/${JSON.parse(text).id}`);
      for (let looks = 0; looks < 10_000; looks += 1) {
        const look = await fetch(new Request(asking, { headers: { authorization } }));
        if (!/IN_QUEUE|IN_PROGRESS/.test(await look.text())) break;
        await new Promise((resolve) => setImmediate(resolve));
      }
      return new Response(text, { headers: { 'content-type': 'application/json' } });
    },
  };
}

/** Every submission answers the id of the first one. */
function repeatedId(): Mutant['alter'] {
  return (wire) => {
    let first: string | undefined;
    return (
      members(isRun, ({ id }) => {
        first ??= id;
        return { id: first };
      })?.(wire) ?? {}
    );
  };
}

const shapes: readonly Mutant[] = [
  {
    name: 'async-id-without-suffix',
    breaks: 'async-id-form',
    alter: members(isRun, ({ id }) => ({ id: id.slice(0, 36) })),
  },
  {
    name: 'async-id-without-dashes',
    breaks: 'async-id-form',
    alter: members(isRun, ({ id }) => ({ id: id.replaceAll('-', '') })),
  },
  {
    name: 'async-id-without-uuid',
    breaks: 'async-id-form',
    alter: members(isRun, ({ id }) => ({ id: `job-${id.slice(0, 8)}-u1` })),
  },
  {
    name: 'async-id-with-prefix',
    breaks: 'async-id-form',
    alter: members(isRun, ({ id }) => ({ id: `sync-${id}` })),
  },
  {
    name: 'async-id-in-upper-case',
    breaks: 'async-id-lower-case',
    alter: members(isRun, ({ id }) => ({ id: id.toUpperCase() })),
  },
  {
    name: 'async-id-with-other-suffix',
    breaks: 'async-id-lower-case',
    alter: members(isRun, ({ id }) => ({ id: id.replace('-u1', '-e2') })),
  },
  {
    name: 'sync-id-without-prefix',
    breaks: 'sync-id-prefix',
    alter: members(isRunSync, ({ id }) => ({ id: id.slice(5) })),
  },
  {
    name: 'sync-id-with-underscore',
    breaks: 'sync-id-prefix',
    alter: members(isRunSync, ({ id }) => ({ id: id.replace('sync-', 'sync_') })),
  },
  {
    name: 'sync-id-without-uuid',
    breaks: 'sync-id-form',
    alter: members(isRunSync, ({ id }) => ({ id: id.slice(0, 13) })),
  },
  {
    name: 'id-is-number',
    breaks: 'job-id-type',
    alter: members(isStatus, () => ({ id: 7 })),
  },
  {
    name: 'submitted-id-is-number',
    breaks: 'job-id-type',
    alter: members(isRun, () => ({ id: 7 })),
  },
  {
    name: 'status-is-number',
    breaks: 'job-status-type',
    alter: members(isStatus, () => ({ status: 2 })),
  },
  {
    name: 'status-is-object',
    breaks: 'job-status-type',
    alter: members(isRunSync, ({ status }) => ({ status: { name: status } })),
  },
  {
    name: 'delay-is-text',
    breaks: 'delay-time-type',
    alter: members(isStatus, ({ delayTime = 0 }) => ({ delayTime: `${delayTime}` })),
  },
  {
    name: 'delay-is-fraction',
    breaks: 'delay-time-type',
    alter: members(isRunSync, ({ delayTime = 0 }) => ({ delayTime: delayTime + 0.5 })),
  },
  {
    name: 'execution-time-is-text',
    breaks: 'execution-time-type',
    alter: members(isStatus, ({ executionTime = 0 }) => ({ executionTime: `${executionTime} ms` })),
  },
  {
    name: 'execution-time-is-fraction',
    breaks: 'execution-time-type',
    alter: members(isStatus, ({ executionTime = 0 }) => ({ executionTime: executionTime + 0.25 })),
  },
  {
    name: 'worker-is-number',
    breaks: 'worker-id-type',
    alter: members(isStatus, () => ({ workerId: 3 })),
  },
  {
    name: 'output-is-list',
    breaks: 'output-type',
    alter: members(isStatus, ({ output }) => (output === undefined ? {} : { output: [output] })),
  },
  {
    name: 'output-is-text',
    breaks: 'output-type',
    alter: members(isRunSync, ({ output }) => ({ output: JSON.stringify(output) })),
  },
  {
    name: 'job-in-list',
    breaks: 'job-shape',
    alter: instead(isStatus, ({ json }) => ({ json: [json] })),
  },
  {
    name: 'job-as-page',
    breaks: 'job-shape',
    alter: instead(isRunSync, () => ({ text: '<!doctype html><title>Job</title>' })),
  },
  {
    name: 'job-without-id',
    breaks: 'job-has-id-and-status',
    alter: members(isStatus, () => ({ id: undefined })),
  },
  {
    name: 'output-before-completion',
    breaks: 'output-only-when-completed',
    alter: members(isStatus, ({ output = {} }) => ({ output })),
  },
];

const submissions: readonly Mutant[] = [
  {
    name: 'submission-without-id',
    breaks: 'submit-answers-id-and-status',
    alter: members(isRun, () => ({ id: undefined })),
  },
  {
    name: 'submission-without-status',
    breaks: 'submit-answers-id-and-status',
    alter: members(isRun, () => ({ status: undefined })),
  },
  {
    name: 'submitted-job-in-progress',
    breaks: 'submit-answers-queued',
    alter: members(isRun, () => ({ status: 'IN_PROGRESS' })),
  },
  {
    name: 'submitted-job-accepted',
    breaks: 'run-enters-queue',
    alter: members(isRun, () => ({ status: 'ACCEPTED' })),
  },
  { name: 'submitted-id-repeated', breaks: 'run-enters-queue', alter: repeatedId() },
  { name: 'run-waits-for-job', breaks: 'run-answers-at-once', alter: waitingRun },
  {
    name: 'runsync-answers-at-once',
    breaks: 'runsync-answers-completed',
    alter: instead(isRunSync, ({ json: { id } }) => ({ json: { id, status: 'IN_QUEUE' } })),
  },
  {
    name: 'runsync-answers-in-progress',
    breaks: 'runsync-answers-completed',
    alter: members(isRunSync, () => ({ status: 'IN_PROGRESS' })),
  },
  {
    name: 'status-unknown-after-run',
    breaks: 'status-takes-run-id',
    alter: instead(isStatus, () => ({ status: 404, json: { detail: 'No such job.' } })),
  },
  {
    name: 'status-of-another-job',
    breaks: 'status-takes-run-id',
    alter: members(isStatus, ({ id }) => ({ id: `${[...id].reverse().join('')}` })),
  },
];

const workers: readonly Mutant[] = [
  {
    name: 'input-dropped',
    breaks: 'endpoint-runs-worker',
    alter: requests(({ target, json }) =>
      target.includes('/echo/') ? { ...json, input: {} } : undefined,
    ),
  },
  {
    name: 'input-numbers-as-text',
    breaks: 'endpoint-runs-worker',
    alter: requests(({ target, json }) =>
      target.includes('/echo/') && json.input?.number
        ? { ...json, input: { ...json.input, number: `${json.input.number}` } }
        : undefined,
    ),
  },
  {
    name: 'output-wrapped',
    breaks: 'output-is-result',
    alter: members(isStatus, ({ output }) => (output ? { output: { result: output } } : {})),
  },
  {
    name: 'output-member-lost',
    breaks: 'output-is-result',
    alter: members(isStatus, ({ output }) =>
      output ? { output: { ...output, number: undefined } } : {},
    ),
  },
  {
    name: 'every-endpoint-is-one',
    breaks: 'endpoint-id-identifies',
    alter: redirected((path) => path.replace(/^\/v2\/[^/]+/, '/v2/echo')),
  },
  {
    name: 'public-endpoints-without-runsync',
    breaks: 'one-interface',
    alter: instead(
      (answer) => isRunSync(answer) && !isServerless(answer),
      () => ({ status: 404, json: { detail: 'Not here.' } }),
    ),
  },
  {
    name: 'serverless-endpoints-without-status',
    breaks: 'one-interface',
    alter: instead(
      (answer) => isStatus(answer) && isServerless(answer),
      () => ({ status: 405, json: { detail: 'Not like this.' } }),
    ),
  },
];

const lowPriorityIgnored = requests(({ json }) =>
  json.policy?.lowPriority
    ? { ...json, policy: { ...json.policy, lowPriority: false } }
    : undefined,
);

const priorities: readonly Mutant[] = [
  {
    name: 'low-priority-ignored',
    breaks: 'low-priority-never-scales',
    alter: lowPriorityIgnored,
  },
  {
    name: 'low-priority-starts-worker',
    breaks: 'low-priority-waits',
    alter: lowPriorityIgnored,
  },
  {
    name: 'low-priority-unless-said',
    breaks: 'low-priority-default',
    alter: requests(({ json }) =>
      json.policy?.lowPriority === undefined
        ? { ...json, policy: { ...json.policy, lowPriority: true } }
        : undefined,
    ),
  },
];

export const jobMutants: readonly Mutant[] = [...shapes, ...submissions, ...workers, ...priorities];
