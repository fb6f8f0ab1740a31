/** Deployments that break rules about how jobs are submitted and who runs them. */
import { instead, isRun, isRunSync, isStatus, members } from './job-wire.ts';
import { shapeMutants } from './jobs-shapes.ts';
import { type Answer, type Mutant, requests, type Wire } from './mutant.ts';

const isServerless = ({ target }: Pick<Answer, 'target'>) =>
  /^\/v2\/(script|echo|narrow|hasty)\//.test(target);

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
    name: 'ordinary-jobs-stay-in-the-queue',
    breaks: 'endpoint-runs-worker',
    scenarios: ['ordinary-job'],
    alter: members(
      (answer) => isStatus(answer) && answer.target.includes('/script/'),
      () => ({ status: 'IN_QUEUE', output: undefined }),
    ),
  },
  {
    name: 'one-endpoint-runs-no-job-of-either-submit',
    breaks: 'endpoint-runs-worker',
    scenarios: ['ordinary-job'],
    alter: members(
      (answer) => (isStatus(answer) || isRunSync(answer)) && answer.target.includes('/hasty/'),
      () => ({ status: 'IN_QUEUE', output: undefined }),
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

export const jobMutants: readonly Mutant[] = [
  ...shapeMutants,
  ...submissions,
  ...workers,
  ...priorities,
];
