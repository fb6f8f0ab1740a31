/** What a deployment may do wrong, whatever the circumstances. */
import type { RuleId } from '../../src/conformance/contract/rules.ts';
import { reply } from '../mutants/request-wire.ts';
import { acknowledged, refused } from '../mutants/webhook-wire.ts';
import type { Body, Breakage, Incoming } from './variant.ts';

type Table = Readonly<Record<string, Omit<Breakage, 'name'>>>;

/** Any of these says that a valid submission has to be accepted. */
const acceptance: readonly RuleId[] = [
  'only-input-required',
  'input-is-open',
  'same-request-for-both',
  'one-interface',
  'two-ways-to-submit',
  'path-run',
  'path-runsync',
  'endpoint-runs-worker',
  'storage-any-provider',
  'request-content-type',
  'serverless-input-is-the-workers',
  'execution-timeout-override',
  'execution-timeout-bound',
  'queue-ttl-override',
  'queue-ttl-minimum',
  'queue-ttl-maximum',
  'webhook-is-url',
  'key-as-bearer',
  'key-in-authorization',
];

/** Any of these says that a job shows what its worker returned. */
const result: readonly RuleId[] = [
  'output-is-result',
  'output-at-status',
  'output-after-completion',
  'output-type',
  'endpoint-runs-worker',
  'result-completes',
  'runsync-answers-completed',
];

const refusal = { title: 'Refused', detail: 'Not like this.' };

/** An id in the form of those that `run` returns. */
const madeUpId = (digit: number) => `00000000-0000-4000-8000-${`${digit}`.padStart(12, '0')}-u1`;

/** Changes the body before the service sees it; undefined leaves it as it is. */
function sends(change: (body: Body) => Body, rules: readonly RuleId[], under?: Breakage['under']) {
  return {
    rules,
    ...(under && { under }),
    begin: () => ({
      of: 'submission' as const,
      async answer({ body, pass }: Incoming) {
        if (body?.input === undefined) return undefined;
        const changed = change(structuredClone(body));
        return changed === undefined || JSON.stringify(changed) === JSON.stringify(body)
          ? undefined
          : pass(changed);
      },
    }),
  };
}

/** Changes the answer to an accepted submission. */
function answers(
  change: (job: Body) => object,
  rules: readonly RuleId[],
  under?: Breakage['under'],
) {
  return {
    rules,
    ...(under && { under }),
    begin: () => ({
      of: 'submission' as const,
      async answer({ pass }: Incoming) {
        const response = await pass();
        if (!response.ok) return response;
        const job: Body = await response.json();
        return reply(200, change(job));
      },
    }),
  };
}

/** Refuses a submission that the service would accept, which does not see it. */
function refuses(status: number) {
  return {
    rules: acceptance,
    begin: () => ({
      of: 'submission' as const,
      async answer({ body, pass }: Incoming) {
        if (typeof body?.input !== 'object') return undefined;
        // Another fault than this one shows that it would be refused.
        const response = await pass({ ...body, input: 'refused in any case' });
        const problem: Body = response.status === 400 ? await response.json() : {};
        const { errors = [] } = problem;
        const isValid = errors.length === 1 && errors[0].pointer === '/input';
        return isValid ? reply(status, refusal) : undefined;
      },
    }),
  };
}

const byRun = { operation: 'run' };
const atEcho = { worker: 'returns its input', kind: 'serverless' };
const atStorage = { worker: 'returns its storage settings', kind: 'serverless', storage: 'with' };
const bySync = { operation: 'runsync' };

const submissions: Table = {
  'valid-submission-refused': refuses(400),
  'valid-submission-forbidden': refuses(401),
  'submission-lost': {
    rules: ['run-enters-queue', 'status-takes-run-id', 'endpoint-runs-worker', 'path-status'],
    under: byRun,
    begin: () => {
      let lost = 0;
      return {
        of: 'submission',
        async answer({ pass }) {
          const response = await pass();
          lost += 1;
          return response.ok ? reply(200, { id: madeUpId(lost), status: 'IN_QUEUE' }) : undefined;
        },
      };
    },
  },
  'earlier-job-answered': {
    rules: ['run-enters-queue', 'endpoint-runs-worker', 'status-takes-run-id', 'output-is-result'],
    under: byRun,
    begin: () => {
      const last = new Map<string, Body>();
      return {
        of: 'submission',
        async answer({ pass, situation: { endpoint } }) {
          const response = await pass();
          if (!response.ok) return undefined;
          const job: Body = await response.clone().json();
          const earlier = last.get(endpoint);
          last.set(endpoint, job);
          return earlier && reply(200, { ...job, id: earlier.id });
        },
      };
    },
  },
  'input-of-the-job-before': {
    rules: result,
    under: atEcho,
    begin: () => {
      const last = new Map<string, Body>();
      return {
        of: 'submission',
        async answer({ body, pass, situation: { endpoint } }) {
          if (body?.input === undefined) return undefined;
          const earlier = last.get(endpoint);
          last.set(endpoint, body.input);
          const isSame = JSON.stringify(earlier) === JSON.stringify(body.input);
          return earlier === undefined || isSame ? undefined : pass({ ...body, input: earlier });
        },
      };
    },
  },
  'status-of-submission-missing': answers(
    ({ id }) => ({ id }),
    ['submit-answers-id-and-status'],
    byRun,
  ),
  'id-of-submission-missing': answers(
    ({ status }) => ({ status }),
    ['submit-answers-id-and-status', 'status-takes-run-id'],
    byRun,
  ),
  'submitted-job-in-progress': answers(
    (job) => ({ ...job, status: 'IN_PROGRESS' }),
    ['submit-answers-queued'],
    byRun,
  ),
  'runsync-answers-unfinished': answers(
    ({ id }) => ({ id, status: 'IN_PROGRESS' }),
    ['runsync-answers-completed'],
    bySync,
  ),
  'runsync-answers-queued': answers(
    ({ id }) => ({ id, status: 'IN_QUEUE' }),
    ['runsync-answers-completed'],
    bySync,
  ),
  'submission-answered-with-nothing': {
    rules: ['submit-answers-id-and-status', 'submit-answers-queued', 'status-takes-run-id'],
    under: byRun,
    begin: () => ({
      of: 'submission',
      async answer({ pass }) {
        const response = await pass();
        return response.ok ? reply(200, {}) : undefined;
      },
    }),
  },
  'storage-dropped': sends(({ s3Config: _, ...rest }) => rest, ['storage-reaches-worker'], {
    kind: 'serverless',
    storage: 'with',
  }),
  'storage-address-in-lower-case': sends(
    ({ s3Config, ...rest }) => {
      if (typeof s3Config?.endpointUrl !== 'string') return undefined;
      const endpointUrl = s3Config.endpointUrl.toLowerCase();
      return { ...rest, s3Config: { ...s3Config, endpointUrl } };
    },
    ['storage-reaches-worker'],
    atStorage,
  ),
  'timeout-dropped': sends(
    ({ policy, ...rest }) => {
      if (policy?.executionTimeout === undefined) return undefined;
      const { executionTimeout: _, ...others } = policy;
      return { ...rest, policy: others };
    },
    ['execution-timeout-override', 'timeout-terminates'],
    { timeout: 'given', policy: 'given' },
  ),
  'timeout-doubled': sends(
    ({ policy, ...rest }) =>
      Number.isInteger(policy?.executionTimeout)
        ? { ...rest, policy: { ...policy, executionTimeout: policy.executionTimeout * 2 } }
        : undefined,
    ['execution-timeout-override', 'timeout-terminates'],
    { timeout: 'given', policy: 'given' },
  ),
  'timeout-in-whole-seconds': sends(
    ({ policy, ...rest }) =>
      Number.isInteger(policy?.executionTimeout)
        ? {
            ...rest,
            policy: {
              ...policy,
              executionTimeout: Math.ceil(policy.executionTimeout / 1000) * 1000,
            },
          }
        : undefined,
    ['execution-timeout-override', 'timeout-terminates'],
    { timeout: 'given', policy: 'given' },
  ),
  'ttl-dropped': sends(
    ({ policy, ...rest }) => {
      if (policy?.ttl === undefined) return undefined;
      const { ttl: _, ...others } = policy;
      return { ...rest, policy: others };
    },
    ['queue-ttl-override', 'queue-ttl'],
    { ttl: 'given', policy: 'given' },
  ),
  'ttl-doubled': sends(
    ({ policy, ...rest }) =>
      Number.isInteger(policy?.ttl) && policy.ttl < 300_000_000
        ? { ...rest, policy: { ...policy, ttl: policy.ttl * 2 } }
        : undefined,
    ['queue-ttl-override', 'queue-ttl'],
    { ttl: 'given', policy: 'given' },
  ),
  'low-priority-dropped': sends(
    ({ policy, ...rest }) =>
      policy?.lowPriority === true
        ? { ...rest, policy: { ...policy, lowPriority: false } }
        : undefined,
    ['low-priority-never-scales'],
    { priority: 'low', policy: 'given' },
  ),
  'webhook-dropped': sends(
    ({ webhook: _, ...rest }) => rest,
    ['webhook-on-completion', 'webhook-is-post'],
    { webhook: 'with' },
  ),
  'texts-of-input-trimmed': sends(
    ({ input, ...rest }) => ({ ...rest, input: mapTexts(input, (text) => text.trim()) }),
    result,
    atEcho,
  ),
  'texts-of-input-cut': sends(
    ({ input, ...rest }) => ({ ...rest, input: mapTexts(input, (text) => text.slice(0, 255)) }),
    result,
    atEcho,
  ),
  'nulls-of-input-dropped': sends(
    ({ input, ...rest }) => ({
      ...rest,
      input: JSON.parse(JSON.stringify(input, (_, value) => (value === null ? undefined : value))),
    }),
    result,
    atEcho,
  ),
  'fractions-of-input-cut': sends(
    ({ input, ...rest }) => ({
      ...rest,
      input: JSON.parse(
        JSON.stringify(input, (_, value) =>
          typeof value === 'number' ? Math.trunc(value) : value,
        ),
      ),
    }),
    result,
    atEcho,
  ),
};

function mapTexts(value: Body, change: (text: string) => string): Body {
  return JSON.parse(
    JSON.stringify(value, (_, member) => (typeof member === 'string' ? change(member) : member)),
  );
}

/** The faults of a submission, by the member that has them, with the rules that speak of it. */
const faults: Readonly<Record<string, readonly RuleId[]>> = {
  '/input': ['input-required', 'input-is-object'],
  '/webhook': ['webhook-is-url'],
  '/policy': ['policy-is-object'],
  '/policy/executionTimeout': ['execution-timeout-type', 'execution-timeout-bound'],
  '/policy/lowPriority': ['low-priority-type'],
  '/policy/ttl': ['queue-ttl-type', 'queue-ttl-minimum', 'queue-ttl-maximum'],
  '/s3Config': ['storage-is-object'],
  '/s3Config/accessId': ['storage-access-id-type'],
  '/s3Config/accessSecret': ['storage-access-secret-type'],
  '/s3Config/bucketName': ['storage-bucket-name-type'],
  '/s3Config/endpointUrl': ['storage-endpoint-url-type'],
};

const presence: Readonly<Record<string, Breakage['under']>> = {
  '/webhook': { webhook: 'with' },
  '/policy/executionTimeout': { policy: 'given', timeout: 'given' },
  '/policy/lowPriority': { policy: 'given' },
  '/policy/ttl': { policy: 'given', ttl: 'given' },
};

const acceptedFaults: Table = Object.fromEntries(
  Object.entries(faults).map(([pointer, rules]): [string, Omit<Breakage, 'name'>] => {
    const { [pointer]: under = pointer.startsWith('/s3Config') ? { storage: 'with' } : undefined } =
      presence;
    return [
      `fault${pointer.replaceAll('/', '-')}-accepted`,
      {
        rules,
        ...(under && { under }),
        begin: () => {
          let accepted = 0;
          return {
            of: 'fault',
            answer({ situation }, { errors = [] }) {
              const isOnly =
                errors.length > 0 && errors.every((error: Body) => error.pointer === pointer);
              if (!isOnly) return undefined;
              accepted += 1;
              const id = madeUpId(accepted);
              return situation.operation === 'run'
                ? reply(200, { id, status: 'IN_QUEUE' })
                : reply(200, { id: `sync-${id}`, status: 'COMPLETED', output: {} });
            },
          };
        },
      },
    ];
  }),
);

const otherRefusals: Table = {
  'fault-answered-422': {
    rules: ['invalid-request-is-400'],
    begin: () => ({ of: 'fault', answer: () => reply(422, refusal) }),
  },
  'fault-answered-500': {
    rules: ['invalid-request-is-400'],
    begin: () => ({ of: 'fault', answer: () => reply(500, refusal) }),
  },
};

/** Changes what a job shows; undefined leaves it as it is. */
function shows(
  show: (job: Body) => Body,
  rules: readonly RuleId[],
  under?: Breakage['under'],
): Omit<Breakage, 'name'> {
  return { rules, ...(under && { under }), begin: () => ({ of: 'read', show }) };
}

const whenCompleted = { phase: 'completed' };
const completed = (job: Body, change: object) =>
  job.status === 'COMPLETED' ? { ...job, ...change } : undefined;
const withOutput = (job: Body, change: (output: Body) => Body) =>
  job.status === 'COMPLETED' ? { ...job, output: change(job.output) } : undefined;
const without = (member: string) => (job: Body) => {
  const { [member]: left, ...rest } = job;
  return left === undefined ? undefined : rest;
};

const reads: Table = {
  'output-missing': shows(without('output'), result, whenCompleted),
  'output-as-list': shows(
    (job) => withOutput(job, (output) => [output]),
    ['output-type', ...result],
    whenCompleted,
  ),
  'output-as-text': shows(
    (job) => withOutput(job, (output) => JSON.stringify(output)),
    ['output-type', ...result],
    whenCompleted,
  ),
  'output-wrapped': shows(
    (job) => withOutput(job, (output) => ({ result: output })),
    [...result, 'image-output-cost', 'image-output-url'],
    whenCompleted,
  ),
  'output-empty': shows(
    (job) => withOutput(job, () => ({})),
    [...result, 'image-output-cost', 'image-output-url'],
    whenCompleted,
  ),
  'output-of-the-job-before': {
    rules: [...result, 'image-charge', 'image-output-url'],
    under: whenCompleted,
    begin: () => {
      const last = new Map<string, Body>();
      return {
        of: 'read',
        show(job, { endpoint }) {
          if (job.status !== 'COMPLETED') return undefined;
          const earlier = last.get(endpoint);
          if (earlier?.id !== job.id) last.set(endpoint, { id: job.id, output: job.output });
          const isOther =
            earlier !== undefined && JSON.stringify(earlier.output) !== JSON.stringify(job.output);
          return isOther ? { ...job, output: earlier.output } : undefined;
        },
      };
    },
  },
  'id-missing': shows(without('id'), [
    'job-id-type',
    'job-shape',
    'status-takes-run-id',
    'runsync-answers-completed',
    'sync-id-prefix',
  ]),
  'id-of-another-job': shows(
    (job) => ({ ...job, id: job.id.replace(/.{6}(?=-u1$)/, '123456') }),
    ['status-takes-run-id', 'path-status', 'job-shape', 'status-is-current'],
    byRun,
  ),
  'id-as-number': shows((job) => ({ ...job, id: 7 }), ['job-id-type', 'job-shape']),
  'status-missing': shows(without('status'), [
    'job-status-type',
    'job-shape',
    'status-is-current',
    'runsync-answers-completed',
    'state-completed',
    'result-completes',
  ]),
  'status-in-lower-case': shows(
    (job) => ({ ...job, status: job.status.toLowerCase() }),
    [
      'state-in-queue',
      'state-in-progress',
      'state-completed',
      'job-status-type',
      'result-completes',
      'runsync-answers-completed',
    ],
  ),
  'completed-shown-in-progress': shows(
    ({ id, status }) => (status === 'COMPLETED' ? { id, status: 'IN_PROGRESS' } : undefined),
    [
      'status-is-current',
      'result-completes',
      'runsync-answers-completed',
      'endpoint-runs-worker',
      'output-at-status',
      'webhook-content',
    ],
    whenCompleted,
  ),
  'delay-as-text': shows(
    (job) => (job.delayTime === undefined ? undefined : { ...job, delayTime: `${job.delayTime}` }),
    ['delay-time-type'],
  ),
  'delay-with-fraction': shows(
    (job) => (job.delayTime === undefined ? undefined : { ...job, delayTime: job.delayTime + 0.5 }),
    ['delay-time-type'],
  ),
  'delay-always-zero': shows(
    (job) => (job.delayTime > 0 ? { ...job, delayTime: 0 } : undefined),
    ['delay-time-meaning'],
  ),
  'delay-doubled': shows(
    (job) => (job.delayTime > 0 ? { ...job, delayTime: job.delayTime * 2 } : undefined),
    ['delay-time-meaning'],
  ),
  'execution-time-as-text': shows(
    (job) =>
      job.executionTime === undefined
        ? undefined
        : { ...job, executionTime: `${job.executionTime}` },
    ['execution-time-type'],
  ),
  'execution-time-with-fraction': shows(
    (job) =>
      job.executionTime === undefined
        ? undefined
        : { ...job, executionTime: job.executionTime + 0.5 },
    ['execution-time-type'],
  ),
  'execution-time-always-zero': shows(
    (job) => (job.executionTime > 0 ? { ...job, executionTime: 0 } : undefined),
    ['execution-time-meaning'],
  ),
  'execution-time-doubled': shows(
    (job) => (job.executionTime > 0 ? { ...job, executionTime: job.executionTime * 2 } : undefined),
    ['execution-time-meaning'],
  ),
  'times-swapped': shows(
    (job) =>
      job.executionTime === undefined || job.delayTime === job.executionTime
        ? undefined
        : { ...job, executionTime: job.delayTime, delayTime: job.executionTime },
    ['execution-time-meaning', 'delay-time-meaning'],
  ),
  'worker-as-number': shows(
    (job) => (job.workerId === undefined ? undefined : { ...job, workerId: 7 }),
    ['worker-id-type'],
  ),
  'worker-changes': {
    rules: ['worker-id-kept'],
    under: { phase: 'completed', look: 'later' },
    begin: () => ({
      of: 'read',
      show: (job, { look }) => completed(job, { workerId: `worker-other-${look}` }),
    }),
  },
  'storage-shown': {
    rules: ['storage-never-answered'],
    under: { storage: 'with' },
    begin: () => ({
      of: 'read',
      show: (job, { body }) =>
        body?.s3Config === undefined ? undefined : { ...job, s3Config: body.s3Config },
    }),
  },
  'storage-secret-in-output': {
    rules: ['storage-never-answered'],
    under: { storage: 'with', ...whenCompleted },
    begin: () => ({
      of: 'read',
      show: (job, { body }) =>
        body?.s3Config?.accessSecret === undefined || job.output === undefined
          ? undefined
          : { ...job, output: { ...job.output, log: `with ${body.s3Config.accessSecret}` } },
    }),
  },
  'cost-as-text': shows((job) => costOf(job, (cost) => `${cost}`), ['image-output-cost'], {
    kind: 'image',
    ...whenCompleted,
  }),
  'cost-missing': shows(
    (job) => costOf(job, () => undefined),
    ['image-output-cost', 'image-charge-reported'],
    {
      kind: 'image',
      ...whenCompleted,
    },
  ),
  'cost-doubled': shows(
    (job) => costOf(job, (cost) => cost * 2),
    ['image-charge-reported', 'image-charge', 'price-image-fast', 'price-image-higher-quality'],
    { kind: 'image', ...whenCompleted },
  ),
  'cost-in-whole-cents': shows(
    (job) => costOf(job, (cost) => Math.ceil(cost * 100) / 100),
    [
      'image-charge-reported',
      'image-charge',
      'charge-rounded-up',
      'price-image-fast',
      'price-image-higher-quality',
    ],
    { kind: 'image', ...whenCompleted },
  ),
  'image-url-relative': shows(
    (job) =>
      job.output?.image_url === undefined
        ? undefined
        : withOutput(job, (output) => ({
            ...output,
            image_url: new URL(output.image_url).pathname,
          })),
    ['image-output-url'],
    { kind: 'image', ...whenCompleted },
  ),
  'image-url-missing': shows(
    (job) =>
      job.output?.image_url === undefined
        ? undefined
        : withOutput(job, ({ image_url: _, ...output }) => output),
    ['image-output-url'],
    { kind: 'image', ...whenCompleted },
  ),
  'same-answer-again': {
    rules: [
      'status-is-current',
      'result-completes',
      'endpoint-runs-worker',
      'output-at-status',
      'state-in-progress',
      'webhook-content',
    ],
    under: { operation: 'run' },
    begin: () => {
      const first = new Map<string, Body>();
      return {
        of: 'read',
        show(job) {
          const earlier = first.get(job.id);
          first.set(job.id, earlier ?? job);
          return earlier === undefined || earlier.status === job.status ? undefined : earlier;
        },
      };
    },
  },
};

function costOf(job: Body, change: (cost: number) => unknown): Body {
  return job.output?.cost === undefined
    ? undefined
    : { ...job, output: { ...job.output, cost: change(job.output.cost) } };
}

/** Changes the job that a webhook call tells of. */
function tells(change: (job: Body) => Body, rules: readonly RuleId[]): Omit<Breakage, 'name'> {
  return {
    rules,
    begin: () => ({
      of: 'call',
      make(call, deliver) {
        const changed = change(JSON.parse(call.body));
        return changed === undefined
          ? undefined
          : deliver({ ...call, body: JSON.stringify(changed) });
      },
    }),
  };
}

const calls: Table = {
  'webhook-lost': {
    rules: [
      'webhook-on-completion',
      'webhook-is-post',
      'webhook-retries',
      'webhook-lost-connection',
    ],
    begin: () => ({ of: 'call', make: async () => acknowledged }),
  },
  'webhook-repeated-after-200': {
    rules: ['webhook-acknowledgement', 'webhook-only-event'],
    begin: () => ({
      of: 'call',
      make: async (call, deliver) => {
        const outcome = await deliver(call);
        return outcome.kind === 'answered' && outcome.status === 200 ? refused : outcome;
      },
    }),
  },
  'webhook-failure-taken-for-success': {
    rules: ['webhook-retries', 'webhook-lost-connection', 'webhook-acknowledgement'],
    begin: () => ({
      of: 'call',
      make: async (call, deliver) => {
        await deliver(call);
        return acknowledged;
      },
    }),
  },
  'webhook-by-put': {
    rules: ['webhook-is-post'],
    begin: () => ({ of: 'call', make: (call, deliver) => deliver({ ...call, method: 'PUT' }) }),
  },
  'webhook-query-dropped': {
    rules: ['webhook-is-post', 'webhook-on-completion'],
    begin: () => ({
      of: 'call',
      make: (call, deliver) => {
        const [plain = ''] = call.url.split('?');
        return plain === call.url ? undefined : deliver({ ...call, url: plain });
      },
    }),
  },
  'webhook-without-id': tells(without('id'), [
    'webhook-content',
    'webhook-job-shape',
    'webhook-on-completion',
  ]),
  'webhook-without-output': tells(without('output'), ['webhook-content', 'webhook-job-shape']),
  'webhook-without-times': tells(without('executionTime'), [
    'webhook-content',
    'webhook-job-shape',
  ]),
  'webhook-with-other-output': tells(
    (job) =>
      job.output === undefined ? undefined : { ...job, output: { ...job.output, more: 1 } },
    ['webhook-content'],
  ),
  'webhook-while-in-progress': tells(
    ({ id }) => ({ id, status: 'IN_PROGRESS' }),
    ['webhook-on-completion', 'webhook-content', 'webhook-only-event'],
  ),
  'webhook-of-another-job': tells(
    (job) => ({ ...job, id: madeUpId(7) }),
    ['webhook-content', 'webhook-on-completion', 'webhook-is-post'],
  ),
};

const requests: Table = {
  'key-refused-with-403': {
    rules: ['wrong-key-refused', 'forbidden-key-refused'],
    begin: () => ({
      of: 'request',
      async answer({ pass }) {
        const response = await pass();
        return response.status === 401 ? reply(403, refusal) : undefined;
      },
    }),
  },
  'wrong-key-accepted': {
    rules: ['wrong-key-refused', 'forbidden-key-refused'],
    begin: () => ({
      of: 'request',
      async answer({ sent, pass, situation: { operation } }) {
        const response = await pass();
        if (response.status !== 401 || sent.headers.get('authorization') === null) return undefined;
        return operation === 'run'
          ? reply(200, { id: madeUpId(1), status: 'IN_QUEUE' })
          : reply(200, { id: madeUpId(1), status: 'COMPLETED', output: {} });
      },
    }),
  },
  'unknown-endpoint-is-400': {
    rules: ['unknown-endpoint-is-404'],
    begin: () => ({
      of: 'request',
      async answer({ pass, situation: { kind } }) {
        const response = await pass();
        return kind === 'none' && response.status === 404 ? reply(400, refusal) : undefined;
      },
    }),
  },
};

export const breakages: readonly Breakage[] = Object.entries({
  ...submissions,
  ...acceptedFaults,
  ...otherRefusals,
  ...reads,
  ...calls,
  ...requests,
}).map(([name, breakage]) => ({ name, ...breakage }));
