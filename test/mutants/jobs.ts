/** Deployments that break rules about how jobs are submitted and who runs them. */
import { instead, isRun, isRunSync, isStatus, members } from './job-wire.ts';
import { shapeMutants } from './jobs-shapes.ts';
import {
  type Answer,
  type Mutant,
  mutantsOf,
  requests,
  type Settings,
  type Wire,
} from './mutant.ts';
import { schemaMutants } from './schemas.ts';

const isServerless = ({ target }: Pick<Answer, 'target'>) =>
  /^\/v2\/(script|echo|narrow|hasty)\//.test(target);

function redirected(where: (path: string) => string): Mutant['alter'] {
  return ({ fetch }) => ({
    fetch(request) {
      const url = new URL(request.url);
      url.pathname = where(url.pathname);
      return fetch(new Request(url, request));
    },
  });
}

/** Answers a submission that is sent again with the job of the first one. */
const recognised: Mutant['alter'] = ({ fetch }) => {
  const known = new Map<string, Response>();
  return {
    async fetch(request) {
      const { pathname } = new URL(request.url);
      if (request.method !== 'POST' || !isRun({ target: pathname })) return fetch(request);
      const key = `${pathname} ${await request.clone().text()}`;
      const before = known.get(key);
      if (before !== undefined) return before.clone();
      const response = await fetch(request);
      if (response.status === 200) known.set(key, response.clone());
      return response;
    },
  };
};

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

/** Answers some submissions of `runsync` with a job that waits, and counts them. */
function impatient(isMeant: (sent: { text: string; count: number }) => boolean): Mutant['alter'] {
  return ({ fetch }) => {
    let count = 0;
    return {
      async fetch(request) {
        if (!isRunSync({ target: request.url })) return fetch(request);
        const text = await request.clone().text();
        const response = await fetch(request);
        if (response.status !== 200) return response;
        count += 1;
        if (!isMeant({ text, count })) return response;
        const { id }: Settings = await response.json();
        return Response.json({ id, status: 'IN_QUEUE' });
      },
    };
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

const submissions: readonly Mutant[] = mutantsOf({
  'submit-answers-id-and-status': {
    'submission-without-id': members(isRun, () => ({ id: undefined })),
    'submission-without-status': members(isRun, () => ({ status: undefined })),
  },
  'submit-answers-queued': {
    'submitted-job-in-progress': members(isRun, () => ({ status: 'IN_PROGRESS' })),
  },
  'run-enters-queue': {
    'submitted-job-accepted': members(isRun, () => ({ status: 'ACCEPTED' })),
    'submitted-id-repeated': repeatedId(),
  },
  'run-answers-at-once': {
    'run-waits-for-job': waitingRun,
    'run-answers-after-18-s': {
      scenarios: ['slow-job', 'ordinary-job'],
      time: 'by itself',
      alter: ({ fetch, clock }) => ({
        async fetch(request) {
          const response = await fetch(request);
          if (!isRun({ target: request.url }) || clock === undefined) return response;
          await new Promise<void>((resolve) => clock.schedule(clock.now() + 18_000, resolve));
          return response;
        },
      }),
    },
  },
  'runsync-answers-completed': {
    'runsync-answers-at-once': instead(isRunSync, ({ json: { id } }) => ({
      json: { id, status: 'IN_QUEUE' },
    })),
    'runsync-gives-up-after-1-s': givingUp(1000),
    'runsync-answers-in-progress': members(isRunSync, () => ({ status: 'IN_PROGRESS' })),
    'runsync-waits-for-no-job-with-a-webhook': {
      scenarios: ['request-forms', 'combinations', 'ordinary-job'],
      alter: impatient(({ text }) => text.includes('"webhook"')),
    },
    'runsync-waits-for-every-second-job': {
      scenarios: ['ordinary-job', 'request-forms', 'image-charges'],
      alter: impatient(({ count }) => count % 2 === 0),
    },
  },
  'status-takes-run-id': {
    'status-unknown-after-run': instead(isStatus, () => ({
      status: 404,
      json: { detail: 'No such job.' },
    })),
    'status-of-another-job': members(isStatus, ({ id }) => ({
      id: `${[...id].reverse().join('')}`,
    })),
  },
});

const workers: readonly Mutant[] = mutantsOf({
  'endpoint-runs-worker': {
    'repeated-submission-gets-the-first-job': {
      scenarios: ['slow-job', 'request-forms', 'open-points'],
      alter: recognised,
    },
    'input-dropped': requests(({ target, json }) =>
      target.includes('/echo/') ? { ...json, input: {} } : undefined,
    ),
    'input-numbers-as-text': requests(({ target, json }) =>
      target.includes('/echo/') && json.input?.number
        ? { ...json, input: { ...json.input, number: `${json.input.number}` } }
        : undefined,
    ),
    'ordinary-jobs-stay-in-the-queue': {
      scenarios: ['ordinary-job'],
      alter: members(
        (answer) => isStatus(answer) && answer.target.includes('/script/'),
        () => ({ status: 'IN_QUEUE', output: undefined }),
      ),
    },
    'one-endpoint-runs-no-job-of-either-submit': {
      scenarios: ['ordinary-job'],
      alter: members(
        (answer) => (isStatus(answer) || isRunSync(answer)) && answer.target.includes('/hasty/'),
        () => ({ status: 'IN_QUEUE', output: undefined }),
      ),
    },
  },
  'output-is-result': {
    'input-without-emoji': unusualInput((text) => text.replace(/\p{Extended_Pictographic}/gu, '?')),
    'input-in-latin-1': unusualInput((text) => Buffer.from(text, 'utf8').toString('latin1')),
    'input-nulls-dropped': unusualInput((text) => text.replace('"nothing":null,', '')),
    'input-texts-trimmed': unusualInput((text) => text.replace('" padded "', '"padded"')),
    'input-keys-in-snake-case': unusualInput((text) => text.replace('kebab-case', 'kebab_case')),
    'input-numbers-short': unusualInput((text) => text.replace('9007199254740991', '2147483647')),
    'input-fractions-cut': unusualInput((text) => text.replace('-2.75', '-2')),
    'input-long-texts-cut': unusualInput((text) => text.replace(/x{256,}/, 'x'.repeat(255))),
    'input-direct-nulls-dropped': withoutDirect((value) => value === null),
    'input-empty-lists-dropped': withoutDirect(
      (value) => Array.isArray(value) && value.length === 0,
    ),
    'output-wrapped': members(isStatus, ({ output }) =>
      output ? { output: { result: output } } : {},
    ),
    'output-member-lost': members(isStatus, ({ output }) =>
      output ? { output: { ...output, number: undefined } } : {},
    ),
  },
  'endpoint-id-identifies': {
    'every-endpoint-is-one': redirected((path) => path.replace(/^\/v2\/[^/]+/, '/v2/echo')),
  },
  'one-interface': {
    'public-endpoints-without-runsync': instead(
      (answer) => isRunSync(answer) && !isServerless(answer),
      () => ({ status: 404, json: { detail: 'Not here.' } }),
    ),
    'serverless-endpoints-without-status': instead(
      (answer) => isStatus(answer) && isServerless(answer),
      () => ({ status: 405, json: { detail: 'Not like this.' } }),
    ),
  },
});

const lowPriorityIgnored = requests(({ json }) =>
  json.policy?.lowPriority
    ? { ...json, policy: { ...json.policy, lowPriority: false } }
    : undefined,
);

/**
 * Jobs of low priority take the worker that starts for another job, which starts one again: as health
 * shows it, one for each that waits.
 */
const ridingOnDemand: Mutant['alter'] = ({ fetch }) => {
  const low = new Map<string, Set<string>>();
  const riding = new Map<string, number>();
  return {
    async fetch(request) {
      const [, endpoint = '', operation = ''] = /\/v2\/([^/]+)\/([^/?]+)/.exec(request.url) ?? [];
      const sent = operation === 'run' ? await request.clone().text() : '';
      const response = await fetch(request);
      if (!['run', 'status', 'health'].includes(operation) || !response.ok) return response;
      const json: Settings = await response.clone().json();
      const waiting = low.get(endpoint) ?? new Set();
      low.set(endpoint, waiting);
      if (operation === 'status' && json.status !== 'IN_QUEUE') waiting.delete(json.id);
      if (operation === 'run' && sent.includes('"lowPriority":true')) waiting.add(json.id);
      else if (operation === 'run') riding.set(endpoint, waiting.size);
      if (operation !== 'health' || json.workers.ready === 0) return response;
      json.workers.ready += riding.get(endpoint) ?? 0;
      return Response.json(json);
    },
  };
};

const priorities: readonly Mutant[] = mutantsOf({
  'low-priority-never-scales': {
    'low-priority-ignored': lowPriorityIgnored,
    'low-priority-ignored-beside-a-timeout': requests(({ json }) =>
      json.policy?.lowPriority && json.policy.executionTimeout !== undefined
        ? { ...json, policy: { ...json.policy, lowPriority: false } }
        : undefined,
    ),
    'low-priority-jobs-ride-on-one-demand': ridingOnDemand,
  },
  'low-priority-waits': {
    'low-priority-starts-worker': lowPriorityIgnored,
  },
  'low-priority-default': {
    'low-priority-unless-said': requests(({ json }) =>
      json.policy?.lowPriority === undefined
        ? { ...json, policy: { ...json.policy, lowPriority: true } }
        : undefined,
    ),
  },
});

/** Ends the wait for a running job after so long. */
function givingUp(afterMs: number): Mutant['alter'] {
  return ({ fetch }) => ({
    fetch: (request) => {
      const url = new URL(request.url);
      if (!url.pathname.endsWith('/runsync') || url.search !== '') return fetch(request);
      url.searchParams.set('wait', `${afterMs}`);
      return fetch(new Request(url, request));
    },
  });
}

/** Alters the text of a whole input of the endpoint that returns it. */
function unusualInput(alter: (text: string) => string): Mutant['alter'] {
  return requests(({ target, json }) =>
    target.includes('/echo/')
      ? { ...json, input: JSON.parse(alter(JSON.stringify(json.input))) }
      : undefined,
  );
}

/** Drops direct members of the input of the endpoint that returns it. */
function withoutDirect(isDropped: (value: unknown) => boolean): Mutant['alter'] {
  return unusualInput((text) => {
    const members = Object.entries(JSON.parse(text));
    return JSON.stringify(Object.fromEntries(members.filter(([, value]) => !isDropped(value))));
  });
}

export const jobMutants: readonly Mutant[] = [
  ...shapeMutants,
  ...submissions,
  ...workers,
  ...schemaMutants,
  ...priorities,
];
