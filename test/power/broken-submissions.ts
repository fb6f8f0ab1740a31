/** How valid submissions may be taken wrongly. */
import { requestMembers } from '../../src/conformance/contract/request-schema.ts';
import type { RuleId } from '../../src/conformance/contract/rules.ts';
import { isObject } from '../../src/core/json.ts';
import { reply } from '../mutants/request-wire.ts';
import {
  byRun,
  madeUpId,
  mapMembers,
  mapTexts,
  refusal,
  result,
  type Table,
} from './breakage-parts.ts';
import { dearKinds, modelKinds } from './conditions.ts';
import type { Body, Breakage, Incoming } from './variant.ts';

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
  // The member that it has in common with the others.
  'policy-is-object',
  'low-priority-type',
  'execution-timeout-type',
  'queue-ttl-type',
  'storage-is-object',
];

/** Changes the body before the service sees it; undefined leaves it as it is. */
function sends(
  change: (body: Body) => Body,
  rules: readonly RuleId[],
  under?: Breakage['under'],
  unseenUnder?: Breakage['unseenUnder'],
) {
  return {
    rules,
    ...(under && { under }),
    ...(unseenUnder && { unseenUnder }),
    begin: () => ({
      of: 'submission' as const,
      async answer({ body, pass }: Incoming) {
        if (body?.input === undefined) return undefined;
        const changed = change(structuredClone(body));
        const isSame = changed === undefined || JSON.stringify(changed) === JSON.stringify(body);
        return isSame || !(await isValid(body, pass)) ? undefined : pass(changed);
      },
    }),
  };
}

/** Changes the answer to an accepted submission. */
function answers(
  change: (job: Body) => object,
  rules: readonly RuleId[],
  under?: Breakage['under'],
  unseenUnder: Breakage['unseenUnder'] = [],
) {
  return {
    rules,
    unseenUnder,
    ...(under && { under }),
    begin: () => ({
      of: 'submission' as const,
      async answer({ pass }: Incoming) {
        const response = await pass();
        if (!response.ok) return undefined;
        const job: Body = await response.json();
        return reply(200, change(job));
      },
    }),
  };
}

/** Sends the submission with an input that is none. If that is the only reported error, the submission is valid. */
async function isValid(body: Body, pass: Incoming['pass']): Promise<boolean> {
  if (!isObject(body?.input)) return false;
  const response = await pass({ ...body, input: 'refused in any case' });
  const problem: Body = response.status === 400 ? await response.json() : {};
  const { errors = [] } = problem;
  return errors.length === 1 && errors[0].pointer === '/input';
}

/** Refuses a submission that the service would accept, which does not see it. */
function refuses(status: number) {
  return {
    rules: acceptance,
    begin: () => ({
      of: 'submission' as const,
      async answer({ body, pass }: Incoming) {
        return (await isValid(body, pass)) ? reply(status, refusal) : undefined;
      },
    }),
  };
}

/** Only where the work never ends, or every worker is busy, and those are declared at serverless endpoints. */
const limited = { kind: 'serverless', policy: 'given' };
const withTimeout = { ...limited, timeout: 'given' };
const withTtl = { ...limited, ttl: 'given' };
/** No worker of which the checks know that it returns something lasts for long. */
const unseenLimits = ['worker'];

/** A value that must be refused may be put right as well. */
const timeoutRules: readonly RuleId[] = [
  'execution-timeout-override',
  'timeout-terminates',
  'execution-timeout-type',
  'execution-timeout-bound',
];
const ttlRules: readonly RuleId[] = [
  'queue-ttl-override',
  'queue-ttl',
  'queue-ttl-type',
  'queue-ttl-minimum',
];

const longestTtlMs =
  requestMembers.find(({ at }) => at === '/policy/ttl')?.range.to ?? Number.POSITIVE_INFINITY;

const atEcho = { worker: 'returns its input', kind: 'serverless' };
const atStorage = { worker: 'returns its storage settings', kind: 'serverless', storage: 'with' };
/** One paid request of a model does not decide whether a job had to wait, nor do few with a priority; a low one may. */
const fewAnswers = [...dearKinds, 'priority'];
const bySync = { operation: 'runsync' };

export const submissions: Table = {
  // Whether a model takes an input, nobody has stated.
  'valid-submission-refused': { ...refuses(400), unseenUnder: modelKinds },
  // An endpoint may be refused for reasons that nobody declared, and so may one request among others.
  'valid-submission-forbidden': {
    ...refuses(403),
    unseenUnder: ['worker', 'kind', 'turn', 'others'],
  },
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
    unseenUnder: dearKinds,
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
          if (!isObject(body?.input)) return undefined;
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
    fewAnswers,
  ),
  'runsync-answers-queued': answers(
    ({ id }) => ({ id, status: 'IN_QUEUE' }),
    ['runsync-answers-completed'],
    bySync,
    fewAnswers,
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
  'storage-dropped': sends(
    ({ s3Config: _, ...rest }) => rest,
    ['storage-reaches-worker'],
    atStorage,
  ),
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
    timeoutRules,
    withTimeout,
    unseenLimits,
  ),
  'timeout-doubled': sends(
    ({ policy, ...rest }) =>
      Number.isInteger(policy?.executionTimeout)
        ? { ...rest, policy: { ...policy, executionTimeout: policy.executionTimeout * 2 } }
        : undefined,
    timeoutRules,
    withTimeout,
    unseenLimits,
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
    timeoutRules,
    withTimeout,
    unseenLimits,
  ),
  'ttl-dropped': sends(
    ({ policy, ...rest }) => {
      if (policy?.ttl === undefined) return undefined;
      const { ttl: _, ...others } = policy;
      return { ...rest, policy: others };
    },
    ttlRules,
    withTtl,
    // Beside these jobs, one of `runsync` is always under way.
    [...unseenLimits, 'others none'],
  ),
  'ttl-doubled': sends(
    ({ policy, ...rest }) =>
      Number.isInteger(policy?.ttl) && 2 * policy.ttl <= longestTtlMs
        ? { ...rest, policy: { ...policy, ttl: policy.ttl * 2 } }
        : undefined,
    ttlRules,
    withTtl,
    // Beside these jobs, one of `runsync` is always under way.
    [...unseenLimits, 'others none'],
  ),
  'low-priority-dropped': sends(
    ({ policy, ...rest }) =>
      policy?.lowPriority === true
        ? { ...rest, policy: { ...policy, lowPriority: false } }
        : undefined,
    ['low-priority-never-scales'],
    { ...limited, priority: 'low' },
    unseenLimits,
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
      input: mapMembers(input, (value) => (value === null ? undefined : value)),
    }),
    result,
    atEcho,
  ),
  'fractions-of-input-cut': sends(
    ({ input, ...rest }) => ({
      ...rest,
      input: mapMembers(input, (value) => (typeof value === 'number' ? Math.trunc(value) : value)),
    }),
    result,
    atEcho,
  ),
};
